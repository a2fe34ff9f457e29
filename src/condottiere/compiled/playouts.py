"""Random playouts of many games at once.

`tables` is always an array of TABLE records. All functions release the GIL and run on the calling thread, so
threads scale; arrays of two simultaneous calls must not overlap. The course of a game depends only on the
seed and the game's number (`first` for the first one), however the games are divided among calls.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.rules import Options, new_table
from condottiere.rules.actions import ACTIONS
from condottiere.rules.after_battle import begin_game, continue_match
from condottiere.rules.cards import CARDS
from condottiere.rules.legality import fill_legal
from condottiere.rules.match import finish_game
from condottiere.rules.play import can_end_unfinished, step, step_deal
from condottiere.rules.table import BATTLE, DEAL, INTERVAL, NOBODY, OVER, UNFINISHED, Table

from . import registration as registration  # the rules must be known to Numba before a kernel calls them
from .arguments import check_tables, whole
from .compiling import kernel, register_function
from .layout import TABLE, Codes, Records, write_table
from .rng import PLAYOUT, Rng, below, branch, draw_index, seed_stream

Streams: TypeAlias = NDArray[np.uint64]
"""The random stream of each table, shape (n,)."""


@register_function
def deal_out(table: Table, rng: Rng) -> None:
    """Deal at random until the deal is done. The discards may become a new pile meanwhile (R12.5)."""
    left = 0
    while table.phase == DEAL:
        if left == 0:
            for card in range(CARDS):
                left += table.pile[card]
        step_deal(table, draw_index(rng, table.pile, left))
        left -= 1


@register_function
def settle(table: Table) -> None:
    """Begin the next game of a match, or end a game in which nobody plays (R2.8), as a driver does."""
    while True:
        if table.phase == INTERVAL:
            continue_match(table)
        elif can_end_unfinished(table):
            finish_game(table, 0, UNFINISHED)
        else:
            return


@register_function
def go_on(table: Table, rng: Rng) -> None:
    """Do what a driver does between decisions: `settle`, and deal at random."""
    settle(table)
    while table.phase == DEAL:
        deal_out(table, rng)
        settle(table)


@register_function
def first_holder(table: Table, chosen: int, rng: Rng) -> int:
    """R1.5: return the chosen seat, or a random one if that is NOBODY."""
    return chosen if chosen != NOBODY else below(rng, table.seats)


@register_function
def play_at_random(table: Table, rng: Rng, codes: Codes) -> int:
    """Play to the end, with all legal actions equally likely; return the number of decisions."""
    decisions = 0
    go_on(table, rng)
    while table.phase != OVER:
        step(table, codes[below(rng, fill_legal(table, codes))])
        decisions += 1
        if table.phase != BATTLE:
            go_on(table, rng)
    return decisions


@kernel
def begin_all(
    tables: Records, template: Records, holder: int, streams: Streams, which: NDArray[np.bool_]
) -> None:
    """Begin games like the template at some of the tables, up to their first deal."""
    for index in range(len(tables)):
        if which[index]:
            tables[index] = template[0]
            begin_game(tables[index], first_holder(template[0], holder, streams[index : index + 1]))


@kernel
def go_on_all(tables: Records, streams: Streams) -> None:
    """Deal at random at every table that waits for cards, up to its next decision."""
    for index in range(len(tables)):
        if tables[index].phase == DEAL:
            go_on(tables[index], streams[index : index + 1])


@kernel
def _seed(streams: Streams, seed: int, first: int, number: int) -> None:
    for index in range(len(streams)):
        stream = streams[index : index + 1]
        seed_stream(stream, seed, first + index)
        if number >= 0:
            branch(stream, number)


def new_streams(count: int, seed: int, first: int, number: int = -1) -> Streams:
    """Begin the streams of a seed from number `first` on, or the branches with a number of each."""
    streams = np.empty(count, np.uint64)
    _seed(streams, seed, first, number)
    return streams


@kernel
def _play_out(tables: Records, seed: int, first: int) -> int:
    rng = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    decisions = 0
    for index in range(len(tables)):
        seed_stream(rng, seed, first + index)
        branch(rng, PLAYOUT)
        decisions += play_at_random(tables[index], rng, codes)
    return decisions


@kernel
def _random_games(template: Records, games: int, seed: int, holder: int, first: int) -> int:
    rng = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    table = template.copy()
    decisions = 0
    for game in range(games):
        seed_stream(rng, seed, first + game)
        table[0] = template[0]
        begin_game(table[0], first_holder(table[0], holder, rng))
        decisions += play_at_random(table[0], rng, codes)
    return decisions


def template(options: Options) -> Records:
    """Make one table that waits for its first deal, with the token at seat 0; shape (1,)."""
    records = np.zeros(1, TABLE)
    write_table(new_table(options, 0), records, 0)
    return records


def new_games(options: Options, count: int, seed: int, first: int = 0) -> Records:
    """Make the games number `first` to `first + count - 1` of a seed, with their first hands dealt."""
    seed, first = whole("seed", seed), whole("first", first)
    tables = np.empty(whole("count", count), TABLE)
    streams = new_streams(count, seed, first)
    begin_all(tables, template(options), chosen_holder(options), streams, np.ones(count, np.bool_))
    go_on_all(tables, streams)
    return tables


def play_out(tables: Records, seed: int, first: int = 0) -> int:
    """Play every table to its end at random; return the total number of decisions."""
    check_tables(tables)
    return int(_play_out(tables, whole("seed", seed), whole("first", first)))


def random_playouts(options: Options, games: int, seed: int, first: int = 0) -> int:
    """Play whole random games from the first deal; return the total number of decisions."""
    games, seed, first = whole("games", games), whole("seed", seed), whole("first", first)
    return int(_random_games(template(options), games, seed, chosen_holder(options), first))


def chosen_holder(options: Options) -> int:
    """R1.5: return the seat that has the token first; NOBODY if it is drawn."""
    return NOBODY if options.first_holder is None else options.first_holder
