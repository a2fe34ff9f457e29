"""A tree over the actions of all seats, in arrays, for searches that are compiled."""

from typing import Final, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.compiling import register_function

from .policy import Numbers

Links: TypeAlias = NDArray[np.int64]
NONE: Final = -1


class Values(Protocol):
    """A number for each seat."""

    def __getitem__(self, seat: int, /) -> float: ...


class Tree(NamedTuple):
    """The nodes, in the order in which they were added; 0 is the root."""

    size: Links
    """Shape (1,): how many there are."""
    code: Links
    """The action that leads here."""
    actor: Links
    """The seat that took it."""
    child: Links
    """The child added last."""
    sibling: Links
    """The child of the same parent added before this one."""
    visits: Numbers
    available: Numbers
    """How often the action was legal when its parent was passed."""
    reward: Numbers
    """What the actor got, in all."""


def new_tree(room: int) -> Tree:
    """A tree that has only its root, and room for so many nodes; when it is full it grows no more."""
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
    """The child that an action leads to, or NONE."""
    child = int(tree.child[node])
    while child != NONE and tree.code[child] != code:
        child = int(tree.sibling[child])
    return child


@register_function
def add_child(tree: Tree, node: int, code: int, actor: int) -> int:
    """A new child, or NONE when there is no room."""
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
    """The child that an action leads to, added if there was none; NONE when there is no room."""
    child = child_of(tree, node, code)
    return child if child != NONE else add_child(tree, node, code, actor)


@register_function
def credit(tree: Tree, path: Links, depth: int, values: Values) -> None:
    """Count one more visit to the first `depth` nodes of a path, and what each actor got, by seat."""
    for index in range(depth):
        tree.visits[path[index]] += 1.0
        tree.reward[path[index]] += values[tree.actor[path[index]]]
