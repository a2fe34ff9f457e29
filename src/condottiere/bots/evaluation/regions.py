"""Scores for regions: as the site of the next battle, and as a place for the Favor.

Written like the rules: over a Sight in CPython and over a record when compiled.
"""

from typing import Final, NamedTuple

from condottiere.rules.actions import FAVOR_AT, FAVOR_OFF, SITE_AT
from condottiere.rules.aftermath import HAND_SIZE
from condottiere.rules.cards import COURTESAN, DRUMMER, HEROINE, IN_DECK, MERCENARIES, STRENGTH
from condottiere.rules.sight import Sight
from condottiere.rules.strength import strength
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import total

from .battle_context import unseen_strength
from .realms import Realms, owners, realms, with_conquest
from .weight_layout import (
    FAVOR_OFF_BOARD,
    FAVOR_OWN,
    FAVOR_RIVAL,
    FAVOR_SITE,
    SITE_OWN,
    SITE_RIVAL,
    SITE_WANT,
    CodeSequence,
    Scores,
    Weights,
)
from .win_odds import BySeat, game_odds, region_stakes

MEAN_STRENGTH: Final = sum(number * STRENGTH[card] for card, number in enumerate(IN_DECK)) / sum(IN_DECK)
"""What a card of a full deck brings on average."""


def hand_strength(sight: Sight) -> float:
    """The strength of the own hand, Drummers and all."""
    might = 0.0
    for card in range(MERCENARIES):
        might += sight.hand[card] * STRENGTH[card]
    if sight.hand[DRUMMER] > 0:
        might *= 1.5
    return might + sight.hand[COURTESAN] + STRENGTH[HEROINE] * sight.hand[HEROINE]


class RegionContext(NamedTuple):
    """What tells how a battle for any of the regions would go."""

    all_realms: Realms
    odds: BySeat
    """Every seat's odds to win the game."""
    might: float
    """The strength that the viewer would go into the battle with."""
    usual: float
    """The strength of an unseen card."""
    filled: bool
    """Whether all hands are filled up before (R7.3)."""


def region_context(sight: Sight, first: int, second: int, filled: bool, weights: Weights) -> RegionContext:
    """The RegionContext when the regions belong to those whom `first` and `second` name; see `owners`."""
    all_realms = realms(sight, first, second, weights)
    usual, _ = unseen_strength(sight)
    might = hand_strength(sight)
    if filled:
        usual = MEAN_STRENGTH
        might = max(might, (HAND_SIZE + total(sight, 0)) * usual)
    return RegionContext(all_realms, game_odds(sight, all_realms, weights), might, usual, filled)


def fight(sight: Sight, context: RegionContext, region: int, weights: Weights) -> tuple[float, float]:
    """What the viewer can expect to gain from a battle for a region, and what it can expect to lose."""
    about = region_stakes(sight, context.all_realms, context.odds, region, weights)
    share = context.might * context.might * (1.0 + weights[SITE_WANT] * about.wants[0])
    whole = share + 1.0
    gain = share * about.own
    loss = 0.0
    for seat in range(1, sight.seats):
        cards = HAND_SIZE + total(sight, seat) if context.filled else sight.held[seat]
        might = cards * context.usual
        share = might * might * (1.0 + weights[SITE_WANT] * about.wants[seat])
        whole += share
        loss += share * about.costs[seat]
    return gain / whole, loss / whole


def ends_round(sight: Sight) -> bool:
    """R7.1, R7.3: whether all hands are filled up before the battle for the site that is to be chosen."""
    if sight.draw_after_battle or sight.battles == 0:
        return False
    holding = 0
    for seat in range(sight.seats):
        if sight.held[seat] > 0:
            holding += 1
    return holding <= 1


def score_site(sight: Sight, codes: CodeSequence, number: int, scores: Scores, weights: Weights) -> None:
    """R4.3: a score for each region: what comes of a battle there, by who is likely to win it."""
    first, second = owners(sight)
    context = region_context(sight, first, second, ends_round(sight), weights)
    for place in range(number):
        gain, loss = fight(sight, context, codes[place] - SITE_AT, weights)
        scores[place] = weights[SITE_OWN] * gain - weights[SITE_RIVAL] * loss


def score_favor(sight: Sight, codes: CodeSequence, number: int, scores: Scores, weights: Weights) -> None:
    """R5.4: a score for each region: what it is worth that nobody can choose it.

    The leader of the present battle counts as having won it.
    """
    first, second = owners(sight)
    leader = strongest(sight)
    if leader != NOBODY:
        first, second = with_conquest(first, second, leader, sight.site)
    context = region_context(sight, first, second, False, weights)
    for place in range(number):
        region = codes[place] - FAVOR_AT
        if codes[place] == FAVOR_OFF:
            scores[place] = weights[FAVOR_OFF_BOARD]
        elif region == sight.site:
            scores[place] = weights[FAVOR_SITE]
        else:
            gain, loss = fight(sight, context, region, weights)
            scores[place] = weights[FAVOR_RIVAL] * loss - weights[FAVOR_OWN] * gain


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
