"""Chance is fair: chi-square tests under fixed seeds, which a failure names."""

from collections.abc import Sequence
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from compiled.batches import written
from condottiere.compiled import Records, deal_at_random, new_games
from condottiere.compiled.compiling import kernel
from condottiere.compiled.rng import PLAYOUT, STEP, Rng, below, branch, draw_index, seed_stream, uniform
from condottiere.rules import Options, Phase, Table, new_table
from condottiere.rules.cards import CARDS, IN_DECK

SEEDS = (1, 2007, 2**62)
DRAWS = 60_000


def check(seed: int, counts: Sequence[float] | NDArray[np.int64], weights: Sequence[float]) -> None:
    """Counts agree with chances in proportion to weights: chi-square within 5 standard deviations."""
    expected = np.array(weights, np.float64) * (sum(counts) / sum(weights))
    assert not np.array(counts)[expected == 0].any(), f"seed {seed}: what has no chance has happened"
    possible = expected > 0
    statistic = (((np.array(counts) - expected)[possible]) ** 2 / expected[possible]).sum()
    freedom = int(possible.sum()) - 1
    limit = freedom + 5 * sqrt(2 * freedom)
    assert statistic <= limit, f"seed {seed}: chi-square {statistic:.1f} with {freedom} degrees of freedom"


# --- streams -------------------------------------------------------------------------------------------


@kernel
def count_below(counts: NDArray[np.int64], seed: int, number: int, draws: int) -> None:
    rng = np.empty(1, np.uint64)
    seed_stream(rng, seed, number)
    for _ in range(draws):
        counts[below(rng, len(counts))] += 1


@kernel
def count_first_below(counts: NDArray[np.int64], seed: int, draws: int) -> None:
    rng = np.empty(1, np.uint64)
    for number in range(draws):
        seed_stream(rng, seed, number)
        counts[below(rng, len(counts))] += 1


@kernel
def count_drawn(counts: NDArray[np.int64], weights: NDArray[np.int64], seed: int, draws: int) -> None:
    rng = np.empty(1, np.uint64)
    seed_stream(rng, seed, 0)
    for _ in range(draws):
        counts[draw_index(rng, weights, weights.sum())] += 1


@kernel
def count_pairs(counts: NDArray[np.int64], seed: int, draws: int) -> None:
    rng = np.empty(1, np.uint64)
    seed_stream(rng, seed, 0)
    before = below(rng, 10)
    for _ in range(draws):
        after = below(rng, 10)
        counts[before * 10 + after] += 1
        before = after


@kernel
def first_words(words: NDArray[np.uint64], seed: int) -> None:
    """The streams of a thousand games, and what branches off each."""
    rng = np.empty(1, np.uint64)
    for number in range(len(words)):
        for purpose in range(4):
            seed_stream(rng, seed, number)
            if purpose > 0:
                branch(rng, PLAYOUT if purpose == 1 else STEP + purpose)
            words[number, purpose] = rng[0]


@kernel
def extremes(seed: int, draws: int, found: NDArray[np.float64]) -> None:
    rng = np.empty(1, np.uint64)
    seed_stream(rng, seed, 0)
    for _ in range(draws):
        x = uniform(rng)
        found[0] = min(found[0], x)
        found[1] = max(found[1], x)


@kernel
def splitmix(rng: Rng, draws: NDArray[np.float64]) -> None:
    for index in range(len(draws)):
        draws[index] = uniform(rng)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("limit", [2, 3, 6, 7, 17, 202])
def test_whole_numbers_are_uniform(seed: int, limit: int) -> None:
    counts = np.zeros(limit, np.int64)
    count_below(counts, seed, 5, DRAWS)
    check(seed, counts, [1] * limit)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("limit", [2, 6, 202])
def test_the_first_numbers_of_neighbouring_streams_are_uniform(seed: int, limit: int) -> None:
    counts = np.zeros(limit, np.int64)
    count_first_below(counts, seed, DRAWS)
    check(seed, counts, [1] * limit)


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_that_follow_each_other_are_independent(seed: int) -> None:
    counts = np.zeros(100, np.int64)
    count_pairs(counts, seed, DRAWS)
    check(seed, counts, [1] * 100)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("weights", [IN_DECK, (1, 0, 3), (0, 0, 1), (0, 5, 5, 0)])
