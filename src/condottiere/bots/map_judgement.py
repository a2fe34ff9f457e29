"""What regions are worth: to whom, as a site, and as a place for the Favor.

Written like the rules: over a Sight in CPython and over a record when compiled.
"""

from typing import Final

from condottiere.rules.actions import FAVOR_AT, FAVOR_OFF, SITE_AT
from condottiere.rules.cards import CARDS, COURTESAN, DRUMMER, HEROINE, MERCENARIES, STRENGTH
from condottiere.rules.regions import NEIGHBOURS, REGIONS
from condottiere.rules.sight import Sight
from condottiere.rules.strength import strength
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import count

from .weighing import (
    ADJACENT_MISSING,
    BLOCKED,
    FAVOR_OFF_BOARD,
    FAVOR_OWN,
    FAVOR_RIVAL,
    FAVOR_SITE,
    LOSE,
    RIVAL,
    SHARED,
    SITE_OWN,
    SITE_RIVAL,
    SITE_WANT,
    TOTAL_MISSING,
    WIN,
    Codes,
    Scores,
    Weights,
)

VICTORY: Final = 1e9
"""The gain of a conquest that wins the game, until it is known whose it is."""
MISSING: Final = 4
"""Kingdoms that lack more than so many regions are worth nothing yet."""
ALL_REGIONS: Final = (1 << REGIONS) - 1
HALF: Final = 3
"""How many seats' regions go into one number."""

# --- kingdoms ---------------------------------------------------------------------------------------


def kingdoms(sight: Sight) -> tuple[int, int, int]:
    """The regions of the first three seats, 17 bits each, of the other three, and those of nobody."""
    first = 0
    second = 0
    free = 0
    for region in range(REGIONS):
        owner = sight.owner[region]
        if owner == NOBODY:
            free |= 1 << region
        elif owner < HALF:
            first |= 1 << (owner * REGIONS + region)
        else:
            second |= 1 << ((owner - HALF) * REGIONS + region)
    return first, second, free


def kingdom(first: int, second: int, seat: int) -> int:
    """A bit mask of a seat's regions."""
    if seat < HALF:
        return first >> seat * REGIONS & ALL_REGIONS
    return second >> (seat - HALF) * REGIONS & ALL_REGIONS


def group_around(mask: int, region: int) -> tuple[int, int]:
    """The connected group of a region in a bit mask that holds it, and all regions that touch the group."""
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
    """What a group is worth that lacks so many regions, with so many free regions beside it."""
    if missing > MISSING:
        return 0.0
    return weights[ADJACENT_MISSING + missing - 1] * ways / (ways + weights[BLOCKED])


def total_worth(missing: int, weights: Weights) -> float:
    """What so many regions are worth that lack so many of the total (R8.1)."""
    return weights[TOTAL_MISSING + missing - 1] if missing <= MISSING else 0.0


def best_group(mask: int, free: int, needed: int, weights: Weights) -> tuple[float, int, int]:
    """The worth of the most valuable group of a bit mask, the free regions beside it, and what it lacks."""
    best = 0.0
    ways = 0
    missing = MISSING + 1
    left = mask
    region = 0
    while left:
        if left & 1:
            group, border = group_around(mask, region)
            left &= ~(group >> region)
            lack = needed - count(group)
            worth = group_worth(lack, count(border & free), weights)
            if worth > best:
                best = worth
                ways = border & free
                missing = lack
        left >>= 1
        region += 1
    return best, ways, missing


def conquest(sight: Sight, mask: int, free: int, region: int, best: float, weights: Weights) -> float:
    """How much more a kingdom with a best group of that worth is worth with a region; VICTORY if it wins."""
    missing = sight.total_needed - count(mask) - 1
    if missing <= 0:
        return VICTORY
    group, border = group_around(mask, region)
    lack = sight.adjacent_needed - count(group)
    if lack <= 0:
        return VICTORY
    joined = group_worth(lack, count(border & free), weights)
    return max(joined - best, 0.0) + total_worth(missing, weights) - total_worth(missing + 1, weights)


def obstruction(ways: int, missing: int, region: int, weights: Weights) -> float:
    """What a kingdom loses if a region beside its best group is taken by another seat."""
    if ways >> region & 1 == 0:
        return 0.0
    number = count(ways)
    return group_worth(missing, number, weights) - group_worth(missing, number - 1, weights)


def winnable(sight: Sight, mask: int, free: int) -> int:
    """The regions that a kingdom can still grow by (R4.3, R14.1)."""
    return ALL_REGIONS & ~mask if sight.capturing_regions else free


def prize(sight: Sight, mask: int, free: int, region: int, weights: Weights) -> tuple[float, float]:
    """What a seat gains by conquering a region, and what it loses if another seat does."""
    free = winnable(sight, mask, free)
    if mask >> region & 1:
        return 0.0, lost(sight, mask, free, region, weights)
    best, ways, missing = best_group(mask, free, sight.adjacent_needed, weights)
    loss = 0.0 if sight.capturing_regions else obstruction(ways, missing, region, weights)
    return conquest(sight, mask, free, region, best, weights), loss


