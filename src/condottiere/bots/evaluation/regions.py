"""Scores for regions as the site of the next battle and as a place for the Favor."""

from typing import Final, NamedTuple

from condottiere.rules.actions import FAVOR_AT, FAVOR_OFF, SITE_AT
from condottiere.rules.after_battle import HAND_SIZE
from condottiere.rules.cards import COURTESAN, DRUMMER, HEROINE, IN_DECK, MERCENARIES, STRENGTH
from condottiere.rules.observation import Observation
from condottiere.rules.strength import strength
from condottiere.rules.table import NOBODY
from condottiere.rules.victory import region_count

from .battle_context import unseen_strength
from .realms import Realms, owners, realms, with_conquest
from .weight_layout import (
    FAVOR_OFF_BOARD,
    FAVOR_OWN,
    FAVOR_RIVAL,
    FAVOR_SITE,
    SITE_OWN,
    SITE_RIVAL,
    SITE_STAKE,
    CodeSequence,
    Scores,
    Weights,
)
from .win_odds import BySeat, game_odds, region_stakes

MEAN_STRENGTH: Final = sum(number * STRENGTH[card] for card, number in enumerate(IN_DECK)) / sum(IN_DECK)
"""The mean strength of a card of the full deck."""


def hand_strength(observation: Observation) -> float:
    """The strength of the viewer's hand; a Drummer counts half as much again for its Mercenaries."""
    result = 0.0
    for card in range(MERCENARIES):
        result += observation.hand[card] * STRENGTH[card]
    if observation.hand[DRUMMER] > 0:
        result *= 1.5
    return result + observation.hand[COURTESAN] + STRENGTH[HEROINE] * observation.hand[HEROINE]


class RegionContext(NamedTuple):
    """Facts that decide how a battle for any region would go."""

    all_realms: Realms
    odds: BySeat
    """Every seat's odds to win the game."""
    own_strength: float
    """The strength of the viewer's hand at the start of the battle."""
    card_strength: float
    """The mean strength of an unseen card."""
    hands_refilled: bool
    """Whether all hands are dealt full before it (R7.3)."""


def region_context(
    observation: Observation, first: int, second: int, hands_refilled: bool, weights: Weights
) -> RegionContext:
    """Return the RegionContext with the regions owned as in `first` and `second` (see `owners`)."""
    all_realms = realms(observation, first, second, weights)
    card_strength, _ = unseen_strength(observation)
    own_strength = hand_strength(observation)
    if hands_refilled:
        card_strength = MEAN_STRENGTH
        own_strength = max(own_strength, (HAND_SIZE + region_count(observation, 0)) * card_strength)
    return RegionContext(
        all_realms, game_odds(observation, all_realms, weights), own_strength, card_strength, hands_refilled
    )


def expected_gain_and_loss(
    observation: Observation, context: RegionContext, region: int, weights: Weights
) -> tuple[float, float]:
    """The viewer's expected gain from a battle for a region, and its expected loss."""
    stakes = region_stakes(observation, context.all_realms, context.odds, region, weights)
    weight = context.own_strength * context.own_strength * (1.0 + weights[SITE_STAKE] * stakes.wants[0])
    total_weight = weight + 1.0
    gain = weight * stakes.own
    loss = 0.0
    for seat in range(1, observation.seats):
        cards = (
            HAND_SIZE + region_count(observation, seat) if context.hands_refilled else observation.held[seat]
        )
        rival_strength = cards * context.card_strength
        weight = rival_strength * rival_strength * (1.0 + weights[SITE_STAKE] * stakes.wants[seat])
        total_weight += weight
        loss += weight * stakes.costs[seat]
    return gain / total_weight, loss / total_weight


def ends_round(observation: Observation) -> bool:
    """R7.1, R7.3: whether all hands are dealt full before the battle for the site being chosen."""
    if observation.draw_after_battle or observation.battles == 0:
        return False
    seats_with_cards = 0
    for seat in range(observation.seats):
        if observation.held[seat] > 0:
            seats_with_cards += 1
    return seats_with_cards <= 1


def score_site(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """R4.3: score each region by the expected gain and loss of a battle there."""
    first, second = owners(observation)
    context = region_context(observation, first, second, ends_round(observation), weights)
    for index in range(number):
        gain, loss = expected_gain_and_loss(observation, context, codes[index] - SITE_AT, weights)
        scores[index] = weights[SITE_OWN] * gain - weights[SITE_RIVAL] * loss


def score_favor(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """R5.4: score each region by the worth of protecting it from battles.

    The seat with the strongest line is assumed to conquer the present site.
    """
    first, second = owners(observation)
    leader = strongest(observation)
    if leader != NOBODY:
        first, second = with_conquest(first, second, leader, observation.site)
    context = region_context(observation, first, second, False, weights)
    for index in range(number):
        region = codes[index] - FAVOR_AT
        if codes[index] == FAVOR_OFF:
            scores[index] = weights[FAVOR_OFF_BOARD]
        elif region == observation.site:
            scores[index] = weights[FAVOR_SITE]
        else:
            gain, loss = expected_gain_and_loss(observation, context, region, weights)
            scores[index] = weights[FAVOR_RIVAL] * loss - weights[FAVOR_OWN] * gain


def strongest(observation: Observation) -> int:
    """The seat that alone has the strongest line, or NOBODY."""
    best = -1
    leader = NOBODY
    for seat in range(observation.seats):
        power = strength(observation, seat)
        if power > best:
            best = power
            leader = seat
        elif power == best:
            leader = NOBODY
    return leader
