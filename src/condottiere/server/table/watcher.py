"""The connections that watch a table: what each still has to be sent, and sending it."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Protocol

import msgspec

from condottiere.record.notation import Answered, Entry, Shown
from condottiere.record.pacts.notation import PactEntry
from condottiere.server.errors import RequestError, seat_revoked
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.messages.to_browser import ChatMessage, ErrorMessage
from condottiere.server.runtime.metrics import SENT_SECONDS
from condottiere.server.storage import StoredSeat

from .messages.narration import Viewer
from .table_messages import SentTable

_encode = msgspec.json.Encoder().encode


class MessageSource(Protocol):
    """What makes the messages for a viewer: the table."""

    def sent_table(
        self, viewer: Viewer, log_next: int, log_first: int | None, credential: str | None
    ) -> SentTable:
        """The table for a connection, as in `TableMessages.sent`; `credential` opens its own seats."""

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        """The number of the next chat line, and the lines from `number` on that the viewer may read."""


class Watcher:
    """Somebody who watches a table through one connection.

    Messages are not queued: each is made from the table as it is when the connection can take one. So a slow
    client holds up nobody, needs no memory, and skips to the latest table.
    """

    def __init__(
        self,
        source: MessageSource,
        viewer: Viewer,
        send: Callable[[str], Awaitable[None]],
        credential: str | None = None,
        client: str = "",
    ) -> None:
        """`send` sends a text to the client once it can take one, and gives up a client that takes none.

        `credential` is what opened the viewer's seat; `client` is the address by which limits count it.
        """
        self.viewer = viewer
        self.credential = credential
        self.client = client
        self.looking = True
        """Whether the page is being looked at, as far as it has said so."""
        self._end: RequestError | None = None
        self._source = source
        self._send = send
        self._errors: asyncio.Queue[ErrorMessage] = asyncio.Queue(maxsize=1)
        self._table_changed = False
        self._changed_at = 0.0
        """When the table changed that is to be sent."""
        self._chat_changed = False
        self._log_first: int | None = None
        """The number of the first log line that was sent: older ones may have been dropped."""
        self._log_next = 0
        self._chat_next = 0
        """The number of the next chat line to look at."""
        self._chat_sent = 0
        self._wake = asyncio.Event()

    def table_changed(self) -> None:
        """Note that the viewer has to be sent the table again."""
        if not self._table_changed:
            self._changed_at = time.perf_counter()
        self._table_changed = True
        self._wake.set()

    def chat_changed(self) -> None:
        """Note that there may be new chat lines for the viewer."""
        self._chat_changed = True
        self._wake.set()

    async def send_error(self, error: RequestError) -> None:
        """Have an error sent, after waiting for the one before: who does not read is not listened to."""
        await self._errors.put(ErrorMessage(code=error.code, message=error.message, fact=error.fact))
        self._wake.set()

    def end(self, error: RequestError) -> None:
        """Have `run` end with this error."""
        self._end = error
        self._wake.set()

    async def run(self) -> None:
        """Send what there is to send, and never return. Raises the error of `end`."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._end is not None:
                raise self._end
            for text in self._texts():
                await self._send(text)

    def _texts(self) -> Iterator[str]:
        while not self._errors.empty():
            yield _encode(self._errors.get_nowait()).decode()
        if self._table_changed:
            self._table_changed, changed_at = False, self._changed_at
            text, self._log_first, self._log_next = self._source.sent_table(
                self.viewer, self._log_next, self._log_first, self.credential
            )
            yield text
            SENT_SECONDS.observe(time.perf_counter() - changed_at)
        if self._chat_changed:
            self._chat_changed = False
            self._chat_next, lines = self._source.chat_since(self.viewer, self._chat_next)
            if lines:
                yield _encode(ChatMessage(lines=lines, chat_from=self._chat_sent)).decode()
            self._chat_sent += len(lines)


class Watchers:
    """Everybody who watches one table."""

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []

    def __bool__(self) -> bool:
        """Whether anybody does."""
        return bool(self._watchers)

    @property
    def seats(self) -> set[int]:
        """The seats that they have joined."""
        return {watcher.viewer for watcher in self._watchers if watcher.viewer is not None}

    @property
    def client(self) -> str | None:
        """The client that joined a seat first, of those that are here; None if none is."""
        return next((watcher.client for watcher in self._watchers if watcher.viewer is not None), None)

    @property
    def looking(self) -> set[Viewer]:
        """Whose eyes look at the page that they have open."""
        return {watcher.viewer for watcher in self._watchers if watcher.looking}

    def connections(self, seat: int) -> int:
        """How many have joined a seat."""
        return sum(watcher.viewer == seat for watcher in self._watchers)

    def add(self, watcher: Watcher) -> None:
        """Add one, who is sent everything from the next change on."""
        self._watchers.append(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Remove one."""
        self._watchers.remove(watcher)

    def end_revoked(self, seats: Sequence[StoredSeat]) -> None:
        """End the connections to seats that are opened no more by what has opened them."""
        for watcher in self._watchers:
            if watcher.viewer is not None:
                seat = seats[watcher.viewer]
                if watcher.credential not in (seat.key_digest, seat.person):
                    watcher.end(seat_revoked())

    def publish_table(self) -> None:
        """Send the table to everybody."""
        for watcher in self._watchers:
            watcher.table_changed()

    def publish_to_seat(self, seat: Viewer) -> None:
        """Send the table to those who have joined a seat."""
        for watcher in self._watchers:
            if watcher.viewer == seat:
                watcher.table_changed()

    def publish_entries(self, entries: Sequence[Entry]) -> None:
        """Send the table to those who may know of one of these new entries of its log."""
        for watcher in self._watchers:
            if any(_concerns(entry, watcher.viewer) for entry in entries):
                watcher.table_changed()

    def publish_chat(self) -> None:
        """Send each its new chat lines."""
        for watcher in self._watchers:
            watcher.chat_changed()


def _concerns(entry: Entry, viewer: Viewer) -> bool:
    """Whether an entry changes what a viewer may see."""
    if isinstance(entry, Shown) and entry.to is not None:
        return viewer == entry.seat or viewer in entry.to
    if isinstance(entry, Answered):
        return viewer == entry.seat
    if isinstance(entry, PactEntry):
        return entry.offer.is_known_to(viewer)
    return True
