"""The bot `master`: its compact network, and the policy by which it chooses what to try."""

from itertools import pairwise

import numpy as np
import pytest

from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.learned.network import OUTPUTS, Layer, Network, load, network_in_use, softmax
from condottiere.bots.search.master import log_policy
from condottiere.bots.search.player import COMPACT, Player, consider, new_player, output, score_by_network
from condottiere.features import FEATURES, put_features
from condottiere.rules import Options, View, view
from condottiere.rules.actions import ACTIONS
from support.positions import at
from support.random_games import Habits, steps

FIGHT = "seats=4 phase=battle turn=1 site=roma hands=TTW5D/T654B/W631C/K5521"


def small(*units: int) -> Network:
    """A network with random weights."""
    rng = np.random.default_rng(1)
    sizes = (FEATURES, *units, OUTPUTS)
    return Network(
        tuple(
            Layer(rng.normal(0, 0.3, (a, b)).astype(np.float32), rng.normal(0, 1, b).astype(np.float32))
            for a, b in pairwise(sizes)
        )
    )


def row_of(seen: View) -> list[int]:
    """The features of a View."""
    row = [0] * FEATURES
    put_features(row, observation_of(seen))
    return row


def test_the_compact_network_computes_what_numpy_does() -> None:
    """Here its functions run as Python."""
    network = small(7, 5)
    player = new_player(network)
    tried = 0
    for seats in (2, 5):
        for number, (table, _) in enumerate(steps(Options(seats=seats, hidden_cards=True), seats, Habits())):
            if number % 40:
                continue
            seen = view(table, 0)
            consider(observation_of(seen), player)
            found = [output(player, place) for place in range(OUTPUTS)]
            assert found == pytest.approx(network.evaluate(row_of(seen)).tolist(), rel=1e-4, abs=1e-3)
            tried += 1
    assert tried > 4


def test_scores_are_the_policy_of_the_network_over_the_legal_actions() -> None:
    seen = view(at(FIGHT), 1)
    codes = np.array(seen.legal, np.int64)
    scores = np.zeros(len(codes))
    score_by_network(observation_of(seen), codes, len(codes), scores, new_player(small(7, 5)))
    assert scores == pytest.approx(small(7, 5).evaluate(row_of(seen))[codes], rel=1e-4, abs=1e-3)


def test_the_compact_network_in_use_has_learned_from_the_large_one() -> None:
    """Over positions of two games by chance, which are not those that it learned from."""
    same, apart = [], []
    for seats in (3, 4):
        for number, (table, _) in enumerate(steps(Options(seats=seats), seats, Habits(pass_less=0.5))):
            if number % 20 or table.turn < 0 or len(legal := list(view(table, table.turn).legal)) < 2:
                continue
            row = row_of(view(table, table.turn))
            large, compact = network_in_use().evaluate(row), load(COMPACT).evaluate(row)
            same.append(large[legal].argmax() == compact[legal].argmax())
            places = slice(ACTIONS, ACTIONS + seats)
            apart.append(abs(softmax(large[places])[0] - softmax(compact[places])[0]))
    assert np.mean(same) > 0.6
    assert np.mean(apart) < 0.1


def test_players_share_weights_and_nothing_that_changes() -> None:
    first, second = new_player(), new_player()
    for name in ("row", "hidden", "summary"):
        assert not np.shares_memory(getattr(first, name), getattr(second, name))
    assert np.shares_memory(first.first, second.first)
    assert set(Player._fields) >= {"row", "hidden", "summary", "first"}


def test_the_log_policy_is_that_of_learned() -> None:
    seen = view(at(FIGHT), 1)
    logs = log_policy(observation_of(seen), np.array(seen.legal, np.int64))
    assert np.exp(logs).sum() == pytest.approx(1)
    assert logs.argmax() == network_in_use().evaluate(row_of(seen))[list(seen.legal)].argmax()
