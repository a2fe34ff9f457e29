"""Limits for what one client may take of a server, and a token bucket to count it."""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of connections and requests, whatever is asked. No browser comes near any of them."""

    connections: int = 8000
    """Connections in all, if this process may open twice as many files; else half of those."""
    connections_per_address: int = 400
    """Connections from one address, unless it is this machine or a trusted proxy: those are many clients."""
    websockets: int = 6000
    """WebSockets in all; the other connections are for what else pages ask for."""
    websockets_per_client: int = 200
    """WebSockets of one client, as a reverse proxy names it: a whole club behind one address."""
    hints: int = 200
    """Hints and odds that are asked for and not answered yet, in all: each waits for those before it."""
    hints_per_client: int = 40
    """Hints and odds of one client that are not answered yet."""
    head: int = 16 * 1024
    """Bytes of a request line with its headers."""
    headers: int = 100
    """Headers of a request."""
    body: int = 64 * 1024
    """Bytes of a request's body, and of a WebSocket message after it is inflated."""
    record: int = 1024 * 1024
    """Bytes of a request's body that carries a record."""
    request_seconds: float = 20.0
    """Seconds from a request's first byte, or from when a connection opens, until all of it is here."""
    unread_seconds: float = 20.0
    """Seconds for which a client may leave unread what it was sent."""
    pieces: int = 400
    """WebSocket frames of any kind, or chunks of a request's body, that a connection may send at once ..."""
    pieces_per_second: float = 100.0
    """... and in a second after that. Each KiB of a frame, inflated, counts like one frame more."""


def network(host: str) -> str:
    """The address of a client as it is counted: of IPv6 only the half that names a network.

    A single machine may choose the other half. A text that is not an address is returned as it is.
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


class TokenBucket:
    """A token bucket: allows a burst, and then a steady rate."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        """`clock` is in seconds."""
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        """Take tokens, if there are as many; whether there were."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def seconds_until(self, amount: float) -> float:
        """The seconds until so many tokens are there, if none is taken before."""
        return max(0.0, (amount - self._left) / self._per_second)