def test_cards_are_drawn_in_proportion_to_their_counts(seed: int, weights: tuple[int, ...]) -> None:
    counts = np.zeros(len(weights), np.int64)
    count_drawn(counts, np.array(weights), seed, DRAWS)
    check(seed, counts, weights)


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_lie_from_0_to_below_1(seed: int) -> None:
    found = np.array([1.0, 0.0])
    extremes(seed, DRAWS, found)
    assert 0 <= found[0] < 0.001
    assert 0.999 < found[1] < 1


@pytest.mark.parametrize("seed", [0, *SEEDS, 2**63 - 1])
def test_no_two_streams_begin_alike(seed: int) -> None:
    words = np.zeros((1000, 4), np.uint64)
    first_words(words, seed)
    assert len(np.unique(words)) == 4000


def test_the_stream_is_splitmix64() -> None:
    """Against its definition in whole numbers, and its first word from 0, 0xE220A8397B1DCDAF."""
    draws = np.zeros(50)
    splitmix(np.zeros(1, np.uint64), draws)
    assert draws.tolist() == [word / 2**53 for word in defined(50)]
    assert draws[0] == (0xE220A8397B1DCDAF >> 11) / 2**53


def defined(number: int) -> list[int]:
    words, state, mask = [], 0, 2**64 - 1
    for _ in range(number):
        state = (state + 0x9E3779B97F4A7C15) & mask
        word = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & mask
        word = ((word ^ word >> 27) * 0x94D049BB133111EB) & mask
        words.append((word ^ word >> 31) >> 11)
    return words


# --- deals ---------------------------------------------------------------------------------------------

GAMES = 20_000


def with_due(due: list[int]) -> Table:
    """Six seats wait for so many cards each."""
    table = new_table(Options(seats=6), 0)
    table.due[:] = due
    return table


def dealt(table: Table, seed: int, count: int) -> Records:
    tables = np.repeat(written([table]), count)
    deal_at_random(tables, seed, 0)
    return tables


@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_holder_is_any_seat(seed: int) -> None:
    for seats in range(2, 7):
        holders = new_games(Options(seats=seats), GAMES, seed)["holder"]
        check(seed, np.bincount(holders, minlength=seats), [1] * seats)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_110_cards_are_dealt(seed: int) -> None:
    """Though more are due (R12.5), and the pile and the discards are then empty."""
    tables = dealt(with_due([19] * 6), seed, 50)
    assert (tables["hands"].sum(axis=1) == IN_DECK).all()
    assert not tables["pile"].any()
    assert not tables["due"].any()
    assert (tables["phase"] == Phase.SITE).all()
    assert tables["held"].tolist() == [[19, 19, 18, 18, 18, 18]] * 50


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seat", [0, 5])
def test_the_first_card_of_a_seat_is_any_card(seed: int, seat: int) -> None:
    due = [0] * 6
    due[seat] = 1
    tables = dealt(with_due(due), seed, GAMES)
    assert (tables["held"][:, seat] == 1).all()
    check(seed, tables["hands"][:, seat].sum(axis=0), IN_DECK)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_last_card_of_the_pile_is_any_card(seed: int) -> None:
    tables = dealt(with_due([19, 18, 18, 18, 18, 18]), seed, GAMES)
    assert (tables["pile"].sum(axis=1) == 1).all()
    check(seed, tables["pile"].sum(axis=0), IN_DECK)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_pile_made_anew_is_dealt_from_as_fairly(seed: int) -> None:
    """R12.5: two cards are left in the pile, the third comes from the discards."""
    table = with_due([3, 0, 0, 0, 0, 0])
    table.pile[:] = [0] * CARDS
    table.pile[0] = 2
    table.discards[:] = [0, *IN_DECK[1:]]
    tables = dealt(table, seed, GAMES)
    assert (tables["hands"][:, 0, 0] == 2).all()
    check(seed, tables["hands"][:, 0, 1:].sum(axis=0), IN_DECK[1:])
    assert not tables["discards"].any()
