"""`run.py bench server`, with next to nothing to do."""

import io
import os
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

from benchmarks.server.child import MARK, Sampler, Work, answer_questions
from benchmarks.server.cli import server
from benchmarks.server.measure import measured
from benchmarks.server.tables import Load
from support.postgresql import PostgreSQL

LITTLE = Load(tables=3, rate=20.0, seconds=0.5, onlookers=10, profile=True)
REQUESTS = 2000
"""So many take a hundred times the CPU time between two looks, on any machine."""


def rows(printed: str) -> dict[str, list[str]]:
    """The cells of each row after the first cell, which names it; the last of one name."""
    cells = [[cell.strip() for cell in line.strip("│").split("│")] for line in printed.splitlines()]
    return {row[0]: row[1:] for row in cells if len(row) > 1}


def all_acted(found: dict[str, list[str]], processes: int) -> bool:
    """Whether so many were measured; on a busy machine a rate says little."""
    rates = [float(rate) for rate in found["actions/s under load"]]
    return len(rates) == processes and min(rates) > 0


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")


def test_a_server_is_measured_beside_an_echo(capsys: pytest.CaptureFixture[str]) -> None:
    assert server(load=LITTLE) == 0
    printed = capsys.readouterr().out
    found = rows(printed)
    assert all_acted(found, processes=2)
    assert found["refused"] == ["0", ""]
    assert float(found["CPU ms an action"][0]) > 0
    assert float(found["CPU ms an onlooker who joins"][0]) > 0
    assert "Shares of the CPU time" in printed, "of however few looks"


@pytest.mark.everything
@pytest.mark.skipif(not hasattr(signal, "SIGPROF"), reason="Windows has no profile")
async def test_a_profile_is_of_what_the_server_does_when_it_is_asked(tmp_path: Path) -> None:
    answering, shares = "condottiere.server.runtime.logs.RequestLog.__call__", dict[str, float]()
    with measured(Work(database=str(tmp_path / "games.db"))) as server:
        await server.figures(profile=True)
        async with httpx.AsyncClient(base_url=server.address) as client:
            for _ in range(REQUESTS):
                await client.get("/api/tables/none")
                shares = {name: whole for name, _, whole in (await server.figures()).samples}
                if answering in shares:
                    break
    assert answering in shares
    assert shares["condottiere.server.serve.serve"] == max(shares.values()), "it calls all else"


@pytest.mark.everything
def test_two_processes_on_postgresql_are_measured_too(
    postgresql: PostgreSQL, capsys: pytest.CaptureFixture[str]
) -> None:
    assert server(load=LITTLE, database=postgresql.new_database()) == 0
    printed = capsys.readouterr().out
    found = rows(printed)
    assert all_acted(found, processes=5)
    assert found["refused"] == ["0"] * 4 + [""]
    _, one, *two, _ = map(float, found["actions/s under load"])
    gains = re.findall(r"^two, .*: ([\d.]+) x the actions a second of one", printed, re.MULTILINE)
    for rate, gain in zip(two, gains, strict=True):
        least, most = (rate - 0.05) / (one + 0.05), (rate + 0.05) / (one - 0.05)
        assert least - 0.01 <= float(gain) <= most + 0.01, "of rates that are rounded"
    _, one_process, both, _, _ = found["MB of memory before there is a table"]
    assert float(both) > 1.5 * float(one_process) > 0


def test_figures_are_a_line_of_their_own_whatever_the_server_prints_meanwhile(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("figures\n"))
    monkeypatch.setattr(os, "kill", lambda *_: None)
    with open(sys.stdout.fileno(), "w", closefd=False) as piped:  # what is printed waits, as in a pipe
        monkeypatch.setattr(sys, "stdout", piped)
        print("Games are kept in ", end="")
        answer_questions(Sampler())
        print("games.db")
    first, second = capfd.readouterr().out.splitlines()
    assert first.startswith(MARK)
    assert second == "Games are kept in games.db"


@pytest.mark.everything
def test_a_database_that_is_not_there_is_told_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    nobody = "postgresql://nobody@127.0.0.1:1/games"
    assert server(load=LITTLE, database=nobody) == 1
    assert "condottiere: the server did not start" in capfd.readouterr().err
