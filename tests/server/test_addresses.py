"""At which addresses friends can open a server, and to whom it tells them."""

import socket
from pathlib import Path

import pytest

from condottiere.server.network import addresses
from condottiere.server.network.addresses import network_urls
from condottiere.server.serve import serve
from condottiere.server.settings import Settings
from support.running import Running, running

Patch = pytest.MonkeyPatch


def machine(monkeypatch: Patch, outgoing: list[str], resolved: list[str]) -> None:
    """Be a machine with these routes and this resolver."""
    monkeypatch.setattr(addresses, "_outgoing", lambda *_: outgoing)
    monkeypatch.setattr(addresses, "_resolved", lambda _: resolved)


@pytest.mark.parametrize(
    ("host", "outgoing", "resolved", "urls"),
    [
        (  # that by which it reaches others comes first, and each once
            "0.0.0.0",
            ["192.168.1.20"],
            ["10.8.0.2", "192.168.1.20"],
            ["http://192.168.1.20:80/", "http://10.8.0.2:80/"],
        ),
        # Those that lead nobody here are left out.
        ("0.0.0.0", [], ["127.0.1.1", "169.254.7.7", "0.0.0.0", "10.0.0.4"], ["http://10.0.0.4:80/"]),
        ("::", ["2001:db8::7"], ["::1", "fe80::1%eth0"], ["http://[2001:db8::7]:80/"]),
    ],
)
def test_addresses_for_friends(
    monkeypatch: Patch, host: str, outgoing: list[str], resolved: list[str], urls: list[str]
) -> None:
    machine(monkeypatch, outgoing, resolved)
    assert network_urls(host, 80) == urls


def test_a_machine_without_a_network_has_none(monkeypatch: Patch) -> None:
    class Cut(socket.socket):
        def connect(self, _: object) -> None:
            raise OSError("Network is unreachable")

    def unknown(*_: object) -> None:
        raise socket.gaierror("no such name")

    monkeypatch.setattr(socket, "socket", Cut)
    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    assert network_urls("0.0.0.0", 8000) == []


def told(server: Running, **headers: str) -> object:
    answer = server.get("/api/addresses", headers=headers)
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()["addresses"]


def test_a_server_for_the_network_tells_its_own_machine_and_nobody_else(
    server: Running, database: Path, monkeypatch: Patch
) -> None:
    assert told(server) == [], "a server for its own machine says that there are none"
    again = server.get("/api/addresses").json()["options"]
    assert again.startswith(f" --port {server.port} --db "), "what is typed again to let others in"
    machine(monkeypatch, ["192.168.1.20"], [])
    with running(database, host="0.0.0.0") as public:  # settings only: it listens on 127.0.0.1
        assert told(public) == [f"http://192.168.1.20:{public.port}/"]
        assert told(public, **{"X-Forwarded-For": "203.0.113.9"}) is None
        machine(monkeypatch, [], [])
        assert told(public) is None


@pytest.mark.parametrize("found", [["192.168.1.20"], []])
def test_a_server_for_the_network_prints_where_friends_open_it(
    database: Path, monkeypatch: Patch, capsys: pytest.CaptureFixture[str], found: list[str]
) -> None:
    def interrupted(_: Settings) -> None:
        raise KeyboardInterrupt

    machine(monkeypatch, found, [])
    monkeypatch.setattr("condottiere.server.serve.graceful_server", interrupted)
    serve(Settings(host="0.0.0.0", port=0, database=str(database)))
    here, friends, games = capsys.readouterr().out.splitlines()
    port = int(here.rpartition(":")[2].rstrip("/"))
    assert here == f"Condottiere is at http://127.0.0.1:{port}/"
    url = f"Friends on your network open http://192.168.1.20:{port}/"
    assert friends.startswith(url if found else "No address of this machine")
    assert games == f"Games are kept in {database}"
