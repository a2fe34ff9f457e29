"""What it makes sense to promise as a table stands. More may be promised: nothing in a pact binds (R10.2)."""

from dataclasses import dataclass
from typing import NamedTuple

from condottiere.rules import Region, Table
from condottiere.rules.legality import can_place_favor
from condottiere.rules.visibility import is_fighting

from .notation import ClauseKind


class Stakes(NamedTuple):
    """What promises can be about at a table, by what everybody may know."""

    fought: tuple[int, ...]
    """The seats that can be fought."""
    regions: tuple[Region, ...]
    """Those that may still become a site or get the Favor."""


def stakes(table: Table) -> Stakes:
    """What promises can be about now."""
    fighting = is_fighting(table)
    contending = (seat for seat in range(table.seats) if table.contenders >> seat & 1)
    fought = tuple(seat for seat in contending if not (fighting and table.out[seat]))
    if table.final:
        return Stakes(fought, ())  # R9: it is fought for no region, and ends the game
    # R4.3, R5.4: where nobody's marker lies a site may be chosen, sooner or later, and the Favor be put.
    return Stakes(fought, tuple(region for region in Region if can_place_favor(table, region)))


@dataclass(frozen=True, slots=True)
class Promises:
    """Promises of one kind: one for each of these regions or seats, or one alone that is about neither."""

    kind: ClauseKind
    regions: tuple[Region, ...] = ()
    seats: tuple[int, ...] = ()


def promisable(about: Stakes) -> list[Promises]:
    """The promises that can still come to matter, whoever makes them."""
    kinds = [
        Promises("spare", about.regions),
        Promises("pass"),
        Promises("fight", seats=about.fought),
        Promises("favor", about.regions),
        Promises("nofavor", about.regions),
    ]
    return [one for one in kinds if one.kind == "pass" or one.regions or one.seats]
