"""The lines of a game's log for each of its viewers."""

import logging
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from condottiere.record.agreements.notation import AgreementEntry
from condottiere.record.events.event import Event, LogShortened
from condottiere.record.events.from_log import events_of
from condottiere.record.events.visibility import seen_events
from condottiere.record.game import Game, LogStep
from condottiere.record.notation import Entry, Move
from condottiere.rules import Views
from condottiere.server.messages.protocol import LogLine

from .wire import log_line

_log = logging.getLogger(__name__)

Viewer: TypeAlias = int | None
"""A seat, or None for spectators."""

WINDOW: Final = 2000
"""The number of latest public entries that are always narrated: more than most matches have.

Shown cards and answers about a hand are not public: not everybody may know how many there were.
"""
SLACK: Final = 200
"""The number of further public entries that may be narrated before the oldest are dropped."""


def count_public(entries: Iterable[Entry]) -> int:
    """The number of entries that everybody may know of: moves and agreements."""
    return sum(isinstance(entry, Move | AgreementEntry) for entry in entries)


def count_latest(entries: Sequence[Entry]) -> int:
    """The number of latest entries among which WINDOW are public; all entries if fewer are public."""
    found = 0
    for count, entry in enumerate(reversed(entries), start=1):
        found += isinstance(entry, Move | AgreementEntry)
        if found == WINDOW:
            return count
    return len(entries)


@dataclass(slots=True)
class _ViewerLog:
    dropped: int
    """The number of dropped lines before these; 1 if that is not known."""
    lines: list[LogLine] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)
    """For each line, the number of its entry."""

    def add(self, entry: int, line: LogLine) -> None:
        self.lines.append(line)
        self.entries.append(entry)

    def drop_before(self, entry: int) -> None:
        count = bisect_left(self.entries, entry)
        del self.lines[:count], self.entries[:count]
        self.dropped += count


def _following_entries(entries: Sequence[Entry]) -> list[Entry | None]:
    """For each entry the next one, or None."""
    return [*entries[1:], None]


@contextmanager
def _logging_failures(step: LogStep) -> Iterator[None]:
    """Log an exception instead: the entry is stored, so the table is shown, even if lines are missing."""
    try:
        yield
    except Exception:
        _log.exception("not all was told of an entry of type %s", type(step.entry).__name__)


class Narration:
    """The latest lines of the log for every viewer that was added. Lines never change."""

    def __init__(self, start: Game, game: Game, times: Sequence[float]) -> None:
        """`start` is the game before the first narrated entry, `game` the game after the last.

        `times` has the time at which each narrated entry was stored, as Unix time in seconds.
        """
        self.views = Views(game.table)
        """The Views of the table after the latest entry."""
        self._start = start
        self._public = count_public(game.log[len(start.log) :])
        """The number of public entries that are narrated."""
        self._times = list(times)
        self._logs: dict[Viewer, _ViewerLog] = {}

    def lines(self, viewer: Viewer, first: int) -> tuple[int, list[LogLine]]:
        """The lines of a viewer from number `first` on, preceded by the number of the first line returned.

        That number is higher than `first` if older lines were dropped; then the first line says so.
        """
        log = self._logs[viewer]
        if first < log.dropped:
            return log.dropped - 1, [log_line(LogShortened(self._start.version)), *log.lines]
        return first, log.lines[first - log.dropped :]

    def has(self, viewer: Viewer) -> bool:
        return viewer in self._logs

    def add(self, viewer: Viewer, game: Game) -> None:
        """Add a viewer, and narrate the game so far. This takes tenths of a second for a long match."""
        log = _ViewerLog(dropped=1 if self._start.log else 0)
        replayed = self._start.copy()
        entries = game.log[len(replayed.log) :]
        narrated = zip(entries, _following_entries(entries), self._times, strict=True)
        for number, (entry, following, at) in enumerate(narrated, len(replayed.log)):
            replayed.start_trace()
            replayed.enter(entry)
            (step,) = replayed.end_trace()
            with _logging_failures(step):
                for event in seen_events(events_of(step, following), viewer):
                    log.add(number, log_line(event, viewer, at))
        self._logs[viewer] = log

    def extend(self, game: Game, steps: Sequence[LogStep], times: Sequence[float]) -> None:
        """Narrate the latest steps of a game for every viewer; `times` are the Unix times of these steps."""
        following = _following_entries([step.entry for step in steps])
        narrated = zip(steps, following, times, strict=True)
        for number, (step, then, at) in enumerate(narrated, len(game.log) - len(steps)):
            if step.after is not self.views.table:  # not every entry changes it
                self.views = Views(step.after)
            events: Sequence[Event] = ()
            with _logging_failures(step):
                events = tuple(events_of(step, then))
            lines: dict[Event, LogLine] = {}  # shared by viewers who see the same event
            for viewer, log in self._logs.items():
                with _logging_failures(step):
                    for event in seen_events(events, viewer):
                        if event not in lines:
                            lines[event] = log_line(event, viewer, at)
                        log.add(number, lines[event])
        self._times += times
        self._public += count_public(step.entry for step in steps)
        if self._public > WINDOW + SLACK:
            self._drop_oldest(game.log[len(self._start.log) :])

    def _drop_oldest(self, narrated: Sequence[Entry]) -> None:
        dropped = len(narrated) - count_latest(narrated)
        for entry in narrated[:dropped]:
            self._start.enter(entry)
        del self._times[:dropped]
        for log in self._logs.values():
            log.drop_before(len(self._start.log))
        self._public = WINDOW
