"""Observations and feature vectors of many tables, for learning and analysis.

Both hold only what `rules.observation` lets the viewer know. Features are float32, mostly between 0 and 1:
the numbers that `condottiere.features` writes, divided by their scales.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere import features as written
from condottiere.features import FEATURES, LAYOUT, Part, feature_names, put_features
from condottiere.rules import Table
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import NOBODY

from . import registration as registration
from .arguments import check_tables, numbers
from .compiling import kernel, register_function
from .layout import OBSERVATION, Records

__all__ = ["FEATURES", "LAYOUT", "Part", "feature_names", "features", "fill_features", "observations"]

SCALES: Final = np.array(written.SCALES, np.float32)
ROW: Final = np.dtype([("columns", np.int8, (FEATURES,))])
"""A row of features as a record: Numba counts the references to a part of an array, but not to a record's."""


def row_records(rows: NDArray[np.int8]) -> Records:
    """Return rows of features, shape (n, FEATURES), as ROW records in the same memory."""
    return rows.view(ROW)[:, 0]


@register_function
def write_features(table: Table, viewer: int, seen: Observation, row: Any) -> None:
    """Write what a seat sees into a ROW, not yet divided by SCALES; `seen` is filled on the way."""
    observe(table, viewer, seen)
    row.columns[:] = 0
    put_features(row.columns, seen)


@kernel
def fill_observations(tables: Records, viewers: NDArray[np.int64], observations: Records) -> None:
    """Write what seat `viewers[i]` sees at table i; trusts its caller, as `fill_features` does."""
    for index in range(len(tables)):
        observe(tables[index], viewers[index], observations[index])


@kernel
def fill_rows(tables: Records, viewers: NDArray[np.int64], out: Records) -> None:
    """Write the features of seat `viewers[i]` at table i into `out[i]`, a ROW: int8, not divided by SCALES.

    It trusts its caller, as `fill_features` does.
    """
    observation = np.zeros(1, OBSERVATION)
    for index in range(len(tables)):
        write_features(tables[index], viewers[index], observation[0], out[index])


def fill_features(tables: Records, viewers: NDArray[np.int64], out: NDArray[np.float32]) -> None:
    """Write the features of seat `viewers[i]` at table i into `out[i]`; `out` has shape (n, FEATURES).

    This is `features` without its checks, for callers that reuse their arrays: `viewers` must be contiguous
    int64, `out` contiguous float32, and each viewer a seat of its table.
    """
    rows = np.empty((len(tables), FEATURES), np.int8)
    fill_rows(tables, viewers, row_records(rows))
    np.divide(rows, SCALES, out=out)


def features(tables: Records, viewers: ArrayLike) -> NDArray[np.float32]:
    """Return the features of seat `viewers[i]` at table i: shape (n, FEATURES), columns as in LAYOUT.

    A viewer may be -1, as `turn` is at a table that is over: nobody, who sees zeros. Raises ValueError for
    any other viewer that is not at its table.
    """
    seats = _seats(tables, viewers)
    out = np.empty((len(tables), FEATURES), np.float32)
    fill_features(tables, np.maximum(seats, 0), out)
    out[seats == NOBODY] = 0
    return out


def observations(tables: Records, viewers: ArrayLike) -> Records:
    """Return the observation of seat `viewers[i]` at table i: OBSERVATION records, shape (n,).

    For a viewer of -1, nobody, the record holds zeros. Raises ValueError for any other viewer that is not at
    its table.
    """
    seats = _seats(tables, viewers)
    seen = np.zeros(len(tables), OBSERVATION)
    fill_observations(tables, np.maximum(seats, 0), seen)
    seen[seats == NOBODY] = 0
    return seen


def _seats(tables: Records, viewers: ArrayLike) -> NDArray[np.int64]:
    """Return the viewers as an int64 array. Raises ValueError for one neither at its table nor nobody."""
    check_tables(tables)
    seats = numbers("viewers", viewers, len(tables))
    absent = np.flatnonzero((seats < NOBODY) | (seats >= tables["seats"]))
    if len(absent):
        index = int(absent[0])
        raise ValueError(f"R1.1: there is no seat {seats[index]} at table {index}")
    return seats
