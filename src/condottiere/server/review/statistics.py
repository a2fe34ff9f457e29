"""The statistics of a finished game: realms, battles, turning points, and luck with the cards."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from condottiere.bots.evaluation.prospects import card_values, win_chances
from condottiere.record.outcome import Outcome
from condottiere.record.review.luck import luck
from condottiere.record.review.playback import Playback
from condottiere.record.review.stages import Story, tell
from condottiere.rules.table import NOBODY
from condottiere.server.messages import review_api
from condottiere.server.messages.review_api import (
    MAX_TURNING_POINTS,
    SeatLuck,
    Stage,
    Statistics,
    TurningPoint,
)
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.table.messages.wire import players

from .recordings import MAX_PLAYBACKS, Recording
from .summary import game_outcome, told_moment

MIN_SWING: Final = 0.05
"""The minimum change of the chances to win, from 0 to 1, that counts as a turning point."""


def find_statistics(recording: Recording, own: Collection[int], opponents: Opponents) -> Statistics:
    """The Statistics for a viewer to whom the seats `own` belong.

    This takes some tenths of a second, so call it in a thread.
    """
    playback, record = recording.playback, recording.record
    figures = _figures(playback)
    seats = range(len(recording.seats))
    return Statistics(
        players=players(recording.seats, opponents, connected=seats),
        own=sorted(own),
        options=record.options,
        created=recording.created,
        length=len(playback),
        battles=msgspec.convert(playback.battles, list[review_api.Battle], from_attributes=True),
        outcome=game_outcome(playback.end),
        closed=playback.end.agreements.closed,
        stages=figures.stages,
        turning_points=_turning_points(recording, figures),
        luck=figures.luck,
        card_values=figures.card_values,
    )


class _Figures(NamedTuple):
    """The statistics that depend neither on the viewer nor on the present names of the seats."""

    stages: list[Stage]
    decided: list[int]
    """As in Story, by battle."""
    luck: list[SeatLuck]
    card_values: list[float]


@lru_cache(maxsize=MAX_PLAYBACKS)
def _figures(playback: Playback) -> _Figures:
    """The figures of a whole game. This takes some seconds for the longest games."""
    story, table = tell(playback), playback.end.table
    values = card_values(table)
    lucks = [luck(story.draws, seat, values) for seat in range(table.seats)]
    return _Figures(
        stages=list(_stages(story, playback.end.outcome)),
        decided=story.decided,
        luck=msgspec.convert(lucks, list[SeatLuck], from_attributes=True),
        card_values=values,
    )


def _stages(story: Story, outcome: Outcome | None) -> Iterator[Stage]:
    for number, stage in enumerate(story.stages, 1):
        ended = number == len(story.stages) and outcome is not None and outcome.winners
        yield Stage(
            kind=stage.kind,
            moment=stage.moment,
            game=stage.game,
            battle=stage.battle,
            owners=[None if owner == NOBODY else owner for owner in stage.owners],
            scores=list(stage.scores),
            chances=_shares(outcome, len(stage.views)) if ended and outcome else win_chances(stage.views),
        )


def _shares(outcome: Outcome, seats: int) -> list[float]:
    """The final chance of each seat: 1 for the winner, divided equally among joint winners."""
    return [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]


def _turning_points(recording: Recording, figures: _Figures) -> list[TurningPoint]:
    stages = figures.stages
    swings = [(_swing(before, after), number) for number, (before, after) in enumerate(pairwise(stages), 1)]
    greatest = sorted(swing for swing in swings if swing[0] >= MIN_SWING)[-MAX_TURNING_POINTS:]
    return [
        _turning_point(recording, figures, number, swing) for swing, number in sorted(greatest, key=_place)
    ]


def _place(swing: tuple[float, int]) -> int:
    return swing[1]


def _swing(before: Stage, after: Stage) -> float:
    """The sum of the chances to win, from 0 to 1, that passed from some seats to others."""
    return sum(abs(now - then) for then, now in zip(before.chances, after.chances, strict=True)) / 2


def _turning_point(recording: Recording, figures: _Figures, number: int, swing: float) -> TurningPoint:
    stage = figures.stages[number]
    moment = stage.moment if stage.battle is None else figures.decided[stage.battle]
    (walked,) = recording.playback.walk(moment, moment)
    return TurningPoint(stage=number, swing=swing, moment=moment, lines=told_moment(walked, recording).lines)
