"""How long the server waits before it acts by itself: it follows from the pace, the phase and chance."""

import random
from typing import Final

from condottiere.rules import Phase
from condottiere.server.messages.protocol import Pace

_SECONDS: Final[dict[Pace, tuple[float, float]]] = {
    "instant": (0.0, 0.0),
    "fast": (0.3, 0.7),
    "normal": (0.9, 1.8),
    "slow": (2.0, 3.5),
}
_HAND_SECONDS: Final[dict[Pace, tuple[float, float]]] = {
    "instant": (3.0, 4.0),
    "fast": (4.0, 6.0),
    "normal": (6.0, 9.0),
    "slow": (10.0, 14.0),
}
"""R4.5: how long people are asked whether they discard their hands."""
_HAND_SHARE: Final = 0.4
"""R4.5 is asked after every battle, and bots nearly always answer alike, so that takes them less time."""
_SITE_SHARE: Final = 2.5
"""The lines of a battle lie until the next site is chosen (R4.4): time to read how it ended."""
_LEAST: Final = 0.01
"""Even at an instant pace, an action found at once comes no sooner than one that needs a search."""
_LEAST_FOR_HAND: Final = 0.03
"""R4.5: how soon an answer is found tells something of the hand, so even at an instant pace it waits."""


def delay(pace: Pace, phase: Phase, rng: random.Random) -> float:
    """Seconds from the moment a seat is on turn until the server acts for it.

    They depend on the pace and the phase, both public, and on chance: never on what a hand holds.
    """
    low, high = _SECONDS[pace]
    seconds = low + (high - low) * rng.random()
    if phase == Phase.HAND:
        return max(_LEAST_FOR_HAND, seconds * _HAND_SHARE)
    return max(_LEAST, seconds * _SITE_SHARE if phase == Phase.SITE else seconds)


def hand_seconds(pace: Pace, rng: random.Random) -> float:
    """R4.5: seconds for which people at a table are asked at once: as long as one of them needs to answer."""
    low, high = _HAND_SECONDS[pace]
    return low + (high - low) * rng.random()
