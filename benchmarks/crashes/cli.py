"""`run.py bench crashes`: servers that are killed while people play at them."""

import asyncio
import shlex
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

from cyclopts import Parameter, validators
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from .run import Outcome, Plan, run

Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]


def crashes(
    *,
    kills: Annotated[int, Parameter(validator=validators.Number(gte=0))] = 100,
    database: str | None = None,
    processes: Count = 2,
    tables: Count = 4,
    seed: int = 1,
    outage: str | None = None,
) -> int:
    """Kill servers of this machine while people play there, and compare every game with what they were told.

    The exit status is 1 if anything that was acknowledged is lost or doubled, or a game does not end.

    Parameters
    ----------
    kills
        How often a server is killed. It is started again while the others go on.
    database
        An empty database, as for `condottiere serve`; otherwise a new SQLite file.
    processes
        How many servers share it; each player connects to any of them.
    tables
        How many games are played at the same time.
    seed
        What players do and when servers are killed follows from it, as far as time allows.
    outage
        A command that stops the database and starts it again, as 'pg_ctl -D data -m immediate -w restart'. It
        is run with every tenth kill.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        plan = Plan(
            database=database or str(folder / "games.db"),
            kills=kills,
            processes=processes,
            tables=tables,
            seed=seed,
            outage=None if outage is None else partial(_run_command, outage),
        )
        try:
            outcome = _run_with_progress(plan, folder)
        except (RuntimeError, subprocess.CalledProcessError) as error:
            print(f"condottiere: {error}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 130
    _print(outcome)
    return 1 if outcome.complaints else 0


def _run_command(command: str) -> None:
    subprocess.run(shlex.split(command), stdout=subprocess.DEVNULL, check=True)


def _run_with_progress(plan: Plan, folder: Path) -> Outcome:
    columns = (
        TextColumn("killed"),
        BarColumn(),
        TextColumn("{task.completed} of {task.total}, {task.description}"),
    )
    with Progress(*columns, console=Console(stderr=True)) as shown:
        bar = shown.add_task("", total=plan.kills)

        def show(outcome: Outcome) -> None:
            said = f"{outcome.actions} actions, {outcome.games} games over"
            shown.update(bar, completed=outcome.kills, description=said)

        return asyncio.run(run(plan, folder, show))


def _print(outcome: Outcome) -> None:
    print(
        f"{outcome.kills} servers killed, {outcome.outages} outages of the database, "
        f"{outcome.reconnections} connections lost and found; "
        f"the longest until the table was there again: {outcome.longest_wait:.1f} s"
    )
    print(f"{outcome.games} games, {outcome.actions} actions and {outcome.said} chat lines acknowledged")
    refusals = ", ".join(f"{code} {count}" for code, count in sorted(outcome.refusals.items()))
    print(f"refused: {refusals or 'nothing'}")
    for complaint in outcome.complaints:
        print(complaint)
    if not outcome.complaints:
        print("nothing is lost, nothing doubled, and every game is over")
