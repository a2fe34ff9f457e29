"""A server in a thread of this process, over real sockets.

The server has its own event loop in its own thread, so these tests run beside anything. Nothing here sleeps:
people wait for messages (`people`). Chance comes from a seed, which a failing test prints.
"""

import asyncio
import random
import socket
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import connect

from condottiere.bots import Bot, BotError, BotKind, Decision
from condottiere.bots.bargaining.characters import Character
from condottiere.bots.bot import single_decision
from condottiere.bots.levels import Level
from condottiere.bots.parameters import Parameters
from condottiere.bots.registry import UniformBot
from condottiere.bots.thinking_time import QUICK_SECONDS
from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.game import Game
from condottiere.record.notation import Dealt, parse_cards
from condottiere.rules import Options, View
from condottiere.server.network.limits import Limits, Rate
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.opponents.precompilation import Precompilation
from condottiere.server.serve import graceful_server
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from support.clocks import hurried_but_deals
from support.people import PATIENCE, Person
from support.plain_http import browser, request

RATES: Any = {name: Rate(10_000, 10_000.0) for name, kind in Limits.__annotations__.items() if kind is Rate}
SECONDS: Any = dict.fromkeys(("request_seconds", "unread_seconds", "silent_seconds"), PATIENCE)
UNLIMITED = Limits(**RATES, **SECONDS)
"""Nothing is closed because a machine stood still for a while."""
T = TypeVar("T")


class Passer:
    """A bot that does the first legal thing: pass, keep, take none."""

    def decide(self, view: View) -> Decision:
        return single_decision(view.legal[0])


class Gated(Passer):
    """A bot that thinks until the test lets all of them go."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.open = threading.Event()

    def decide(self, view: View) -> Decision:
        self.begun.release()
        assert self.open.wait(PATIENCE)
        return super().decide(view)

    def begins(self) -> None:
        """Wait until it has begun once more."""
        assert self.begun.acquire(timeout=PATIENCE)


def quick(_: msgspec.Struct) -> float:
    """The budget of a bot that does not look ahead."""
    return QUICK_SECONDS


def slow(_: msgspec.Struct) -> float:
    """The budget of a bot that looks ahead."""
    return 2 * QUICK_SECONDS


BOTS = {
    "passer": BotKind("Passer", lambda _seed, _: Passer(), quick),
    "random": BotKind("Random", lambda seed, _: UniformBot(seed), quick),
}
LEVELS = (
    Level("meek", "Meek", "gentle", "passer"),
    Level("wild", "Wild", "merciless", "random"),
)


def kinds(**bots: Callable[[], Bot]) -> dict[str, BotKind]:
    """Kinds of bots that do not look ahead, by name."""
    return {name: BotKind(name, lambda _seed, _, make=make: make(), quick) for name, make in bots.items()}  # type: ignore[misc]


def opponents(
    bots: Mapping[str, BotKind] = BOTS,
    hint: str = "passer",
    characters: Mapping[str, Character] = MappingProxyType({}),
) -> Opponents:
    """Opponents of our own. Of the levels, only those with a character bargain."""

    def parse(spec: str) -> tuple[BotKind, Parameters]:
        name, _, parameters = spec.partition(":")
        if parameters:
            raise BotError(f"{name} has no parameters")
        return bots[name], Parameters()

    return Opponents(bots, LEVELS, hint, parse, captain="meek", characters=characters)


def services(
    seed: int = 1, bots: Mapping[str, BotKind] = BOTS, hint: str = "passer", **changes: Any
) -> Services:
    """Services whose randomness comes from a seed, and that wait less than real ones."""
    print(f"seed {seed}")
    secrets = random.Random(seed)
    chosen: dict[str, Any] = {
        "rng": random.Random(seed),
        "new_secret": lambda: secrets.randbytes(32).hex(),
        "sleep": hurried_but_deals,
        "opponents": opponents(bots, hint),
        "new_game": lambda options, _, entries: Game.begin(options, random.Random(seed), entries),
    }
    return Services(**chosen | changes)


def dealt(hands: str, holder: int = 0) -> Callable[..., Game]:
    """A game whose first deal gives each seat the hand named here, as in 'TTT6666555 1111111111'."""
    rows = [parse_cards(hand) for hand in hands.split()]

    def new_game(options: Options, _: object = None, entries: Sequence[FairnessEntry] = ()) -> Game:
        order = [rows[(holder + step) % len(rows)] for step in range(len(rows))]
        deal = tuple(row[turn] for turn in range(len(rows[0])) for row in order)
        return Game.resume(options, holder, [*entries, Dealt(deal)], random.Random(1))

    return new_game


@dataclass
class Running:
    """A server that runs, and its address."""

    port: int
    server: uvicorn.Server
    thread: threading.Thread
    connections: ExitStack = field(default_factory=ExitStack)

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """As SIGTERM does."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        return request(method, self.http + path, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.request("GET", path, **more)

    def post(self, body: object, path: str = "", **more: Any) -> httpx.Response:
        return self.request("POST", f"/api/tables{path}", json=body, **more)

    def browser(self, name: str | None = None, made: "Made | None" = None, *seats: int) -> httpx.Client:
        """A client that keeps its cookies; a person of this name if one is given, who has these seats."""
        client = self.connections.enter_context(browser(self.http))
        if name is not None:
            assert client.put("/api/me", json={"name": name}).status_code == 200
        if made is not None:
            for seat in seats:
                claimed = client.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[seat]})
                assert claimed.status_code == 200, claimed.text
                made.keys[seat] = claimed.json()["key"]
        return client

    def table(self, *seats: str, **more: object) -> "Made":
        """A table: a seat named 'bot:NAME' is that bot's. Pace instant unless said otherwise."""
        who = [
            {"name": seat.title(), "bot": seat.removeprefix("bot:") if seat.startswith("bot:") else None}
            for seat in seats
        ]
        answer = self.post({"seats": who, "pace": "instant"} | more)
        assert answer.status_code == 201, answer.text
        return Made(**answer.json())

    def sit(self, *seats: str, **more: Any) -> tuple["Made", list["Person"]]:
        """A table at which seat 0 begins unless said otherwise, and its people, who have joined it."""
        more["options"] = {"first_holder": 0, **more.get("options", {})}
        made = self.table(*seats, **more)
        return made, [self.join(made.id, key) for key in made.keys if key is not None]

    def join(self, table: str, key: str | None = None, **more: Any) -> "Person":
        """Connect and join; wait for the table."""
        person = self.connect(table, **more)
        person.send(type="join", key=key)
        person.next_table()
        return person

    def join_as(self, browser: httpx.Client, table: str, **more: Any) -> "Person":
        """Connect with a browser's cookie and without a key; wait for the table or its waiting room."""
        person = self.connect(table, additional_headers={"Cookie": cookie_header(browser)})
        person.send(type="join", **more)
        person.receive()
        return person

    def connect(self, table: str, **more: Any) -> "Person":
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        patience: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "max_queue": None}
        connecting = connect(address, **patience | {"ping_interval": None} | more)
        return Person(self.connections.enter_context(connecting))


