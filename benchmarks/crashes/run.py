"""Games at several servers of one database, while servers are killed and started again."""

import asyncio
import json
import random
import subprocess
import sys
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from condottiere.ports import unused_port
from condottiere.record.file import RecordError, enter_next, load
from condottiere.record.game import Game
from condottiere.record.notation import Move, entry_text

from .player import Player

_START_SECONDS: Final = 60.0
_NO_LIMITS: Final = ("joins=100000/1", "tables=100000/1", "messages=100000/1", "chat=100000/1")
"""All players come from one address."""


class KillableServer:
    """A server on this machine that may be killed and started again."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = unused_port()
        self._log = log
        self._command = [sys.executable, "-m", "condottiere", "serve", "--db", database, "--no-browser"]
        self._command += ["--port", str(self.port), "--no-precompile", "--pace", "instant"]
        for limit in _NO_LIMITS:
            self._command += ["--limit", limit]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers. Raises RuntimeError, with what it has said."""
        process = self._process = self._spawn()
        with suppress(TimeoutError):
            async with asyncio.timeout(_START_SECONDS):
                while process.poll() is None:
                    if await self._answers():
                        return
                    await asyncio.sleep(0.05)  # nothing tells when it begins to listen
        raise RuntimeError(f"a server did not start. It said:\n{self._log.read_text(errors='replace')}")

    def _spawn(self) -> "subprocess.Popen[bytes]":
        with self._log.open("ab") as output:
            return subprocess.Popen(self._command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)

    def kill(self) -> None:
        """End it as a power cut does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    async def _answers(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        return True


_SEATS: Final = ({"name": "Ada"}, {"name": "Bruno"}, {"name": "Captain", "bot": "random"})
_PEOPLE: Final = 2
_HTTP_SECONDS: Final = 20.0
_LONGEST_WAIT: Final = 1.5
"""Seconds from the first action, once all servers run, until one is killed, at most."""
_TRIES: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What is to be tried."""

    database: str
    kills: int
    processes: int
    tables: int
    seed: int
    outage: Callable[[], None] | None = None
    """Stops the database and starts it again."""
    outage_every: int = 10
    """How many servers are killed between two outages."""


@dataclass(slots=True)
class Outcome:
    """What was found out."""

    kills: int = 0
    outages: int = 0
    games: int = 0
    actions: int = 0
    """Actions that were acknowledged."""
    said: int = 0
    """Chat lines that were acknowledged."""
    refusals: Counter[str] = field(default_factory=Counter)
    """How often something was refused, by the code of the error."""
    reconnections: int = 0
    longest_wait: float = 0.0
    """Seconds from the loss of a connection until the table was there again, at most."""
    complaints: list[str] = field(default_factory=list)


async def run(plan: Plan, folder: Path, on_change: Callable[[Outcome], None]) -> Outcome:
    """Play until so many servers were killed, and all games to their ends. Raises RuntimeError.

    `folder` takes what the servers say.
    """
    outcome, rng = Outcome(), random.Random(plan.seed)
    async with _servers(plan, folder) as servers:
        ports = [server.port for server in servers]
        killed = asyncio.Event()
        playing = [
            asyncio.create_task(_play_games(ports, random.Random(rng.random()), killed, outcome, on_change))
            for _ in range(plan.tables)
        ]
        try:
            await _kill(plan, servers, rng, outcome, on_change, playing)
            killed.set()
            await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    return outcome


@asynccontextmanager
async def _servers(plan: Plan, folder: Path) -> AsyncIterator[Sequence[KillableServer]]:
    async with AsyncExitStack() as stack:
        servers = [
            KillableServer(plan.database, folder / f"server{number}.log") for number in range(plan.processes)
        ]
        for server in servers:
            stack.callback(server.kill)
        await asyncio.gather(*(server.start() for server in servers))
        yield servers


