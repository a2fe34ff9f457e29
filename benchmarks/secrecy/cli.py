"""`run.py bench secrecy`: what the time of one's own requests tells of what others do in private."""

import asyncio
import random
import sys
import time
from asyncio.subprocess import DEVNULL
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import httpx
from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import connect

from condottiere.ports import unused_port

from .acts import KINDS, OBSERVER, OBSERVERS, Kind, Observer, Seat, act_in_private, probes, repeat
from .classifier import Window, accuracy

_LIMITS: Final = (
    "joins", "tables", "messages", "client-messages", "chat", "client-chat", "all-chat", "pacts", "shows",
    "answers", "summaries", "records", "persons", "all-persons", "person-changes",
)  # fmt: skip
_START_SECONDS: Final = 60.0
_BETWEEN_SECONDS: Final = 0.1
_WINDOWS_AT_A_TABLE: Final = 50
"""So few that a seat does not reach the number of pacts that it may offer in a game."""
_TABLE: Final = {
    "seats": [{"name": name} for name in ("Ada", "Bruno", "Chiara")],
    "pace": "instant",
    "hints": True,
    "options": {"first_holder": 0},
}


@dataclass(frozen=True, slots=True)
class _Plan:
    database: str
    delay: float
    windows: int
    seconds: float
    kinds: Sequence[Kind]
    only: Sequence[str]


def secrecy(
    *,
    windows: Annotated[int, Parameter(validator=validators.Number(gte=8))] = 200,
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 1.0,
    delay: Annotated[float, Parameter(validator=validators.Number(gte=0))] = 0.05,
    database: str | None = None,
    kinds: Sequence[Kind] = KINDS,
    only: Sequence[str] = (),
) -> None:
    """Act in private in about half of many windows of time, and tell by others' waiting in which ones.

    Parameters
    ----------
    windows
        How many windows there are of each kind of act.
    seconds
        How long each is.
    delay
        Seconds by which each commit of the database is slowed down.
    database
        An empty database, as for `condottiere serve`; otherwise a new SQLite file.
    kinds
        What is done in private.
    only
        The observers, by words that their names contain; all if none are given.
    """
    with TemporaryDirectory() as folder:
        place = database or str(Path(folder) / "games.db")
        _print(asyncio.run(_measure(_Plan(place, delay, windows, seconds, kinds, only))))


async def _measure(plan: _Plan) -> Mapping[Kind, Mapping[Observer, float]]:
    found: dict[Kind, dict[Observer, float]] = {kind: {} for kind in plan.kinds}
    async with _slow_server(plan) as address:
        for kind in plan.kinds:
            for observer in OBSERVERS:
                if not plan.only or any(words in observer for words in plan.only):
                    print(f"{kind}: {observer} ...", file=sys.stderr)
                    found[kind][observer] = await _tell_apart(plan, address, kind, observer)
    return found


@asynccontextmanager
async def _slow_server(plan: _Plan) -> AsyncIterator[str]:
    """The address of a server whose commits are slow."""
    port = unused_port()
    command = [sys.executable, "-m", "benchmarks.secrecy.slow_server", str(plan.delay), "serve"]
    command += ["--no-browser", "--no-precompile", "--db", plan.database, "--port", str(port)]
    for limit in _LIMITS:
        command += ["--limit", f"{limit}=1000000/1"]
    process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        async with asyncio.timeout(_START_SECONDS), httpx.AsyncClient() as http:
            while not await _answers(http, address):  # noqa: ASYNC110  # nothing tells when it listens
                await asyncio.sleep(0.05)
        yield address
    finally:
        process.terminate()
        await process.wait()


async def _answers(http: httpx.AsyncClient, address: str) -> bool:
    try:
        await http.get(f"{address}/api/health")
    except httpx.TransportError:
        return False
    return True


async def _tell_apart(plan: _Plan, address: str, kind: Kind, name: Observer) -> float:
    """How well an observer tells the windows in which something was done, at one table after the other."""
    rng, found = random.Random(1), list[Window]()
    while len(found) < plan.windows:
        numbers = range(len(found), min(len(found) + _WINDOWS_AT_A_TABLE, plan.windows))
        found += await _windows(plan, address, kind, name, numbers, rng)
    return accuracy(found)


async def _windows(
    plan: _Plan, address: str, kind: Kind, name: Observer, numbers: range, rng: random.Random
) -> list[Window]:
    """The windows of these numbers, of an observer at a table of three."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(timeout=60))
        made = (await http.post(f"{address}/api/tables", json=_TABLE)).json()
        table, keys = made["id"], made["keys"]
        seats = [await _join(stack, address, table, key) for key in keys]
        actor, observer, _ = seats
        await _begin(actor)
        probe = probes(address, table, keys[OBSERVER], observer, http)[name]
        requests: list[tuple[float, float]] = []
        asking = asyncio.create_task(repeat(probe, requests))
        found: list[Window] = []
        for number in numbers:
            acts, began = rng.random() < 0.5, time.perf_counter()
            await asyncio.sleep(rng.uniform(0.0, 0.2) * plan.seconds)
            if acts:
                await act_in_private(kind, actor, number)
            await asyncio.sleep(began + plan.seconds - time.perf_counter())
            if not actor.errors.empty():
                raise RuntimeError(actor.errors.get_nowait()["message"])
            found.append(Window(acts, tuple(took for at, took in requests if at >= began)))
            requests.clear()
            await asyncio.sleep(_BETWEEN_SECONDS)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    return found


async def _join(stack: AsyncExitStack, address: str, table: str, key: str) -> Seat:
    """A connection to a seat, which listens as long as the stack lasts."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/play"
    seat = Seat(await stack.enter_async_context(connect(url, max_size=None)))
    listening = asyncio.create_task(seat.listen())
    stack.callback(listening.cancel)
    await seat.send(type="join", key=key)
    await seat.until(bool)
    return seat


async def _begin(actor: Seat) -> None:
    """Choose a region and pass: from then on the actor may answer about its hand."""
    for action in ("site:roma", "pass"):
        version = actor.table["version"]
        await actor.send(type="act", version=version, action=action)
        await actor.until(lambda table, before=version: table["version"] > before)  # type: ignore[misc]
        if action == "site:roma":
            await actor.until(lambda table: table["view"]["turn"] == 0)


def _print(found: Mapping[Kind, Mapping[Observer, float]]) -> None:
    grid = Grid("", title="The share of windows told apart rightly; 0.50 is chance")
    for kind in found:
        grid.add_column(kind, justify="right")
    for name in next(iter(found.values())):
        grid.add_row(name, *(f"{one[name]:.2f}" for one in found.values()))
    Console().print(grid)
