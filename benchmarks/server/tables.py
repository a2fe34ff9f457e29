"""Tables of four people who act at random, and how long it takes until they see it."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter, validators
from msgspec import Struct

from .websocket import Socket

_Count = Annotated[int, Parameter(validator=validators.Number(gte=1, lte=10_000))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Load:
    """How much is played."""

    tables: _Count = 1000
    """Tables with four sockets each."""
    rate: Annotated[float, Parameter(validator=validators.Number(gt=0, lte=10_000))] = 1000.0
    """Actions a second at all tables together."""
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0, lte=600))] = 20.0
    """For how long they are measured, at this rate and when nearly all tables are quiet."""
    onlookers: _Count = 800
    """How many join one table."""
    compress: bool = True
    """Have players ask for compressed messages, as browsers do."""
    profile: Annotated[bool, Parameter(negative="")] = False
    """Show where the time of the server goes."""
    seed: int = 1
    """What the actions follow from; the cards are dealt at random."""


SEATS: Final = 4
JOIN_SECONDS: Final = 60.0
"""After so long a server that answers nothing is given up."""
SETTLE_SECONDS: Final = 60.0
"""After so long a server that does not show what was done is given up."""


class _Legal(Struct):
    token: str


class _View(Struct):
    phase: str
    legal: list[_Legal]


class _Message(Struct):
    """What a player looks at in a message; all else is passed over."""

    type: str
    version: int = 0
    view: _View | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_Message).decode


@dataclass(slots=True)
class Tally:
    """What has been done, and how long it took."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from when each action was to be sent to the last player's update."""
    refused: Counter[str] = field(default_factory=Counter)
    """Errors of the server, by code."""
    messages: int = 0
    """How many messages came."""
    samples: list[bytes] = field(default_factory=list)
    """Some messages to a player who may act, as the server has sent them."""


class Table:
    """A table and its four players, whose actions come from one stream of random numbers."""

    def __init__(self, name: str, keys: Sequence[str], rng: random.Random, tally: Tally) -> None:
        self.tally = tally
        self._name = name
        self._keys = keys
        self._rng = rng
        self._players = [_Player(self, seat) for seat in range(len(keys))]
        self._sent: float | None = None
        """When the action was to be sent that not everybody has seen yet."""
        self._overdue: float | None = None
        """Since when another one waits for that."""
        self._settled = asyncio.Event()
        """Set while everybody has seen all that was done."""
        self._settled.set()
        self._awaited: set[int] = set()

    @property
    def received(self) -> int:
        """Bytes of all messages so far."""
        return sum(player.socket.received for player in self._players if player.socket is not None)

    async def join(self, addresses: Sequence[str], compress: bool) -> None:
        """Open a socket for each seat, at these servers in turn, and join. Raises RuntimeError."""
        for player, key in zip(self._players, self._keys, strict=True):
            address = addresses[player.seat % len(addresses)]
            player.socket = await Socket.open(address, self._name, compress, player.receive)
            player.socket.send(json.dumps({"type": "join", "key": key}).encode())
            await player.wait_until_joined()

    def leave(self) -> None:
        """Close all sockets."""
        for player in self._players:
            if player.socket is not None:
                player.socket.close()

    def act(self) -> None:
        """Have whoever may act do something at random: at once, or when all have seen the last action."""
        due = time.perf_counter()
        if self._sent is None:
            self._act(due)
        elif self._overdue is None:
            self._overdue = due

    def update(self, player: "_Player") -> None:
        """Note that a player has been sent the table."""
        self._awaited.discard(player.seat)
        if self._sent is not None and not self._awaited:
            self.tally.latencies.append(time.perf_counter() - self._sent)
            self._go_on()

    def refuse(self, code: str) -> None:
        """Note that the server has refused something."""
        self.tally.refused[code] += 1
        if self._sent is not None:
            self._go_on()

    async def settle(self) -> None:
        """Wait until everybody has seen all that was done."""
        await self._settled.wait()

    def _go_on(self) -> None:
        due, self._sent, self._overdue = self._overdue, None, None
        self._settled.set()
        if due is not None:
            self._act(due)

    def _act(self, due: float) -> None:
        able = [player for player in self._players if player.legal and player.phase != "hand"]
        if not able:  # the server is to act
            return
        player = self._rng.choice(able)
        self._sent, self._awaited = due, set(range(len(self._players)))
        self._settled.clear()
        for other in self._players:
            other.after = player.version
        player.act(self._rng.choice(player.legal))


class _Player:
    """Who sits in one seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.socket: Socket | None = None
        self.joined = asyncio.Event()
        self.version = 0
        self.after = 0
        """The version at which the latest action was chosen: a later one shows what it did."""
        self.legal: list[str] = []
        self.phase = ""
        self._table = table
        self._answered = 0

    async def wait_until_joined(self) -> None:
        """Wait for the first table. Raises RuntimeError if none comes."""
        try:
            async with asyncio.timeout(JOIN_SECONDS):
                await self.joined.wait()
        except TimeoutError:
            refused = ", ".join(self._table.tally.refused) or "nothing said"
            raise RuntimeError(f"nobody could join for {JOIN_SECONDS:.0f} s: {refused}") from None

    def act(self, token: str) -> None:
        """Send an action."""
        assert self.socket is not None
        action = {"type": "act", "version": self.version, "action": token}
        self.socket.send(json.dumps(action).encode())

    def receive(self, data: bytes) -> None:
        """Take a message of the server."""
        self._table.tally.messages += 1
        message = _decode(data)
        if message.type == "error":
            self._table.refuse(message.code)
        if message.view is None:
            return
        self.joined.set()
        self.version, self.phase = message.version, message.view.phase
        self.legal = [legal.token for legal in message.view.legal]
        if self.legal and self.phase != "hand" and len(self._table.tally.samples) < 100:
            self._table.tally.samples.append(data)
        if self.phase == "hand":
            self._keep_hand()
        if self.version > self.after:
            self._table.update(self)

    def _keep_hand(self) -> None:
        """R4.5: answer at once, for good."""
        if self.legal and self._answered != self.version:
            self._answered = self.version
            self.act("hand:keep")


async def act_at(tables: Sequence[Table], rate: float, seconds: float) -> None:
    """Have these tables act in turn, so many times a second in all, whatever the server makes of it.

    Returns when everybody has seen all of it. Raises RuntimeError if that takes too long.
    """
    start = time.perf_counter()
    for number in range(round(rate * seconds)):
        wait = start + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        elif number % 50 == 0:
            await asyncio.sleep(0)
        tables[number % len(tables)].act()
    try:
        async with asyncio.timeout(SETTLE_SECONDS):
            for table in tables:
                await table.settle()
    except TimeoutError:
        raise RuntimeError(f"what was done was not shown to all for {SETTLE_SECONDS:.0f} s") from None
