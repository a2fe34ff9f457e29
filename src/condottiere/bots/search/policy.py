"""The policy of a seat in a playout: its compiled evaluation.

Importing this module registers the evaluation with Numba.
"""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation import (
    absurd,
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
from condottiere.bots.evaluation.absurd import sensible
from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.bots.evaluation.weights import weights_for
from condottiere.compiled.compiling import register, register_function
from condottiere.compiled.layout import OBSERVATION, Codes, Records
from condottiere.compiled.rng import Rng, uniform
from condottiere.rules.actions import ACTIONS
from condottiere.rules.legality import fill_legal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import Table

register(
    realms,
    win_odds,
    battle_context,
    lines,
    battle_model,
    battle_end,
    absurd,
    battle_value,
    battle,
    regions,
    evaluate,
)

Numbers: TypeAlias = NDArray[np.float64]


class Buffers(NamedTuple):
    """Arrays for listing and scoring a seat's actions."""

    codes: Codes
    """Shape (ACTIONS,)."""
    scores: Numbers
    """Shape (ACTIONS,)."""
    seen: Records
    """The seat's Observation: OBSERVATION, shape (1,)."""


@register_function
def new_buffers() -> Buffers:
    """Make buffers for one thread."""
    return Buffers(np.empty(ACTIONS, np.int64), np.empty(ACTIONS, np.float64), np.zeros(1, OBSERVATION))


@register_function
def score_legal(table: Table, buffers: Buffers, weights: Numbers) -> int:
    """List and score the legal actions of the seat on turn; return how many there are.

    A single action is not scored.
    """
    number = fill_legal(table, buffers.codes)
    if number > 1:
        observe(table, table.turn, buffers.seen[0])
        score_actions(buffers.seen[0], buffers.codes, number, buffers.scores, weights)
    return number


@register_function
def choose_action(table: Table, buffers: Buffers, weights: Numbers, temperature: float, rng: Rng) -> int:
    """Choose an action of the seat on turn by its evaluation; return its code. See `sample_softmax`."""
    number = score_legal(table, buffers, weights)
    if number == 1:
        return int(buffers.codes[0])
    return int(buffers.codes[sample_softmax(buffers.scores, number, temperature, rng)])


@register_function
def softmax(scores: Numbers, number: int, temperature: float) -> None:
    """Replace scores by probabilities in proportion to exp(score / temperature)."""
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
    """Draw an index with a probability in proportion to exp(score / temperature); temperature 0: the best.

    Overwrites the scores.
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
    """The legal actions that are not absurd."""
    return np.array(sensible(observation, legal, weights_for(observation)), np.int64)


def prior_scores(observation: Observation, codes: Codes) -> Numbers:
    """Score actions by the evaluation: shape (n,), in hundredths of the game."""
    scores = np.zeros(len(codes))
    score_actions(observation, codes, len(codes), scores, weights_for(observation))
    return scores
