"""The secret keys of seats, and codes that people type.

A server stores only the digests of keys, so a stolen database opens no seat. No two characters of a code look
alike, and case and spaces do not matter.
"""

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
    key: str, seats: Sequence[StoredSeat], person: str | None, sleep: Callable[[float], Awaitable[None]]
) -> int:
    """The number of the seat that a key opens to a person. Raises RequestError, after a delay, if to none.

    Once a seat is claimed by a key, whoever else has that key is told that it is somebody else's.
    """
    seat = seat_of(key, [who.key_digest for who in seats])
    spent = seat_of(key, [who.spent_digest for who in seats]) if seat is None else None
    if spent is not None and person is not None and seats[spent].person == person:
        return spent
    if seat is None:
        await sleep(GUESS_SECONDS)
        why = "error-wrong-key" if spent is None else "error-seat-of-another"
        raise RequestError("wrong_key", Fact(id=why))
    return seat


_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: each character is worth 5 bits."""
_LOOK_ALIKE: Final = str.maketrans("OIL", "011")
_RECOVERY_GROUPS: Final = 4
_GROUP: Final = 4
_TABLE_CODE: Final = 6


def new_recovery_code() -> str:
    """A random code of 80 bits in groups: '7K2M-90XA-RT4V-B3CN'."""
    return "-".join(_random(_GROUP) for _ in range(_RECOVERY_GROUPS))


def new_table_code() -> str:
    """A random code of 30 bits that finds a table, but opens no seat."""
    return _random(_TABLE_CODE)


def normalize(code: str) -> str:
    """A typed code in its canonical form, of which a digest is stored."""
    return "".join(c for c in code.upper().translate(_LOOK_ALIKE) if c in _ALPHABET)


def _random(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))
