"""The whole tree of a small game for two, laid out in arrays, level by level, by the compiled rules.

The root is node 0; every deal is a child of it. Nodes are in the order of their depth. A *slot* is a legal
action of an information set: the slots of set i are `first[i]` up to `first[i + 1]`.
"""

from collections.abc import Iterator
from itertools import product
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.layout import TABLE, Records, write_table
from condottiere.compiled.stepping import act_unchecked, legal_masks
from condottiere.rules import Table, deal
from condottiere.rules.cards import CARDS
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.table import DEAL, OVER

from .recall import Numbers, new_eye, note_all
from .small_games import SmallGame

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]

DEALER: Final = -1
"""In `Tree.mover`: the node is a deal, or the root."""
TOGETHER: Final = 64
"""How many deals are played out together: memory is needed for all tables of a level."""


class Tree(NamedTuple):
    """A game tree."""

    parent: Ints
    """Shape (nodes,)."""
    mover: NDArray[np.int8]
    """The seat whose action led to each node, or DEALER."""
    slot: Ints
    """The slot of that action; -1 after a deal."""
    pay: Floats
    """At the end of a game what seat 0 gets, times the chance of the deal; elsewhere 0."""
    levels: Ints
    """Nodes `levels[d]` up to `levels[d + 1]` have depth d."""
    seat: NDArray[np.int8]
    """Shape (sets,): whose information set it is."""
    node: Ints
    """Shape (sets,): a node of each information set."""
    depth: NDArray[np.int8]
    """Shape (sets,): the depth of all of its nodes."""
    first: Ints
    """Shape (sets + 1,)."""
    codes: NDArray[np.int16]
    """Shape (slots,): the code of each action."""
    tables: Records
    """Shape (sets,): a table at each information set; its other seat's cards are one possibility."""


class _Level(NamedTuple):
    """Some of the nodes of one depth."""

    parent: NDArray[np.int64]
    """Where the parents are in the level above, as it is here."""
    mover: NDArray[np.int8]
    rank: NDArray[np.int64]
    """Which of the legal actions of the parent led to each."""
    pay: Floats
    key: Numbers
    """What the seat on turn has seen; 0 at the end of a game."""


class _Sets:
    """The information sets that were found, by what their seats have seen."""

    def __init__(self) -> None:
        self._number: Final[dict[int, int]] = {}
        self._seats: Final[list[int]] = []
        self._depths: Final[list[int]] = []
        self._codes: Final[list[NDArray[np.int16]]] = []
        self._tables: Final[list[Records]] = []

    def add(self, depth: int, keys: Numbers, tables: Records, masks: NDArray[np.bool_]) -> None:
        """Add those sets of a level that are new."""
        found, places = np.unique(keys, return_index=True)
        for key, place in zip(found.tolist(), places.tolist(), strict=True):
            if key and key not in self._number:
                self._number[key] = len(self._number)
                self._seats.append(int(tables["turn"][place]))
                self._depths.append(depth)
                self._codes.append(np.flatnonzero(masks[place]).astype(np.int16))
                self._tables.append(tables[place : place + 1].copy())

    def tree(self, levels: list[list[_Level]]) -> Tree:
        """Put the levels, each in the same parts, one after another and number their nodes."""
        whole = [_joined(parts) for parts in levels]
        starts = np.cumsum([1, *(len(level.pay) for level in whole)])
        parent = [np.zeros(len(whole[0].pay), np.int64)]
        for start, above, parts in zip(starts, levels, levels[1:], strict=False):
            before = np.cumsum([0, *(len(part.pay) for part in above)])
            parent += [start + before[number] + part.parent for number, part in enumerate(parts)]
        nodes = _joined([_ROOT, *whole])._replace(parent=np.concatenate([[0], *parent]))
        first = np.cumsum([0, *map(len, self._codes)])
        keys = np.fromiter(self._number, np.uint64, len(self._number))
        order = np.argsort(keys)
        place = order[np.minimum(np.searchsorted(keys[order], nodes.key), len(keys) - 1)]
        """The information set of each node that has one."""
        _, seen_first = np.unique(nodes.key, return_index=True)
        node = np.zeros(len(keys), np.int32)
        node[place[seen_first]] = seen_first
        return Tree(
            parent=nodes.parent.astype(np.int32),
            mover=nodes.mover,
            slot=np.where(nodes.mover == DEALER, -1, first[place[nodes.parent]] + nodes.rank).astype(
                np.int32
            ),
            pay=nodes.pay,
            levels=np.array([0, *starts], np.int32),
            seat=np.array(self._seats, np.int8),
            node=node,
            depth=np.array(self._depths, np.int8),
            first=first.astype(np.int32),
            codes=np.concatenate(self._codes),
            tables=np.concatenate(self._tables),
        )


