"""A number that means nothing is refused: by the public functions in words, inside a kernel by IndexError."""

from collections.abc import Callable

import numpy as np
import pytest

from compiled.batches import ROUNDS, written
from condottiere.compiled import (
    FEATURES,
    TABLE,
    Records,
    act_all,
    deal_all,
    features,
    fill_features,
    legal_masks,
    new_games,
    observations,
    play_out,
    random_playouts,
    read_table,
    step_all,
    step_all_unchecked,
    write_table,
)
from condottiere.rules import IllegalAction, Options, Table, new_table
from condottiere.rules.actions import PASS, PASS_REVEALING, PLAY, SITE_AT
from condottiere.rules.cards import CARDS
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import REGIONS
from support.positions import at

BATTLE = "seats=3 site=roma hands=T5/3W/1"


def games() -> Records:
    """Three tables at which seat 0 may play a Mercenary 10."""
    return written([at(BATTLE), at(BATTLE), at(BATTLE)])


# --- inside kernels ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [MAX_SEATS, MAX_SEATS + 20, -MAX_SEATS - 1])
def test_a_bad_seat_raises_and_changes_nothing(seat: int) -> None:
    tables = games()
    tables["turn"][1] = seat
    before = tables.copy()
    with pytest.raises(IndexError):
        legal_masks(tables)
    with pytest.raises(IndexError):
        step_all_unchecked(tables[1:], np.full(2, PLAY + 6), 1, 0)
    assert tables.tobytes() == before.tobytes()


@pytest.mark.parametrize("card", [CARDS, 100, -CARDS - 1])
def test_a_bad_card_raises_and_changes_nothing(card: int) -> None:
    tables = games()
    tables["down"][:, 0] = card
    before = tables.copy()
    with pytest.raises(IndexError):
        step_all_unchecked(tables, np.full(3, PASS_REVEALING), 1, 0)
    assert tables.tobytes() == before.tobytes()


@pytest.mark.parametrize("region", [REGIONS, -REGIONS - 1])
def test_a_bad_region_raises(region: int) -> None:
    tables = written([at(f"{BATTLE} out=12 lines=5//")])
    tables["site"][0] = region
    with pytest.raises(IndexError):
        step_all_unchecked(tables, np.zeros(1, np.int64), 1, 0)


def test_a_bad_viewer_raises() -> None:
    room = np.empty((3, FEATURES), np.float32)
    with pytest.raises(IndexError):
        fill_features(games(), np.full(3, MAX_SEATS), room)
    with pytest.raises(ValueError, match="shapes"):
        fill_features(games(), np.zeros(3, np.int64), room[:2])
    with pytest.raises(ValueError, match="shapes"):
        fill_features(games(), np.zeros(3, np.int64), np.empty((3, FEATURES - 1), np.float32))


# --- at the door ---------------------------------------------------------------------------------------


def refusal(function: Callable[..., object], *arguments: object, **named: object) -> str:
    """Why a call is refused."""
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # what it says is for the caller to check
        function(*arguments, **named)
    return str(refused.value)


def test_an_illegal_code_names_table_and_rule_and_changes_nothing() -> None:
    tables = games()
    before = tables.copy()
    not_in_hand = "table 1: R2.2: a card is played from the hand, and this hand holds none of that kind"
    assert refusal(act_all, tables, [PASS, PLAY + 7, SITE_AT]) == not_in_hand
    assert refusal(step_all, tables, [PASS, PLAY + 7, SITE_AT], 1, 0) == not_in_hand
    for code in (-1, 202, 2**62):
        assert refusal(act_all, tables, [PASS, PASS, code]) == "table 2: there is no such action"
    with pytest.raises(IllegalAction, match=r"table 0: R4\.3"):
        act_all(tables, [SITE_AT] * 3)
    assert tables.tobytes() == before.tobytes()


def test_a_table_that_is_dealt_cannot_act() -> None:
    tables = written([at("seats=2 phase=deal due=1/0 site=roma")])
    assert refusal(act_all, tables, [PASS]).startswith("table 0: R1.6")


