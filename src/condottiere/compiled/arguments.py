"""Checks of the arguments of public functions. They raise ValueError before anything has changed.

Numba compiles a kernel for the types of its arguments. An array with another layout is therefore refused
here, since Numba would silently spend half a minute on compiling everything for it.
"""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere.rules import IllegalAction
from condottiere.rules.refusals import SENTENCES

from .layout import TABLE

MAX_INT64: Final = 2**63 - 1


def check_tables(tables: object) -> None:
    """Raise ValueError unless `tables` is what `new_games` makes, or a slice `tables[a:b]` of it."""
    if type(tables) is not np.ndarray or tables.dtype != TABLE or tables.ndim != 1:
        raise ValueError(f"tables must be a one-dimensional array of TABLE records, not {_described(tables)}")
    if not tables.flags.c_contiguous or not tables.flags.writeable:
        raise ValueError("tables must lie one after the other in writable memory: take tables.copy()")


def numbers(name: str, values: ArrayLike, count: int) -> NDArray[np.int64]:
    """Return `values` as int64, shape (count,). Raises ValueError unless it holds `count` whole numbers."""
    array = np.asarray(values)
    if array.shape != (count,) or (count > 0 and array.dtype.kind not in "iu"):
        raise ValueError(f"{name} must be {count} whole numbers, one for each table, not {_described(array)}")
    return np.ascontiguousarray(array, np.int64)


def whole(name: str, value: object) -> int:
    """Return a count, seed or game number as an int. Raises ValueError unless 0 <= value < 2**63."""
    if not isinstance(value, int | np.integer) or not 0 <= value <= MAX_INT64:
        raise ValueError(f"{name} must be a whole number from 0 to 2**63 - 1, not {value!r}")
    return int(value)


def illegal_action(index: int, reason: int) -> IllegalAction:
    """Make the IllegalAction for table `index`; `reason` is a number of `rules.refusals`."""
    return IllegalAction(f"table {index}: {SENTENCES[reason]}")


def _described(value: object) -> str:
    if isinstance(value, np.ndarray):
        kind = "records of another kind" if value.dtype.names else value.dtype.name
        return f"shape {value.shape} of {kind}"
    return type(value).__name__
