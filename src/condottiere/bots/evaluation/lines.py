"""Battle lines packed into one number each, and their changes by one card.

The evaluation computes strengths many times, with other cards and with or without Winter and Spring. A packed
line holds everything that R3 needs, so that a change is an addition.
"""

from typing import Final, TypeAlias

from condottiere.rules.cards import COURTESAN, DRUMMER, HEROINE, MERCENARIES, SPRING, STRENGTH, WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.strength import NO_MERCENARY, SPRING_BONUS

PackedLines: TypeAlias = tuple[int, int, int, int, int, int]
"""The packed line of every seat."""

# The first bit of each part of a packed line. Bits 0 to 8 are the sum of the Mercenaries' printed strengths.
_COUNT: Final = 9
"""The number of Mercenaries."""
_FIXED: Final = 15
"""The strength of Courtesans and Heroines, which no Winter changes."""
_DRUMMED: Final = 22
"""Whether there is a Drummer."""
_TOPS: Final = 23
"""The number of Mercenaries that a Spring would favor."""
_COURTESANS: Final = 27
"""The number of Courtesans."""

_ONE_MERCENARY: Final = 1 << _COUNT
_ONE_TOP: Final = 1 << _TOPS
_ONE_COURTESAN: Final = (1 << _FIXED) + (1 << _COURTESANS)


def pack_line(observation: Observation, seat: int, top: int, without: int) -> int:
    """Pack a line, including a face-down card that the viewer knows.

    `top` is the Mercenary that Spring would favor; face-up Mercenaries of the kind `without` are left out.
    """
    line = observation.lines[seat]
    number = 0
    for card in range(MERCENARIES):
        if line[card] > 0 and card != without:
            number += line[card] * (STRENGTH[card] + _ONE_MERCENARY)
    if top >= 0 and top != without:
        number += line[top] * _ONE_TOP
    number += line[COURTESAN] * _ONE_COURTESAN + (line[HEROINE] * STRENGTH[HEROINE] << _FIXED)
    if line[DRUMMER] > 0:
        number |= 1 << _DRUMMED
    down = observation.down[seat]
    return number if down < 0 else with_card(number, down, top)


def all_lines(observation: Observation, top: int, without: int) -> PackedLines:
    """Pack every line; see `pack_line`."""
    seats = observation.seats
    return (
        pack_line(observation, 0, top, without),
        pack_line(observation, 1, top, without),
        pack_line(observation, 2, top, without) if seats > 2 else 0,
        pack_line(observation, 3, top, without) if seats > 3 else 0,
        pack_line(observation, 4, top, without) if seats > 4 else 0,
        pack_line(observation, 5, top, without) if seats > 5 else 0,
    )


def with_card(number: int, card: int, top: int) -> int:
    """Add a Mercenary, Courtesan, Heroine or Drummer to a packed line."""
    if card < MERCENARIES:
        number += STRENGTH[card] + _ONE_MERCENARY
        return number + _ONE_TOP if card == top else number
    if card == COURTESAN:
        return number + _ONE_COURTESAN
    if card == HEROINE:
        return number + (STRENGTH[HEROINE] << _FIXED)
    return number | 1 << _DRUMMED


def with_new_top(number: int, card: int) -> int:
    """Add a Mercenary that is higher than all in play to a packed line."""
    return with_card(number & ~(15 << _TOPS), card, card)


def without_mercenary(number: int, card: int, top: int) -> int:
    """Remove a Mercenary from a packed line."""
    number -= STRENGTH[card] + _ONE_MERCENARY
    return number - _ONE_TOP if card == top else number


def with_hand(observation: Observation, number: int) -> int:
    """Add the viewer's whole hand to a packed line, without counting it for Spring."""
    for card in range(MERCENARIES):
        number += observation.hand[card] * (STRENGTH[card] + _ONE_MERCENARY)
    number += observation.hand[COURTESAN] * _ONE_COURTESAN + (
        observation.hand[HEROINE] * STRENGTH[HEROINE] << _FIXED
    )
    return number | 1 << _DRUMMED if observation.hand[DRUMMER] > 0 else number


def power(number: int, winter: int, spring: int) -> int:
    """R3: the strength of a packed line."""
    strength = number >> _COUNT & 63 if winter else number & 511
    if number >> _DRUMMED & 1:
        strength *= 2
    if spring:
        strength += SPRING_BONUS * (number >> _TOPS & 15)
    return strength + (number >> _FIXED & 127)


def courtesans(number: int) -> int:
    """How many Courtesans a packed line holds."""
    return number >> _COURTESANS & 31


def weather(observation: Observation) -> tuple[int, int]:
    """Whether a Winter is in play (not 0), and whether a Spring is."""
    winter = 0
    spring = 0
    for seat in range(observation.seats):
        winter |= observation.lines[seat][WINTER]
        spring |= observation.lines[seat][SPRING]
    return winter, spring


def highest_face_up(observation: Observation, without: int) -> int:
    """The highest face-up Mercenary, leaving out the kind `without`; NO_MERCENARY if there is none."""
    highest = NO_MERCENARY
    for seat in range(observation.seats):
        line = observation.lines[seat]
        for card in range(highest + 1, MERCENARIES):
            if line[card] > 0 and card != without:
                highest = card
    return highest


def highest_with_down(observation: Observation, highest: int) -> int:
    """The highest of `highest` and the face-down Mercenaries that the viewer knows (R15.4)."""
    for seat in range(observation.seats):
        if highest < observation.down[seat] < MERCENARIES:
            highest = observation.down[seat]
    return highest
