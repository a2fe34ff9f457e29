"""Clients that send too much, too slowly, or do not read: they are closed, and nobody else notices."""

import asyncio
import gc
import time
import weakref
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from condottiere.server.network.connections import Connections
from condottiere.server.network.limited_uvicorn import LimitedHttp, LimitedWebSocket
from condottiere.server.network.limits import Limits
from condottiere.server.network.proxies import TrustedProxies
from condottiere.server.network.rates import TokenBucket
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.narration import Viewer
from condottiere.server.table.table_messages import SentTable
from support.people import PATIENCE
from support.raw_connections import Raw, closing_code, frame
from support.running import UNLIMITED, Running, running

EMPTY = b"\x80\x00\x00\x00\x00"
"""The rest of a masked frame with nothing in it, after its first byte."""


@contextmanager
def limited(tmp_path: Path, **limits: Any) -> Iterator[Running]:
    with running(tmp_path / "games.db", limits=UNLIMITED._replace(**limits)) as server:
        yield server


@pytest.fixture
def forgetting_nothing(tmp_path: Path) -> Iterator[Running]:
    """A server that counts alike however long a busy machine takes."""
    with limited(tmp_path, pieces_per_second=1e-6) as server:
        yield server


# --- frames ------------------------------------------------------------------------------------

