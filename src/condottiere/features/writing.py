"""The one writer of features: whole numbers, from what one seat may know.

The functions are written like the rules. `bots.learned` runs them as they are and writes into a list;
`compiled.features` compiles them and writes into arrays of int8.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from condottiere.rules.cards import BISHOP, CARDS, NO_CARD, SPRING, WINTER
from condottiere.rules.observation import Observation
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import ALL_REGIONS, REGIONS
from condottiere.rules.strength import highest_mercenary, in_play, line_strength, spring_mercenary
from condottiere.rules.table import BATTLE, Ending, Phase
from condottiere.rules.victory import can_be_site, group_around, popcount, regions_of

PHASES: Final = len(Phase)
ENDINGS: Final = len(Ending)
MOST: Final = 127
"""The largest number of a column; larger ones are written as this one."""


class Row(Protocol):
    """The features of one viewer of one table: a list, or an array of int8, of length FEATURES."""

    def __setitem__(self, index: Any, value: Any, /) -> None: ...


def put_features(row: Row, observation: Observation) -> None:
    """Write the features of one observation, not yet divided by SCALES, into a row of zeros."""
    winter = in_play(observation, WINTER)
    favored = spring_mercenary(observation)
    leader, best, second = strongest_lines(observation, winter, favored)
    at = put_table(row, observation)
    at = put_cards(row, at, observation, winter, favored, second if leader == 0 else best)
    sites = possible_sites(observation)
    for place in range(observation.seats):
        at = put_place(row, at, observation, place)
        strength = line_strength(observation, place, winter, favored)
        at = put_line(row, at, strength, strength - (second if place == leader else best))
        at = put_realm(row, at, observation, place, sites)


def put(row: Row, at: int, number: int) -> int:
    """Write one column; return the next column."""
    row[at] = min(number, MOST)
    return at + 1


def put_one_hot(row: Row, at: int, length: int, index: int) -> int:
    """Write a 1 at an index of `length` columns, or nothing for an index below 0; return the next column."""
    row[at + max(index, 0)] = 1 if index >= 0 else 0  # as a branch, it would often be predicted wrongly
    return at + length


def put_counts(row: Row, at: int, cards: Sequence[int]) -> int:
    """Write a column for each kind of card; return the next column."""
    for card in range(CARDS):
        row[at + card] = cards[card]
    return at + CARDS


def put_table(row: Row, observation: Observation) -> int:
    """Write what describes the table as a whole; return the next column."""
    at = put_one_hot(row, 0, MAX_SEATS + 1, observation.seats)
    at = put(row, at, observation.total_needed)
    at = put(row, at, observation.adjacent_needed)
    at = put(row, at, observation.draw_after_battle)
    at = put(row, at, observation.capturing_regions)
    at = put(row, at, observation.hidden_cards)
    at = put(row, at, observation.points)
    at = put(row, at, observation.idle_limit)
    at = put_one_hot(row, at, PHASES, observation.phase)
    at = put_one_hot(row, at, MAX_SEATS, observation.turn)
    at = put_one_hot(row, at, MAX_SEATS, observation.holder)
    at = put_one_hot(row, at, MAX_SEATS, observation.first_holder)
    at = put_one_hot(row, at, REGIONS, observation.site)
    at = put_one_hot(row, at, REGIONS, observation.favor)
    at = put_one_hot(row, at, MAX_SEATS, observation.defender)
    at = put(row, at, observation.defender_waits)
    at = put(row, at, observation.played)
    at = put(row, at, observation.final)
    at = put(row, at, observation.battles)
    at = put(row, at, observation.idle_battles)
    at = put_one_hot(row, at, ENDINGS, observation.ending)
    at = put(row, at, observation.games)
    for region in range(REGIONS):
        at = put_one_hot(row, at, MAX_SEATS, observation.owner[region])
    return at


def put_cards(
    row: Row, at: int, observation: Observation, winter: int, favored: int, strongest_other: int
) -> int:
    """Write what the viewer knows of the cards, and what its own would do; return the next column.

    `strongest_other` is the strength of the strongest line but the viewer's.
    """
    at = put_counts(row, at, observation.hand)
    at = put_counts(row, at, observation.discards)
    at = put_counts(row, at, observation.unseen)
    at = put(row, at, observation.pile)
    for card in range(CARDS):
        held = observation.hand[card]
        if held > 0:
            row[at + card] = 1
            row[at + CARDS + card] = 1 if held > 1 else 0
            if observation.phase == BATTLE:
                if favored >= 0 or card in (WINTER, SPRING, BISHOP):
                    lead = lead_after(observation, card, winter, favored)
                else:
                    lead = strength_after(observation, card, winter) - strongest_other
                row[at + 2 * CARDS + card] = max(-MOST, min(lead, MOST))
                row[at + 3 * CARDS + card] = 1 if lead > 0 else 0
    return at + 4 * CARDS


def put_place(row: Row, at: int, observation: Observation, place: int) -> int:
    """Write who sits at a place and what is known of its cards; return the next column."""
    at = put(row, at, 1)
    at = put(row, at, observation.held[place])
    at = put(row, at, observation.out[place])
    at = put(row, at, observation.contenders >> place & 1)
    at = put(row, at, 1 if observation.down[place] != NO_CARD else 0)
    at = put_one_hot(row, at, CARDS, observation.down[place])
    at = put_counts(row, at, observation.known[place])
    at = put_counts(row, at, observation.sure[place])
    at = put_counts(row, at, observation.lines[place])
    at = put(row, at, observation.scores[place])
    return put(row, at, observation.winners >> place & 1)


def put_line(row: Row, at: int, strength: int, lead: int) -> int:
    """Write what the line of a place is worth; return the next column."""
    at = put(row, at, strength)
    at = put(row, at, max(-MOST, lead))
    return put(row, at, 1 if lead > 0 else 0)


def put_realm(row: Row, at: int, observation: Observation, place: int, sites: int) -> int:
    """Write what regions a place controls, and which more would win; return the next column.

    `sites` is a bit mask of the regions that can be sites.
    """
    regions = regions_of(observation, place)
    total = popcount(regions)
    adjacent, wins = winning_regions(observation, regions, total)
    at = put(row, at, total)
    at = put(row, at, adjacent)
    at = put(row, at, max(0, observation.total_needed - total))
    at = put(row, at, max(0, observation.adjacent_needed - adjacent))
    if wins:
        for region in range(REGIONS):
            row[at + region] = (wins & sites) >> region & 1
        if observation.site >= 0:
            row[at + REGIONS] = wins >> observation.site & 1
    return at + REGIONS + 1


def possible_sites(observation: Observation) -> int:
    """R4.3: a bit mask of the regions that can be sites, if their holder is another seat's."""
    mask = 0
    for region in range(REGIONS):
        mask |= (1 if can_be_site(observation, region) else 0) << region
    return mask


