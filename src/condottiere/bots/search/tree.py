"""A game tree over the actions of all seats, in arrays for compiled searches."""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.compiling import register_function

from .policy import Numbers

Links: TypeAlias = NDArray[np.int64]
NONE: Final = -1


class Tree(NamedTuple):
    """Arrays indexed by node, in the order in which nodes were added; node 0 is the root."""

    size: Links
    """The number of nodes, shape (1,)."""
    code: Links
    """The action that leads to the node."""
    actor: Links
    """The seat that took that action."""
    child: Links
    """The last added child, or NONE."""
    sibling: Links
    """The previously added child of the same parent, or NONE."""
    visits: Numbers
    available: Numbers
    """How often the action was legal at a visit to its parent."""
    reward: Numbers
    """The sum of the actor's rewards."""


def new_tree(room: int) -> Tree:
    """Make a tree with only its root, which can grow to `room` nodes."""
    code, actor, child, sibling = (np.empty(room, np.int64) for _ in range(4))
    visits, available, reward = (np.empty(room) for _ in range(3))
    tree = Tree(np.ones(1, np.int64), code, actor, child, sibling, visits, available, reward)
    tree.actor[0] = NONE
    for column in (tree.child, tree.sibling):
        column[0] = NONE
    for sums in (tree.visits, tree.available, tree.reward):
        sums[0] = 0.0
    return tree


@register_function
def child_of(tree: Tree, node: int, code: int) -> int:
    """Return the child that an action leads to, or NONE."""
    child = int(tree.child[node])
    while child != NONE and tree.code[child] != code:
        child = int(tree.sibling[child])
    return child


@register_function
def add_child(tree: Tree, node: int, code: int, actor: int) -> int:
    """Add a child and return it, or return NONE if the tree is full."""
    child = int(tree.size[0])
    if child == len(tree.code):
        return NONE
    tree.size[0] += 1
    tree.code[child] = code
    tree.actor[child] = actor
    tree.child[child] = NONE
    tree.sibling[child] = tree.child[node]
    tree.child[node] = child
    tree.visits[child] = 0.0
    tree.available[child] = 0.0
    tree.reward[child] = 0.0
    return child


@register_function
def child_or_new(tree: Tree, node: int, code: int, actor: int) -> int:
    """Return the child that an action leads to, adding it if it is new, or NONE if the tree is full."""
    child = child_of(tree, node, code)
    return child if child != NONE else add_child(tree, node, code, actor)


@register_function
def credit(tree: Tree, path: Links, depth: int, values: NDArray[np.floating[Any]]) -> None:
    """Count a visit to the first `depth` nodes of a path and add their actors' rewards, `values` by seat."""
    for index in range(depth):
        tree.visits[path[index]] += 1.0
        tree.reward[path[index]] += values[tree.actor[path[index]]]
