"""Many games at once: a seed decides, and neither batches nor threads do."""

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from compiled.batches import EVERY_OPTION, ROUNDS, written
from condottiere.compiled import (
    Records,
    act_all,
    deal_all,
    deal_at_random,
    legal_masks,
    new_games,
    play_out,
    random_playouts,
    read_table,
    step_all,
    step_all_unchecked,
)
from condottiere.compiled.rng import PLAYOUT, Rng, below, branch, draw_index, seed_stream
from condottiere.rules import (
    Ending,
    Options,
    Phase,
    Table,
    apply,
    deal,
    end_unfinished,
    legal,
    new_table,
    next_game,
)
from condottiere.rules.actions import PASS, SITE_AT
from condottiere.rules.cards import IN_DECK
from condottiere.rules.play import can_end_unfinished
from support.positions import at, cards_in_play

BOTH = pytest.mark.parametrize("options", [ROUNDS, EVERY_OPTION], ids=["rounds", "every option"])


def middle_of_games(options: Options, count: int = 40, first: int = 0) -> Records:
    """Games after twelve decisions."""
    tables = new_games(options, count, seed=5, first=first)
    for number in range(12):
        step_all(tables, last_legal(tables), 5, number, first)
    return tables


def last_legal(tables: Records) -> NDArray[np.int64]:
    """The last legal action of each table, which plays cards rather than passing."""
    masks = legal_masks(tables)
    return np.array([np.flatnonzero(mask)[-1] if mask.any() else PASS for mask in masks], np.int64)


# --- seeds ---------------------------------------------------------------------------------------------


@BOTH
def test_the_same_seed_does_the_same_and_another_does_not(options: Options) -> None:
    assert same(new_games(options, 40, seed=1), new_games(options, 40, seed=1))
    assert not same(new_games(options, 40, seed=1), new_games(options, 40, seed=2))
    assert random_playouts(options, 40, seed=1) == random_playouts(options, 40, seed=1)
    assert random_playouts(options, 40, seed=1) != random_playouts(options, 40, seed=2)
    outcomes = [middle_of_games(options) for _ in range(3)]
    counts = [play_out(tables, seed) for tables, seed in zip(outcomes, (1, 1, 2), strict=True)]
    assert counts[0] == counts[1] != counts[2]
    assert same(outcomes[0], outcomes[1])
    assert not same(outcomes[0], outcomes[2])


def test_one_seed_for_everything_gives_different_chances_to_each() -> None:
    """New games, and each numbered call: the same cards for all of them would be no chance at all."""
    options = Options(seats=4, first_holder=0)
    dealt = [new_games(options, 20, seed=1)]
    for number in (0, 0, 1, 2):
        tables = written([new_table(options, 0)] * 20)
        deal_at_random(tables, 1, number)
        dealt.append(tables)
    assert same(dealt[1], dealt[2])
    hands = {tables["hands"][index].tobytes() for tables in dealt for index in range(20)}
    assert len(hands) == 4 * 20
    undealt = written([new_table(options, 0)] * 20)
    assert play_out(undealt, 1) != random_playouts(options, 20, 1)


def same(tables: Records, others: Records) -> bool:
    return tables.tobytes() == others.tobytes()


# --- division among calls ------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("cut", [0, 1, 17, 40])
def test_what_happens_to_a_game_does_not_depend_on_its_batch(options: Options, cut: int) -> None:
    whole = middle_of_games(options)
    parts = [middle_of_games(options, cut), middle_of_games(options, 40 - cut, first=cut)]
    assert same(whole, np.concatenate(parts))
    decisions = play_out(whole, 3)
    assert decisions == play_out(parts[0], 3) + play_out(parts[1], 3, first=cut)
    assert same(whole, np.concatenate(parts))


def test_random_playouts_add_up() -> None:
    parts = [random_playouts(ROUNDS, games, 9, first) for games, first in ((30, 0), (50, 30), (20, 80))]
    assert random_playouts(ROUNDS, 100, 9) == sum(parts)


@BOTH
def test_threads_give_what_one_thread_gives(options: Options) -> None:
    alone, shared = middle_of_games(options), middle_of_games(options)
    decisions = play_out(alone, 3)
    with ThreadPoolExecutor(4) as threads:
        parts = [threads.submit(play_out, shared[cut : cut + 10], 3, cut) for cut in range(0, 40, 10)]
    assert sum(part.result() for part in parts) == decisions
    assert same(alone, shared)


def test_while_a_batch_is_played_other_threads_go_on() -> None:
    """Nothing but a kernel that lets go of the interpreter lets this thread wake before the batch is done."""
    order: list[str] = []
    begun = threading.Event()

    def batch() -> None:
        begun.set()
        random_playouts(ROUNDS, 20_000, seed=1)  # a second or so
        order.append("batch")

    random_playouts(ROUNDS, 1, seed=1)  # compiled before
    interval = sys.getswitchinterval()
    sys.setswitchinterval(600)  # so that Python makes no thread give way
    try:
        thread = threading.Thread(target=batch)
        thread.start()
        begun.wait()
        order.append("other")
        thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert order == ["other", "batch"]


# --- one step ------------------------------------------------------------------------------------------


@BOTH
def test_a_step_is_an_action_and_then_a_deal(options: Options) -> None:
    steps, unchecked, apart = (middle_of_games(options) for _ in range(3))
    for number in range(60):
        codes = last_legal(steps)
        step_all(steps, codes, 7, number)
        step_all_unchecked(unchecked, codes, 7, number)
        act_all(apart, codes)
        deal_at_random(apart, 7, number)
        assert same(steps, apart)
        assert same(steps, unchecked)
    assert not (steps["phase"] == Phase.DEAL).any()


