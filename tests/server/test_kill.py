"""A real server process, killed in the middle of a game: another one goes on with it."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from condottiere.cli import serve
from condottiere.ports import unused_port
from condottiere.server.settings import Settings
from support.people import PATIENCE, Person
from support.plain_http import request
from support.server_process import join, process


def play(ada: Person, rng: random.Random, versions: int) -> None:
    """Ada and the bots play on for a while."""
    goal = ada.version + versions
    while ada.version < goal and ada.view["phase"] != "over":
        if ada.view["phase"] == "interval":
            ada.send(type="next", version=ada.version)
        elif ada.legal:
            ada.act(rng.choice(ada.legal))
        version = ada.version
        ada.until(lambda me, seen=version: me.version > seen)  # type: ignore[misc]


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
def test_a_killed_server_loses_nothing_and_a_stopped_one_says_goodbye(
    tmp_path: Path,
) -> None:
    database, words = tmp_path / "games.db", ("--port", str(unused_port()))
    rng = random.Random(8)
    seats = [{"name": "Ada"}, {"name": "B", "bot": "random"}, {"name": "C", "bot": "random"}]
    with process(database, *words) as (server, address), ExitStack() as stack:
        body = {"seats": seats, "options": {"points": 1000, "hidden_cards": True}}
        made = request("POST", f"{address}/api/tables", json=body).json()
        ada = join(stack, address, made["id"], made["keys"][0])
        play(ada, rng, 30)
        server.send_signal(signal.SIGKILL)
        assert server.wait(PATIENCE) == -signal.SIGKILL
    with process(database, *words) as (server, address), ExitStack() as stack:
        again = join(stack, address, made["id"], made["keys"][0])
        assert again.version >= ada.version
        assert again.log[: len(ada.log)] == ada.log
        play(again, rng, 30)
        server.send_signal(signal.SIGTERM)
        assert again.closed() == 1012, "a stopped server says goodbye"
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert not (tmp_path / "games.db-wal").exists(), "the database was closed"


@pytest.mark.skipif(sys.platform != "linux", reason="it looks into /proc")
@pytest.mark.parametrize(
    "stop",
    ["SIGKILL", *(pytest.param(name, marks=pytest.mark.everything) for name in ("SIGTERM", "SIGINT"))],
)
def test_what_compiles_bots_ends_with_the_server(tmp_path: Path, stop: str) -> None:
    """With nothing compiled yet it would go on for a minute."""
    cold = {**os.environ, "CONDOTTIERE_CACHE": str(tmp_path / "cache")}
    told = {"env": cold, "stderr": subprocess.PIPE, "start_new_session": True}
    with process(tmp_path / "games.db", precompile=True, **told) as (server, address):
        assert request("GET", f"{address}/api/health").status_code == 200
        assert children(server.pid) == 1
        if stop == "SIGINT":  # as a terminal does
            os.killpg(server.pid, signal.SIGINT)
        else:
            server.send_signal(signal.Signals[stop])
        # It writes to where the server writes, so this ends when both have.
        assert server.communicate(timeout=PATIENCE) == ("", "")


def children(parent: int) -> int:
    """How many processes a process has started."""
    parents = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            parents.append(int(stat.read_text(errors="replace").rpartition(")")[2].split()[1]))
    return parents.count(parent)


def test_a_port_in_use_is_said_in_one_line(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as used:
        port = used.getsockname()[1]
        assert serve(settings=Settings(port=port, database=str(database))) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(rf"condottiere: port {port} is in use; use --port \d+\n", err)
    assert not (database).exists()
