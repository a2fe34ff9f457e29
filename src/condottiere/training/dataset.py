"""Compiled self-play that records positions and outcomes, for fitting the odds of the evaluation.

Experts play each other, and a share of the positions is recorded, each as seen by one seat. When the battle
or the game is over, its winner is recorded with them.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.evaluation.evaluate import is_battle, rough_chance
from condottiere.bots.evaluation.weight_layout import BATTLE_WEIGHTS, GAME_WEIGHTS
from condottiere.bots.search.policy import (
    Buffers,
    Numbers,
    choose_action,
    new_buffers,
    sample_softmax,
    score_legal,
)
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import first_holder, go_on
from condottiere.compiled.rng import Rng, below, seed_stream, uniform
from condottiere.rules.after_battle import begin_game
from condottiere.rules.leaders import conqueror_of, only_seat
from condottiere.rules.match import final_winners
from condottiere.rules.observation import observe
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.play import step
from condottiere.rules.table import BATTLE, NO_FINAL, NOBODY, OVER, SITE, Table

from .odds_features import SIDES, write_decision, write_game

GAMES_KEPT: Final = 0.35
"""The share of positions between two battles that is recorded."""
BATTLES_KEPT: Final = 0.2
"""The share of decisions in battles that is recorded."""


class Outcomes(NamedTuple):
    """Positions and their winners."""

    rows: Numbers
    """Shape (n, sides, weights): the feature of each weight in the exponent of each side."""
    present: NDArray[np.bool_]
    """Shape (n, sides): which sides are present."""
    winners: NDArray[np.int64]
    """Shape (n,): the side that won."""


class ChanceOutcomes(NamedTuple):
    """Chances estimated by experts, and their outcomes."""

    chances: Numbers
    """Shape (n,): the chances by `rough_chance`."""
    battle: NDArray[np.bool_]
    """Shape (n,): whether the decision was in a battle."""
    won: NDArray[np.bool_]
    """Shape (n,): whether the seat won the game."""


class Recorder(NamedTuple):
    """A game that is being recorded, with its scratch arrays."""

    tables: Records
    """Shape (1,)."""
    buffers: Buffers
    players: NDArray[np.int64]
    """Shape (MAX_SEATS,): the player at each seat."""
    viewers: NDArray[np.int64]
    """Shape (n,): the seat that sees each recorded position."""
    rng: Rng


@register_function
def new_outcomes(size: int, sides: int, weights: int) -> Outcomes:
    """Make arrays for `size` outcomes."""
    rows = np.zeros((size, sides, weights))
    return Outcomes(rows, np.zeros((size, sides), np.bool_), np.zeros(size, np.int64))


@register_function
def new_recorder(template: Records, size: int) -> Recorder:
    """Make a recorder for `size` positions."""
    seats = np.zeros(MAX_SEATS, np.int64)
    return Recorder(template.copy(), new_buffers(), seats, np.zeros(size, np.int64), np.empty(1, np.uint64))


@register_function
def start_game(recorder: Recorder, template: Records, players: int, seed: int, number: int) -> Table:
    """Start game `number`: each seat gets player 0, or with probability 1/2 a random one of the others."""
    rng = recorder.rng
    seed_stream(rng, seed, number)
    recorder.tables[0] = template[0]
    table: Table = recorder.tables[0]
    begin_game(table, first_holder(table, NOBODY, rng))
    go_on(table, rng)
    for seat in range(table.seats):
        recorder.players[seat] = 0
        if players > 1 and uniform(rng) < 0.5:
            recorder.players[seat] = 1 + below(rng, players - 1)
    return table


@register_function
def winner_of_game(table: Table) -> int:
    """The single winner of the game (with R13 the match), or NOBODY."""
    return only_seat(final_winners(table))


@register_function
def relative_seats(seat: int, viewers: NDArray[np.int64], seats: int) -> NDArray[np.int64]:
    """The number of a seat counted from each viewer, which is 0; MAX_SEATS for NOBODY."""
    if seat == NOBODY:
        return np.full(len(viewers), MAX_SEATS)
    return (seat - viewers + seats) % seats


@kernel
def record_battles(template: Records, players: Numbers, seed: int, size: int) -> Outcomes:
    """Play games and record `size` decisions of player 0 in battles with the winners of these battles.

    `players`, shape (any, WEIGHTS), are the weights of each player's evaluation.
    """
    recorder = new_recorder(template, size)
    rng, buffers, viewers = recorder.rng, recorder.buffers, recorder.viewers
    outcomes = new_outcomes(size, SIDES, BATTLE_WEIGHTS)
    rows, present, winners = outcomes
    done = game = 0
    while done < size:
        table = start_game(recorder, template, len(players), seed, game)
        game += 1
        fought = done
        while table.phase != OVER:
            battles, final, site = table.battles, table.final, table.site
            player = recorder.players[table.turn]
            number = score_legal(table, buffers, players[player])
            choice = sample_softmax(buffers.scores, number, 1.0, rng) if number > 1 else 0
            code = buffers.codes[choice]
            wanted = number > 1 and player == 0 and table.phase == BATTLE and final == NO_FINAL
            kept = wanted and done < size and uniform(rng) < BATTLES_KEPT
            if kept and write_decision(buffers.seen[0], code, players[0], rows[done]):
                viewers[done] = table.turn
                present[done, : table.seats] = True
                present[done, MAX_SEATS] = True
                done += 1
            step(table, code)
            if table.battles > battles:
                # When a final battle begins, the lines are cleared already (R9.1), but the region has its
                # owner.
                winner = conqueror_of(table) if table.final == final else table.owner[site]
                winners[fought:done] = relative_seats(winner, viewers[fought:done], table.seats)
                fought = done
            go_on(table, rng)
    return outcomes


@kernel
def record_games(template: Records, players: Numbers, seed: int, size: int) -> Outcomes:
    """Play games and record `size` positions where a site is chosen, as player 0 sees them, and the winners.

    Games without a single winner are left out. `players` are as in `record_battles`.
    """
    recorder = new_recorder(template, size)
    rng, buffers, viewers = recorder.rng, recorder.buffers, recorder.viewers
    outcomes = new_outcomes(size, MAX_SEATS, GAME_WEIGHTS)
    rows, present, winners = outcomes
    done = game = 0
    while done < size:
        table = start_game(recorder, template, len(players), seed, game)
        game += 1
        first = done
        while table.phase != OVER:
            if table.phase == SITE and done < size and uniform(rng) < GAMES_KEPT:
                viewers[done] = below(rng, table.seats)
                if recorder.players[viewers[done]] == 0:
                    observe(table, viewers[done], buffers.seen[0])
                    rows[done] = 0.0
                    write_game(buffers.seen[0], players[0], rows[done])
                    present[done] = np.arange(MAX_SEATS) < table.seats
                    done += 1
            player = recorder.players[table.turn]
            step(table, choose_action(table, buffers, players[player], 1.0, rng))
            go_on(table, rng)
        winner = winner_of_game(table)
        if winner == NOBODY:
            done = first
        winners[first:done] = relative_seats(winner, viewers[first:done], table.seats)
    return outcomes


@kernel
def record_chances(template: Records, weights: Numbers, seed: int, size: int) -> ChanceOutcomes:
    """Play games between experts at temperature 0 and record their chances at `size` decisions.

    Games without a single winner are left out.
    """
    recorder = new_recorder(template, size)
    buffers, viewers = recorder.buffers, recorder.viewers
    chances = np.zeros(size)
    battle = np.zeros(size, np.bool_)
    won = np.zeros(size, np.bool_)
    done = game = 0
    while done < size:
        table = start_game(recorder, template, 1, seed, game)
        game += 1
        first = done
        while table.phase != OVER:
            number = score_legal(table, buffers, weights)
            choice = int(np.argmax(buffers.scores[:number])) if number > 1 else 0
            if number > 1 and done < size and uniform(recorder.rng) < BATTLES_KEPT:
                viewers[done] = table.turn
                chances[done] = rough_chance(buffers.seen[0], buffers.scores[choice], weights)
                battle[done] = is_battle(buffers.seen[0])
                done += 1
            step(table, buffers.codes[choice])
            go_on(table, recorder.rng)
        winner = winner_of_game(table)
        if winner == NOBODY:
            done = first
        won[first:done] = viewers[first:done] == winner
    return ChanceOutcomes(chances, battle, won)
