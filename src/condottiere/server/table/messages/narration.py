"""The lines of a game's log for each of its viewers."""

import logging
from collections import deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeAlias

import msgspec

from condottiere.record.events.event import Event, LogShortened
from condottiere.record.events.from_log import events_of
from condottiere.record.events.visibility import may_know_of, seen_events
from condottiere.record.game import LogStep
from condottiere.record.notation import Entry, Move
from condottiere.rules import Table, Views
from condottiere.server.messages.protocol import LogLine

from .wire import log_line

_log = logging.getLogger(__name__)

Viewer: TypeAlias = int | None
"""A seat, or None for spectators."""

WINDOW: Final = 2000
"""The number of latest entries that are always told to a viewer, of those that it may know of.

This is more than most matches have. Each viewer has a window of its own, so that nobody can tell how much
others have done in private.
"""
SLACK: Final = 200
"""The number of further entries that may be told before the oldest are dropped."""
MAX_BYTES: Final = 1 << 20
"""The maximum size of the lines told to a viewer, as JSON; fewer entries are told if those are longer."""

_encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """What is told of an entry."""

    moves: int
    """The number of moves before it."""
    lines: Mapping[Viewer, Sequence[LogLine]]


def first_told(entries: Sequence[Entry], viewers: Collection[Viewer]) -> dict[Viewer, int]:
    """For each viewer, the number of the first entry that is told; 0 if that is all it may know of."""
    first = dict.fromkeys(viewers, 0)
    seen = {viewer: list[int]() for viewer in viewers}
    """The entries that each viewer may know of, the latest first; only while there are not too many."""
    for number in range(len(entries) - 1, -1, -1):
        for viewer in [one for one in seen if may_know_of(entries[number], one)]:
            seen[viewer].append(number)
            if len(seen[viewer]) > WINDOW:
                first[viewer] = seen.pop(viewer)[-2]
        if not seen:
            break
    return first


def narrate(
    steps: Sequence[LogStep],
    times: Sequence[float],
    moves: int,
    first: Mapping[Viewer, int],
    following: Entry | None = None,
) -> list[Told]:
    """Tell of these steps, each stored at a Unix time; `moves` is the number of moves before them.

    `first` has the number of the first of these steps that is told to each viewer; `following` is the entry
    after them, if there is one.
    """
    told = []
    followers = [*(step.entry for step in steps[1:]), following]
    for number, (step, then, at) in enumerate(zip(steps, followers, times, strict=True)):
        viewers = [one for one in first if first[one] <= number and may_know_of(step.entry, one)]
        told.append(Told(moves, _lines(step, then, at, viewers)))
        moves += isinstance(step.entry, Move)
    return told


def _lines(
    step: LogStep, following: Entry | None, at: float, viewers: Sequence[Viewer]
) -> Mapping[Viewer, Sequence[LogLine]]:
    """The lines about an entry for each of these viewers."""
    found: dict[Viewer, Sequence[LogLine]] = {}
    events: Sequence[Event] = ()
    with _logging_failures(step):
        events = tuple(events_of(step, following)) if viewers else ()
    lines: dict[Event, LogLine] = {}  # shared by viewers who see the same event
    for viewer in viewers:
        with _logging_failures(step):
            for event in (seen := tuple(seen_events(events, viewer))):
                if event not in lines:
                    lines[event] = log_line(event, viewer, at)
            if seen:
                found[viewer] = [lines[event] for event in seen]
    return found


@contextmanager
def _logging_failures(step: LogStep) -> Iterator[None]:
    """Log an exception instead: the entry is stored, so the table is shown, even if lines are missing."""
    try:
        yield
    except Exception:
        _log.exception("not all was told of an entry of type %s", type(step.entry).__name__)


class _Entry(NamedTuple):
    moves: int
    """The number of moves before it."""
    lines: int
    size: int
    """Bytes of its lines as JSON."""


class _ViewerLog:
    """The latest lines of one viewer."""

    def __init__(self, dropped: int) -> None:
        self.dropped = dropped
        """The number of dropped lines before these; 1 if that is not known."""
        self.lines: list[LogLine] = []
        self._entries: deque[_Entry] = deque()
        self._size = 0

    @property
    def moves_before(self) -> int:
        """The number of moves before the first of these lines."""
        return self._entries[0].moves if self._entries else 0

    def add(self, moves: int, lines: Sequence[LogLine], size: int) -> None:
        self.lines += lines
        self._entries.append(_Entry(moves, len(lines), size))
        self._size += size
        if len(self._entries) > WINDOW + SLACK or self._size > MAX_BYTES:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        """Drop a part of the lines at once, because each time the others are moved."""
        count = 0
        while len(self._entries) > WINDOW or self._size > MAX_BYTES * WINDOW // (WINDOW + SLACK):
            oldest = self._entries.popleft()
            self._size -= oldest.size
            count += oldest.lines
        del self.lines[:count]
        self.dropped += count


class Narration:
    """The latest lines of the log for every viewer. Lines never change."""

    def __init__(self, table: Table, first: Mapping[Viewer, int]) -> None:
        """`table` is that before the entries to tell; `first` is what `first_told` found."""
        self.views = Views(table)
        """The Views of the table after the latest entry."""
        self._logs = {viewer: _ViewerLog(1 if number else 0) for viewer, number in first.items()}

    @property
    def viewers(self) -> Collection[Viewer]:
        """Those for whom there are lines."""
        return self._logs.keys()

    def lines(self, viewer: Viewer, first: int) -> tuple[int, list[LogLine]]:
        """The lines of a viewer from number `first` on, preceded by the number of the first line returned.

        That number is higher than `first` if older lines were dropped; then the first line says so.
        """
        log = self._logs[viewer]
        if first < log.dropped:
            return log.dropped - 1, [log_line(LogShortened(log.moves_before)), *log.lines]
        return first, log.lines[first - log.dropped :]

    def extend(self, table: Table, told: Sequence[Told]) -> None:
        """Add what is told of new entries, after which the table is this one."""
        if table is not self.views.table:  # not every entry changes it
            self.views = Views(table)
        sizes: dict[int, int] = {}
        for moves, lines_by_viewer in told:
            sizes.clear()
            for viewer, lines in lines_by_viewer.items():
                size = sum(_size(line, sizes) for line in lines)
                self._logs[viewer].add(moves, lines, size)


def _size(line: LogLine, sizes: dict[int, int]) -> int:
    """Bytes of a line as JSON, counted once for all viewers who share it."""
    if id(line) not in sizes:
        sizes[id(line)] = len(_encode(line))
    return sizes[id(line)]
