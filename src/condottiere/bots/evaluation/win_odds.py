"""How likely each seat is to win the game, and what a region changes about it.

Every seat has odds to win the game, which multiply: weights are added up in the exponent. Written like the
rules: over a Sight in CPython and over a record when compiled.
"""

from math import exp
from typing import Final, NamedTuple, TypeAlias

from condottiere.rules.cards import CARDS
from condottiere.rules.regions import NEIGHBOURS, REGIONS
from condottiere.rules.sight import Sight
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import ADJACENT_BONUS, count, total

from .weight_layout import (
    ADJACENT_MISSING,
    BLOCKED,
    EMPTY,
    HELD,
    HOLDS,
    IN_HAND,
    SCORED,
    TOTAL_MISSING,
    WON,
    Weights,
)

BySeat: TypeAlias = tuple[float, float, float, float, float, float]
"""A number for each seat, the viewer first."""

VICTORY: Final = 1e9
"""What a region adds to the exponent that wins the game."""
MISSING: Final = 4
"""Kingdoms that lack more than so many regions are worth nothing yet."""
ALL_REGIONS: Final = (1 << REGIONS) - 1
PERCENT: Final = 100.0
_HALF: Final = 3
"""How many seats' regions go into one number."""


class Realm(NamedTuple):
    """What a seat controls."""

    mask: int
    """A bit mask of the seat's regions."""
    growth: int
    """The regions that it can still win (R4.3, R14.1)."""
    ways: int
    """A bit mask of the regions in `growth` that lie beside the seat's best group."""
    missing: int
    """How many regions that group lacks."""


Realms: TypeAlias = tuple[Realm, Realm, Realm, Realm, Realm, Realm]


class Stakes(NamedTuple):
    """What a battle for a region is about, in hundredths of the game, by the viewer's chance to win it."""

    own: float
    """How much more it is worth to win than that nobody wins."""
    costs: BySeat
    """How much less it is worth that a rival wins."""
    wants: BySeat
    """How much each seat improves by winning, from 0 to 1 where it wins the game."""
    chance: float
    """The viewer's chance to win the game if nobody wins the battle, 0 to 1."""


# --- kingdoms ---------------------------------------------------------------------------------------


def owners(sight: Sight) -> tuple[int, int]:
    """The regions of the first three seats, 17 bits each, and of the other three."""
    first = 0
    second = 0
    for region in range(REGIONS):
        owner = sight.owner[region]
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


def group_worth(missing: int, ways: int, weights: Weights) -> float:
    """What a group of adjacent regions adds to the exponent.

    It lacks `missing` regions, and `ways` regions beside it can be won.
    """
    if missing > MISSING:
        return 0.0
    return weights[ADJACENT_MISSING + missing - 1] * ways / (ways + weights[BLOCKED])


def total_worth(missing: int, weights: Weights) -> float:
    """What a kingdom adds to the exponent that lacks so many regions in total (R8.1)."""
    return weights[TOTAL_MISSING + missing - 1] if 0 < missing <= MISSING else 0.0


def realm(sight: Sight, mask: int, free: int, weights: Weights) -> Realm:
    """What a seat controls, and where it may grow."""
    growth = ALL_REGIONS & ~mask if sight.capturing_regions else free
    best = 0.0
    ways = 0
    missing = MISSING + 1
    left = mask
    region = 0
    while left:
        if left & 1:
            group, border = group_around(mask, region)
            left &= ~(group >> region)
            lack = max(sight.adjacent_needed - count(group), 1)
            worth = group_worth(lack, count(border & growth), weights)
            if worth > best:
                best = worth
                ways = border & growth
                missing = lack
        left >>= 1
        region += 1
    return Realm(mask, growth, ways, missing)


def realms(sight: Sight, first: int, second: int, weights: Weights) -> Realms:
    """What every seat controls."""
    free = ALL_REGIONS & ~(regions_in(first) | regions_in(second))
    return (
        realm(sight, first & ALL_REGIONS, free, weights),
        realm(sight, first >> REGIONS & ALL_REGIONS, free, weights),
        realm(sight, first >> 2 * REGIONS, free, weights),
        realm(sight, second & ALL_REGIONS, free, weights),
        realm(sight, second >> REGIONS & ALL_REGIONS, free, weights),
        realm(sight, second >> 2 * REGIONS, free, weights),
    )


def realm_worth(sight: Sight, own: Realm, weights: Weights) -> float:
    """What a realm adds to the exponent of its seat."""
    worth = group_worth(own.missing, count(own.ways), weights)
    return worth + total_worth(sight.total_needed - count(own.mask), weights)


def growth_by(sight: Sight, own: Realm, region: int, weights: Weights) -> float:
    """What one more region adds to the exponent; VICTORY if it wins."""
    if own.mask >> region & 1:
        return 0.0
    missing = sight.total_needed - count(own.mask) - 1
    if missing <= 0:
        return VICTORY
    group, border = group_around(own.mask, region)
    lack = sight.adjacent_needed - count(group)
    if lack <= 0:
        return VICTORY
    before = group_worth(own.missing, count(own.ways), weights)
    joined = group_worth(lack, count(border & own.growth), weights)
    return max(joined - before, 0.0) + total_worth(missing, weights) - total_worth(missing + 1, weights)


