"""The levels: named opponents from gentle to merciless, in the order of their measured strength.

A level is a bot with parameters. All levels see the same Views: stronger ones search further, gentler ones
make more mistakes.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from .parameters import HINT

Grade: TypeAlias = Literal["gentle", "easy", "fair", "strong", "fierce", "merciless"]
"""How strong a level is."""


@dataclass(frozen=True, slots=True)
class Level:
    """An opponent named after a condottiere.

    Messages tell who that was (`captain-hawkwood`) and how strong the opponent is (`grade-fierce`).
    """

    name: str
    """The name that is stored with a table. It stays the same when the bot behind it changes."""
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
"""All levels, from gentle to merciless."""

HINT_SPEC: Final = f"search:least={HINT.min_worlds}"
"""The bot that is asked for hints, as `make_bot` takes it."""
