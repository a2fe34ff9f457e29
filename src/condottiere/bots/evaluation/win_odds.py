"""Each seat's odds to win the game, and how a battle for a region changes them.

It is a softmax: a seat's odds are the exponential of a sum of weights, and its chance is its share of all
odds.
"""

from math import exp
from typing import Final, NamedTuple, TypeAlias

from condottiere.rules.cards import CARDS
from condottiere.rules.match import ADJACENT_BONUS
from condottiere.rules.observation import Observation
from condottiere.rules.victory import group_around, popcount, region_count

from .realms import VICTORY, Realm, Realms, conquest_gain, conquest_loss, realm_exponent
from .weight_layout import HAND_EMPTY, IN_HAND, MATCH_SCORE, RIVAL_HAND_SIZE, TOKEN_HELD, WON, Weights

BySeat: TypeAlias = tuple[float, float, float, float, float, float]
"""A number for each seat, the viewer first."""

PERCENT: Final = 100.0


class Stakes(NamedTuple):
    """The stakes of a battle: changes of the viewer's chance to win the game, in hundredths."""

    own: float
    """The viewer's gain if it wins, compared with nobody winning."""
    costs: BySeat
    """The viewer's loss if each rival wins, compared with nobody winning."""
    wants: BySeat
    """How much each seat improves its odds by winning, from 0 to 1 if it wins the game."""
    chance: float
    """The viewer's chance to win the game if nobody wins the battle, 0 to 1."""


def seat_exponent(observation: Observation, seat: int, own: Realm, weights: Weights) -> float:
    """The exponent of a seat's odds to win the game."""
    exponent = realm_exponent(observation, own, weights)
    if seat == 0:
        for card in range(CARDS):
            exponent += weights[IN_HAND + card] * observation.hand[card]
    else:
        exponent += weights[RIVAL_HAND_SIZE] * observation.held[seat] / 10.0
    if observation.held[seat] == 0:
        exponent += weights[HAND_EMPTY]
    if observation.holder == seat:
        exponent += weights[TOKEN_HELD]
    if observation.points:
        exponent += weights[MATCH_SCORE] * observation.scores[seat] / observation.points
    return exponent


def seat_odds(observation: Observation, seat: int, own: Realm, weights: Weights) -> float:
    """A seat's odds to win the game; 0 for a seat that is not at the table."""
    return exp(seat_exponent(observation, seat, own, weights)) if seat < observation.seats else 0.0


def game_odds(observation: Observation, all_realms: Realms, weights: Weights) -> BySeat:
    """Every seat's odds to win the game."""
    return (
        seat_odds(observation, 0, all_realms[0], weights),
        seat_odds(observation, 1, all_realms[1], weights),
        seat_odds(observation, 2, all_realms[2], weights),
        seat_odds(observation, 3, all_realms[3], weights),
        seat_odds(observation, 4, all_realms[4], weights),
        seat_odds(observation, 5, all_realms[5], weights),
    )


def win_share(odds: BySeat) -> float:
    """The viewer's chance to win the game, 0 to 1, from the odds of every seat."""
    return odds[0] / (odds[0] + odds[1] + odds[2] + odds[3] + odds[4] + odds[5])


def changes(
    observation: Observation, seat: int, own: Realm, odds: float, region: int, weights: Weights
) -> tuple[float, float]:
    """A seat's odds to win the game if it conquers a region (VICTORY if that wins), and if another does."""
    if seat >= observation.seats:
        return 0.0, 0.0
    gain = conquest_gain(observation, own, region, weights)
    loss = conquest_loss(observation, own, region, weights)
    without = odds * exp(-loss) if loss > 0.0 else odds
    if gain >= VICTORY:
        if not observation.points or wins_match_by(observation, seat, own, region):
            return VICTORY, without
        gain = weights[WON]
    return odds * exp(gain) if gain > 0.0 else odds, without


def wins_match_by(observation: Observation, seat: int, own: Realm, region: int) -> bool:
    """R13.2, R13.3: whether a seat that wins the game by a region also wins the match."""
    group, _ = group_around(1 << region, own.mask)
    points = observation.scores[seat] + popcount(own.mask) + 1
    if popcount(group) >= observation.adjacent_needed:
        points += ADJACENT_BONUS
    for other in range(observation.seats):
        if other != seat and score_now(observation, other) >= points:
            return False
    return points >= observation.points


def score_now(observation: Observation, seat: int) -> int:
    """R13.2: the points of a seat if the game ended with the regions as they are, without a bonus."""
    return observation.scores[seat] + region_count(observation, seat)


def region_stakes(
    observation: Observation, all_realms: Realms, odds: BySeat, region: int, weights: Weights
) -> Stakes:
    """Return the stakes of a battle for a region."""
    won_0, lost_0 = changes(observation, 0, all_realms[0], odds[0], region, weights)
    won_1, lost_1 = changes(observation, 1, all_realms[1], odds[1], region, weights)
    won_2, lost_2 = changes(observation, 2, all_realms[2], odds[2], region, weights)
    won_3, lost_3 = changes(observation, 3, all_realms[3], odds[3], region, weights)
    won_4, lost_4 = changes(observation, 4, all_realms[4], odds[4], region, weights)
    won_5, lost_5 = changes(observation, 5, all_realms[5], odds[5], region, weights)
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
    """The viewer's loss, in hundredths, if a rival conquers the region.

    `now` is the viewer's chance; after the conquest it has odds `own`, the rival `gained`, and all seats but
    the rival together `others`.
    """
    return PERCENT * now if gained >= VICTORY else PERCENT * (now - own / (others + gained))


def want(odds: float, gained: float) -> float:
    """How much a seat improves its odds: 1 minus the ratio of odds before to after; 1 if it wins the game."""
    return 1.0 if gained >= VICTORY else 1.0 - odds / max(gained, 1e-9)
