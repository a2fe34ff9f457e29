"""What seats may do and what they get, for whatever plays many games: `envs` and `bots.lockstep`."""

import numpy as np
from numpy.typing import NDArray

from condottiere.rules.match import final_winners
from condottiere.rules.table import OVER, Table
from condottiere.rules.victory import popcount

from . import registration as registration
from .compiling import register_function
from .layout import Codes


@register_function
def mark_legal(mask: NDArray[np.bool_], codes: Codes, number: int) -> None:
    """Mark the first `number` of these codes in a mask, shape (ACTIONS,), and no others."""
    mask[:] = False
    for index in range(number):
        mask[codes[index]] = True


@register_function
def share_of(table: Table, seat: int) -> float:
    """Return a seat's share of the victory, 0 to 1: victors share it evenly, with R13 those of the match."""
    winners = final_winners(table)
    return 1.0 / popcount(winners) if winners >> seat & 1 else 0.0


@register_function
def reward_of(table: Table, seat: int, zero_sum: bool) -> float:
    """Return what a seat gets for a game or match that is over: its share of the victory, else 0.

    With `zero_sum` a single victor gets 1 and the others lose as much together; nothing if nobody won (R2.8).
    """
    share = share_of(table, seat)
    if zero_sum and final_winners(table) != 0:
        share = (share * table.seats - 1.0) / (table.seats - 1.0)
    return share


def returns(table: Table, zero_sum: bool = False) -> list[float]:
    """Return what every seat has got so far: 0 until the game, or with R13 the match, is over."""
    if table.phase != OVER:
        return [0.0] * table.seats
    return [reward_of(table, seat, zero_sum) for seat in range(table.seats)]
