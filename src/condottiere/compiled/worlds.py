"""Worlds: random tables that agree with one seat's Observation (determinizations).

The cards that the seat has not seen are dealt at random into the hidden places: other hands, face-down cards
and the pile. All arrangements of the single cards that agree with the Observation are equally likely: known
cards (R6.4, R10.3) are where they are known to be, a known card lies face down with its proper probability
(R15.5), and only kinds that are played face down can lie there (R15.1). An Observation does not tell what
other seats know; worlds assume that a known card is known to everybody. Nor does it tell what others have
answered about their hands (R4.5); in a world they have yet to answer.
"""

import numpy as np

from condottiere.rules.cards import CARDS, CONCEALED, NO_CARD
from condottiere.rules.copying import copy_public, turn_seat
from condottiere.rules.observation import UNSEEN_CARD, Observation
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.table import DRAW, GAME_FINAL, HAND, MATCH_FINAL, NOT_ENDED, VIEWERS, Phase, Table

from . import registration as registration
from .compiling import kernel, register_function
from .layout import OBSERVATION, TABLE, Cards, Records, write_observation
from .rng import Rng, below, draw_index, seed_stream


@register_function
def absolute(observation: Observation, place: int) -> int:
    """Return the seat at a place counted from the viewer; NOBODY stays NOBODY."""
    return turn_seat(place, observation.viewer, observation.seats)


@register_function
def fill_world(observation: Observation, table: Table, rng: Rng) -> None:
    """Write into `table` a random one of the tables that agree with `observation`, all equally likely."""
    write_public(observation, table)
    free = np.empty(CARDS, np.int64)
    while not deal_hidden(observation, table, free, rng):
        pass
    for card in range(CARDS):
        table.pile[card] = free[card]


@register_function
def write_public(observation: Observation, table: Table) -> None:
    """Write everything but the hidden cards into the table."""
    for seat in range(MAX_SEATS):
        clear_seat(table, seat)
    copy_public(observation, table, observation.viewer)
    table.asked = 0
    if observation.phase == DRAW:
        table.asked = (observation.turn - observation.holder + observation.seats) % observation.seats + 1
    write_answers(observation, table)
    table.after_deal = 0
    table.match_winners = 0
    if observation.final:
        # A game that has ended already means that this is the final battle of the match (R13.3).
        table.final = GAME_FINAL if observation.ending == NOT_ENDED else MATCH_FINAL
    for place in range(observation.seats):
        write_seat(observation, table, place, absolute(observation, place))


@register_function
def write_answers(observation: Observation, table: Table) -> None:
    """R4.5: let all other seats that hold cards answer, also those that may have done so already."""
    table.unanswered = 0
    table.discarding = 0
    if observation.phase != HAND:
        return
    for place in range(observation.seats):
        if observation.held[place] > 0 and (place > 0 or not observation.answered):
            table.unanswered |= 1 << absolute(observation, place)
    table.discarding = observation.discards_hand << observation.viewer


@register_function
def clear_seat(table: Table, seat: int) -> None:
    """Reset a seat to an empty one."""
    table.due[seat] = 0
    table.down[seat] = NO_CARD
    table.down_shown[seat] = 0
    table.held[seat] = 0
    table.scores[seat] = 0
    table.out[seat] = 1


@register_function
def write_seat(observation: Observation, table: Table, place: int, seat: int) -> None:
    """Write what is known of the hidden cards of one seat."""
    down = observation.down[place]
    table.down[seat] = down
    if down >= 0 and place > 0:
        table.down_shown[seat] = 1 << observation.viewer
    for card in range(CARDS):
        for viewer in range(VIEWERS):
            table.known[seat][viewer][card] = observation.known[place][card]
            table.sure[seat][viewer][card] = 0 if down == NO_CARD else observation.sure[place][card]


@register_function
def deal_hidden(observation: Observation, table: Table, free: Cards, rng: Rng) -> bool:
    """Deal the cards that the viewer has not seen, and leave the pile in `free`.

    Returns False if a card would lie face down that cannot. The caller then deals everything again; this
    rejection keeps all possible arrangements equally likely.
    """
    left = 0
    for card in range(CARDS):
        free[card] = observation.unseen[card]
        for place in range(1, observation.seats):
            free[card] -= located(observation, place, card)
        left += free[card]
    for card in range(CARDS):
        table.hands[observation.viewer][card] = observation.hand[card]
    for place in range(1, observation.seats):
        seat = absolute(observation, place)
        hand = table.hands[seat]
        slots = observation.held[place] + (1 if observation.down[place] == UNSEEN_CARD else 0)
        for card in range(CARDS):
            hand[card] = located(observation, place, card)
            slots -= hand[card]
        for _ in range(slots):
            card = draw_index(rng, free, left)
            free[card] -= 1
            hand[card] += 1
            left -= 1
        if observation.down[place] == UNSEEN_CARD:
            down = draw_index(rng, hand, observation.held[place] + 1)
            # Of the cards of this kind, `sure` are in the hand itself: reject if one of them was drawn.
            if not CONCEALED[down] or below(rng, hand[down]) < observation.sure[place][down]:
                return False
            hand[down] -= 1
            table.down[seat] = down
    return True


@register_function
def located(observation: Observation, place: int, card: int) -> int:
    """How many cards of a kind the viewer knows to be among another seat's hidden cards."""
    if observation.down[place] == UNSEEN_CARD or observation.down[place] == NO_CARD:
        return observation.known[place][card]
    return observation.sure[place][card]  # the card seen face down is not hidden


@kernel
def _sample(observations: Records, tables: Records, seed: int) -> None:
    rng = np.empty(1, np.uint64)
    for index in range(len(tables)):
        seed_stream(rng, seed, index)
        fill_world(observations[0], tables[index], rng)


def sample_worlds(observation: Observation, count: int, seed: int) -> Records:
    """Draw `count` worlds of an observation: TABLE records, shape (count,), all worlds equally likely.

    Raises ValueError in a phase in which no seat can act.
    """
    if observation.phase in (Phase.DEAL, Phase.INTERVAL, Phase.OVER):
        raise ValueError(f"there is nothing to look ahead to in the phase {Phase(observation.phase).name}")
    tables = np.zeros(count, TABLE)
    _sample(one_observation(observation), tables, seed)
    return tables


def one_observation(observation: Observation) -> Records:
    """Return an array of one OBSERVATION record."""
    records = np.zeros(1, OBSERVATION)
    write_observation(observation, records, 0)
    return records
