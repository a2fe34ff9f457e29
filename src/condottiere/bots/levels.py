"""The levels: named opponents from gentle to merciless, in the order of their measured strength.

A level is a bot with parameters. All levels see the same Views and judge by what one network learned. The
strongest one looks ahead, and the gentler ones forget cards, have a wish and err (`learned.manner`).
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from .bot import without_numpy

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
    plain: str = ""
    """The bot that plays in its place where NumPy is not installed; empty if none does."""

    @property
    def playing(self) -> str:
        """The bot that plays in this installation."""
        return self.plain if self.plain and without_numpy(self.label) else self.spec


LEVELS: Final[tuple[Level, ...]] = (
    # The ladder of these bots is in docs/bots.md.
    Level(
        "carmagnola",
        "Carmagnola",
        "gentle",
        "learned:memory=none,sight=battle,errors=45",
        "expert:temperature=15",
    ),
    Level("gattamelata", "Gattamelata", "easy", "learned:memory=none,wish=careful,errors=13", "naive"),
    Level(
        "piccinino",
        "Piccinino",
        "fair",
        "learned:memory=notable,wish=greedy,errors=6",
        "expert:temperature=4",
    ),
    Level("colleoni", "Colleoni", "strong", "learned:errors=3.5", "expert"),
    Level("hawkwood", "Hawkwood", "fierce", "learned", "expert"),
    Level("urslingen", "Urslingen", "merciless", "master:playouts=1200"),
)
"""All levels, from gentle to merciless."""
