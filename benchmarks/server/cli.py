"""`run.py bench server`: one server on SQLite, with PostgreSQL one and two there, and an echo."""

import asyncio
import sys
from collections.abc import Coroutine, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.table import Table as Grid

from .measure import Capacity, Speed, measure_echo, measure_server
from .tables import Load

SHOWN: Final = 40
"""How many functions of a profile are shown."""


def print_capacity(found: Mapping[str, Capacity], echo: Speed) -> None:
    """Print what each of these servers held, by name, and the echo beside them."""
    grid = Grid("", title="The echo sends as many messages of the same length, and does nothing else")
    speeds = {name: one.busy for name, one in found.items()} | {"echo": echo}
    for name in speeds:
        grid.add_column(name, justify="right")
    _add_speeds(grid, "under load", list(speeds.values()))
    grid.add_section()
    _add_speeds(grid, "quiet", [one.quiet for one in found.values()])
    grid.add_section()
    for what, figures in _others(list(found.values())).items():
        grid.add_row(what, *figures)
    Console().print(grid)
    if not echo.cpu:  # Windows counts it in steps of 16 ms
        return
    for name, one in found.items():
        print(f"{name}: {one.busy.cpu / echo.cpu:.1f} x the CPU time of the echo")


def print_gain(name: str, one: Capacity, two: Capacity) -> None:
    """Print what a second server on the same database brings."""
    rate, cpu = two.busy.rate / one.busy.rate, two.busy.cpu / one.busy.cpu
    print(f"{name}: {rate:.2f} x the actions a second of one server, each for {cpu:.2f} x the CPU time")


def print_profile(speed: Speed) -> None:
    """Print where the time of a server's event loop went."""
    grid = Grid("function", title="Shares of the CPU time of the process, from samples of its event loop")
    grid.add_column("itself", justify="right")
    grid.add_column("with what it calls", justify="right")
    inner = [one for one in speed.profile if not one[0].startswith(("runpy.", "__main__."))]
    for name, own, whole in inner[:SHOWN]:
        grid.add_row(name, f"{own:.1%}", f"{whole:.1%}")
    Console().print(grid)


def _add_speeds(grid: Grid, what: str, speeds: Sequence[Speed]) -> None:
    grid.add_row(f"actions/s {what}", *(f"{one.rate:,.1f}" for one in speeds))
    grid.add_row("  p50, ms", *(f"{one.p50 * 1e3:,.1f}" for one in speeds))
    grid.add_row("  p99, ms", *(f"{one.p99 * 1e3:,.1f}" for one in speeds))
    grid.add_row("  CPU ms an action", *(f"{one.cpu * 1e3:.2f}" for one in speeds))
    grid.add_row("  of the players, ms", *(f"{one.client_cpu * 1e3:.2f}" for one in speeds))
    grid.add_row("  kB sent an action", *(f"{one.bytes_an_action / 1e3:.1f}" for one in speeds))
    grid.add_row("  longest garbage collection, ms", *(f"{one.longest_pause * 1e3:.1f}" for one in speeds))
    grid.add_row("  refused", *(_refused(one.refused) for one in speeds))


def _refused(refused: Mapping[str, int]) -> str:
    return ", ".join(f"{code} {count}" for code, count in refused.items()) or "0"


def _others(found: Sequence[Capacity]) -> dict[str, list[str]]:
    return {
        "CPU ms a socket that joins": [f"{one.joining * 1e3:.2f}" for one in found],
        "CPU ms an onlooker who joins": [f"{one.onlookers * 1e3:.2f}" for one in found],
        "MB of memory before there is a table": [f"{one.no_table / 1e6:.1f}" for one in found],
        "kB an idle table": [f"{one.idle_table / 1e3:.1f}" for one in found],
        "kB more a live table": [f"{one.live_table / 1e3:.1f}" for one in found],
        "  still there when all have left": [f"{one.left_table / 1e3:.1f}" for one in found],
    }


T = TypeVar("T")
USUAL: Final = Load()
_ONE: Final = "PostgreSQL"
_HALF_THE_TABLES: Final = "two, a table at one"
_HALF_OF_EACH: Final = "two, a table at both"


def server(*, load: Load = USUAL, database: str | None = None) -> int:
    """Play at many tables of one server, all on this machine, and then at an echo that does nothing else.

    Parameters
    ----------
    database
        Address of a PostgreSQL database that tables may be made in: one server is measured there, too, and
        then two beside each other: each with half the tables, and each with half the sockets of every table.
    """
    try:
        _measure(load, database)
    except RuntimeError as error:
        print(f"condottiere: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _measure(load: Load, postgresql: str | None) -> None:
    """Measure, and print what was found out. Raises RuntimeError."""
    found: dict[str, Capacity] = {}
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "games.db")
        found["SQLite"], message = _run(measure_server(load, [database], _tell))
    if postgresql is not None:
        found[_ONE], _ = _run(measure_server(load, [postgresql], _tell))
        found[_HALF_THE_TABLES], _ = _run(measure_server(load, [postgresql] * 2, _tell))
        found[_HALF_OF_EACH], _ = _run(measure_server(load, [postgresql] * 2, _tell, spread=True))
    echo = _run(measure_echo(load, message, _tell))
    print_capacity(found, echo)
    if postgresql is not None:
        for name in (_HALF_THE_TABLES, _HALF_OF_EACH):
            print_gain(name, found[_ONE], found[name])
    if load.profile:
        print_profile(found["SQLite"].busy)


def _run(measuring: Coroutine[Any, Any, T]) -> T:
    """Run in the fastest event loop there is: the players should take as little as they can."""
    try:
        from uvloop import new_event_loop
    except ModuleNotFoundError:  # on Windows
        return asyncio.run(measuring)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(measuring)


def _tell(what: str) -> None:
    print(f"{what} ...", file=sys.stderr, flush=True)
