"""The compact network, compiled: how the seats of a playout act in the searches of `master` and the judge.

It is a network like that of `learned` (`bots.learned.network`), distilled from it and small enough for a
decision in a few microseconds. What most features are is 0, and so are most hidden units; only the others
are computed with. `bots.learned.network` computes the same with NumPy.
"""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numba.core.types import NoneType
from numpy.typing import NDArray

from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.bots.learned.network import Network, load
from condottiere.compiled.compiling import register_arithmetic, register_by_type, register_function
from condottiere.compiled.layout import Codes
from condottiere.features import FEATURES, put_features
from condottiere.rules.observation import Observation

from .policy import Numbers
from .value_network import Floats32

COMPACT: Final = Path(__file__).with_name("compact.npz")
"""The network in use, which `condottiere train distil` wrote."""


class Player(NamedTuple):
    """The weights of a network with two hidden layers, and scratch arrays for one thread."""

    first: Floats32
    """Shape (FEATURES, units of the first layer)."""
    first_bias: Floats32
    second: Floats32
    """Shape (units of the first layer, units of the second)."""
    second_bias: Floats32
    last: Floats32
    """Shape (OUTPUTS, units of the second layer)."""
    last_bias: Floats32
    row: NDArray[np.int8]
    """The features of the position, shape (FEATURES,)."""
    hidden: Floats32
    """What the first layer says of it."""
    summary: Floats32
    """What the second layer says of it, from which the outputs follow."""


def new_player(network: Network | None = None) -> Player:
    """Make a player for one thread, of the network in use or another one with two hidden layers."""
    first, second, last = (network or _in_use()).layers
    return Player(
        *first,
        *second,
        np.ascontiguousarray(last.weights.T),
        last.bias,
        np.zeros(FEATURES, np.int8),
        np.zeros(len(first.bias), np.float32),
        np.zeros(len(second.bias), np.float32),
    )


@cache
def _in_use() -> Network:
    return load(COMPACT)


@register_function
def consider(observation: Observation, player: Player) -> None:
    """Let a player look at an observation; `output` then says what it thinks."""
    row, hidden, summary = player.row, player.hidden, player.summary
    row[:] = 0
    put_features(row, observation)
    pass_on_features(row, player.first, player.first_bias, hidden)
    pass_on(hidden, player.second, player.second_bias, summary)


@register_function
def output(player: Player, number: int) -> float:
    """Return one output for what the player has considered: that of an action's code, or of a place."""
    return float(sum_of_products(player.summary, player.last[number]) + player.last_bias[number])


def score_by_policy(
    observation: Observation,
    codes: Codes,
    number: int,
    scores: Numbers,
    weights: Numbers,
    player: Player | None,
) -> None:
    """Write scores of legal codes by the network if there is one, else by the evaluation of `expert`."""
    if player is None:
        score_actions(observation, codes, number, scores, weights)
    else:
        score_by_network(observation, codes, number, scores, player)


@register_by_type(score_by_policy)
def _compiled_policy(observation, codes, number, scores, weights, player):  # type: ignore[no-untyped-def] # noqa: ARG001
    """One of the two alone: Numba compares these signatures, and would compile both branches of an `if`."""
    if isinstance(player, NoneType):
        return lambda observation, codes, number, scores, weights, player: score_actions(  # noqa: ARG005
            observation, codes, number, scores, weights
        )
    return lambda observation, codes, number, scores, weights, player: score_by_network(  # noqa: ARG005
        observation, codes, number, scores, player
    )


@register_function
def score_by_network(
    observation: Observation, codes: Codes, number: int, scores: Numbers, player: Player
) -> None:
    """Write a score for each of the first `number` legal codes: their softmax is the network's policy."""
    consider(observation, player)
    for index in range(number):
        scores[index] = output(player, codes[index])


@register_arithmetic
def pass_on_features(row: NDArray[np.int8], weights: Floats32, bias: Floats32, result: Floats32) -> None:
    """Write bias + row @ weights, with negative numbers as 0 (ReLU)."""
    for unit in range(len(result)):
        result[unit] = bias[unit]
    for item in range(len(row)):
        if row[item] != 0:
            add_multiple(result, weights[item], np.float32(row[item]))
    rectify(result)


@register_arithmetic
def pass_on(values: Floats32, weights: Floats32, bias: Floats32, result: Floats32) -> None:
    """Write bias + values @ weights, with negative numbers as 0 (ReLU)."""
    for unit in range(len(result)):
        result[unit] = bias[unit]
    for item in range(len(values)):
        if values[item] != 0:
            add_multiple(result, weights[item], values[item])
    rectify(result)


@register_arithmetic
def add_multiple(result: Floats32, row: Floats32, factor: np.float32) -> None:
    """Add `factor` times a row to the result."""
    for unit in range(len(result)):
        result[unit] += factor * row[unit]


@register_arithmetic
def rectify(values: Floats32) -> None:
    """Replace negative numbers by 0."""
    for unit in range(len(values)):
        values[unit] = max(values[unit], np.float32(0))


@register_arithmetic
def sum_of_products(values: Floats32, row: Floats32) -> np.float32:
    """Return values @ row."""
    total = np.float32(0)
    for unit in range(len(values)):
        total += values[unit] * row[unit]
    return total
