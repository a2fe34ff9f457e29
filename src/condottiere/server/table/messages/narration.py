"""The log of a game, for each of its viewers."""

import logging
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from condottiere.record.agreements.notation import AgreementEntry
from condottiere.record.events.event import Event, LogShortened
from condottiere.record.events.from_log import events_of
from condottiere.record.events.visibility import seen_events
from condottiere.record.game import Game
from condottiere.record.notation import Entry, Move
from condottiere.record.trace import LogStep
from condottiere.rules import Views
from condottiere.server.messages.protocol import LogLine

from .wire import log_line

_log = logging.getLogger(__name__)

Viewer: TypeAlias = int | None
"""A seat, or None for spectators."""

WINDOW: Final = 2000
"""How many public entries of a log are narrated at least, the latest: more than most matches have.

Cards shown and answers about a hand are not public: not everybody may know how many there were.
"""
SLACK: Final = 200
"""How many public entries more there may be before the lines of the oldest are dropped."""


def count_public(entries: Iterable[Entry]) -> int:
    """How many of these entries everybody at the table may count: moves, and what people agreed on."""
    return sum(isinstance(entry, Move | AgreementEntry) for entry in entries)


def count_latest(entries: Sequence[Entry]) -> int:
    """How many entries at the end of a log hold its last WINDOW public ones; all, if it has fewer."""
    found = 0
    for count, entry in enumerate(reversed(entries), start=1):
        found += isinstance(entry, Move | AgreementEntry)
        if found == WINDOW:
            return count
    return len(entries)


@dataclass(slots=True)
class _ViewerLog:
    """The lines of one viewer, and for each the number of its entry."""

    dropped: int
    """How many lines came before these, or 1 if that is not known."""
    lines: list[LogLine] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)

    def add(self, entry: int, line: LogLine) -> None:
        self.lines.append(line)
        self.entries.append(entry)

    def drop_before(self, entry: int) -> None:
        count = bisect_left(self.entries, entry)
        del self.lines[:count], self.entries[:count]
        self.dropped += count


def _followed(entries: Sequence[Entry]) -> list[Entry | None]:
    """What follows on each of these entries."""
    return [*entries[1:], None]


def _events(step: LogStep, following: Entry | None) -> Sequence[Event]:
    """What happened with an entry."""
    try:
        return tuple(events_of(step, following))
    except Exception:
        # The entry has happened: it is shown even if no line tells of it.
        _log.exception("nothing to tell of an entry of type %s", type(step.entry).__name__)
        return ()


class Narration:
    """The latest lines of the log for every viewer that was added. A line never changes."""

    def __init__(self, start: Game, game: Game, times: Sequence[float]) -> None:
        """`start` is the game before the first entry that is narrated, `game` the one after the last.

        `times` say when each entry since then was stored, as Unix time in seconds.
        """
        self.views = Views(game.table)
        """The Views of the table after the latest entry."""
        self._start = start
        self._public = count_public(game.log[len(start.log) :])
        """How many public entries are narrated."""
        self._times = list(times)
        self._logs: dict[Viewer, _ViewerLog] = {}

    def lines(self, viewer: Viewer, first: int) -> tuple[int, list[LogLine]]:
        """The lines of a viewer who was added, from number `first` on, and the number of the first of them.

        That number is higher than `first` where older lines were dropped; then the first line says so.
        """
        log = self._logs[viewer]
        if first < log.dropped:
            return log.dropped - 1, [self._note_on_dropped(), *log.lines]
        return first, log.lines[first - log.dropped :]

    def has(self, viewer: Viewer) -> bool:
        """Whether this viewer was added."""
        return viewer in self._logs

    def add(self, viewer: Viewer, game: Game) -> None:
        """Add a viewer, and narrate the game so far: some tenths of a second in a long match."""
        log = _ViewerLog(dropped=1 if self._start.log else 0)
        replayed = self._start.copy()
        entries = game.log[len(replayed.log) :]
        narrated = zip(entries, _followed(entries), self._times, strict=True)
        for number, (entry, following, at) in enumerate(narrated, len(replayed.log)):
            replayed.start_trace()
            replayed.enter(entry)
            (step,) = replayed.end_trace()
            for event in seen_events(_events(step, following), viewer):
                log.add(number, log_line(event, viewer, at))
        self._logs[viewer] = log

    def extend(self, game: Game, steps: Sequence[LogStep], times: Sequence[float]) -> None:
        """Narrate the latest steps of a game for every viewer; `times` as in `__init__`, of these steps."""
        following = _followed([step.entry for step in steps])
        narrated = zip(steps, following, times, strict=True)
        for number, (step, then, at) in enumerate(narrated, len(game.log) - len(steps)):
            if step.after is not self.views.table:  # not every entry changes it
                self.views = Views(step.after)
            events = _events(step, then)
            lines: dict[Event, LogLine] = {}  # what several viewers are told alike is one line
            for viewer, log in self._logs.items():
                for event in seen_events(events, viewer):
                    if event not in lines:
                        lines[event] = log_line(event, viewer, at)
                    log.add(number, lines[event])
        self._times += times
        self._public += count_public(step.entry for step in steps)
        if self._public > WINDOW + SLACK:
            self._drop_oldest(game.log[len(self._start.log) :])

    def _note_on_dropped(self) -> LogLine:
        """The line that stands in place of those that were dropped."""
        return log_line(LogShortened(self._start.version))

    def _drop_oldest(self, narrated: Sequence[Entry]) -> None:
        """Drop the lines of the oldest entries."""
        dropped = len(narrated) - count_latest(narrated)
        for entry in narrated[:dropped]:
            self._start.enter(entry)
        del self._times[:dropped]
        for log in self._logs.values():
            log.drop_before(len(self._start.log))
        self._public = WINDOW
