"""OpenSpiel: its own test, what a seat can tell, and its algorithms in a small game."""

import random
from collections.abc import Mapping

import numpy as np
import pytest

from condottiere.compiled import read_table, write_table
from condottiere.envs.small_games import SMALL_GAMES
from condottiere.rules import view
from support.twins import twin

pyspiel = pytest.importorskip("pyspiel")

from condottiere.envs import openspiel  # noqa: E402
from condottiere.envs.recall import new_eye, note_all  # noqa: E402

TINY = {"small_game": "duel_tiny"}


def played(parameters: Mapping[str, object], seed: int, decisions: int) -> openspiel.CondottiereState:
    """A game after so many random decisions."""
    rng = random.Random(seed)
    game = pyspiel.load_game("condottiere_v0", dict(parameters))
    state: openspiel.CondottiereState = game.new_initial_state()
    while decisions > 0 or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "parameters", [*({"small_game": name} for name in SMALL_GAMES), {"seats": 2}], ids=str
)
def test_openspiel_is_content(parameters: dict[str, object]) -> None:
    game = pyspiel.load_game("condottiere_v0", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.everything
def test_openspiel_is_content_with_whole_games() -> None:
    for more in ({}, {"points": 5}, {"capturing_regions": True, "hidden_cards": True}):
        game = pyspiel.load_game("condottiere_v0", {"seats": 3, **more})
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_what_a_seat_cannot_know_does_not_change_what_it_resamples() -> None:
    state = played({"seats": 3, "hidden_cards": True}, seed=4, decisions=12)
    player = state.current_player()
    other = state.clone()
    hidden = twin(read_table(state.tables, 0), player, random.Random(1))
    write_table(hidden, other.tables, 0)
    assert view(hidden, player) == view(read_table(state.tables, 0), player)
    assert other.information_state_string(player) == state.information_state_string(player)
    hands = set()
    for number in (0.1, 0.3, 0.5, 0.7, 0.9):
        draw = iter([number, number]).__next__
        one, same = (each.resample_from_infostate(player, draw) for each in (state, other))
        assert one.tables.tobytes() == same.tables.tobytes()
        assert one.information_state_string(player) == state.information_state_string(player)
        assert one.legal_actions() == state.legal_actions()
        assert one.observation_tensor(player) == state.observation_tensor(player)
        hands.add(one.tables["hands"].tobytes())
    assert len(hands) == 5


def test_what_was_seen_before_is_remembered() -> None:
    """The same table reached otherwise is another information state."""
    state = played({"seats": 2, "first_holder": 0}, seed=1, decisions=3)
    other = state.clone()
    other.recall[:] = 0
    note_all(other.tables, other.recall[None], new_eye())
    text, observed = other.information_state_string(0), other.observation_string(0)
    assert observed == state.observation_string(0)
    assert text != state.information_state_string(0)
    assert text.startswith(observed)


def test_a_holder_is_drawn_and_each_card_is_dealt_by_chance() -> None:
    state = pyspiel.load_game("condottiere_v0", {"seats": 2}).new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.action_to_string(1) == "holder:1"
    state.apply_action(1)
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert outcomes[13] == 16 / 110
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1
    assert state.action_to_string(state.legal_actions()[0]) == "site:torino"


@pytest.mark.everything
def test_its_algorithms_run_on_a_small_game() -> None:
    """Its exploitability agrees with ours, its MCCFR learns, and its IS-MCTS plays."""
    from open_spiel.python import policy
    from open_spiel.python.algorithms import (
        exploitability,
        external_sampling_mccfr,
        ismcts,
        mcts,
    )

    from condottiere.envs import solving
    from condottiere.envs.tree import new_tree

    game = pyspiel.load_game("condottiere_v0", TINY)
    tree = new_tree(SMALL_GAMES["duel_tiny"])
    even = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert even == pytest.approx(solving.exploitability(tree, solving.uniform_policy(tree)))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(300):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < even / 2
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=50,
        random_state=np.random.RandomState(1),
    )
    state = played(TINY, seed=1, decisions=0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0
