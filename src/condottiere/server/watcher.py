"""One connection's end of a table: what it is still to be told, and telling it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, Protocol

import msgspec

from .chronicle import Viewer
from .errors import RequestError
from .protocol import ChatLine, ChatMessage, ErrorMessage, TableMessage, ToBrowser

_SEND_SECONDS: Final = 20.0

_encode = msgspec.json.Encoder().encode


class Hopeless(Exception):
    """A client that does not read what it is sent."""


class Source(Protocol):
    """Where the messages of a viewer come from."""

    def table_message(self, viewer: Viewer, log_from: int) -> TableMessage: ...

    def chat_since(self, viewer: Viewer, number: int) -> tuple[int, list[ChatLine]]: ...


class Watcher:
    """Whoever looks at a table through one connection.

    No message waits here: a message is made of the table as it is at the moment when the connection can take
    one. So a slow client holds up nobody, needs no memory, and skips to the latest table.
    """

    def __init__(self, source: Source, viewer: Viewer, send: Callable[[str], Awaitable[None]]) -> None:
        self.viewer = viewer
        self._source = source
        self._send = send
        self._errors: asyncio.Queue[ErrorMessage] = asyncio.Queue(maxsize=1)
        self._table_due = False
        self._chat_due = False
        self._log_first: int | None = None
        """The number of the first line of the log that was told: older ones may have been left out."""
        self._log_told = 0
        self._chat_next = 0
        """The number of the first chat line that was not looked at yet."""
        self._chat_told = 0
        self._wake = asyncio.Event()

    def table_changed(self) -> None:
        """The viewer's table message is not what it was."""
        self._table_due = True
        self._wake.set()

    def chat_changed(self) -> None:
        """There may be something to read."""
        self._chat_due = True
        self._wake.set()

    async def refuse(self, refused: RequestError) -> None:
        """Tell of a refusal, as soon as the one before has gone out: who does not read is not listened to."""
        await self._errors.put(ErrorMessage(code=refused.code, message=refused.message))
        self._wake.set()

    async def tell(self) -> None:
        """Send what there is to send, for ever. Raises Hopeless when the client does not take it."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            for message in self._due():
                try:
                    async with asyncio.timeout(_SEND_SECONDS):
                        await self._send(_encode(message).decode())
                except TimeoutError:
                    raise Hopeless from None

    def _due(self) -> Iterator[ToBrowser]:
        while not self._errors.empty():
            yield self._errors.get_nowait()
        if self._table_due:
            self._table_due = False
            table = self._source.table_message(self.viewer, self._log_told)
            self._log_told = table.log_from + len(table.log)
            if self._log_first is None:
                self._log_first = table.log_from
            table.log_from -= self._log_first  # browsers count from the first line they got
            yield table
        if self._chat_due:
            self._chat_due = False
            self._chat_next, lines = self._source.chat_since(self.viewer, self._chat_next)
            if lines:
                yield ChatMessage(lines=lines, chat_from=self._chat_told)
            self._chat_told += len(lines)
