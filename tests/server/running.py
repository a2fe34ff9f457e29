"""A server in a thread of this process, over real sockets, and people who play on it.

The server has its own event loop in its own thread, so these tests run beside anything. Nothing here sleeps:
people wait for messages. Chance comes from a seed, which a failing test prints.
"""

import asyncio
import json
import random
import socket
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from condottiere.bots import BotError, BotKind, Decision
from condottiere.bots.bot import single_decision
from condottiere.bots.levels import Level
from condottiere.bots.parameters import NoParameters
from condottiere.bots.uniform import UniformBot
from condottiere.record.game import Game
from condottiere.record.notation import Dealt, parse_cards
from condottiere.rules import Options, View
from condottiere.server.opponents import Opponents
from condottiere.server.precompilation import Precompilation
from condottiere.server.rates import Rate, Rates
from condottiere.server.serve import configured
from condottiere.server.settings import Settings, World

UNLIMITED = Rates(*[Rate(10_000, 10_000.0)] * len(Rates()))
PATIENCE = 10.0
"""Seconds that anybody waits for a message which must come."""
T = TypeVar("T")


class Passer:
    """A bot that does the first legal thing: pass, keep, take none."""

    def decide(self, view: View) -> Decision:
        return single_decision(view.legal[0])


BOTS: Mapping[str, BotKind] = {
    "passer": BotKind("Passer", "Passes.", lambda _seed, _: Passer()),
    "random": BotKind("Random", "Does anything.", lambda seed, _: UniformBot(seed)),
}
LEVELS = (
    Level("meek", "Meek", "gentle", "Passes.", "passer"),
    Level("wild", "Wild", "merciless", "Does anything.", "random"),
)


def opponents(bots: Mapping[str, BotKind] = BOTS, hint: str = "passer") -> Opponents:
    """Opponents of our own."""

    def parse(spec: str) -> tuple[BotKind, msgspec.Struct]:
        name, _, parameters = spec.partition(":")
        if parameters:
            raise BotError(f"{name} has no parameters")
        return bots[name], NoParameters()

    return Opponents(bots, LEVELS, hint, parse)


def world(seed: int = 1, bots: Mapping[str, BotKind] = BOTS, hint: str = "passer", **changes: Any) -> World:
    """A world whose chance comes from a seed."""
    print(f"seed {seed}")
    chosen: dict[str, Any] = {
        "rng": random.Random(seed),
        "opponents": opponents(bots, hint),
        "new_game": lambda options: Game.new(options, seed),
    }
    return World(**chosen | changes)


def dealt(hands: str, holder: int = 0) -> Callable[[Options], Game]:
    """A game whose first deal gives each seat the hand named here, as in 'TTT6666555 1111111111'."""
    rows = [parse_cards(hand) for hand in hands.split()]

    def new_game(options: Options) -> Game:
        order = [rows[(holder + step) % len(rows)] for step in range(len(rows))]
        deal = tuple(row[turn] for turn in range(len(rows[0])) for row in order)
        return Game.resume(options, holder, [Dealt(deal)], random.Random(1))

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

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.http + path)

    def post(self, body: object, path: str = "") -> httpx.Response:
        return httpx.post(f"{self.http}/api/tables{path}", json=body, timeout=PATIENCE)

    def table(self, *seats: str, **more: object) -> "Made":
        """A table: a seat named 'bot:NAME' is that bot's. Pace instant unless said otherwise."""
        who = [
            {"name": seat.title(), "bot": seat.removeprefix("bot:") if seat.startswith("bot:") else None}
            for seat in seats
        ]
        answer = self.post({"seats": who, "pace": "instant"} | more)
        assert answer.status_code == 201, answer.text
        return Made(**answer.json())

    def join(self, table: str, key: str | None = None, **more: Any) -> "Person":
        """Connect and join; wait for the table."""
        person = self.connect(table, **more)
        person.send(type="join", key=key)
        person.next_table()
        return person

    def connect(self, table: str, **more: Any) -> "Person":
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/play"
        patience: dict[str, Any] = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "max_queue": None}
        connecting = connect(address, **patience | more)
        return Person(self.connections.enter_context(connecting))


@dataclass
class Made:
    """The answer to making a table."""

    id: str
    keys: list[str | None]


class Person:
    """One connection to a table, and what came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []

    # --- telling --------------------------------------------------------------------------------

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def act(self, action: str, version: int | None = None) -> None:
        self.send(type="act", version=self.version if version is None else version, action=action)

    # --- hearing --------------------------------------------------------------------------------

    def receive(self) -> dict[str, Any]:
        """The next message of any kind."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            assert message["log_from"] == len(self.log), "a line of the log was lost or told twice"
            self.log += message["log"]
            self.table = message
        elif message["type"] == "chat":
            assert message["chat_from"] == len(self.chat), "a chat line was lost or told twice"
            self.chat += message["lines"]
        else:
            self.errors.append(message)
        return message

    def until(self, happened: Callable[["Person"], bool]) -> "Person":
        """Read messages until something is the case."""
        while not happened(self):
            self.receive()
        return self

    def next_table(self) -> dict[str, Any]:
        while self.receive()["type"] != "table":
            pass
        return self.view

    def error(self) -> dict[str, Any]:
        """The next refusal."""
        return self.until(lambda person: bool(person.errors)).errors.pop(0)

    def at_version(self, version: int) -> dict[str, Any]:
        """Wait for the table to get that far."""
        return self.until(lambda person: person.version >= version).view

    def my_turn(self) -> dict[str, Any]:
        """Wait until there is something to decide, or it is over."""
        return self.until(lambda me: bool(me.view["legal"]) or me.view["phase"] == "over").view

    def closed(self) -> int:
        """Read on until the server closes; the code it closes with."""
        with suppress(ConnectionClosed):
            while True:
                self.receive()
        code = self.socket.close_code
        assert code is not None
        return code

    def leave(self) -> None:
        self.socket.close()

    # --- knowing --------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.table["view"]
        return view

    @property
    def version(self) -> int:
        version: int = self.table["version"]
        return version

    @property
    def legal(self) -> list[str]:
        return [action["token"] for action in self.view["legal"]]

    @property
    def told(self) -> str:
        """Everything that came, as it came."""
        return "\n".join(self.raw)


def passes_by_itself(view: dict[str, Any], seat: int) -> bool:
    """Whether the server passes for this person (R2.5)."""
    who = view["seats"][seat]
    return view["phase"] == "battle" and who["hand_size"] == 0 and not who["face_down"]


def play_on(*people: Person, until: Callable[[Person], bool], rng: random.Random) -> None:
    """People who do anything that is legal, whoever's turn it is, until the first of them has seen enough."""
    first = people[0]
    while not until(first):
        turn = first.view["turn"]
        actor = next((person for person in people if person.view["viewer"] == turn), None)
        version = first.version
        if first.view["phase"] == "interval":
            first.send(type="next", version=version)
        elif actor is not None and not passes_by_itself(actor.view, turn):
            actor.at_version(version)
            actor.act(rng.choice(actor.legal))
        for person in people:
            person.at_version(version + 1)


@contextmanager
def running(database: Path, at: World | None = None, **settings: Any) -> Iterator[Running]:
    """A server for as long as this lasts."""
    chosen: dict[str, Any] = {
        "database": str(database),
        "busy_timeout": 0.2,
        "rest": 0.02,
        "rates": UNLIMITED,
        "warm_up": False,
        "health_seconds": 0,
    }
    config = configured(Settings(**chosen | settings), at or world())
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config)
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

    def step(self, text: str) -> None:
        """Say how far it is, as '1/4'."""
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