async def _kill(
    plan: Plan,
    servers: Sequence[KillableServer],
    rng: random.Random,
    outcome: Outcome,
    on_change: Callable[[Outcome], None],
    playing: Sequence["asyncio.Task[None]"],
) -> None:
    """Kill one server after the other, and start each again while the others go on."""
    for number in range(1, plan.kills + 1):
        await _wait_for_action(outcome, playing)
        await asyncio.sleep(rng.uniform(0.0, _LONGEST_WAIT))
        server = rng.choice(servers)
        server.kill()
        outcome.kills = number
        if plan.outage is not None and number % plan.outage_every == 0:
            await asyncio.to_thread(plan.outage)
            outcome.outages += 1
        on_change(outcome)
        await server.start()


async def _wait_for_action(outcome: Outcome, playing: Sequence["asyncio.Task[None]"]) -> None:
    """Wait until somebody has done something. Raises what ends the playing."""
    actions = outcome.actions
    while outcome.actions == actions:
        for task in playing:
            if task.done():
                task.result()
        await asyncio.sleep(0.02)


async def _play_games(
    ports: list[int],
    rng: random.Random,
    killed: asyncio.Event,
    outcome: Outcome,
    on_change: Callable[[Outcome], None],
) -> None:
    """Play one game after the other until no server is killed any more, then compare each."""

    def note_action() -> None:
        outcome.actions += 1
        on_change(outcome)

    games: list[tuple[str, list[Player]]] = []
    while not killed.is_set() or not games:
        made = json.loads(await _ask(ports, "/api/tables", {"seats": _SEATS, "pace": "instant"}))
        players = [
            Player(made["id"], key, ports, random.Random(rng.random()), note_action)
            for key in made["keys"][:_PEOPLE]
        ]
        await asyncio.gather(*(player.play() for player in players))
        games.append((made["id"], players))
        outcome.games += 1
        outcome.said += sum(len(player.said) for player in players)
        for player in players:
            outcome.refusals += player.refusals
        outcome.reconnections += sum(player.connections - 1 for player in players)
        outcome.longest_wait = max(outcome.longest_wait, *(player.longest_wait for player in players))
        on_change(outcome)
    for table, players in games:
        for player in players:
            await player.look_back()
        record = await _ask(ports, f"/api/tables/{table}/record")
        outcome.complaints += complaints(table, record, players)


async def _ask(ports: Sequence[int], path: str, body: object = None) -> str:
    """The answer of any server that answers. Raises RuntimeError."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    last: Any = None
    for attempt in range(_TRIES):
        url = f"http://127.0.0.1:{ports[attempt % len(ports)]}{path}"
        try:
            return await asyncio.to_thread(_open, urllib.request.Request(url, data, headers))
        except OSError as error:  # it was killed, or its database is away
            last = error
            await asyncio.sleep(0.5)
    raise RuntimeError(f"no server has answered {path}: {last}")


def _open(request: urllib.request.Request) -> str:
    with urllib.request.urlopen(request, timeout=_HTTP_SECONDS) as answer:
        text: str = answer.read().decode()
        return text


def complaints(table: str, record: str, players: Sequence[Player]) -> Iterator[str]:
    """What is lost, doubled or unfinished, a line each. `record` is the text of the whole game's record."""
    try:
        actions, over = _replay(record)
    except RecordError as error:
        yield f"table {table}: its record cannot be replayed: {error}"
        return
    if not over:
        yield f"table {table}: its game is not over"
    for player in players:
        yield from player.complaints
        for version, action in player.acted.items():
            if actions.get(version) != action:
                yield f"table {table}: {action} at version {version} was acknowledged and is lost"
        if player.lines != player.lines_now:
            yield f"table {table}: its log is not what a player was told"
        counts = Counter(player.chat_now)
        for text in player.said:
            if counts[text] != 1:
                yield f"table {table}: {text!r} was acknowledged, and is there {counts[text]} times"


def _replay(record: str) -> tuple[dict[int, str], bool]:
    """The actions of a record by the version at which each was done, and whether the game is over."""
    loaded = load(record)
    game, actions = Game(loaded.options, loaded.holder), {}
    for entry in loaded.entries:
        version = game.version
        enter_next(game, loaded)
        if isinstance(entry, Move):
            actions[version] = entry_text(entry)
    return actions, game.over
