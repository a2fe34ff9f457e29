"""The process of the rude client: it attacks in one way, from the line `on` on stdin to the line `off`."""

import asyncio
import itertools
import json
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any, Final

from benchmarks.server.websocket import Socket
from condottiere.record.file import dump, record_of
from condottiere.record.game import Game
from condottiere.rules import Options

CONNECTIONS: Final = 50
"""How many requests or connections are open at the same time, unless an attack says otherwise."""
_NICE: Final = 10
"""This process makes way for the others, so that the server is measured and not the machine."""
_HOSTS: Final = 50
_TABLES: Final = 20
_POINTS: Final = 60
"""The target of the matches in records (R13), which makes them some thousand entries long."""


class Client:
    """Sends requests from one address, each over the next free connection."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.answers: Counter[int] = Counter()
        """The answers by status."""
        self.cookie = ""
        self.address = address
        self._free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of the answer. Raises OSError and EOFError."""
        reader, writer = self._free.pop() if self._free else await self.connect()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
        head += f"Content-Type: application/json\r\nCookie: {self.cookie}\r\n\r\n"
        try:
            writer.write(head.encode() + body)
            first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
            status = int(first.split()[1])
            fields = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
            answer = await reader.readexactly(int(fields.get("content-length", 0)))
        except BaseException:
            writer.close()
            raise
        if "set-cookie" in fields:
            self.cookie = fields["set-cookie"].partition(";")[0]
        if fields.get("connection") == "close":
            writer.close()
        else:
            self._free.append((reader, writer))
        self.answers[status] += 1
        return status, answer

    async def tell(self, method: str, path: str, **body: Any) -> Any:
        """What the server answers to this JSON. Raises RuntimeError if it refuses."""
        status, answer = await self.ask(method, path, json.dumps(body).encode())
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {answer[:200]!r}")
        return json.loads(answer) if answer else None

    def close(self) -> None:
        """Close all connections that are free."""
        for _, writer in self._free:
            writer.close()
        self._free.clear()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 22
        )


Step = Callable[[], Awaitable[object]]
"""Something rude, done again and again by many at the same time."""


async def _rooms(client: Client) -> Step:
    """Making waiting rooms."""
    await client.tell("PUT", "/me", name="Rude")
    body = json.dumps({"seats": [{}] * 6, "public": True}).encode()
    return lambda: client.ask("POST", "/rooms", body)


async def _connects(client: Client) -> Step:
    """Opening connections and closing them at once."""

    async def connect() -> None:
        _, writer = await client.connect()
        writer.close()

    return connect


async def _burst(client: Client) -> Step:
    """500 requests for rooms at once, and again."""
    ask = await _rooms(client)

    async def burst() -> None:
        await asyncio.gather(*(ask() for _ in range(500)), return_exceptions=True)

    return burst


async def _lobby(client: Client) -> Step:
    """Reading a full lobby."""
    for number in range(_HOSTS):
        host = Client(client.port, f"127.0.1.{number}")
        await host.tell("PUT", "/me", name=f"Host {number}")
        await host.tell("POST", "/rooms", seats=[{}] * 6, public=True)
        host.close()
    return lambda: client.ask("GET", "/lobby")


async def _tables(client: Client) -> Step:
    """Making tables."""
    body = json.dumps({"seats": [{"name": f"Rude {number}"} for number in range(6)]}).encode()
    return lambda: client.ask("POST", "/tables", body)


async def _summaries(client: Client) -> Step:
    """Asking for the summary of a table."""
    table = (await client.tell("POST", "/tables", seats=[{"name": "A"}, {"name": "B"}]))["id"]
    return lambda: client.ask("GET", f"/tables/{table}")


@cache
def _record(seed: int) -> str:
    """The record of a match in which all act at random."""
    game, rng = Game.new(Options(seats=6, points=_POINTS), seed), random.Random(seed)
    while not game.over:
        if legal := game.legal_actions():
            game.play(rng.choice(legal))
        else:
            game.next_game()
    return dump(record_of(game))


async def _uploads(client: Client) -> Step:
    """Uploading one record after the other."""
    records = itertools.cycle([json.dumps({"record": _record(n)}).encode() for n in range(12)])
    return lambda: client.ask("POST", "/records/review", next(records))


async def _reviews(client: Client) -> Step:
    """Asking for the statistics and the review of one record."""
    body = json.dumps({"record": _record(1)}).encode()
    paths = itertools.cycle(("review", "statistics", "fairness"))
    return lambda: client.ask("POST", f"/records/{next(paths)}", body)


async def _play_on(client: Client) -> Step:
    """Playing on from a moment of a record."""
    record = _record(1)
    here = {"record": record, "moment": 20, "seat": 0, "bot": "gattamelata"}
    body = json.dumps(here).encode()
    return lambda: client.ask("POST", "/records/from", body)


