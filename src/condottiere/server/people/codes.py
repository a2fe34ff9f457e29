"""Codes that people type: no two of their characters look alike, and case and spaces do not matter."""

import secrets
from typing import Final

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
