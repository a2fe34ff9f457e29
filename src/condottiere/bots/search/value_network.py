"""The value network: it estimates each seat's chance to win the game between two battles.

It is used where a playout stops. All cards of a playout's world are known, so it also uses the hands. Each
seat is described by its own numbers and those of its rivals. A network with one hidden layer, the same for
all seats, maps them to a score, and a softmax over the seats maps the scores to chances.
"""

import json
from math import exp
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.compiling import register_function
from condottiere.rules.cards import CARDS, COURTESAN, DRUMMER, HEROINE, MERCENARIES, STRENGTH, TEN
from condottiere.rules.match import ADJACENT_BONUS, final_winners
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import NEIGHBOURS, NO_REGION, REGIONS
from condottiere.rules.table import Table
from condottiere.rules.victory import can_be_site, ending_with, largest_group, popcount, regions_of

Floats32: TypeAlias = NDArray[np.float32]

NETWORK: Final = Path(__file__).with_name("value_network.json")
"""The network in use, which `condottiere train value-network` writes."""

# --- the inputs of each seat, in order ----------------------------------------------------------------

(
    REGIONS_OWNED,  # in fives
    LARGEST_GROUP,  # regions in the largest group of adjacent ones, in fours
    ONE_REGION_MISSING,  # 1 if one more region in total would win
    TWO_REGIONS_MISSING,
    ONE_ADJACENT_MISSING,  # 1 if one more adjacent region would win
    TWO_ADJACENT_MISSING,
    CAN_WIN,  # 1 if some region that can be fought for would win the game
    WINNING_REGIONS,  # how many, up to six, in fours
    WIN_GUARDED,  # 1 if the Favor protects a region that would win the game
    REGIONS_AROUND,  # regions adjacent to the seat's own that can be fought for, in sixes
    IS_HOLDER,  # of the Condottiere token
    SEATS_FROM_HOLDER,  # clockwise, as a share of all seats
    SCORE,  # in a match: points, as a share of those that win it
    NEAR_TARGET,  # in a match: 1 if one good game could win it
    CARDS_HELD,  # in tens
    HAND_STRENGTH,  # in forties
    HAND_STRENGTH_DRUMMED,  # Mercenaries alone, doubled by a Drummer, in forties
    MERCENARIES_HELD,  # in tens
    STEADY_STRENGTH,  # of Courtesans and Heroines, which Winter does not change, in fifteens
    EMPTY_HAND,
    NO_MERCENARIES,
    TENS_HELD,  # in twos
) = range(22)
OWN_SIZE: Final = 22
"""How many numbers, those above, describe a seat by itself."""
HAND_COUNTS: Final = OWN_SIZE
"""The first of the counts of cards in the hand, by kind."""
RIVALS: Final = HAND_COUNTS + CARDS
"""The first of the rivals' maxima of the OWN_SIZE numbers, followed by the rivals' means."""
COMMON: Final = RIVALS + 2 * OWN_SIZE
"""The first of the inputs common to all seats: a constant 1, then a one-hot number of seats."""
(
    FREE_REGIONS,  # regions that can be fought for, as a share of all
    ALL_CARDS_HELD,  # in all hands, in tens a seat
    EMPTY_HANDS,  # as a share of all seats
    DRAWS_AFTER_BATTLE,  # R12
    CAPTURES_REGIONS,  # R14
    HIDES_CARDS,  # R15
    FOR_POINTS,  # R13
    FAVOR_PLACED,
) = range(COMMON + MAX_SEATS, COMMON + MAX_SEATS + 8)
INPUTS: Final = COMMON + MAX_SEATS + 8


class Network(NamedTuple):
    """The weights of the network."""

    hidden_weights: Floats32
    """Shape (INPUTS, H)."""
    output_weights: Floats32
    """Shape (H,)."""


def load(path: Path = NETWORK) -> Network:
    """Read a network. Raises ValueError if it does not take INPUTS inputs."""
    found = json.loads(path.read_text(encoding="utf-8"))
    network = Network(np.array(found["into"], np.float32), np.array(found["out"], np.float32))
    if network.hidden_weights.shape != (INPUTS, len(network.output_weights)):
        raise ValueError(
            f"{path.name} takes {len(network.hidden_weights)} inputs, not {INPUTS}: make it anew"
        )
    return network


@register_function
def write_kingdom(table: Table, seat: int, free: int, features: Floats32) -> None:
    """Write a seat's features about regions: how many, their groups, and conquests that would win (R8.1).

    `free` is a bit mask of the regions that can be fought for.
    """
    mine = regions_of(table, seat)
    total = popcount(mine)
    group = largest_group(mine)
    missing = table.total_needed - total
    apart = table.adjacent_needed - group
    winning = 0
    guarded = 0
    around = 0
    for region in range(REGIONS):
        bit = 1 << region
        if mine & bit:
            continue
        reachable = free & bit
        if NEIGHBOURS[region] & mine:
            around += 1 if reachable else 0
        if (missing <= 1 or apart <= 1 or NEIGHBOURS[region] & mine) and ending_with(
            mine | bit, table.total_needed, table.adjacent_needed
        ):
            if reachable:
                winning += 1
            elif region == table.favor:
                guarded += 1
    features[REGIONS_OWNED] = total / 5
    features[LARGEST_GROUP] = group / 4
    features[ONE_REGION_MISSING] = 1.0 if missing == 1 else 0.0
    features[TWO_REGIONS_MISSING] = 1.0 if missing == 2 else 0.0
    features[ONE_ADJACENT_MISSING] = 1.0 if apart == 1 else 0.0
    features[TWO_ADJACENT_MISSING] = 1.0 if apart == 2 else 0.0
    features[CAN_WIN] = 1.0 if winning > 0 else 0.0
    features[WINNING_REGIONS] = min(winning, 6) / 4
    features[WIN_GUARDED] = 1.0 if guarded > 0 else 0.0
    features[REGIONS_AROUND] = around / 6
    features[IS_HOLDER] = 1.0 if seat == table.holder else 0.0
    features[SEATS_FROM_HOLDER] = (seat - table.holder + table.seats) % table.seats / table.seats
    features[SCORE] = table.scores[seat] / table.points if table.points else 0.0
    best = table.scores[seat] + total + ADJACENT_BONUS
    features[NEAR_TARGET] = 1.0 if table.points and best >= table.points else 0.0


