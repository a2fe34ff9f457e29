"""Random games by the rules in CPython, beside python-chess making random moves in the same run.

Both sides do the same kind of work: list the legal moves, take one at random, make it. Runs of the two
alternate, so that both meet the same machine; medians are compared.
"""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median

from condottiere.rules import Options, new_table
from condottiere.rules.actions import ACTIONS
from condottiere.rules.cards import CARDS
from condottiere.rules.legality import fill_legal
from condottiere.rules.play import step, step_deal
from condottiere.rules.table import DEAL, OVER

EVERY_OPTION = {
    "bigger_kingdoms": True,
    "draw_after_battle": True,
    "capturing_regions": True,
    "hidden_cards": True,
}


SEATS = (2, 4, 6)
WORKLOADS = 1 + 2 * len(SEATS)
"""How many speeds `measure` takes."""


@dataclass(frozen=True, slots=True)
class Speed:
    """Decisions a second of one workload, run by run."""

    name: str
    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.runs)


def measure(runs: int, seconds: float, seed: int) -> list[Speed]:
    """Every workload `runs` times for about `seconds`, in turn; python-chess comes first.

    Raises ModuleNotFoundError if python-chess is not installed.
    """
    workloads = dict(_workloads(random.Random(seed)))
    speeds: dict[str, list[float]] = {name: [] for name in workloads}
    for _ in range(runs):
        for name, play in workloads.items():
            speeds[name].append(_speed(play, seconds))
    return [Speed(name, tuple(figures)) for name, figures in speeds.items()]


def _workloads(rng: random.Random) -> Iterator[tuple[str, Callable[[], int]]]:
    yield "python-chess", lambda: random_chess_game(rng)
    for seats in SEATS:
        plain = Options(seats=seats)
        full = Options(seats=seats, **EVERY_OPTION)
        yield f"{seats} seats", lambda options=plain: random_game(options, rng)  # type: ignore[misc]
        yield f"{seats} seats, every option", lambda options=full: random_game(options, rng)  # type: ignore[misc]


def _speed(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second, over whole games."""
    decisions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += play()
    return decisions / spent


def random_game(options: Options, rng: random.Random) -> int:
    """Play a random game to its end; return how many decisions it took. Deals are made but not counted."""
    table = new_table(options, rng.randrange(options.seats))
    codes = [0] * ACTIONS
    chance = rng.random
    decisions = 0
    while table.phase != OVER:
        if table.phase == DEAL:
            pile = [card for card in range(CARDS) for _ in range(table.pile[card])]
            while table.phase == DEAL and pile:
                step_deal(table, pile.pop(int(chance() * len(pile))))
        else:
            step(table, codes[int(chance() * fill_legal(table, codes))])
            decisions += 1
    return decisions


def random_chess_game(rng: random.Random) -> int:
    """The yardstick: random moves until python-chess says the game is over, or 200 moves are made."""
    import chess

    board = chess.Board()
    moves = 0
    while moves < 200:
        legal = list(board.legal_moves)
        if not legal:
            break
        board.push(rng.choice(legal))
        moves += 1
    return moves