@pytest.mark.parametrize("card", [-1, 6, 15])
def test_a_card_that_the_pile_does_not_hold_is_not_dealt(card: int) -> None:
    waiting = at("seats=2 phase=deal due=1/1 after-deal=battle site=roma hands=TTTTTTTT/")
    tables = written([at("seats=2 phase=deal due=1/1 after-deal=battle site=roma"), waiting])
    before = tables.copy()
    assert refusal(deal_all, tables, [0, card]) == "table 1: R1.6: the pile holds no such card"
    assert tables.tobytes() == before.tobytes()


def test_arguments_of_another_shape_or_kind_are_refused_in_words() -> None:
    tables = games()
    assert refusal(act_all, tables, [PASS]) == (
        "codes must be 3 whole numbers, one for each table, not shape (1,) of int64"
    )
    assert "shape (3,) of float64" in refusal(act_all, tables, [0.0, 0.0, 0.0])
    assert refusal(legal_masks, tables.reshape(1, 3)).startswith("tables must be a one-dimensional")
    assert refusal(legal_masks, np.zeros(3)).startswith("tables must be a one-dimensional")
    assert refusal(legal_masks, observations(tables, [0, 0, 0])).endswith(
        "shape (3,) of records of another kind"
    )
    assert refusal(legal_masks, [at(BATTLE)]).endswith("TABLE records, not list")
    assert refusal(legal_masks, tables[::2]).endswith("take tables.copy()")
    tables.flags.writeable = False
    assert refusal(play_out, tables, 1).endswith("take tables.copy()")


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "1"])
def test_a_seed_is_a_whole_number(seed: int) -> None:
    told = f"seed must be a whole number from 0 to 2**63 - 1, not {seed!r}"
    assert refusal(new_games, ROUNDS, 1, seed) == told
    assert refusal(random_playouts, ROUNDS, 1, seed) == told
    assert refusal(play_out, games(), seed) == told
    assert refusal(step_all, games(), [PASS] * 3, seed, 0) == told


def test_counts_are_whole_numbers() -> None:
    assert refusal(new_games, ROUNDS, -1, 1).startswith("count must be")
    assert refusal(new_games, ROUNDS, 1, 1, first=-1).startswith("first must be")
    assert refusal(random_playouts, ROUNDS, -1, 1).startswith("games must be")
    assert refusal(step_all, games(), [PASS] * 3, 1, -1).startswith("number must be")


@pytest.mark.parametrize("viewer", [-2, 3])
def test_a_viewer_sits_at_its_table(viewer: int) -> None:
    for see in (features, observations):
        assert refusal(see, games(), [0, 1, viewer]) == f"R1.1: there is no seat {viewer} at table 2"


def test_nothing_is_something_too() -> None:
    """Arrays without a table are as good as others."""
    none = np.empty(0, TABLE)
    step_all(none, [], 1, 0)
    deal_all(none, [])
    assert play_out(none, 1) == 0
    assert len(new_games(ROUNDS, 0, 1)) == 0
    assert features(none, []).shape == (0, FEATURES)
    assert legal_masks(none).shape == (0, 202)


# --- records -------------------------------------------------------------------------------------------


def test_a_number_that_does_not_fit_a_record_is_refused() -> None:
    for name, value in (("battles", 2**15), ("holder", -(2**15) - 1)):
        table = Table()
        setattr(table, name, value)
        with pytest.raises(OverflowError):
            written([table])
    table = Table()
    table.pile[3] = 128
    with pytest.raises(OverflowError):
        written([table])


def test_records_hold_the_greatest_numbers_that_options_allow() -> None:
    table = new_table(Options(seats=2, points=1000, idle_limit=1000), 0)
    table.scores[:2] = [1021, 999]
    table.battles = table.idle_battles = 1000
    assert read_table(written([table]), 0) == table


def test_a_table_read_from_a_record_is_independent_of_it() -> None:
    tables = games()
    table = read_table(tables, 0)
    assert table == at(BATTLE)
    table.hands[0][0] = 3
    table.turn = 2
    assert read_table(tables, 0) == at(BATTLE)
    write_table(table, tables, 0)
    assert read_table(tables, 0) == table
