"""R4.5: answers to keep or discard the hand, given by all seats at the same time.

The rules take one answer after the other, from the holder clockwise, and let all of them take effect after
the last. A driver may collect the answers in any order, and earlier, if it reveals none of them.
"""

from .after_battle import ask_hands
from .legality import has_mercenary
from .refusals import HAND_HAS_MERCENARY, NOT_A_HAND_CHOICE, illegal
from .table import BATTLE, FAVOR, HAND, NO_FINAL, RESCUE, SITE, Table
from .visibility import has_answered


def may_answer(table: Table, seat: int) -> bool:
    """R4.5: whether a seat may already decide to keep or discard its hand after this battle.

    It may if it holds cards, from its pass (R2.3), after which its hand cannot change, until it has answered.
    """
    if table.held[seat] == 0 or table.draw_after_battle or table.final != NO_FINAL:
        return False
    if table.phase == HAND:
        return not has_answered(table, seat)
    if table.phase == SITE:
        return table.battles > 0
    return table.phase in (BATTLE, RESCUE, FAVOR) and table.out[seat] == 1


def may_discard(table: Table, seat: int) -> bool:
    """R4.5: whether a seat may decide to discard its hand after this battle."""
    return may_answer(table, seat) and not has_mercenary(table, seat)


def check_answer(table: Table, seat: int, discard: bool) -> None:
    """R4.5: raise IllegalAction if a seat may not give this answer, to discard or to keep its hand."""
    if not may_answer(table, seat):
        raise illegal(NOT_A_HAND_CHOICE)
    if discard and not may_discard(table, seat):
        raise illegal(HAND_HAS_MERCENARY)


def asked_next(table: Table, seat: int) -> Table:
    """R4.5: return a copy of the table in which `seat` is on turn to keep or discard its hand.

    All others have yet to answer in the copy, so that it tells nothing of their answers. A table at which the
    seat is not due to answer is returned as it is.
    """
    if table.phase != HAND or not may_answer(table, seat):
        return table
    table = table.copy()
    ask_hands(table)
    table.turn = seat
    return table
