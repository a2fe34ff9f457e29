"""The evaluation of `expert`: scores for legal actions, and the chance to win.

`score_actions` uses only an Observation, so it knows no more than the seat may. The playouts of search bots
call it compiled, many times a second.
"""

from math import exp, log

from condottiere.rules.actions import DISCARD_HAND, DRAW_COUNT, KEEP_CARDS, KEPT_FIRST, KEPT_SECOND
from condottiere.rules.cards import CARDS, MERCENARIES, NO_CARD
from condottiere.rules.observation import Observation
from condottiere.rules.table import BATTLE, FAVOR, HAND, KEEP, RESCUE, SITE

from .battle import score_battle, score_rescue
from .battle_context import decides_all
from .realms import owners, realms
from .regions import score_favor, score_site
from .weight_layout import (
    DRAW_ONE_MORE,
    FIRST_CALIBRATION_WEIGHT,
    HAND_BASE,
    HAND_KIND,
    HAND_RIVALS,
    KEEP_PRICE_THRESHOLD,
    PRICE,
    CodeSequence,
    Scores,
    Weights,
)
from .win_odds import game_odds, win_share


def score_actions(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """Write a score for each of the first `number` legal codes; higher is better.

    Scores are in hundredths of the game. A softmax over them gives the probabilities of a player who makes
    mistakes now and then.
    """
    if observation.phase == BATTLE:
        score_battle(observation, codes, number, scores, weights)
    elif observation.phase == SITE:
        score_site(observation, codes, number, scores, weights)
    elif observation.phase == RESCUE:
        score_rescue(observation, codes, number, scores, weights)
    elif observation.phase == FAVOR:
        score_favor(observation, codes, number, scores, weights)
    elif observation.phase == HAND:
        score_hand(observation, codes, number, scores, weights)
    elif observation.phase == KEEP:
        score_keep(codes, number, scores, weights)
    else:
        for index in range(number):
            scores[index] = weights[DRAW_ONE_MORE] * (codes[index] - DRAW_COUNT)


def score_hand(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """R4.5: score discarding a hand without Mercenaries; keeping it scores 0."""
    for index in range(number):
        scores[index] = 0.0
        if codes[index] == DISCARD_HAND:
            score = weights[HAND_BASE]
            for card in range(MERCENARIES, CARDS):
                score -= observation.hand[card] * weights[HAND_KIND + card - MERCENARIES]
            others = 0
            for seat in range(1, observation.seats):
                others += observation.held[seat]
            scores[index] = score - weights[HAND_RIVALS] * others / (10.0 * (observation.seats - 1))
            if others == 0:  # the round is over, and the viewer keeps up to two cards (R7.2)
                scores[index] = -1.0


def score_keep(codes: CodeSequence, number: int, scores: Scores, weights: Weights) -> None:
    """R7.2: score keeping no card, one or two, by how much their prices exceed that of a new card."""
    for index in range(number):
        choice = codes[index] - KEEP_CARDS
        score = 0.0
        for card in (KEPT_FIRST[choice], KEPT_SECOND[choice]):
            if card != NO_CARD:
                score += weights[PRICE + card] - weights[KEEP_PRICE_THRESHOLD]
        scores[index] = score


def win_chance(observation: Observation, best: float, weights: Weights) -> float:
    """The chance, 0 to 1, that the viewer wins the game (with R13 the match) with its best action.

    `best` is the score of that action.
    """
    chance = min(max(rough_chance(observation, best, weights), 0.002), 0.998)
    at = FIRST_CALIBRATION_WEIGHT if is_battle(observation) else FIRST_CALIBRATION_WEIGHT + 2
    return 1.0 / (1.0 + exp(-weights[at] - weights[at + 1] * log(chance / (1.0 - chance))))


def is_battle(observation: Observation) -> bool:
    """Whether the decision is part of a battle, so that scores are values in hundredths of the game."""
    return observation.phase == BATTLE or observation.phase == RESCUE


def rough_chance(observation: Observation, best: float, weights: Weights) -> float:
    """The chance, 0 to 1, that the viewer wins the game, before `win_chance` calibrates it.

    In a battle it depends on `best`, the score of the best action; elsewhere on the position alone.
    """
    if decides_all(observation):
        return 0.5 + best / 100.0
    first, second = owners(observation)
    chance = win_share(game_odds(observation, realms(observation, first, second, weights), weights))
    return chance + best / 100.0 if is_battle(observation) else chance
