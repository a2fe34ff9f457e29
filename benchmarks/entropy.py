"""`run.py bench entropy`: how many deals lack the entropy of connected people, by how far away they are."""

import asyncio
import json
import random
import secrets
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Annotated, Any, Final
from urllib.request import urlopen

from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.fairness.state import CHAIN_LENGTH, Fairness
from condottiere.record.file import load
from condottiere.record.notation import Dealt
from condottiere.server.messages.protocol import Pace

from .server_process import ServerProcess, server_process

_BOT: Final = "naive"
_LIFTED: Final = ("websockets-per-client=2000", "tables=100000/1", "joins=100000/1",
                  "client-messages=1000000/1", "client-log=1000000000/1", "shuffles=100000/1")  # fmt: skip
"""Limits of one address, from which all people here come. Those of one seat hold."""

Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]


@dataclass
class Found:
    """What the records of some games say of the deals that a connected person's chain counted for."""

    deals: int = 0
    without: int = 0
    """How many of them lack that person's entropy."""
    waits: list[float] = field(default_factory=list)
    """Seconds from when a person was told that a deal is due until they were told of its cards."""


def entropy(
    *,
    latencies: Sequence[int] = (0, 50, 200, 400),
    paces: Sequence[Pace] = ("instant",),
    tables: Count = 12,
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 60.0,
    early: Annotated[bool, Parameter(negative="")] = False,
    seed: int = 1,
) -> None:
    """Play at a server of this machine from some way off, and count the deals without the players' entropy.

    At each table sit two people and two bots. People act at random, and give entropy as the page does.

    Parameters
    ----------
    latencies
        Milliseconds from an action until its answer could be there: a message takes half of it each way.
    paces
        The paces of the tables.
    tables
        How many games are played at a time.
    seconds
        For how long, with each latency and pace, with Draw After Battle (R12) and without it.
    early
        Have people give their entropy as soon as the deal before was made, as earlier pages did.
    seed
        What people do follows from it, as far as time allows.
    """
    grid = Grid("ms there and back", "pace", "R12", title="Deals that a connected person's chain counted for")
    for column in ("deals", "without their entropy", "of 1,000", "ms a deal waits, median", "p99"):
        grid.add_column(column, justify="right")
    flags = [flag for limit in _LIFTED for flag in ("--limit", limit)]
    with server_process("--no-precompile", *flags) as server:
        for pace in paces:
            for draws in (True, False):
                for latency in latencies:
                    print(f"{latency} ms, {pace}, R12 {'on' if draws else 'off'} ...", file=sys.stderr)
                    play = _Play(server, latency / 2000, pace, draws, early)
                    found = asyncio.run(play.measure(tables, seconds, seed))
                    waits = [1000 * wait for wait in sorted(found.waits)] or [0.0]
                    grid.add_row(
                        str(latency),
                        pace,
                        "on" if draws else "off",
                        f"{found.deals:,}",
                        f"{found.without:,}",
                        f"{1000 * found.without / max(1, found.deals):.1f}",
                        f"{statistics.median(waits):.0f}",
                        f"{waits[int(0.99 * (len(waits) - 1))]:.0f}",
                    )
    Console(width=120).print(grid)


@dataclass(frozen=True)
class _Play:
    """How it is played."""

    server: ServerProcess
    delay: float
    """Seconds that a message takes."""
    pace: Pace
    draws: bool
    early: bool

    async def measure(self, tables: int, seconds: float, seed: int) -> Found:
        """Play at so many tables for so long, one game after the other."""
        found, end = Found(), time.monotonic() + seconds
        await asyncio.gather(
            *(self._at_table(random.Random(f"{seed} {n}"), end, found) for n in range(tables))
        )
        return found

    async def _at_table(self, rng: random.Random, end: float, found: Found) -> None:
        while time.monotonic() < end:
            seats = [{"name": "Ada"}, {"name": "Bruno"}] + [{"name": "Naive", "bot": _BOT}] * 2
            body = {"seats": seats, "pace": self.pace, "options": {"draw_after_battle": self.draws}}
            made = await asyncio.to_thread(self.server.post, "/tables", body)
            people = [_Person(self, made["id"], key, random.Random(rng.random())) for key in made["keys"][:2]]
            await asyncio.gather(*(person.play(end) for person in people))
            record = load(await asyncio.to_thread(self._record, made["id"]))
            fairness = Fairness(len(seats))
            for entry in record.entries:
                if isinstance(entry, Dealt):
                    _count(fairness, found)
                    fairness = fairness.after_deal()
                elif isinstance(entry, FairnessEntry):
                    fairness = fairness.after(entry)
            found.waits += [wait for person in people for wait in person.waits]

    def _record(self, table: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.server.port}/api/tables/{table}/record") as answer:
            return str(answer.read().decode())


