"""`run.py bench choices`: how often a seat wins that may choose among several deals (docs/fairness.md).

A player who colludes with the server and gives or withholds entropy after all others has two deals to choose
from; with p such players there are 2 ** p. Four experts play. Before each deal, one seat looks at several and
takes the one after which it wins most often, if all go on as experts do.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Annotated, Final, NamedTuple, TypeAlias

import numpy as np
from cyclopts import Parameter, validators
from rich.live import Live
from rich.table import Table as Grid

from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.search.policy import Buffers, Numbers, choose_action, new_buffers
from condottiere.bots.search.value_network import victory_share
from condottiere.compiled.compiling import kernel, register_function
from condottiere.compiled.layout import Codes, Records
from condottiere.compiled.playouts import deal_out, go_on, settle, template
from condottiere.compiled.rng import Rng, below, seed_stream
from condottiere.rules import Options
from condottiere.rules.actions import ACTIONS
from condottiere.rules.after_battle import begin_game
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step
from condottiere.rules.table import DEAL, OVER, Table

Count: TypeAlias = Annotated[int, Parameter(validator=validators.Number(gte=1))]

CHOOSER: Final = 0
"""The seat that chooses; the first holder is drawn, so no seat has a better place."""
SEATS: Final = 4
TEMPERATURE: Final = 1.0
"""The softmax temperature of all seats: they err a little, as people do."""
BATCH: Final = 10
"""So many games are played before the keyboard is listened to."""


class Choice(NamedTuple):
    """What the chooser chooses."""

    first: int
    """The number of deals to choose from before the first battle."""
    later: int
    """The number of deals to choose from in each later round."""
    early: bool
    """Whether it knows these deals already when its own action decides about the pile."""


CHOICES: Final = {
    "nobody chooses": Choice(1, 1, early=False),
    "one puppet": Choice(2, 2, early=False),
    "one puppet who knows the deals before its last action": Choice(2, 2, early=True),
    "three puppets": Choice(8, 8, early=False),
    "the first deal is the best of 200": Choice(200, 1, early=False),
}


class Result(NamedTuple):
    """What came of a choice."""

    name: str
    games: int
    share: float
    """The chooser's mean share of the victory."""

    @property
    def error(self) -> float:
        """Half the width of the 95 % confidence interval of `share`."""
        return 1.96 * sqrt(self.share * (1 - self.share) / self.games)


class _Scratch(NamedTuple):
    """Arrays for one thread; those of tables have one each."""

    buffers: Buffers
    codes: Codes
    best: Records
    before: Records
    candidate: Records
    playout: Records


@register_function
def _play_out(table: Table, buffers: Buffers, weights: Numbers, rng: Rng) -> None:
    """Play a game to its end."""
    go_on(table, rng)
    while table.phase != OVER:
        step(table, choose_action(table, buffers, weights, TEMPERATURE, rng))
        go_on(table, rng)


@register_function
def _value(playouts: int, weights: Numbers, scratch: _Scratch, rng: Rng) -> float:
    """Return how often the chooser wins from `scratch.candidate`, of so many playouts."""
    shares = 0.0
    for _ in range(playouts):
        scratch.playout[0] = scratch.candidate[0]
        _play_out(scratch.playout[0], scratch.buffers, weights, rng)
        shares += victory_share(scratch.playout[0], CHOOSER)
    return shares


@register_function
def _choose_deal(
    deals: int, playouts: int, highest: float, weights: Numbers, scratch: _Scratch, rng: Rng
) -> float:
    """Deal `scratch.before` out so often; put the best into `scratch.best` if it is above `highest`."""
    for _ in range(deals):
        scratch.candidate[0] = scratch.before[0]
        deal_out(scratch.candidate[0], rng)
        value = _value(playouts, weights, scratch, rng)
        if value > highest:
            highest = value
            scratch.best[0] = scratch.candidate[0]
    return highest


