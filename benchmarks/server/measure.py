"""What a server holds: tables at a rate, quiet tables, onlookers at one table, and an echo to compare."""

import asyncio
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from statistics import quantiles
from typing import Final

import httpcore
import msgspec

from .child import MARK, Figures, Work
from .echo import VERSION
from .tables import SEATS, Load, Table, Tally, act_at
from .websocket import Socket

_ADDRESS = re.compile(r"Condottiere is at (http://127\.0\.0\.1:\d+)/\n")
_END_SECONDS = 20.0


class Measured:
    """A process that serves."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.address = address
        self._process = process

    async def figures(self, profile: bool = False) -> Figures:
        """What it has used so far; with `profile`, it samples from now on."""
        return await asyncio.to_thread(self._ask, "profile" if profile else "figures")

    def _ask(self, question: str) -> Figures:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{question}\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith(MARK):
                return msgspec.json.decode(line.removeprefix(MARK), type=Figures)
        raise RuntimeError("the server has ended")


@contextmanager
def measured(work: Work) -> Iterator[Measured]:
    """A process that does this work, and ends with this block. Raises RuntimeError if it does not start."""
    command = [sys.executable, "-m", "benchmarks.server.child", msgspec.json.encode(work).decode()]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        match = _ADDRESS.fullmatch(process.stdout.readline())
        if match is None:
            raise RuntimeError("the server did not start; why stands above")
        yield Measured(process, match[1])
    finally:
        process.stdin.close()
        try:
            process.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


QUIET_RATE: Final = 10.0
"""Actions a second at a few tables, beside which all others are quiet."""
JOINING: Final = 16
"""How many tables join at a time."""
WARM_UP: Final = 2.0
"""Seconds of load before it is measured."""


@dataclass(frozen=True, slots=True)
class Speed:
    """What became of a load."""

    rate: float
    """Actions a second whose last update came."""
    p50: float
    """Seconds from when an action was to be sent to the last player's update."""
    p99: float
    cpu: float
    """Seconds of the servers for each action."""
    client_cpu: float
    """Seconds of all players together for each action."""
    bytes_an_action: float
    """Of the messages to players, before they are compressed."""
    longest_pause: float
    """Seconds of the longest garbage collection."""
    refused: dict[str, int]
    profile: list[tuple[str, float, float]]
    """As `Sampler.take`."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """Everything that was found out about one server, or several beside each other."""

    joining: float
    """Seconds of the servers for each socket that joined."""
    no_table: float
    """Bytes of memory of the servers before there is a table."""
    idle_table: float
    """Bytes of memory more for each table that was made and that nobody has looked at."""
    live_table: float
    """Bytes of memory more for each table with its sockets."""
    left_table: float
    """Of them, bytes that are still taken when everybody has left."""
    quiet: Speed
    busy: Speed
    onlookers: float
    """Seconds of the servers for each onlooker who joins one table."""


async def measure_server(
    load: Load, databases: Sequence[str], tell: Callable[[str], None], spread: bool = False
) -> tuple[Capacity, str]:
    """What a server holds, or several that share a database, one for each time that it is named.

    Each has its part of the tables, or with `spread` of the sockets of every table. Also returns a message
    as a player gets it, for `measure_echo`. `tell` is told what is done. Raises RuntimeError if a server does
    not start or refuses what it should not.
    """
    with ExitStack() as stack:
        servers = [stack.enter_context(measured(Work(database=name))) for name in databases]
        empty = await _memory(servers)
        tell(f"making {load.tables} tables")
        tally = Tally()
        made = await asyncio.to_thread(_make_tables, servers[0].address, load.tables)
        rng = random.Random(load.seed)
        tables = [Table(name, keys, rng, tally) for name, keys in made]
        idle = await _memory(servers)
        tell(f"joining {load.tables * SEATS} sockets")
        before = await _cpu(servers)
        async with _joined(tables, servers, load.compress, spread):
            joining = await _cpu(servers) - before
            live = await _memory(servers)
            tell(f"{QUIET_RATE:.0f} actions a second for {load.seconds:.0f} s")
            few = tables[: max(1, round(QUIET_RATE))]
            quiet = await _measure_speed(replace(load, rate=QUIET_RATE, profile=False), few, servers)
            tell(f"{load.rate:.0f} actions a second for {load.seconds:.0f} s")
            busy = await _measure_speed(load, tables, servers)
            tell(f"{load.onlookers} onlookers join one table")
            onlookers = await _measure_onlookers(load, made[0][0], servers)
        await asyncio.sleep(1.0)  # the servers close the sockets
        left = await _memory(servers)
        found = Capacity(
            joining=joining / (load.tables * SEATS),
            no_table=empty,
            idle_table=(idle - empty) / load.tables,
            live_table=(live - idle) / load.tables,
            left_table=(left - idle) / load.tables,
            quiet=quiet,
            busy=busy,
            onlookers=onlookers,
        )
    return found, _sample(tally.samples, busy)


async def measure_echo(load: Load, message: str, tell: Callable[[str], None]) -> Speed:
    """The same load, with messages of the same length, at an echo."""
    with measured(Work(message=message)) as server:
        tally, rng = Tally(), random.Random(load.seed)
        tables = [Table(f"echo{number}", [""] * SEATS, rng, tally) for number in range(load.tables)]
        async with _joined(tables, [server], load.compress):
            tell(f"{load.rate:.0f} echoes a second for {load.seconds:.0f} s")
            return await _measure_speed(replace(load, profile=False), tables, [server])


async def _measure_speed(load: Load, tables: Sequence[Table], servers: Sequence[Measured]) -> Speed:
    await act_at(tables, load.rate, min(WARM_UP, load.seconds))
    tally = tables[0].tally
    for server in servers:
        await server.figures(load.profile)
    before, received = await _cpu(servers), _received(tables)
    tally.latencies, start, client = [], time.perf_counter(), time.process_time()
    refused = tally.refused.copy()
    await act_at(tables, load.rate, load.seconds)
    seconds = time.perf_counter() - start
    latencies, client = tally.latencies, time.process_time() - client
    figures = [await server.figures() for server in servers]
    done = max(1, len(latencies))
    cuts = quantiles(latencies, n=100, method="inclusive") if len(latencies) > 1 else [0.0] * 99
    return Speed(
        rate=len(latencies) / seconds,
        p50=cuts[49],
        p99=cuts[98],
        cpu=(sum(one.cpu for one in figures) - before) / done,
        client_cpu=client / done,
        bytes_an_action=(_received(tables) - received) / done,
        longest_pause=max((pause for one in figures for pause in one.pauses), default=0.0),
        refused=dict(tally.refused - refused),
        profile=figures[0].samples,
    )


class _Onlooker:
    """Somebody who looks on, and reads nothing of it."""

    def __init__(self) -> None:
        self.joined = asyncio.Event()

    def receive(self, _: bytes) -> None:
        """Take a message of the server."""
        self.joined.set()


async def _measure_onlookers(load: Load, table: str, servers: Sequence[Measured]) -> float:
    """Seconds of the servers for each onlooker while so many join, all of whom stay."""
    before = await _cpu(servers)
    sockets = []
    for number in range(load.onlookers):
        onlooker = _Onlooker()
        address = servers[number % len(servers)].address
        socket = await Socket.open(address, table, load.compress, onlooker.receive)
        socket.send(b'{"type": "join", "key": null}')
        await onlooker.joined.wait()
        sockets.append(socket)
    spent = await _cpu(servers) - before
    for socket in sockets:
        socket.close()
    return spent / load.onlookers


def _make_tables(address: str, count: int) -> list[tuple[str, list[str]]]:
    """The names of new tables, and the keys of their seats."""
    seats = [{"name": name} for name in ("ada", "bruno", "carla", "dario")]
    new = json.dumps({"seats": seats, "options": {"points": 1000}}).encode()
    made = []
    with httpcore.ConnectionPool() as pool:
        for _ in range(count):
            headers = [("Content-Type", "application/json")]
            answer = pool.request("POST", f"{address}/api/tables", headers=headers, content=new)
            if answer.status != 201:
                raise RuntimeError(f"the server makes no table: {answer.content.decode()}")
            table = json.loads(answer.content)
            made.append((table["id"], table["keys"]))
    return made


@asynccontextmanager
async def _joined(
    tables: Sequence[Table], servers: Sequence[Measured], compress: bool, spread: bool = False
) -> AsyncIterator[None]:
    """All sockets of these tables, open within this block; with `spread`, those of each at all servers."""
    addresses = [server.address for server in servers]
    room = asyncio.Semaphore(JOINING)

    async def join(number: int, table: Table) -> None:
        async with room:
            await table.join(addresses if spread else [addresses[number % len(addresses)]], compress)

    try:
        async with asyncio.TaskGroup() as joining:
            for number, table in enumerate(tables):
                joining.create_task(join(number, table))
        yield
    finally:
        for table in tables:
            table.leave()


async def _all(servers: Sequence[Measured]) -> list[Figures]:
    return [await server.figures() for server in servers]


async def _cpu(servers: Sequence[Measured]) -> float:
    return sum(one.cpu for one in await _all(servers))


async def _memory(servers: Sequence[Measured]) -> float:
    return sum(one.memory for one in await _all(servers))


def _received(tables: Sequence[Table]) -> int:
    return sum(table.received for table in tables)


def _sample(samples: Sequence[bytes], busy: Speed) -> str:
    """A message to a player who may act, about as long as all are on the average."""
    mean = busy.bytes_an_action / SEATS
    nearest = min(samples, key=lambda one: abs(len(one) - mean)).decode()
    number = json.loads(nearest)["version"]
    return nearest.replace(f'"version":{number}', f'"version":{VERSION}', 1)
