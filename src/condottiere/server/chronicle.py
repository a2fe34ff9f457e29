"""The log of a game in words, told to each of its viewers."""

import logging
from collections.abc import Iterator, Sequence

from condottiere.record.game import Game
from condottiere.record.notation import Entry
from condottiere.record.words import narrate
from condottiere.rules import Table

from .protocol import LogLine
from .wire import log_line

_log = logging.getLogger(__name__)

Viewer = int | None
"""A seat, or None for spectators."""


class Chronicle:
    """For every viewer that has asked so far, the lines of the log: the old ones never change."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._lines: dict[Viewer, list[LogLine]] = {}

    def lines(self, viewer: Viewer) -> Sequence[LogLine]:
        """All lines of a viewer, of whom `begin` has heard."""
        return self._lines[viewer]

    def knows(self, viewer: Viewer) -> bool:
        """Whether `begin` has heard of this viewer."""
        return viewer in self._lines

    def begin(self, viewer: Viewer, game: Game) -> None:
        """Tell a viewer all that has happened. Takes a while in a long match."""
        start = Game.resume(game.options, game.holder, [])
        self._lines[viewer] = list(self._told(viewer, start, game.log))

    def go_on(self, game: Game, entries: Sequence[Entry]) -> None:
        """Tell every viewer what has happened since `game`."""
        for viewer, lines in self._lines.items():
            lines.extend(self._told(viewer, game.copy(), entries))

    def _told(self, viewer: Viewer, game: Game, entries: Sequence[Entry]) -> Iterator[LogLine]:
        for before, entry, after in _steps(game, entries):
            try:
                yield from map(log_line, narrate(before, entry, after, viewer, self._names))
            except Exception:
                # The entry has happened; a sentence that cannot be found must not keep it from being told.
                _log.exception("no words for %r", entry)


def _steps(game: Game, entries: Sequence[Entry]) -> Iterator[tuple[Table, Entry, Table]]:
    for entry in entries:
        before = game.table.copy()
        game.enter(entry)
        yield before, entry, game.table
