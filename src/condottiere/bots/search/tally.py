"""Sums over a candidate's playouts, in an array of shape (TALLIES,)."""

from typing import Final

from condottiere.compiled.compiling import register_function
from condottiere.rules.leaders import strongest_seats
from condottiere.rules.table import MATCH_FINAL, NO_FINAL, Table

from .policy import Numbers

WIN_SHARE: Final = 0
"""The viewer's share of the victory, or estimated chance, at the end of the playout."""
BATTLES_WON: Final = 1
"""Battles in which the viewer's line alone was the strongest."""
BATTLES_TIED: Final = 2
"""Battles in which the viewer's line tied with another for the strongest."""
CARDS_LEFT: Final = 3
"""Cards that the viewer had left after the battle."""
TALLIES: Final = 4


@register_function
def count_battle(table: Table, seat: int, site: int, tally: Numbers) -> None:
    """Add the result of the battle that has just ended for a seat to `tally`.

    The lines are still on the table, unless a final battle has begun (R9.1).
    """
    tally[CARDS_LEFT] += table.held[seat]
    if site < 0:
        strongest = table.match_winners if table.final == MATCH_FINAL else table.winners
    elif table.final != NO_FINAL:
        strongest = 1 << table.owner[site] if table.owner[site] >= 0 else 0
    else:
        strongest = strongest_seats(table)
    if strongest == 1 << seat:
        tally[BATTLES_WON] += 1.0
    elif strongest >> seat & 1:
        tally[BATTLES_TIED] += 1.0
