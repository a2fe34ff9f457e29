"""How a seat acts in a playout: by its evaluation, compiled.

Importing this makes the evaluation known to Numba.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation import (
    battle,
    battle_context,
    battle_end,
    battle_model,
    battle_value,
    evaluate,
    lines,
    realms,
    regions,
    win_odds,
)
from condottiere.bots.evaluation.battle_end import gives_away, idles, wastes_card
from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.bots.evaluation.lines import weather
from condottiere.bots.evaluation.weights import weights_for
from condottiere.compiled.compiling import register, register_function
from condottiere.compiled.layout import OBSERVATION, Codes, Records
from condottiere.compiled.rng import Rng, uniform
from condottiere.rules.actions import ACTIONS, FAVOR_OFF, PLAY
from condottiere.rules.cards import BISHOP, MERCENARIES, SPRING
from condottiere.rules.legality import fill_legal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import FAVOR, Table

register(
    realms, win_odds, battle_context, lines, battle_model, battle_end, battle_value, battle, regions, evaluate
)

Numbers: TypeAlias = NDArray[np.float64]


class Buffers(NamedTuple):
    """Arrays to list and score a seat's actions in."""

    codes: Codes
    """Shape (ACTIONS,)."""
    scores: Numbers
    """Shape (ACTIONS,)."""
    seen: Records
    """What the seat sees: one OBSERVATION."""


@register_function
def new_buffers() -> Buffers:
    """Buffers for one thread."""
    return Buffers(np.empty(ACTIONS, np.int64), np.empty(ACTIONS, np.float64), np.zeros(1, OBSERVATION))


@register_function
def score_legal(table: Table, buffers: Buffers, weights: Numbers) -> int:
    """List what the seat on turn may do, scored by what it sees; returns how many actions that are.

    A single action is not scored.
    """
    number = fill_legal(table, buffers.codes)
    if number > 1:
        observe(table, table.turn, buffers.seen[0])
        score_actions(buffers.seen[0], buffers.codes, number, buffers.scores, weights)
    return number


@register_function
def choose_action(table: Table, buffers: Buffers, weights: Numbers, temperature: float, rng: Rng) -> int:
    """The code of what the seat on turn does, by the evaluation of what it sees; see `sample_softmax`."""
    number = score_legal(table, buffers, weights)
    if number == 1:
        return int(buffers.codes[0])
    return int(buffers.codes[sample_softmax(buffers.scores, number, temperature, rng)])


@register_function
def softmax(scores: Numbers, number: int, temperature: float) -> None:
    """Turn scores into chances in proportion to exp(score / temperature); they add up to 1."""
    best = scores[0]
    for index in range(1, number):
        best = max(best, scores[index])
    total = 0.0
    for index in range(number):
        scores[index] = exp((scores[index] - best) / temperature)
        total += scores[index]
    for index in range(number):
        scores[index] /= total


@register_function
def sample_softmax(scores: Numbers, number: int, temperature: float, rng: Rng) -> int:
    """An index, with a probability in proportion to exp(score / temperature); 0 takes the best.

    Changes the scores.
    """
    if temperature <= 0.0:
        return int(np.argmax(scores[:number]))
    softmax(scores, number, temperature)
    left = uniform(rng)
    for index in range(number):
        left -= scores[index]
        if left < 0.0:
            return index
    return number - 1


def candidate_actions(observation: Observation, legal: Sequence[int]) -> Codes:
    """The actions that neither give the game away nor throw a card away."""
    weights = weights_for(observation)
    absurd = gives_away, wastes_card, idles
    return np.array(
        [code for code in legal if not any(f(observation, code, weights) for f in absurd)], np.int64
    )


def prior_scores(observation: Observation, codes: Codes) -> Numbers:
    """The evaluation of some actions, shape (n,), in hundredths of the game."""
    scores = np.zeros(len(codes))
    score_actions(observation, codes, len(codes), scores, weights_for(observation))
    return scores


def battle_effect(observation: Observation, code: int) -> int:
    """An action that does to the battle what this one does; the same for all that have the same effect.

    Wherever the Favor is placed, the battle goes on as it does. In Winter all Mercenaries count 1 (R3.2):
    only a viewer who holds a Spring or a Bishop can make use of their difference.
    """
    if observation.phase == FAVOR:
        return FAVOR_OFF
    winter, _ = weather(observation)
    alike = winter and observation.hand[SPRING] == 0 and observation.hand[BISHOP] == 0
    return PLAY if alike and PLAY <= code < PLAY + MERCENARIES else code
