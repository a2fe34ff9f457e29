"""Compiled games between evaluations with different weights."""

from typing import NamedTuple

import numpy as np

from condottiere.bots.search.policy import Buffers, Numbers, choose_action, new_buffers
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import go_on
from condottiere.compiled.rng import Rng, below, seed_stream
from condottiere.rules.after_battle import begin_game
from condottiere.rules.match import final_winners
from condottiere.rules.play import step
from condottiere.rules.table import OVER, Table
from condottiere.rules.victory import popcount


class Players(NamedTuple):
    """The players of a game."""

    weights: Numbers
    """Shape (seats, WEIGHTS)."""
    temperature: float
    """The softmax temperature of their evaluations; 0 plays the best action."""


@register_function
def play_game(table: Table, buffers: Buffers, players: Players, rotation: int, rng: Rng, deals: Rng) -> None:
    """Play a game to its end; seat s plays with row `(s + rotation) % seats` of the players' weights.

    Cards are dealt with the random stream `deals`.
    """
    go_on(table, deals)
    while table.phase != OVER:
        weights = players.weights[(table.turn + rotation) % table.seats]
        step(table, choose_action(table, buffers, weights, players.temperature, rng))
        go_on(table, deals)


@register_function
def add_shares(table: Table, rotation: int, wins: Numbers) -> None:
    """Add each row's share of the victory to `wins`; an unfinished game adds nothing."""
    winners = final_winners(table)
    for seat in range(table.seats):
        if winners >> seat & 1:
            wins[(seat + rotation) % table.seats] += 1.0 / popcount(winners)


@kernel
def contest(template: Records, weights: Numbers, games: int, seed: int) -> Numbers:
    """Play games at temperature 0 between the rows of `weights`, shape (seats, WEIGHTS).

    `template` is one table (see `playouts.template`). Returns the victories of each row, shape (seats,). Rows
    rotate over the seats from game to game; each deal is played once in every rotation.
    """
    rng = np.empty(1, np.uint64)
    deals = np.empty(1, np.uint64)
    buffers = new_buffers()
    table = template.copy()
    players = Players(weights, 0.0)
    seats = template[0].seats
    wins = np.zeros(seats)
    for game in range(games):
        seed_stream(rng, seed, 2 * game)
        seed_stream(deals, seed, 2 * (game // seats) + 1)
        table[0] = template[0]
        begin_game(table[0], below(deals, seats))
        play_game(table[0], buffers, players, game % seats, rng, deals)
        add_shares(table[0], game % seats, wins)
    return wins
