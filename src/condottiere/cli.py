"""The command line: each command only passes its words on to the part that does the work."""

import io
import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators

from condottiere.server.protocol import Pace

app = App(name="condottiere", help="Condottiere: a game of bluff in Renaissance Italy.")


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=65535))] = 8000,
    db: str = "condottiere.db",
    pace: Pace = "normal",
    browser: Annotated[bool, Parameter(name="--open", negative="--no-browser")] = False,
) -> int:
    """Serve the game to browsers.

    Parameters
    ----------
    host
        Address to listen on; 127.0.0.1 is this machine only, 0.0.0.0 all networks it is in.
    port
        Port to listen on; 0 takes any that is free.
    db
        File that games are kept in, made if it is not there. A SQLAlchemy URL of an asyncio driver also does.
    pace
        How fast bots act, unless a table says otherwise.
    browser
        Open the game in a browser.
    """
    from condottiere.server.serve import CannotServe, serve
    from condottiere.server.settings import Settings

    try:
        serve(Settings(host=host, port=port, database=db, pace=pace), browser)
    except CannotServe as complaint:
        print(f"condottiere: {complaint}", file=sys.stderr)
        return 1
    return 0


@app.command
def replay(file: Path) -> int:
    """Print a recorded game turn by turn, with every card open.

    Parameters
    ----------
    file
        A game record, as the table offers it for download when a game is over.
    """
    from condottiere.record.record import RecordError, load
    from condottiere.record.telling import tell

    try:
        story = list(tell(load(file.read_text(encoding="utf-8-sig"))))
    except (OSError, UnicodeDecodeError, RecordError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        print(f"condottiere: {file}: {why}", file=sys.stderr)
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal may lack the letters of a name
    try:
        print("\n".join(story), flush=True)
    except BrokenPipeError:
        # Whoever reads has seen enough. Python would complain once more when it closes the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


bench = App(name="bench", help="Measure speed, beside a peer in the same run.")
app.command(bench)


@bench.command(name="rules")
def bench_rules(
    *,
    runs: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 5,
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 1.0,
    seed: int = 1,
) -> int:
    """Play random games by the rules, and random chess games with python-chess, in turn.

    Parameters
    ----------
    runs
        How often each is measured; the median counts.
    seconds
        How long one measurement takes, at least.
    seed
        What the random games follow from.
    """
    from condottiere.benchmarks.report import print_speeds
    from condottiere.benchmarks.rules import WORKLOADS, measure

    print(f"Measuring for about {runs * seconds * WORKLOADS:.0f} seconds ...", file=sys.stderr)
    try:
        print_speeds(measure(runs, seconds, seed))
    except ModuleNotFoundError as missing:
        print(
            f"condottiere: {missing.name} is needed to compare with: pip install {missing.name}",
            file=sys.stderr,
        )
        return 1
    return 0


def main() -> None:
    """Run the command line."""
    sys.exit(app())
