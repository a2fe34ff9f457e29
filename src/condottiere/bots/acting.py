"""A seat acts by its judgement, compiled: importing this makes the judgement known to Numba."""

from math import exp
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.chance import Chance, uniform
from condottiere.compiled.compiling import register, register_function
from condottiere.compiled.layout import Codes
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step
from condottiere.rules.sight import Sight, observe
from condottiere.rules.table import Table

from . import (
    battle_end,
    battle_judgement,
    battle_lines,
    battle_odds,
    battle_outlook,
    battle_stakes,
    game_judgement,
    judgement,
    map_judgement,
)
from .judgement import judge

register(
    game_judgement,
    battle_stakes,
    battle_lines,
    battle_odds,
    battle_end,
    battle_outlook,
    battle_judgement,
    map_judgement,
    judgement,
)

Numbers: TypeAlias = NDArray[np.float64]


@register_function
def act(
    table: Table,
    sight: Sight,
    codes: Codes,
    scores: Numbers,
    weights: Numbers,
    temperature: float,
    chance: Chance,
) -> None:
    """The seat on turn acts by the judgement of what it sees."""
    number = fill_legal(table, codes)
    if number == 1:
        step(table, codes[0])
        return
    observe(table, table.turn, sight)
    judge(sight, codes, number, scores, weights)
    step(table, codes[softly_best(scores, number, temperature, chance)])


@register_function
def to_odds(scores: Numbers, number: int, temperature: float) -> None:
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
def softly_best(scores: Numbers, number: int, temperature: float, chance: Chance) -> int:
    """An index, with a probability in proportion to exp(score / temperature); 0 takes the best.

    Changes the scores.
    """
    if temperature <= 0.0:
        return int(np.argmax(scores[:number]))
    to_odds(scores, number, temperature)
    left = uniform(chance)
    for index in range(number):
        left -= scores[index]
        if left < 0.0:
            return index
    return number - 1
