"""At which addresses friends can open a server, and to whom it tells them."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from condottiere.server.network import addresses
from condottiere.server.network.addresses import network_urls
from support.people import PATIENCE
from support.running import Running, running

Patch = pytest.MonkeyPatch


class Machine:
    """A machine whose resolver and routes are the test's."""

    def __init__(self, monkeypatch: Patch, outgoing: list[str], resolved: list[str]) -> None:
        monkeypatch.setattr(addresses, "_outgoing", lambda *_: outgoing)
        monkeypatch.setattr(addresses, "_resolved", lambda _: resolved)


def test_the_address_by_which_it_reaches_others_comes_first_and_each_once(monkeypatch: Patch) -> None:
    Machine(monkeypatch, ["192.168.1.20"], ["10.8.0.2", "192.168.1.20"])
    assert network_urls("0.0.0.0", 8000) == ["http://192.168.1.20:8000/", "http://10.8.0.2:8000/"]


def test_addresses_that_lead_nobody_here_are_left_out(monkeypatch: Patch) -> None:
    Machine(monkeypatch, [], ["127.0.1.1", "169.254.7.7", "0.0.0.0", "10.0.0.4"])
    assert network_urls("0.0.0.0", 80) == ["http://10.0.0.4:80/"]
    Machine(monkeypatch, ["2001:db8::7"], ["::1", "fe80::1%eth0"])
    assert network_urls("::", 8000) == ["http://[2001:db8::7]:8000/"]


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


def test_a_server_for_its_own_machine_says_that_there_are_none(server: Running) -> None:
    assert told(server) == []


def test_a_server_for_the_network_tells_its_own_machine_and_nobody_else(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    Machine(monkeypatch, ["192.168.1.20"], [])
    with running(tmp_path / "games.db", host="0.0.0.0") as server:  # settings only: it listens on 127.0.0.1
        assert told(server) == [f"http://192.168.1.20:{server.port}/"]
        assert told(server, **{"X-Forwarded-For": "203.0.113.9"}) is None
        Machine(monkeypatch, [], [])
        assert told(server) is None


def test_a_server_for_the_network_prints_where_friends_open_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "condottiere", "serve", "--host", "0.0.0.0", "--port", "0"]
    command += ["--no-precompile", "--db", str(tmp_path / "games.db")]
    started = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert started.stdout is not None
        lines: list[str] = []
        for line in started.stdout:
            lines.append(line)
            if line.startswith("Games are kept in "):
                break
    finally:
        started.kill()
        started.communicate(timeout=PATIENCE)
    here, friends, _ = lines
    port = int(here.rpartition(":")[2].rstrip("/\n"))
    assert here == f"Condottiere is at http://127.0.0.1:{port}/\n"
    urls = network_urls("0.0.0.0", port)
    assert friends.startswith("Friends on your network open" if urls else "No address of this machine")
    assert all(url in friends for url in urls)
    assert "127.0.0.1" not in friends
