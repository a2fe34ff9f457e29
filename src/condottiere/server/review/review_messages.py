"""The messages of a finished game: its review, of moments and battles, and its statistics.

The statistics are about realms, battles, turning points, luck and skill.
"""

from bisect import bisect_right
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple, get_args

import msgspec

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Resigned
from condottiere.record.events.event import FightEvent, GameEvent, HandsKept
from condottiere.record.events.from_log import events_of
from condottiere.record.fairness.verification import shuffle_of
from condottiere.record.game import Game, LogStep
from condottiere.record.review.course import Made, course
from condottiere.record.review.outlook import outlook
from condottiere.record.review.playback import Moment, Playback
from condottiere.record.review.stages import Story, tell
from condottiere.rules import Ending, Phase
from condottiere.rules.table import NOBODY
from condottiere.server.errors import RequestError
from condottiere.server.messages import review_api
from condottiere.server.messages.api import Verification
from condottiere.server.messages.protocol import LogLine, Player
from condottiere.server.table.messages.fairness import verification
from condottiere.server.table.messages.pacts import ledger
from condottiere.server.table.messages.wire import ending_name, log_line

from .recordings import MAX_PLAYBACKS, Recording, record_json

if TYPE_CHECKING:
    from condottiere.bots.judge.split import Standings


def summarize(
    recording: Recording,
    first: int,
    own: Collection[int],
    players: list[Player],
    rematches: review_api.Rematches | None = None,
) -> review_api.Review:
    """The Review from moment `first` on, for a viewer to whom the seats `own` belong.

    This takes some tenths of a second.
    """
    playback, record = recording.playback, recording.record
    last = first + review_api.MAX_MOMENTS - 1
    battles = [battle for battle in playback.battles if first <= battle.to_moment <= last]
    return review_api.Review(
        players=players,
        own=sorted(own),
        options=record.options,
        rules_version=record.rules_version,
        created=recording.created,
        entries=len(record.entries),
        length=len(playback),
        first=first,
        moments=[told_moment(moment, recording) for moment in playback.walk(first, last)],
        battles=msgspec.convert(battles, list[review_api.Battle], from_attributes=True),
        outcome=game_outcome(playback.end),
        closed=playback.end.agreements.closed,
        fair=shuffle_of(record) is not None,
        pacts=ledger(playback.end) if first == 0 else [],
        rematches=rematches,
    )


def told_moment(moment: Moment, recording: Recording) -> review_api.Moment:
    """The message of a moment, with its log lines."""
    at = recording.times[moment.entry] if recording.times else None
    following = [*(step.entry for step in moment.steps[1:]), None]
    told = [
        event for step, then in zip(moment.steps, following, strict=True) for event in events_of(step, then)
    ]
    lines = [log_line(event, at=at or 0.0) for event in told or [HandsKept()]]
    return review_api.Moment(entry=moment.entry, lines=lines, at=at)


def game_outcome(game: Game) -> review_api.GameOutcome | None:
    """The message about how a game ended; None if it has not."""
    outcome, table = game.outcome, game.table
    if outcome is None:
        return None
    needed = {Ending.ADJACENT: table.adjacent_needed, Ending.TOTAL: table.total_needed}
    return review_api.GameOutcome(
        ending=ending_name(outcome.ending),
        winners=list(outcome.winners),
        scores=None if outcome.scores is None else list(outcome.scores),
        needed=needed.get(outcome.ending),
    )


MIN_SWING: Final = 0.05
"""The minimum change of the chances to win, from 0 to 1, that counts as a turning point."""
_ENDS: Final = get_args(GameEvent)
"""What is told of the end of a battle besides who won it."""
_ACTS: Final = get_args(FightEvent)
"""What is told of a moment that decides a battle, but for requests that lapse with it."""


def find_statistics(
    recording: Recording, own: Collection[int], players: list[Player], *, judged: bool
) -> review_api.Statistics:
    """The Statistics for a viewer to whom the seats `own` belong, with what the judge says if `judged`.

    This takes some tenths of a second, judged some seconds.
    """
    playback, record = recording.playback, recording.record
    figures = _figures(playback, judged)
    return review_api.Statistics(
        players=players,
        own=sorted(own),
        options=record.options,
        created=recording.created,
        length=len(playback),
        battles=msgspec.convert(playback.battles, list[review_api.Battle], from_attributes=True),
        outcome=game_outcome(playback.end),
        closed=playback.end.agreements.closed,
        stages=figures.stages,
        turning_points=_turning_points(recording, figures),
        splits=figures.splits,
    )