_ROOT: Final = _Level(
    np.zeros(1, np.int64),
    np.full(1, DEALER, np.int8),
    np.zeros(1, np.int64),
    np.zeros(1),
    np.zeros(1, np.uint64),
)


def _joined(parts: list[_Level]) -> _Level:
    return _Level(*map(np.concatenate, zip(*parts, strict=True)))


def new_tree(game: SmallGame) -> Tree:
    """Explore a small game. Raises ValueError if its play leads to another deal."""
    dealt = list(deals_of(game))
    sets = _Sets()
    levels: list[list[_Level]] = []
    for begin in range(0, len(dealt), TOGETHER):
        some = dealt[begin : begin + TOGETHER]
        tables = np.zeros(len(some), TABLE)
        for index, (table, _) in enumerate(some):
            write_table(table, tables, index)
        for depth, level in enumerate(_explore(tables, np.array([chance for _, chance in some]), sets)):
            if depth == len(levels):
                levels.append([_EMPTY] * (begin // TOGETHER))
            levels[depth].append(level)
        for parts in levels:
            parts += [_EMPTY] * (begin // TOGETHER + 1 - len(parts))
    return sets.tree(levels)


_EMPTY: Final = _Level._make(array[:0] for array in _ROOT)


def _explore(tables: Records, chances: Floats, sets: _Sets) -> Iterator[_Level]:
    """Yield the levels of the games after some deals, and add their information sets."""
    recall = np.zeros((len(tables), MAX_SEATS), np.uint64)
    rows = rank = np.zeros(len(tables), np.int64)
    mover = np.full(len(tables), DEALER, np.int8)
    depth = 1
    while len(tables):
        if (tables["phase"] == DEAL).any():
            raise ValueError("a small game must end before cards are dealt again")
        over = tables["phase"] == OVER
        note_all(tables, recall, new_eye())
        keys = np.where(over, np.uint64(0), recall[np.arange(len(tables)), tables["turn"]])
        winners = tables["match_winners"]
        yield _Level(rows, mover, rank, over * chances * ((winners & 1) - (winners >> 1 & 1)), keys)
        masks = legal_masks(tables)
        sets.add(depth, keys, tables, masks)
        rows, codes = np.nonzero(masks)
        rank = np.arange(len(rows)) - np.searchsorted(rows, rows)
        mover = tables["turn"][rows].astype(np.int8)
        tables, recall, chances = tables[rows], recall[rows], chances[rows]
        act_unchecked(tables, codes)
        depth += 1


def deals_of(game: SmallGame) -> Iterator[tuple[Table, float]]:
    """Yield every deal of a small game with its chance, in whatever order the cards of a hand come."""
    start = game.table()
    for hands in product(_hands(start.pile, start.due[0]), _hands(start.pile, start.due[1])):
        ways = _ways(start.pile, hands)
        if ways:
            every = comb(sum(start.pile), start.due[0]) * comb(sum(start.pile) - start.due[0], start.due[1])
            yield _dealt(start, hands), ways / every


def _hands(pile: list[int], size: int, card: int = 0) -> Iterator[tuple[int, ...]]:
    """Yield the hands of a size, as counts of the kinds from `card` on."""
    if card == CARDS:
        if size == 0:
            yield ()
        return
    for count in range(min(pile[card], size) + 1):
        for rest in _hands(pile, size - count, card + 1):
            yield (count, *rest)


def _ways(pile: list[int], hands: tuple[tuple[int, ...], ...]) -> int:
    """In how many ways the single cards of the pile make these two hands."""
    ways = 1
    for count, own, other in zip(pile, *hands, strict=True):
        ways *= comb(count, own) * comb(count - own, other) if own + other <= count else 0
    return ways


def _dealt(start: Table, hands: tuple[tuple[int, ...], ...]) -> Table:
    table = start.copy()
    left = [[card for card in range(CARDS) for _ in range(hand[card])] for hand in hands]
    while table.phase == DEAL:
        deal(table, left[table.turn].pop())
    return table
