"""What the expert weighs: the place of each weight in the flat row of numbers that `judge` is given.

Worths are in steps of preference: an action that scores 1 more is clearly better. Strengths are as printed
on the cards. A weight that is multiplied by something names it in its line.
"""

from typing import Final, Protocol

from condottiere.rules.cards import CARDS


class Codes(Protocol):
    """Action codes to read: a list, or an array."""

    def __getitem__(self, index: int, /) -> int: ...


class Scores(Protocol):
    """Where scores are written: a list, or an array."""

    def __getitem__(self, index: int, /) -> float: ...

    def __setitem__(self, index: int, score: float, /) -> None: ...


class Weights(Protocol):
    """WEIGHTS numbers: a tuple, or a row of an array."""

    def __getitem__(self, index: int, /) -> float: ...


# --- what a kingdom is worth ------------------------------------------------------------------------

ADJACENT_MISSING: Final = 0
"""Four weights: one to four more adjacent regions would win."""
TOTAL_MISSING: Final = 4
"""Four weights: one to four more regions in total would win."""
BLOCKED: Final = 8
"""How fast a group loses its worth as fewer regions beside it are free."""
WIN: Final = 9
"""Winning the game."""
LOSE: Final = 10
"""Another seat winning the game."""
RIVAL: Final = 11
"""What a rival's gain costs the viewer, for each step of that gain."""
SHARED: Final = 12
"""The same once more, divided among the rivals."""
TOKEN: Final = 13
"""Being alone with the most Courtesans as the battle ends."""

# --- what parting with cards costs ------------------------------------------------------------------

PRICE: Final = 14
"""Fifteen weights: what playing a card of each kind costs."""
THRIFT: Final = PRICE + CARDS
"""How much of these prices counts in any case."""
THRIFT_RIVALS: Final = THRIFT + 1
"""How much more counts while rivals hold ten cards each, and in proportion."""
THRIFT_OWN: Final = THRIFT + 2
"""How much more counts when the own hand is ten cards, and in proportion."""
THRIFT_DRAW: Final = THRIFT + 3
"""How much more counts with Draw After Battle."""
DEFICIT: Final = THRIFT + 4
"""What each point of strength costs that is still lacking after a card."""

# --- who will win a battle ---------------------------------------------------------------------------

# Every seat has odds to win the battle, which multiply: these weights are added up in the exponent. Strength
# is in tens, in winter in threes. Nobody, as in a tie, has odds too.

STRENGTH_NOW: Final = THRIFT + 5
"""Each unit of strength in the line."""
TOP: Final = THRIFT + 6
"""Being alone the strongest."""
TOP_LEAD: Final = THRIFT + 7
"""Each unit of lead over the next, up to two."""
TOP_CHASED: Final = THRIFT + 8
"""Being the strongest while others may play: 1/2 for one of them, 2/3 for two, ..."""
TOP_PLAYS: Final = THRIFT + 9
"""Being the strongest and still able to play."""
OUT: Final = THRIFT + 10
"""Being behind and having passed, or without a card."""
PLAYS: Final = THRIFT + 11
"""A rival that may still play."""
REACH: Final = THRIFT + 12
"""Each unit of strength that its hand is likely to hold."""
WANT: Final = THRIFT + 13
"""What the site is worth to it, near 1 where it wins the game."""
OWN_PLAYS: Final = THRIFT + 14
"""The viewer playing on."""
OWN_RESERVE: Final = THRIFT + 15
"""Each unit of strength that is left in the own hand."""
OWN_LEADS: Final = THRIFT + 16
"""Each unit of strength left in the own hand, for the strongest."""
OWN_STAKE: Final = THRIFT + 17
"""What the site is worth to the viewer, near 1 where it wins the game."""
NOBODY_WINS: Final = THRIFT + 18
"""Nobody,"""
NOBODY_YET: Final = THRIFT + 19
"""while all lines are worth nothing,"""
NOBODY_PLAYS: Final = THRIFT + 20
"""and while rivals may play: 1/2 for one of them, 2/3 for two, ..."""
ODDS: Final = STRENGTH_NOW
"""The first of the weights that odds are made of, and how many they are."""
ODDS_NUMBER: Final = 16
FACE_DOWN: Final = THRIFT + 21
"""The strength of an unknown face-down card."""

# --- timing -----------------------------------------------------------------------------------------

BEGIN: Final = THRIFT + 22
"""Playing on when nobody has played yet, for each battle in a row without a card."""
REVEAL: Final = THRIFT + 23
"""Turning the face-down card up when passing."""
WAIT: Final = THRIFT + 24
"""Waiting as a defender who has not played yet."""
MOMENT: Final = THRIFT + 25
"""MOMENTS rows, one for passing and each sort of card (see `sort_of`), of CIRCUMSTANCES weights: how much
more it appeals in each of the circumstances of `Moment`."""
MOMENTS: Final = 12
CIRCUMSTANCES: Final = 14
AFTER_MOMENT: Final = MOMENT + MOMENTS * CIRCUMSTANCES

# --- sites and the Favor ----------------------------------------------------------------------------

SITE_OWN: Final = AFTER_MOMENT + 0
"""The own gain from a site, if the own hand is as good as any."""
SITE_RIVAL: Final = AFTER_MOMENT + 1
"""What rivals' gains from a site cost."""
SITE_WANT: Final = AFTER_MOMENT + 2
"""How much more a rival fights for a site that it gains from."""
FAVOR_RIVAL: Final = AFTER_MOMENT + 3
"""Keeping a region from the rivals that gain from it."""
FAVOR_OWN: Final = AFTER_MOMENT + 4
"""Keeping a region from oneself."""
FAVOR_OFF_BOARD: Final = AFTER_MOMENT + 5
"""Leaving the Favor off the board."""
FAVOR_SITE: Final = AFTER_MOMENT + 6
"""Putting the Favor on the present site."""

# --- hands between battles --------------------------------------------------------------------------

HAND_KIND: Final = AFTER_MOMENT + 7
"""Eight weights: what each Winter ... Surrender of a hand without Mercenaries is worth keeping."""
HAND_RIVALS: Final = HAND_KIND + 8
"""What keeping such a hand costs while rivals hold ten cards each, and in proportion."""
HAND_BASE: Final = HAND_KIND + 9
"""What discarding such a hand is worth in any case."""
KEPT: Final = HAND_KIND + 10
"""How much a kept card must cost to be worth more than a new one."""
DRAW: Final = HAND_KIND + 11
"""Drawing one more card."""

WEIGHTS: Final = HAND_KIND + 12
"""How many weights there are."""
