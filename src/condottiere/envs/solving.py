"""Best responses and equilibria of a game tree for two, exactly, in compiled code.

A *policy* has a probability for each slot of a Tree, those of both seats. CFR+ is that of Tammelin (2014),
"Solving large imperfect information games using CFR+": regrets are never below 0, seats take turns, and later
policies count more in the average.
"""

from typing import Final, NamedTuple

import numpy as np

from condottiere.compiled.compiling import kernel, register_function

from .tree import Floats, Tree

BESIDE: Final = 0.0
"""The probability of a slot that a best response does not choose."""


class _Pass(NamedTuple):
    """Room for a pass over the nodes."""

    reach: Floats
    """Shape (2, nodes): the probability with which each seat's own actions lead to a node."""
    worth: Floats
    """Shape (nodes,): what the seat in question gets from there on, weighted by the other's reach."""
    gains: Floats
    """Shape (slots,): the same, by its actions."""


def _new_pass(tree: Tree) -> _Pass:
    return _Pass(np.ones((2, len(tree.parent))), np.zeros(len(tree.parent)), np.zeros(len(tree.codes)))


def uniform_policy(tree: Tree) -> Floats:
    """Return the policy that takes all legal actions with equal probability."""
    return np.repeat(1.0 / np.diff(tree.first), np.diff(tree.first))


def value_of(tree: Tree, policy: Floats) -> float:
    """Return what seat 0 gets on average if both seats follow a policy."""
    room = _new_pass(tree)
    _spread_reach(tree, policy, room)
    return float((tree.pay * room.reach[0] * room.reach[1]).sum())


def best_response(tree: Tree, policy: Floats, seat: int) -> tuple[float, Floats]:
    """Return what a seat gets with a best response while the other follows the policy, and that response."""
    room, response = _new_pass(tree), policy.copy()
    return float(_respond(tree, policy, response, room, seat)), response


def exploitability(tree: Tree, policy: Floats) -> float:
    """Return how much a best response gains over the policy, on average of the seats; 0 in equilibrium."""
    return sum(best_response(tree, policy, seat)[0] for seat in (0, 1)) / 2


def solve(tree: Tree, iterations: int) -> Floats:
    """Return an approximate equilibrium: the average policy of so many iterations of CFR+."""
    policy, total = uniform_policy(tree), np.zeros(len(tree.codes))
    _iterate(tree, policy, np.zeros(len(tree.codes)), total, _new_pass(tree), iterations)
    return _normalised(tree, total)


def _normalised(tree: Tree, weights: Floats) -> Floats:
    """Divide the weights of each information set by their sum; if all are 0, all are alike."""
    counts = np.diff(tree.first)
    sums = np.repeat(np.add.reduceat(weights, tree.first[:-1]), counts)
    return np.where(sums > 0, weights / np.where(sums > 0, sums, 1.0), uniform_policy(tree))


@register_function
def spread_reach(tree: Tree, policy: Floats, room: _Pass) -> None:
    """Compute the reach of every node from that of its parent."""
    own, other = room.reach[0], room.reach[1]
    for node in range(1, len(tree.parent)):
        parent, mover = tree.parent[node], tree.mover[node]
        own[node] = own[parent]
        other[node] = other[parent]
        if mover == 0:
            own[node] *= policy[tree.slot[node]]
        elif mover == 1:
            other[node] *= policy[tree.slot[node]]


@register_function
def weigh_ends(tree: Tree, room: _Pass, seat: int) -> None:
    """Begin a pass for one seat: what the ends are worth to it, weighted by the other's reach."""
    sign = 1.0 if seat == 0 else -1.0
    reach, worth = room.reach[1 - seat], room.worth
    for node in range(len(tree.parent)):
        worth[node] = sign * tree.pay[node] * reach[node]
    room.gains[:] = 0.0


@kernel
def _spread_reach(tree: Tree, policy: Floats, room: _Pass) -> None:
    spread_reach(tree, policy, room)


@kernel
def _respond(tree: Tree, policy: Floats, response: Floats, room: _Pass, seat: int) -> float:
    """Write a best response into the slots of a seat, level by level from the ends; return what it gets.

    With perfect recall all nodes of an information set have the same depth.
    """
    spread_reach(tree, policy, room)
    weigh_ends(tree, room, seat)
    parent, mover, slot, worth, gains = tree.parent, tree.mover, tree.slot, room.worth, room.gains
    order = np.argsort(tree.depth)
    left = len(order)
    for depth in range(len(tree.levels) - 2, 0, -1):
        start, stop = tree.levels[depth], tree.levels[depth + 1]
        for node in range(start, stop):
            if mover[node] == seat:
                gains[slot[node]] += worth[node]
        while left > 0 and tree.depth[order[left - 1]] == depth - 1:
            left -= 1
            choose_best(tree, response, gains, order[left], seat)
        for node in range(start, stop):
            if mover[node] != seat or response[slot[node]] > BESIDE:
                worth[parent[node]] += worth[node]
    return float(worth[0])


@register_function
def choose_best(tree: Tree, response: Floats, gains: Floats, place: int, seat: int) -> None:
    """Choose the best slot of an information set, if it is the seat's."""
    if tree.seat[place] != seat:
        return
    best = tree.first[place]
    for slot in range(tree.first[place], tree.first[place + 1]):
        response[slot] = BESIDE
        if gains[slot] > gains[best]:
            best = slot
    response[best] = 1.0


@kernel
def _iterate(
    tree: Tree, policy: Floats, regrets: Floats, total: Floats, room: _Pass, iterations: int
) -> None:
    """Improve a policy by CFR+, and add up the policies on the way, each as often as its number says."""
    parent, mover, slot, worth, gains = tree.parent, tree.mover, tree.slot, room.worth, room.gains
    for number in range(2 * iterations):
        seat = number % 2
        spread_reach(tree, policy, room)
        weigh_ends(tree, room, seat)
        for node in range(len(parent) - 1, 0, -1):
            gain = worth[node]
            if mover[node] == seat:
                gains[slot[node]] += gain
                gain *= policy[slot[node]]
            worth[parent[node]] += gain
        for place in range(len(tree.seat)):
            if tree.seat[place] == seat:
                weight = room.reach[seat, tree.node[place]] * (number // 2 + 1)
                match_regrets(tree, policy, regrets, total, gains, place, weight)


@register_function
def match_regrets(  # noqa: PLR0913
    tree: Tree,
    policy: Floats,
    regrets: Floats,
    total: Floats,
    gains: Floats,
    place: int,
    weight: float,
) -> None:
    """Count an information set's policy, add its regrets, and make its next policy in proportion to them."""
    start, stop = tree.first[place], tree.first[place + 1]
    worth = 0.0
    for slot in range(start, stop):
        worth += policy[slot] * gains[slot]
        total[slot] += weight * policy[slot]
    together = 0.0
    for slot in range(start, stop):
        regrets[slot] = max(0.0, regrets[slot] + gains[slot] - worth)
        together += regrets[slot]
    for slot in range(start, stop):
        policy[slot] = regrets[slot] / together if together > 0.0 else 1.0 / (stop - start)
