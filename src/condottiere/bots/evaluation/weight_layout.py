"""The index of each weight in the flat row of numbers that `score_actions` is given.

Scores are in hundredths of the game: an action that scores 1 more wins about one game in a hundred more. A
weight that is multiplied by something names it in its line.
"""

from typing import Final, Protocol

from condottiere.rules.cards import CARDS


class CodeSequence(Protocol):
    """Action codes to read: a list, or an array."""

    def __getitem__(self, index: int, /) -> int: ...


class Scores(Protocol):
    """Where scores are written: a list, or an array."""

    def __getitem__(self, index: int, /) -> float: ...

    def __setitem__(self, index: int, score: float, /) -> None: ...


class Weights(Protocol):
    """WEIGHTS numbers: a tuple, or a row of an array."""

    def __getitem__(self, index: int, /) -> float: ...


# --- who will win the game ---------------------------------------------------------------------------

# Every seat has odds to win the game, which multiply: these weights are added up in the exponent.

ADJACENT_MISSING: Final = 0
"""Four weights: one to four more adjacent regions would win, if there is room for them."""
TOTAL_MISSING: Final = 4
"""Four weights: one to four more regions in total would win."""
RIVAL_HAND_SIZE: Final = 8
"""Ten cards in a rival's hand."""
HAND_EMPTY: Final = 9
"""An empty hand."""
TOKEN_HELD: Final = 10
"""The Condottiere token."""
MATCH_SCORE: Final = 11
"""In a match for points, all the points that win it."""
IN_HAND: Final = 12
"""Fifteen weights: each card in the own hand, by kind."""
FIRST_GAME_WEIGHT: Final = ADJACENT_MISSING
"""The first of the weights that the odds to win the game are made of."""
GAME_WEIGHTS: Final = IN_HAND + CARDS
"""How many weights the odds to win the game are made of."""
BLOCKED: Final = GAME_WEIGHTS
"""How fast a group loses its worth as fewer regions beside it can be won."""
WON: Final = GAME_WEIGHTS + 1
"""In a match for points, winning a game: what that adds to the exponent."""
TOKEN: Final = GAME_WEIGHTS + 2
"""Being alone with the most Courtesans as a battle ends."""

# --- what parting with cards costs ------------------------------------------------------------------

PRICE: Final = GAME_WEIGHTS + 3
"""Fifteen weights: what playing a card of each kind costs."""
PRICE_FACTOR: Final = PRICE + CARDS
"""How much of the prices counts in any case. All prices count in proportion to how open the game is."""
PRICE_FACTOR_RIVALS: Final = PRICE_FACTOR + 1
"""How much more of the prices counts while rivals hold ten cards each, and in proportion."""
PRICE_FACTOR_OWN: Final = PRICE_FACTOR + 2
"""How much more of the prices counts when the own hand is ten cards, and in proportion."""
PRICE_FACTOR_ROOM: Final = PRICE_FACTOR + 3
"""With Draw After Battle: how much more of the prices counts if the hand has room for all the cards it may
draw, and in proportion."""
DEFICIT: Final = PRICE_FACTOR + 4
"""What each point of strength costs that is still lacking after a card."""

# --- who will win a battle ---------------------------------------------------------------------------

# Every seat has odds to win the battle, which multiply: these weights are added up in the exponent. Strength
# is in tens, in winter in threes. Nobody, as in a tie, has odds too.

