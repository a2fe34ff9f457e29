"""uvicorn's HTTP protocol, with limits for clients that send too much, too slowly or do not read."""

import asyncio
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from condottiere.server.messages.api import Refusal
from condottiere.server.messages.protocol import ErrorCode
from condottiere.server.runtime.metrics import REFUSED

from .connections import Connections, Deadline, lingering_close
from .limits import Limits, TokenBucket
from .security import HEADERS


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
        super().data_received(data)
        self._update_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._request_deadline.cancel()
        self._read_deadline.cancel()
        self._connections.set_waiting(self.transport, False)
        super().handle_websocket_upgrade(event)

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
