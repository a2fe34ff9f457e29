"""Declaring the fields of the state: each once, with its type, unit and shape.

A field is a line of a dataclass, `turn: int = declare(Unit.SEAT)`. The class that declares it decides who may
know it (see `table`). All code that copies, stores or writes states goes through `fields_of`, so that a new
field reaches it: `copying`, the records of `compiled.layout`, the text of `record.position`.
"""

import dataclasses
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final, NamedTuple, overload


class Unit(Enum):
    """What a number of the state stands for."""

    NUMBER = auto()
    """A plain number: points, battles, games."""
    COUNT = auto()
    """How many cards, at most 110."""
    FLAG = auto()
    """0 or 1."""
    SEAT = auto()
    """A seat, or NOBODY."""
    SEATS = auto()
    """A bit mask of seats."""
    VIEWERS = auto()
    """A bit mask of viewers: seats, and PUBLIC."""
    REGION = auto()
    """A Region, or NO_REGION."""
    CARD = auto()
    """A Card, or NO_CARD."""
    PHASE = auto()
    """A Phase."""
    ENDING = auto()
    """An Ending."""


class Field(NamedTuple):
    """A declared field."""

    name: str
    unit: Unit
    shape: tuple[int, ...]
    """Empty for one number. An axis of length MAX_SEATS, CARDS, REGIONS or VIEWERS is indexed by those."""


@overload
def declare(unit: Unit, /) -> int: ...
@overload
def declare(unit: Unit, rows: int, /) -> list[int]: ...
@overload
def declare(unit: Unit, rows: int, columns: int, /) -> list[list[int]]: ...
@overload
def declare(unit: Unit, blocks: int, rows: int, columns: int, /) -> list[list[list[int]]]: ...
def declare(unit: Unit, /, *shape: int) -> Any:
    """Declare a field of a state class: a number, or (nested) lists of them with a shape; initially 0."""
    metadata = {"unit": unit, "shape": shape}
    if shape:
        return dataclasses.field(default_factory=lambda: zeros(*shape), metadata=metadata)
    return dataclasses.field(default=0, metadata=metadata)


def fields_of(state: type) -> tuple[Field, ...]:
    """The fields of a state class in the order of declaration, those of the classes it extends first."""
    return tuple(
        Field(field.name, field.metadata["unit"], field.metadata["shape"])
        for field in dataclasses.fields(state)
    )


def zeros(size: int, *inner: int) -> list[Any]:
    """Return (nested) lists of zeros of the given shape."""
    return [zeros(*inner) for _ in range(size)] if inner else [0] * size


_COPIES: Final = ("{}", "{}[:]", "[row[:] for row in {}]", "[[row[:] for row in block] for block in {}]")
"""The source that copies a value, by its number of axes."""


def copier(fields: tuple[Field, ...]) -> Callable[[Any, Any], Any]:
    """Make a function that copies all these fields from one state to another and returns the other.

    Its source is generated once, as dataclasses generate their methods, because tables are copied very often.
    """
    copies = ((field.name, _COPIES[len(field.shape)].format(f"source.{field.name}")) for field in fields)
    lines = [f"    target.{name} = {copied}" for name, copied in copies]
    made: dict[str, Any] = {}
    exec("\n".join(["def copy_fields(source, target):", *lines, "    return target"]), made)
    copy_fields: Callable[[Any, Any], Any] = made["copy_fields"]
    return copy_fields
