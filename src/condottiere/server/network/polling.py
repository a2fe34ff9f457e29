"""Connections over plain HTTP (long polling), for pages to which no WebSocket gets through.

Such a connection is served as a WebSocket is, so it has the same messages, rights and limits. Its messages
travel in requests and their answers, and only one at a time is on its way to the client.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from secrets import token_urlsafe
from typing import Any, Final, TypeAlias

from starlette.types import Message, Scope
from starlette.websockets import WebSocket

from condottiere.server.errors import RequestError, restarting
from condottiere.server.runtime.turns import start_for_client

from .connections import Deadline
from .limits import Limits

Serve: TypeAlias = Callable[[WebSocket], Coroutine[Any, Any, None]]
"""Serves a WebSocket to its end."""

_GOING_AWAY: Final = 1001
_MESSAGE_BYTES: Final = 100
"""What a message that waits takes at least: an empty one takes memory too."""

_log = logging.getLogger(__name__)


class PolledConnection:
    """A connection, which ends when its client asks for nothing for `silent_seconds`, or is told everything.

    Once there will be no more messages, it ends also if the client asks, but not for what is left. Messages
    are numbered: what browsers and proxies send twice is taken once.
    """

    def __init__(self, limits: Limits) -> None:
        self.ended = asyncio.Event()
        """Set when the client can receive nothing any more."""
        self._limits = limits
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._taken = 0
        """The number of messages that came from the client."""
        self._unread = 0
        """The bytes of those that nobody has received here."""
        self._text: str | None = None
        """The latest message to the client, until it says that it has received it."""
        self._sent = 0
        """The number of messages to the client, this one included."""
        self._served = False
        """Whether there will be no more."""
        self._polls = 0
        """The number of calls of `poll`."""
        self._changed = asyncio.Event()
        """Set, and replaced, when any of this changes."""
        self._silence = Deadline(asyncio.get_running_loop(), limits.silent_seconds)
        self._silence.start(self.end)

    def end(self) -> None:
        """End it as if the client had closed it."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": _GOING_AWAY})
        self._text = None
        self.ended.set()
        self.note_served()
        self._silence.cancel()

    def note_served(self) -> None:
        """Note that there will be no more messages to the client, and that nobody reads its own."""
        self._served = True
        self._silence.start(self.end)
        self._wake()

    def take(self, first: int, messages: Sequence[str]) -> None:
        """Take messages from the client, unless they came before; `first` is the number of the first, from 0.

        Raises RequestError if one before them is missing, or if more wait here than one message may be long.
        """
        new = messages[max(0, self._taken - first) :]
        size = sum(map(_size, new))
        waits = self._unread or len(new) > 1
        if first > self._taken or (waits and self._unread + size > self._limits.body):
            raise RequestError("too_fast", "Send these messages once those before them have been read.")
        self._taken += len(new)
        if self._served:
            return
        self._unread += size
        for text in new:
            self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def poll(self, received: int) -> str | None:
        """Wait for the message after the first `received` ones; None if none comes for `silent_seconds`.

        A later call ends this one with None. Raises RequestError once there will be no more.
        """
        self._polls += 1
        poll = self._polls
        if not self._served:
            self._silence.cancel()
        if received >= self._sent:
            self._text = None
        self._wake()
        try:
            async with asyncio.timeout(self._limits.silent_seconds):
                while self._text is None and not self._served and poll == self._polls:
                    await self._changed.wait()
        except TimeoutError:
            return None
        finally:
            if poll == self._polls and not self.ended.is_set():
                self._silence.start(self.end)
        if poll == self._polls and self._text is None:
            self.end()
            raise _no_connection()
        return self._text if poll == self._polls else None

    async def receive(self) -> Message:
        """As ASGI's `receive` of a WebSocket."""
        message = await self._incoming.get()
        if message["type"] == "websocket.receive":
            self._unread -= _size(message["text"])
        return message

    async def send(self, message: Message) -> None:
        """As ASGI's `send` of a WebSocket, once the client has received the message before."""
        if message["type"] == "websocket.close":
            self.note_served()
        elif message["type"] == "websocket.send":
            while self._text is not None and not self._served:
                await self._changed.wait()
            if self._served:
                raise ConnectionResetError
            self._text = message["text"]
            self._sent += 1
            self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()


class PolledConnections:
    """The connections over plain HTTP of a server, each known by a secret."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._connections: dict[str, PolledConnection] = {}
        self._serving: set[asyncio.Task[None]] = set()
        self._closed = False

    def open(self, scope: Scope, serve: Serve, held: AbstractContextManager[None]) -> str:
        """Serve a connection for a request, and hold something until it ends; return its secret.

        Raises RequestError after `end_all`.
        """
        if self._closed:
            raise restarting()
        with ExitStack() as stack:
            stack.enter_context(held)
            secret = token_urlsafe(16)
            connection = self._connections[secret] = PolledConnection(self._limits)
            stack.callback(self._connections.pop, secret)
            serving = start_for_client(_serve_to_end(connection, scope, serve))
            serving.add_done_callback(partial(self._note_end, stack.pop_all()))
        self._serving.add(serving)
        return secret

    def find(self, secret: str) -> PolledConnection:
        """The connection with this secret. Raises RequestError if it has ended."""
        connection = self._connections.get(secret)
        if connection is None or connection.ended.is_set():
            raise _no_connection()
        return connection

    def end_all(self) -> None:
        """End all connections, so that their pages open others, to another process."""
        self._closed = True
        for connection in self._connections.values():
            connection.end()

    async def close(self) -> None:
        """End all connections, and wait until none is served."""
        self.end_all()
        if self._serving:
            await asyncio.wait(self._serving)

    def _note_end(self, held: ExitStack, serving: asyncio.Task[None]) -> None:
        self._serving.discard(serving)
        held.close()


async def _serve_to_end(connection: PolledConnection, scope: Scope, serve: Serve) -> None:
    """Serve a connection, and wait until its client has been told everything, or is gone."""
    try:
        await serve(WebSocket({**scope, "type": "websocket"}, connection.receive, connection.send))
    except Exception:
        _log.exception("a connection over plain HTTP failed")
    connection.note_served()
    await connection.ended.wait()


def _size(text: str) -> int:
    return len(text.encode(errors="surrogatepass")) + _MESSAGE_BYTES


def _no_connection() -> RequestError:
    return RequestError("no_connection", "This connection has ended. Open another.")