STRENGTH_NOW: Final = PRICE_FACTOR + 5
"""Each unit of strength in the line."""
STRONGEST: Final = PRICE_FACTOR + 6
"""Being alone the strongest."""
STRONGEST_MARGIN: Final = PRICE_FACTOR + 7
"""Each unit of lead over the next, up to two."""
STRONGEST_OPPOSED: Final = PRICE_FACTOR + 8
"""Being the strongest while others may play: 1/2 for one of them, 2/3 for two, ..."""
STRONGEST_PLAYS: Final = PRICE_FACTOR + 9
"""Being the strongest and still able to play."""
TRAILING_OUT: Final = PRICE_FACTOR + 10
"""Being behind and having passed, or without a card."""
RIVAL_PLAYS: Final = PRICE_FACTOR + 11
"""A rival that may still play."""
RIVAL_HAND_STRENGTH: Final = PRICE_FACTOR + 12
"""Each unit of strength that a rival's hand is likely to hold."""
RIVAL_STAKE: Final = PRICE_FACTOR + 13
"""What the site is worth to a rival, near 1 where it wins the game."""
OWN_PLAYS: Final = PRICE_FACTOR + 14
"""The viewer playing on."""
OWN_RESERVE: Final = PRICE_FACTOR + 15
"""Each unit of strength that is left in the own hand."""
OWN_LEADS: Final = PRICE_FACTOR + 16
"""Each unit of strength left in the own hand, for the strongest."""
OWN_STAKE: Final = PRICE_FACTOR + 17
"""What the site is worth to the viewer, near 1 where it wins the game."""
TIE_BASE: Final = PRICE_FACTOR + 18
"""Nobody, as in a tie."""
TIE_WITHOUT_STRENGTH: Final = PRICE_FACTOR + 19
"""Nobody, while all lines are worth nothing."""
TIE_RIVALS_PLAY: Final = PRICE_FACTOR + 20
"""Nobody, while rivals may play: 1/2 for one of them, 2/3 for two, ..."""
FIRST_BATTLE_WEIGHT: Final = STRENGTH_NOW
"""The first of the weights that the odds to win a battle are made of."""
BATTLE_WEIGHTS: Final = 16
"""How many weights the odds to win a battle are made of."""
FACE_DOWN: Final = PRICE_FACTOR + 21
"""The strength of an unknown face-down card."""

# --- timing -----------------------------------------------------------------------------------------

REVEAL: Final = PRICE_FACTOR + 22
"""Turning the face-down card up when passing."""
WAIT: Final = PRICE_FACTOR + 23
"""Waiting as a defender who has not played yet."""
TIMING: Final = PRICE_FACTOR + 24
"""TIMING_ROWS rows of TIMING_FEATURES weights: how much each of the `TimingFeatures` speaks for an action.

The first row is for passing, and there is one for each sort of card (see `timing_row`)."""
TIMING_ROWS: Final = 12
TIMING_FEATURES: Final = 12
AFTER_TIMING: Final = TIMING + TIMING_ROWS * TIMING_FEATURES

# --- sites and the Favor ----------------------------------------------------------------------------

SITE_OWN: Final = AFTER_TIMING + 0
"""The own gain from a site, if the own hand is as good as any."""
SITE_RIVAL: Final = AFTER_TIMING + 1
"""What rivals' gains from a site cost."""
SITE_STAKE: Final = AFTER_TIMING + 2
"""How much more a rival fights for a site that it gains from."""
FAVOR_RIVAL: Final = AFTER_TIMING + 3
"""Keeping a region from the rivals that gain from it."""
FAVOR_OWN: Final = AFTER_TIMING + 4
"""Keeping a region from oneself."""
FAVOR_OFF_BOARD: Final = AFTER_TIMING + 5
"""Leaving the Favor off the board."""
FAVOR_SITE: Final = AFTER_TIMING + 6
"""Putting the Favor on the present site."""

# --- hands between battles --------------------------------------------------------------------------

HAND_KIND: Final = AFTER_TIMING + 7
"""Eight weights: what each Winter ... Surrender of a hand without Mercenaries is worth keeping."""
HAND_RIVALS: Final = HAND_KIND + 8
"""What keeping such a hand costs while rivals hold ten cards each, and in proportion."""
HAND_BASE: Final = HAND_KIND + 9
"""What discarding such a hand is worth in any case."""
KEEP_PRICE_THRESHOLD: Final = HAND_KIND + 10
"""How much a kept card must cost to be worth more than a new one."""
DRAW_ONE_MORE: Final = HAND_KIND + 11
"""Drawing one more card."""

# --- what the expert says of its chances ------------------------------------------------------------

FIRST_CALIBRATION_WEIGHT: Final = HAND_KIND + 12
"""The first of four weights: in a battle, what is added to the logit of a chance, and what the logit
is multiplied by; and the same for other decisions."""
CALIBRATION_WEIGHTS: Final = 4
"""How many weights calibrate the chances that are stated."""

WEIGHTS: Final = FIRST_CALIBRATION_WEIGHT + CALIBRATION_WEIGHTS
"""How many weights there are."""
