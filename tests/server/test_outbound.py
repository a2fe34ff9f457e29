"""Requests to addresses that strangers give do not reach the operator's own network."""

import asyncio
import re
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from condottiere.server.network.public_addresses import is_public
from condottiere.server.notifications import fair_slots
from condottiere.server.notifications.fair_slots import FairSlots, Hosts
from condottiere.server.notifications.outbound import (
    Outbound,
    Outgoing,
    Refused,
    Resolve,
    Unreachable,
    check_url,
)
from support.clocks import FakeClock
from support.notified import notified
from support.people import PATIENCE
from support.running import in_a_loop

SERVER = Path(__file__).parents[2] / "src" / "condottiere" / "server"

INTERNAL = [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254",
    "168.63.129.16", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.8",
    "192.0.0.9", "192.0.0.10", "192.0.0.170", "192.0.0.255", "192.0.2.1", "192.31.196.1", "192.52.193.1",
    "192.88.99.1", "192.168.1.1", "192.175.48.1", "198.18.0.1", "198.19.255.255", "198.51.100.1",
    "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "::1", "::7f00:1",
    "::1.1.1.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:192.0.0.8", "::ffff:0:1.1.1.1",
    "64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::192.0.0.170", "64:ff9b:1::1", "100::1", "100:0:0:1::1",
    "2001::1", "2001:0:102:304::1", "2001:1::1", "2001:2::1", "2001:3::1", "2001:4:112::1", "2001:10::1",
    "2001:20::1", "2001:30::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::1", "2002:0a00:1::1",
    "2002:c000:8::1", "2002:101:101::1", "2620:4f:8000::1", "3fff::1", "4000::1", "5f00::1", "fc00::1",
    "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1",
]  # fmt: skip
"""Addresses of each block in IANA's registries of special-purpose addresses, and what is mapped to one."""
PUBLIC = [
    "1.1.1.1", "93.184.216.34", "100.63.255.255", "100.128.0.1", "172.32.0.1", "192.0.1.1", "192.0.3.1",
    "198.17.255.255", "198.20.0.1", "223.255.255.255", "2001:200::1", "2001:4860:4860::8888",
    "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1",
]  # fmt: skip


def test_an_address_of_the_internet_is_public_and_an_internal_one_is_not() -> None:
    assert [address for address in INTERNAL if is_public(address)] == []
    assert [address for address in PUBLIC if not is_public(address)] == []


def test_this_machine_s_own_address_on_the_internet_is_not_public(monkeypatch: pytest.MonkeyPatch) -> None:
    """More may listen there than others can reach."""

    class Own(socket.socket):
        def connect(self, address: object) -> None:
            self.address = address

        def getsockname(self) -> object:
            return self.address

    monkeypatch.setattr(socket, "socket", Own)
    assert not is_public("93.184.216.34")


def test_the_other_machines_on_its_ipv6_link_are_not_public(monkeypatch: pytest.MonkeyPatch) -> None:
    """A router's firewall keeps others from them, and nobody translates their addresses."""

    class Linked(socket.socket):
        def connect(self, _: object) -> None:
            """Reach everybody."""

        def getsockname(self) -> object:
            return ("2606:4700:1:2:aaaa::1", 9, 0, 0)

    monkeypatch.setattr(socket, "socket", Linked)
    assert not is_public("2606:4700:1:2::7")
    assert is_public("2606:4700:1:3::7")


