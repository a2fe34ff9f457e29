"""What a seat sees, as plain integers: the View for bots that look far ahead.

A Sight is filled field by field from what its viewer may know, with the same small functions that a View
is built with, so that who sees what is decided once. Seats are counted from the viewer: 0 is the viewer, 1
the seat to its left. Where a Sight has a field of a Table it has its name, so the rules that need no more
than that (strength, victory, the choice of sites) work over both.
"""

from typing import Final

from .cards import CARDS, CONCEALED, IN_DECK, NO_CARD
from .options import MAX_SEATS
from .regions import REGIONS
from .table import BATTLE, FAVOR, NO_FINAL, NOBODY, PUBLIC, RESCUE, Table

UNSEEN_CARD: Final = -2
"""In `Sight.down`: a face-down card that the viewer has not seen."""

SIGHT_SCALARS: Final = (
    "viewer",  # the seat that sees, as the table counts seats
    "seats",
    "total_needed",
    "adjacent_needed",
    "draw_after_battle",
    "capturing_regions",
    "hidden_cards",
    "points",
    "idle_limit",
    "phase",
    "turn",
    "holder",
    "site",
    "favor",
    "defender",  # NOBODY unless cards are being played
    "defender_waits",
    "contenders",  # bit mask
    "played",
    "final",  # 0 or 1 (R9)
    "battles",
    "idle_battles",
    "first_holder",
    "winners",  # bit mask: of the game that ended last
    "ending",
    "games",
    "pile",  # how many cards
)

SIGHT_SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "hand": (CARDS,),  # the viewer's own
    "held": (MAX_SEATS,),
    "lines": (MAX_SEATS, CARDS),
    "down": (MAX_SEATS,),  # a card the viewer has seen, UNSEEN_CARD or NO_CARD
    "known": (MAX_SEATS, CARDS),  # cards known in a hand or as its face-down card; of the own: to everybody
    "sure": (MAX_SEATS, CARDS),  # of them, those known to be in the hand itself (R15.5)
    "discards": (CARDS,),
    "unseen": (CARDS,),  # in other hands, face down or in the pile
    "owner": (REGIONS,),
    "out": (MAX_SEATS,),  # 1: passed for good, or not in this battle; all 0 between battles
    "scores": (MAX_SEATS,),
}


class Sight:
    """What one seat sees. Scalars are ints; the rest are (nested) lists of ints."""

    __slots__ = (*SIGHT_SCALARS, *SIGHT_SHAPES)

    viewer: int
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
    pile: int
    hand: list[int]
    held: list[int]
    lines: list[list[int]]
    down: list[int]
    known: list[list[int]]
    sure: list[list[int]]
    discards: list[int]
    unseen: list[int]
    owner: list[int]
    out: list[int]
    scores: list[int]

    def __init__(self) -> None:
        """An empty sight, for `observe` to fill."""
        for name in SIGHT_SCALARS:
            setattr(self, name, 0)
        for name, shape in SIGHT_SHAPES.items():
            rows = [[0] * shape[-1] for _ in range(shape[0])] if len(shape) == 2 else [0] * shape[0]
            setattr(self, name, rows)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sight):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Sight.__slots__)

    __hash__ = None  # type: ignore[assignment]  # it is filled anew for each decision


# --- who sees what ----------------------------------------------------------------------------------


def knower(seat: int, viewer: int) -> int:
    """Whose knowledge of a hand counts: of its own, a seat is told what everybody knows."""
    return PUBLIC if viewer == seat else viewer


def sees_face_down_card(table: Table, seat: int, viewer: int) -> bool:
    """R15.4, R10.3: whether a viewer has seen the card that lies face down before a seat."""
    if table.down[seat] == NO_CARD:
        return False
    return viewer == seat or table.down_shown[seat] >> viewer & 1 == 1


def surely_in_hand(table: Table, seat: int, viewer: int, card: int) -> int:
    """R15.5: of the cards known, at most one lies face down, and only of a kind that can (R15.1)."""
    known = table.known[seat][viewer][card]
    if table.down[seat] == NO_CARD:
        return known
    return max(table.sure[seat][viewer][card], known - CONCEALED[card])


