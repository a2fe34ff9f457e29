"""What people do in private, and what others ask for meanwhile."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Literal, TypeAlias, get_args

import httpx
from websockets.asyncio.client import ClientConnection, connect

from condottiere.rules import Region

Message: TypeAlias = dict[str, Any]
Kind: TypeAlias = Literal["answer", "withdrawal", "whisper", "pact", "show"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ACTOR, OBSERVER, CONFIDANT = range(3)
"""The seats of the table: who acts in private, who wants to know, and who is let in on it."""
_PAUSE_SECONDS: Final = 0.01


class Seat:
    """A connection to a seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.table: Message = {}
        """The latest one."""
        self.errors: asyncio.Queue[Message] = asyncio.Queue()
        self.lines: asyncio.Queue[Message] = asyncio.Queue()
        """Of the chat."""
        self.withdrawn: set[int] = set()
        """The pacts that this seat has withdrawn, or is about to."""
        self._changed = asyncio.Event()

    async def send(self, **message: object) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def listen(self) -> None:
        """Note all that is told, until the connection ends."""
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] == "table":
                self.table = message
                self._changed.set()
            elif message["type"] == "error":
                self.errors.put_nowait(message)
            else:
                for line in message["lines"]:
                    self.lines.put_nowait(line)

    async def until(self, holds: Callable[[Message], bool]) -> None:
        """Wait until something holds for the table."""
        while not self.table or not holds(self.table):
            self._changed.clear()
            await self._changed.wait()


async def act_in_private(kind: Kind, seat: Seat, number: int) -> None:
    """Do something of a kind in the window of this number."""
    match kind:
        case "answer":
            await seat.send(type="answer", answer="hand:keep")
        case "withdrawal":
            await seat.send(type="answer", answer=None)
        case "whisper":
            await seat.send(type="say", text=f"in your ear {number}", to=[CONFIDANT])
        case "pact":
            standing = [one for one in seat.table["pacts"] if not one["withdrawn"]]
            offered = {one["id"] for one in standing} - seat.withdrawn
            if offered:
                seat.withdrawn |= offered
                await seat.send(type="withdraw", pact=min(offered))
            else:
                # What was offered or withdrawn in the windows before may not have been stored yet.
                taken = {one["mine"]["region"] for one in standing}
                regions = [region for region in range(len(Region)) if region not in taken]
                clause = {"kind": "nofavor", "region": regions[number % len(regions)]}
                await seat.send(type="offer", to=[CONFIDANT], mine=clause)
        case "show":
            card = next(card for card, count in enumerate(seat.table["view"]["hand"]) if count)
            await seat.send(type="show", cards=[card], face_down=False, to=[CONFIDANT])


Observer: TypeAlias = Literal[
    "a seat's act that is too late",
    "a seat's line to all",
    "an onlooker's join",
    "a seat's join",
    "a stranger's GET of the table",
    "a stranger's GET of the record",
    "a stranger's GET of the review",
    "a seat's hint",
    "the lobby",
    "a stranger's name",
]
OBSERVERS: Final[tuple[Observer, ...]] = get_args(Observer)
Probe: TypeAlias = Callable[[], Awaitable[None]]


def probes(
    address: str, table: str, key: str, seat: Seat, http: httpx.AsyncClient
) -> Mapping[Observer, Probe]:
    """What observers ask for, by name; each returns once it is answered."""
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/play"
    numbers = iter(range(10**9))

    async def act_too_late() -> None:
        await seat.send(type="act", version=0, action="pass")
        await seat.errors.get()

    async def say() -> None:
        text = f"aloud {next(numbers)}"
        await seat.send(type="say", text=text, to=None)
        while (await seat.lines.get())["text"] != text:
            pass

    async def join(credential: str | None) -> None:
        async with connect(url, max_size=None) as socket:
            await socket.send(json.dumps({"type": "join", "key": credential}))
            while json.loads(await socket.recv())["type"] != "table":
                pass

    def ask(method: str, path: str, body: object = None) -> Probe:
        async def request() -> None:
            await http.request(method, f"{address}/api{path}", json=body)

        return request

    return {
        "a seat's act that is too late": act_too_late,
        "a seat's line to all": say,
        "an onlooker's join": lambda: join(None),
        "a seat's join": lambda: join(key),
        "a stranger's GET of the table": ask("GET", f"/tables/{table}"),
        "a stranger's GET of the record": ask("GET", f"/tables/{table}/record"),
        "a stranger's GET of the review": ask("GET", f"/tables/{table}/review"),
        "a seat's hint": ask("POST", f"/tables/{table}/hint", {"key": key, "version": -1}),
        "the lobby": ask("GET", "/lobby"),
        "a stranger's name": ask("PUT", "/me", {"name": "Zoe"}),
    }


async def repeat(probe: Probe, found: list[tuple[float, float]]) -> None:
    """Ask again and again, and note when each time and for how many seconds; this never returns."""
    while True:
        began = time.perf_counter()
        with suppress(httpx.HTTPError):
            await probe()
        found.append((began, time.perf_counter() - began))
        await asyncio.sleep(_PAUSE_SECONDS)
