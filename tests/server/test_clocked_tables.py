"""Tables with a clock: what may be agreed, what is told, and what happens when a turn takes too long."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from condottiere.record.agreements.notation import Clock
from condottiere.server.messages.from_browser import Back, Propose, Respond, Resume
from condottiere.server.messages.protocol import TableOptions
from condottiere.server.table.clock import LEASE_SECONDS
from condottiere.server.table.watcher import Watcher
from support.clocks import FakeClock, no_time
from support.databases import query, rows
from support.processes import new_table, process, visit
from support.running import Running, running, services

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
    return [entry for (entry,) in query(database, "SELECT entry FROM entries ORDER BY number")]


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
        said = refused.json()
        assert (refused.status_code, said["code"], said["message"]) == (400, "bad_message", message)


def test_the_clock_of_a_new_table_is_in_its_log_after_the_deal(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        server.table("ada", "bruno", clock={"turn": 60, "reserve": 300})
    assert log(tmp_path / "games.db")[2:] == ["clock:60:300"], "after commitment and deal"


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
    assert log(tmp_path / "games.db")[2:] == [f"clock:{2 * DAY}:0"]


# --- what happens when a turn takes too long ----------------------------------------------------

NOW = 1_800_000_000.0
MINUTE = Clock(turn=60, reserve=300)
DAYS = Clock(turn=2 * DAY, reserve=0)
FIRST_IS_ADA = TableOptions(first_holder=0)


async def test_a_captain_takes_over_when_turn_and_reserve_are_over_and_not_before(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    async with process(tmp_path / "games.db", clock) as tables:
        made = await tables.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
        await tables.scheduler.attend_to_all()
        clock.forward(359)
        await tables.scheduler.attend_to_all()
        async with tables.use(made.id) as table:
            assert (table.clock.deadline, table.clock.state.seat) == (NOW + 360, 0)
            assert table.game.agreements.captains == {}
        clock.forward(1)
        await tables.scheduler.attend_to_all()
        async with tables.use(made.id) as table:
            assert table.game.agreements.captains == {0: "away"}
            assert table.game.turn == 1, "the captain has played, and Bruno is waited for"
            assert table.clock.deadline == clock.at + 360


def test_everybody_sees_until_when_a_person_may_decide_and_that_a_captain_took_over(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    with running(tmp_path / "games.db", services(now=clock), schedule_seconds=0.01) as server:
        seats = ("ada", "bruno", "bot:passer")
        made = server.table(*seats, options={"first_holder": 0}, clock={"turn": 60, "reserve": 300})
        ada, bruno = (server.join(made.id, key) for key in made.keys[:2])
        for person in (ada, bruno, server.join(made.id)):
            assert person.table["now"] == NOW
            agreements = person.table["agreements"]
            assert agreements["clock"] == {"turn": 60, "reserve": 300}
            assert (agreements["deadline"], agreements["reserves"]) == (NOW + 360, [300.0, 300.0, None])
        clock.forward(90)
        ada.act("site:roma")
        ada.at_version(2)
        assert ada.table["agreements"]["deadline"] == NOW + 90 + 60 + 270
        clock.forward(330)
        bruno.until(lambda me: me.table["players"][0]["reason"] == "away")
        ada.until(lambda me: bool(me.view["turn"] == 1))
        assert ada.table["agreements"]["reserves"] == [0.0, 300.0, None]
        assert "captain" in " ".join(bruno.lines)
        ada.send(type="back")
        ada.until(lambda me: me.table["players"][0]["reason"] is None)


def test_my_games_say_until_when_it_is_my_turn(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    with running(tmp_path / "games.db", services(now=clock)) as server:
        browser = server.browser("Ada")
        made = server.table("ada", "bruno", options={"first_holder": 0}, clock={"turn": 60, "reserve": 300})
        browser.post(f"/api/tables/{made.id}/claim", json={"key": made.keys[0]})
        ada = server.join_as(browser, made.id)

        def until() -> float | None:
            deadline: float | None = browser.get("/api/me/games").json()["games"][0]["deadline"]
            return deadline

        assert until() == NOW + 360
        clock.forward(100)
        for action in ("site:roma", "pass"):
            version = ada.version
            ada.act(action)
            ada.at_version(version + 1)
        assert until() is None, "it is Bruno's turn"


async def test_who_acts_before_the_end_of_a_turn_is_in_time(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    async with process(tmp_path / "games.db", clock) as tables:
        made = await tables.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
        await tables.scheduler.attend_to_all()
        clock.forward(100)
        async with tables.use(made.id) as table:
            await table.act(0, 1, "site:roma")
            clock.forward(319)
            await tables.scheduler.attend_to_all()
            assert table.game.agreements.captains == {}
            assert table.clock.deadline == NOW + 100 + 60 + 260, "40 seconds of her reserve are gone"
            await table.end_late_turn()
            assert table.game.agreements.captains == {}


async def test_who_acts_late_but_before_the_captain_is_in_time(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    async with process(tmp_path / "games.db", clock) as tables:
        made = await tables.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
        async with tables.use(made.id) as table:
            clock.forward(361)
            await asyncio.gather(table.act(0, 1, "site:roma"), table.end_late_turn())
            assert table.game.agreements.captains == {}


async def test_a_captain_plays_at_once_where_somebody_watches(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    # It is the same process all the time, whose lease does not run out when time jumps.
    async with process(tmp_path / "games.db", clock, lease_seconds=3600) as tables:
        made = await tables.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
        async with tables.use(made.id) as table:
            await table.join(Watcher(table, None, no_time, None))
            await tables.scheduler.attend_to_all()
            clock.forward(360)
            await tables.scheduler.attend_to_all()
            assert table.game.turn == 1
            assert table.clock.deadline == NOW + 720


async def test_after_a_restart_and_in_other_processes_the_clock_is_the_same(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    database = tmp_path / "games.db"
    async with process(database, clock) as one, process(database, clock) as other:
        made = await one.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
        async with one.use(made.id) as table, other.use(made.id) as follower:
            clock.forward(100)
            await table.act(0, 1, "site:roma")
            clock.forward(110.5)
            await table.act(0, 2, "pass")
            await follower.catch_up()
            before = table.clock
            assert before.reserves == (300 - 40 - 50.5, 300)
            assert follower.clock == before
    async with process(database, clock) as again, again.use(made.id) as table:
        assert table.clock == before


async def test_tables_that_nobody_watches_go_on_only_with_a_clock(tmp_path: Path) -> None:
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
        clock.forward(LEASE_SECONDS)
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(clocked.id)).version == 4, "the bots have played up to Ada's turn"
        assert (await tables.summary(resting.id)).version == 1


async def test_no_clock_runs_for_one_person_alone(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    async with process(tmp_path / "games.db", clock) as tables:
        made = await tables.create(new_table("ada", "bot:passer", clock=MINUTE, options=FIRST_IS_ADA))
        await tables.scheduler.attend_to_all()
        clock.forward(30 * DAY)
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(made.id)).players[0].captain is None
        assert rows(tmp_path / "games.db", "deadlines") == 0


async def test_no_time_passes_in_a_pause(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    async with process(tmp_path / "games.db", clock) as tables:
        made = await tables.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA))
        await tables.scheduler.attend_to_all()
        async with tables.use(made.id) as table:
            clock.forward(50)
            await table.ask(1, Propose(kind="pause"))
            await table.ask(0, Respond(kind="pause", agree=True))
            assert table.clock.deadline is None
            clock.forward(30 * DAY)
            await tables.scheduler.attend_to_all()
            await table.ask(1, Resume())
            assert table.game.agreements.captains == {}
            assert table.clock.deadline == clock.at + 310
            clock.forward(310)
            await tables.scheduler.attend_to_all()
            assert table.game.agreements.captains == {0: "away"}


async def test_a_clock_that_people_agree_on_in_a_game_counts_from_then(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    agreed = Clock(turn=60, reserve=0)
    async with process(tmp_path / "games.db", clock) as tables:
        made = await tables.create(new_table("ada", "bruno", clock=None, options=FIRST_IS_ADA))
        clock.forward(5 * DAY)
        async with tables.use(made.id) as table:
            await table.ask(1, Propose(kind="clock", clock=agreed))
            await table.ask(0, Respond(kind="clock", clock=agreed, agree=True))
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(made.id)).players[0].captain is None
        clock.forward(60)
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(made.id)).players[0].captain is not None
        async with tables.use(made.id) as table:
            await table.ask(1, Propose(kind="clock", clock=None))
        clock.forward(30 * DAY)
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(made.id)).players[1].captain is None, "they play without again"


async def test_nothing_is_played_when_captains_play_for_all_until_somebody_is_back(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    database = tmp_path / "games.db"
    async with process(database, clock) as tables:
        new = new_table("ada", "bruno", "bot:passer", clock=MINUTE, options=FIRST_IS_ADA)
        made = await tables.create(new)
        for _ in range(10):
            clock.forward(400)
            await tables.scheduler.attend_to_all()
        assert [entry for entry in log(database) if entry.startswith("captain")] == [
            "captain:0:away",
            "captain:1:away",
        ]
        assert rows(database, "deadlines") == 0
        version = (await tables.summary(made.id)).version
        async with tables.use(made.id) as table:
            await table.ask(1, Back())
        clock.forward(LEASE_SECONDS)
        await tables.scheduler.attend_to_all()
        async with tables.use(made.id) as table:
            assert table.clock.state.seat == 1
            assert table.clock.deadline == clock.at - LEASE_SECONDS + 60, "her reserve is used up"
            assert table.game.version == version


async def test_two_processes_have_one_captain_play(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    database = tmp_path / "games.db"
    async with process(database, clock) as one, process(database, clock) as two:
        made = [
            await one.create(new_table("ada", "bruno", clock=MINUTE, options=FIRST_IS_ADA)) for _ in range(8)
        ]
        for _ in range(2):
            await asyncio.gather(one.scheduler.attend_to_all(), two.scheduler.attend_to_all())
            clock.forward(360)
        for table in made:
            stored = await one.store.load(table.id)
            assert stored is not None
            entries = stored.entries
            assert [entry for entry in entries if entry.startswith("captain")] == ["captain:0:away"]
            assert len(entries) > 3, "the captain has acted"


async def test_when_a_process_is_gone_another_goes_on_with_its_tables(tmp_path: Path) -> None:
    clock = FakeClock(NOW)
    database = tmp_path / "games.db"
    async with process(database, clock) as tables:
        new = new_table("bot:passer", "ada", "bruno", clock=DAYS, options=FIRST_IS_ADA)
        made = await tables.create(new)
        clock.forward(LEASE_SECONDS)
        until = clock.at + LEASE_SECONDS
        assert list(await tables.store.deadlines.take(clock.at, until, 9)) == [made.id]
    async with process(database, clock) as tables:
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(made.id)).version == 1, "another process has it, as far as is known"
        clock.forward(LEASE_SECONDS)
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(made.id)).version > 1


async def test_a_game_by_days_ends_although_one_person_never_comes(tmp_path: Path) -> None:
    """Two people come once a day; the server is started anew every few days."""
    print("seed 3")
    rng = random.Random(3)
    clock = FakeClock(NOW)
    database = tmp_path / "games.db"

    async def begin() -> str:
        async with process(database, clock) as tables:
            new = new_table("ada", "bruno", "cleo", "bot:random", clock=DAYS)
            return (await tables.create(new)).id

    async def go_on_for_days(table_id: str) -> str:
        """The phase of the game after some days."""
        async with process(database, clock) as tables:
            for seat in [0, 1] * 5:
                clock.forward(DAY / 2)
                await tables.scheduler.attend_to_all()
                await visit(tables, table_id, seat, rng)
                clock.forward(LEASE_SECONDS)
                await tables.scheduler.attend_to_all()
            return (await tables.summary(table_id)).phase

    table_id = await begin()
    while await go_on_for_days(table_id) != "over":
        assert clock.at < NOW + 5000 * DAY, "it goes on for ever"
    captains = {entry for entry in log(database) if entry.startswith("captain")}
    assert captains == {"captain:2:away"}, "whoever comes within two days is never late"
    assert rows(database, "deadlines") == 0, "nothing is due any more"
