"""The secret keys of seats. A server stores only their digests, so a stolen database opens no seat."""

import hashlib
import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.storage import StoredSeat

GUESS_SECONDS: Final = 0.5
"""The delay before a wrong key is refused, which slows down successive guesses."""


def new_key() -> str:
    """A random key of 128 bits, for use in an address."""
    return secrets.token_urlsafe(16)


def digest(key: str) -> str:
    """The SHA-256 digest of a key, for storage. A random key needs no salt and no stretching."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(key: str, digests: Sequence[str | None]) -> int | None:
    """The seat that a key opens; None if it opens none. Every digest is compared, in constant time."""
    given = digest(key)
    found = None
    for seat, stored in enumerate(digests):
        if stored is not None and hmac.compare_digest(given, stored):
            found = seat
    return found


async def authenticate(
    key: str, seats: Sequence[StoredSeat], sleep: Callable[[float], Awaitable[None]]
) -> int:
    """The number of the seat that a key opens. Raises RequestError, after a delay, if it opens none."""
    seat = seat_of(key, [who.key_digest for who in seats])
    if seat is None:
        await sleep(GUESS_SECONDS)
        raise RequestError(
            "wrong_key",
            Fact(id="error-wrong-key"),
        )
    return seat