async def _json(client: Client) -> Step:
    """Sending JSON that is nested deeply."""
    deep = [b"[" * 64_000, b'{"a":' * 12_000, b'{"seats":' + b"[" * 60_000, b'{"record":' + b"[" * 1_000_000]
    paths = itertools.cycle(("/rooms", "/tables", "/tables", "/records/review"))
    bodies = itertools.cycle(deep)
    return lambda: client.ask("POST", next(paths), next(bodies))


async def _open(client: Client, table: Any, seat: int) -> Socket:
    address = f"http://127.0.0.1:{client.port}"
    socket = await Socket.open(address, table["id"], False, lambda _: None, client.address)
    socket.send(json.dumps({"type": "join", "key": table["keys"][seat]}).encode())
    return socket


async def _own_tables(client: Client, people: int, bot: str, count: int) -> list[Any]:
    seats = [{"name": f"Rude {seat}"} for seat in range(people)]
    seats += [{"name": f"Bot {seat}", "bot": bot} for seat in range(people, 6)]
    return [await client.tell("POST", "/tables", seats=seats, pace="instant") for _ in range(count)]


async def _comings(client: Client) -> Step:
    """Coming to tables and leaving again."""
    tables = itertools.cycle(await _own_tables(client, 6, "", 5))

    async def come_and_go() -> None:
        socket = await _open(client, next(tables), 0)
        await asyncio.sleep(0.05)
        socket.close()

    return come_and_go


async def _away(client: Client) -> Step:
    """Stepping away from tables and coming back."""
    tables = await _own_tables(client, 6, "", 9)
    sockets = [await _open(client, table, seat) for table in tables for seat in range(6)]
    turns = itertools.cycle(sockets)
    says = itertools.cycle((b'{"type":"step_away"}', b'{"type":"back"}'))

    async def say() -> None:
        told = next(says)
        for _ in range(len(sockets)):
            next(turns).send(told)
        await asyncio.sleep(0.2)

    return say


async def _looking(client: Client) -> Step:
    """Looking away from tables and back."""
    tables = await _own_tables(client, 6, "", 9)
    sockets = itertools.cycle([await _open(client, table, 0) for table in tables])
    says = itertools.cycle((False, True))

    async def say() -> None:
        looking = json.dumps({"type": "looking", "looking": next(says)}).encode()
        for _ in range(9):
            next(sockets).send(looking)
        await asyncio.sleep(0.03)

    return say


async def _bots(client: Client) -> Step:
    """Sitting at twenty tables of the strongest bots."""
    seats = [{"name": "Rude"}, *({"name": f"Bot {n}", "bot": "urslingen"} for n in range(5))]
    tables = [
        await client.tell("POST", "/tables", seats=seats, options={"first_holder": 1}) for _ in range(_TABLES)
    ]

    async def sit() -> None:
        sockets: list[Socket] = []
        try:
            for table in tables:
                sockets.append(await _open(client, table, 0))
                sockets[-1].send(b'{"type":"step_away"}')  # so that a captain plays for this seat, too
            await asyncio.Event().wait()
        finally:
            for socket in sockets:
                socket.close()

    return sit


ATTACKS: Final[dict[str, tuple[Callable[[Client], Awaitable[Step]], int]]] = {
    "connects": (_connects, CONNECTIONS),
    "rooms": (_rooms, CONNECTIONS),
    "burst": (_burst, 1),
    "lobby": (_lobby, CONNECTIONS),
    "tables": (_tables, CONNECTIONS),
    "summaries": (_summaries, CONNECTIONS),
    "uploads": (_uploads, CONNECTIONS),
    "reviews": (_reviews, CONNECTIONS),
    "play-on": (_play_on, CONNECTIONS),
    "json": (_json, CONNECTIONS),
    "comings": (_comings, CONNECTIONS),
    "away": (_away, 1),
    "looking": (_looking, 1),
    "bots": (_bots, 1),
}
"""How each attack begins, and how many do its steps at the same time."""


async def _repeat(step: Step) -> None:
    while True:
        with suppress(OSError, EOFError, ValueError):
            await step()
        await asyncio.sleep(0)


async def attack(port: int, name: str, lines: Iterator[str]) -> None:
    """Prepare the attack, say so, and follow the lines. Each time it comes from another address."""
    prepare, count = ATTACKS[name]
    for number in itertools.count(2):
        client = Client(port, f"127.1.{number}.1")  # another network than the honest table
        step = await prepare(client)
        client.answers.clear()
        print("ready", flush=True)
        if await asyncio.to_thread(next, lines, None) is None:
            return
        tasks = [asyncio.create_task(_repeat(step)) for _ in range(count)]
        await asyncio.to_thread(next, lines, None)
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        client.close()
        print(json.dumps(client.answers), flush=True)


def main() -> None:
    """Attack the server of this port in this way."""
    os.nice(_NICE)
    asyncio.run(attack(int(sys.argv[1]), sys.argv[2], iter(sys.stdin)))


if __name__ == "__main__":
    main()
