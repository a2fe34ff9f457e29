"""uvicorn's WebSocket protocol, with limits for clients that send too many frames or do not read."""

import asyncio
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from condottiere.server.runtime.metrics import REFUSED

from .connections import Connections, Deadline, lingering_close
from .limits import Limits, TokenBucket

_COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
"""Compression with a window of 8 KiB, since each message resembles the previous one.

uvicorn's window of 4 KiB does not reach back that far. With 8 KiB the message of a change takes a sixth of
the bytes and a third of the time, for 16 KiB more memory.
"""


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
        super().data_received(data)
        if not self.transport.is_closing():
            # Pongs, or the answer of a parser that refused the handshake, which uvicorn does not check.
            if output := self.conn.data_to_send():
                self.transport.write(b"".join(output))
            if not self.handshake_initiated:
                self.transport.close()

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
        if not self.read_paused and not self.close_sent:
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