FLOODS = {
    "empty fragments": bytes([Opcode.TEXT]) + EMPTY + (bytes([Opcode.CONT]) + EMPTY) * 2000,
    "pings": frame(b"x" * 125, 0x80 | Opcode.PING) * 2000,
    "pongs": frame(b"", 0x80 | Opcode.PONG) * 2000,
    "messages": frame(b"nonsense") * 2000,
    "large messages": frame(b"x" * 60_000) * 20,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_too_many_frames_of_any_kind_close_their_connection_alone(
    forgetting_nothing: Running, flood: bytes
) -> None:
    server = forgetting_nothing
    made = server.table("ada", "bruno", options={"first_holder": 0})
    ada, flooding = server.join(made.id, made.keys[0]), Raw(server).joined(made.id)
    told = flooding.send(flood).rest()
    assert closing_code(told) == 1008
    assert told.endswith(b"too many frames: slow down (setting: pieces)")
    ada.act("site:roma")
    assert ada.at_version(2)["site"] == 15


def test_what_is_inflated_counts_as_what_it_becomes(forgetting_nothing: Running) -> None:
    server = forgetting_nothing
    packer = zlib.compressobj(wbits=-12)
    packed = (packer.compress(b" " * 60_000) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    made = server.table("ada", "bruno")
    bomb = Raw(server).joined(
        made.id, "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover"
    )
    told = bomb.send(frame(packed, 0x80 | 0x40 | Opcode.TEXT) * 20).rest()
    assert closing_code(told) == 1008


def test_an_ordinary_hurry_is_no_flood(server: Running) -> None:
    made = server.table("ada", "bruno")
    ada = server.join(made.id, made.keys[0])
    for _ in range(150):
        ada.socket.ping()
        ada.send(type="say", text="hear!", to=None)
    ada.until(lambda me: len(me.chat) == 150)
    assert ada.errors == []


def test_a_client_that_reads_no_pongs_is_closed(tmp_path: Path) -> None:
    limits = {"unread_seconds": 0.2, "pieces": 1e9, "pieces_per_second": 1e9}
    with limited(tmp_path, **limits) as server:
        made = server.table("ada", "bruno")
        bruno, deaf = server.join(made.id, made.keys[1]), Raw(server, receive_buffer=4096).joined(made.id)
        deaf.flood(FLOODS["pings"])
        bruno.send(type="say", text="still here", to=None)
        bruno.until(lambda me: bool(me.chat))


def test_a_client_that_does_not_read_its_table_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = LiveTable.sent_table

    def padded(table: LiveTable, viewer: Viewer, *position: Any) -> SentTable:
        """More than the system takes for a client that does not read."""
        found = sent(table, viewer, *position)
        return found._replace(text=found.text + " " * 20_000_000) if viewer == 0 else found

    with limited(tmp_path, unread_seconds=0.5) as server:
        made = server.table("ada", "bruno")
        bruno = server.join(made.id, made.keys[1])
        monkeypatch.setattr(LiveTable, "sent_table", padded)
        deaf = Raw(server, receive_buffer=4096).joined(made.id, key=made.keys[0])
        bruno.until(lambda me: me.table["players"][0]["online"] is True)
        bruno.until(lambda me: me.table["players"][0]["online"] is False)
        assert len(deaf.rest()) < 20_000_000


def test_a_handshake_that_only_its_parser_refuses_is_answered(server: Running) -> None:
    assert Raw(server).upgrade("some-table", "X-Long: " + "x" * 9000).status() == 431


def test_websockets_of_one_client(tmp_path: Path) -> None:
    with limited(tmp_path, websockets_per_client=2) as server:
        made = server.table("ada", "bruno")
        ada, bruno = (server.join(made.id, key) for key in made.keys)
        with pytest.raises(InvalidStatus) as refused:
            server.connect(made.id)
        assert refused.value.response.status_code == 429
        said = "open tables per address are limited to 2 at a time"
        assert said in refused.value.response.body.decode()
        other = server.join(made.id, additional_headers={"X-Forwarded-For": "192.0.2.7"})
        assert other.view["viewer"] is None, "another client, as a proxy on this machine says"
        ada.until(lambda me: me.table["players"][1]["online"] is True)
        bruno.leave()
        ada.until(lambda me: me.table["players"][1]["online"] is False)
        server.join(made.id)


def test_websockets_of_all_clients(tmp_path: Path) -> None:
    with limited(tmp_path, websockets=2) as server:
        made = server.table("ada", "bruno")
        people = [server.join(made.id, key) for key in made.keys]
        with pytest.raises(InvalidStatus) as refused:
            server.connect(made.id, additional_headers={"X-Forwarded-For": "192.0.2.7"})
        assert refused.value.response.status_code == 429
        assert b"Setting: websockets." in refused.value.response.body
        people[0].until(lambda me: me.table["players"][1]["online"] is True)
        people[1].leave()
        people[0].until(lambda me: me.table["players"][1]["online"] is False)
        server.join(made.id)


# --- memory ------------------------------------------------------------------------------------

LAST_WORDS = {
    "a WebSocket that is left": frame(b"", 0x80 | Opcode.CLOSE),
    "a WebSocket that is closed for its nonsense": frame(b"", 0x80 | 0x40 | Opcode.TEXT),
    "a request that is closed for its nonsense": b"nonsense\r\n\r\n",
}


@pytest.mark.parametrize("kind", LAST_WORDS)
def test_a_connection_leaves_memory_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    kept: list[weakref.ref[object]] = []

    def noted(self: Any, transport: asyncio.Transport) -> None:
        made(self, transport)
        kept.extend((weakref.ref(self), weakref.ref(self.conn)))

    protocol: Any = LimitedWebSocket if "WebSocket" in kind else LimitedHttp
    made = protocol.connection_made
    monkeypatch.setattr(protocol, "connection_made", noted)
    monkeypatch.setattr(gc, "collect", lambda *_: 0)
    gc.disable()
    try:
        with limited(tmp_path) as server:
            table = server.table("ada", "bruno")
            kept.clear()
            client = Raw(server).joined(table.id) if protocol is LimitedWebSocket else Raw(server)
            client.send(LAST_WORDS[kind]).rest()
            client.socket.close()
            protocol_kept, parser_kept, *_ = kept
            deadline = time.monotonic() + PATIENCE
            while protocol_kept() is not None or parser_kept() is not None:
                assert time.monotonic() < deadline
                server.get("/api/health")  # waits without sleeping
    finally:
        gc.enable()


# --- requests ----------------------------------------------------------------------------------


def test_a_request_head_has_an_end(server: Running) -> None:
    endless = Raw(server).send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    endless.flood(b"X-More: " + b"x" * 8000 + b"\r\n")
    crumbs = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: x\r\n" * 1000 + b"\r\n"
    assert Raw(server).send(crumbs).status() == 431
    assert Raw(server).send(b"GET /" + b"x" * 40_000).status() == 431


@pytest.mark.parametrize(
    "head", [b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 2000, b"GET /?" + b"x" * 2000 + b" HTTP/1.1"]
)
def test_a_request_head_that_arrives_at_once_has_an_end_too(tmp_path: Path, head: bytes) -> None:
    with limited(tmp_path, head=2000) as server:
        assert Raw(server).send(head + b"\r\nHost: 127.0.0.1\r\n\r\n").status() == 431


def test_a_request_of_two_lengths_is_refused(server: Running) -> None:
    head = b"POST /api/shuffles HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n"
    assert Raw(server).send(head + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n").status() == 400


def test_a_body_of_many_chunks_is_refused(server: Running) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    crumbs = Raw(server).send(head + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\n1\r\n" * 2000)
    assert crumbs.status() == 400


HALF_REQUESTS = {
    "a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half",
    "a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{",
    "a second head": b"GET /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


@pytest.mark.parametrize("half", HALF_REQUESTS.values(), ids=HALF_REQUESTS)
def test_a_request_that_does_not_come_to_its_end(tmp_path: Path, half: bytes) -> None:
    with limited(tmp_path, request_seconds=0.2) as server:
        slow = Raw(server).send(half)
        if half == HALF_REQUESTS["a second head"]:
            assert b'"version"' in slow.socket.recv(65536)
            slow.send(HALF_REQUESTS["a head"])
        answer = slow.rest()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"did not come to its end. Setting: request-seconds." in answer


def test_a_connection_that_says_nothing_is_closed(tmp_path: Path) -> None:
    with limited(tmp_path, request_seconds=0.2) as server:
        assert Raw(server).rest() == b""


def test_what_is_left_of_an_answered_request_is_waited_for_no_longer_than_any(tmp_path: Path) -> None:
    with limited(tmp_path, request_seconds=0.2) as server:
        head = b"GET /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n"
        assert Raw(server).send(head).rest().startswith(b"HTTP/1.1 200 ")


def test_an_answer_that_is_not_read_is_given_up(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "large.bin").write_bytes(bytes(20_000_000))
    with running(
        tmp_path / "games.db", static=static, limits=UNLIMITED._replace(unread_seconds=0.2)
    ) as server:
        deaf = Raw(server, receive_buffer=4096)
        deaf.send(b"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while server.server.server_state.connections:
            server.get("/api/health")  # waits without sleeping
        assert len(deaf.rest()) < 20_000_000


# --- connections -------------------------------------------------------------------------------


def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    with limited(tmp_path, connections=10) as server:
        made = server.table("ada", "bruno", options={"first_holder": 0})
        ada = server.join(made.id, made.keys[0])
        half = [Raw(server).send(HALF_REQUESTS["a head"]) for _ in range(50)]
        assert server.get("/api/setup").status_code == 200
        assert half[0].rest() == b"", "the oldest gave way"
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15, "whoever plays did not"


def test_a_server_full_of_players_says_so(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as server:
        made = server.table("ada", "bruno")
        with ExitStack() as stack:
            people = [server.join(made.id, key) for key in (*made.keys, None)]
            for person in people:
                stack.callback(person.leave)
            answer = server.get("/api/setup")
            assert (answer.status_code, answer.json()["code"]) == (503, "full")


class Transport:
    """A connection as far as counting goes."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_one_address_has_its_share_and_a_trusted_proxy_has_all() -> None:
    proxies = TrustedProxies(["10.0.0.0/8"])
    connections = Connections(Limits(connections=100, connections_per_address=2), proxies)

    def opened(address: str) -> Any:
        transport = Transport()
        return transport if connections.add(cast("Any", transport), address) else None

    first, second = opened("192.0.2.1"), opened("192.0.2.1")
    connections.set_waiting(first, False)  # it is being answered, or has become a WebSocket
    assert opened("192.0.2.1")
    assert (first.aborted, second.aborted) == (False, True)
    assert opened("192.0.2.2")
    many = [opened(address) for address in ["127.0.0.1", "::1", "10.0.0.5"] * 5]
    assert not any(one.aborted for one in many), "none gives way for another"
    third = opened("192.0.2.3")
    fourth = opened("192.0.2.3")
    for busy in (third, fourth):
        connections.set_waiting(busy, False)
    assert opened("192.0.2.3") is None
    connections.remove(third)
    assert opened("192.0.2.3")


def test_a_bucket_fills_again() -> None:
    clock = [0.0]
    bucket = TokenBucket(3, 2, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock[0] += 100
    assert [bucket.take(3), bucket.take(0.1)] == [True, False]
