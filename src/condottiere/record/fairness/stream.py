"""Reproducible shuffles: the same secret and entropy give the same order of cards.

This is a commit-reveal scheme with HMAC-SHA-256 and the Fisher-Yates shuffle (see docs/fairness.md). Secrets,
entropy and commitments are 32 bytes, as text in lower-case hexadecimal digits.
"""

import hmac
from collections.abc import Iterator, Mapping, MutableSequence
from hashlib import sha256
from typing import Any, Final

CHAIN_LENGTH: Final = 4096
"""The number of links in a chain, and so the last deal for which it has entropy."""

_WORD: Final = 1 << 32


def next_hash(value: str) -> str:
    """Return the SHA-256 digest of 32 bytes: the commitment to a secret, or the previous link of a chain."""
    return sha256(bytes.fromhex(value)).hexdigest()


def links_back(value: str, count: int) -> str:
    """Return the link of a chain that comes `count` links before this one."""
    for _ in range(count):
        value = next_hash(value)
    return value


def holder_key(secret: str, table: str, entropy: Mapping[int, str]) -> bytes:
    """Return the key of the stream that draws the first holder (R1.5); `entropy` is the first deal's."""
    return _key(secret, f"condottiere holder 1\ntable {table}\n", entropy)


def deal_key(secret: str, table: str, deal: int, entropy: Mapping[int, str]) -> bytes:
    """Return the key of the stream that shuffles a deal (from 1); `entropy` is that revealed for it."""
    return _key(secret, f"condottiere deal 1\ntable {table}\ndeal {deal}\n", entropy)


def _key(secret: str, about: str, entropy: Mapping[int, str]) -> bytes:
    seats = "".join(f"seat {seat} {entropy[seat]}\n" for seat in sorted(entropy))
    return hmac.digest(bytes.fromhex(secret), (about + seats).encode(), "sha256")


class FairStream:
    """A stream of random numbers determined by a key."""

    def __init__(self, key: bytes) -> None:
        self._words = _words(key)

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, all equally likely; n is at most 2 ** 32."""
        fair = _WORD - _WORD % n
        return next(word for word in self._words if word < fair) % n

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle in place, all orders equally likely (Fisher-Yates)."""
        for last in range(len(x) - 1, 0, -1):
            other = self.below(last + 1)
            x[last], x[other] = x[other], x[last]


def _words(key: bytes) -> Iterator[int]:
    """Yield 32-bit numbers without end."""
    number = 0
    while True:
        block = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
        for first in range(0, len(block), 4):
            yield int.from_bytes(block[first : first + 4], "big")
        number += 1
