"""The log of a game in words, told to each of its viewers."""

import logging
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from condottiere.record.game import Game
from condottiere.record.notation import Entry, Shown
from condottiere.record.words import narrate

from .protocol import LogLine
from .wire import log_line

_log = logging.getLogger(__name__)

Viewer = int | None
"""A seat, or None for spectators."""

WINDOW: Final = 2000
"""How many moves of a log are told at least, the latest: more than most matches have.

Cards shown are no moves: not everybody may know how often that happened.
"""
SLACK: Final = 200
"""How many moves more there may be before the oldest are left out."""


def moves(entries: Iterable[Entry]) -> int:
    """How many of these entries everybody may count, as in `Game.version`."""
    return sum(not isinstance(entry, Shown) for entry in entries)


def latest(entries: Sequence[Entry]) -> int:
    """How many entries at the end of a log hold its last WINDOW moves, or all of them."""
    found = 0
    for count, entry in enumerate(reversed(entries), start=1):
        found += not isinstance(entry, Shown)
        if found == WINDOW:
            return count
    return len(entries)


@dataclass(slots=True)
class _Story:
    """The lines of one viewer, and for each the number of the entry that it tells."""

    left_out: int
    """How many lines came before these, or 1 if nobody knows."""
    lines: list[LogLine] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)

    def leave_out(self, entries: int) -> None:
        """Forget the lines about the first entries."""
        count = bisect_left(self.entries, entries)
        del self.lines[:count], self.entries[:count]
        self.left_out += count


class Chronicle:
    """For every viewer that has asked so far, the latest lines of the log: what was told never changes."""

    def __init__(self, names: Sequence[str], start: Game) -> None:
        """`start` is the game before the first entry that is told; see `replayed`."""
        self._names = names
        self._start = start
        self._stories: dict[Viewer, _Story] = {}

    def lines(self, viewer: Viewer, first: int) -> tuple[int, list[LogLine]]:
        """The lines of a viewer from number `first` on, and the number of the first of them.

        That is a higher number where older lines are left out; then the first line says so. `begin` must have
        heard of the viewer.
        """
        story = self._stories[viewer]
        if first < story.left_out:
            return story.left_out - 1, [self._note(), *story.lines]
        return first, story.lines[first - story.left_out :]

    def knows(self, viewer: Viewer) -> bool:
        """Whether `begin` has heard of this viewer."""
        return viewer in self._stories

    def begin(self, viewer: Viewer, game: Game) -> None:
        """Tell a viewer what has happened. Takes some tenths of a second in a long match."""
        start = self._start
        story = _Story(left_out=1 if start.log else 0)
        self._tell(viewer, story, start.copy(), game.log[len(start.log) :])
        self._stories[viewer] = story

    def go_on(self, game: Game, entries: Sequence[Entry]) -> None:
        """Tell every viewer what has happened since `game`."""
        for viewer, story in self._stories.items():
            self._tell(viewer, story, game.copy(), entries)
        self._leave_out([*game.log[len(self._start.log) :], *entries])

    def _note(self) -> LogLine:
        """What stands in place of older lines."""
        text = f"This log is long. Its first {self._start.version:,} moves are not shown, only in the record."
        return LogLine(kind="game", seat=None, text=text)

    def _leave_out(self, told: Sequence[Entry]) -> None:
        """Leave out the oldest entries, if there are too many."""
        if len(told) <= WINDOW + SLACK or moves(told) <= WINDOW + SLACK:
            return
        for entry in told[: len(told) - latest(told)]:
            self._start.enter(entry)
        for story in self._stories.values():
            story.leave_out(len(self._start.log))

    def _tell(self, viewer: Viewer, story: _Story, game: Game, entries: Sequence[Entry]) -> None:
        for entry in entries:
            number = len(game.log)
            for line in self._sentences(viewer, game, entry):
                story.lines.append(line)
                story.entries.append(number)

    def _sentences(self, viewer: Viewer, game: Game, entry: Entry) -> Iterator[LogLine]:
        before = game.table.copy()
        game.enter(entry)
        try:
            yield from map(log_line, narrate(before, entry, game.table, viewer, self._names))
        except Exception:
            # The entry has happened; a sentence that cannot be found must not keep it from being told.
            _log.exception("no words for %r", entry)
