"""`run.py bench rude`: how long an honest table waits while one client is rude."""

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Annotated, Any, Final
from urllib.request import urlopen

from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.server_process import ServerProcess, server_process

from .attacker import ATTACKS

_COMPILED: Final = ("bots",)
"""The attacks for which a server has to have compiled its bots."""
_COMPILING_SECONDS: Final = 40.0
_QUIET_SECONDS: Final = 1.0
"""The server has done what an attack has left if it answers at once for so long."""
_AT_ONCE: Final = 0.05
_REST_SECONDS: Final = 60.0
"""The maximum time to wait for that."""
Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]
Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0))]


@dataclass(slots=True)
class Waits:
    """How long everybody waited for each action of the honest table, in seconds."""

    off: list[float] = field(default_factory=list)
    on: list[float] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    """What the attacker was answered, by status."""


def rude(
    *,
    attack: Sequence[str] = (),
    rounds: Count = 4,
    seconds: Seconds = 4.0,
    rate: Seconds = 12.0,
    database: str | None = None,
) -> int:
    """Let one client be rude and then not, by turns, and see how long a table of four waits for its actions.

    Parameters
    ----------
    attack
        Which attacks; all without.
    rounds
        How often each begins.
    seconds
        For how long, and as long in between.
    rate
        How many actions a second the honest table wants to do.
    database
        The address of an empty database, as for `condottiere serve`; otherwise a new SQLite file.
    """
    if unknown := set(attack) - ATTACKS.keys():
        print(f"condottiere: no attack {', '.join(unknown)}; there are {', '.join(ATTACKS)}", file=sys.stderr)
        return 1
    grid = Grid("", title="Milliseconds from an action to the last of four updates")
    for heading in ("off: p50", "p99", "on: p50", "p99", "longest", "x p50", "x p99", "answers"):
        grid.add_column(heading, justify="right")
    for name in attack or ATTACKS:
        found = measure(name, rounds, seconds, rate, database)
        off, on = _figures(found.off), _figures(found.on)
        shown = [f"{one * 1e3:.1f}" for one in (*off[:2], *on)]
        ratios = [f"{b / a:.2f}" for a, b in zip(off[:2], on, strict=False)]
        row = (name, *shown, *ratios, " ".join(f"{k}:{v}" for k, v in found.answers.most_common(3)))
        print(*row, file=sys.stderr, flush=True)
        grid.add_row(*row)
    Console().print(grid)
    return 0


def _figures(waits: Sequence[float]) -> tuple[float, float, float]:
    """The median, the 99th percentile and the longest."""
    return median(waits), quantiles(waits, n=100, method="inclusive")[98], max(waits)


def measure(name: str, rounds: int, seconds: float, rate: float, database: str | None) -> Waits:
    """Measure one attack on a server of its own."""
    flags = () if name in _COMPILED else ("--no-precompile",)
    waits = Waits()
    with server_process(*flags, database=database) as server:
        if name in _COMPILED:
            time.sleep(_COMPILING_SECONDS)
        address = f"http://127.0.0.1:{server.port}"
        with (
            _child("benchmarks.rude.honest", address) as honest,
            _child("benchmarks.rude.attacker", str(server.port), name) as attacker,
        ):
            for number in range(2 * rounds):
                attacks = number % 2 == 1
                if not attacks:
                    _expect_ready(attacker)
                _say(honest, json.dumps(_table(server) | {"rate": rate, "seconds": seconds}))
                _expect_ready(honest)
                _wait_until_quiet(server)
                if attacks:
                    _say(attacker, "on")
                _say(honest, "act")
                (waits.on if attacks else waits.off).extend(json.loads(_hear(honest)))
                if attacks:
                    _say(attacker, "off")
                    waits.answers.update(json.loads(_hear(attacker)))
    return waits


def _wait_until_quiet(server: ServerProcess) -> None:
    quiet_since = end = time.perf_counter() + _REST_SECONDS
    while (now := time.perf_counter()) < min(end, quiet_since + _QUIET_SECONDS):
        with urlopen(f"http://127.0.0.1:{server.port}/api/health/live"):
            pass
        quiet_since = min(quiet_since, now) if time.perf_counter() - now < _AT_ONCE else end
        time.sleep(_AT_ONCE)


def _table(server: ServerProcess) -> dict[str, Any]:
    seats = [{"name": f"Honest {seat}"} for seat in range(4)]
    made: dict[str, Any] = server.open_table(seats)
    return made


Child = subprocess.Popen[str]


@contextmanager
def _child(module: str, *arguments: str) -> Iterator[Child]:
    """A process that ends when its stdin does."""
    command = [sys.executable, "-m", module, *arguments]
    child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield child
    finally:
        child.kill()
        child.wait()


def _say(child: Child, line: str) -> None:
    assert child.stdin is not None
    print(line, file=child.stdin, flush=True)


def _hear(child: Child) -> str:
    """The next line of a process. Raises RuntimeError if it has ended."""
    assert child.stdout is not None
    line = child.stdout.readline()
    if not line:
        raise RuntimeError("a process of the measurement has ended")
    return line


def _expect_ready(child: Child) -> None:
    if (line := _hear(child)) != "ready\n":
        raise RuntimeError(f"a process of the measurement said {line!r}")
