"""Sharing the requests that a server sends, so that hosts that do not answer keep nobody's notices waiting.

A request holds a slot until it is answered or its time is up. A person has few slots, and so has a host.
Hosts that have not quickly answered their latest request, or were never asked, have only a part of the slots
together. So whatever strangers name as the address of their browser, push services are reached. A silent
host gets a short time at first and more later, and is left alone for ever longer.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

AT_ONCE: Final = 16
"""The maximum number of requests under way."""
UNPROVEN_AT_ONCE: Final = 8
"""The same for hosts that have not quickly answered the latest request to them, together."""
PERSON_AT_ONCE: Final = 2
"""The same for one person."""
HOST_AT_ONCE: Final = 8
"""The same for one host."""
UNPROVEN_HOST_AT_ONCE: Final = 2
"""The same for one host that has not quickly answered the latest request to it."""
_QUICK_SECONDS: Final = 1.0
SECONDS = (3.0, 6.0, 10.0)
"""The time limit of a request, including name resolution, by how often in a row its host has been silent."""
_BACKOFF_SECONDS: Final = 5.0
"""The time for which a host is left alone after its first silence; it doubles with each."""
_MAX_BACKOFF_SECONDS: Final = 3600.0
_MAX_HOSTS: Final = 10_000
"""The number of hosts that are remembered; the least recently asked ones are forgotten."""


@dataclass(slots=True)
class _Host:
    """How a host has answered lately."""

    proven: bool = False
    """Whether it quickly answered the latest request."""
    silences: int = 0
    """The number of requests in a row that it has left without an answer."""
    not_before: float = 0.0
    """When it may be asked again."""


class Hosts:
    """How hosts have answered, as far as it is remembered."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """`clock` is in seconds."""
        self._clock = clock
        self._known: OrderedDict[str, _Host] = OrderedDict()

    def is_proven(self, host: str) -> bool:
        return host in self._known and self._known[host].proven

    def seconds(self, host: str) -> float:
        """The time limit of the next request."""
        return SECONDS[min(len(SECONDS) - 1, self._known[host].silences if host in self._known else 0)]

    def pause(self, host: str) -> float:
        """The seconds for which a host is still left alone."""
        return max(0.0, self._known[host].not_before - self._clock()) if host in self._known else 0.0

    def note(self, host: str, seconds: float | None) -> None:
        """Note after how many seconds a request was answered; None if it was not in time.

        Of several silences at the same time the first counts.
        """
        known = self._known.pop(host, None) or _Host()
        self._known[host] = known
        if len(self._known) > _MAX_HOSTS:
            self._known.popitem(last=False)
        known.proven = seconds is not None and seconds <= _QUICK_SECONDS
        if seconds is not None:
            known.silences, known.not_before = 0, 0.0
        elif known.not_before <= self._clock():
            pause = min(_MAX_BACKOFF_SECONDS, _BACKOFF_SECONDS * 2.0 ** min(known.silences, 20))
            known.silences, known.not_before = known.silences + 1, self._clock() + pause


class _Waiting(NamedTuple):
    """A request that waits for a slot."""

    host: str
    granted: asyncio.Future[None]


class FairSlots:
    """The slots; persons with waiting requests take turns."""

    def __init__(self, hosts: Hosts) -> None:
        self._hosts = hosts
        self._lines: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        """By person, the waiting requests; the person who was served longest ago comes first."""
        self._persons: Counter[str] = Counter()
        self._under_way: Counter[str] = Counter()
        """The number of requests under way to each host."""

    @asynccontextmanager
    async def take(self, person: str, host: str) -> AsyncIterator[None]:
        """Wait for a slot, and hold it within this block."""
        waiting = _Waiting(host, asyncio.get_running_loop().create_future())
        self._lines.setdefault(person, deque()).append(waiting)
        self._fill()
        try:
            await waiting.granted
            yield
        finally:
            if waiting.granted.done() and not waiting.granted.cancelled():
                self._persons -= Counter([person])
                self._under_way -= Counter([host])
            else:
                self._remove(person, waiting)
            self._fill()

    def _remove(self, person: str, waiting: _Waiting) -> None:
        self._lines[person].remove(waiting)
        if not self._lines[person]:
            del self._lines[person]

    def _fill(self) -> None:
        """Grant slots, one to each person in turn, until no waiting request may have one."""
        while (found := next(self._ready(), None)) is not None:
            person, waiting = found
            self._remove(person, waiting)
            if person in self._lines:
                self._lines.move_to_end(person)
            self._persons[person] += 1
            self._under_way[waiting.host] += 1
            waiting.granted.set_result(None)

    def _ready(self) -> Iterator[tuple[str, _Waiting]]:
        """The waiting requests that may have a slot now, those of the person whose turn it is first."""
        total = self._under_way.total()
        if total >= AT_ONCE:
            return
        unproven = sum(count for host, count in self._under_way.items() if not self._hosts.is_proven(host))
        for person, line in self._lines.items():
            if self._persons[person] < PERSON_AT_ONCE:
                for waiting in line:
                    if not waiting.granted.done() and self._has_room(waiting.host, unproven):
                        yield person, waiting

    def _has_room(self, host: str, unproven: int) -> bool:
        """Check if a host may have one more request, while `unproven` are under way to such hosts."""
        if self._hosts.is_proven(host):
            return self._under_way[host] < HOST_AT_ONCE
        return self._under_way[host] < UNPROVEN_HOST_AT_ONCE and unproven < UNPROVEN_AT_ONCE
