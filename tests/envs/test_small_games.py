"""The small games: their trees, best responses and equilibria, checked by other methods."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy.optimize import linprog
from scipy.sparse import csr_matrix, hstack, lil_matrix

from condottiere.compiled import read_table
from condottiere.envs.cli import app
from condottiere.envs.exploitability import policy_of
from condottiere.envs.small_games import SMALL_GAMES
from condottiere.envs.solving import best_response, exploitability, solve, uniform_policy, value_of
from condottiere.envs.tree import Tree, new_tree
from condottiere.record.position import parse_position, position_text
from condottiere.rules import Phase, legal


@pytest.fixture(scope="module", name="tree")
def tiny() -> Tree:
    return new_tree(SMALL_GAMES["duel_tiny"])


def test_positions_are_those_of_the_rules() -> None:
    for game in SMALL_GAMES.values():
        table = game.table()
        assert parse_position(position_text(table)) == table
        assert table.phase == Phase.DEAL
        assert sum(table.pile) == len(game.cards)
        assert sum(table.pile) + sum(table.discards) == 110


def test_a_tree_holds_every_action_and_every_deal(tree: Tree) -> None:
    assert tree.pay.min() < 0 < tree.pay.max()
    ends = np.setdiff1d(np.arange(len(tree.parent)), tree.parent[1:])
    assert np.isin(np.flatnonzero(tree.pay), ends).all()
    for place in range(0, len(tree.seat), 50):
        table = read_table(tree.tables, place)
        assert table.turn == tree.seat[place]
        assert legal(table) == tree.codes[tree.first[place] : tree.first[place + 1]].tolist()


@pytest.mark.everything
def test_a_best_response_gets_what_it_says_and_no_other_policy_gets_more(tree: Tree) -> None:
    policy = uniform_policy(tree)
    for seat, sign in ((0, 1), (1, -1)):
        gain, response = best_response(tree, policy, seat)
        assert sign * value_of(tree, response) == pytest.approx(gain)
        rng = np.random.default_rng(1)
        for _ in range(20):
            own = np.repeat(tree.seat == seat, np.diff(tree.first))
            other = np.where(own, rng.random(len(policy)), policy)
            sums = np.repeat(np.add.reduceat(other, tree.first[:-1]), np.diff(tree.first))
            assert sign * value_of(tree, other / sums) < gain


@pytest.mark.everything
@pytest.mark.parametrize("name", SMALL_GAMES)
def test_two_methods_find_the_same_value(name: str) -> None:
    tree = new_tree(SMALL_GAMES[name])
    policy = solve(tree, 400)
    assert exploitability(tree, policy) < 0.002
    assert value_of(tree, policy) == pytest.approx(value_by_linear_programming(tree), abs=0.002)
    assert exploitability(tree, uniform_policy(tree)) > 0.1


def value_by_linear_programming(tree: Tree) -> float:
    """What seat 0 gets, by the sequence form (Koller, Megiddo and von Stengel, 1996)."""
    slots = len(tree.codes)
    last: NDArray[np.int64] = np.full((2, len(tree.parent)), slots)
    """The last slot of each seat on the way to a node; `slots` for none."""
    for node in range(1, len(tree.parent)):
        last[:, node] = last[:, tree.parent[node]]
        if tree.mover[node] >= 0:
            last[tree.mover[node], node] = tree.slot[node]
    pays = csr_matrix((tree.pay, (last[0], last[1])), (slots + 1, slots + 1))
    own, other = (flow(tree, last[seat], seat) for seat in (0, 1))
    sets = other.shape[0]
    zeros = csr_matrix((own.shape[0], sets))
    worth = np.zeros(slots + 1 + sets)
    worth[slots + 1] = -1.0
    right = np.zeros(own.shape[0])
    right[0] = 1.0
    found = linprog(
        worth,
        A_ub=hstack([-pays.T, other.T]),
        b_ub=np.zeros(slots + 1),
        A_eq=hstack([own, zeros]),
        b_eq=right,
        bounds=[(0, None)] * (slots + 1) + [(None, None)] * sets,
    )
    return float(-found.fun)


def flow(tree: Tree, last: NDArray[np.int64], seat: int) -> Any:
    """The constraints of a realization plan: it begins with 1, and every set passes on what it gets."""
    slots = len(tree.codes)
    places = np.flatnonzero(tree.seat == seat)
    matrix = lil_matrix((1 + len(places), slots + 1))
    matrix[0, slots] = 1
    for row, place in enumerate(places, 1):
        matrix[row, last[tree.node[place]]] = -1
        for slot in range(tree.first[place], tree.first[place + 1]):
            matrix[row, slot] = 1
    return matrix.tocsr()


def test_bots_are_asked_at_every_information_set(tree: Tree) -> None:
    policy = policy_of(tree, "naive")
    assert set(policy.tolist()) == {0.0, 1.0}
    assert policy.sum() == len(tree.seat)


@pytest.mark.everything
def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        app(["exploitability", "random", "expert", "--game", "duel_tiny"], result_action="return_value") == 0
    )
    printed = capsys.readouterr().out
    assert "duel_tiny" in printed
    assert app(["exploitability", "--game", "chess"], result_action="return_value") == 1
    assert "there is no small game chess: duel_tiny, duel, decider2" in capsys.readouterr().err
