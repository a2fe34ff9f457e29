"""Limits on the resources of a client, and a token bucket to count them."""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of connections and requests of any kind. No browser comes near any of them."""

    connections: int = 8000
    """Connections in all, if this process may open twice as many files; else half of those."""
    connections_per_address: int = 400
    """Connections from one address, unless it is this machine or a trusted proxy: those are many clients."""
    websockets: int = 6000
    """WebSockets in all; the other connections are for other requests of pages."""
    websockets_per_client: int = 200
    """WebSockets of one client, as a reverse proxy names it: a whole club behind one address."""
    hints: int = 200
    """Unanswered requests for hints and odds in all: each waits for those before it."""
    hints_per_client: int = 40
    """Unanswered requests for hints and odds of one client."""
    reviews: int = 200
    """Unanswered requests for reviews, statistics and uploaded records in all: each waits for its turn."""
    reviews_per_client: int = 40
    """Unanswered requests for reviews, statistics and uploaded records of one client."""
    head: int = 16 * 1024
    """Bytes of a request line with its headers."""
    headers: int = 100
    """Headers of a request."""
    body: int = 64 * 1024
    """Bytes of a request body, and of a decompressed WebSocket message."""
    record: int = 1024 * 1024
    """Bytes of a request body that contains a record."""
    request_seconds: float = 20.0
    """Seconds from the first byte of a request, or the opening of a connection, until it is complete."""
    unread_seconds: float = 20.0
    """Seconds for which a client may leave data unread."""
    pieces: int = 400
    """WebSocket frames of any kind, or chunks of a request body, in a burst on one connection."""
    pieces_per_second: float = 100.0
    """The same, per second after the burst. Each decompressed KiB of a frame counts as one more frame."""


def network(host: str) -> str:
    """The address under which a client is counted: for IPv6, only the network half.

    A machine can choose the other half itself. A text that is not an address is returned unchanged.
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
        """Take tokens if there are enough, and return whether there were."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def seconds_until(self, amount: float) -> float:
        """The seconds until the bucket has that many tokens, if none is taken before."""
        return max(0.0, (amount - self._left) / self._per_second)
