"""The 15 kinds of card: their counts in the deck (R1.2) and their printed strengths (R3.1).

A card is an index into the tuples below. Seven Mercenary kinds come first, weakest first, so that
comparing two Mercenary indices compares their printed strengths.
"""

from enum import IntEnum
from typing import Final

MERCENARIES: Final = 7
"""Cards 0 to 6 are Mercenaries."""

TEN: Final = 6
WINTER: Final = 7
SPRING: Final = 8
BISHOP: Final = 9
COURTESAN: Final = 10
DRUMMER: Final = 11
HEROINE: Final = 12
SCARECROW: Final = 13
SURRENDER: Final = 14

CARDS: Final = 15
NO_CARD: Final = -1

IN_DECK: Final = (10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3)
"""R1.2: how many of each kind the deck has; 110 in all."""

STRENGTH: Final = (1, 2, 3, 4, 5, 6, 10, 0, 0, 0, 1, 0, 10, 0, 0)
"""R3.1: what a card alone in its line is worth. For a Mercenary, its printed strength."""

CONCEALED: Final = (1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 0, 0)
"""R15.1: the kinds that are played face down with Hidden Cards."""


class Card(IntEnum):
    """A kind of card, by its rulebook name."""

    MERCENARY_1 = 0
    MERCENARY_2 = 1
    MERCENARY_3 = 2
    MERCENARY_4 = 3
    MERCENARY_5 = 4
    MERCENARY_6 = 5
    MERCENARY_10 = TEN
    WINTER = WINTER
    SPRING = SPRING
    BISHOP = BISHOP
    COURTESAN = COURTESAN
    DRUMMER = DRUMMER
    HEROINE = HEROINE
    SCARECROW = SCARECROW
    SURRENDER = SURRENDER

    @property
    def is_mercenary(self) -> bool:
        """Whether it is one of the Mercenaries, 1 to 10."""
        return self < MERCENARIES

    @property
    def stays_in_line(self) -> bool:
        """Whether it stays in its player's line once it is played (R5.3, R6.3)."""
        return self not in (BISHOP, SCARECROW)

    @property
    def strength(self) -> int:
        """What the card alone in its line is worth (R3.1)."""
        return STRENGTH[self]

    @property
    def label(self) -> str:
        """The name in words: 'Mercenary 5', 'Winter'."""
        return self.name.replace("_", " ").capitalize()