def lost(sight: Sight, mask: int, free: int, region: int, weights: Weights) -> float:
    """What a kingdom loses with a region of its own (R14.5)."""
    rest = mask & ~(1 << region)
    missing = sight.total_needed - count(mask)
    before, _, _ = best_group(mask, free, sight.adjacent_needed, weights)
    after, _, _ = best_group(rest, free, sight.adjacent_needed, weights)
    return before - after + total_worth(missing, weights) - total_worth(missing + 1, weights)


def own_worth(gained: float, weights: Weights) -> float:
    """A gain of the viewer as steps of preference."""
    return weights[WIN] if gained >= VICTORY else gained


def harm(gained: float, seats: int, weights: Weights) -> float:
    """What a rival's gain costs the viewer."""
    if gained >= VICTORY:
        return weights[LOSE]
    return gained * (weights[RIVAL] + weights[SHARED] / (seats - 1))


# --- the decisions ----------------------------------------------------------------------------------


def hand_strength(sight: Sight) -> float:
    """The strength of the own hand, Drummers and all."""
    might = 0.0
    for card in range(MERCENARIES):
        might += sight.hand[card] * STRENGTH[card]
    if sight.hand[DRUMMER] > 0:
        might *= 1.5
    return might + sight.hand[COURTESAN] + STRENGTH[HEROINE] * sight.hand[HEROINE]


def usual_strength(sight: Sight) -> float:
    """The strength of a card that the viewer does not see, on average."""
    cards = 0
    might = 0.0
    for card in range(CARDS):
        cards += sight.unseen[card]
        might += sight.unseen[card] * STRENGTH[card]
    return might / max(cards, 1) + 0.1


def judge_site(sight: Sight, codes: Codes, number: int, scores: Scores, weights: Weights) -> None:
    """R4.3: a score for each region: what comes of a battle there, by who is likely to win it."""
    first, second, free = kingdoms(sight)
    usual = usual_strength(sight)
    might = hand_strength(sight)
    total = 1.0 + might * might
    for seat in range(1, sight.seats):
        total += (sight.held[seat] * usual) ** 2
    for place in range(number):
        scores[place] = 0.0
    for seat in range(sight.seats):
        mask = kingdom(first, second, seat)
        open_to = winnable(sight, mask, free)
        best, ways, missing = best_group(mask, open_to, sight.adjacent_needed, weights)
        own = seat == 0
        share = might * might / total if own else (sight.held[seat] * usual) ** 2 / total
        for place in range(number):
            region = codes[place] - SITE_AT
            if mask >> region & 1:
                loss = lost(sight, mask, open_to, region, weights)
                scores[place] += harm(loss, sight.seats, weights)
                continue
            gained = conquest(sight, mask, open_to, region, best, weights)
            taken = 0.0 if sight.capturing_regions else obstruction(ways, missing, region, weights)
            if own:
                worth = own_worth(gained, weights)
                scores[place] += weights[SITE_OWN] * share * worth - (1.0 - share) * taken
            else:
                want = 1.0 + weights[SITE_WANT] * min(gained, weights[WIN])
                loss = share * want * harm(gained, sight.seats, weights)
                scores[place] -= weights[SITE_RIVAL] * loss - harm(taken, sight.seats, weights)


def judge_favor(  # noqa: C901  # one pass over the regions, for speed
    sight: Sight, codes: Codes, number: int, scores: Scores, weights: Weights
) -> None:
    """R5.4: a score for each region: what it is worth that nobody can choose it.

    The leader of the present battle counts as having won it.
    """
    first, second, free = kingdoms(sight)
    site = 1 << sight.site
    leader = strongest(sight)
    for place in range(number):
        scores[place] = 0.0
    for seat in range(sight.seats):
        mask = kingdom(first, second, seat)
        if seat == leader:
            mask |= site
        open_to = winnable(sight, mask, free) & ~site
        best, _, _ = best_group(mask, open_to, sight.adjacent_needed, weights)
        for place in range(number):
            region = codes[place] - FAVOR_AT
            if codes[place] == FAVOR_OFF or region == sight.site:
                continue
            if mask >> region & 1:
                if seat == 0:
                    scores[place] += weights[FAVOR_RIVAL] * lost(sight, mask, open_to, region, weights)
                continue
            gained = conquest(sight, mask, open_to, region, best, weights)
            if seat == 0:
                scores[place] -= weights[FAVOR_OWN] * own_worth(gained, weights)
            else:
                scores[place] += weights[FAVOR_RIVAL] * harm(gained, sight.seats, weights)
    for place in range(number):
        if codes[place] == FAVOR_OFF:
            scores[place] = weights[FAVOR_OFF_BOARD]
        elif codes[place] - FAVOR_AT == sight.site:
            scores[place] = weights[FAVOR_SITE]


def strongest(sight: Sight) -> int:
    """The seat that alone has the strongest line, or NOBODY."""
    best = -1
    leader = NOBODY
    for seat in range(sight.seats):
        power = strength(sight, seat)
        if power > best:
            best = power
            leader = seat
        elif power == best:
            leader = NOBODY
    return leader
