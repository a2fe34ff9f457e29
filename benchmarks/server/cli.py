"""`run.py bench server`: one server on SQLite, with PostgreSQL one and two there, and an echo."""

import asyncio
import sys
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar

from .load import Load
from .measure import Capacity, measure_echo, measure_server
from .report import print_capacity, print_gain, print_profile

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
