"""The actions, as integer codes and as Action objects, and the conversion between them.

Codes 0 to 201 number every action of every phase, so that a set of legal actions fits a fixed mask.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from .cards import CARDS, MERCENARIES, NO_CARD, Card
from .regions import REGIONS, Region

PASS: Final = 0
PASS_REVEALING: Final = 1
PLAY: Final = 2
SITE_AT: Final = PLAY + CARDS
FAVOR_AT: Final = SITE_AT + REGIONS
FAVOR_OFF: Final = FAVOR_AT + REGIONS
RESCUE_CARD: Final = FAVOR_OFF + 1
RESCUE_NONE: Final = RESCUE_CARD + MERCENARIES
KEEP_HAND: Final = RESCUE_NONE + 1
DISCARD_HAND: Final = KEEP_HAND + 1
KEEP_CARDS: Final = DISCARD_HAND + 1

_KEPT: Final = (
    (NO_CARD, NO_CARD),
    *((card, NO_CARD) for card in range(CARDS)),
    *((first, second) for first in range(CARDS) for second in range(first, CARDS)),
)
KEPT_FIRST: Final = tuple(first for first, _ in _KEPT)
"""For each KEEP_CARDS code, counted from 0: the first card kept (R7.2), or NO_CARD."""
KEPT_SECOND: Final = tuple(second for _, second in _KEPT)
KEEPS: Final = len(_KEPT)

DRAW_COUNT: Final = KEEP_CARDS + KEEPS
MAX_DRAW: Final = 3
"""How many cards may be drawn at most (R12.2)."""
ACTIONS: Final = DRAW_COUNT + MAX_DRAW + 1
"""How many action codes there are."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass (R2.3); `revealing` also turns up the seat's face-down card (R15.3)."""

    revealing: bool = False


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card into the own line (R2.2)."""

    card: Card


@dataclass(frozen=True, slots=True)
class ChooseSite:
    """Choose where the next battle is fought (R1.7, R4.3)."""

    region: Region


@dataclass(frozen=True, slots=True)
class PlaceFavor:
    """Put the Favor on a region, or with None leave it off the board (R5.4)."""

    region: Region | None


@dataclass(frozen=True, slots=True)
class Rescue:
    """Take a Mercenary back with the Scarecrow, or with None take none (R6.1)."""

    card: Card | None


@dataclass(frozen=True, slots=True)
class KeepHand:
    """Keep the whole hand (R4.5)."""


@dataclass(frozen=True, slots=True)
class DiscardHand:
    """Discard the whole hand, which holds no Mercenary (R4.5)."""


@dataclass(frozen=True, slots=True)
class KeepCards:
    """Keep up to two cards at the end of the round (R7.2), in ascending order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw 0 to 3 cards after a battle (R12.2)."""

    count: int


Action: TypeAlias = Pass | Play | ChooseSite | PlaceFavor | Rescue | KeepHand | DiscardHand | KeepCards | Draw


def decode(code: int) -> Action:
    """Return the Action of a code. Raises ValueError for a number that is not a code."""
    if not 0 <= code < ACTIONS:
        raise ValueError(f"no action has the code {code}; codes are 0 to {ACTIONS - 1}")
    return _ALL[code]


def _action(code: int) -> Action:
    if code < PLAY:
        return Pass(revealing=code == PASS_REVEALING)
    if code < SITE_AT:
        return Play(Card(code - PLAY))
    if code < FAVOR_AT:
        return ChooseSite(Region(code - SITE_AT))
    if code < RESCUE_CARD:
        return PlaceFavor(None if code == FAVOR_OFF else Region(code - FAVOR_AT))
    if code < KEEP_HAND:
        return Rescue(None if code == RESCUE_NONE else Card(code - RESCUE_CARD))
    if code < KEEP_CARDS:
        return KeepHand() if code == KEEP_HAND else DiscardHand()
    if code < DRAW_COUNT:
        return KeepCards(tuple(Card(card) for card in _KEPT[code - KEEP_CARDS] if card != NO_CARD))
    return Draw(code - DRAW_COUNT)


_ALL: Final = tuple(_action(code) for code in range(ACTIONS))
"""The Action of each code."""
_CODES: Final = {action: code for code, action in enumerate(_ALL)}


def encode(action: Action) -> int:
    """Return the code of an Action. Raises ValueError for one that has none, such as drawing nine cards."""
    if isinstance(action, KeepCards):
        action = KeepCards(tuple(sorted(action.cards)))
    if action not in _CODES:
        raise ValueError(f"there is no such action: {action}")
    return _CODES[action]
