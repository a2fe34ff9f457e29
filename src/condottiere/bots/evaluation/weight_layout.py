"""The index of each weight in the flat row of numbers that `score_actions` takes.

Scores are in hundredths of the game: an action that scores 1 more wins about one game in a hundred more. The
docstring of a weight names the quantity that it multiplies.
"""

from typing import Final, Protocol

from condottiere.rules.cards import CARDS


class CodeSequence(Protocol):
    """A list or array of action codes."""

    def __getitem__(self, index: int, /) -> int: ...


class Scores(Protocol):
    """A list or array that scores are written to."""

    def __getitem__(self, index: int, /) -> float: ...

    def __setitem__(self, index: int, score: float, /) -> None: ...


class Weights(Protocol):
    """WEIGHTS numbers: a tuple or a row of an array."""

    def __getitem__(self, index: int, /) -> float: ...


# --- the odds to win the game -------------------------------------------------------------------------

# A seat's odds to win the game are the exponential of the sum of these terms; see `win_odds`.

ADJACENT_MISSING: Final = 0
"""Four weights: one to four more adjacent regions needed to win, if there is room for them."""
TOTAL_MISSING: Final = 4
"""Four weights: one to four more regions in total needed to win."""
RIVAL_HAND_SIZE: Final = 8
"""Cards in a rival's hand, in tens."""
HAND_EMPTY: Final = 9
"""An empty hand."""
TOKEN_HELD: Final = 10
"""Holding the Condottiere token."""
MATCH_SCORE: Final = 11
"""Points in a match, as a share of the target."""
IN_HAND: Final = 12
"""Fifteen weights: each card in the viewer's hand, by kind."""
FIRST_GAME_WEIGHT: Final = ADJACENT_MISSING
"""The first weight of the odds to win the game."""
GAME_WEIGHTS: Final = IN_HAND + CARDS
"""The number of weights of the odds to win the game."""
BLOCKED: Final = GAME_WEIGHTS
"""How fast a group loses worth as fewer adjacent regions can be won."""
WON: Final = GAME_WEIGHTS + 1
"""Winning a game of a match, as a term in the exponent."""
TOKEN: Final = GAME_WEIGHTS + 2
"""Having more Courtesans than any other line when a battle ends."""

# --- the prices of cards ----------------------------------------------------------------------------

PRICE: Final = GAME_WEIGHTS + 3
"""Fifteen weights: the price of playing a card of each kind."""
PRICE_FACTOR: Final = PRICE + CARDS
"""The constant term of the factor of all prices. The factor is also in proportion to how open the game is."""
PRICE_FACTOR_RIVALS: Final = PRICE_FACTOR + 1
"""The mean number of cards in rivals' hands, in tens: a term of the factor of prices."""
PRICE_FACTOR_OWN: Final = PRICE_FACTOR + 2
"""The cards in the viewer's hand, in tens: a term of the factor of prices."""
PRICE_FACTOR_ROOM: Final = PRICE_FACTOR + 3
"""With Draw After Battle, the cards that the viewer may draw, as a share of MAX_DRAW: another term of it."""
DEFICIT: Final = PRICE_FACTOR + 4
"""The cost of each point of strength by which the line is still behind after a card."""

# --- the odds to win a battle -------------------------------------------------------------------------

# A side's odds to win the battle are the exponential of the sum of these terms; see `battle_model`. Strength
# is in tens, under a Winter in threes. A tie has odds as well.

