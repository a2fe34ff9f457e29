"""Clients that send too much, too slowly, or do not read: they are closed, and nobody else notices."""

import asyncio
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, cast

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode

from condottiere.server.network import limited_uvicorn
from condottiere.server.network.addresses import TrustedProxies
from condottiere.server.network.connections import Connections
from condottiere.server.network.limits import Limits
from condottiere.server.network.rates import TokenBucket
from condottiere.server.runtime.turns import LoopShares
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.narration import Viewer
from condottiere.server.table.table_messages import SentTable
from support.raw_connections import Raw, closing_code, frame
from support.running import UNLIMITED, Running, running

End: TypeAlias = Callable[[Running], None]

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


class HeldDeadline:
    """A deadline that ends when the test says so, however long a busy machine takes."""

    started: ClassVar[dict["HeldDeadline", Callable[[], object]]] = {}

    def __init__(self, loop: asyncio.AbstractEventLoop, _: float) -> None:
        self.loop = loop

    def start(self, expired: Callable[[], object]) -> None:
        self.started.setdefault(self, expired)

    def cancel(self) -> None:
        self.started.pop(self, None)


@pytest.fixture
def end_deadlines(monkeypatch: pytest.MonkeyPatch) -> End:
    """Ends the deadlines of all connections that are opened from now on; none ends by itself."""

    def end(server: Running) -> None:
        server.get("/api/health")  # by now the server has read what was sent before
        while HeldDeadline.started:
            deadline, expired = HeldDeadline.started.popitem()
            deadline.loop.call_soon_threadsafe(expired)

    monkeypatch.setattr(limited_uvicorn, "Deadline", HeldDeadline)
    return end


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
    made, (ada, bruno) = server.sit("ada", "bruno")
    told = Raw(server).joined(made.id).send(flood).rest()
    assert closing_code(told) == 1008
    assert told.endswith(b"too many frames: slow down (setting: pieces)")
    ada.act("site:roma")
    assert bruno.at_version(2)["site"] == 15


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
    _, (ada, _) = server.sit("ada", "bruno")
    for _ in range(150):
        ada.socket.ping()
        ada.send(type="say", text="hear!", to=None)
    ada.until(lambda me: len(me.chat) == 150)
    assert ada.errors == []


def test_a_client_that_reads_no_pongs_is_closed(tmp_path: Path, end_deadlines: End) -> None:
    with limited(tmp_path, pieces=1e9, pieces_per_second=1e9) as server, ThreadPoolExecutor() as other:
        made, (_, bruno) = server.sit("ada", "bruno")
        deaf = Raw(server, receive_buffer=4096).joined(made.id)
        flooding = other.submit(deaf.flood, FLOODS["pings"])
        while not flooding.done():
            end_deadlines(server)
        flooding.result()
        bruno.say("still here")


def test_a_client_that_does_not_read_its_table_is_closed(
    database: Path, monkeypatch: pytest.MonkeyPatch, end_deadlines: End
) -> None:
    sent = LiveTable.sent_table

    def padded(table: LiveTable, viewer: Viewer, *position: Any) -> SentTable:
        """More than the system takes for a client that does not read."""
        found = sent(table, viewer, *position)
        return found._replace(text=found.text + " " * 20_000_000) if viewer == 0 else found

    with running(database) as server, ThreadPoolExecutor() as other:
        made = server.table("ada", "bruno")
        bruno = server.join(made.id, made.keys[1])
        monkeypatch.setattr(LiveTable, "sent_table", padded)
        deaf = Raw(server, receive_buffer=4096).joined(made.id, key=made.keys[0])
        bruno.until(lambda me: me.table["players"][0]["online"] is True)
        leaving = other.submit(bruno.until, lambda me: me.table["players"][0]["online"] is False)
        while not leaving.done():
            end_deadlines(server)
        assert len(deaf.rest()) < 20_000_000


def test_a_handshake_that_only_its_parser_refuses_is_answered(server: Running) -> None:
    assert Raw(server).upgrade("some-table", "X-Long: " + "x" * 9000).status() == 431


@pytest.mark.parametrize(
    ("limit", "more", "says"),
    [
        ("websockets_per_client", {}, "open tables per address are limited to 2 at a time"),
        ("websockets", {"X-Forwarded-For": "192.0.2.7"}, "Setting: websockets."),
    ],
)
def test_websockets_are_limited(tmp_path: Path, limit: str, more: dict[str, str], says: str) -> None:
    with limited(tmp_path, **{limit: 2}) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        with pytest.raises(InvalidStatus) as refused:
            server.connect(made.id, additional_headers=more)
        assert refused.value.response.status_code == 429
        assert says in refused.value.response.body.decode()
        if limit == "websockets_per_client":  # another client, as a proxy on this machine says
            server.join(made.id, additional_headers={"X-Forwarded-For": "192.0.2.7"})
        ada.until(lambda me: me.table["players"][1]["online"] is True)
        bruno.leave()
        ada.until(lambda me: me.table["players"][1]["online"] is False)
        server.join(made.id, additional_headers=more)


# --- requests ----------------------------------------------------------------------------------


