"""Tables with a clock: what may be agreed, what is told, and what happens when a turn takes too long."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from condottiere.server.clock import LEASE_SECONDS
from condottiere.server.protocol import Clock, TableOptions
from support.clocks import FakeClock
from support.databases import rows
from support.processes import new_table, process
from support.running import Running, in_a_loop, running

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


# --- what happens when a turn takes too long ----------------------------------------------------

NOW = 1_800_000_000.0
MINUTE = Clock(turn=60, reserve=300)
DAYS = Clock(turn=2 * DAY, reserve=0)
FIRST_IS_ADA = TableOptions(first_holder=0)


def test_who_acts_before_the_end_of_a_turn_is_in_time(tmp_path: Path) -> None:
    async def story() -> None:
        clock = FakeClock(NOW)
        async with process(tmp_path / "games.db", clock) as tables:
            made = await tables.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
            await tables.scheduler.attend_to_all()
            clock.forward(100)
            async with tables.use(made.id) as table:
                await table.act(0, 1, "site:roma")
                clock.forward(319)
                await tables.scheduler.attend_to_all()
                assert table.game.conduct.captains == {}
                assert table.clock.deadline == NOW + 100 + 60 + 260, "40 seconds of her reserve are gone"
                await table.end_late_turn()
                assert table.game.conduct.captains == {}

    in_a_loop(story())


def test_tables_that_nobody_watches_go_on_only_with_a_clock(tmp_path: Path) -> None:
    async def story() -> None:
        clock = FakeClock(NOW)
        database = tmp_path / "games.db"
        async with process(database, clock) as tables:
            seats = ("bot:passer", "bot:passer", "ada", "bruno")
            clocked, resting = [
                await tables.create(new_table(*seats, clock=agreed, options=FIRST_IS_ADA))
                for agreed in (DAYS, None)
            ]
            assert rows(database, "deadlines") == 1
        async with process(database, clock) as tables:
            await tables.scheduler.attend_to_all()
            assert (await tables.summary(clocked.id)).version == 4, "the bots have played up to Ada's turn"
            assert (await tables.summary(resting.id)).version == 1

    in_a_loop(story())


def test_no_clock_runs_for_one_person_alone(tmp_path: Path) -> None:
    async def story() -> None:
        clock = FakeClock(NOW)
        async with process(tmp_path / "games.db", clock) as tables:
            made = await tables.create(new_table("ada", "bot:passer", clock=MINUTE, options=FIRST_IS_ADA))
            await tables.scheduler.attend_to_all()
            clock.forward(30 * DAY)
            await tables.scheduler.attend_to_all()
            assert (await tables.summary(made.id)).version == 1
            assert rows(tmp_path / "games.db", "deadlines") == 0

    in_a_loop(story())


def test_when_a_process_is_gone_another_goes_on_with_its_tables(tmp_path: Path) -> None:
    async def story() -> None:
        clock = FakeClock(NOW)
        database = tmp_path / "games.db"
        async with process(database, clock) as tables:
            new = new_table("bot:passer", "ada", "bruno", clock=DAYS, options=FIRST_IS_ADA)
            made = await tables.create(new)
            assert list(await tables.store.deadlines.take(NOW, NOW + LEASE_SECONDS, 9)) == [made.id]
        async with process(database, clock) as tables:
            await tables.scheduler.attend_to_all()
            assert (await tables.summary(made.id)).version == 1, "another process has it, as far as is known"
            clock.forward(LEASE_SECONDS)
            await tables.scheduler.attend_to_all()
            assert (await tables.summary(made.id)).version > 1

    in_a_loop(story())
