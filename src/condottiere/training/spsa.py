"""Estimating the gradient of victories by simultaneous perturbation (SPSA; Spall, 1992), compiled."""

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.search.policy import Numbers, new_buffers
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Records
from condottiere.compiled.rng import Rng, below, seed_stream, uniform
from condottiere.rules.after_battle import begin_game

from .self_play import Players, add_shares, play_game


@register_function
def begin_pair(
    number: int, pool: Numbers, signs: Numbers, moved: Numbers, tries: NDArray[np.bool_], rng: Rng
) -> int:
    """Choose the seats that try perturbed weights, and the signs of their moves; return how many do.

    In every other pair of games, half of the seats play with a row of the pool instead.
    """
    trials = 0
    for seat in range(len(tries)):
        tries[seat] = number % 2 == 0 or (seat + number // 2) % 2 == 0
        if not tries[seat]:
            moved[seat, :] = pool[below(rng, len(pool))]
            continue
        trials += 1
        for index in range(signs.shape[1]):
            signs[seat, index] = 1.0 if uniform(rng) < 0.5 else -1.0
    return trials


@register_function
def move(
    weights: Numbers, steps: Numbers, signs: Numbers, way: float, tries: NDArray[np.bool_], moved: Numbers
) -> None:
    """Perturb the weights of the seats that try, in the direction `way` (1 or -1)."""
    for seat in range(len(tries)):
        if tries[seat]:
            for index in range(len(weights)):
                moved[seat, index] = weights[index] + way * signs[seat, index] * steps[index]


@kernel
def gradient(
    template: Records, weights: Numbers, steps: Numbers, pool: Numbers, pairs: int, seed: int
) -> tuple[Numbers, int]:
    """Return the sum of victories gained by moving each weight, shape (WEIGHTS,), and the number of trials.

    This is Spall's simultaneous perturbation (1992), with each seat of a game as a trial: it moves each of
    its weights up or down by its step at random, and plays the same deals again with all moves reversed. The
    difference of victories is added up with the signs of the moves. `pool`, shape (1 or more, WEIGHTS), are
    the players at seats that do not try.
    """
    rng = np.empty(1, np.uint64)
    deals = np.empty(1, np.uint64)
    buffers = new_buffers()
    table = template.copy()
    seats = template[0].seats
    signs = np.empty((seats, len(weights)), np.float64)
    moved = np.empty((seats, len(weights)), np.float64)
    tries = np.empty(seats, np.bool_)
    slopes = np.zeros(len(weights))
    trials = 0
    for pair in range(pairs):
        seed_stream(rng, seed, 3 * pair)
        trials += begin_pair(pair, pool, signs, moved, tries, rng)
        wins = np.zeros((2, seats))
        for side in range(2):
            move(weights, steps, signs, 1.0 - 2.0 * side, tries, moved)
            seed_stream(rng, seed, 3 * pair + 1)
            seed_stream(deals, seed, 3 * pair + 2)
            table[0] = template[0]
            begin_game(table[0], below(deals, seats))
            play_game(table[0], buffers, Players(moved, 1.0), 0, rng, deals)
            add_shares(table[0], 0, wins[side])
        for seat in range(seats):
            if tries[seat]:
                slopes += (wins[0, seat] - wins[1, seat]) * signs[seat]
    return slopes, trials
