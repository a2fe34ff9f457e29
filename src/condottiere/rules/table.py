"""The whole state of a game, and the phases it goes through.

Everything is a small integer or a list of them, counts per card kind rather than lists of cards, so that
the order of a hand can leak nothing and the same functions can run over arrays with these field names.
Only the rules and their driver see a Table; everybody else gets a View.
"""

from enum import IntEnum
from typing import Final, Protocol

from .cards import CARDS
from .options import MAX_SEATS
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
    """Between two games of a match (R13): the driver goes on."""
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
    """The seats with the most fought it out (R9)."""
    UNFINISHED = UNFINISHED
    """Battle after battle without a card (R2.8)."""


# Final battles.
NO_FINAL: Final = 0
GAME_FINAL: Final = 1
MATCH_FINAL: Final = 2

SCALARS: Final = (
    # the agreement, fixed from the start
    "seats",  # 2 to 6
    "total_needed",  # R8.1
    "adjacent_needed",  # R8.1, R11.1
    "draw_after_battle",  # R12: 0 or 1
    "capturing_regions",  # R14: 0 or 1
    "hidden_cards",  # R15: 0 or 1
    "points",  # R13: target score, 0 for a single game
    "idle_limit",  # R2.8
    # whose move it is
    "phase",
    "turn",  # the seat that decides, or in a deal gets the next card; NOBODY in INTERVAL and OVER
    "asked",  # DRAW and HAND: how many seats from the holder clockwise have had their turn
    "after_deal",  # DEAL: the phase that follows
    # the tokens
    "holder",
    "site",  # NO_REGION before the first choice and in a final battle
    "favor",  # the region with the Favor, or NO_REGION
    # the battle
    "defender",  # R14: the seat that controls the site, or NOBODY
    "defender_waits",  # R14.2: 1 until the defender has played a card
    "contenders",  # bit mask of the seats that fight: all, or those of R9.3
    "played",  # cards played in this battle
    "final",  # NO_FINAL, GAME_FINAL (R9.1) or MATCH_FINAL (R13.3)
    # the game
    "battles",  # battles fought in this game
    "idle_battles",  # R2.8: of them, how many in a row up to the last saw no card
    "first_holder",  # R13.4
    "winners",  # bit mask: who won the game that ended last
    "ending",  # how that game ended
    # the match
    "games",  # games ended
    "match_winners",  # bit mask
)

SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "hands": (MAX_SEATS, CARDS),  # counts
    "held": (MAX_SEATS,),  # how many cards each hand has
    "lines": (MAX_SEATS, CARDS),  # face-up cards, counts
    "down": (MAX_SEATS,),  # R15.2: the face-down card, or NO_CARD
    "down_shown": (MAX_SEATS,),  # R10.3: bit mask of viewers it was shown to
    "known": (MAX_SEATS, VIEWERS, CARDS),  # cards a viewer knows in a hand or face down before it (R15.5)
    "sure": (MAX_SEATS, VIEWERS, CARDS),  # of them, those in the hand itself; 0 with no card face down
    "pile": (CARDS,),  # not yet dealt
    "discards": (CARDS,),
    "owner": (REGIONS,),  # whose marker, or NOBODY
    "out": (MAX_SEATS,),  # 1: passed for good (R2.3), or not in this battle
    "due": (MAX_SEATS,),  # DEAL: cards still to come
    "scores": (MAX_SEATS,),  # R13
}


class Board(Protocol):
    """What the rules about strength, regions and victory look at: a Table has it, and so has a Sight."""

    seats: int
    total_needed: int
    adjacent_needed: int
    capturing_regions: int
    favor: int
    lines: list[list[int]]
    owner: list[int]


class Table:
    """The state of a game or match. Scalars are ints; the rest are (nested) lists of ints."""

    __slots__ = (*SCALARS, *SHAPES)

    seats: int
    total_needed: int
    adjacent_needed: int
    draw_after_battle: int
    capturing_regions: int
    hidden_cards: int
    points: int
    idle_limit: int
    phase: int
    turn: int
    asked: int
    after_deal: int
    holder: int
    site: int
    favor: int
    defender: int
    defender_waits: int
    contenders: int
    played: int
    final: int
    battles: int
    idle_battles: int
    first_holder: int
    winners: int
    ending: int
    games: int
    match_winners: int
    hands: list[list[int]]
    held: list[int]
    lines: list[list[int]]
    down: list[int]
    down_shown: list[int]
    known: list[list[list[int]]]
    sure: list[list[list[int]]]
    pile: list[int]
    discards: list[int]
    owner: list[int]
    out: list[int]
    due: list[int]
    scores: list[int]

    def __init__(self) -> None:
        """An empty table: no seats, no cards. Use `new_table`."""
        for name in SCALARS:
            setattr(self, name, 0)
        for name, shape in SHAPES.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> "Table":
        """An independent copy."""
        other = Table.__new__(Table)
        for name in SCALARS:
            setattr(other, name, getattr(self, name))
        for name, shape in SHAPES.items():
            setattr(other, name, _copied(getattr(self, name), len(shape)))
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Table.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it changes as the game goes on


def _zeros(shape: tuple[int, ...]) -> list[object]:
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _copied(values: list[object], depth: int) -> list[object]:
    if depth == 1:
        return values[:]
    return [_copied(inner, depth - 1) for inner in values]  # type: ignore[arg-type]
