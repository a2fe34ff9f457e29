"""Cleaning text that people write, and making the names at a table distinct."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final, Literal

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import MAX_NAME

_MARKS: Final = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"  # direction
    "\u00ad\u200b\u2060\ufeff"  # no width. Joiners have none either, but they combine emojis.
)
_BLANK: Final = " \u115f\u1160\u2800\u3164\uffa0"


def sanitize(text: str) -> str:
    """Put a person's text on one line, without control characters and marks that change its direction.

    Returns an empty text if nothing in it is visible.
    """
    kept = "".join(" " if unicodedata.category(c) in ("Cc", "Cs") else c for c in text if c not in _MARKS)
    return " ".join(kept.split()) if any(map(_is_visible, kept)) else ""


def _is_visible(c: str) -> bool:
    return unicodedata.category(c) not in ("Cf", "Mn", "Zl", "Zp", "Zs") and c not in _BLANK


def clean_name(text: str, seat: int | None = None, whose: Literal["own", "guest"] = "own") -> str:
    """Clean a name. Raises RequestError if it is empty or longer than MAX_NAME.

    `seat` or `whose` tells whose name it is, for the error.
    """
    name = sanitize(text)
    if not 1 <= len(name) <= MAX_NAME:
        what = f"error-name-{whose}" if seat is None else "error-name-of-seat"
        raise RequestError("bad_message", Fact(id=what, count=seat, limit=MAX_NAME))
    return name


def distinct_names(names: Sequence[str]) -> list[str]:
    """Make names distinct by adding numbers: a second Anna becomes 'Anna (2)'."""
    taken: set[str] = set()
    found = []
    for name in names:
        other, number = name, 1
        while _fold(other) in taken:
            number += 1
            suffix = f" ({number})"
            other = name[: MAX_NAME - len(suffix)] + suffix
        taken.add(_fold(other))
        found.append(other)
    return found


_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""What is not shown within a name, besides format characters: fillers, and selectors of variants."""


def _fold(name: str) -> str:
    """A form that is equal for names that look alike in one script."""
    shown = (c for c in _INVISIBLE.sub("", name) if unicodedata.category(c) != "Cf")
    return unicodedata.normalize("NFKC", "".join(shown)).casefold()
