"""The command `condottiere envs`: what can be measured in the environments."""

import sys
from typing import Annotated

from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.table import Table as Grid

app = App(name="envs", help="The environments for learning and research.")


@app.command(name="exploitability")
def measure_exploitability(
    *bots: str,
    game: Annotated[list[str] | None, Parameter(negative="")] = None,
    iterations: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 300,
) -> int:
    """Solve small games, and print how much a best response wins from each bot there.

    A victory is 1, a defeat -1. The value is what the first seat gets when both play their best; an
    exploitability is how much a best response wins, on average of both seats.

    Parameters
    ----------
    bots
        Bots as in the arena; those of BOTS by default.
    game
        A small game, may be given several times; all by default.
    iterations
        How long each game is solved.
    """
    from condottiere.bots import BotError

    from .exploitability import BOTS, examine
    from .small_games import SMALL_GAMES

    chosen = game or list(SMALL_GAMES)
    if unknown := [name for name in chosen if name not in SMALL_GAMES]:
        print(f"condottiere: there is no small game {unknown[0]}: {', '.join(SMALL_GAMES)}", file=sys.stderr)
        return 1
    grid = Grid("game", "sets", "nodes", "value", "equilibrium", *(bots or BOTS))
    try:
        for line in examine(chosen, bots or BOTS, iterations):
            found = (f"{number:.4f}" for number in line.bots.values())
            sizes = f"{line.sets:,}", f"{line.nodes:,}"
            grid.add_row(line.game, *sizes, f"{line.value:.4f}", f"{line.left:.4f}", *found)
    except BotError as error:
        print(f"condottiere: {error}", file=sys.stderr)
        return 1
    Console().print(grid)
    return 0


@app.command(name="random")
def measure_random_play(
    *, games: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 10_000, seed: int = 1
) -> None:
    """Print what random play is like: without optional rules at 2 to 6 seats, and with each at four.

    "First" is what the seat gets that holds the token first.

    Parameters
    ----------
    games
        How many episodes are played for each line.
    seed
        Where their cards, first holders and choices come from.
    """
    from condottiere.rules import Options
    from condottiere.rules.options import MAX_SEATS, MIN_SEATS, SWITCHES, USUAL_TARGET

    from .random_play import measure

    lines = [(str(seats), Options(seats=seats)) for seats in range(MIN_SEATS, MAX_SEATS + 1)]
    lines += [(f"4, {rule}", Options(**{rule: True})) for rule in SWITCHES]
    lines.append((f"4, points={USUAL_TARGET}", Options(points=USUAL_TARGET)))
    grid = Grid("seats", "decisions", "longest", "legal actions", "most", "unfinished", "first")
    for name, options in lines:
        found = measure(options, games, seed)
        choices = f"{found.choices:.1f}", str(found.most)
        shares = f"{found.unfinished:.2%}", f"{found.first:.1%}"
        grid.add_row(name, f"{found.decisions:.1f}", f"{found.longest:,}", *choices, *shares)
    Console().print(grid)
