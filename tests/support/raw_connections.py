"""Connections that send any bytes, as no browser does."""

import base64
import json
import socket

import pytest
from websockets.frames import Opcode

from support.people import PATIENCE
from support.running import Running


class Raw:
    """A client that sends any bytes."""

    def __init__(self, server: Running, receive_buffer: int = 0) -> None:
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", server.port))
        server.connections.callback(self.socket.close)

    def send(self, data: bytes) -> "Raw":
        self.socket.sendall(data)
        return self

    def flood(self, data: bytes) -> None:
        """Send this again and again, until the server closes or listens no more."""
        try:
            for _ in range(100_000):
                self.socket.sendall(data)
        except ConnectionError:
            return
        pytest.fail("the server listened to all of it")

    def until(self, text: bytes) -> bytes:
        """What comes, up to the piece that ends with or holds this text."""
        data = b""
        while text not in data:
            chunk = self.socket.recv(65536)
            assert chunk, f"the server closed before it sent {text!r}: {data!r}"
            data += chunk
        return data

    def rest(self) -> bytes:
        """Everything until the server closes."""
        data = b""
        try:
            while chunk := self.socket.recv(65536):
                data += chunk
        except ConnectionError:
            pass
        return data

    def status(self) -> int:
        """The status of the answer after which the server closes."""
        return int(self.rest().split(b" ", 2)[1])

    def upgrade(self, table: str, *headers: str, host: str = "127.0.0.1") -> "Raw":
        """Open a WebSocket of a table."""
        key = base64.b64encode(b"0123456789abcdef").decode()
        lines = [
            f"GET /api/tables/{table}/play HTTP/1.1",
            f"Host: {host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *headers,
        ]
        self.send("\r\n".join([*lines, "", ""]).encode())
        return self

    def joined(self, table: str, *headers: str, key: str | None = None) -> "Raw":
        """Sit down at a table, or look on."""
        self.upgrade(table, *headers)
        self.until(b" 101 ")
        return self.send(frame(json.dumps({"type": "join", "key": key}).encode()))


def frame(payload: bytes, first: int = 0x80 | Opcode.TEXT) -> bytes:
    """A masked frame; its mask is all zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([first]) + length + bytes(4) + payload


def closing_code(data: bytes) -> int:
    """The code of the close frame that ends what the server sent; its reason is short text."""
    start = data.rindex(bytes([0x80 | Opcode.CLOSE]))
    return int.from_bytes(data[start + 2 : start + 4], "big")