STRENGTH_NOW: Final = PRICE_FACTOR + 5
"""The strength of the line."""
STRONGEST: Final = PRICE_FACTOR + 6
"""Being the single strongest."""
STRONGEST_MARGIN: Final = PRICE_FACTOR + 7
"""The lead of the strongest over the next line, up to 2."""
STRONGEST_OPPOSED: Final = PRICE_FACTOR + 8
"""Being the strongest while others may play: times 1/2 for one of them, 2/3 for two, ..."""
STRONGEST_PLAYS: Final = PRICE_FACTOR + 9
"""Being the strongest and still able to play."""
TRAILING_OUT: Final = PRICE_FACTOR + 10
"""Being behind and unable to play."""
RIVAL_PLAYS: Final = PRICE_FACTOR + 11
"""Being a rival that may still play."""
RIVAL_HAND_STRENGTH: Final = PRICE_FACTOR + 12
"""The expected strength of a rival's hand."""
RIVAL_STAKE: Final = PRICE_FACTOR + 13
"""The worth of the site to a rival, from 0 to 1 if it wins the game."""
OWN_PLAYS: Final = PRICE_FACTOR + 14
"""Being the viewer and playing on."""
OWN_RESERVE: Final = PRICE_FACTOR + 15
"""The strength left in the viewer's hand."""
OWN_LEADS: Final = PRICE_FACTOR + 16
"""The strength left in the viewer's hand, if its line is the strongest."""
OWN_STAKE: Final = PRICE_FACTOR + 17
"""The worth of the site to the viewer, from 0 to 1 if it wins the game."""
TIE_BASE: Final = PRICE_FACTOR + 18
"""The constant term of a tie."""
TIE_WITHOUT_STRENGTH: Final = PRICE_FACTOR + 19
"""A tie while no line has any strength."""
TIE_RIVALS_PLAY: Final = PRICE_FACTOR + 20
"""A tie while rivals may play: times 1/2 for one of them, 2/3 for two, ..."""
FIRST_BATTLE_WEIGHT: Final = STRENGTH_NOW
"""The first weight of the odds to win a battle."""
BATTLE_WEIGHTS: Final = 16
"""The number of weights of the odds to win a battle."""
FACE_DOWN: Final = PRICE_FACTOR + 21
"""The average strength of an unknown face-down card."""

# --- timing -----------------------------------------------------------------------------------------

REVEAL: Final = PRICE_FACTOR + 22
"""Turning the face-down card up when passing."""
WAIT: Final = PRICE_FACTOR + 23
"""Waiting as a defender who has not played yet."""
TIMING: Final = PRICE_FACTOR + 24
"""TIMING_ROWS rows of TIMING_FEATURES weights: a constant and one for each of the `TimingFeatures`.

The first row is for passing, the others for groups of cards (see `timing_row`)."""
TIMING_ROWS: Final = 12
TIMING_FEATURES: Final = 12
AFTER_TIMING: Final = TIMING + TIMING_ROWS * TIMING_FEATURES

# --- sites and the Favor ----------------------------------------------------------------------------

SITE_OWN: Final = AFTER_TIMING + 0
"""The viewer's expected gain from a battle for a site."""
SITE_RIVAL: Final = AFTER_TIMING + 1
"""The viewer's expected loss from a battle for a site."""
SITE_STAKE: Final = AFTER_TIMING + 2
"""How much more a seat fights for a site that it gains from."""
FAVOR_RIVAL: Final = AFTER_TIMING + 3
"""The viewer's expected loss from a battle for a region that the Favor prevents."""
FAVOR_OWN: Final = AFTER_TIMING + 4
"""The viewer's expected gain from a battle for a region that the Favor prevents."""
FAVOR_OFF_BOARD: Final = AFTER_TIMING + 5
"""Leaving the Favor off the board."""
FAVOR_SITE: Final = AFTER_TIMING + 6
"""Putting the Favor on the present site."""

# --- hands between battles --------------------------------------------------------------------------

HAND_KIND: Final = AFTER_TIMING + 7
"""Eight weights, Winter to Surrender: the worth of keeping each card of a hand without Mercenaries."""
HAND_RIVALS: Final = HAND_KIND + 8
"""The mean number of cards in rivals' hands, in tens, against discarding such a hand."""
HAND_BASE: Final = HAND_KIND + 9
"""The constant term for discarding such a hand."""
KEEP_PRICE_THRESHOLD: Final = HAND_KIND + 10
"""The price above which a card is kept for the next round rather than replaced by a new one."""
DRAW_ONE_MORE: Final = HAND_KIND + 11
"""Drawing one more card."""

# --- the chances that the expert states -------------------------------------------------------------

FIRST_CALIBRATION_WEIGHT: Final = HAND_KIND + 12
"""The first of four weights that calibrate the logit of a chance: offset and factor in a battle, and the same
for other decisions."""
CALIBRATION_WEIGHTS: Final = 4
"""The number of weights that calibrate chances."""

WEIGHTS: Final = FIRST_CALIBRATION_WEIGHT + CALIBRATION_WEIGHTS
"""The number of weights in a row."""
