"""Moving cards from the pile and back to it.

In a deal (R1.6, R7.3, R9.1, R12) the table decides who gets the next card, and the caller decides which card.
"""

from .cards import CARDS
from .knowledge import forget_hand
from .options import MAX_SEATS
from .table import NOBODY, Table


def discard_lines(table: Table) -> None:
    """R4.4: discard every line."""
    for seat in range(MAX_SEATS):
        for card in range(CARDS):
            table.discards[card] += table.lines[seat][card]
            table.lines[seat][card] = 0


def drop_hand(table: Table, seat: int) -> None:
    """Discard a whole hand and forget what was known of it."""
    for card in range(CARDS):
        table.discards[card] += table.hands[seat][card]
        table.hands[seat][card] = 0
    table.held[seat] = 0
    forget_hand(table, seat)


def collect_all_cards(table: Table) -> None:
    """Put every card of every hand and line, and the discards, into the pile."""
    for seat in range(MAX_SEATS):
        drop_hand(table, seat)
    discard_lines(table)
    gather(table)


def gather(table: Table) -> None:
    """R7.3: put the discards into the pile."""
    for card in range(CARDS):
        table.pile[card] += table.discards[card]
        table.discards[card] = 0


def pass_deal_on(table: Table) -> None:
    """R1.6: set `turn` to the next seat clockwise that is due a card, or to NOBODY when the deal is done."""
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
    """R12.5: refill an empty pile from the discards; return False when neither holds a card."""
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
