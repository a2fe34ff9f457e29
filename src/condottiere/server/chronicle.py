"""The log of a game in words, told to each of its viewers."""

import logging
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from condottiere.record.game import Game
from condottiere.record.notation import Entry
from condottiere.record.words import narrate

from .protocol import LogLine
from .wire import log_line

_log = logging.getLogger(__name__)

Viewer = int | None
"""A seat, or None for spectators."""

WINDOW: Final = 2000
"""How many entries of a log are told at least, the latest: more than most matches have. Nobody waits for the
rest to be told again and again; it is in the record."""
SLACK: Final = 200
"""How many more there may be before the oldest are left out."""


@dataclass(slots=True)
class _Story:
    """The lines of one viewer, and for each the number of the entry that it tells."""

    lines: list[LogLine] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)
    left_out: int = 0
    """How many lines came before these."""

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

        That is a higher number where older lines are left out. `begin` must have heard of the viewer.
        """
        story = self._stories[viewer]
        first = max(first, story.left_out)
        return first, story.lines[first - story.left_out :]

    def knows(self, viewer: Viewer) -> bool:
        """Whether `begin` has heard of this viewer."""
        return viewer in self._stories

    def begin(self, viewer: Viewer, game: Game) -> None:
        """Tell a viewer what has happened. Takes some tenths of a second in a long match."""
        story = _Story()
        start = self._start
        if start.log:
            text = (
                f"This log is long: its first {len(start.log):,} entries are not shown, only in the record."
            )
            story.lines.append(LogLine(kind="game", seat=None, text=text))
            story.entries.append(len(start.log))
        self._tell(viewer, story, start.copy(), game.log[len(start.log) :])
        self._stories[viewer] = story

    def go_on(self, game: Game, entries: Sequence[Entry]) -> None:
        """Tell every viewer what has happened since `game`."""
        for viewer, story in self._stories.items():
            self._tell(viewer, story, game.copy(), entries)
        self._leave_out([*game.log[len(self._start.log) :], *entries])

    def _leave_out(self, told: Sequence[Entry]) -> None:
        """Leave out the oldest of the entries that are told, if there are too many."""
        if len(told) <= WINDOW + SLACK:
            return
        for entry in told[: len(told) - WINDOW]:
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
