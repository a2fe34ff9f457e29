"""The characters of captains: how they bargain, beside how they play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


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


CHARACTERS: Final[Mapping[str, Character]] = {
    "carmagnola": Character(greed=0.002, honour=0.30, bluff=0.0, trust=0.9),
    "gattamelata": Character(greed=0.004, honour=0.12, bluff=0.0, trust=0.8),
    "piccinino": Character(greed=0.003, honour=0.08, bluff=0.0, trust=0.7),
    "colleoni": Character(greed=0.008, honour=0.05, bluff=0.0, trust=0.7),
    "hawkwood": Character(greed=0.005, honour=0.03, bluff=0.4, trust=0.6),
    "urslingen": Character(greed=0.010, honour=0.01, bluff=0.7, trust=0.5),
}
"""By the name of the level. Bots that are no levels do not bargain."""
