"""The open connections of a server: their limit, and which one is closed to make room."""

import asyncio
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

from condottiere.server.runtime.turns import LoopShares

from .addresses import TrustedProxies, customer, is_loopback, network, wider_networks
from .limits import Limits

_FILES_PER_CONNECTION: Final = 2
"""One for the connection, and one for a file being sent or a connection being closed."""

_LINGER_SECONDS: Final = 1.0


class Connections:
    """The open connections, and which of them wait for their client.

    A connection waits for its client while a request is incomplete or an answer unread. When there is no room
    for a new one, the one that has waited longest is closed, so incomplete requests cannot block others.
    """

    def __init__(self, limits: Limits, proxies: TrustedProxies, shares: LoopShares) -> None:
        """A proxy in `proxies` stands for many clients, so only the total limits its connections.

        Clients take turns in `shares` also with what they send.
        """
        self._proxies = proxies
        self._shares = shares
        self._limit = min(limits.connections, _files_allowed(limits.connections) // _FILES_PER_CONNECTION)
        self._limit_per_address = limits.connections_per_address
        self._networks: dict[asyncio.Transport, tuple[str, ...]] = {}
        """The address of each connection, and the wider networks around it."""
        self._counts: Counter[str] = Counter()
        self._waiting: dict[asyncio.Transport, None] = {}

    def add(self, transport: asyncio.Transport, address: str) -> bool:
        """Add a new connection, which waits for its client; if there is no room, return False instead."""
        own = network(address)
        around = ((own, 1), *wider_networks(own))
        room = len(self._networks) < self._limit or self._evict_longest_waiting(None)
        if not self._is_many(address):
            for key, shares in around:
                if room and self._counts[key] >= self._limit_per_address * shares:
                    room = self._evict_longest_waiting(key)
        if room:
            self._networks[transport] = tuple(key for key, _ in around)
            self._counts.update(self._networks[transport])
            self._waiting[transport] = None
        return room

    def _is_many(self, address: str) -> bool:
        """Check if many clients may come from an address."""
        return is_loopback(address) or address in self._proxies

    def read(self, address: str, read: Callable[[], None]) -> bool:
        """Call a function that reads from a client, as it is its customer's turn; return whether that is now.

        It is now for a proxy, whose clients are not known yet.
        """
        if address not in self._proxies:
            return self._shares.call(customer(address), read)
        read()
        return True

    def set_waiting(self, transport: asyncio.Transport, waiting: bool) -> None:
        """Set whether a connection waits for its client."""
        if not waiting:
            self._waiting.pop(transport, None)
        elif transport in self._networks:
            self._waiting.setdefault(transport)

    def remove(self, transport: asyncio.Transport) -> None:
        """Remove a connection that is closed."""
        self._waiting.pop(transport, None)
        for key in self._networks.pop(transport, ()):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]

    def _evict_longest_waiting(self, key: str | None) -> bool:
        """Close the connection, of one network or of any, that has waited longest; False if none waits."""
        longest = next((one for one in self._waiting if key is None or key in self._networks[one]), None)
        if longest is None:
            return False
        self.remove(longest)
        longest.abort()
        return True


class Deadline:
    """Calls a function after some time, unless cancelled before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, expired: Callable[[], object]) -> None:
        """Start the timer that calls this function, unless it is already running."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, expired)

    def cancel(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def lingering_close(loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> asyncio.TimerHandle:
    """Stop reading from a client, and close the connection after leaving it time to read the answer.

    If a connection is closed with unread input, the system may discard the answer. The delay also keeps a
    client that sends too much from reconnecting at once.
    """
    transport.pause_reading()
    return loop.call_later(_LINGER_SECONDS, transport.close)


def _files_allowed(connections: int) -> int:
    """The number of files that this process may open, after raising its limit for these connections."""
    wanted = connections * _FILES_PER_CONNECTION
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    limit = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    except (OSError, ValueError):  # the system has another limit that it does not report
        return soft
    return limit
