"""How a network does against `expert`: every number of seats, no optional rule and all mixes of them.

The network always takes the action that its policy finds best. Each cell is played by all rotations of its
seats; at the tables of a mixed cell the optional rules take turns.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.bots.learned.network import Network
from condottiere.rules import Options
from condottiere.rules.actions import ACTIONS
from condottiere.rules.options import MAX_SEATS, MIN_SEATS, USUAL_TARGET

from .field import mixes, new_field
from .lockstep import EXPERT, LEARNER, Lanes, Lockstep

Choose: TypeAlias = Callable[[NDArray[np.int8], NDArray[np.bool_]], NDArray[np.int64]]
"""Chooses an action for each row of features, shape (n, FEATURES), of those that are legal, (n, ACTIONS)."""

GAMES: Final = 12_000
"""The games of a cell."""
AT_ONCE: Final = 24_000
"""How many games are played at once."""
MAX_DECISIONS: Final = 20_000
"""After how many decisions of the network a game counts as won by nobody."""
SURE: Final = 1.96
"""How many standard errors a 95 % interval reaches to each side."""


class Cell(NamedTuple):
    """What is examined: the seats of the network among experts, and by which options they play."""

    seats: str
    """For each seat 'L' for the network or 'E' for `expert`."""
    rules: str
    """'none', 'mixes' (all sixteen, equally often) or 'points' (R13 alone)."""


class Finding(NamedTuple):
    """The result of a cell."""

    cell: Cell
    games: int
    share: float
    """The victories of one seat of the network, as a share of the games."""
    half_width: float
    """How far its 95 % interval reaches to each side."""
    others: float
    """The victories of one seat of `expert`."""

    @property
    def par(self) -> float:
        """The share of each seat if all were alike."""
        return 1 / len(self.cell.seats)

    def __str__(self) -> str:
        verdict = "above" if self.share - self.half_width > self.par else "not above"
        if self.share + self.half_width < self.par:
            verdict = "below"
        return (
            f"{self.cell.seats:<6}  {self.cell.rules:<6}  {self.games:>6} games  "
            f"a seat of the network {self.share:6.1%} +- {self.half_width:.1%}  "
            f"a seat of expert {self.others:6.1%}  par {self.par:.1%}: {verdict}"
        )


def cells() -> list[Cell]:
    """Return all cells: one against the rest, the rest against one, and at four seats two against two."""
    found = []
    for rules in ("none", "mixes"):
        for seats in range(MIN_SEATS, MAX_SEATS + 1):
            found.append(Cell("L" + "E" * (seats - 1), rules))
            if seats > MIN_SEATS:
                found.append(Cell("L" * (seats - 1) + "E", rules))
            if seats == 4:
                found += [Cell("LLEE", rules), Cell("LELE", rules)]
    return [*found, Cell("LEEE", "points"), Cell("LE", "points")]


def examine(
    choose: Choose, wanted: Sequence[Cell], games: int, threads: int, seed: int, at_once: int = AT_ONCE
) -> Iterator[Finding]:
    """Play `games` games of each cell and yield the findings."""
    together = max(1, at_once // games)
    for first in range(0, len(wanted), together):
        some = wanted[first : first + together]
        lanes = _play(choose, some, games, threads, seed + first)
        for number, cell in enumerate(some):
            part = slice(number * games, (number + 1) * games)
            yield _finding(cell, lanes.kinds[part], lanes.shares[part])


def _play(choose: Choose, some: Sequence[Cell], games: int, threads: int, seed: int) -> Lanes:
    """Play the games of some cells, and return the tables."""
    options = [mixed for cell in some for mixed in _options(cell)]
    field = new_field(options, [1.0] * len(options))._replace(draws=False, games=1)
    tables = Lockstep(len(some) * games, field, seed, threads)
    lanes = tables.lanes
    start = 0
    for number, cell in enumerate(some):
        kinds = np.array([LEARNER if seat == "L" else EXPERT for seat in cell.seats])
        count, seats = len(_options(cell)), len(kinds)
        for game in range(games):
            lane = number * games + game
            lanes.chosen[lane] = start + game % count
            lanes.kinds[lane, :seats] = np.roll(kinds, game // count)
        start += count
    tables.advance()
    codes = np.zeros(len(lanes.turn), np.int64)
    for _ in range(MAX_DECISIONS):
        waiting = np.flatnonzero(lanes.turn >= 0)
        if not len(waiting):
            break
        codes[waiting] = choose(lanes.rows[waiting], lanes.legal[waiting])
        tables.advance(codes)
    tables.close()
    return lanes


def _options(cell: Cell) -> list[Options]:
    seats = len(cell.seats)
    if cell.rules == "mixes":
        return mixes(seats)
    return [Options(seats=seats, points=USUAL_TARGET if cell.rules == "points" else None)]


def _finding(cell: Cell, kinds: NDArray[np.int64], shares: NDArray[np.float32]) -> Finding:
    seats = len(cell.seats)
    mine = kinds[:, :seats] == LEARNER
    won = np.maximum(shares[:, :seats], 0)
    learners = int(mine[0].sum())
    each = (won * mine).sum(1) / learners
    others = (won * ~mine).sum(1) / (seats - learners)
    half_width = SURE * float(each.std()) / len(each) ** 0.5
    return Finding(cell, len(each), float(each.mean()), half_width, float(others.mean()))


def chooser(network: Network) -> Choose:
    """Return the choice of a network, computed with NumPy."""

    def choose(rows: NDArray[np.int8], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        numbers = network.evaluate_all(rows)[:, :ACTIONS]
        found: NDArray[np.int64] = np.where(legal, numbers, -np.inf).argmax(1)
        return found

    return choose
