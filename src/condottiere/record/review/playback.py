"""Walking through a game moment by moment, from anywhere.

A moment is a state of the table that was sent to its viewers. Most entries make one each. Entries that only
follow from the one before, and were stored with it, belong to the same moment: deals, effects of agreements,
and all answers of R4.5, which are applied at once. So the phase `hand` has one moment, in which every viewer
sees what its own seat was asked. A captain's answer to a pact is a moment of its own.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise, zip_longest
from typing import Final, NamedTuple

from condottiere.record.agreements.notation import (
    CaptainTookOver,
    ClockSet,
    Closed,
    HostNamed,
    Paused,
    Proposal,
    Refused,
    Resigned,
    TakenBack,
)
from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.fairness.verification import VerifiedGame, verified_game
from condottiere.record.file import Record, RecordError, enter_next
from condottiere.record.game import Game, LogStep
from condottiere.record.notation import Acted, Answered, Dealt, Entry
from condottiere.rules.actions import DISCARD_HAND, KEEP_HAND

from .battles import Battles

_EFFECTS: Final = (Dealt, Paused, ClockSet, TakenBack, Closed, HostNamed)
"""Entries that follow from the entry before and are stored with it."""
_HAND_ANSWERS: Final = (Acted(KEEP_HAND), Acted(DISCARD_HAND))
_CHECKPOINT_ENTRIES: Final = 4000
"""The most entries to replay to reach a moment, which takes a few hundredths of a second."""


_MAX_MOMENT: Final = 200
"""The most entries of a moment, since all of them are kept with the tables before and after."""


class Moment(NamedTuple):
    """A state of the table that was sent, and the entries that led to it."""

    number: int
    """From 0."""
    entry: int
    """The number of its last entry in the log, from 0."""
    game: Game
    """The game at that moment. The next step of a walk changes it."""
    steps: list[LogStep]
    """The entries since the previous moment."""


class Playback:
    """A record that can be walked through from any of its moments."""

    def __init__(self, record: Record) -> None:
        """Replay a record, which takes a second for 60,000 entries. Raises RecordError if that fails."""
        self.record = record
        self._ends = _moment_ends(record.entries)
        if any(end - before > _MAX_MOMENT for before, end in pairwise([-1, *self._ends])):
            raise RecordError(f"more than {_MAX_MOMENT} entries in a row change nothing of the game itself")
        if not self._ends:
            raise RecordError("nothing happens in this record; its first entry should be a deal (R1.6)")
        game, battles = Game(record.options, record.holder), Battles()
        self._checkpoints = [game.copy()]
        for moment, end in enumerate(self._ends):
            for entry in record.entries[len(game.log) : end + 1]:
                battles.before(game.table, entry)
                enter_next(game, record)
                battles.after(game.table, entry, moment)
            if len(game.log) >= len(self._checkpoints[-1].log) + _CHECKPOINT_ENTRIES:
                self._checkpoints.append(game.copy())
        self.end = game
        """The game at the last moment."""
        self.battles = battles.fought
        """The battles that were fought to the end, without those whose end was taken back."""

    def __len__(self) -> int:
        """The number of moments."""
        return len(self._ends)

    def walk(self, first: int, last: int) -> Iterator[Moment]:
        """Yield the moments from `first` to `last`, as far as they exist."""
        start = self._ends[first - 1] + 1 if 0 < first <= len(self) else 0
        game = next(one for one in reversed(self._checkpoints) if len(one.log) <= start).copy()
        while len(game.log) < start:
            enter_next(game, self.record)
        for number, end in enumerate(self._ends[first : last + 1], first):
            game.start_trace()
            while len(game.log) <= end:
                enter_next(game, self.record)
            yield Moment(number, end, game, game.end_trace())

    @cached_property
    def verified(self) -> VerifiedGame | None:
        """The verified shuffles; None if the record has no secret. As slow as a replay."""
        return verified_game(self.record)


def _moment_ends(entries: Sequence[Entry]) -> list[int]:
    """Return the number of the last entry of each moment."""
    pairs = zip_longest(entries, entries[1:])
    return [number for number, (entry, following) in enumerate(pairs) if _ends_moment(entry, following)]


def _ends_moment(entry: Entry, following: Entry | None) -> bool:
    """Whether the changed table was sent after an entry and before the following one."""
    if isinstance(entry, Answered | FairnessEntry):
        return False  # these change nothing at the table
    if entry in _HAND_ANSWERS and following in _HAND_ANSWERS:
        return False
    if isinstance(following, CaptainTookOver):
        return following.reason != "agreed"
    if isinstance(following, Refused) and following.proposal == Proposal("pause"):
        return not isinstance(entry, CaptainTookOver | Resigned | HostNamed)  # with these, requests end
    return not isinstance(following, _EFFECTS)
