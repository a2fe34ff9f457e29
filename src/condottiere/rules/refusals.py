"""The reasons for refusing an action: a number for each, and a sentence that names the rule."""

from typing import Final

LEGAL: Final = 0
NO_SUCH_ACTION: Final = 1
GAME_OVER: Final = 2
AWAITS_DEAL: Final = 3
AWAITS_NEXT_GAME: Final = 4
NOT_A_BATTLE_TURN: Final = 5
NOT_IN_HAND: Final = 6
NOTHING_FACE_DOWN: Final = 7
NOT_A_SITE_CHOICE: Final = 8
SITE_HAS_FAVOR: Final = 9
SITE_HAS_MARKER: Final = 10
SITE_IS_OWN: Final = 11
NOT_A_RESCUE: Final = 12
NOT_IN_LINE: Final = 13
NOT_A_FAVOR_CHOICE: Final = 14
FAVOR_ON_MARKER: Final = 15
NOT_A_DRAW: Final = 16
DRAWS_TOO_MANY: Final = 17
NOT_A_HAND_CHOICE: Final = 18
HAND_HAS_MERCENARY: Final = 19
NOT_A_KEEP: Final = 20
KEEPS_WHAT_IT_LACKS: Final = 21
SHOWS_TOO_LATE: Final = 22
SHOWS_WHAT_IT_LACKS: Final = 23
SHOWS_NOTHING_FACE_DOWN: Final = 24

SENTENCES: Final = (
    "legal",
    "there is no such action",
    "R8.1: the game is over; nothing more can be played",
    "R1.6: cards are being dealt; nobody can act before they are",
    "R13.1: this game of the match is over; the next one has not begun",
    "R2.2: it is not the time to play a card or pass",
    "R2.2: a card is played from the hand, and this hand holds none of that kind",
    "R15.3: only a player with a face-down card can turn it up while passing",
    "R4.3: it is not the time to choose a site",
    "R4.3: the Favor of the Pope protects this region",
    "R4.3: this region has a control marker already",
    "R14.1: a holder never chooses a region of their own",
    "R6.1: it is not the time to take a card back; that follows a Scarecrow",
    "R6.1: a player takes back only a face-up Mercenary in their own line, and this one is not there",
    "R5.4: it is not the time to place the Favor; that follows a Bishop",
    "R5.4: the Favor goes only to a region without a control marker",
    "R12.2: it is not the time to draw cards",
    "R12.2: this is more than this hand may draw",
    "R4.5: it is not the time to keep or discard the hand",
    "R4.5: a hand that holds a Mercenary cannot be discarded",
    "R7.2: it is not the time to choose which cards to keep",
    "R7.2: only cards of this hand can be kept",
    "R10.3: the game is over; there is nothing left to show",
    "R10.3: a player shows only cards in their own hand, and it does not have that many",
    "R10.3: this player has no face-down card to show",
)


class IllegalAction(ValueError):
    """The rules refuse an action. The message names the rule; the table is unchanged."""

    def __init__(self, message: str, reason: int = NO_SUCH_ACTION) -> None:
        super().__init__(message)
        self.reason = reason
        """One of the numbers above."""


def illegal(reason: int) -> IllegalAction:
    """Make the error for a reason."""
    return IllegalAction(SENTENCES[reason], reason)