def winning_regions(observation: Observation, regions: int, total: int) -> tuple[int, int]:
    """R8: the largest group of a seat that controls `total` regions (a bit mask), and which more would win.

    The size of the group, and a bit mask.
    """
    needed = observation.adjacent_needed
    largest = wins = beside = between = 0
    rest = regions
    while rest:
        group, border = group_around(rest & -rest, rest)
        rest &= ~group
        size = popcount(group)
        largest = max(largest, size)
        if size + 1 >= needed:
            wins |= border
        between |= beside & border
        beside |= border
    if total + 1 >= observation.total_needed:
        wins = ALL_REGIONS
    elif total + 1 >= needed:
        between &= ~wins & ~regions  # conquering one of these joins groups
        while between:
            region = between & -between
            between ^= region
            joined, _ = group_around(region, regions)
            if popcount(joined) >= needed:
                wins |= region
    return largest, wins & ~regions


def strongest_lines(observation: Observation, winter: int, favored: int) -> tuple[int, int, int]:
    """Return the place of a strongest line, its strength, and that of the strongest other line."""
    leader, best, second = -1, 0, 0
    for place in range(observation.seats):
        strength = line_strength(observation, place, winter, favored)
        if strength > best:
            leader, best, second = place, strength, best
        else:
            second = max(second, strength)
    return leader, best, second


def strength_after(observation: Observation, card: int, winter: int) -> int:
    """The strength of the viewer's line if it played a card that changes no other line, without a Spring."""
    observation.lines[0][card] += 1
    strength = line_strength(observation, 0, winter, -1)
    observation.lines[0][card] -= 1
    return strength


def lead_after(observation: Observation, card: int, winter: int, favored: int) -> int:
    """The viewer's lead if it played a card face up: R3, with what Winter, Spring and Bishop do (R5).

    The lines are changed meanwhile, and then as before: a count below 0 is worth nothing.
    """
    gone = highest_mercenary(observation) if card == BISHOP else -1
    if gone >= 0:
        turn_over(observation, gone)
    observation.lines[0][card] += 1
    winter = 1 if card == WINTER else 0 if card == SPRING else winter
    favored = -1 if card == WINTER else spring_mercenary(observation)
    leader, best, second = strongest_lines(observation, winter, favored)
    strength = line_strength(observation, 0, winter, favored)
    lead = strength - (second if leader == 0 else best)
    observation.lines[0][card] -= 1
    if gone >= 0:
        turn_over(observation, gone)
    return lead


def turn_over(observation: Observation, card: int) -> None:
    """Change the sign of how many cards of a kind lie in each line."""
    for place in range(observation.seats):
        observation.lines[place][card] = -observation.lines[place][card]
