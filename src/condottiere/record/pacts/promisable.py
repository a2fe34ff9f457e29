"""What it makes sense to promise as a table stands. More may be promised: nothing in a pact binds (R10.2)."""

from condottiere.rules import Region, Table
from condottiere.rules.legality import can_place_favor
from condottiere.rules.visibility import is_fighting

from .notation import Clause


def promisable(table: Table) -> list[Clause]:
    """The promises that can still come to matter, by what everybody may know, whoever makes them."""
    fighting = is_fighting(table)
    contending = (seat for seat in range(table.seats) if table.contenders >> seat & 1)
    fought = [seat for seat in contending if not (fighting and table.out[seat])]
    battle = [Clause("pass"), *(Clause("fight", seat=seat) for seat in fought)]
    if table.final:
        return battle  # R9: it is fought for no region, and ends the game
    # R4.3, R5.4: where nobody's marker lies a site may be chosen, sooner or later, and the Favor be put.
    regions = [region for region in Region if can_place_favor(table, region)]
    return [
        *(Clause("spare", region) for region in regions),
        *battle,
        *(Clause("favor", region) for region in regions),
        *(Clause("nofavor", region) for region in regions),
    ]
