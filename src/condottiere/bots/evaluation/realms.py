"""What each seat controls and where it may grow, and what that is worth to its odds to win the game.

Regions are bit masks. What they are worth is added up in the exponent of a seat's odds (see `win_odds`).
Written like the rules: over an Observation in CPython and over a record when compiled.
"""

from typing import Final, NamedTuple, TypeAlias

from condottiere.rules.observation import Observation
from condottiere.rules.regions import NEIGHBOURS, REGIONS
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import popcount

from .weight_layout import ADJACENT_MISSING, BLOCKED, TOTAL_MISSING, Weights

VICTORY: Final = 1e9
"""What a region adds to the exponent that wins the game."""
MISSING: Final = 4
"""Realms that lack more than so many regions are worth nothing yet."""
ALL_REGIONS: Final = (1 << REGIONS) - 1
_HALF: Final = 3
"""How many seats' regions go into one number."""


class Realm(NamedTuple):
    """What a seat controls."""

    mask: int
    """A bit mask of the seat's regions."""
    winnable: int
    """The regions that it can still win (R4.3, R14.1)."""
    expansions: int
    """A bit mask of the regions in `winnable` that lie beside the seat's best group."""
    missing: int
    """How many regions that group lacks."""


Realms: TypeAlias = tuple[Realm, Realm, Realm, Realm, Realm, Realm]


def owners(observation: Observation) -> tuple[int, int]:
    """The regions of the first three seats, 17 bits each, and of the other three."""
    first = 0
    second = 0
    for region in range(REGIONS):
        owner = observation.owner[region]
        if owner != NOBODY:
            if owner < _HALF:
                first |= 1 << (owner * REGIONS + region)
            else:
                second |= 1 << ((owner - _HALF) * REGIONS + region)
    return first, second


def with_conquest(first: int, second: int, seat: int, region: int) -> tuple[int, int]:
    """What `owners` gives after a seat has conquered a region."""
    clear = 1 << region | 1 << (region + REGIONS) | 1 << (region + 2 * REGIONS)
    first &= ~clear
    second &= ~clear
    if seat < _HALF:
        return first | 1 << (seat * REGIONS + region), second
    return first, second | 1 << ((seat - _HALF) * REGIONS + region)


def regions_in(half: int) -> int:
    """A bit mask of the regions in one of the two numbers of `owners`, whichever of its seats has them."""
    return (half | half >> REGIONS | half >> 2 * REGIONS) & ALL_REGIONS


def group_around(mask: int, region: int) -> tuple[int, int]:
    """The connected group of a region with those of a bit mask, and all regions that touch it."""
    group = 1 << region
    border = NEIGHBOURS[region]
    joining = border & mask & ~group
    while joining:
        group |= joining
        for other in range(REGIONS):
            if joining >> other & 1:
                border |= NEIGHBOURS[other]
        joining = border & mask & ~group
    return group, border & ~group


def group_exponent(missing: int, expansions: int, weights: Weights) -> float:
    """What a group of adjacent regions adds to the exponent.

    It lacks `missing` regions, and `expansions` regions beside it can be won.
    """
    if missing > MISSING:
        return 0.0
    return weights[ADJACENT_MISSING + missing - 1] * expansions / (expansions + weights[BLOCKED])


def total_exponent(missing: int, weights: Weights) -> float:
    """What a realm adds to the exponent that lacks so many regions in total (R8.1)."""
    return weights[TOTAL_MISSING + missing - 1] if 0 < missing <= MISSING else 0.0


def realm(observation: Observation, mask: int, free: int, weights: Weights) -> Realm:
    """What a seat controls, and where it may grow."""
    winnable = ALL_REGIONS & ~mask if observation.capturing_regions else free
    best = 0.0
    expansions = 0
    missing = MISSING + 1
    left = mask
    region = 0
    while left:
        if left & 1:
            group, border = group_around(mask, region)
            left &= ~(group >> region)
            lack = max(observation.adjacent_needed - popcount(group), 1)
            worth = group_exponent(lack, popcount(border & winnable), weights)
            if worth > best:
                best = worth
                expansions = border & winnable
                missing = lack
        left >>= 1
        region += 1
    return Realm(mask, winnable, expansions, missing)


def realms(observation: Observation, first: int, second: int, weights: Weights) -> Realms:
    """What every seat controls."""
    free = ALL_REGIONS & ~(regions_in(first) | regions_in(second))
    return (
        realm(observation, first & ALL_REGIONS, free, weights),
        realm(observation, first >> REGIONS & ALL_REGIONS, free, weights),
        realm(observation, first >> 2 * REGIONS, free, weights),
        realm(observation, second & ALL_REGIONS, free, weights),
        realm(observation, second >> REGIONS & ALL_REGIONS, free, weights),
        realm(observation, second >> 2 * REGIONS, free, weights),
    )


def realm_exponent(observation: Observation, own: Realm, weights: Weights) -> float:
    """What a realm adds to the exponent of its seat."""
    worth = group_exponent(own.missing, popcount(own.expansions), weights)
    return worth + total_exponent(observation.total_needed - popcount(own.mask), weights)


def conquest_gain(observation: Observation, own: Realm, region: int, weights: Weights) -> float:
    """What one more region adds to the exponent; VICTORY if it wins."""
    if own.mask >> region & 1:
        return 0.0
    missing = observation.total_needed - popcount(own.mask) - 1
    if missing <= 0:
        return VICTORY
    group, border = group_around(own.mask, region)
    lack = observation.adjacent_needed - popcount(group)
    if lack <= 0:
        return VICTORY
    before = group_exponent(own.missing, popcount(own.expansions), weights)
    joined = group_exponent(lack, popcount(border & own.winnable), weights)
    return max(joined - before, 0.0) + total_exponent(missing, weights) - total_exponent(missing + 1, weights)


def conquest_loss(observation: Observation, own: Realm, region: int, weights: Weights) -> float:
    """What the exponent loses if another seat takes a region: of this realm (R14.5), or beside its group."""
    if own.mask >> region & 1:
        rest = realm(observation, own.mask & ~(1 << region), own.winnable, weights)
        return realm_exponent(observation, own, weights) - realm_exponent(observation, rest, weights)
    if observation.capturing_regions or own.expansions >> region & 1 == 0:
        return 0.0
    expansions = popcount(own.expansions)
    before = group_exponent(own.missing, expansions, weights)
    return before - group_exponent(own.missing, expansions - 1, weights)