class _Figures(NamedTuple):
    """The statistics that depend neither on the viewer nor on the present names of the seats."""

    stages: list[review_api.Stage]
    story: Story
    splits: list[review_api.SeatSplit]


@lru_cache(maxsize=MAX_PLAYBACKS)
def _figures(playback: Playback, judged: bool) -> _Figures:
    """The figures of a whole game. If they are judged, this takes some seconds."""
    story = tell(playback)
    made = course(playback) if judged else []
    chances, splits = _judged(playback, story, made) if made else ([[] for _ in story.stages], [])
    stages = [
        review_api.Stage(
            kind=stage.kind,
            moment=stage.moment,
            game=stage.game,
            battle=stage.battle,
            owners=[None if owner == NOBODY else owner for owner in stage.owners],
            scores=list(stage.scores),
            chances=each,
        )
        for stage, each in zip(story.stages, chances, strict=True)
    ]
    return _Figures(stages, story, splits)


def _judged(
    playback: Playback, story: Story, made: Sequence[Made]
) -> tuple[list[list[float]], list[review_api.SeatSplit]]:
    """The chances at each stage, and what every seat's result is made of, by at least one move."""
    from condottiere.bots.judge.split import split  # NumPy is needed for it alone

    end = playback.end
    steps, moments = [one.step for one in made], [one.moment for one in made]
    found = judge_moves(steps)
    chances = [found.chances[bisect_right(moments, stage.moment)].tolist() for stage in story.stages]
    ended = None
    if (outcome := end.outcome) is not None and outcome.winners:
        ended = [(seat in outcome.winners) / len(outcome.winners) for seat in range(end.table.seats)]
    resigned = [entry.seat for entry in end.log if isinstance(entry, Resigned)]
    splits = split(steps, found, ended, resigned[-1] if resigned else NOBODY)
    return chances, [review_api.SeatSplit(**one._asdict()) for one in splits]


def judge_moves(steps: Sequence[LogStep]) -> "Standings":
    """Every seat's chance after each move; it needs compiled code."""
    from condottiere.bots.judge.standing import standings

    return standings(steps)


def _turning_points(recording: Recording, figures: _Figures) -> list[review_api.TurningPoint]:
    stages = figures.stages
    swings = [(_swing(before, after), number) for number, (before, after) in enumerate(pairwise(stages), 1)]
    greatest = sorted(swing for swing in swings if swing[0] >= MIN_SWING)[-review_api.MAX_TURNING_POINTS :]
    in_order = sorted((number, swing) for swing, number in greatest)
    return [_turning_point(recording, figures, number, swing) for number, swing in in_order]


def _swing(before: review_api.Stage, after: review_api.Stage) -> float:
    """The sum of the chances to win, from 0 to 1, that passed from some seats to others."""
    return sum(abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)) / 2


def _turning_point(
    recording: Recording, figures: _Figures, number: int, swing: float
) -> review_api.TurningPoint:
    before, after = figures.story.stages[number - 1 : number + 1]
    table, moment, decided, ends = after.table, after.moment, None, []
    if after.battle is not None:
        ends = [one.fact for one in _lines(recording, moment) if isinstance(one.event, _ENDS)]
        moment = figures.story.decided[after.battle]
        lines = _lines(recording, moment)
        decided = next((one for one in lines if isinstance(one.event, _ACTS)), lines[0]).fact
    over = table.phase in (Phase.INTERVAL, Phase.OVER)
    return review_api.TurningPoint(
        stage=number,
        swing=swing,
        moment=moment,
        decided=decided,
        outlook=[*ends, *outlook(before.table, table)],
        hands=[] if over else [list(hand) for hand in table.hands[: table.seats]],
    )


def _lines(recording: Recording, number: int) -> list[LogLine]:
    (moment,) = recording.playback.walk(number, number)
    return told_moment(moment, recording).lines


def verify(recording: Recording, otherwise: Fact | str) -> Verification:
    """The Verification of a game. Raises RequestError with the message `otherwise` if it has no shuffles."""
    verified = recording.playback.verified
    if verified is None:
        raise RequestError("not_found", otherwise)
    return verification(recording.record, verified)


def tell_json(recording: Recording) -> review_api.RecordJson:
    """The JSON export of a recording's record."""
    return record_json(recording.record)
