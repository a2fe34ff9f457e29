"""The names of people: made readable, and told apart at a table."""

import unicodedata
from collections.abc import Sequence
from typing import Literal

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import MAX_NAME
from condottiere.server.plain_text import sanitize


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
