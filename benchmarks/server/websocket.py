"""A WebSocket of a player, with little that costs time: the server is to be measured and not its clients."""

import asyncio
import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FIN, _COMPRESSED, _MASKED = 0x80, 0x40, 0x80
_NO_MASK: Final = b"\0\0\0\0"
"""A mask that changes nothing."""
_TAIL: Final = b"\0\0\xff\xff"
"""What RFC 7692 leaves out at the end of a message."""


class Socket(asyncio.Protocol):
    """One WebSocket (RFC 6455). It asks for compression as browsers do, and sends without."""

    def __init__(self, address: str, table: str, compress: bool, receive: Callable[[bytes], None]) -> None:
        """`receive` is called with each message."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes of all messages so far, as they were before compression."""
        self._request = _request(address, table, compress)
        self._receive = receive
        self._buffer = b""
        self._transport: asyncio.Transport
        self._inflate: zlib._Decompress | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        table: str,
        compress: bool,
        receive: Callable[[bytes], None],
        client: str | None = None,
    ) -> "Socket":
        """A socket that is open, from the address `client` of this machine if given. Raises OSError."""
        host, _, port = urlsplit(address).netloc.partition(":")
        _, opened = await asyncio.get_running_loop().create_connection(
            lambda: cls(address, table, compress, receive),
            host,
            int(port),
            local_addr=None if client is None else (client, 0),
        )
        await opened.opened
        return opened

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()

    def send(self, message: bytes) -> None:
        """Send a text of less than 64 KiB."""
        self._send_frame(_TEXT, message)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]  # uvloop's is no asyncio.Transport
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            self._read_answer()
        while self.opened.done() and (frame := self._next_frame()) is not None:
            self._handle(*frame)

    def _read_answer(self) -> None:
        head, ended, rest = self._buffer.partition(b"\r\n\r\n")
        if not ended:
            return
        self._buffer = rest
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode("latin-1")))
            return
        if b"permessage-deflate" in head.lower():
            self._inflate = zlib.decompressobj(-15)
        self.opened.set_result(None)

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The first bytes of the next frame that is here as a whole, and what it carries."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        return buffer[0], buffer[start : start + length]

    def _handle(self, first: int, data: bytes) -> None:
        kind = first & 0x0F
        if kind == _PING:
            self._send_frame(_PONG, data)
        elif kind == _CLOSE:
            self._transport.close()
        elif kind == _TEXT:
            if first & _COMPRESSED and self._inflate is not None:
                data = self._inflate.decompress(data + _TAIL)
            self.received += len(data)
            self._receive(data)

    def _send_frame(self, kind: int, data: bytes) -> None:
        length = len(data)
        if length < 126:
            head = bytes((_FIN | kind, _MASKED | length))
        else:
            head = bytes((_FIN | kind, _MASKED | 126)) + length.to_bytes(2)
        self._transport.write(head + _NO_MASK + data)


def _request(address: str, table: str, compress: bool) -> bytes:
    lines = [
        f"GET /api/tables/{table}/play HTTP/1.1",
        f"Host: {urlsplit(address).netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if compress else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