@register_function
def write_hand(table: Table, seat: int, features: Floats32) -> None:
    """Write a seat's features about its hand."""
    hand = table.hands[seat]
    strength = 0
    mercenaries = 0
    for card in range(MERCENARIES):
        strength += hand[card] * STRENGTH[card]
        mercenaries += hand[card]
        features[HAND_COUNTS + card] = hand[card] / 3
    for card in range(MERCENARIES, CARDS):
        features[HAND_COUNTS + card] = hand[card] / 2
    steady = hand[COURTESAN] * STRENGTH[COURTESAN] + hand[HEROINE] * STRENGTH[HEROINE]
    features[CARDS_HELD] = table.held[seat] / 10
    features[HAND_STRENGTH] = (strength + steady) / 40
    features[HAND_STRENGTH_DRUMMED] = strength * (2 if hand[DRUMMER] > 0 else 1) / 40
    features[MERCENARIES_HELD] = mercenaries / 10
    features[STEADY_STRENGTH] = steady / 15
    features[EMPTY_HAND] = 1.0 if table.held[seat] == 0 else 0.0
    features[NO_MERCENARIES] = 1.0 if mercenaries == 0 else 0.0
    features[TENS_HELD] = hand[TEN] / 2


@register_function
def write_rivals(inputs: Floats32, seat: int, seats: int) -> None:
    """Write the rivals' maximum and mean of each number that describes a seat by itself."""
    for item in range(OWN_SIZE):
        highest = inputs[(seat + 1) % seats][item]
        total = 0.0
        for other in range(seats):
            if other != seat:
                total += inputs[other][item]
                highest = max(highest, inputs[other][item])
        inputs[seat][RIVALS + item] = highest
        inputs[seat][RIVALS + OWN_SIZE + item] = total / (seats - 1)


@register_function
def write_common(table: Table, free: int, features: Floats32) -> None:
    """Write the features common to all seats; `free` is a bit mask of the regions that can be fought for."""
    seats = table.seats
    cards = 0
    empty = 0
    for seat in range(seats):
        cards += table.held[seat]
        empty += 1 if table.held[seat] == 0 else 0
    for item in range(COMMON, INPUTS):
        features[item] = 0.0
    features[COMMON] = 1.0
    features[COMMON + seats - 1] = 1.0
    features[FREE_REGIONS] = popcount(free) / REGIONS
    features[ALL_CARDS_HELD] = cards / (10 * seats)
    features[EMPTY_HANDS] = empty / seats
    features[DRAWS_AFTER_BATTLE] = float(table.draw_after_battle)
    features[CAPTURES_REGIONS] = float(table.capturing_regions)
    features[HIDES_CARDS] = float(table.hidden_cards)
    features[FOR_POINTS] = 1.0 if table.points else 0.0
    features[FAVOR_PLACED] = 1.0 if table.favor != NO_REGION else 0.0


@register_function
def write_features(table: Table, inputs: Floats32) -> None:
    """Write the features of every seat of the table into `inputs`, shape (6, INPUTS)."""
    seats = table.seats
    free = 0
    for region in range(REGIONS):
        if can_be_site(table, region):
            free |= 1 << region
    for seat in range(seats):
        write_kingdom(table, seat, free, inputs[seat])
        write_hand(table, seat, inputs[seat])
    for seat in range(seats):
        write_rivals(inputs, seat, seats)
        write_common(table, free, inputs[seat])


@register_function
def win_probabilities(
    table: Table,
    inputs: Floats32,
    hidden_weights: Floats32,
    hidden: Floats32,
    output_weights: Floats32,
    result: Floats32,
) -> None:
    """Write each seat's chance to win into `result`, shape (6,); the chances add up to 1.

    `hidden_weights`, shape (INPUTS, H), and `output_weights`, shape (H,), are those of a Network; `inputs`,
    shape (6, INPUTS), and `hidden`, shape (H,), are scratch arrays. The hidden units are rectified (ReLU).
    """
    write_features(table, inputs)
    units = len(output_weights)
    best = -1e9
    for seat in range(table.seats):
        for unit in range(units):
            hidden[unit] = 0.0
        for item in range(INPUTS):
            value = inputs[seat][item]
            if value != 0.0:
                row = hidden_weights[item]
                for unit in range(units):
                    hidden[unit] += value * row[unit]
        score = 0.0
        for unit in range(units):
            if hidden[unit] > 0.0:
                score += hidden[unit] * output_weights[unit]
        result[seat] = score
        best = max(best, score)
    total = 0.0
    for seat in range(table.seats):
        result[seat] = exp(result[seat] - best)
        total += result[seat]
    for seat in range(table.seats):
        result[seat] /= total


@register_function
def victory_share(table: Table, seat: int) -> float:
    """A seat's share of the victory when the game is over: 1, 0, or a fraction if shared (R9.3, R13.3)."""
    winners = final_winners(table)
    return 1.0 / popcount(winners) if winners >> seat & 1 else 0.0