def _count(fairness: Fairness, found: Found) -> None:
    for seat, chain in fairness.chains.items():
        if chain.counts_from <= fairness.deal:
            found.deals += 1
            found.without += seat not in fairness.revealed


class _Person:
    """Somebody who plays from some way off, and gives entropy as the page does (`web/src/fair`)."""

    def __init__(self, play: _Play, table: str, key: str, rng: random.Random) -> None:
        self.waits: list[float] = []
        self._play, self._table, self._key, self._rng = play, table, key, rng
        links = [secrets.token_bytes(32)]
        for _ in range(CHAIN_LENGTH):
            links.append(sha256(links[-1]).digest())
        self._links = [link.hex() for link in reversed(links)]
        self._sending: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._acted = self._given = self._next = -1
        self._late = False
        self._due_since: float | None = None

    async def play(self, end: float) -> None:
        """Play until the game is over, or until the monotonic clock shows `end`."""
        address = f"ws://127.0.0.1:{self._play.server.port}/api/tables/{self._table}/play"
        async with connect(address, max_size=None, max_queue=None) as socket:
            heard: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
            tasks = [asyncio.create_task(self._hear(socket, heard)), asyncio.create_task(self._say(socket))]
            try:
                self._send(type="join", key=self._key)
                while not self._take(json.loads(await self._arrived(heard))):
                    if time.monotonic() > end:
                        self._send(type="resign")
                        end = float("inf")
            finally:
                for task in tasks:
                    task.cancel()

    async def _hear(self, socket: ClientConnection, heard: "asyncio.Queue[tuple[float, str]]") -> None:
        async for text in socket:
            heard.put_nowait((time.monotonic() + self._play.delay, str(text)))

    async def _say(self, socket: ClientConnection) -> None:
        while True:
            await socket.send(await self._arrived(self._sending))

    async def _arrived(self, queue: "asyncio.Queue[tuple[float, str]]") -> str:
        at, text = await queue.get()
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        return text

    def _send(self, **message: object) -> None:
        self._sending.put_nowait((time.monotonic() + self._play.delay, json.dumps(message)))

    def _take(self, message: dict[str, Any]) -> bool:
        """Do what a message asks for; whether the game is over."""
        if message["type"] != "table":
            return False
        view, version = message["view"], message["version"]
        if view["phase"] == "over" or message["agreements"]["closed"] is not None:
            return True
        self._time(view["phase"])
        self._contribute(message["fairness"], view["viewer"], view["phase"] == "deal")
        if version != self._acted and (view["legal"] or view["can_end"]):
            self._acted = version
            if view["can_end"]:
                self._send(type="end", version=version)
            elif view["phase"] == "hand":
                self._send(type="act", version=version, action="hand:keep")
            else:
                action = self._rng.choice(view["legal"])["token"]
                self._send(type="act", version=version, action=action)
        return False

    def _time(self, phase: str) -> None:
        if phase != "deal" and self._due_since is not None:
            self.waits.append(time.monotonic() - self._due_since)
            self._due_since = None
        elif phase == "deal" and self._due_since is None:
            self._due_since = time.monotonic()

    def _contribute(self, fairness: dict[str, Any], seat: int, due: bool) -> None:
        deal, counts = fairness["deal"], fairness["counts_from"][seat]
        if counts is None:
            if self._next < 0:
                self._send(type="chain", chain=self._links[0])
        elif self._next == deal - 1 >= counts and not fairness["gave"][seat]:
            self._late = True
        self._next = deal
        if counts is None or deal < counts or self._given == deal:
            return
        if due or self._play.early or self._late:
            self._given = deal
            self._send(type="reveal", deal=deal, reveal=self._links[deal])
