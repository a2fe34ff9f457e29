"""The whole state of a game, and the phases it goes through.

Every field is a small integer or a list of them. Cards are counts by kind rather than lists, so that the
order of a hand can leak nothing and the same functions can run over arrays with these field names. Only the
rules and their driver see a Table; everybody else gets a View.

The class that declares a field decides who may know it: the fields of `OptionFields` and `PublicState` are
public, those that `Table` adds are for the rules alone, and `observation.Observation` adds what one seat
knows.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final

from .cards import CARDS
from .fields import Unit, copier, declare, fields_of
from .options import MAX_SEATS, Options
from .regions import REGIONS

NOBODY: Final = -1
PUBLIC: Final = MAX_SEATS
"""The viewer after the six seats: what everybody, spectators included, may know."""
VIEWERS: Final = MAX_SEATS + 1

# Phases: what the table waits for.
DEAL: Final = 0
SITE: Final = 1
BATTLE: Final = 2
RESCUE: Final = 3
FAVOR: Final = 4
DRAW: Final = 5
HAND: Final = 6
KEEP: Final = 7
INTERVAL: Final = 8
OVER: Final = 9


class Phase(IntEnum):
    """What the table waits for."""

    DEAL = DEAL
    """Cards from outside (R1.6, R7.3, R9.1, R12)."""
    SITE = SITE
    """The holder chooses the site (R1.7, R4.3)."""
    BATTLE = BATTLE
    """A seat plays a card or passes (R2.2)."""
    RESCUE = RESCUE
    """After a Scarecrow: which Mercenary to take back (R6.1)."""
    FAVOR = FAVOR
    """After a Bishop: where the Favor goes (R5.4)."""
    DRAW = DRAW
    """How many cards to draw (R12.2)."""
    HAND = HAND
    """Keep the hand or discard it (R4.5)."""
    KEEP = KEEP
    """Which cards to keep at the end of the round (R7.2)."""
    INTERVAL = INTERVAL
    """Between two games of a match (R13), until the driver calls `next_game`."""
    OVER = OVER
    """Nothing more happens."""


# How a game ended.
NOT_ENDED: Final = 0
BY_TOTAL: Final = 1
BY_ADJACENT: Final = 2
BY_MOST: Final = 3
BY_FINAL_BATTLE: Final = 4
UNFINISHED: Final = 5


class Ending(IntEnum):
    """How a game ended."""

    NONE = NOT_ENDED
    TOTAL = BY_TOTAL
    """Enough regions in total (R8.1)."""
    ADJACENT = BY_ADJACENT
    """Enough adjacent regions (R8.1)."""
    MOST = BY_MOST
    """No region was left to fight for, and one seat had the most (R8.3)."""
    FINAL_BATTLE = BY_FINAL_BATTLE
    """A final battle between the seats with the most regions decided it (R9)."""
    UNFINISHED = UNFINISHED
    """A driver ended it after too many battles in a row without a card (R2.8)."""


# Final battles.
NO_FINAL: Final = 0
GAME_FINAL: Final = 1
MATCH_FINAL: Final = 2


@dataclass(slots=True, repr=False)
class OptionFields:
    """The `Options` as numbers, constant during a game: 1 for a rule that is on, 0 for None."""

    seats: int = declare(Unit.NUMBER)
    """R1.1: 2 to 6."""
    total_needed: int = declare(Unit.NUMBER)
    """R8.1: how many regions win outright."""
    adjacent_needed: int = declare(Unit.NUMBER)
    """R8.1, R11.1: how many adjacent regions win."""
    bigger_kingdoms: int = declare(Unit.FLAG)
    """R11."""
    draw_after_battle: int = declare(Unit.FLAG)
    """R12."""
    capturing_regions: int = declare(Unit.FLAG)
    """R14."""
    hidden_cards: int = declare(Unit.FLAG)
    """R15."""
    points: int = declare(Unit.NUMBER)
    """R13: the target score, 0 for a single game."""
    idle_limit: int = declare(Unit.NUMBER)
    """R2.8: after how many battles in a row without a card the game may be ended."""


@dataclass(slots=True, repr=False)
class PublicState(OptionFields):
    """The fields that everybody may know. The rules of strength, regions and victory need no others."""

    # the turn
    phase: int = declare(Unit.PHASE)
    turn: int = declare(Unit.SEAT)
    """The seat to act, or in a deal the seat that gets the next card; NOBODY in INTERVAL and OVER."""

    # the tokens and markers
    holder: int = declare(Unit.SEAT)
    """R1.5: the seat with the Condottiere token."""
    site: int = declare(Unit.REGION)
    """NO_REGION before the first choice and in a final battle."""
    favor: int = declare(Unit.REGION)
    """The region with the Favor."""
    owner: list[int] = declare(Unit.SEAT, REGIONS)
    """The seat whose marker lies on each region, or NOBODY."""

    # the cards
    held: list[int] = declare(Unit.COUNT, MAX_SEATS)
    """R2.7: the size of each hand."""
    lines: list[list[int]] = declare(Unit.COUNT, MAX_SEATS, CARDS)
    """Face-up cards."""
    discards: list[int] = declare(Unit.COUNT, CARDS)

    # the battle
    out: list[int] = declare(Unit.FLAG, MAX_SEATS)
    """Whether a seat has passed for good (R2.3), or is not in this battle.

    In an Observation, 0 between battles.
    """
    defender: int = declare(Unit.SEAT)
    """R14: the seat that controls the site; in an Observation, NOBODY between battles."""
    defender_waits: int = declare(Unit.FLAG)
    """R14.2: whether the defender has yet to play a card; in an Observation, 0 between battles."""
    contenders: int = declare(Unit.SEATS)
    """The seats that fight: all, or those of R9.3."""
    played: int = declare(Unit.COUNT)
    """Cards played in this battle."""
    final: int = declare(Unit.NUMBER)
    """NO_FINAL, GAME_FINAL (R9.1) or MATCH_FINAL (R13.3); in an Observation only 0 or 1."""

    # the game
    battles: int = declare(Unit.NUMBER)
    """Battles fought in this game."""
    idle_battles: int = declare(Unit.NUMBER)
    """R2.8: how many battles in a row, up to the last one, saw no card."""
    first_holder: int = declare(Unit.SEAT)
    """R13.4: who held the token when this game began."""
    winners: int = declare(Unit.SEATS)
    """Who won the game that ended last."""
    ending: int = declare(Unit.ENDING)
    """How that game ended."""

    # the match
    games: int = declare(Unit.NUMBER)
    """Games ended."""
    scores: list[int] = declare(Unit.NUMBER, MAX_SEATS)
    """R13.2: the points of each seat in the match."""


@dataclass(slots=True, repr=False)
class Table(PublicState):
    """The state of a game or match. `Table()` is empty, without seats and cards: use `new_table`."""

    asked: int = declare(Unit.NUMBER)
    """DRAW: how many seats have been asked or skipped, from the holder clockwise."""
    unanswered: int = declare(Unit.SEATS)
    """HAND: the seats that have yet to answer (R4.5), the one on turn included."""
    discarding: int = declare(Unit.SEATS)
    """HAND: the seats that have answered that they discard their hands, as they do after the last answer."""
    after_deal: int = declare(Unit.PHASE)
    """DEAL: the phase that follows the deal."""
    due: list[int] = declare(Unit.COUNT, MAX_SEATS)
    """DEAL: how many cards each seat has yet to get."""
    hands: list[list[int]] = declare(Unit.COUNT, MAX_SEATS, CARDS)
    down: list[int] = declare(Unit.CARD, MAX_SEATS)
    """R15.2: the face-down card of each seat."""
    down_shown: list[int] = declare(Unit.VIEWERS, MAX_SEATS)
    """R10.3: the viewers to whom the face-down card was shown."""
    known: list[list[list[int]]] = declare(Unit.COUNT, MAX_SEATS, VIEWERS, CARDS)
    """R15.5: [seat][viewer]: the cards that a viewer knows to be in a seat's hand or face down."""
    sure: list[list[list[int]]] = declare(Unit.COUNT, MAX_SEATS, VIEWERS, CARDS)
    """R15.5: the part of `known` that is in the hand itself; 0 while the seat has no card face down."""
    pile: list[int] = declare(Unit.COUNT, CARDS)
    """Cards not yet dealt."""
    match_winners: int = declare(Unit.SEATS)

    def copy(self) -> "Table":
        """Return an independent copy."""
        return _copy_fields(self, Table.__new__(Table))


_OPTION_FIELDS: Final = fields_of(OptionFields)
_USUAL_OPTIONS: Final[dict[str, Any]] = {
    field.name: field.default for field in fields(Options) if field.name != "first_holder"
}


def set_options(state: OptionFields, options: Options) -> None:
    """Write the options of a table into its state."""
    for field in _OPTION_FIELDS:
        setattr(state, field.name, int(getattr(options, field.name) or 0))


def options_of(state: OptionFields) -> Options:
    """Return the options of a table; `first_holder` is None, as the state does not keep it (R1.5)."""
    return _options(*(getattr(state, name) for name in _USUAL_OPTIONS))


@lru_cache(1024)
def _options(*numbers: int) -> Options:
    options: dict[str, Any] = {
        name: number or None if usual is None else type(usual)(number)
        for (name, usual), number in zip(_USUAL_OPTIONS.items(), numbers, strict=True)
    }
    return Options(**options)


TABLE_FIELDS: Final = fields_of(Table)
_copy_fields: Final[Callable[[Table, Table], Table]] = copier(TABLE_FIELDS)
