"""Copying the public fields from one state to another, with the seats renumbered.

The source of `copy_public` is generated from the field declarations at import, as dataclasses generate their
methods: a loop over the names of fields would be slower, and Numba could not compile it.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from .fields import Field, Unit, fields_of
from .options import MAX_SEATS
from .table import NOBODY, PublicState


def turn_seat(seat: int, by: int, seats: int) -> int:
    """Return the seat `by` places clockwise (0 to `seats`) at a table of `seats`; NOBODY stays NOBODY.

    A remainder would take longer than all else that is copied.
    """
    if seat == NOBODY:
        return NOBODY
    moved = seat + by
    return moved - seats if moved >= seats else moved


def turn_seats(mask: int, by: int, seats: int) -> int:
    """Return a bit mask of seats with each seat moved `by` places clockwise."""
    result = 0
    for seat in range(seats):
        result |= (mask >> seat & 1) << turn_seat(seat, by, seats)
    return result


_VALUES: Final = {Unit.SEAT: "turn_seat({}, by, seats)", Unit.SEATS: "turn_seats({}, by, seats)"}
"""The source that renumbers a value by its unit; values of other units are copied as they are."""


def _source(fields: tuple[Field, ...]) -> str:
    lines = ["def copy_public(source, target, by):", "    seats = source.seats"]
    for shape in dict.fromkeys(field.shape for field in fields):
        lines += _copy_shape(shape, [field for field in fields if field.shape == shape])
    return "\n".join(lines)


def _copy_shape(shape: tuple[int, ...], fields: list[Field]) -> Iterator[str]:
    """Yield the source lines for the fields of one shape: a loop for each axis, then the assignments."""
    indent = "    "
    read = write = ""
    for size, index in zip(shape, "ijk", strict=False):
        by_seat = size == MAX_SEATS
        yield f"{indent}for {index} in range({'seats' if by_seat else size}):"
        indent += "    "
        yield f"{indent}to_{index} = {f'turn_seat({index}, by, seats)' if by_seat else index}"
        read += f"[{index}]"
        write += f"[to_{index}]"
    for field in fields:
        value = _VALUES.get(field.unit, "{}").format(f"source.{field.name}{read}")
        yield f"{indent}target.{field.name}{write} = {value}"


def _public_copier(fields: tuple[Field, ...]) -> Callable[[PublicState, PublicState, int], None]:
    """Make `copy_public` as a function of this module, since `compiled` registers those of a module."""
    made: dict[str, Any] = {"__name__": __name__, "turn_seat": turn_seat, "turn_seats": turn_seats}
    exec(_source(fields), made)
    copy: Callable[[PublicState, PublicState, int], None] = made["copy_public"]
    return copy


copy_public = _public_copier(fields_of(PublicState))
"""Copy every field of a PublicState from `source` to `target`, each seat s to seat (s + by) mod seats.

With `by` 0 the seats keep their numbers. Rows of the target beyond the table's seats are not written.
"""
