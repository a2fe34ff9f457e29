"""The review of a game: the log lines of each moment, and the battles."""

from collections.abc import Collection

import msgspec

from condottiere.record.events.event import HandsKept
from condottiere.record.events.from_log import events_of
from condottiere.record.fairness.verification import shuffle_of
from condottiere.record.game import Game
from condottiere.record.review.playback import Moment
from condottiere.rules import Ending
from condottiere.server.messages import review_api
from condottiere.server.messages.review_api import MAX_MOMENTS, GameOutcome, Rematches, Review
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.table.messages.pacts import ledger
from condottiere.server.table.messages.wire import ending_name, log_line, players

from .recordings import Recording


def summarize(
    recording: Recording,
    first: int,
    own: Collection[int],
    opponents: Opponents,
    rematches: Rematches | None = None,
) -> Review:
    """The Review from moment `first` on, for a viewer to whom the seats `own` belong.

    This takes some tenths of a second, so call it in a thread.
    """
    playback, record = recording.playback, recording.record
    last = first + MAX_MOMENTS - 1
    battles = [battle for battle in playback.battles if first <= battle.to_moment <= last]
    seats = range(len(recording.seats))
    return Review(
        players=players(recording.seats, opponents, connected=seats),
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


def game_outcome(game: Game) -> GameOutcome | None:
    """The message about how a game ended; None if it has not."""
    outcome, table = game.outcome, game.table
    if outcome is None:
        return None
    needed = {Ending.ADJACENT: table.adjacent_needed, Ending.TOTAL: table.total_needed}
    return GameOutcome(
        ending=ending_name(outcome.ending),
        winners=list(outcome.winners),
        scores=None if outcome.scores is None else list(outcome.scores),
        needed=needed.get(outcome.ending),
    )
