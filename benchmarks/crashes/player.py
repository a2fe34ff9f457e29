"""A player who does anything that is legal, comes back when the connection is lost, and forgets nothing."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FIRST_DELAY: Final = 0.4
LONGEST_DELAY: Final = 10.0
"""Seconds until a browser tries again to connect: doubling from the first to the longest."""
STUCK_SECONDS: Final = 120.0
"""A game of which nothing is heard for so long does not go on any more."""
_CHAT_SHARE: Final = 0.03
_RETRY_SECONDS: Final = 0.3
_PASSING: Final = (
    "stale", "storage", "overloaded", "not_your_turn", "illegal", "restarting", "join_first"
)  # fmt: skip
"""Refusals that may come when a server was killed, or another was quicker."""

Message = dict[str, Any]


class _Stuck(Exception):
    """A game does not go on."""


class Player:
    """The person of a seat, at whichever server answers."""

    def __init__(
        self, table: str, key: str, ports: list[int], rng: random.Random, on_action: Callable[[], None]
    ) -> None:
        self.acted: dict[int, str] = {}
        """What was done and acknowledged, by the version of the table at which it was done."""
        self.said: list[str] = []
        """What was said and acknowledged."""
        self.lines: list[Message] = []
        """The log of the game, as far as it was told."""
        self.lines_now: list[Message] = []
        self.chat_now: list[str] = []
        """What somebody is told of log and chat who joins after the end."""
        self.refusals: Counter[str] = Counter()
        """How often something was refused, by the code of the error."""
        self.complaints: list[str] = []
        self.connections = 0
        self.longest_wait = 0.0
        """Seconds from the loss of a connection until the table was there again, at most."""
        self._table, self._key, self._ports, self._rng = table, key, ports, rng
        self._on_action = on_action
        self._pending: tuple[int, str] | None = None
        self._saying: str | None = None
        self._lost_at: float | None = None
        self._answered = self._version = self._refused_at = -1

    async def play(self) -> None:
        """Play until the game is over, or does not go on any more, at one server after the other."""
        attempt = 0
        while True:
            connections = self.connections
            port = self._ports[(self._rng.randrange(2) + attempt) % len(self._ports)]
            try:
                async with connect(self._address(port)) as socket:
                    await self._play_through(socket)
                return
            except _Stuck:
                self.complaints.append(f"table {self._table}: nothing was heard for {STUCK_SECONDS:.0f} s")
                return
            except (OSError, WebSocketException, EOFError):
                attempt = 0 if self.connections > connections else attempt + 1
            self._lost_at = self._lost_at or time.monotonic()
            delay = min(LONGEST_DELAY, FIRST_DELAY * 2**attempt)
            await asyncio.sleep(delay * (1 - self._rng.random() / 4))

    async def look_back(self) -> None:
        """Join again, while no server is killed, to see what is told of the whole game."""
        async with connect(self._address(self._ports[0])) as socket:
            await _send(socket, type="join", key=self._key)
            while not self.lines_now or (self.said and not self.chat_now):
                message = json.loads(await asyncio.wait_for(socket.recv(), STUCK_SECONDS))
                if message["type"] == "table":
                    self.lines_now = message["log"]
                elif message["type"] == "chat":
                    self.chat_now = [line["text"] for line in message["lines"]]

    def _address(self, port: int) -> str:
        return f"ws://127.0.0.1:{port}/api/tables/{self._table}/play"

    async def _play_through(self, socket: ClientConnection) -> None:
        self._pending = self._saying = None
        self._answered = -1
        await _send(socket, type="join", key=self._key)
        view: Message | None = None
        while view is None or view["phase"] != "over":
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), STUCK_SECONDS))
            except TimeoutError:
                raise _Stuck from None
            if message["type"] == "table":
                self._note_table(message, first=view is None)
                view = message["view"]
            elif message["type"] == "chat":
                self._note_chat(message["lines"])
            elif message["type"] == "error":
                await self._note_error(message)
            if view is not None and message["type"] != "chat":
                await self._act(socket, view)

    def _note_table(self, message: Message, first: bool) -> None:
        if first:
            self.connections += 1
            if self._lost_at is not None:
                self.longest_wait = max(self.longest_wait, time.monotonic() - self._lost_at)
                self._lost_at = None
        self._version = message["version"]
        for number, line in enumerate(message["log"], start=message["log_from"]):
            if number == len(self.lines):
                self.lines.append(line)
            elif number > len(self.lines) or self.lines[number] != line:
                self.complaints.append(f"table {self._table}: line {number} of the log is another one by now")
        if self._pending is not None and self._version > self._pending[0]:
            version, action = self._pending
            self._pending = None
            if version != self._refused_at:
                self.acted[version] = action
                self._on_action()

    def _note_chat(self, lines: list[Message]) -> None:
        if self._saying is not None and any(line["text"] == self._saying for line in lines):
            self.said.append(self._saying)
            self._saying = None

    async def _note_error(self, message: Message) -> None:
        if message["code"] not in _PASSING:
            self.complaints.append(f"table {self._table}: {message['code']}: {message['message']}")
        self.refusals[message["code"]] += 1
        # It does not say what was refused: an action, or what was said meanwhile. So what becomes of this
        # version is not counted as acknowledged.
        self._refused_at = self._version
        self._pending = self._saying = None
        await asyncio.sleep(_RETRY_SECONDS)

    async def _act(self, socket: ClientConnection, view: Message) -> None:
        """Do something, if there is anything to do and nothing else waits for an answer."""
        if self._pending is not None:
            return
        if self._saying is None and self._rng.random() < _CHAT_SHARE:
            self._saying = f"{self._key[:6]} {self._rng.getrandbits(48)}"
            await _send(socket, type="say", text=self._saying, to=None)
        if view["can_end"]:
            await _send(socket, type="end", version=self._version)
        elif view["phase"] == "hand":
            if view["legal"] and self._answered != self._version:
                self._answered = self._version
                await _send(socket, type="act", version=self._version, action="hand:keep")
        elif view["legal"]:
            action = self._rng.choice(view["legal"])["token"]
            self._pending = self._version, action
            await _send(socket, type="act", version=self._version, action=action)


async def _send(socket: ClientConnection, **message: object) -> None:
    await socket.send(json.dumps(message))
