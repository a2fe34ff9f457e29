"""Sights and feature vectors of many tables, for learning and for study.

Both are made of what `rules.sight` lets the viewer see, and of nothing else. Features are float32, mostly
between 0 and 1; `LAYOUT` says what each column means, and here they are written in its order.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condottiere.rules import Ending, Phase
from condottiere.rules.cards import CARDS, NO_CARD, WINTER
from condottiere.rules.options import MAX_SEATS
from condottiere.rules.regions import REGIONS
from condottiere.rules.sight import Sight, observe
from condottiere.rules.strength import in_play, line_strength, spring_mercenary
from condottiere.rules.victory import largest_group, popcount, regions_of

from . import registration as registration
from .arguments import check_tables, numbers
from .compiling import kernel, register_function
from .feature_layout import FEATURES, LAYOUT, Part, feature_names
from .layout import SIGHT, Records

__all__ = ["FEATURES", "LAYOUT", "Part", "feature_names", "features", "fill_features", "sights"]

SCALES: Final = np.array([scale for part in LAYOUT for scale in part.scale], np.float32)
PHASES: Final = len(Phase)
ENDINGS: Final = len(Ending)

Row: TypeAlias = NDArray[np.float32]
"""The features of one viewer of one table, shape (FEATURES,). What is written is not yet scaled."""


@register_function
def put(row: Row, at: int, number: int) -> int:
    """Write one column; return the next."""
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
def put_table(row: Row, sight: Sight) -> int:
    """Write the parts of the whole table, in the order of LAYOUT; return where the first place begins."""
    at = put_one_hot(row, 0, MAX_SEATS + 1, sight.seats)
    at = put(row, at, sight.total_needed)
    at = put(row, at, sight.adjacent_needed)
    at = put(row, at, sight.draw_after_battle)
    at = put(row, at, sight.capturing_regions)
    at = put(row, at, sight.hidden_cards)
    at = put(row, at, sight.points)
    at = put(row, at, sight.idle_limit)
    at = put_one_hot(row, at, PHASES, sight.phase)
    at = put_one_hot(row, at, MAX_SEATS, sight.turn)
    at = put_one_hot(row, at, MAX_SEATS, sight.holder)
    at = put_one_hot(row, at, MAX_SEATS, sight.first_holder)
    at = put_one_hot(row, at, REGIONS, sight.site)
    at = put_one_hot(row, at, REGIONS, sight.favor)
    at = put_one_hot(row, at, MAX_SEATS, sight.defender)
    at = put(row, at, sight.defender_waits)
    at = put(row, at, sight.played)
    at = put(row, at, sight.final)
    at = put(row, at, sight.battles)
    at = put(row, at, sight.idle_battles)
    at = put_one_hot(row, at, ENDINGS, sight.ending)
    at = put(row, at, sight.games)
    for region in range(REGIONS):
        at = put_one_hot(row, at, MAX_SEATS, sight.owner[region])
    at = put_counts(row, at, sight.hand)
    at = put_counts(row, at, sight.discards)
    at = put_counts(row, at, sight.unseen)
    return put(row, at, sight.pile)


@register_function
def put_place(row: Row, at: int, sight: Sight, place: int, winter: int, favored: int) -> int:
    """Write the parts of one place, in the order of LAYOUT; return where the next place begins."""
    regions = regions_of(sight, place)
    total = popcount(regions)
    adjacent = largest_group(regions)
    at = put(row, at, 1)
    at = put(row, at, sight.held[place])
    at = put(row, at, sight.out[place])
    at = put(row, at, sight.contenders >> place & 1)
    at = put(row, at, 1 if sight.down[place] != NO_CARD else 0)
    at = put_one_hot(row, at, CARDS, sight.down[place])
    at = put_counts(row, at, sight.known[place])
    at = put_counts(row, at, sight.sure[place])
    at = put_counts(row, at, sight.lines[place])
    at = put(row, at, line_strength(sight, place, winter, favored))
    at = put(row, at, total)
    at = put(row, at, adjacent)
    at = put(row, at, max(0, sight.total_needed - total))
    at = put(row, at, max(0, sight.adjacent_needed - adjacent))
    at = put(row, at, sight.scores[place])
    return put(row, at, sight.winners >> place & 1)


@register_function
def put_features(row: Row, sight: Sight) -> None:
    """Write all that one viewer sees, scaled."""
    winter = in_play(sight, WINTER)
    favored = spring_mercenary(sight)
    at = put_table(row, sight)
    for place in range(sight.seats):
        at = put_place(row, at, sight, place, winter, favored)
    for column in range(at):
        row[column] /= SCALES[column]
    for column in range(at, FEATURES):
        row[column] = 0


@kernel
def _fill_sights(tables: Records, viewers: NDArray[np.int64], sights: Records) -> None:
    for index in range(len(tables)):
        observe(tables[index], viewers[index], sights[index])


@kernel
def fill_features(tables: Records, viewers: NDArray[np.int64], out: NDArray[np.float32]) -> None:
    """Write the features of what seat `viewers[i]` sees of table i into `out[i]`: shape (n, FEATURES).

    For a caller who keeps its arrays: they must be contiguous, int64 and float32, and each viewer a seat of
    its table. `features` is the same for others.
    """
    sight = np.zeros(1, SIGHT)
    for index in range(len(tables)):
        observe(tables[index], viewers[index], sight[0])
        put_features(out[index], sight[0])


def features(tables: Records, viewers: ArrayLike) -> NDArray[np.float32]:
    """The features of what seat `viewers[i]` sees of table i: shape (n, FEATURES), columns as in LAYOUT.

    Raises ValueError for a viewer that is not at its table.
    """
    seats = _seats(tables, viewers)
    out = np.empty((len(tables), FEATURES), np.float32)
    fill_features(tables, seats, out)
    return out


def sights(tables: Records, viewers: ArrayLike) -> Records:
    """What seat `viewers[i]` sees of table i: SIGHT records, shape (n,). Raises ValueError as `features`."""
    seats = _seats(tables, viewers)
    seen = np.zeros(len(tables), SIGHT)
    _fill_sights(tables, seats, seen)
    return seen


def _seats(tables: Records, viewers: ArrayLike) -> NDArray[np.int64]:
    """The viewers as an array. Raises ValueError for one that is not at its table."""
    check_tables(tables)
    seats = numbers("viewers", viewers, len(tables))
    absent = np.flatnonzero((seats < 0) | (seats >= tables["seats"]))
    if len(absent):
        index = int(absent[0])
        raise ValueError(f"R1.1: there is no seat {seats[index]} at table {index}")
    return seats
