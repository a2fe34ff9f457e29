"""Cleaning text that people write, and making the names at a table distinct."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
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
    """Make names distinct by adding numbers: a second Anna becomes 'Anna (2)', and so does a look-alike."""
    taken: set[str] = set()
    found = []
    for name in names:
        other, number = name, 1
        while not taken.isdisjoint(_forms(other)):
            number += 1
            suffix = f" ({number})"
            other = name[: MAX_NAME - len(suffix)] + suffix
        taken |= _forms(other)
        found.append(other)
    return found


_INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]"
)
"""What is not shown within a name, besides format characters: fillers, and selectors of variants."""


_ALIKE: Final = str.maketrans({"0": "O", "1": "l", "I": "l", "|": "l", "m": "rn", "ı": "i"})
"""The skeletons of ASCII characters and of the Latin letters of Europe (UTS 39)."""
_FIRST_UNUSUAL: Final = "\u0180"
"""The first character after the Latin letters of Europe."""


def _forms(name: str) -> set[str]:
    """Two forms of a name; names that look alike have one in common."""
    shown = (c for c in _INVISIBLE.sub("", name) if unicodedata.category(c) != "Cf")
    plain = unicodedata.normalize("NFKC", "".join(shown))
    skeleton = "".join(map(_latin, plain)).translate(_ALIKE)
    return {plain.casefold(), skeleton.casefold()}


@lru_cache(maxsize=1000)
def _latin(letter: str) -> str:
    """The Latin letter that an unusual letter cannot be told from (UTS 39), or else itself.

    A Latin one can be told from all but letters of ASCII.
    """
    if letter < _FIRST_UNUSUAL:
        return letter
    from confusable_homoglyphs.confusables import is_confusable  # takes 0.1 s to import

    own = unicodedata.name(letter, "").startswith("LATIN ")
    found = is_confusable(letter, preferred_aliases=[] if own else ["latin"]) or [{"homoglyphs": []}]
    latin = [one["c"] for one in found[0]["homoglyphs"] if one["n"].startswith("LATIN ")]
    return next((one for one in latin if one.isascii() or not own), letter)
