"""uvicorn with limits for clients that send too much, too slowly or do not read, and a graceful shutdown.

Everything that depends on how uvicorn, h11 and websockets work inside is here. `tests/server/test_uvicorn.py`
fails when a new version no longer does what this module extends.

Other servers do not have these limits. Granian 2.8 limits the bytes and seconds of a head; Hypercorn 0.18
limits the bytes of a head and of a message, and the pause between two reads. Neither limits connections of an
address, slow bodies, unread answers or frames per second. Granian reads in compiled code, where nothing can
be added; Hypercorn's internals would have to be extended as uvicorn's are here.
"""

import asyncio
import logging
import random
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

import h11
import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from condottiere.server.messages.api import Refusal
from condottiere.server.messages.protocol import ErrorCode
from condottiere.server.runtime.metrics import REFUSED

from .connections import Connections, Deadline, lingering_close
from .limits import Limits
from .rates import TokenBucket
from .security import HEADERS

_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
"""Compression with a window of 8 KiB, since each message resembles the previous one.

uvicorn's window of 4 KiB does not reach back that far. With 8 KiB the message of a change takes a sixth of
the bytes and a third of the time, for 16 KiB more memory.
"""
_SPREAD_SECONDS: Final = 2.0
"""The maximum time over which connections are closed, so that browsers do not all reconnect at once."""
_PAUSE_SECONDS: Final = 0.005
"""The maximum pause between closing two connections."""
ACCEPTED_AT_ONCE: Final = 20
"""The number of connections that are accepted before something else is done, which takes two milliseconds."""
_ACCEPT_AGAIN_SECONDS: Final = 1.0
"""Seconds after which connections are accepted again after an error."""

_log = logging.getLogger(__name__)


