"""Opponents with a name and a style of play, from gentle to merciless.

A level is a bot with its parameters, and no level sees more than another: a stronger one thinks further, a
gentler one errs more often. Their order is that of their measured strength.
"""

from dataclasses import dataclass
from typing import Final

from .parameters import HINT


@dataclass(frozen=True, slots=True)
class Level:
    """How an opponent plays, in the name of a condottiere who may have fought like that."""

    name: str
    """What is kept with a table: it stays the same when the bot behind it becomes another."""
    label: str
    grade: str
    """How strong it is, in a word."""
    biography: str
    """Who that condottiere was, in a sentence."""
    spec: str
    """The bot, as `make_bot` takes it."""


LEVELS: Final[tuple[Level, ...]] = (
    # The ladder of these bots is in docs/bots.md.
    Level(
        "carmagnola",
        "Carmagnola",
        "gentle",
        "Let his prisoners go after he had won, and may let you go as well.",
        "expert:temperature=15",
    ),
    Level(
        "gattamelata",
        "Gattamelata",
        "easy",
        "The Honeyed Cat: soft of step and of speech, and in no hurry to strike.",
        "naive",
    ),
    Level(
        "piccinino",
        "Piccinino",
        "fair",
        "Small, lame and first into every fight; beaten often, and back the next day.",
        "expert:temperature=4",
    ),
    Level(
        "colleoni",
        "Colleoni",
        "strong",
        "Grew rich on three masters’ pay and died in bed: he counts before he spends.",
        "expert",
    ),
    Level(
        "hawkwood",
        "Hawkwood",
        "fierce",
        "An Englishman full of feints. When he falls back, ask yourself what for.",
        "search:playouts=60",
    ),
    Level(
        "urslingen",
        "Urslingen",
        "merciless",
        "Wore on his breast: enemy of God, of pity and of mercy. He plays like that.",
        "search:playouts=3000",
    ),
)
"""From gentle to merciless."""

HINT_SPEC: Final = f"search:playouts={HINT.playouts},least={HINT.min_worlds}"
"""The bot that is asked for hints, as `make_bot` takes it."""