def test_only_one_module_of_the_server_sends_requests() -> None:
    """So that nothing is sent past the check of addresses."""
    clients = r"httpcore|httpx|aiohttp|requests|urllib\.request|http\.client|urllib3"
    senders = re.compile(rf"^(?:import|from) (?:{clients})\b|open_connection", re.MULTILINE)
    found = [path.name for path in SERVER.rglob("*.py") if senders.search(path.read_text(encoding="utf-8"))]
    assert found == ["outbound.py"]


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("ftp://chat.example/", "begin with https"),
        ("file:///etc/passwd", "begin with https"),
        ("//chat.example/", "begin with https"),
        ("https:///hook", "begin with https"),
        ("https://ada:secret@chat.example/", "user name"),
        ("https://chat.example@10.0.0.1/", "user name"),
        ("https://chat.example:25/", "Port 25"),
        ("https://chat.example:0/", "Port 0"),
        ("https://chat.example:99999/", "not a web address"),
        ("https://[::1/", "not a web address"),
        ("https://chat.example/a b", "without spaces"),
        ("https://chat.example/\r\nX: y", "without spaces"),
        ("https://chät.example/", "without spaces"),
        ("https://chat.example/" + "x" * 2000, "2,000 characters"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused_with_the_reason(url: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        check_url(url)


@pytest.mark.parametrize(
    "url", ["https://chat.example/hooks/x?a=b", "http://chat.example:8065", "https://1.1.1.1/"]
)
def test_an_address_of_a_webhook_is_taken(url: str) -> None:
    assert check_url(url).host


def post(url: str, allow_internal: bool = False, resolve: Resolve | None = None) -> int:
    async def story() -> int:
        outbound = Outbound(allow_internal, resolve)
        try:
            return await outbound.post(Outgoing(url, {"Content-Type": "text/plain"}, b"hello"), "ada")
        finally:
            await outbound.close()

    return in_a_loop(story())


NAMES = ("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "127.1", "0")


def test_nothing_is_sent_to_this_machine_by_any_of_its_names() -> None:
    with notified() as there:
        port = there.url.rpartition(":")[2]
        for host in NAMES:
            with pytest.raises((Refused, Unreachable)):
                post(f"http://{host}:{port}/hook")
        assert there.arrived == []


def answer_in_turn(*answers: Sequence[str]) -> Resolve:
    """A name server that gives another answer each time."""
    left = list(answers)

    async def resolve(_host: str, _port: int) -> Sequence[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


def test_a_name_with_one_internal_address_is_refused() -> None:
    with notified() as there:
        port = there.url.rpartition(":")[2]
        with pytest.raises(Refused, match="--allow-internal-notifications"):
            post(f"http://chat.example:{port}/", resolve=answer_in_turn(["93.184.216.34", "127.0.0.1"]))
        assert there.arrived == []


def test_a_name_that_leads_elsewhere_at_each_look_is_judged_by_the_look_that_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """DNS rebinding: the second look finds this machine, but there is no second look."""
    connected: list[str] = []

    async def connect_tcp(remote_host: str, **_: object) -> None:
        connected.append(remote_host)
        raise OSError("nobody is there")

    monkeypatch.setattr("anyio.connect_tcp", connect_tcp)
    with pytest.raises(Unreachable):
        post("http://chat.example:8065/", resolve=answer_in_turn(["93.184.216.34"], ["127.0.0.1"]))
    assert connected == ["93.184.216.34"]


def test_the_next_address_of_a_name_is_tried() -> None:
    with notified() as there, socket.create_server(("127.0.0.2", 0)) as closed:
        port = there.url.rpartition(":")[2]
        closed.close()
        resolve = answer_in_turn(["127.0.0.2", "127.0.0.1"])
        assert post(f"http://chat.example:{port}/", allow_internal=True, resolve=resolve) == 201
        assert there.arrived[0].headers["host"] == f"chat.example:{port}"


def test_no_redirect_is_followed() -> None:
    with notified() as there:
        there.answers = [302]
        assert post(f"{there.url}/hook?a=b", allow_internal=True) == 302
        assert [request.path for request in there.arrived] == ["/hook?a=b"]


def test_an_endless_answer_is_not_read() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n")
                try:
                    while True:
                        connection.sendall(b"x" * 65536)
                except OSError:
                    ended.set()

        ended = threading.Event()
        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        assert post(f"http://127.0.0.1:{listening.getsockname()[1]}/", allow_internal=True) == 200
        thread.join(30)
        assert ended.is_set(), "the connection is closed after the head of the answer"


def test_an_answer_that_is_announced_without_end_is_not_awaited() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def announce() -> None:
            connection, _ = listening.accept()
            with connection, suppress(OSError):
                connection.recv(65536)
                while True:
                    connection.sendall(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100)

        thread = threading.Thread(target=announce, daemon=True)
        thread.start()
        with pytest.raises(Unreachable, match="more than 16384 bytes"):
            post(f"http://127.0.0.1:{listening.getsockname()[1]}/", allow_internal=True)
        thread.join(30)
        assert not thread.is_alive(), "the connection is closed"


def test_who_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_slots, "SECONDS", (0.2,))
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        pytest.raises(Unreachable, match="no answer in time"),
    ):
        post(f"http://127.0.0.1:{silent.getsockname()[1]}/", allow_internal=True)


def test_a_name_server_that_never_answers_delays_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_slots, "SECONDS", (0.2,))
    answered = threading.Event()

    def hang(*_: object, **__: object) -> list[object]:
        answered.wait(60)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", hang)
    try:
        with pytest.raises(Unreachable, match="no answer in time"):
            post("https://slow.example/")
    finally:
        answered.set()
    assert not any(thread.name == "look up" and not thread.daemon for thread in threading.enumerate())


def test_a_name_that_is_nobody_s_cannot_be_reached() -> None:
    async def resolve(_host: str, _port: int) -> Sequence[str]:
        raise OSError("Name or service not known")

    for names in (resolve, answer_in_turn([])):
        with pytest.raises(Unreachable):
            post("https://nobody.example/", resolve=names)


async def test_only_so_many_requests_are_under_way_at_a_time() -> None:
    at_once: list[int] = []

    async def resolve(_host: str, _port: int) -> Sequence[str]:
        at_once.append(at_once[-1] + 1 if at_once else 1)
        await asyncio.sleep(0)
        at_once.append(at_once[-1] - 1)
        raise OSError

    outbound = Outbound(resolve=resolve)
    requests = [Outgoing(f"https://chat{number}.example/", {}, b"") for number in range(50)]
    await asyncio.gather(
        *(outbound.post(request, request.url) for request in requests), return_exceptions=True
    )
    await outbound.close()
    assert max(at_once) <= 16


# --- hosts that do not answer ------------------------------------------------------------------


@pytest.fixture
def silent() -> Iterator[str]:
    """A host that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0), backlog=200) as listening:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"


@pytest.mark.parametrize("proven", [True, False])
async def test_persons_with_silent_hosts_keep_no_notice_of_others(
    silent: str, proven: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their requests have an hour each, so the honest one ends first or never."""
    monkeypatch.setattr(fair_slots, "SECONDS", (3600.0,))

    async def resolve(_host: str, _port: int) -> Sequence[str]:
        return ["127.0.0.1"]

    outbound = Outbound(allow_internal=True, resolve=resolve)
    with notified() as there:
        honest = Outgoing(f"{there.url.replace('127.0.0.1', 'push.example')}/", {}, b"honest")
        if proven:
            assert await outbound.post(honest, "ada") == 201
        rude = [
            asyncio.create_task(
                outbound.post(Outgoing(f"{silent.replace('127.0.0.1', host)}/{number}", {}, b""), person)
            )
            for person, host in (
                ("rude", "one.example"),
                ("rude too", "two.example"),
                ("third", "one.example"),
            )
            for number in range(10)
        ]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            assert await outbound.post(honest, "ada") == 201
        assert not any(task.done() for task in rude)
        for task in rude:
            task.cancel()
        await asyncio.gather(*rude, return_exceptions=True)
    await outbound.close()


async def test_a_silent_host_gets_more_time_and_is_left_alone_for_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, given = FakeClock(0.0), list[float]()
    known = Hosts.seconds
    tried = Outgoing("https://silent.example/", {}, b"")

    def seconds(hosts: Hosts, host: str) -> float:
        given.append(known(hosts, host))
        return 0.0

    async def resolve(_host: str, _port: int) -> Sequence[str]:
        await asyncio.Event().wait()  # it never answers
        return []

    outbound = Outbound(resolve=resolve, clock=clock)
    pauses = []
    monkeypatch.setattr(Hosts, "seconds", seconds)
    for _ in range(5):
        with pytest.raises(Unreachable, match="no answer in time"):
            await outbound.post(tried, "ada")
        with pytest.raises(Unreachable, match="it has not answered lately"):
            await outbound.post(tried, "bruno")
        pauses.append(outbound.pause(tried.url))
        clock.forward(pauses[-1])
    with pytest.raises(Unreachable, match="no answer in time"):
        await outbound.post(tried, "ada", now=True)
    await outbound.close()
    assert given == [3.0, 6.0, 10.0, 10.0, 10.0, 10.0]
    assert pauses == [5.0, 10.0, 20.0, 40.0, 80.0]


async def test_whoever_is_cancelled_while_waiting_holds_no_slot() -> None:
    slots, order = FairSlots(Hosts(lambda: 0.0)), list[str]()

    async def hold(person: str, until: asyncio.Event) -> None:
        async with slots.take(person, f"{person}.example"):
            order.append(person)
            await until.wait()

    go_on = asyncio.Event()
    holding = [asyncio.create_task(hold(f"{number}", go_on)) for number in range(8)]
    await asyncio.sleep(0)
    gone, late = (asyncio.create_task(hold(person, go_on)) for person in ("gone", "late"))
    await asyncio.sleep(0)
    assert order == [f"{number}" for number in range(8)], "the others wait: no host has answered yet"
    gone.cancel()
    go_on.set()
    await asyncio.gather(*holding, late)
    assert order[8:] == ["late"]