class LimitedHttp(H11Protocol):
    """One connection, until it becomes a WebSocket or is closed."""

    def __init__(self, *, limits: Limits, connections: Connections, **arguments: Any) -> None:
        """`arguments` are the arguments that uvicorn gives every protocol."""
        super().__init__(**arguments)
        chunks = TokenBucket(limits.pieces, limits.pieces_per_second, self.loop.time)
        self._parser = _LimitedHttpParser(limits, chunks)
        self.conn = self._parser
        self._connections = connections
        self._started = False
        self._refused = False
        self._held = False
        """Whether something that was received waits for its client's turn."""
        self._request_deadline = Deadline(self.loop, limits.request_seconds)
        self._read_deadline = Deadline(self.loop, limits.unread_seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # So that "paused" means that the client has unread data.
        transport.set_write_buffer_limits(high=0)
        self._request_deadline.start(self._too_slow)
        if not self._connections.add(transport, self.client[0] if self.client else ""):
            self._refuse_by("connections", 503, "full", "This server has all the connections it can take.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_deadline.cancel()
        self._read_deadline.cancel()
        self._connections.remove(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._started = True
        self._request_deadline.start(self._too_slow)
        if not self._connections.read(self.client[0] if self.client else "", partial(self._read, data)):
            self._held = True
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        if self._refused or self.transport.is_closing():
            return
        super().data_received(data)
        self._update_waiting()
        if self._held:
            self._held = False
            if not (self._refused or self.flow.read_paused):  # type: ignore[redundant-expr]
                self.transport.resume_reading()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._request_deadline.cancel()
        self._read_deadline.cancel()
        self._connections.set_waiting(self.transport, False)
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Do as uvicorn does, unless it is closed already or has become a WebSocket since it was listed."""
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read_deadline.start(self.transport.abort)
        self._update_waiting()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_deadline.cancel()
        self._update_waiting()

    def send_400_response(self, msg: str) -> None:
        if self._parser.refused_as == 431:
            self._refuse_by("head", 431, "too_large", "The headers of this request are too large.")
        else:
            self._refuse(400, "bad_request", msg)

    def _update_waiting(self) -> None:
        """Update whether this connection waits for its client, or the client for the server."""
        if self.transport.get_protocol() is not self:
            return  # it has become a WebSocket
        incomplete = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not incomplete:
            self._request_deadline.cancel()
        self._connections.set_waiting(self.transport, incomplete or self.flow.write_paused)

    def _too_slow(self) -> None:
        if self._started:
            self._refuse_by("request-seconds", 408, "too_slow", "This request did not come to its end.")
        else:
            self.transport.close()

    def _refuse_by(self, limit: str, status: int, code: ErrorCode, message: str) -> None:
        REFUSED.labels(limit).inc()
        self._refuse(status, code, f"{message} Setting: {limit}.")

    def _refuse(self, status: int, code: ErrorCode, message: str) -> None:
        """Send an error in place of the application's answer, unless that has begun, and close."""
        self._refused = True
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = HEADERS | {"Content-Type": "application/json", "Connection": "close"}
            answer = h11.Response(
                status_code=status, headers=list(headers.items()), reason=STATUS_PHRASES[status]
            )
            body = msgspec.json.encode(Refusal(code=code, message=message))
            if self.conn.our_state is h11.SEND_RESPONSE and self._parser.method == b"HEAD":
                body = b""
            for event in (answer, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        lingering_close(self.loop, self.transport)


class _LimitedHttpParser(h11.Connection):
    """Parses requests, and rejects those with too large a head, two lengths, or too many chunks."""

    def __init__(self, limits: Limits, chunks: TokenBucket) -> None:
        super().__init__(h11.SERVER, limits.head)
        self.refused_as: int | None = None
        """The status for the error in the request."""
        self.method = b""
        """The method of the latest request."""
        self._head = limits.head
        self._headers = limits.headers
        self._chunks = chunks

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                self.method = event.method
                self._check(event)
            if isinstance(event, h11.Data) and not self._chunks.take():
                raise h11.RemoteProtocolError("too many chunks", 400)
        except h11.RemoteProtocolError as error:
            self.refused_as = error.error_status_hint
            # The traceback and the error form a reference cycle, which would be freed late.
            raise error.with_traceback(None) from None
        return event

    def _check(self, request: h11.Request) -> None:
        """Reject a request by its head. Raises RemoteProtocolError."""
        # h11 applies its own limit only to a head that has not arrived completely.
        head = len(request.method) + len(request.target) + sum(len(n) + len(v) for n, v in request.headers)
        if head > self._head or len(request.headers) > self._headers:
            raise h11.RemoteProtocolError("the headers are too large", 431)
        # RFC 9112, 6.3: a proxy before this server may have read another length than h11 does.
        if {b"transfer-encoding", b"content-length"} <= {name for name, _ in request.headers}:
            raise h11.RemoteProtocolError("Transfer-Encoding and Content-Length exclude each other", 400)


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One WebSocket, from its handshake on."""

    def __init__(self, *, limits: Limits, connections: Connections, **arguments: Any) -> None:
        """`arguments` are the arguments that uvicorn gives every protocol."""
        super().__init__(**arguments)
        self.conn = _LimitedFrames(
            TokenBucket(limits.pieces, limits.pieces_per_second, self.loop.time),
            extensions=[_COMPRESSION],
            max_size=limits.body,
            logger=self.conn.logger,
        )
        self._connections = connections
        self._read_deadline = Deadline(self.loop, limits.unread_seconds)
        self._held = False
        """Whether something that was received waits for its client's turn."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # So that "paused" means that the client has unread data.
        self.transport.set_write_buffer_limits(high=0)

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_deadline.cancel()
        self._connections.remove(self.transport)
        # Break reference cycles, which are freed late: parser and generator, error and traceback.
        self.conn.parser.close()
        self.conn.parser_exc = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # it is read together with the HTTP request
            self._read(data)
        elif not self._connections.read(self.client[0] if self.client else "", partial(self._read, data)):
            self._held = True
            self.transport.pause_reading()

    def _read(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if not self.transport.is_closing():
            # Pongs, or the answer of a parser that refused the handshake, which uvicorn does not check.
            if output := self.conn.data_to_send():
                self.transport.write(b"".join(output))
            if not self.handshake_initiated:
                self.transport.close()
        if self._held:
            self._held = False
            if not self.read_paused and self.writable.is_set() and self.conn.parser_exc is None:
                self.transport.resume_reading()

    def handle_parser_exception(self) -> None:
        """Do as uvicorn does, but let the client read the reason before the connection is closed."""
        assert self.conn.close_sent is not None
        code, reason = self.conn.close_sent.code, self.conn.close_sent.reason
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.read_paused = False
        self.stop_keepalive()
        self._connections.set_waiting(self.transport, True)
        self.close_timer = lingering_close(self.loop, self.transport)

    def shutdown(self) -> None:
        """Do as uvicorn does, only once; a client that does not read may still be there at a second call."""
        if not self.transport.is_closing():
            super().shutdown()

    def handle_ping(self) -> None:
        """Do nothing: `data_received` answers all pings together."""

    def pause_writing(self) -> None:
        """Stop reading from a client that does not read, so that its pings produce no pongs."""
        super().pause_writing()
        self._read_deadline.start(self.transport.abort)
        self._connections.set_waiting(self.transport, True)
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read_deadline.cancel()
        self._connections.set_waiting(self.transport, False)
        if not (self.read_paused or self.close_sent or self._held):
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.close_sent:
            # Closed because of the client's input. Starlette knows when the application closed it.
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close":
            self._connections.set_waiting(self.transport, True)  # until the client closes, too
        elif message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # otherwise uvicorn logs a missing answer

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf8(self.frames):
            # uvicorn would log a traceback for this.
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA, "text must be UTF-8")
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


class _LimitedFrames(ServerProtocol):
    """Parses frames, and closes the connection if there are too many, of any kind."""

    def __init__(self, frames: TokenBucket, **arguments: Any) -> None:
        super().__init__(**arguments)
        self._frames = frames

    def recv_frame(self, frame: Frame) -> None:
        if self._frames.take(1 + len(frame.data) / 1024):
            super().recv_frame(frame)
        else:
            REFUSED.labels("pieces").inc()
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames: slow down (setting: pieces)")
            self.parser_exc = ProtocolError("too many frames")


def _is_utf8(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True


def accept_waiting(listening: socket.socket) -> list[socket.socket]:
    """Accept connections that wait, but not all if they are many, and none that cannot be opened now."""
    accepted: list[socket.socket] = []
    with suppress(OSError):
        while len(accepted) + 1 < ACCEPTED_AT_ONCE:
            connection, _ = listening.accept()
            connection.setblocking(False)
            accepted.append(connection)
    return accepted


class GracefulServer(uvicorn.Server):
    """A uvicorn server that accepts few connections at a time, and moves visitors elsewhere before it stops.

    An event loop would accept all connections that wait, and do nothing else until it has.

    A server that stops reports that it is not ready, so that a load balancer sends no more visitors. Then it
    stops listening, and closes all connections one after another, WebSockets with 1012 (service restart).
    Browsers reconnect, and so reach another process.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        begin_shutdown: Callable[[], None],
        end_polling: Callable[[], None],
        drain_seconds: float,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """`begin_shutdown` makes the application report not ready, `drain_seconds` before it stops.

        `end_polling` then ends the connections over plain HTTP, whose requests it would wait for.
        """
        super().__init__(config)
        self._begin_shutdown = begin_shutdown
        self._end_polling = end_polling
        self._drain_seconds = drain_seconds
        self._sleep = sleep
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self._accepting = [asyncio.create_task(self._accept(one), name="accept") for one in sockets or []]

    async def _accept(self, listening: socket.socket) -> None:
        """Accept connections, a few at a time."""
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        listening.listen(self.config.backlog)
        while True:
            try:
                first, _ = await loop.sock_accept(listening)
                accepted = [first, *accept_waiting(listening)]
                await asyncio.gather(*map(self._open, accepted))
            except Exception:  # such as too many open files
                _log.exception("no connection can be accepted for the moment")
                await asyncio.sleep(_ACCEPT_AGAIN_SECONDS)

    async def _open(self, accepted: socket.socket) -> None:
        make = cast("Any", self.config.http_protocol_class)
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        with suppress(ConnectionError):  # it was closed meanwhile
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(partial(make, config=self.config, **state), accepted)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain and close connections, then let uvicorn finish open requests and end the application."""
        self._begin_shutdown()
        if self._drain_seconds:
            await self._sleep(self._drain_seconds)
        for accepting in self._accepting:
            accepting.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        for listening in sockets or []:
            listening.close()
        self._end_polling()
        await self._close_connections()
        await super().shutdown(sockets)

    async def _close_connections(self) -> None:
        connections = list(self.server_state.connections)
        random.shuffle(connections)
        for connection in connections:
            connection.shutdown()
            await asyncio.sleep(min(_PAUSE_SECONDS, _SPREAD_SECONDS / len(connections)))
