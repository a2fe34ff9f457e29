"""Observations and feature vectors of many tables, for learning and analysis.

Both hold only what `rules.observation` lets the viewer know. Features are float32, mostly between 0 and 1.
`LAYOUT` names the columns; the functions here must write them in its order.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere.rules import Ending, Phase
from condottiere.rules.cards import CARDS, NO_CARD, WINTER
from condottiere.rules.observation import Observation, observe
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import REGIONS
from condottiere.rules.strength import in_play, line_strength, spring_mercenary
from condottiere.rules.victory import largest_group, popcount, regions_of

from . import registration as registration
from .arguments import check_tables, numbers
from .compiling import kernel, register_function
from .feature_layout import FEATURES, LAYOUT, Part, feature_names
from .layout import OBSERVATION, Records

__all__ = ["FEATURES", "LAYOUT", "Part", "feature_names", "features", "fill_features", "observations"]

SCALES: Final = np.array([scale for part in LAYOUT for scale in part.scale], np.float32)
PHASES: Final = len(Phase)
ENDINGS: Final = len(Ending)

Row: TypeAlias = NDArray[np.float32]
"""The features of one viewer of one table, shape (FEATURES,). `put_features` scales them at the end."""


@register_function
def put(row: Row, at: int, number: int) -> int:
    """Write one column; return the next column."""
    row[at] = number
    return at + 1


@register_function
def put_one_hot(row: Row, at: int, length: int, index: int) -> int:
    """Write `length` columns with a 1 at an index, or all 0 for an index below 0; return the next column."""
    for column in range(length):
        row[at + column] = 1 if column == index else 0
    return at + length


@register_function
def put_counts(row: Row, at: int, cards: Sequence[int]) -> int:
    """Write a column for each kind of card; return the next column."""
    for card in range(CARDS):
        row[at + card] = cards[card]
    return at + CARDS


@register_function
def put_table(row: Row, observation: Observation) -> int:
    """Write the parts of the table, in the order of LAYOUT; return the first column of place 0."""
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
    at = put_counts(row, at, observation.hand)
    at = put_counts(row, at, observation.discards)
    at = put_counts(row, at, observation.unseen)
    return put(row, at, observation.pile)


@register_function
def put_place(row: Row, at: int, observation: Observation, place: int, winter: int, favored: int) -> int:
    """Write the parts of one place, in the order of LAYOUT; return the first column of the next place."""
    regions = regions_of(observation, place)
    total = popcount(regions)
    adjacent = largest_group(regions)
    at = put(row, at, 1)
    at = put(row, at, observation.held[place])
    at = put(row, at, observation.out[place])
    at = put(row, at, observation.contenders >> place & 1)
    at = put(row, at, 1 if observation.down[place] != NO_CARD else 0)
    at = put_one_hot(row, at, CARDS, observation.down[place])
    at = put_counts(row, at, observation.known[place])
    at = put_counts(row, at, observation.sure[place])
    at = put_counts(row, at, observation.lines[place])
    at = put(row, at, line_strength(observation, place, winter, favored))
    at = put(row, at, total)
    at = put(row, at, adjacent)
    at = put(row, at, max(0, observation.total_needed - total))
    at = put(row, at, max(0, observation.adjacent_needed - adjacent))
    at = put(row, at, observation.scores[place])
    return put(row, at, observation.winners >> place & 1)


@register_function
def put_features(row: Row, observation: Observation) -> None:
    """Write the scaled features of one observation."""
    winter = in_play(observation, WINTER)
    favored = spring_mercenary(observation)
    at = put_table(row, observation)
    for place in range(observation.seats):
        at = put_place(row, at, observation, place, winter, favored)
    for column in range(at):
        row[column] /= SCALES[column]
    for column in range(at, FEATURES):
        row[column] = 0


@kernel
def _fill_observations(tables: Records, viewers: NDArray[np.int64], observations: Records) -> None:
    for index in range(len(tables)):
        observe(tables[index], viewers[index], observations[index])


@kernel
def fill_features(tables: Records, viewers: NDArray[np.int64], out: NDArray[np.float32]) -> None:
    """Write the features of seat `viewers[i]` at table i into `out[i]`; `out` has shape (n, FEATURES).

    This is `features` without its checks, for callers that reuse their arrays: `viewers` must be contiguous
    int64, `out` contiguous float32, and each viewer a seat of its table.
    """
    observation = np.zeros(1, OBSERVATION)
    for index in range(len(tables)):
        observe(tables[index], viewers[index], observation[0])
        put_features(out[index], observation[0])


def features(tables: Records, viewers: ArrayLike) -> NDArray[np.float32]:
    """Return the features of seat `viewers[i]` at table i: shape (n, FEATURES), columns as in LAYOUT.

    Raises ValueError for a viewer that is not at its table.
    """
    seats = _seats(tables, viewers)
    out = np.empty((len(tables), FEATURES), np.float32)
    fill_features(tables, seats, out)
    return out


def observations(tables: Records, viewers: ArrayLike) -> Records:
    """Return the observation of seat `viewers[i]` at table i: OBSERVATION records, shape (n,).

    Raises ValueError for a viewer that is not at its table.
    """
    seats = _seats(tables, viewers)
    seen = np.zeros(len(tables), OBSERVATION)
    _fill_observations(tables, seats, seen)
    return seen


def _seats(tables: Records, viewers: ArrayLike) -> NDArray[np.int64]:
    """Return the viewers as an int64 array. Raises ValueError for one that is not at its table."""
    check_tables(tables)
    seats = numbers("viewers", viewers, len(tables))
    absent = np.flatnonzero((seats < 0) | (seats >= tables["seats"]))
    if len(absent):
        index = int(absent[0])
        raise ValueError(f"R1.1: there is no seat {seats[index]} at table {index}")
    return seats
