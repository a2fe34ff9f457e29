"""How cards come from the pile and go back to it.

In a deal (R1.6, R7.3, R9.1, R12) the table says who gets the next card, and the caller says which.
"""

from .cards import CARDS
from .knowledge import forget_hand
from .options import MAX_SEATS
from .table import NOBODY, Table


def discard_lines(table: Table) -> None:
    """R4.4: every line is discarded."""
    for seat in range(MAX_SEATS):
        for card in range(CARDS):
            table.discards[card] += table.lines[seat][card]
            table.lines[seat][card] = 0


def drop_hand(table: Table, seat: int) -> None:
    """A whole hand goes to the discards, and what was known of it with it."""
    for card in range(CARDS):
        table.discards[card] += table.hands[seat][card]
        table.hands[seat][card] = 0
    table.held[seat] = 0
    forget_hand(table, seat)


def collect_all_cards(table: Table) -> None:
    """Every card of every hand and line goes into the pile."""
    for seat in range(MAX_SEATS):
        drop_hand(table, seat)
    discard_lines(table)
    gather(table)


def gather(table: Table) -> None:
    """R7.3: all cards that no hand holds go into the pile."""
    for card in range(CARDS):
        table.pile[card] += table.discards[card]
        table.discards[card] = 0


def pass_deal_on(table: Table) -> None:
    """R1.6: find the seat due the next card, clockwise; `turn` is NOBODY when the deal is done."""
    for step in range(1, table.seats + 1):
        seat = (table.turn + step) % table.seats
        if table.due[seat] > 0:
            if not has_pile(table):
                break
            table.turn = seat
            return
    for seat in range(MAX_SEATS):
        table.due[seat] = 0
    table.turn = NOBODY


def has_pile(table: Table) -> bool:
    """R12.5: an empty pile is made anew of the discards; False when there is no card in either."""
    for card in range(CARDS):
        if table.pile[card] > 0:
            return True
    gather(table)
    for card in range(CARDS):
        if table.pile[card] > 0:
            return True
    return False


def take_card(table: Table, card: int) -> None:
    """Give the seat on turn a card from the pile, and find who gets the next one."""
    seat = table.turn
    table.pile[card] -= 1
    table.hands[seat][card] += 1
    table.held[seat] += 1
    table.due[seat] -= 1
    pass_deal_on(table)
