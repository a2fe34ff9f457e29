"""The command line. Each command only passes its arguments on.

Slow imports are inside the commands, so that `--help` and other commands start quickly.
"""

import sys

from cyclopts import App, CycloptsError

from condottiere import __version__
from condottiere.server.settings import Settings

from .databases import archive, backup, move
from .missing import needing
from .records import MISUSE, replay, verify


@needing("server")
def serve(*, settings: Settings = Settings()) -> int:
    """Serve the game to browsers."""
    from condottiere.server import serve

    try:
        serve.serve(settings)
    except serve.CannotServe as complaint:
        print(f"condottiere: {complaint}", file=sys.stderr)
        return 1
    return 0


app = App(name="condottiere", help="Condottiere: a game of bluff in Renaissance Italy.", version=__version__)
for command in (serve, backup, archive, move, replay, verify):
    app.command(command)
app.command(
    "condottiere.terminal.cli:PLAY",
    name="play",
    help="Play against captains in this terminal; Ctrl-C saves the game.",
)
app.command(
    "condottiere.terminal.cli:WATCH", name="watch", help="Watch captains or other bots play in this terminal."
)
app.command("condottiere.arena.cli:app", name="arena", help="Matches, trials and ladders between bots.")
app.command("condottiere.envs.cli:app", name="envs", help="Small games to solve, and how bots do in them.")
app.command("condottiere.training.cli:app", name="train", help="Train the networks that bots judge by.")


def main() -> None:
    """Run the command line."""
    try:
        sys.exit(app(exit_on_error=False))
    except CycloptsError:
        sys.exit(MISUSE)  # it has been explained
