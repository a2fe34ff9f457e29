"""The fingerprint of a record, by which players compare that all were given the same one.

It is the SHA-256 of the record's lines, without comments, empty lines and the names of the players. Each of
its eight words of 32 bits, the highest byte first, is told as the last five digits of its decimal number: 132
bits in all, so that nobody can make two records of the same fingerprint.
"""

from hashlib import sha256
from typing import Final

from condottiere.record.file import Record, heading
from condottiere.record.notation import entry_text

_GROUP: Final = 100_000
"""So many values has a group of five digits."""


def fingerprint(record: Record) -> str:
    """Return eight groups of five digits, such as '04127 99310 ...'."""
    lines = [*heading(record), *map(entry_text, record.entries)]
    lines += [] if record.secret is None else [f"secret:{record.secret}"]
    digest = sha256("".join(f"{line}\n" for line in lines).encode()).digest()
    words = [int.from_bytes(digest[first : first + 4], "big") for first in range(0, len(digest), 4)]
    return " ".join(f"{word % _GROUP:05}" for word in words)
