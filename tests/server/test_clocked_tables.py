"""Tables with a clock: what may be agreed, what is told, and what happens when a turn takes too long."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from support.running import Running, running

DAY = 86_400
BAD_CLOCKS = [
    ({"turn": 5, "reserve": 0}, "A turn has 15 seconds to 30 days, not 5 seconds."),
    ({"turn": 31 * DAY, "reserve": 0}, "A turn has 15 seconds to 30 days, not 2678400 seconds."),
    ({"turn": 60, "reserve": -1}, "The reserve for a game has 0 seconds to 24 hours, not -1 seconds."),
    (
        {"turn": 60, "reserve": DAY + 1},
        "The reserve for a game has 0 seconds to 24 hours, not 86401 seconds.",
    ),
]


def log(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as reading:
        return [entry for (entry,) in reading.execute("SELECT entry FROM entries ORDER BY number")]


# --- what is agreed before a game ---------------------------------------------------------------


@pytest.mark.parametrize(("clock", "message"), BAD_CLOCKS)
def test_a_clock_that_helps_nobody_is_refused_in_words(
    server: Running, clock: dict[str, int], message: str
) -> None:
    table: dict[str, Any] = {"seats": [{"name": "Ada"}, {"name": "Bruno"}], "clock": clock}
    for refused in (
        server.post(table),
        server.browser("Ada").post("/api/rooms", json={"seats": [{}, {}], "clock": clock}),
    ):
        assert (refused.status_code, refused.json()) == (400, {"code": "bad_message", "message": message})


def test_the_clock_of_a_new_table_is_in_its_log_after_the_deal(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        server.table("ada", "bruno", clock={"turn": 60, "reserve": 300})
    assert log(tmp_path / "games.db")[1:] == ["clock:60:300"]


def test_the_clock_of_a_waiting_room_is_told_and_is_that_of_its_game(tmp_path: Path) -> None:
    clock = {"turn": 2 * DAY, "reserve": 0}
    with running(tmp_path / "games.db") as server:
        host, friend = server.browser("Ada"), server.browser("Bruno")
        made = host.post("/api/rooms", json={"seats": [{}, {}], "clock": clock, "public": True}).json()
        ada = server.join_as(host, made["id"])
        assert ada.room["clock"] == clock
        assert server.get("/api/lobby").json()["tables"][0]["clock"] == clock
        for browser, action in (
            (friend, {"type": "take", "seat": 1}),
            (friend, {"type": "ready", "ready": True}),
            (host, {"type": "start"}),
        ):
            answer = browser.post(f"/api/tables/{made['id']}/room", json={"action": action})
            assert answer.status_code == 204, answer.text
        ada.next_table()
    assert log(tmp_path / "games.db")[1:] == [f"clock:{2 * DAY}:0"]