@register_function
def _decides_deal(table: Table, scratch: _Scratch) -> bool:
    """Check if the chooser is on turn and has a choice of actions after which cards are dealt at once."""
    if table.turn != CHOOSER:
        return False
    dealt = 0
    for index in range(fill_legal(table, scratch.codes)):
        scratch.candidate[0] = table
        step(scratch.candidate[0], scratch.codes[index])
        dealt += scratch.candidate[0].phase == DEAL
    return dealt > 1


@register_function
def _choose_early(
    table: Table, deals: int, playouts: int, weights: Numbers, scratch: _Scratch, rng: Rng
) -> None:
    """Put into `scratch.best` the table after the best action and, if cards are dealt then, the best deal."""
    highest = -1.0
    for index in range(fill_legal(table, scratch.codes)):
        scratch.before[0] = table
        step(scratch.before[0], scratch.codes[index])
        if scratch.before[0].phase == DEAL:
            highest = _choose_deal(deals, playouts, highest, weights, scratch, rng)
            continue
        scratch.candidate[0] = scratch.before[0]
        value = _value(playouts, weights, scratch, rng)
        if value > highest:
            highest = value
            scratch.best[0] = scratch.candidate[0]


class _Run(NamedTuple):
    """Which games are played."""

    playouts: int
    number: int
    """That of the first game."""
    games: int
    seed: int


@kernel
def _play_games(start: Records, choice: Choice, run: _Run, weights: Numbers) -> float:
    """Play games; return the sum of the chooser's shares of the victory."""
    rng = np.empty(1, np.uint64)
    table = start.copy()
    codes = np.empty(ACTIONS, np.int64)
    scratch = _Scratch(new_buffers(), codes, start.copy(), start.copy(), start.copy(), start.copy())
    shares = 0.0
    for game in range(run.number, run.number + run.games):
        seed_stream(rng, run.seed, game)
        table[0] = start[0]
        begin_game(table[0], below(rng, SEATS))
        deals = choice.first
        while table[0].phase != OVER:
            if table[0].phase == DEAL:
                scratch.before[0] = table[0]
                _choose_deal(deals, run.playouts if deals > 1 else 0, -1.0, weights, scratch, rng)
                table[0] = scratch.best[0]
                deals = choice.later
            elif choice.early and _decides_deal(table[0], scratch):
                _choose_early(table[0], deals, run.playouts, weights, scratch, rng)
                table[0] = scratch.best[0]
            else:
                step(table[0], choose_action(table[0], scratch.buffers, weights, TEMPERATURE, rng))
            settle(table[0])
        shares += victory_share(table[0], CHOOSER)
    return shares


def measure_choices(games: int, playouts: int, seed: int) -> Iterator[Result]:
    """Play so many games for each of CHOICES, with so many playouts for each deal that is looked at."""
    options = Options(seats=SEATS)
    weights = np.array(weights_for(options))
    for name, choice in CHOICES.items():
        shares = 0.0
        for number in range(0, games, BATCH):
            run = _Run(playouts, number, min(BATCH, games - number), seed)
            shares += _play_games(template(options), choice, run, weights)
        yield Result(name, games, shares / games)


def choices(*, games: Count = 1000, playouts: Count = 30, seed: int = 1) -> None:
    """Let one of four experts choose among several deals each time, and see how often it wins.

    Parameters
    ----------
    games
        How many are played for each number of deals to choose from.
    playouts
        How many games are played out from each deal that is looked at.
    seed
        What the games follow from.
    """
    grid = Grid("who chooses", title=f"Four experts, {games} games each, {playouts} playouts a deal")
    grid.add_column("wins, %", justify="right")
    grid.add_column("95 % interval", justify="right")
    with Live(grid):
        for found in measure_choices(games, playouts, seed):
            low, high = (100 * (found.share + side * found.error) for side in (-1, 1))
            grid.add_row(found.name, f"{100 * found.share:.1f}", f"{low:.1f} to {high:.1f}")
