"""The evaluation of `expert`: how good each legal action is.

`score_actions` looks at an Observation and nothing else, so it knows no more than the seat may. It is written
like the rules, plain functions over plain numbers, so that it runs in CPython and compiled alike, millions of
times a second in the playouts of bots that look ahead.
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

    Scores are in hundredths of the game. In proportion to exp(score) they give the odds of a player who errs
    now and then.
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
    """R4.5: a score for discarding a hand without Mercenaries; keeping it counts nothing."""
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
            if others == 0:  # the round is over, and R7.2 asks what is to be kept
                scores[index] = -1.0


def score_keep(codes: CodeSequence, number: int, scores: Scores, weights: Weights) -> None:
    """R7.2: a score for keeping no card, one or two, by what they cost beyond a new card."""
    for index in range(number):
        choice = codes[index] - KEEP_CARDS
        score = 0.0
        for card in (KEPT_FIRST[choice], KEPT_SECOND[choice]):
            if card != NO_CARD:
                score += weights[PRICE + card] - weights[KEEP_PRICE_THRESHOLD]
        scores[index] = score


def win_chance(observation: Observation, best: float, weights: Weights) -> float:
    """The chance, 0 to 1, that the viewer wins the game (with R13 the match) by the best of its actions.

    `best` is the score of that action.
    """
    chance = min(max(rough_chance(observation, best, weights), 0.002), 0.998)
    at = FIRST_CALIBRATION_WEIGHT if is_battle(observation) else FIRST_CALIBRATION_WEIGHT + 2
    return 1.0 / (1.0 + exp(-weights[at] - weights[at + 1] * log(chance / (1.0 - chance))))


def is_battle(observation: Observation) -> bool:
    """Whether scores are in hundredths of the game."""
    return observation.phase == BATTLE or observation.phase == RESCUE


def rough_chance(observation: Observation, best: float, weights: Weights) -> float:
    """The chance, 0 to 1, that the viewer wins the game, before it is calibrated by `win_chance`.

    In a battle it follows from `best`, the score of the best action; elsewhere from the position alone.
    """
    if decides_all(observation):
        return 0.5 + best / 100.0
    first, second = owners(observation)
    chance = win_share(game_odds(observation, realms(observation, first, second, weights), weights))
    return chance + best / 100.0 if is_battle(observation) else chance
