"""The features of a View, put together a second time, slowly and from what a person in that seat is shown."""

from collections.abc import Sequence

import numpy as np

from condottiere.features import FEATURES, SCALES
from condottiere.rules import Card, Phase, Region, Table, View
from condottiere.rules.cards import MERCENARIES
from condottiere.rules.regions import BORDERS
from condottiere.rules.strength import strengths


def one_hot(length: int, index: int | None) -> list[float]:
    return [float(index == column) for column in range(length)]


def from_view(seen: View) -> list[float]:
    """The features of a View, in the order of LAYOUT."""
    viewer, n = seen.viewer, len(seen.seats)
    assert viewer is not None

    def place(seat: int | None) -> int | None:
        return None if seat is None else (seat - viewer) % n

    values: list[float] = [
        *one_hot(7, n),
        seen.total_needed,
        seen.adjacent_needed,
        seen.options.draw_after_battle,
        seen.options.capturing_regions,
        seen.options.hidden_cards,
        seen.options.points or 0,
        seen.options.idle_limit,
        *one_hot(10, seen.phase),
        *one_hot(6, place(seen.turn)),
        *one_hot(6, place(seen.holder)),
        *one_hot(6, place(seen.first_holder)),
        *one_hot(17, seen.site),
        *one_hot(17, seen.favor),
        *one_hot(6, place(seen.defender)),
        seen.defender_waits,
        seen.played,
        seen.final_battle,
        seen.battles,
        seen.idle_battles,
        *one_hot(6, seen.ending),
        seen.games,
        *(number for owner in seen.owners for number in one_hot(6, place(owner))),
        *seen.hand,
        *seen.discards,
        *seen.unseen,
        seen.pile,
        *(min(count, 1) for count in seen.hand),
        *(int(count > 1) for count in seen.hand),
    ]
    leads = [lead_after(seen, Card(card)) for card in range(15)]
    values += [*leads, *(float(lead > 0) for lead in leads)]
    for number in range(n):
        values += of_seat(seen, (viewer + number) % n)
    values += [0.0] * (FEATURES - len(values))
    return list(np.array(values, np.float32) / np.array(SCALES, np.float32))


def lead_after(seen: View, card: Card) -> int:
    """By how much the viewer would lead after playing a card; 0 if it has none, and between battles."""
    viewer = seen.viewer
    assert viewer is not None
    if seen.phase != Phase.BATTLE or not seen.hand[card]:
        return 0
    lines = [list(seat.line) for seat in seen.seats]
    lines[viewer][card] += 1
    struck: list[int] = []
    if card == Card.BISHOP:
        struck = [max((c for c in range(MERCENARIES) if any(line[c] for line in lines)), default=Card.BISHOP)]
    elif card == Card.WINTER:
        struck = [Card.SPRING]
    elif card == Card.SPRING:
        struck = [Card.WINTER]
    table = Table()
    table.seats = len(lines)
    table.lines = [[0 if c in struck else count for c, count in enumerate(line)] for line in lines]
    return lead(strengths(table), viewer)


def lead(worth: Sequence[int], number: int) -> int:
    """By how much a line is stronger than the strongest other."""
    return worth[number] - max(other for seat, other in enumerate(worth) if seat != number)


def would_win(seen: View, number: int, region: Region) -> bool:
    """Whether a seat would have won if it also controlled this region."""
    mine = {Region(other) for other, owner in enumerate(seen.owners) if owner == number} | {region}
    group = {region}
    for _ in range(len(mine)):
        group |= {b for pair in BORDERS for a, b in (pair, pair[::-1]) if a in group and b in mine}
    enough = len(mine) >= seen.total_needed or len(group) >= seen.adjacent_needed
    return seen.owners[region] != number and enough


def of_seat(seen: View, number: int) -> Sequence[float]:
    seat = seen.seats[number]
    ahead = lead([other.strength for other in seen.seats], number)
    return [
        1,
        seat.hand_size,
        seat.passed,
        seat.contending,
        seat.face_down,
        *one_hot(15, seat.face_down_card),
        *seat.known,
        *seat.sure,
        *seat.line,
        seat.score,
        number in seen.winners,
        seat.strength,
        ahead,
        ahead > 0,
        seat.regions,
        seat.adjacent,
        seat.total_missing,
        seat.adjacent_missing,
        *(would_win(seen, number, region) and free(seen, region) for region in Region),
        seen.site is not None and would_win(seen, number, seen.site),
    ]


def free(seen: View, region: Region) -> bool:
    """Whether a region can be a site."""
    return region != seen.favor and (seen.owners[region] is None or seen.options.capturing_regions)
