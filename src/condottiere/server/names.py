"""Cleaning text that people write, and making the names at a table distinct."""

import unicodedata
from collections.abc import Sequence
from typing import Final, Literal

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import MAX_NAME

_MARKS: Final = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"  # direction
    "\u00ad\u200b\u2060\ufeff"  # no width. Joiners have none either, but make one emoji of several.
)
_BLANK: Final = " \u115f\u1160\u2800\u3164\uffa0"


def sanitize(text: str) -> str:
    """A person's text on one line, without control characters and marks that change the direction of writing.

    Empty if there is nothing visible in it.
    """
    kept = "".join(" " if unicodedata.category(c) in ("Cc", "Cs") else c for c in text if c not in _MARKS)
    return " ".join(kept.split()) if any(map(_is_visible, kept)) else ""


def _is_visible(c: str) -> bool:
    return unicodedata.category(c) not in ("Cf", "Mn", "Zl", "Zp", "Zs") and c not in _BLANK


def clean_name(text: str, seat: int | None = None, whose: Literal["own", "guest"] = "own") -> str:
    """A name as it is shown, on one line: of a seat, or of whoever asks or a guest. Raises RequestError."""
    name = sanitize(text)
    if not 1 <= len(name) <= MAX_NAME:
        what = f"error-name-{whose}" if seat is None else "error-name-of-seat"
        raise RequestError("bad_message", Fact(id=what, count=seat, limit=MAX_NAME))
    return name


def distinct_names(names: Sequence[str]) -> list[str]:
    """The same names with numbers where they repeat: a second Anna becomes 'Anna (2)'."""
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


def _fold(name: str) -> str:
    """A form that is the same for names which look alike at a glance."""
    return unicodedata.normalize("NFKC", name).casefold()