def is_fighting(table: "Table | Sight") -> bool:
    """Whether cards are being played, so that passing and defending mean something."""
    return table.phase == BATTLE or table.phase == RESCUE or table.phase == FAVOR


def unseen(table: Table, viewer: int, card: int) -> int:
    """R2.7: how many cards of a kind are in other hands, face down or in the pile, for all a viewer knows."""
    number = IN_DECK[card] - table.discards[card]
    if viewer != PUBLIC:
        number -= table.hands[viewer][card]
    for seat in range(table.seats):
        number -= table.lines[seat][card]
        if table.down[seat] == card and sees_face_down_card(table, seat, viewer):
            number -= 1
    return number


# --- the whole of it --------------------------------------------------------------------------------


def relative(seat: int, viewer: int, seats: int) -> int:
    """A seat counted from the viewer; NOBODY stays NOBODY."""
    return NOBODY if seat == NOBODY else (seat - viewer + seats) % seats


def observe(table: Table, viewer: int, sight: Sight) -> None:
    """Fill `sight` with what the seat `viewer` may know of the table."""
    observe_table(table, viewer, sight)
    observe_seats(table, viewer, sight)
    total = 0
    for card in range(CARDS):
        total += table.pile[card]
        sight.hand[card] = table.hands[viewer][card]
        sight.discards[card] = table.discards[card]
        sight.unseen[card] = unseen(table, viewer, card)
    sight.pile = total


def observe_table(table: Table, viewer: int, sight: Sight) -> None:
    """What is public and concerns the whole table."""
    n = table.seats
    sight.viewer = viewer
    sight.seats = n
    sight.total_needed = table.total_needed
    sight.adjacent_needed = table.adjacent_needed
    sight.draw_after_battle = table.draw_after_battle
    sight.capturing_regions = table.capturing_regions
    sight.hidden_cards = table.hidden_cards
    sight.points = table.points
    sight.idle_limit = table.idle_limit
    sight.phase = table.phase
    sight.turn = relative(table.turn, viewer, n)
    sight.holder = relative(table.holder, viewer, n)
    sight.site = table.site
    sight.favor = table.favor
    sight.played = table.played
    sight.final = 0 if table.final == NO_FINAL else 1
    sight.battles = table.battles
    sight.idle_battles = table.idle_battles
    sight.first_holder = relative(table.first_holder, viewer, n)
    sight.ending = table.ending
    sight.games = table.games
    fighting = is_fighting(table)
    sight.defender = relative(table.defender, viewer, n) if fighting else NOBODY
    sight.defender_waits = 1 if fighting and table.defender != NOBODY and table.defender_waits else 0
    contenders = 0
    winners = 0
    for seat in range(n):
        contenders |= (table.contenders >> seat & 1) << relative(seat, viewer, n)
        winners |= (table.winners >> seat & 1) << relative(seat, viewer, n)
    sight.contenders = contenders
    sight.winners = winners
    for region in range(REGIONS):
        sight.owner[region] = relative(table.owner[region], viewer, n)


def observe_seats(table: Table, viewer: int, sight: Sight) -> None:
    """What the viewer knows of each seat, its own included."""
    fighting = is_fighting(table)
    for seat in range(table.seats):
        place = relative(seat, viewer, table.seats)
        who = knower(seat, viewer)
        sight.held[place] = table.held[seat]
        sight.out[place] = table.out[seat] if fighting else 0
        sight.scores[place] = table.scores[seat]
        sight.down[place] = table.down[seat]
        if table.down[seat] != NO_CARD and not sees_face_down_card(table, seat, viewer):
            sight.down[place] = UNSEEN_CARD
        for card in range(CARDS):
            sight.lines[place][card] = table.lines[seat][card]
            sight.known[place][card] = table.known[seat][who][card]
            sight.sure[place][card] = surely_in_hand(table, seat, who, card)
