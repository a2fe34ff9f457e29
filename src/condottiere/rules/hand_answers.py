"""R4.5 asked of all at once: what a seat may say of its hand before the rules come to it.

The rules ask one seat after the other. Who tells no answer until all are there may ask in any order.
"""

from .actions import KEEP_HAND
from .legality import has_mercenary
from .play import step
from .refusals import HAND_HAS_MERCENARY, NOT_A_HAND_CHOICE, illegal
from .table import BATTLE, FAVOR, HAND, NO_FINAL, RESCUE, SITE, Table


def may_answer(table: Table, seat: int) -> bool:
    """R4.5: whether a seat that holds cards may say by now whether it will discard them after this battle.

    It may from its pass on (R2.3), for then its hand stays as it is, until it has been asked.
    """
    if table.held[seat] == 0 or table.draw_after_battle or table.final != NO_FINAL:
        return False
    if table.phase == HAND:
        return (seat - table.holder) % table.seats >= table.asked - 1
    if table.phase == SITE:
        return table.battles > 0
    return table.phase in (BATTLE, RESCUE, FAVOR) and table.out[seat] == 1


def may_discard(table: Table, seat: int) -> bool:
    """R4.5: whether a seat may say that it will discard its hand."""
    return may_answer(table, seat) and not has_mercenary(table, seat)


def check_answer(table: Table, seat: int, discard: bool) -> None:
    """R4.5: raise IllegalAction if a seat may not say that it will discard its hand, or keep it."""
    if not may_answer(table, seat):
        raise illegal(NOT_A_HAND_CHOICE)
    if discard and not may_discard(table, seat):
        raise illegal(HAND_HAS_MERCENARY)


def asked_next(table: Table, seat: int) -> Table:
    """R4.5: the table as a seat finds it that is asked before the others have said anything.

    It is on turn, as if those before it had kept their hands. Any other table is returned as it is.
    """
    if table.phase != HAND or table.turn == seat or not may_answer(table, seat):
        return table
    table = table.copy()
    while table.turn != seat:
        step(table, KEEP_HAND)
    return table
