"""R6.4, R10.3, R15.5: which cards of a hand are known, and to whom.

`known[seat][viewer][card]` counts cards that a viewer knows to be in the seat's hand or, while the seat has
a card face down, to be that card. `sure` counts those known to be in the hand itself; it is all zero while
no card lies face down, since then the two counts are the same. Both are lower bounds on the real numbers.
"""

from .cards import CARDS, NO_CARD
from .table import VIEWERS, Table


def note_card_left(table: Table, seat: int, card: int) -> None:
    """Note that a card was seen to leave the hand; it counts as a known one of its kind, if any (R6.4)."""
    known = table.known[seat]
    sure = table.sure[seat]
    for viewer in range(VIEWERS):
        if known[viewer][card] > 0:
            known[viewer][card] -= 1
            if sure[viewer][card] > 0:
                sure[viewer][card] -= 1


def note_card_rescued(table: Table, seat: int, card: int) -> None:
    """Note that all saw a card enter the hand (R6.4); it is in the hand itself (R15.5)."""
    for viewer in range(VIEWERS):
        table.known[seat][viewer][card] += 1
        if table.down[seat] != NO_CARD:
            table.sure[seat][viewer][card] += 1


def note_card_turned_up(table: Table, seat: int) -> None:
    """R15.5: update what is known just before the face-down card, which may be a known one, is turned up."""
    card = table.down[seat]
    for viewer in range(VIEWERS):
        known = table.known[seat][viewer]
        sure = table.sure[seat][viewer]
        if known[card] > sure[card]:
            known[card] -= 1
        for other in range(CARDS):
            sure[other] = 0


def forget_hand(table: Table, seat: int) -> None:
    """Forget what is known of a hand (R4.5, R7.2). No card lies face down at such times."""
    for viewer in range(VIEWERS):
        known = table.known[seat][viewer]
        for card in range(CARDS):
            known[card] = 0


def note_card_shown(table: Table, seat: int, viewer: int, card: int, count: int) -> None:
    """R10.3: note that a viewer saw `count` cards of one kind in the hand itself."""
    known = table.known[seat][viewer]
    needed = count
    if table.down[seat] != NO_CARD:
        if table.sure[seat][viewer][card] < count:
            table.sure[seat][viewer][card] = count
        if table.down[seat] == card and table.down_shown[seat] >> viewer & 1:
            needed = table.sure[seat][viewer][card] + 1
    if known[card] < needed:
        known[card] = needed


def note_face_down_card_shown(table: Table, seat: int, viewer: int) -> None:
    """R10.3, R15.5: note that a viewer saw the face-down card; all else it knows is in the hand itself."""
    down = table.down[seat]
    known = table.known[seat][viewer]
    sure = table.sure[seat][viewer]
    table.down_shown[seat] |= 1 << viewer
    for card in range(CARDS):
        in_hand = known[card] - (1 if card == down else 0)
        if sure[card] < in_hand:
            sure[card] = in_hand
    if known[down] < sure[down] + 1:
        known[down] = sure[down] + 1