def test_each_table_gets_the_card_it_is_given() -> None:
    tables = written([new_table(Options(seats=2), 0) for _ in range(15)])
    deal_all(tables, range(15))
    for card in range(15):
        table = new_table(Options(seats=2), 0)
        deal(table, card)
        assert read_table(tables, card) == table


def test_tables_that_are_over_stay_as_they_are_whatever_the_code() -> None:
    tables = middle_of_games(ROUNDS)
    play_out(tables, 1)
    assert (tables["phase"] == Phase.OVER).all()
    before = tables.copy()
    step_all(tables, [999] * len(tables), 1, 0)
    deal_all(tables, [999] * len(tables))
    assert play_out(tables, 1) == 0
    assert same(tables, before)
    assert not legal_masks(tables).any()


def test_a_match_goes_on_by_itself() -> None:
    """R13.4: the next game of a match is begun without being asked for."""
    table = at("seats=2 options=points:20 site=roma owners=siena:0,firenze:0,spoleto:0 out=1 lines=5/")
    tables = written([table])
    act_all(tables, [PASS])
    assert (tables["phase"][0], tables["games"][0]) == (Phase.DEAL, 1)
    assert tables["scores"][0].tolist() == [9, 0, 0, 0, 0, 0]
    step = written([table])
    step_all(step, [PASS], 1, 0)
    assert (step["phase"][0], step["held"][0].tolist()) == (Phase.SITE, [10, 10, 0, 0, 0, 0])


@pytest.mark.parametrize("limit", [1, 3])
def test_a_game_that_nobody_plays_is_ended(limit: int) -> None:
    """R2.8: as soon as it may be."""
    tables = new_games(Options(seats=2, idle_limit=limit, first_holder=0), 5, seed=1)
    battles = 0
    while (tables["phase"] != Phase.OVER).any():
        if (tables["phase"] == Phase.SITE).all():
            battles += 1
            step_all(tables, [SITE_AT + battles] * 5, 1, battles)
        step_all(tables, [first_code(tables, index) for index in range(5)], 1, battles)
    assert (tables["ending"] == Ending.UNFINISHED).all()
    assert (tables["idle_battles"] == limit).all()
    assert battles == limit


def first_code(tables: Records, index: int) -> int:
    return int(legal_masks(tables[index : index + 1])[0].argmax())


# --- playouts ------------------------------------------------------------------------------------------


@BOTH
def test_playouts_end_every_game_by_the_rules(options: Options) -> None:
    tables = new_games(options, 60, seed=11)
    play_out(tables, 11)
    for index in range(len(tables)):
        table = read_table(tables, index)
        assert table.phase == Phase.OVER
        assert table.ending != Ending.NONE
        assert cards_in_play(table) == sum(IN_DECK)
        assert table.held == [sum(hand) for hand in table.hands]
        assert table.idle_battles <= table.idle_limit
        assert (table.ending == Ending.UNFINISHED) <= (table.idle_battles == table.idle_limit)
        assert bool(table.match_winners) == bool(options.points)


PLAYED_BY_HAND = [
    Options(seats=4, first_holder=1),
    replace(EVERY_OPTION, first_holder=4),
    Options(seats=2, first_holder=0, idle_limit=1, draw_after_battle=True),
    Options(seats=3, first_holder=2, idle_limit=1, points=5),
]


@pytest.mark.parametrize("options", PLAYED_BY_HAND, ids=str)
def test_a_playout_is_what_the_rules_make_of_its_numbers(options: Options) -> None:
    """Interpreted, with the same stream of chance, the same games come about."""
    assert options.first_holder is not None
    start = new_table(options, options.first_holder)
    tables = written([start] * 12)
    decisions = play_out(tables, 6, first=100)
    by_hand = [start.copy() for _ in range(12)]
    assert decisions == sum(play_by_hand(t, stream(6, 100 + n, PLAYOUT)) for n, t in enumerate(by_hand))
    assert [read_table(tables, index) for index in range(12)] == by_hand
    decisions = random_playouts(options, 12, 6, first=100)
    assert decisions == sum(play_by_hand(start.copy(), stream(6, 100 + n)) for n in range(12))


def stream(seed: int, number: int, *purposes: int) -> Rng:
    rng = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        seed_stream(rng, seed, number)
        for purpose in purposes:
            branch(rng, purpose)
    return rng


@np.errstate(over="ignore")
def play_by_hand(table: Table, rng: Rng) -> int:
    """Play a table to its end by the checked functions of the rules; returns the number of decisions."""
    decisions = 0
    while table.phase != Phase.OVER:
        if table.phase == Phase.DEAL:
            deal(table, draw_index(rng, table.pile, sum(table.pile)))
        elif table.phase == Phase.INTERVAL:
            next_game(table)
        elif can_end_unfinished(table):
            end_unfinished(table)
        else:
            codes = legal(table)
            apply(table, codes[below(rng, len(codes))])
            decisions += 1
    return decisions


def test_new_games_are_those_of_the_rules() -> None:
    """Dealing the same cards to a new table leads to the same table."""
    tables = new_games(EVERY_OPTION, 30, seed=4)
    for index in range(30):
        dealt = read_table(tables, index)
        table = new_table(EVERY_OPTION, dealt.holder)
        left = [hand[:] for hand in dealt.hands]
        while table.phase == Phase.DEAL:
            card = next(card for card, count in enumerate(left[table.turn]) if count)
            left[table.turn][card] -= 1
            deal(table, card)
        assert table == dealt


def test_the_named_holder_holds() -> None:
    tables = new_games(Options(seats=3, first_holder=2), 20, seed=4)
    assert set(tables["holder"]) == set(tables["first_holder"]) == {2}
