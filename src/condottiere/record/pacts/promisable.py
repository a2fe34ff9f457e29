"""The promises that can still matter at a table."""

from dataclasses import dataclass
from typing import NamedTuple

from condottiere.rules import Region, Table
from condottiere.rules.legality import can_place_favor
from condottiere.rules.visibility import is_fighting

from .notation import Clause, ClauseKind


class Stakes(NamedTuple):
    """The seats and regions that promises can be about, by public knowledge."""

    fought: tuple[int, ...]
    """The seats that can be fought."""
    regions: tuple[Region, ...]
    """The regions that may still become a site or get the Favor."""

    def concern(self, clause: Clause | None) -> bool:
        """Whether a promise can still matter, or is none."""
        if clause is None or clause.kind == "pass":
            return True
        return clause.seat in self.fought if clause.kind == "fight" else clause.region in self.regions


def stakes(table: Table) -> Stakes:
    """Return what promises can be about now."""
    fighting = is_fighting(table)
    contending = (seat for seat in range(table.seats) if table.contenders >> seat & 1)
    fought = tuple(seat for seat in contending if not (fighting and table.out[seat]))
    if table.final:
        return Stakes(fought, ())  # R9: it is not fought for a region, and ends the game
    # R4.3, R5.4: a region that may get the Favor may also become a site, sooner or later.
    return Stakes(fought, tuple(region for region in Region if can_place_favor(table, region)))


@dataclass(frozen=True, slots=True)
class Promises:
    """Promises of one kind: one for each of these regions or seats, or a single one if it names neither."""

    kind: ClauseKind
    regions: tuple[Region, ...] = ()
    seats: tuple[int, ...] = ()


def promisable(about: Stakes) -> list[Promises]:
    """Return the promises that can still matter, whoever makes them."""
    kinds = [
        Promises("spare", about.regions),
        Promises("pass"),
        Promises("fight", seats=about.fought),
        Promises("favor", about.regions),
        Promises("nofavor", about.regions),
    ]
    return [one for one in kinds if one.kind == "pass" or one.regions or one.seats]
