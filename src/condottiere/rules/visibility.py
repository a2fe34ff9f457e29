"""What a viewer knows of the cards in hands and face down: one function for each kind of hidden card.

Views (for people and messages) and Observations (for bots) are both built with these functions. Who may know
of something that happened, such as a discarded hand (R4.5), is in `record.events.visibility`. Until the last
answer about a hand is in (R4.5), only its seat knows of any.
"""

from typing import Protocol

from .cards import CARDS, CONCEALED, IN_DECK, NO_CARD
from .table import BATTLE, FAVOR, HAND, PUBLIC, RESCUE, PublicState, Table


class Numbers(Protocol):
    """A list or array of numbers indexed by card."""

    def __getitem__(self, card: int, /) -> int: ...
    def __setitem__(self, card: int, number: int, /) -> None: ...


def effective_viewer(seat: int, viewer: int) -> int:
    """Whose knowledge of a hand to show to a viewer: the viewer's; of its own hand what everybody knows."""
    return PUBLIC if viewer == seat else viewer


def sees_face_down_card(table: Table, seat: int, viewer: int) -> bool:
    """R15.4, R10.3: whether a viewer has seen a seat's face-down card."""
    if table.down[seat] == NO_CARD:
        return False
    return viewer == seat or table.down_shown[seat] >> viewer & 1 == 1


def surely_in_hand(table: Table, seat: int, viewer: int, card: int) -> int:
    """R15.5: how many cards of a kind a viewer knows to be in the hand itself.

    At most one of the known cards lies face down, and only of a kind that can (R15.1).
    """
    known = table.known[seat][viewer][card]
    if table.down[seat] == NO_CARD:
        return known
    return max(table.sure[seat][viewer][card], known - CONCEALED[card])


def fill_covered(table: Table, numbers: Numbers) -> None:
    """R2.7: write how many cards of each kind are not face up: in hands, face down or in the pile."""
    for card in range(CARDS):
        numbers[card] = IN_DECK[card] - table.discards[card]
    for seat in range(table.seats):
        line = table.lines[seat]
        for card in range(CARDS):
            numbers[card] -= line[card]


def uncover(table: Table, viewer: int, numbers: Numbers) -> None:
    """R2.7, R15.4: subtract a viewer's hand and the face-down cards that it has seen."""
    if viewer != PUBLIC:
        hand = table.hands[viewer]
        for card in range(CARDS):
            numbers[card] -= hand[card]
    for seat in range(table.seats):
        if sees_face_down_card(table, seat, viewer):
            numbers[table.down[seat]] -= 1


def has_answered(table: Table, seat: int) -> bool:
    """R4.5: whether a seat has answered about its hand, and others have yet to."""
    return table.phase == HAND and table.held[seat] > 0 and table.unanswered >> seat & 1 == 0


def is_fighting(table: PublicState) -> bool:
    """Whether cards are being played, so that passing and defending mean something."""
    return table.phase == BATTLE or table.phase == RESCUE or table.phase == FAVOR
