"""How a game stands between two battles: each seat's chance to win it, from all that lies on the table.

Used where a playout is cut: the playout's world is then an open table, so hands count too. Every seat is
described by the same numbers, its own and those of its rivals; a network with one hidden layer, the same
for every seat, turns them into a score, and the scores into chances by a softmax over the seats.
"""

import json
from math import exp
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.compiling import register_function
from condottiere.rules.cards import CARDS, COURTESAN, DRUMMER, HEROINE, MERCENARIES, STRENGTH, TEN
from condottiere.rules.regions import NEIGHBOURS, NO_REGION, REGIONS
from condottiere.rules.table import NOBODY, Table
from condottiere.rules.victory import count, largest_group, regions_of, won

Floats: TypeAlias = NDArray[np.float32]

NETWORK: Final = Path(__file__).with_name("value_network.json")
"""The network in use: `condottiere tune standing` makes it."""

# What is written of each seat, first to last.
OWN: Final = 0
"""22 numbers of the seat itself; see `describe_kingdom` and `describe_hand`."""
OWN_SIZE: Final = 22
HAND: Final = OWN + OWN_SIZE
"""Cards by kind."""
RIVALS: Final = HAND + CARDS
"""Of the first OWN numbers, the highest among the rivals, then their mean."""
COMMON: Final = RIVALS + 2 * OWN_SIZE
"""The agreement, and how far the game is."""
COMMON_SIZE: Final = 14
INPUTS: Final = COMMON + COMMON_SIZE


class Network(NamedTuple):
    """The weights of the network."""

    into: Floats
    """Shape (INPUTS, H)."""
    out: Floats
    """Shape (H,)."""


def load(path: Path = NETWORK) -> Network:
    """Read a network. Raises ValueError if it was made for other inputs than `describe` writes."""
    found = json.loads(path.read_text(encoding="utf-8"))
    network = Network(np.array(found["into"], np.float32), np.array(found["out"], np.float32))
    if network.into.shape != (INPUTS, len(network.out)):
        raise ValueError(f"{path.name} takes {len(network.into)} inputs, not {INPUTS}: make it anew")
    return network


@register_function
def describe_kingdom(table: Table, seat: int, free: int, to: Floats) -> None:
    """Regions: how many, how they hang together, and how many single conquests would win (R8.1)."""
    mine = regions_of(table, seat)
    total = count(mine)
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
        if (missing <= 1 or apart <= 1 or NEIGHBOURS[region] & mine) and won(
            mine | bit, table.total_needed, table.adjacent_needed
        ):
            if reachable:
                winning += 1
            elif region == table.favor:
                guarded += 1
    to[0] = total / 5
    to[1] = group / 4
    to[2] = 1.0 if missing == 1 else 0.0
    to[3] = 1.0 if missing == 2 else 0.0
    to[4] = 1.0 if apart == 1 else 0.0
    to[5] = 1.0 if apart == 2 else 0.0
    to[6] = 1.0 if winning > 0 else 0.0
    to[7] = min(winning, 6) / 4
    to[8] = 1.0 if guarded > 0 else 0.0
    to[9] = around / 6
    to[10] = 1.0 if seat == table.holder else 0.0
    to[11] = (seat - table.holder + table.seats) % table.seats / table.seats
    to[12] = table.scores[seat] / table.points if table.points else 0.0
    to[13] = 1.0 if table.points and table.scores[seat] + total + 5 >= table.points else 0.0


@register_function
def describe_hand(table: Table, seat: int, to: Floats) -> None:
    """The hand: its size, its strength, and what multiplies it."""
    hand = table.hands[seat]
    strength = 0
    mercenaries = 0
    for card in range(MERCENARIES):
        strength += hand[card] * STRENGTH[card]
        mercenaries += hand[card]
        to[HAND + card] = hand[card] / 3
    for card in range(MERCENARIES, CARDS):
        to[HAND + card] = hand[card] / 2
    steady = hand[COURTESAN] + 10 * hand[HEROINE]
    to[14] = table.held[seat] / 10
    to[15] = (strength + steady) / 40
    to[16] = strength * (2 if hand[DRUMMER] > 0 else 1) / 40
    to[17] = mercenaries / 10
    to[18] = steady / 15
    to[19] = 1.0 if table.held[seat] == 0 else 0.0
    to[20] = 1.0 if mercenaries == 0 else 0.0
    to[21] = hand[TEN] / 2


@register_function
def describe(table: Table, inputs: Floats) -> None:
    """Fill `inputs`, shape (6, INPUTS), for every seat of the table."""
    n = table.seats
    free = 0
    for region in range(REGIONS):
        if region != table.favor and (table.owner[region] == NOBODY or table.capturing_regions):
            free |= 1 << region
    cards = 0
    empty = 0
    for seat in range(n):
        cards += table.held[seat]
        empty += 1 if table.held[seat] == 0 else 0
        describe_kingdom(table, seat, free, inputs[seat])
        describe_hand(table, seat, inputs[seat])
    for seat in range(n):
        for item in range(OWN_SIZE):
            highest = inputs[(seat + 1) % n][item]
            total = 0.0
            for other in range(n):
                if other != seat:
                    total += inputs[other][item]
                    highest = max(highest, inputs[other][item])
            inputs[seat][RIVALS + item] = highest
            inputs[seat][RIVALS + OWN_SIZE + item] = total / (n - 1)
        to = inputs[seat]
        for item in range(COMMON, INPUTS):
            to[item] = 0.0
        to[COMMON] = 1.0
        to[COMMON + n - 1] = 1.0
        to[COMMON + 6] = count(free) / 17
        to[COMMON + 7] = cards / (10 * n)
        to[COMMON + 8] = empty / n
        to[COMMON + 9] = float(table.draw_after_battle)
        to[COMMON + 10] = float(table.capturing_regions)
        to[COMMON + 11] = float(table.hidden_cards)
        to[COMMON + 12] = 1.0 if table.points else 0.0
        to[COMMON + 13] = 1.0 if table.favor != NO_REGION else 0.0


@register_function
def chances(table: Table, inputs: Floats, into: Floats, hidden: Floats, out: Floats, result: Floats) -> None:
    """Each seat's chance to win, into `result`, shape (6,); they add up to 1.

    `into`, shape (INPUTS, H), and `out`, shape (H,), are the network's weights, `inputs`, shape (6, INPUTS),
    and `hidden`, shape (H,), are room to work in. The hidden units are rectified.
    """
    describe(table, inputs)
    units = len(out)
    best = -1e9
    for seat in range(table.seats):
        for unit in range(units):
            hidden[unit] = 0.0
        for item in range(INPUTS):
            value = inputs[seat][item]
            if value != 0.0:
                row = into[item]
                for unit in range(units):
                    hidden[unit] += value * row[unit]
        score = 0.0
        for unit in range(units):
            if hidden[unit] > 0.0:
                score += hidden[unit] * out[unit]
        result[seat] = score
        best = max(best, score)
    total = 0.0
    for seat in range(table.seats):
        result[seat] = exp(result[seat] - best)
        total += result[seat]
    for seat in range(table.seats):
        result[seat] /= total


@register_function
def share(table: Table, seat: int) -> float:
    """When all is over: a seat's part of the victory, 1 or with others less (R9.3, R13.3)."""
    winners = table.match_winners if table.points else table.winners
    return 1.0 / count(winners) if winners >> seat & 1 else 0.0
