"""What people write, made fit to be shown to others."""

import unicodedata


def sanitize(text: str) -> str:
    """A person's text on one line, without control characters and marks that change the direction of writing.

    Empty if there is nothing visible in it.
    """
    kept = "".join(" " if unicodedata.category(c) in ("Cc", "Cs") else c for c in text if c not in _MARKS)
    return " ".join(kept.split()) if any(map(_is_visible, kept)) else ""


def _is_visible(c: str) -> bool:
    return unicodedata.category(c) not in ("Cf", "Mn", "Zl", "Zp", "Zs") and c not in _BLANK


_MARKS = (
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"  # direction
    "\u00ad\u200b\u2060\ufeff"  # no width. Joiners have none either, but make one emoji of several.
)
_BLANK = " \u115f\u1160\u2800\u3164\uffa0"
