"""R4.5: two tables that differ only in what a seat has answered about its hand are the same to all others.

At a table in play, `test_answers_stay_hidden` looks at what people are sent. These are the tables of
programs, at which one seat answers after the other: in the arena, in compiled games, and wherever somebody
steps a Table.
"""

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import pytest

from compiled.batches import written
from condottiere.bots import BOTS, make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.search.search import OracleBot
from condottiere.compiled import act_all, features, legal_masks, observations, read_table
from condottiere.compiled.worlds import sample_worlds
from condottiere.record.events.event import HandDiscarded
from condottiere.record.notation import Acted
from condottiere.rules import Options, Phase, Table, apply, asked_next, legal, view
from condottiere.rules.actions import DISCARD_HAND, KEEP_HAND
from condottiere.rules.observation import Observation, observe
from support.positions import at
from support.random_games import Habits, steps
from support.told import happened

BOTS_TO_ASK = (
    "random",
    "naive",
    "expert",
    "learned",
    "search:worlds=2",
    "ismcts:playouts=10",
    "oracle:worlds=2",
    "master:playouts=8",
)


class Twins(NamedTuple):
    """A seat has kept its hand at one table, and discarded it at the other; another has yet to answer."""

    seat: int
    kept: Table
    discarded: Table


def twins(games: int) -> Iterator[Twins]:
    """Twins of random games, right after the answer, and after each answer that others give then."""
    rng = random.Random(games)
    for number in range(games):
        options = Options(seats=2 + number % 5, hidden_cards=number % 2 > 0, capturing_regions=number % 3 > 0)
        for table, entry in steps(options, number, Habits(pass_less=0.5, show=0.1)):
            if isinstance(entry, Acted) and DISCARD_HAND in legal(table):
                kept, discarded = table.copy(), table.copy()
                apply(kept, KEEP_HAND)
                apply(discarded, DISCARD_HAND)
                while kept.phase == discarded.phase == Phase.HAND:
                    yield Twins(table.turn, kept.copy(), discarded.copy())
                    code = rng.choice(legal(kept))
                    apply(kept, code)
                    apply(discarded, code)


@pytest.fixture(scope="module")
def pairs() -> list[Twins]:
    found = list(twins(8))
    assert len(found) > 30
    return found


def observed(table: Table, viewer: int) -> Observation:
    observation = Observation()
    observe(table, viewer, observation)
    return observation


def test_r4_5_views_observations_and_legal_actions_are_the_same(pairs: list[Twins]) -> None:
    for seat, kept, discarded in pairs:
        assert kept != discarded
        assert legal(kept) == legal(discarded)
        for viewer in {None, *range(kept.seats)} - {seat}:
            assert view(kept, viewer) == view(discarded, viewer)
        for viewer in set(range(kept.seats)) - {seat}:
            assert observed(kept, viewer) == observed(discarded, viewer) == observation_of(view(kept, viewer))


def test_r4_5_a_seat_knows_its_own_answer(pairs: list[Twins]) -> None:
    for seat, *tables in pairs:
        for table, discards in zip(tables, (False, True), strict=True):
            own = view(table, seat)
            assert (own.answered, own.discards_hand) == (True, discards)
            assert sum(own.hand) == own.seats[seat].hand_size > 0, "discarded after the last answer"
            assert observed(table, seat) == observation_of(own)
            assert not view(table, table.turn).answered


def test_r4_5_nothing_is_told_before_the_last_answer_and_then_all_from_the_holder_clockwise() -> None:
    before = at("seats=3 phase=hand site=roma battles=1 holder=1 turn=1 hands=CD/W/KK")
    for code, told in ((DISCARD_HAND, []), (KEEP_HAND, []), (DISCARD_HAND, [1, 0])):
        after = before.copy()
        apply(after, code)
        for viewer in (None, 0, 1, 2):
            seen = happened(before, Acted(code), after, viewer)
            assert [event.seat for event in seen if isinstance(event, HandDiscarded)] == told
            assert bool(seen) == bool(told)
        before = after
    assert (before.held[:3], before.phase) == ([0, 0, 2], Phase.KEEP)


def test_r4_5_what_compiled_code_makes_of_them_is_the_same(pairs: list[Twins]) -> None:
    kept, discarded = written([pair.kept for pair in pairs]), written([pair.discarded for pair in pairs])
    assert np.array_equal(legal_masks(kept), legal_masks(discarded))
    for place in range(1, 6):
        viewers = [(seat + place) % table.seats for seat, table, _ in pairs]
        others = [index for index, viewer in enumerate(viewers) if viewer != pairs[index].seat]
        assert np.array_equal(observations(kept, viewers)[others], observations(discarded, viewers)[others])
        assert np.array_equal(features(kept, viewers)[others], features(discarded, viewers)[others])
        for index in others[::25]:
            _, *tables = pairs[index]
            one, other = (sample_worlds(observed(table, viewers[index]), 3, index) for table in tables)
            assert np.array_equal(one, other)


def test_r4_5_compiled_answers_take_effect_after_the_last_too(pairs: list[Twins]) -> None:
    tables = [pair.discarded.copy() for pair in pairs]
    records, codes = written(tables), [legal(table)[-1] for table in tables]
    act_all(records, codes)
    for index, (table, code) in enumerate(zip(tables, codes, strict=True)):
        apply(table, code)
        assert table == read_table(records, index)
    assert {Phase.HAND, Phase.BATTLE} <= {Phase(table.phase) for table in tables}


def test_r4_5_in_a_world_all_others_answer_after_the_seat_on_turn() -> None:
    table = at("seats=4 phase=hand site=roma battles=1 turn=2 unanswered=23 discarding=0 hands=WW//TT/CC")
    for viewer, unanswered, discarding in ((2, 0b1101, 0), (3, 0b1101, 0), (0, 0b1100, 0b0001)):
        world = sample_worlds(observed(table, viewer), 1, 1)[0]
        assert (world["turn"], world["unanswered"], world["discarding"]) == (2, unanswered, discarding)


@pytest.mark.parametrize(
    "spec", [*BOTS_TO_ASK[:-1], pytest.param(BOTS_TO_ASK[-1], marks=pytest.mark.everything)]
)
def test_r4_5_every_bot_decides_the_same(spec: str, pairs: list[Twins]) -> None:
    asked = [pair for pair in pairs if DISCARD_HAND in legal(pair.kept)][:6]
    assert asked
    for _, *tables in asked:
        bots = [make_bot(spec, 1) for _ in tables]
        decisions = [
            bot.decide_open(asked_next(table, table.turn), table.turn)
            if isinstance(bot, OracleBot)
            else bot.decide(view(table, table.turn))
            for bot, table in zip(bots, tables, strict=True)
        ]
        assert decisions[0] == decisions[1]


def test_every_bot_is_asked() -> None:
    assert {spec.partition(":")[0] for spec in BOTS_TO_ASK} == set(BOTS)
