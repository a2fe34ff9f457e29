"""Random games by the rules in CPython, beside python-chess making random moves in the same run.

Both sides do the same kind of work: list the legal moves, take one at random, make it. Runs of the two
alternate, so that both meet the same machine; medians are compared.
"""

import random
from collections.abc import Iterator
from functools import partial

from condottiere.rules import Options, new_table
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import CARDS
from condottiere.rules.legality import fill_legal
from condottiere.rules.options import SWITCHES
from condottiere.rules.play import step, step_deal
from condottiere.rules.table import DEAL, OVER

from .peers import chess_games
from .speeds import Speed, in_turn

EVERY_OPTION = dict.fromkeys(SWITCHES, True)

SEATS = (2, 4, 6)
WORKLOADS = 1 + 2 * len(SEATS)
"""How many speeds `measure` takes."""


def measure(runs: int, seconds: float, seed: int) -> list[Speed]:
    """Every workload `runs` times for at least `seconds`, in turn; python-chess comes first.

    Raises ModuleNotFoundError if python-chess is not installed.
    """
    rng = random.Random(seed)
    workloads = dict(chess_games(rng))
    for name, options in option_sets():
        workloads[name] = partial(random_game, options, rng)
    return in_turn(workloads, runs, seconds)


def option_sets() -> Iterator[tuple[str, Options]]:
    """What our own workloads are called and played with."""
    for seats in SEATS:
        yield f"{seats} seats", Options(seats=seats)
        yield f"{seats} seats, every option", Options(seats=seats, **EVERY_OPTION)


def random_game(options: Options, rng: random.Random) -> int:
    """Play a random game to its end; return how many decisions it took. Deals are made but not counted."""
    table = new_table(options, rng.randrange(options.seats))
    codes = [0] * ACTIONS
    random_float = rng.random
    decisions = 0
    while table.phase != OVER:
        if table.phase == DEAL:
            pile = [card for card in range(CARDS) for _ in range(table.pile[card])]
            while table.phase == DEAL and pile:
                step_deal(table, pile.pop(int(random_float() * len(pile))))
        else:
            step(table, codes[int(random_float() * fill_legal(table, codes))])
            decisions += 1
    return decisions
