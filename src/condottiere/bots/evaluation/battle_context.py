"""The facts of a battle that no action of the viewer changes, such as its stakes."""

from typing import Final, NamedTuple

from condottiere.rules.actions import MAX_DRAW
from condottiere.rules.after_battle import HAND_SIZE
from condottiere.rules.cards import CARDS, COURTESAN, MERCENARIES, STRENGTH
from condottiere.rules.observation import Observation
from condottiere.rules.table import NO_FINAL
from condottiere.rules.victory import popcount, region_count

from .realms import owners, realms
from .weight_layout import PRICE_FACTOR, PRICE_FACTOR_OWN, PRICE_FACTOR_RIVALS, PRICE_FACTOR_ROOM, Weights
from .win_odds import PERCENT, Stakes, game_odds, region_stakes, win_share

HALF: Final = PERCENT / 2.0
"""The stake of each side in a final battle, in hundredths of the game."""


class BattleContext(NamedTuple):
    """The facts of a battle that no action of the viewer changes."""

    stakes: Stakes
    final: bool
    """R9.3: whether it is a final battle, in which a tie is shared and Courtesans count for nothing."""
    active_mask: int
    """A bit mask of the rivals that may still play a card."""
    active_rivals: int
    """How many rivals may still play a card."""
    courtesans: int
    """The most Courtesans in any rival's line."""
    card_price_factor: float
    """The factor by which prices of cards count."""
    mean_strength: float
    """The mean strength of an unseen card without a Winter."""
    mean_winter_strength: float
    """The mean strength of an unseen card under a Winter."""


def battle_stakes(observation: Observation, weights: Weights) -> Stakes:
    """The stakes of the battle for each seat.

    A final battle decides everything, unless it ends only one game of a match: then it decides nothing.
    """
    if decides_all(observation):
        everything = (0.0, HALF, HALF, HALF, HALF, HALF)
        return Stakes(HALF, everything, (1.0, 1.0, 1.0, 1.0, 1.0, 1.0), 0.5)
    first, second = owners(observation)
    all_realms = realms(observation, first, second, weights)
    odds = game_odds(observation, all_realms, weights)
    if observation.final:
        nothing = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        return Stakes(0.0, nothing, nothing, win_share(odds))
    return region_stakes(observation, all_realms, odds, observation.site, weights)


def decides_all(observation: Observation) -> bool:
    """Whether this is a final battle that decides the game, and with R13 the match (R13.2, R13.3)."""
    if observation.final == NO_FINAL or observation.points == 0:
        return observation.final != NO_FINAL
    most = 0
    for seat in range(observation.seats):
        most = max(most, observation.scores[seat])
    return most >= observation.points


def active_rivals_mask(observation: Observation) -> int:
    """A bit mask of the rivals that may still play a card."""
    mask = 0
    for seat in range(1, observation.seats):
        if observation.out[seat] == 0 and observation.held[seat] > 0:
            mask |= 1 << seat
    return mask


def rivals_courtesans(observation: Observation) -> int:
    """The most Courtesans in any rival's line, with face-down cards that the viewer knows."""
    most = 0
    for seat in range(1, observation.seats):
        number = observation.lines[seat][COURTESAN] + (1 if observation.down[seat] == COURTESAN else 0)
        most = max(most, number)
    return most


def rivals_cards(observation: Observation) -> float:
    """The mean number of cards in a rival's hand, in tens."""
    others = 0
    for seat in range(1, observation.seats):
        others += observation.held[seat]
    return others / (10.0 * (observation.seats - 1))


def card_price_factor(observation: Observation, chance: float, weights: Weights) -> float:
    """The factor by which prices of cards count; small if cards can gain little more in this game."""
    if observation.final:
        return 0.02
    factor = weights[PRICE_FACTOR] + weights[PRICE_FACTOR_OWN] * observation.held[0] / 10.0
    factor += weights[PRICE_FACTOR_RIVALS] * rivals_cards(observation)
    if observation.draw_after_battle:
        room = HAND_SIZE + region_count(observation, 0) - observation.held[0]
        factor += weights[PRICE_FACTOR_ROOM] * min(max(room, 0), MAX_DRAW) / MAX_DRAW
    return max(factor, 0.02) * PERCENT * chance * (1.0 - chance)


def unseen_strength(observation: Observation) -> tuple[float, float]:
    """The mean strength of a card that the viewer has not seen: without a Winter, and under one."""
    cards = 0
    strength = 0
    winter_strength = 0
    for card in range(CARDS):
        number = observation.unseen[card]
        cards += number
        strength += number * STRENGTH[card]
        winter_strength += number if card < MERCENARIES else number * STRENGTH[card]
    return strength / max(cards, 1), winter_strength / max(cards, 1)


def battle_context(observation: Observation, weights: Weights) -> BattleContext:
    """Return the BattleContext of the battle that is being fought."""
    stakes = battle_stakes(observation, weights)
    mean_strength, mean_winter_strength = unseen_strength(observation)
    active_mask = active_rivals_mask(observation)
    return BattleContext(
        stakes,
        observation.final != NO_FINAL,
        active_mask,
        popcount(active_mask),
        rivals_courtesans(observation),
        card_price_factor(observation, stakes.chance, weights),
        mean_strength,
        mean_winter_strength,
    )
