"""Information Set Monte Carlo Tree Search with a single observer (Cowling, Powley and Whitehouse, 2012).

This is the textbook method, as a baseline: one tree over the actions of all seats, a new world for every
iteration, UCB1 among the actions that are legal in it with counts of how often each was available, one new
node for every iteration, random playouts to the end, and each seat rewarded with its own share of the
victory.
"""

import random
import time
from math import log, sqrt
from typing import Final

import numpy as np

from condottiere.bots.bot import Alternative, Decision, single_decision
from condottiere.bots.checkpoint import checkpoint
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.parameters import IsmctsParameters
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import TABLE, Codes, Records
from condottiere.compiled.playouts import go_on, play_at_random
from condottiere.compiled.rng import Rng, seed_stream, uniform
from condottiere.compiled.worlds import fill_world, one_observation
from condottiere.rules import View
from condottiere.rules.actions import ACTIONS
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step
from condottiere.rules.table import OVER

from .policy import Numbers, candidate_actions, prior_scores
from .tree import NONE, Tree, add_child, child_of, credit, new_tree
from .value_network import victory_share

CHUNK: Final = 50
"""The number of iterations between two checkpoints, and two looks at the clock: a few milliseconds."""
ROOM: Final = 200_000
"""The most nodes of a tree."""


@register_function
def select(tree: Tree, node: int, codes: Codes, number: int, exploration: float, rng: Rng) -> int:
    """Select a random untried action, or else that of the child with the highest upper confidence bound.

    Increments the availability count of every child whose action is legal.
    """
    fresh = 0
    best = int(codes[0])
    highest = -1.0
    for index in range(number):
        child = child_of(tree, node, codes[index])
        if child == NONE:
            fresh += 1
            if uniform(rng) * fresh < 1.0:
                best = int(codes[index])
            continue
        tree.available[child] += 1
        if fresh == 0:
            visits = tree.visits[child]
            bound = tree.reward[child] / visits + exploration * sqrt(log(tree.available[child]) / visits)
            if bound > highest:
                highest = bound
                best = int(codes[index])
    return best


@kernel
def iterate(
    observations: Records, tree: Tree, first: int, iterations: int, seed: int, exploration: float
) -> None:
    """Grow the tree by iterations number `first` to `first + iterations - 1`."""
    rng = np.empty(1, np.uint64)
    codes = np.empty(ACTIONS, np.int64)
    path = np.empty(4096, np.int64)
    values = np.zeros(6, np.float64)
    tables = np.zeros(1, TABLE)
    table = tables[0]
    for number in range(first, first + iterations):
        seed_stream(rng, seed, number)
        fill_world(observations[0], table, rng)
        node = 0
        depth = 0
        while table.phase != OVER and depth < len(path):
            code = select(tree, node, codes, fill_legal(table, codes), exploration, rng)
            child = child_of(tree, node, code)
            added = child == NONE
            if added:
                child = add_child(tree, node, code, table.turn)
            step(table, code)
            go_on(table, rng)
            if child == NONE:
                break
            path[depth] = child
            depth += 1
            node = child
            if added:
                break
        play_at_random(table, rng, codes)
        for seat in range(table.seats):
            values[seat] = victory_share(table, seat)
        credit(tree, path, depth, values)


class IsmctsBot:
    """Plays the action that the search visited most."""

    def __init__(self, seed: int | None, parameters: IsmctsParameters) -> None:
        self._random = random.Random(seed)
        self._parameters = parameters

    def decide(self, view: View) -> Decision:
        if len(view.legal) == 1:
            return single_decision(view.legal[0])
        observation = observation_of(view)
        observations = one_observation(observation)
        tree = new_tree(ROOM)
        self._search(observations, tree)
        codes = candidate_actions(observation, view.legal)
        scores = prior_scores(observation, codes)
        children = _ranked(tree, codes, scores)
        if not children:
            return single_decision(int(codes[np.argmax(scores)]))
        alternatives = tuple(_alternative(tree, child) for child in children)
        return Decision(alternatives[0].code, alternatives)

    def _search(self, observations: Records, tree: Tree) -> None:
        seed = self._random.getrandbits(32)
        budget = self._parameters.playouts
        end = time.perf_counter() + self._parameters.seconds
        done = 0
        while done < budget if budget else done == 0 or time.perf_counter() < end:
            checkpoint()
            iterations = min(CHUNK, budget - done) if budget else CHUNK
            iterate(observations, tree, done, iterations, seed, self._parameters.exploration)
            done += iterations


def _ranked(tree: Tree, codes: Codes, prior_scores: Numbers) -> list[int]:
    """The children of the root by these actions, the best first."""
    children = [child_of(tree, 0, code) for code in codes]
    tried = [index for index, child in enumerate(children) if child != NONE]
    worth = {tree.reward[child] / tree.visits[child] for child in children if child != NONE}
    if len(worth) > 1:
        tried.sort(key=lambda index: (tree.visits[children[index]], prior_scores[index]), reverse=True)
    else:  # all rewards are equal, so that visits are arbitrary
        tried.sort(key=lambda index: prior_scores[index], reverse=True)
    return [children[index] for index in tried]


def _alternative(tree: Tree, child: int) -> Alternative:
    return Alternative(int(tree.code[child]), float(tree.reward[child]) / float(tree.visits[child]))
