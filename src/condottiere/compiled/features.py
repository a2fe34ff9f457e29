"""Observations and feature vectors of many tables, for learning and analysis.

Both hold only what `rules.observation` lets the viewer know. Features are float32, mostly between 0 and 1:
the numbers that `condottiere.features` writes, divided by their scales.
"""

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere import features as written
from condottiere.features import FEATURES, LAYOUT, Part, feature_names, put_features
from condottiere.rules.observation import observe
from condottiere.rules.table import NOBODY

from . import registration as registration
from .arguments import check_tables, numbers
from .compiling import kernel
from .layout import OBSERVATION, Records

__all__ = ["FEATURES", "LAYOUT", "Part", "feature_names", "features", "fill_features", "observations"]

SCALES: Final = np.array(written.SCALES, np.float32)


@kernel
def _fill_observations(tables: Records, viewers: NDArray[np.int64], observations: Records) -> None:
    for index in range(len(tables)):
        observe(tables[index], viewers[index], observations[index])


@kernel
def fill_features(tables: Records, viewers: NDArray[np.int64], out: NDArray[np.float32]) -> None:
    """Write the features of seat `viewers[i]` at table i into `out[i]`; `out` has shape (n, FEATURES).

    This is `features` without its checks, for callers that reuse their arrays: `viewers` must be contiguous
    int64, `out` contiguous float32, and each viewer a seat of its table.
    """
    observation = np.zeros(1, OBSERVATION)
    row = np.empty(FEATURES, np.int8)
    for index in range(len(tables)):
        observe(tables[index], viewers[index], observation[0])
        row[:] = 0
        put_features(row, observation[0])
        for column in range(FEATURES):
            out[index, column] = row[column] / SCALES[column]


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
    _fill_observations(tables, np.maximum(seats, 0), seen)
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
