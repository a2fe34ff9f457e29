"""Clients that send what nobody should, over raw sockets, and note what should never come back."""

import base64
import json
import random
import socket
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException, HTTPResponse
from typing import Any, Final, Protocol

import msgspec

from condottiere.server.messages.from_browser import FromBrowser, Join

from .generation import Generator, Known
from .routes import METHODS, Endpoint

PATIENCE: Final = 30.0
"""Seconds that a server may take to answer."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_CONTINUATION: Final = 0
_NORMAL: Final = 0.8
"""How often a message comes in one proper frame, and a request by a method that its path has."""
_TAKEN_IN: Final = b"taken in"
MESSAGES_A_CONNECTION: Final = 60


@dataclass(slots=True)
class Notes:
    """What one attacker has sent, and what came back."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    """Statuses over HTTP, types and error codes over WebSockets."""
    faults: list[str] = field(default_factory=list)
    """What should not have come back, and after what."""

    def fault(self, what: str, sent: bytes) -> None:
        self.faults.append(f"{what} after {sent[:300]!r}")


class Attacker(Protocol):
    """A client that sends one thing after the other."""

    notes: Notes

    def send_one(self) -> None:
        """Send one message or request."""

    def close(self) -> None:
        """Leave."""


class HttpAttacker:
    """Asks for every path by every method, with bodies from the schemas."""

    def __init__(self, port: int, rng: random.Random, known: Known, endpoints: list[Endpoint]) -> None:
        self.notes = Notes()
        self._port = port
        self._rng = rng
        self._known = known
        self._generator = Generator(rng, known)
        self._endpoints = endpoints
        self._connection: socket.socket | None = None
        self._cookie = ""

    def send_one(self) -> None:
        request, whole = self._request()
        self.notes.sent += 1
        connection = self._connection or socket.create_connection(("127.0.0.1", self._port), PATIENCE)
        self._connection = None
        try:
            connection.sendall(request)
            if whole:
                self._note(connection, request)
            else:
                connection.close()
        except (OSError, HTTPException) as error:
            connection.close()
            if isinstance(error, TimeoutError):
                self.notes.fault("no answer", request)
            self.notes.answers["closed"] += 1

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _note(self, connection: socket.socket, request: bytes) -> None:
        method = request.partition(b" ")[0].decode("latin-1")
        response = HTTPResponse(connection, method=method)
        response.begin()
        body = response.read()
        self.notes.answers[str(response.status)] += 1
        if response.status >= 500 and response.status != 503:
            self.notes.fault(f"status {response.status} {body[:200]!r}", request)
        if cookie := response.headers.get("Set-Cookie"):
            self._cookie = cookie.partition(";")[0]
        self._learn(body)
        if response.will_close or not response.isclosed():
            connection.close()
        else:
            self._connection = connection

    def _learn(self, body: bytes) -> None:
        """Remember the tables and codes that were told."""
        try:
            told = json.loads(body)
        except ValueError:
            return
        for name in ("id", "code", "commitment", "key"):
            if isinstance(told, dict) and isinstance(told.get(name), str):
                self._known[name] = [*self._known.get(name, [])[-20:], told[name]]

    def _request(self) -> tuple[bytes, bool]:
        """A request, and whether all of it is there."""
        rng = self._rng
        endpoint = rng.choice(self._endpoints)
        path = endpoint.path.replace("{table_id}", self._text("id")).replace("{code}", self._text("code"))
        if rng.random() < 0.2:
            path += "?" + rng.choice(("seat=1", "number=5", "from=99999999999", "a=%ff", "seat=", "x" * 3000))
        method = rng.choice(endpoint.methods if rng.random() < _NORMAL else METHODS)
        body = b""
        if endpoint.bodies and rng.random() < _NORMAL:
            body = self._generator.message(rng.choice(endpoint.bodies))
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        head += rng.choice(("Content-Type: application/json\r\n",) * 9 + ("Content-Type: \x7f\r\n",))
        head += f"Content-Length: {len(body)}\r\n"
        if self._cookie and rng.random() < 0.8:
            head += f"Cookie: {self._cookie}\r\n"
        request = head.encode("utf-8", "replace") + b"\r\n" + body
        if rng.random() < 0.9:
            return request, True
        if rng.random() < 0.5:
            return request[: rng.randrange(len(request))], False
        return self._generator.spoil_bytes(request), False

    def _text(self, name: str) -> str:
        text = self._generator.text(name)
        return text if text.isascii() and text.isprintable() and " " not in text else "%E2%80%AE"


class WebSocketAttacker:
    """Joins tables, as a seat or to look on, and says anything there."""

    def __init__(self, port: int, rng: random.Random, known: Known, tables: dict[str, list[str]]) -> None:
        """`tables` has the keys that may be used at each."""
        self.notes = Notes()
        self._port = port
        self._rng = rng
        self._tables = tables
        self._generator = Generator(rng, dict(known))
        self._connection: socket.socket | None = None
        self._unread = b""
        self._left = 0

    def send_one(self) -> None:
        sent = b""
        try:
            if self._connection is None:
                self._connection = self._join()
            sent, whole = self._frames()
            self.notes.sent += 1
            self._connection.sendall(sent)
            self._left = self._left - 1 if whole else 0
            if whole:
                self._read_answers(self._connection, sent)
        except OSError as error:
            if isinstance(error, TimeoutError):
                self.notes.fault("nothing was read", sent)
            self.notes.answers["closed"] += 1
            self._left = 0
        if self._left <= 0:
            self.close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _join(self) -> socket.socket:
        connection = socket.create_connection(("127.0.0.1", self._port), PATIENCE)
        table = self._rng.choice(list(self._tables))
        nonce = base64.b64encode(self._rng.randbytes(16)).decode()
        connection.sendall(
            f"GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {nonce}\r\n\r\n".encode()
        )
        self._unread, self._left = b"", self._rng.randrange(1, MESSAGES_A_CONNECTION)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            one = connection.recv(1)
            if not one:
                raise ConnectionResetError
            head += one
        if self._rng.random() < 0.9:
            key = self._rng.choice([*self._tables[table], None])
            connection.sendall(_frame(TEXT, msgspec.json.encode(Join(key=key))))
        return connection

    def _frames(self) -> tuple[bytes, bool]:
        """A message as frames, most often one, and whether all of them is there."""
        rng = self._rng
        message = self._generator.message(FromBrowser)
        if rng.random() < _NORMAL:
            return _frame(TEXT, message), True
        if rng.random() < 0.1:
            huge = bytes((0x81, 0xFF)) + (2**63).to_bytes(8, "big")
            return rng.choice((huge, _frame(TEXT, message)[:-1], rng.randbytes(40))), False
        return self._strange_frames(message), True

    def _strange_frames(self, message: bytes) -> bytes:
        rng = self._rng
        cut = rng.randrange(len(message) + 1)
        strange: tuple[Callable[[], bytes], ...] = (
            lambda: _frame(TEXT, message[:cut], last=False) + _frame(_CONTINUATION, message[cut:]),
            lambda: _frame(TEXT, message[:cut], last=False) + _frame(PING, b"x") + _frame(_CONTINUATION, b""),
            lambda: b"".join(
                _frame(PING, rng.randbytes(rng.randrange(125))) for _ in range(rng.randrange(20))
            ),
            lambda: _frame(PONG, b""),
            lambda: _frame(BINARY, message),
            lambda: _frame(rng.choice((3, 7, 11, 15)), message),
            lambda: _frame(_CONTINUATION, message),
            lambda: _frame(TEXT, b"\xff\xfe\xc3("),
            lambda: _frame(TEXT, b"\xed\xa0\x80"),  # a surrogate alone
            lambda: _frame(TEXT, message, masked=False),
            lambda: _frame(TEXT, message, reserved=0x40),
            lambda: _frame(TEXT, b" " * rng.choice((1000, 70_000))),
            lambda: _frame(PING, b"p" * 200),
            lambda: _frame(CLOSE, rng.choice((b"", b"\x03", b"\x03\xe8bye", b"\xff\xff"))),
        )
        return rng.choice(strange)()

    def _read_answers(self, connection: socket.socket, sent: bytes) -> None:
        """Wait until the server has taken in all that was sent, and note what it says."""
        connection.sendall(_frame(PING, _TAKEN_IN))
        taken_in = False
        while not taken_in:
            received = connection.recv(1 << 18)
            if not received:
                raise ConnectionResetError
            self._unread += received
            while (size := _frame_size(self._unread)) is not None and size[1] <= len(self._unread):
                start, end = size
                opcode, payload = self._unread[0] & 15, self._unread[start:end]
                self._unread = self._unread[end:]
                if opcode == CLOSE:
                    raise ConnectionResetError
                taken_in |= opcode == PONG and payload == _TAKEN_IN
                if opcode == TEXT:
                    self._note(payload, sent)

    def _note(self, text: bytes, sent: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        kind = message["type"]
        self.notes.answers[f"error {message['code']}" if kind == "error" else kind] += 1
        if kind == "error" and message["code"] == "internal":
            self.notes.fault("error internal", sent)
        if kind == "table":
            known = self._generator.known
            known["version"] = [message["version"]]
            known["action"] = [action["token"] for action in message["view"]["legal"]] or ["pass"]
            known["move"] = [message["takeback"] or 1]
            known["pact"] = [pact["id"] for pact in message["pacts"]] or [1]


def _frame(
    opcode: int, payload: bytes, *, last: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """A frame as a client sends it (RFC 6455, 5.2); masked with zeros, so that it stays as it is."""
    mask = 0x80 if masked else 0
    head = bytes((opcode | reserved | (0x80 if last else 0),))
    if len(payload) < 126:
        head += bytes((mask | len(payload),))
    elif len(payload) < 1 << 16:
        head += bytes((mask | 126,)) + len(payload).to_bytes(2, "big")
    else:
        head += bytes((mask | 127,)) + len(payload).to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


def _frame_size(received: bytes) -> tuple[int, int] | None:
    """Where the payload of the first frame begins and ends; None while that cannot be known."""
    if len(received) < 2:
        return None
    extra = {126: 2, 127: 8}.get(received[1], 0)
    if len(received) < 2 + extra:
        return None
    size = int.from_bytes(received[2 : 2 + extra], "big") if extra else received[1]
    return 2 + extra, 2 + extra + size
