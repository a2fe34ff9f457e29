"""Records of self-play, compiled: what the odds of the evaluation are fitted to.

Experts play with each other. After every decision in a battle, all that the odds of each seat are made of is
written down, and beside it, when the battle is over, who won it.
"""

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation.evaluate import is_battle, rough_chance, score_actions
from condottiere.bots.evaluation.weight_layout import (
    BLOCKED,
)
from condottiere.bots.search.policy import Numbers, act, sample_softmax
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import SIGHT, Records
from condottiere.compiled.playouts import first_holder, go_on
from condottiere.compiled.rng import Rng, below, seed_stream, uniform
from condottiere.rules.actions import ACTIONS
from condottiere.rules.aftermath import begin_game, only_seat, strongest_seats
from condottiere.rules.legality import fill_legal
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import step
from condottiere.rules.sight import observe
from condottiere.rules.table import BATTLE, NO_FINAL, NOBODY, OVER, SITE

from .odds_features import write_decision, write_game


@register_function
def seat_players(who: NDArray[np.int64], seats: int, players: int, rng: Rng) -> None:
    """Say who plays at each seat: player 0 in every other one, anybody else in the rest."""
    for seat in range(seats):
        who[seat] = 0
        if players > 1 and uniform(rng) < 0.5:
            who[seat] = 1 + below(rng, players - 1)


@kernel
def record_battles(
    template: Records,
    players: Numbers,
    temperature: float,
    seed: int,
    keep: float,
    rows: Numbers,
    here: NDArray[np.bool_],
    winners: NDArray[np.int64],
) -> int:
    """Play games until as many decisions are written down as there is room for; returns how many games.

    `players`, shape (any, WEIGHTS), say how each player evaluates; what the first of them decides is kept.

    `rows`, shape (n, SIDES, ODDS_NUMBER), are all zero before; `here`, shape (n, SIDES), says which sides
    there are; `winners`, shape (n,), which of them won. Each decision is kept with the chance `keep`.
    """
    rng = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    scores = np.empty(ACTIONS, np.float64)
    weights = players[0]
    unit = np.zeros(len(weights), np.float64)
    who = np.zeros(MAX_SEATS, np.int64)
    viewers = np.zeros(len(rows), np.int64)
    seen = np.zeros(1, SIGHT)
    tables = template.copy()
    done = 0
    game = 0
    while done < len(rows):
        seed_stream(rng, seed, game)
        game += 1
        tables[0] = template[0]
        table = tables[0]
        begin_game(table, first_holder(table, NOBODY, rng))
        go_on(table, rng)
        seat_players(who, table.seats, len(players), rng)
        fought = done
        while table.phase != OVER:
            number = fill_legal(table, codes)
            battles = table.battles
            final = table.final
            place = 0
            if number > 1:
                observe(table, table.turn, seen[0])
                score_actions(seen[0], codes, number, scores, players[who[table.turn]])
                place = sample_softmax(scores, number, temperature, rng)
                wanted = table.phase == BATTLE and final == NO_FINAL and who[table.turn] == 0
                if (
                    wanted
                    and done < len(rows)
                    and uniform(rng) < keep
                    and write_decision(seen[0], codes[place], weights, unit, rows[done])
                ):
                    viewers[done] = table.turn
                    for seat in range(table.seats):
                        here[done, seat] = True
                    here[done, MAX_SEATS] = True
                    done += 1
            site = table.site
            step(table, codes[place])
            if table.battles > battles:
                # As a final battle begins, the lines are cleared already (R9.1): the region tells who won.
                winner = only_seat(strongest_seats(table)) if table.final == final else table.owner[site]
                for row in range(fought, done):
                    there = (winner - viewers[row] + table.seats) % table.seats
                    winners[row] = MAX_SEATS if winner == NOBODY else there
                fought = done
            go_on(table, rng)
    return game


@kernel
def record_games(
    template: Records,
    players: Numbers,
    temperature: float,
    seed: int,
    keep: float,
    rows: Numbers,
    here: NDArray[np.bool_],
    winners: NDArray[np.int64],
) -> int:
    """Play games, and write down positions where a site is chosen, as any seat sees them, and who won.

    `rows`, shape (n, MAX_SEATS, GAME_NUMBER), are all zero before; `here`, shape (n, MAX_SEATS). Games that
    nobody wins alone are left out.
    """
    rng = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    scores = np.empty(ACTIONS, np.float64)
    weights = players[0]
    unit = np.zeros(len(weights), np.float64)
    who = np.zeros(MAX_SEATS, np.int64)
    unit[BLOCKED] = weights[BLOCKED]
    viewers = np.zeros(len(rows), np.int64)
    seen = np.zeros(1, SIGHT)
    tables = template.copy()
    done = 0
    game = 0
    while done < len(rows):
        seed_stream(rng, seed, game)
        game += 1
        tables[0] = template[0]
        table = tables[0]
        begin_game(table, first_holder(table, NOBODY, rng))
        go_on(table, rng)
        seat_players(who, table.seats, len(players), rng)
        begun = done
        while table.phase != OVER:
            if table.phase == SITE and done < len(rows) and uniform(rng) < keep:
                viewers[done] = below(rng, table.seats)
                if who[viewers[done]] == 0:
                    observe(table, viewers[done], seen[0])
                    rows[done] = 0.0
                    write_game(seen[0], weights, unit, rows[done])
                    for seat in range(MAX_SEATS):
                        here[done, seat] = seat < table.seats
                    done += 1
            act(table, seen[0], codes, scores, players[who[table.turn]], temperature, rng)
            go_on(table, rng)
        winner = only_seat(table.match_winners if table.points else table.winners)
        if winner == NOBODY:
            done = begun
        for row in range(begun, done):
            winners[row] = (winner - viewers[row] + table.seats) % table.seats
    return game


@kernel
def record_chances(
    template: Records,
    weights: Numbers,
    seed: int,
    keep: float,
    chances: Numbers,
    battle: NDArray[np.bool_],
    won: NDArray[np.bool_],
) -> int:
    """Play games, and write down what experts that do not err think of their chances: shapes (n,).

    `chances` are those of `rough_chance`, `battle` says whether it was in a battle, and `won` whether it came
    true.
    """
    rng = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    scores = np.empty(ACTIONS, np.float64)
    viewers = np.zeros(len(won), np.int64)
    seen = np.zeros(1, SIGHT)
    tables = template.copy()
    done = 0
    game = 0
    while done < len(won):
        seed_stream(rng, seed, game)
        game += 1
        tables[0] = template[0]
        table = tables[0]
        begin_game(table, first_holder(table, NOBODY, rng))
        go_on(table, rng)
        begun = done
        while table.phase != OVER:
            number = fill_legal(table, codes)
            place = 0
            if number > 1:
                observe(table, table.turn, seen[0])
                score_actions(seen[0], codes, number, scores, weights)
                place = int(np.argmax(scores[:number]))
                if done < len(won) and uniform(rng) < keep:
                    viewers[done] = table.turn
                    chances[done] = rough_chance(seen[0], scores[place], weights)
                    battle[done] = is_battle(seen[0])
                    done += 1
            step(table, codes[place])
            go_on(table, rng)
        winners = table.match_winners if table.points else table.winners
        if only_seat(winners) == NOBODY:
            done = begun
        for row in range(begun, done):
            won[row] = winners >> viewers[row] & 1 == 1
    return game
