"""Whole games between evaluations with different weights, compiled."""

import numpy as np

from condottiere.bots.evaluation.evaluate import score_actions
from condottiere.bots.search.policy import Numbers, sample_softmax
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import SIGHT, Codes, Records
from condottiere.compiled.playouts import go_on
from condottiere.compiled.rng import Rng, below, seed_stream
from condottiere.rules.actions import ACTIONS
from condottiere.rules.aftermath import begin_game
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step
from condottiere.rules.sight import Sight, observe
from condottiere.rules.table import BATTLE, OVER, Table


@register_function
def play_game(
    table: Table,
    sight: Sight,
    codes: Codes,
    scores: Numbers,
    weights: Numbers,
    temperatures: Numbers,
    rotation: int,
    rng: Rng,
    deals: Rng,
) -> int:
    """Play a game to its end; seat s plays with row `(s + rotation) % seats` of `weights`.

    Returns the number of decisions among more than one action. Cards come from a stream of their own.
    """
    decisions = 0
    go_on(table, deals)
    while table.phase != OVER:
        count = fill_legal(table, codes)
        place = 0
        if count > 1:
            row = (table.turn + rotation) % table.seats
            observe(table, table.turn, sight)
            score_actions(sight, codes, count, scores, weights[row])
            place = sample_softmax(scores, count, temperatures[row], rng)
            decisions += 1
        step(table, codes[place])
        if table.phase != BATTLE or count == 1:
            go_on(table, deals)
    return decisions


@register_function
def add_shares(table: Table, rotation: int, wins: Numbers) -> None:
    """Count the victory, shared or not, for the rows that won; an unfinished game counts for none."""
    mask = table.match_winners if table.points else table.winners
    winners = 0
    for seat in range(table.seats):
        winners += mask >> seat & 1
    for seat in range(table.seats):
        if mask >> seat & 1:
            wins[(seat + rotation) % table.seats] += 1.0 / winners


@kernel
def contest(
    template: Records,
    weights: Numbers,
    temperatures: Numbers,
    games: int,
    seed: int,
    first: int,
    wins: Numbers,
) -> int:
    """Play the games number `first` and on under a seed; returns the number of decisions.

    `template` is one table (see `playouts.template`); `weights`, shape (seats, WEIGHTS), and `temperatures`,
    shape (seats,), say how each row plays, and `wins`, shape (seats,), is where their victories are added.
    Rows go round the seats from game to game; each deal is played once in every rotation.
    """
    rng = np.empty(1, np.uint64)
    deals = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    scores = np.empty(ACTIONS, np.float64)
    sight = np.zeros(1, SIGHT)
    table = template.copy()
    decisions = 0
    seats = template[0].seats
    for game in range(first, first + games):
        seed_stream(rng, seed, 2 * game)
        seed_stream(deals, seed, 2 * (game // seats) + 1)
        table[0] = template[0]
        begin_game(table[0], below(deals, seats))
        decisions += play_game(
            table[0], sight[0], codes, scores, weights, temperatures, game % seats, rng, deals
        )
        add_shares(table[0], game % seats, wins)
    return decisions
