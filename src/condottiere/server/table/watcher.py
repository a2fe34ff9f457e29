"""The connections that watch a table, and sending each what it has not been sent yet."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Final, Protocol

import msgspec

from condottiere.record.events.visibility import may_know_of
from condottiere.record.notation import Entry
from condottiere.server.errors import RequestError, seat_revoked
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.messages.to_browser import ChatMessage, ErrorMessage, Pong
from condottiere.server.runtime.metrics import SENT_SECONDS
from condottiere.server.storage import StoredSeat

from .messages.narration import Viewer
from .table_messages import SentTable

_encode = msgspec.json.Encoder().encode
PONG: Final = _encode(Pong()).decode()


class MessageSource(Protocol):
    """What a watcher needs of its table: the messages for a viewer."""

    def sent_table(
        self, viewer: Viewer, log_next: int, log_first: int | None, credential: str | None
    ) -> SentTable:
        """As `TableMessages.sent`; the credential's own seats are those of `TableSeats.opened_by`."""

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]:
        """The number of the next chat line, and the lines from `number` on that the viewer may read."""


class Watcher:
    """One connection that watches a table.

    Messages are not queued: each is made from the present table when the connection can take one. So a slow
    client delays nobody, needs no memory, and skips to the latest state of the table.
    """

    def __init__(
        self,
        source: MessageSource,
        viewer: Viewer,
        send: Callable[[str], Awaitable[None]],
        credential: str | None = None,
        client: str = "",
        person: str | None = None,
    ) -> None:
        """`send` sends a text once the client can take it, and disconnects a client that takes none.

        `credential` is what opened the viewer's seat; `client` is the customer for whom bots think, and
        `person` the identifier of its person.
        """
        self.viewer = viewer
        self.credential = credential
        self.client = client
        self.person = person
        self.page: str | None = None
        """What its page calls itself on all its connections, if it does."""
        self.looking = True
        """Whether the page is being looked at, as last reported by it."""
        self._end: RequestError | None = None
        self._source = source
        self._send = send
        self._errors: asyncio.Queue[ErrorMessage] = asyncio.Queue(maxsize=1)
        self._pinged = False
        self._table_changed = False
        self._changed_at = 0.0
        """When the table changed first since it was last sent, by `time.perf_counter`."""
        self._chat_changed = False
        self._log_first: int | None = None
        """The number of the first log line that was sent; older ones may have been dropped before."""
        self._log_next = 0
        self._chat_next = 0
        """The number of the next chat line to look at."""
        self._chat_sent = 0
        self._wake = asyncio.Event()

    def table_changed(self) -> None:
        """Have the table sent again."""
        if not self._table_changed:
            self._changed_at = time.perf_counter()
        self._table_changed = True
        self._wake.set()

    def chat_changed(self) -> None:
        """Have new chat lines sent, if there are any for the viewer."""
        self._chat_changed = True
        self._wake.set()

    def answer_ping(self) -> None:
        """Have a ping answered, which shows the client that its connection works both ways."""
        self._pinged = True
        self._wake.set()

    async def send_error(self, error: RequestError) -> None:
        """Have an error sent, after waiting until the previous one is.

        So the requests of a client that reads no answers are not processed.
        """
        await self._errors.put(ErrorMessage(code=error.code, message=error.message, fact=error.fact))
        self._wake.set()

    def end(self, error: RequestError) -> None:
        """Make `run` raise this error."""
        self._end = error
        self._wake.set()

    async def run(self) -> None:
        """Send messages as they become due; this never returns. Raises the error given to `end`."""
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
        if self._pinged:
            self._pinged = False
            yield PONG
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
    """The watchers of one table."""

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []

    def __bool__(self) -> bool:
        return bool(self._watchers)

    @property
    def seats(self) -> set[int]:
        """The seats that have a watcher."""
        return {watcher.viewer for watcher in self._watchers if watcher.viewer is not None}

    @property
    def client(self) -> str | None:
        """The client of the first watcher that has a seat; None if none has."""
        return next((watcher.client for watcher in self._watchers if watcher.viewer is not None), None)

    @property
    def looking(self) -> set[Viewer]:
        """The viewers whose page is being looked at."""
        return {watcher.viewer for watcher in self._watchers if watcher.looking}

    def connections(self, seat: int) -> int:
        """The number of watchers of a seat."""
        return sum(watcher.viewer == seat for watcher in self._watchers)

    def add(self, watcher: Watcher) -> None:
        """Add a watcher, and end earlier ones of the same page, whose connection it has given up."""
        for earlier in self._watchers:
            if watcher.page is not None and (earlier.viewer, earlier.page) == (watcher.viewer, watcher.page):
                earlier.end(RequestError("replaced", "This page has opened another connection."))
        self._watchers.append(watcher)

    def remove(self, watcher: Watcher) -> None:
        self._watchers.remove(watcher)

    def end_revoked(self, seats: Sequence[StoredSeat]) -> None:
        """End the connections whose credential no longer opens their seat, unless it is their person's."""
        for watcher in self._watchers:
            if watcher.viewer is not None:
                seat = seats[watcher.viewer]
                if watcher.credential in (seat.key_digest, seat.person):
                    continue
                if watcher.person is not None and watcher.person == seat.person:
                    watcher.credential = watcher.person
                else:
                    watcher.end(seat_revoked(claimed=watcher.credential == seat.spent_digest))

    def publish_table(self) -> None:
        """Send the table to all watchers."""
        for watcher in self._watchers:
            watcher.table_changed()

    def publish_to_seat(self, seat: Viewer) -> None:
        """Send the table to the watchers of a seat."""
        for watcher in self._watchers:
            if watcher.viewer == seat:
                watcher.table_changed()

    def publish_entries(self, entries: Sequence[Entry]) -> None:
        """Send the table to those who may know of at least one of these new log entries."""
        for watcher in self._watchers:
            if any(may_know_of(entry, watcher.viewer) for entry in entries):
                watcher.table_changed()

    def publish_chat(self) -> None:
        """Send all watchers their new chat lines."""
        for watcher in self._watchers:
            watcher.chat_changed()
