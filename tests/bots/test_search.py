"""The bots that look ahead: they find what can be found, from what their seat sees."""

import numpy as np
import pytest

from condottiere.bots import Decision, make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.parameters import SearchParameters
from condottiere.bots.search.belief import fill_likely_world
from condottiere.bots.search.search import OracleBot
from condottiere.bots.search.search_state import PlayoutSettings, Workspace, new_workspace
from condottiere.bots.search.trials import playout_settings
from condottiere.compiled.compiling import kernel
from condottiere.compiled.layout import TABLE, Records
from condottiere.compiled.rng import seed_stream
from condottiere.compiled.worlds import one_observation
from condottiere.record.notation import action_text
from condottiere.rules import Phase, Table, view
from condottiere.rules.cards import STRENGTH
from support.positions import at, do

LOOKING = [
    "search:worlds=60",
    pytest.param("master:worlds=60", marks=pytest.mark.everything),
    "ismcts:playouts=600",
]

LAST_CARD = (
    "seats=3 phase=battle turn=0 holder=0 site=parma out=2 played=3 battles=8 "
    "owners=torino:0,milano:0,genova:0,roma:1,napoli:1,venezia:2 hands=T1/4/3 lines=5/T/2"
)
"""Seat 0 has three adjacent regions, one more wins, and its T brings it, at once or a card later."""


def decided(spec: str, table: Table, seed: int = 1) -> Decision:
    """What a bot decides for the seat on turn."""
    return make_bot(spec, seed).decide(view(table, table.turn))


def done(decision: Decision) -> str:
    """The action as a token."""
    return action_text(decision.code)


@pytest.mark.parametrize("spec", LOOKING)
def test_takes_the_region_that_wins_the_game(spec: str) -> None:
    table = at(LAST_CARD)
    while table.phase == Phase.BATTLE:
        do(table, done(decided(spec, table)) if table.turn == 0 else "pass")
    assert (table.phase, table.winners) == (Phase.OVER, 1)


def test_says_how_likely_each_action_wins() -> None:
    table = at(LAST_CARD)
    decision = decided("search:worlds=60", table)
    assert sorted(one.code for one in decision.alternatives) == sorted(view(table, 0).legal)
    assert decision.alternatives[0].code == decision.code
    chances = [one.chance for one in decision.alternatives]
    assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
    assert chances[0] is not None
    assert chances[0] > 0.8


@pytest.mark.parametrize("spec", LOOKING)
def test_decisions_follow_from_the_seed(spec: str) -> None:
    table = at("seats=4 phase=battle turn=1 site=roma hands=TTW5D/T654B/W631C/K5521")
    assert decided(spec, table, seed=3) == decided(spec, table, seed=3)
    assert decided(spec, table, seed=3) != decided(spec, table, seed=4)


@pytest.mark.parametrize("spec", LOOKING)
def test_it_places_the_favor(spec: str) -> None:
    """R5.5: on any region, or on none."""
    table = at("seats=3 phase=favor turn=0 site=bologna hands=356/12/23 lines=5/6/4 discards=B")
    assert decided(spec, table).code in view(table, 0).legal


@pytest.mark.parametrize("spec", ["search:seconds=0.01", "ismcts:seconds=0.01"])
def test_with_little_time_it_still_decides(spec: str) -> None:
    table = at("seats=6 phase=battle turn=0 site=roma hands=T654WSBCDHKU/T/T/5/5/5")
    decision = decided(spec, table)
    assert decision.code in view(table, 0).legal


def test_where_very_much_is_possible_it_tries_what_looks_best() -> None:
    table = at("seats=3 phase=keep turn=0 holder=0 battles=3 site=roma hands=T654321WSBCDHKU//")
    decision = decided("search:worlds=4,candidates=5", table)
    assert len(view(table, 0).legal) > 100
    assert len(decision.alternatives) == 5


HIDDEN_THREAT = "seats=2 phase=battle turn=0 holder=0 site=roma played=1 lines=/6 hands=55/"


def test_only_the_oracle_looks_into_hands() -> None:
    """Whether seat 1 holds a T or a 1 matters to seat 0, and only the oracle can tell."""
    weak, strong = at(HIDDEN_THREAT + "1"), at(HIDDEN_THREAT + "T")
    search = make_bot("search:worlds=200", 1), make_bot("search:worlds=200", 1)
    assert search[0].decide(view(weak, 0)) == search[1].decide(view(strong, 0))
    chances = []
    for table in (weak, strong):
        oracle = make_bot("oracle:worlds=200", 1)
        assert isinstance(oracle, OracleBot)
        chances.append(oracle.decide_open(table, 0).alternatives[0].chance)
    assert None not in chances
    assert chances[0] > chances[1]  # type: ignore[operator]


@kernel
def _likely(observations: Records, worlds: Records, settings: PlayoutSettings, workspace: Workspace) -> None:
    """Fill each record with a world that looks like the one observation."""
    rng = np.empty(1, np.uint64)
    for index in range(len(worlds)):
        seed_stream(rng, 1, index)
        fill_likely_world(observations[0], settings, workspace, None, rng)
        worlds[index] = workspace.sampled_worlds[0]


def mean_strength(table: Table, seat: int, proposals: int) -> float:
    """The mean strength of a seat's hand over worlds that seat 0 imagines."""
    worlds = np.zeros(2_000, TABLE)
    settings = playout_settings(SearchParameters(proposals=proposals), weights_for(table))
    _likely(one_observation(observation_of(view(table, 0))), worlds, settings, new_workspace(settings))
    return float((worlds["hands"][:, seat] @ np.array(STRENGTH)).mean())


def test_whoever_passed_early_probably_holds_little() -> None:
    """Seat 1 passed although a 3 would have taken the lead in the battle that decides the game."""
    table = at(
        "seats=3 phase=battle turn=0 holder=0 site=roma out=1 played=2 battles=8 lines=2//1 hands=T/5555/55 "
        "owners=napoli:1,spoleto:1,ancona:1,milano:0,genova:2"
    )
    assert mean_strength(table, 1, proposals=16) < mean_strength(table, 1, proposals=1) - 0.5
