"""How long the server takes to act for a seat.

A delay depends on the pace and on the phase, both public, and on chance: never on what a hand holds.
"""

import random
from typing import Final, get_args

from condottiere.rules import Phase

from .protocol import Pace

PACES: Final[tuple[Pace, ...]] = get_args(Pace)

_SECONDS: Final[dict[Pace, tuple[float, float]]] = {
    "instant": (0.0, 0.0),
    "fast": (0.3, 0.7),
    "normal": (0.9, 1.8),
    "slow": (2.0, 3.5),
}
_HAND_SHARE: Final = 0.4
"""R4.5 asks every seat after every battle, and nearly all answer alike: no need to dwell on it."""
_SITE_SHARE: Final = 2.5
"""The lines of a battle lie until the next site is chosen (R4.4): time to read how it ended."""
_LEAST: Final = 0.01
"""Even at an instant pace: what a bot finds at once it does not do sooner than what it has to look for."""
_LEAST_FOR_HAND: Final = 0.03
"""R4.5: an answer must come at a time of its own, even at an instant pace: not as soon as it is found."""


def delay(pace: Pace, phase: Phase, rng: random.Random) -> float:
    """Seconds from the moment a seat is on turn until the server acts for it."""
    low, high = _SECONDS[pace]
    seconds = low + (high - low) * rng.random()
    if phase == Phase.HAND:
        return max(_LEAST_FOR_HAND, seconds * _HAND_SHARE)
    return max(_LEAST, seconds * _SITE_SHARE if phase == Phase.SITE else seconds)
