"""What a seat may know of the table, as plain integers: a View for bots that search.

An Observation is filled field by field from what its viewer may know, with the same functions of `visibility`
that a View is built with. Seats are numbered from the viewer: 0 is the viewer, 1 the seat to its left. A
field that a Table also has bears the same name, so that rules that need only public fields (strength,
victory, the choice of sites) work over both.
"""

from dataclasses import dataclass
from typing import Final

from .cards import CARDS, NO_CARD
from .copying import copy_public, turn_seat
from .fields import Unit, declare, fields_of
from .options import MAX_SEATS
from .table import DEAL, NO_FINAL, NOBODY, PublicState, Table
from .visibility import (
    effective_viewer,
    fill_covered,
    has_answered,
    is_fighting,
    sees_face_down_card,
    surely_in_hand,
    uncover,
)

UNSEEN_CARD: Final = -2
"""In `Observation.down`: a face-down card that the viewer has not seen."""


@dataclass(slots=True, repr=False)
class Observation(PublicState):
    """What one seat may know of the table; `Observation()` is empty, for `observe` to fill."""

    viewer: int = declare(Unit.NUMBER)
    """The viewer's seat, as the table numbers seats."""
    hand: list[int] = declare(Unit.COUNT, CARDS)
    """The viewer's own cards."""
    down: list[int] = declare(Unit.CARD, MAX_SEATS)
    """The face-down card of each seat: a Card if the viewer has seen it, UNSEEN_CARD if not, or NO_CARD."""
    known: list[list[int]] = declare(Unit.COUNT, MAX_SEATS, CARDS)
    """Cards known to be in a seat's hand or face down; for the viewer's own, those that everybody knows."""
    sure: list[list[int]] = declare(Unit.COUNT, MAX_SEATS, CARDS)
    """R15.5: the part of `known` that is known to be in the hand itself."""
    unseen: list[int] = declare(Unit.COUNT, CARDS)
    """Cards that the viewer has not seen: in other hands, face down or in the pile."""
    pile: int = declare(Unit.COUNT)
    """R2.7: how many cards the pile has."""
    answered: int = declare(Unit.FLAG)
    """R4.5: whether the viewer has answered about its hand, and others have yet to."""
    discards_hand: int = declare(Unit.FLAG)
    """R4.5: whether that answer was to discard it."""


OBSERVATION_FIELDS: Final = fields_of(Observation)


def observe(table: Table, viewer: int, observation: Observation) -> None:
    """Fill `observation` with what the seat `viewer` may know of the table."""
    copy_public(table, observation, table.seats - viewer)
    observation.viewer = viewer
    observation.final = 0 if table.final == NO_FINAL else 1
    if table.phase == DEAL:  # nobody acts; a table has here whose card is next
        observation.turn = NOBODY
    if not is_fighting(table):
        forget_battle(observation)
    elif table.defender == NOBODY:
        observation.defender_waits = 0
    observe_seats(table, viewer, observation)
    total = 0
    for card in range(CARDS):
        total += table.pile[card]
        observation.hand[card] = table.hands[viewer][card]
    fill_covered(table, observation.unseen)
    uncover(table, viewer, observation.unseen)
    observation.pile = total
    observation.answered = 1 if has_answered(table, viewer) else 0
    observation.discards_hand = observation.answered & table.discarding >> viewer


def forget_battle(observation: Observation) -> None:
    """Clear who passed and who defended, which mean nothing between battles."""
    observation.defender = NOBODY
    observation.defender_waits = 0
    for seat in range(observation.seats):
        observation.out[seat] = 0


def observe_seats(table: Table, viewer: int, observation: Observation) -> None:
    """Write what the viewer knows of the hidden cards of each seat, its own included."""
    for seat in range(table.seats):
        place = turn_seat(seat, table.seats - viewer, table.seats)
        who = effective_viewer(seat, viewer)
        observation.down[place] = table.down[seat]
        if table.down[seat] != NO_CARD and not sees_face_down_card(table, seat, viewer):
            observation.down[place] = UNSEEN_CARD
        for card in range(CARDS):
            observation.known[place][card] = table.known[seat][who][card]
            observation.sure[place][card] = surely_in_hand(table, seat, who, card)