def loss_by(sight: Sight, own: Realm, region: int, weights: Weights) -> float:
    """What the exponent loses if another seat takes a region: of this realm (R14.5), or beside its group."""
    if own.mask >> region & 1:
        rest = realm(sight, own.mask & ~(1 << region), own.growth, weights)
        return realm_worth(sight, own, weights) - realm_worth(sight, rest, weights)
    if sight.capturing_regions or own.ways >> region & 1 == 0:
        return 0.0
    ways = count(own.ways)
    return group_worth(own.missing, ways, weights) - group_worth(own.missing, ways - 1, weights)


# --- odds -------------------------------------------------------------------------------------------


def seat_exponent(sight: Sight, seat: int, own: Realm, weights: Weights) -> float:
    """The exponent of a seat's odds to win the game."""
    exponent = realm_worth(sight, own, weights)
    if seat == 0:
        for card in range(CARDS):
            exponent += weights[IN_HAND + card] * sight.hand[card]
    else:
        exponent += weights[HELD] * sight.held[seat] / 10.0
    if sight.held[seat] == 0:
        exponent += weights[EMPTY]
    if sight.holder == seat:
        exponent += weights[HOLDS]
    if sight.points:
        exponent += weights[SCORED] * sight.scores[seat] / sight.points
    return exponent


def seat_odds(sight: Sight, seat: int, own: Realm, weights: Weights) -> float:
    """A seat's odds to win the game."""
    return exp(seat_exponent(sight, seat, own, weights)) if seat < sight.seats else 0.0


def game_odds(sight: Sight, all_realms: Realms, weights: Weights) -> BySeat:
    """Every seat's odds to win the game."""
    return (
        seat_odds(sight, 0, all_realms[0], weights),
        seat_odds(sight, 1, all_realms[1], weights),
        seat_odds(sight, 2, all_realms[2], weights),
        seat_odds(sight, 3, all_realms[3], weights),
        seat_odds(sight, 4, all_realms[4], weights),
        seat_odds(sight, 5, all_realms[5], weights),
    )


def win_share(odds: BySeat) -> float:
    """The viewer's chance to win the game, 0 to 1, from the odds of every seat."""
    return odds[0] / (odds[0] + odds[1] + odds[2] + odds[3] + odds[4] + odds[5])


def changes(
    sight: Sight, seat: int, own: Realm, odds: float, region: int, weights: Weights
) -> tuple[float, float]:
    """A seat's odds to win the game if it conquers a region, VICTORY if that wins; and if another does."""
    if seat >= sight.seats:
        return 0.0, 0.0
    gain = growth_by(sight, own, region, weights)
    loss = loss_by(sight, own, region, weights)
    without = odds * exp(-loss) if loss > 0.0 else odds
    if gain >= VICTORY:
        if not sight.points or wins_match_by(sight, seat, own, region):
            return VICTORY, without
        gain = weights[WON]
    return odds * exp(gain) if gain > 0.0 else odds, without


def wins_match_by(sight: Sight, seat: int, own: Realm, region: int) -> bool:
    """R13.2, R13.3: whether a seat that wins the game by a region has the points for the match by that."""
    group, _ = group_around(own.mask, region)
    points = sight.scores[seat] + count(own.mask) + 1
    if count(group) >= sight.adjacent_needed:
        points += ADJACENT_BONUS
    for other in range(sight.seats):
        if other != seat and score_now(sight, other) >= points:
            return False
    return points >= sight.points


def score_now(sight: Sight, seat: int) -> int:
    """R13.2: the points of a seat if the game ended with the regions as they are, without a bonus."""
    return sight.scores[seat] + total(sight, seat)


def stakes(sight: Sight, all_realms: Realms, odds: BySeat, region: int, weights: Weights) -> Stakes:
    """What a battle for a region is worth to each seat."""
    won_0, lost_0 = changes(sight, 0, all_realms[0], odds[0], region, weights)
    won_1, lost_1 = changes(sight, 1, all_realms[1], odds[1], region, weights)
    won_2, lost_2 = changes(sight, 2, all_realms[2], odds[2], region, weights)
    won_3, lost_3 = changes(sight, 3, all_realms[3], odds[3], region, weights)
    won_4, lost_4 = changes(sight, 4, all_realms[4], odds[4], region, weights)
    won_5, lost_5 = changes(sight, 5, all_realms[5], odds[5], region, weights)
    now = win_share(odds)
    all_lost = lost_0 + lost_1 + lost_2 + lost_3 + lost_4 + lost_5
    own = 1.0 if won_0 >= VICTORY else won_0 / (all_lost - lost_0 + won_0)
    costs = (
        0.0,
        cost(now, lost_0, all_lost - lost_1, won_1),
        cost(now, lost_0, all_lost - lost_2, won_2),
        cost(now, lost_0, all_lost - lost_3, won_3),
        cost(now, lost_0, all_lost - lost_4, won_4),
        cost(now, lost_0, all_lost - lost_5, won_5),
    )
    wants = (
        want(odds[0], won_0),
        want(odds[1], won_1),
        want(odds[2], won_2),
        want(odds[3], won_3),
        want(odds[4], won_4),
        want(odds[5], won_5),
    )
    return Stakes(PERCENT * (own - now), costs, wants, now)


def cost(now: float, own: float, others: float, gained: float) -> float:
    """What a rival's conquest costs the viewer, which has odds of `own` among `others` then."""
    return PERCENT * now if gained >= VICTORY else PERCENT * (now - own / (others + gained))


def want(odds: float, gained: float) -> float:
    """How much a seat improves: 1 less the ratio of its odds before and after."""
    return 1.0 if gained >= VICTORY else 1.0 - odds / max(gained, 1e-9)
