"""The secret keys of seats. A server stores only their digests, so a stolen database opens no seat."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_key() -> str:
    """A key of 128 bits: nobody guesses one."""
    return secrets.token_urlsafe(16)


def digest(key: str) -> str:
    """What is stored of a key. It needs no salt or stretching, being random from end to end."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(key: str, digests: Sequence[str | None]) -> int | None:
    """The seat that a key opens; None if it opens none. Every digest is compared, in constant time."""
    given = digest(key)
    found = None
    for seat, stored in enumerate(digests):
        if stored is not None and hmac.compare_digest(given, stored):
            found = seat
    return found
