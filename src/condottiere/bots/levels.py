"""Opponents with a name and a style of play, from gentle to merciless.

A level is a bot with its parameters, and no level sees more than another: a stronger one thinks further, a
gentler one errs more often. Their order is that of their measured strength.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from .parameters import HINT

Grade: TypeAlias = Literal["gentle", "easy", "fair", "strong", "fierce", "merciless"]
"""How strong a level is."""


@dataclass(frozen=True, slots=True)
class Level:
    """How an opponent plays, in the name of a condottiere who may have fought like that.

    Messages say who that was (`captain-hawkwood`) and how strong it is (`grade-fierce`).
    """

    name: str
    """What is kept with a table: it stays the same when the bot behind it becomes another."""
    label: str
    grade: Grade
    spec: str
    """The bot, as `make_bot` takes it."""


LEVELS: Final[tuple[Level, ...]] = (
    # The ladder of these bots is in docs/bots.md.
    Level("carmagnola", "Carmagnola", "gentle", "expert:temperature=15"),
    Level("gattamelata", "Gattamelata", "easy", "naive"),
    Level("piccinino", "Piccinino", "fair", "expert:temperature=4"),
    Level("colleoni", "Colleoni", "strong", "expert"),
    Level("hawkwood", "Hawkwood", "fierce", "search:playouts=60"),
    Level("urslingen", "Urslingen", "merciless", "search:playouts=3000"),
)
"""From gentle to merciless."""

HINT_SPEC: Final = f"search:least={HINT.min_worlds}"
"""The bot that is asked for hints, as `make_bot` takes it."""
