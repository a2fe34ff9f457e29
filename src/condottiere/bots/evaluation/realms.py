"""Each seat's regions and its room to grow, and their worth in the odds to win the game.

Sets of regions are bit masks. Worth is a term in the exponent of a seat's odds (see `win_odds`).
"""

from typing import Final, NamedTuple, TypeAlias

from condottiere.rules.observation import Observation
from condottiere.rules.regions import ALL_REGIONS, REGIONS
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import group_around, popcount

from .weight_layout import ADJACENT_MISSING, BLOCKED, TOTAL_MISSING, Weights

VICTORY: Final = 1e9
"""The term for a region that wins the game."""
MISSING: Final = 4
"""A realm that lacks more than this many regions is worth nothing yet."""
_HALF: Final = 3
"""How many seats' regions are packed into one number."""


class Realm(NamedTuple):
    """The regions that a seat controls and can still win."""

    mask: int
    """A bit mask of the seat's regions."""
    winnable: int
    """A bit mask of the regions that it can still win (R4.3, R14.1)."""
    expansions: int
    """A bit mask of the regions in `winnable` that are adjacent to the seat's best group."""
    missing: int
    """How many more regions that group needs to win."""


Realms: TypeAlias = tuple[Realm, Realm, Realm, Realm, Realm, Realm]


def owners(observation: Observation) -> tuple[int, int]:
    """Pack the regions of the first three seats, 17 bits each, and those of the other three."""
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
    """Return what `owners` returns after a seat conquers a region."""
    clear = 1 << region | 1 << (region + REGIONS) | 1 << (region + 2 * REGIONS)
    first &= ~clear
    second &= ~clear
    if seat < _HALF:
        return first | 1 << (seat * REGIONS + region), second
    return first, second | 1 << ((seat - _HALF) * REGIONS + region)


def regions_in(half: int) -> int:
    """A bit mask of all regions in one of the two numbers of `owners`."""
    return (half | half >> REGIONS | half >> 2 * REGIONS) & ALL_REGIONS


def group_exponent(missing: int, expansions: int, weights: Weights) -> float:
    """The worth of a group that needs `missing` regions to win and has `expansions` winnable neighbours."""
    if missing > MISSING:
        return 0.0
    return weights[ADJACENT_MISSING + missing - 1] * expansions / (expansions + weights[BLOCKED])


def total_exponent(missing: int, weights: Weights) -> float:
    """The worth of a realm that needs this many more regions in total to win (R8.1)."""
    return weights[TOTAL_MISSING + missing - 1] if 0 < missing <= MISSING else 0.0


def realm(observation: Observation, mask: int, free: int, weights: Weights) -> Realm:
    """Return the Realm of a seat with the regions `mask`; `free` are the regions without a marker."""
    winnable = ALL_REGIONS & ~mask if observation.capturing_regions else free
    best = 0.0
    expansions = 0
    missing = MISSING + 1
    left = mask
    region = 0
    while left:
        if left & 1:
            group, border = group_around(1 << region, mask)
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
    """Return the Realm of every seat; `first` and `second` are those of `owners`."""
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
    """The worth of a realm."""
    worth = group_exponent(own.missing, popcount(own.expansions), weights)
    return worth + total_exponent(observation.total_needed - popcount(own.mask), weights)


def conquest_gain(observation: Observation, own: Realm, region: int, weights: Weights) -> float:
    """The worth that a realm gains by one more region; VICTORY if it wins the game."""
    if own.mask >> region & 1:
        return 0.0
    missing = observation.total_needed - popcount(own.mask) - 1
    if missing <= 0:
        return VICTORY
    group, border = group_around(1 << region, own.mask)
    lack = observation.adjacent_needed - popcount(group)
    if lack <= 0:
        return VICTORY
    before = group_exponent(own.missing, popcount(own.expansions), weights)
    joined = group_exponent(lack, popcount(border & own.winnable), weights)
    return max(joined - before, 0.0) + total_exponent(missing, weights) - total_exponent(missing + 1, weights)


def conquest_loss(observation: Observation, own: Realm, region: int, weights: Weights) -> float:
    """The worth that a realm loses if another seat takes a region: its own (R14.5), or one it could win."""
    if own.mask >> region & 1:
        rest = realm(observation, own.mask & ~(1 << region), own.winnable, weights)
        return realm_exponent(observation, own, weights) - realm_exponent(observation, rest, weights)
    if observation.capturing_regions or own.expansions >> region & 1 == 0:
        return 0.0
    expansions = popcount(own.expansions)
    before = group_exponent(own.missing, expansions, weights)
    return before - group_exponent(own.missing, expansions - 1, weights)
