"""Who sees what: small facts, each about one kind of hidden information.

Views, for people and messages, and Observations, for bots, are both made with them, so that each is decided
once.
"""

from typing import Protocol

from .cards import CARDS, CONCEALED, IN_DECK, NO_CARD
from .table import BATTLE, FAVOR, PUBLIC, RESCUE, PublicState, Table


class Numbers(Protocol):
    """Numbers by card, to be read and written: a list, or an array."""

    def __getitem__(self, card: int, /) -> int: ...
    def __setitem__(self, card: int, number: int, /) -> None: ...


def effective_viewer(seat: int, viewer: int) -> int:
    """Whose knowledge of a seat's hand is told to a viewer: of its own hand, what everybody knows."""
    return PUBLIC if viewer == seat else viewer


def sees_face_down_card(table: Table, seat: int, viewer: int) -> bool:
    """R15.4, R10.3: whether a viewer has seen the card that lies face down before a seat."""
    if table.down[seat] == NO_CARD:
        return False
    return viewer == seat or table.down_shown[seat] >> viewer & 1 == 1


def surely_in_hand(table: Table, seat: int, viewer: int, card: int) -> int:
    """R15.5: of the cards known, at most one lies face down, and only of a kind that can (R15.1)."""
    known = table.known[seat][viewer][card]
    if table.down[seat] == NO_CARD:
        return known
    return max(table.sure[seat][viewer][card], known - CONCEALED[card])


def fill_covered(table: Table, numbers: Numbers) -> None:
    """R2.7: write how many cards of each kind do not lie open: in hands, face down or in the pile."""
    for card in range(CARDS):
        numbers[card] = IN_DECK[card] - table.discards[card]
    for seat in range(table.seats):
        line = table.lines[seat]
        for card in range(CARDS):
            numbers[card] -= line[card]


def uncover(table: Table, viewer: int, numbers: Numbers) -> None:
    """R2.7, R15.4: take from such numbers the hand of a viewer, and the face-down cards that it has seen."""
    if viewer != PUBLIC:
        hand = table.hands[viewer]
        for card in range(CARDS):
            numbers[card] -= hand[card]
    for seat in range(table.seats):
        if sees_face_down_card(table, seat, viewer):
            numbers[table.down[seat]] -= 1


def is_fighting(table: PublicState) -> bool:
    """Whether cards are being played, so that passing and defending mean something."""
    return table.phase == BATTLE or table.phase == RESCUE or table.phase == FAVOR
