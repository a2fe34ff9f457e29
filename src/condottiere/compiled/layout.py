"""Tables and Observations as NumPy structured records, with the field names of `rules`."""

from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from condottiere.rules import Table
from condottiere.rules.fields import Field, Unit
from condottiere.rules.observation import OBSERVATION_FIELDS, Observation
from condottiere.rules.table import TABLE_FIELDS

State = TypeVar("State", Table, Observation)
Fields: TypeAlias = tuple[Field, ...]

Records: TypeAlias = NDArray[np.void]
"""An array of records, each a table or an observation."""

Codes: TypeAlias = NDArray[np.int64]
"""A buffer for action codes, shape (202,)."""
Cards: TypeAlias = NDArray[np.int64]
"""Counts of cards by kind, shape (15,)."""


def _dtype(declared: Fields) -> np.dtype[np.void]:
    """Make the record type of a state: first single numbers (int16), then arrays.

    Arrays are int8, unless their numbers may exceed 127, as scores may (int16).
    """
    fields = sorted(declared, key=lambda field: field.shape != ())
    return np.dtype([(field.name, _number_type(field), field.shape) for field in fields])


def _number_type(field: Field) -> type[np.signedinteger[Any]]:
    return np.int8 if field.shape and field.unit != Unit.NUMBER else np.int16


TABLE: Final = _dtype(TABLE_FIELDS)
OBSERVATION: Final = _dtype(OBSERVATION_FIELDS)


def write_table(table: Table, records: Records, index: int) -> None:
    """Copy a Table into `records[index]`. Raises OverflowError if a number does not fit."""
    _write(table, TABLE_FIELDS, records, index)


def read_table(records: Records, index: int) -> Table:
    """Return the Table in `records[index]`, as an independent copy."""
    return _read(Table(), TABLE_FIELDS, records, index)


def write_observation(observation: Observation, records: Records, index: int) -> None:
    """Copy an Observation into `records[index]`."""
    _write(observation, OBSERVATION_FIELDS, records, index)


def read_observation(records: Records, index: int) -> Observation:
    """Return the Observation in `records[index]`, as an independent copy."""
    return _read(Observation(), OBSERVATION_FIELDS, records, index)


def _write(state: Table | Observation, fields: Fields, records: Records, index: int) -> None:
    for name, _, _ in fields:
        records[name][index] = getattr(state, name)


def _read(state: State, fields: Fields, records: Records, index: int) -> State:
    for name, _, _ in fields:
        setattr(state, name, records[name][index].tolist())
    return state