def test_unanswered_requests_of_one_client_are_limited(tmp_path: Path) -> None:
    with limited(tmp_path, requests_per_client=2) as server:
        head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        unfinished = head + b"Content-Length: 2\r\n\r\n"
        open_ones = [Raw(server).send(unfinished) for _ in range(2)]
        while (refused := server.get("/api/lobby")).status_code == 200:
            """Until the server has read both."""
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        assert "pending requests per address are limited to 2 at a time" in refused.json()["message"]
        assert refused.headers["X-Content-Type-Options"] == "nosniff"
        other = {"X-Forwarded-For": "192.0.2.7"}
        assert server.request("GET", "/api/lobby", headers=other).status_code == 200
        assert server.get("/api/health/live").status_code == 200
        for one in open_ones:
            assert one.send(b"{}").status() == 400
        assert server.get("/api/lobby").status_code == 200


def test_a_request_head_has_an_end(server: Running) -> None:
    Raw(server).send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n").flood(b"X-More: " + b"x" * 8000 + b"\r\n")


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"
REFUSED = {
    "many headers": (431, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: x\r\n" * 1000 + b"\r\n"),
    "a long address": (431, b"GET /" + b"x" * 40_000),
    "two lengths": (
        400,
        b"POST /api/shuffles HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n" + CHUNKED + b"0\r\n\r\n",
    ),
    "many chunks": (
        400,
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        + CHUNKED
        + b"1\r\n1\r\n" * 2000,
    ),
}


@pytest.mark.parametrize(("status", "sent"), REFUSED.values(), ids=REFUSED)
def test_a_request_that_is_refused_by_its_form(server: Running, status: int, sent: bytes) -> None:
    assert Raw(server).send(sent).status() == status


def test_a_request_head_that_arrives_at_once_has_an_end_too(tmp_path: Path) -> None:
    with limited(tmp_path, head=2000) as server:
        for head in (b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 2000, b"GET /?" + b"x" * 2000 + b" HTTP/1.1"):
            assert Raw(server).send(head + b"\r\nHost: 127.0.0.1\r\n\r\n").status() == 431


HALF_REQUESTS = {
    "a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half",
    "a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{",
    "a second head": b"GET /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


def test_a_request_that_does_not_come_to_its_end(server: Running, end_deadlines: End) -> None:
    slow = {what: Raw(server).send(half) for what, half in HALF_REQUESTS.items()}
    slow["a second head"].until(b'"version"')
    slow["a second head"].send(HALF_REQUESTS["a head"])
    silent = Raw(server)
    setup = b"GET /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n"
    answered = Raw(server).send(setup)
    assert answered.socket.recv(65536).startswith(b"HTTP/1.1 200 ")
    end_deadlines(server)
    for one in slow.values():
        answer = one.rest()
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b"did not come to its end. Setting: request-seconds." in answer
    assert silent.rest() == b""
    answered.rest()  # which is closed as well, although its body never came


def test_an_answer_that_is_not_read_is_given_up(tmp_path: Path, end_deadlines: End) -> None:
    (tmp_path / "large.bin").write_bytes(bytes(20_000_000))
    with running(tmp_path / "games.db", static=tmp_path) as server:
        deaf = Raw(server, receive_buffer=4096)
        deaf.send(b"GET /large.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        end_deadlines(server)
        while server.server.server_state.connections:
            end_deadlines(server)
        assert len(deaf.rest()) < 20_000_000


# --- connections -------------------------------------------------------------------------------


def test_half_requests_lock_nobody_out(tmp_path: Path) -> None:
    with limited(tmp_path, connections=10) as server:
        _, (ada, _) = server.sit("ada", "bruno")
        half = [Raw(server).send(HALF_REQUESTS["a head"]) for _ in range(50)]
        assert server.get("/api/setup").status_code == 200
        assert half[0].rest() == b"", "the oldest gave way"
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15, "whoever plays did not"


def test_a_server_full_of_players_says_so(tmp_path: Path) -> None:
    with limited(tmp_path, connections=3) as server:
        made, people = server.sit("ada", "bruno")
        people.append(server.join(made.id))
        answer = server.get("/api/setup")
        assert (answer.status_code, answer.json()["code"]) == (503, "full")
        for person in people:
            person.leave()


class Transport:
    """A connection as far as counting goes."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


def test_one_address_has_its_share_and_a_trusted_proxy_has_all() -> None:
    proxies = TrustedProxies(["10.0.0.0/8"])
    connections = Connections(Limits(connections=100, connections_per_address=2), proxies, LoopShares())

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


def test_the_networks_of_a_home_open_not_all_connections() -> None:
    connections = Connections(
        Limits(connections=100, connections_per_address=10), TrustedProxies([]), LoopShares()
    )

    def opened(address: str) -> bool:
        transport = Transport()
        admitted = connections.add(cast("Any", transport), address)
        connections.set_waiting(cast("Any", transport), False)  # it has become a WebSocket
        return admitted

    home = [opened(f"2001:db8:1:{number:x}::1") for number in range(100)]
    assert sum(home) == 20
    assert opened("2001:db8:2::1")
    assert sum(opened(f"192.0.2.{number}") for number in range(100)) == 30


def test_a_bucket_fills_again() -> None:
    clock = [0.0]
    bucket = TokenBucket(3, 2, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock[0] += 100
    assert [bucket.take(3), bucket.take(0.1)] == [True, False]
