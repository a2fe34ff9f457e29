"""The command `condottiere envs`: what can be measured in the small games."""

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
        Bots as in the arena; those of BOTS by default. Search is asked in games of at most 5,000 sets.
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
            found = (f"{number:.4f}" if number is not None else "-" for number in line.bots.values())
            sizes = f"{line.sets:,}", f"{line.nodes:,}"
            grid.add_row(line.game, *sizes, f"{line.value:.4f}", f"{line.left:.4f}", *found)
    except BotError as error:
        print(f"condottiere: {error}", file=sys.stderr)
        return 1
    Console().print(grid)
    return 0
