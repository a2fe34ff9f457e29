"""Delays before the server acts, computed from the pace, the phase and chance."""

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
"""R4.5: the range of seconds for which people are asked whether they discard their hands."""
_UNHURRIED_SEATS: Final = 2.5
"""R2.1: the seats of a battle that may each take a whole delay; more of them share the time of so many."""
_HAND_SHARE: Final = 0.4
"""R4.5: bots wait only this share of a delay, because they are asked often and answer nearly always alike."""
_SITE_SHARE: Final = 2.5
"""R4.4: the factor of the delay before a site is chosen, since the battle's lines can be read until then."""
_OF_BATTLE: Final = (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR)
"""The phases of a turn in battle."""
_MIN_SECONDS: Final = 0.01
"""The minimum delay, also at an instant pace, so that it does not reveal whether a search was needed."""
_MIN_HAND_SECONDS: Final = 0.03
"""R4.5: the minimum delay, also at an instant pace, since the time to find an answer depends on the hand."""


def delay(pace: Pace, phase: Phase, rng: random.Random, seats: int = 1) -> float:
    """The seconds from the beginning of a seat's turn until the server acts for it.

    `seats` is how many seats may still play in the battle for which the server acts: the more there are, the
    less each takes, so that people wait no longer for their turns at large tables. All that the delay depends
    on is public (pace, phase, seats) or chance, and never a hand.
    """
    low, high = _SECONDS[pace]
    seconds = low + (high - low) * rng.random()
    if phase in _OF_BATTLE:
        seconds *= min(1.0, _UNHURRIED_SEATS / max(1, seats))
    if phase == Phase.HAND:
        return max(_MIN_HAND_SECONDS, seconds * _HAND_SHARE)
    return max(_MIN_SECONDS, seconds * _SITE_SHARE if phase == Phase.SITE else seconds)


def hand_seconds(pace: Pace, rng: random.Random) -> float:
    """R4.5: the seconds for which all people are asked together, enough for each one of them to answer."""
    low, high = _HAND_SECONDS[pace]
    return low + (high - low) * rng.random()
