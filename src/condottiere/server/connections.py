"""The connections of a server: how many there may be, and which of them gives way to a new one."""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Final

from .limits import Limits, network

_FILES_A_CONNECTION: Final = 2
"""Its own, and one for what it is sent or for one like it that is just being closed."""

_LAST_WORD_SECONDS: Final = 1.0


class Connections:
    """Every open connection, and which of them wait for their client.

    A connection waits for its client while a request has not come completely, or an answer is not read. When
    there is no room, the one that has waited longest is closed: nobody locks others out with half requests.
    """

    def __init__(self, limits: Limits) -> None:
        self._most = min(limits.connections, _files_allowed(limits.connections) // _FILES_A_CONNECTION)
        self._most_per_address = limits.connections_per_address
        self._addresses: dict[asyncio.Transport, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}

    def opened(self, transport: asyncio.Transport, address: str) -> bool:
        """Count a new connection, which waits for its client; False if there is no room for it."""
        key = network(address)
        room = len(self._addresses) < self._most or self._give_way(None)
        if room and self._counts[key] >= self._most_per_address and not _is_loopback(address):
            room = self._give_way(key)
        if room:
            self._addresses[transport] = key
            self._counts[key] += 1
            self._waiting[transport] = None
        return room

    def waits(self, transport: asyncio.Transport, waiting: bool) -> None:
        """Note whether a connection waits for its client."""
        if not waiting:
            self._waiting.pop(transport, None)
        elif transport in self._addresses:
            self._waiting.setdefault(transport)

    def closed(self, transport: asyncio.Transport) -> None:
        """Count a connection no more."""
        self._waiting.pop(transport, None)
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]

    def _give_way(self, address: str | None) -> bool:
        """Close the connection that has waited longest for its client, of one address or of any."""
        longest = next((one for one in self._waiting if address in (None, self._addresses[one])), None)
        if longest is None:
            return False
        self.closed(longest)
        longest.abort()
        return True


class WebSockets:
    """How many WebSockets each client has, as far as the application knows clients apart."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[bool]:
        """Count one for as long as this lasts; False, and not counted, if that client has enough."""
        if self._counts[client] >= self._most:
            yield False
            return
        self._counts[client] += 1
        try:
            yield True
        finally:
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]


class Deadline:
    """Does something unless it is called off in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, missed: Callable[[], object]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._missed = missed
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Let the time run, if it does not yet."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._missed)

    def call_off(self) -> None:
        """Nothing is due any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def close_soon(loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> asyncio.TimerHandle:
    """Listen to a client no more, and close when it has had the time to read why.

    Closed at once with something of it unread, the system would take back what was sent. And who sends too
    much does not come back at once.
    """
    transport.pause_reading()
    return loop.call_later(_LAST_WORD_SECONDS, transport.close)


def _files_allowed(connections: int) -> int:
    """How many files this process may open, after asking for as many as so many connections need."""
    wanted = connections * _FILES_A_CONNECTION
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # the system has another limit, which it does not tell
        return soft
    return most


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:  # no address at all, as of a socket of this machine
        return True
