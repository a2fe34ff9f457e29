"""Tables and Sights as NumPy structured records, with the field names of `rules`."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.rules import Table
from condottiere.rules.sight import SIGHT_SCALARS, SIGHT_SHAPES, Sight
from condottiere.rules.table import SCALARS, SHAPES

Records: TypeAlias = NDArray[np.void]
"""An array of records; one table or sight each."""

Codes: TypeAlias = NDArray[np.int64]
"""Room for action codes, shape (202,)."""
Cards: TypeAlias = NDArray[np.int64]
"""Counts of cards by kind, shape (15,)."""


def _dtype(scalars: Sequence[str], shapes: Mapping[str, tuple[int, ...]]) -> np.dtype[np.void]:
    """Scalars as int16, for battles and scores may pass 127; counts of cards and seats as int8.

    Scores, the one array that may pass 127 too, are int16.
    """
    fields: list[Any] = [(name, np.int16) for name in scalars]
    fields += [(name, np.int16 if name == "scores" else np.int8, shape) for name, shape in shapes.items()]
    return np.dtype(fields)


TABLE: Final = _dtype(SCALARS, SHAPES)
SIGHT: Final = _dtype(SIGHT_SCALARS, SIGHT_SHAPES)


def write_table(table: Table, records: Records, index: int) -> None:
    """Copy a Table into `records[index]`. Raises OverflowError where a number does not fit."""
    _write(table, records, index, SCALARS, SHAPES)


def read_table(records: Records, index: int) -> Table:
    """The Table that `records[index]` holds, an independent copy."""
    table = Table()
    _read(records, index, table, SCALARS, SHAPES)
    return table


def write_sight(sight: Sight, records: Records, index: int) -> None:
    """Copy a Sight into `records[index]`."""
    _write(sight, records, index, SIGHT_SCALARS, SIGHT_SHAPES)


def read_sight(records: Records, index: int) -> Sight:
    """The Sight that `records[index]` holds, an independent copy."""
    sight = Sight()
    _read(records, index, sight, SIGHT_SCALARS, SIGHT_SHAPES)
    return sight


def _write(
    source: Any, records: Records, index: int, scalars: Sequence[str], shapes: Mapping[str, tuple[int, ...]]
) -> None:
    for name in (*scalars, *shapes):
        records[name][index] = getattr(source, name)


def _read(
    records: Records, index: int, target: Any, scalars: Sequence[str], shapes: Mapping[str, tuple[int, ...]]
) -> None:
    for name in (*scalars, *shapes):
        setattr(target, name, records[name][index].tolist())
