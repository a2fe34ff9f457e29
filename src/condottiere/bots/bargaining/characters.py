"""The characters of captains: how they bargain, beside how they play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from .memory import Reputation


@dataclass(frozen=True, slots=True)
class Character:
    """How a captain bargains. Values are shares of the victory, as a network estimates them: 0.01 is 1 %."""

    greed: float
    """The least that a pact must be worth to it."""
    honour: float
    """What its word is worth to it: it breaks a promise only to gain more than this."""
    bluff: float
    """The part, 0 to 1, of what its own promises would cost that it does not count, as it may break them."""
    trust: float
    """How much of a promise, 0 to 1, it counts on if it does not know the one who makes it."""
    grudge: int
    """For how many games after one in which a promise was broken it makes no pact, unless that is made up
    for."""

    def recalls(self, past: Reputation) -> Reputation:
        """Return what is left of a reputation for this character."""
        return replace(past, owed=0) if past.quiet >= self.grudge else past


CHARACTERS: Final[Mapping[str, Character]] = {
    "carmagnola": Character(greed=0.002, honour=0.30, bluff=0.0, trust=0.9, grudge=1),
    "gattamelata": Character(greed=0.004, honour=0.12, bluff=0.0, trust=0.8, grudge=2),
    "piccinino": Character(greed=0.003, honour=0.08, bluff=0.0, trust=0.7, grudge=2),
    "colleoni": Character(greed=0.008, honour=0.05, bluff=0.0, trust=0.7, grudge=3),
    "hawkwood": Character(greed=0.005, honour=0.03, bluff=0.4, trust=0.6, grudge=3),
    "urslingen": Character(greed=0.010, honour=0.01, bluff=0.7, trust=0.5, grudge=5),
}
"""By the name of the level. Bots that are no levels do not bargain."""