def do_in_room(browser: httpx.Client, table: str, kind: str, **more: object) -> httpx.Response:
    """Ask for a change of a waiting room, as in 'take' with a `seat`."""
    return browser.post(f"/api/tables/{table}/room", json={"action": {"type": kind} | more})


def cookie_header(browser: httpx.Client) -> str:
    """The Cookie header that a browser sends."""
    return "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


@dataclass
class Made:
    """The answer to making a table."""

    id: str
    keys: list[str | None]


@contextmanager
def running(database: Path | str, at: Services | None = None, **settings: Any) -> Iterator[Running]:
    """A server for as long as this lasts."""
    chosen: dict[str, Any] = {
        "database": str(database),
        "busy_timeout": 10.0,
        "retry_seconds": 0.02,
        "private_seconds": 0.0,
        "limits": UNLIMITED,
        "precompile": False,
        "review_processes": False,
        "health_seconds": 0,
    }
    listening = socket.create_server(("127.0.0.1", 0))
    chosen["port"] = listening.getsockname()[1]
    server = graceful_server(Settings(**chosen | settings), at or services())
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    served = Running(listening.getsockname()[1], server, thread)
    try:
        yield served
    finally:
        served.connections.close()
        served.stop()


class Compiling:
    """A process that compiles nothing, and is as far as the test says."""

    COMMAND = "import socket, sys; steps = socket.create_connection(('127.0.0.1', int(sys.argv[1])))\n"
    COMMAND += "for step in steps.makefile(): print(step, end='', flush=True)"

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.precompilation = Precompilation((sys.executable, "-c", self.COMMAND, str(port)))
        self._steps: socket.socket | None = None

    def say(self, text: str) -> None:
        """Say how far it is, as '14%', or which bot is ready."""
        if self._steps is None:
            self._listening.settimeout(PATIENCE)
            self._steps, _ = self._listening.accept()
        self._steps.sendall(f"{text}\n".encode())

    def end(self) -> None:
        """Compile no more."""
        if self._steps is not None:
            self._steps.close()
            self._steps = None
        self._listening.close()


@contextmanager
def compiling() -> Iterator[Compiling]:
    """Bots that look ahead are not ready until this says so, or ends."""
    process = Compiling()
    try:
        yield process
    finally:
        process.end()


def in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: the browser tests leave a loop running in the main one."""
    result: list[T] = []
    failure: list[BaseException] = []

    def run() -> None:
        try:
            result.append(asyncio.run(work))
        except BaseException as error:  # carried over to the test's thread
            failure.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failure:
        raise failure[0]
    return result[0]
