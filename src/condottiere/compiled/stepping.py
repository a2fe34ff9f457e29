"""Stepping many tables, one decision or card at a time.

`tables` is always an array of TABLE records, changed in place. As in `playouts`, the GIL is released and the
course of a game depends only on the seed and the game's number. Illegal actions and cards raise IllegalAction
before any table has changed.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere.rules import IllegalAction
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import CARDS
from condottiere.rules.legality import fill_legal, refusal
from condottiere.rules.play import step, step_deal
from condottiere.rules.refusals import LEGAL
from condottiere.rules.table import DEAL, OVER

from . import registration as registration
from .arguments import check_tables, illegal_action, numbers, whole
from .compiling import kernel
from .layout import Records
from .playouts import go_on_all, new_streams, settle
from .rng import STEP


@kernel
def _fill_masks(tables: Records, masks: NDArray[np.bool_]) -> None:
    codes = np.empty(ACTIONS, np.int64)
    masks[:] = False
    for index in range(len(tables)):
        for place in range(fill_legal(tables[index], codes)):
            masks[index, codes[place]] = True


@kernel
def first_refused(tables: Records, codes: NDArray[np.int64]) -> tuple[int, int]:
    """Return the first table, and the reason, at which a code is not legal; else their number and LEGAL."""
    for index in range(len(tables)):
        if tables[index].phase != OVER:
            reason = refusal(tables[index], codes[index])
            if reason != LEGAL:
                return index, reason
    return len(tables), LEGAL


@kernel
def _first_undealable(tables: Records, cards: NDArray[np.int64]) -> int:
    for index in range(len(tables)):
        card = cards[index]
        if tables[index].phase == DEAL and (not 0 <= card < CARDS or tables[index].pile[card] == 0):
            return index
    return len(tables)


@kernel
def act_unchecked(tables: Records, codes: NDArray[np.int64]) -> None:
    """Do what `act_all` does without its checks."""
    for index in range(len(tables)):
        if tables[index].phase != OVER:
            step(tables[index], codes[index])
            settle(tables[index])


@kernel
def _deal(tables: Records, cards: NDArray[np.int64]) -> None:
    for index in range(len(tables)):
        if tables[index].phase == DEAL:
            step_deal(tables[index], cards[index])
            settle(tables[index])


def _deal_out(tables: Records, seed: int, number: int, first: int) -> None:
    go_on_all(tables, new_streams(len(tables), seed, first, STEP + number))


def legal_masks(tables: Records) -> NDArray[np.bool_]:
    """Return which actions are legal at each table: bool, shape (n, 202)."""
    check_tables(tables)
    masks = np.empty((len(tables), ACTIONS), np.bool_)
    _fill_masks(tables, masks)
    return masks


def act_all(tables: Records, codes: ArrayLike) -> None:
    """Apply action `codes[i]` (shape (n,)) at table i, up to its next decision or deal. Nothing is random.

    A table that is over is left unchanged, whatever its code. Raises IllegalAction, which names table and
    rule.
    """
    act_unchecked(tables, _legal_codes(tables, codes))


def deal_all(tables: Records, cards: ArrayLike) -> None:
    """Deal one card `cards[i]` (shape (n,)) at each table i that waits for cards; leave the others unchanged.

    For a fair deal, draw kind c with probability pile[c] / sum(pile). Raises IllegalAction for a card that
    the pile does not hold.
    """
    check_tables(tables)
    chosen = numbers("cards", cards, len(tables))
    index = _first_undealable(tables, chosen)
    if index < len(tables):
        raise IllegalAction(f"table {index}: R1.6: the pile holds no such card")
    _deal(tables, chosen)


def deal_at_random(tables: Records, seed: int, number: int, first: int = 0) -> None:
    """Deal at random at each table that waits for cards, up to its next decision.

    The cards depend on the seed, the game's number `first + i`, and `number`, which must differ between
    calls.
    """
    check_tables(tables)
    _deal_out(tables, whole("seed", seed), whole("number", number), whole("first", first))


def step_all(tables: Records, codes: ArrayLike, seed: int, number: int, first: int = 0) -> None:
    """Apply action `codes[i]` (shape (n,)) at table i and deal at random, up to its next decision.

    This is `act_all`, then `deal_at_random`.
    """
    seed, number, first = whole("seed", seed), whole("number", number), whole("first", first)
    legal = _legal_codes(tables, codes)
    act_unchecked(tables, legal)
    _deal_out(tables, seed, number, first)


def step_all_unchecked(
    tables: Records, codes: NDArray[np.int64], seed: int, number: int, first: int = 0
) -> None:
    """Do what `step_all` does without its checks.

    Every code must be legal, else the table becomes invalid. `codes` must be contiguous int64, and `tables`
    as for `step_all`.
    """
    act_unchecked(tables, codes)
    _deal_out(tables, seed, number, first)


def _legal_codes(tables: Records, codes: ArrayLike) -> NDArray[np.int64]:
    """Return the codes as an int64 array. Raises IllegalAction for the first that is not legal."""
    check_tables(tables)
    chosen = numbers("codes", codes, len(tables))
    index, reason = first_refused(tables, chosen)
    if reason != LEGAL:
        raise illegal_action(index, reason)
    return chosen
