"""Tables with a clock: what may be agreed, what is told, and what happens when a turn takes too long."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from condottiere.record.agreements.notation import Clock
from condottiere.server.messages.from_browser import Back
from condottiere.server.messages.protocol import TableOptions
from condottiere.server.table.clock import LEASE_SECONDS
from condottiere.server.table.live import LiveTable
from condottiere.server.table.watcher import Watcher
from condottiere.server.tables.tables import Tables
from support.clocks import FakeClock, no_time
from support.databases import query, rows
from support.processes import new_table, process, visit
from support.running import Running, do_in_room, running, services

DAY = 86_400
BAD_CLOCKS = {
    (5, 0): "A turn has 15 seconds to 30 days, not 5 seconds.",
    (31 * DAY, 0): "A turn has 15 seconds to 30 days, not 2678400 seconds.",
    (60, -1): "The reserve for a game has 0 seconds to 24 hours, not -1 seconds.",
    (60, DAY + 1): "The reserve for a game has 0 seconds to 24 hours, not 86401 seconds.",
}
NOW = 1_800_000_000.0
MINUTE = Clock(turn=60, reserve=300)
DAYS = Clock(turn=2 * DAY, reserve=0)
FIRST_IS_ADA = TableOptions(first_holder=0)


def log(database: Path) -> list[str]:
    return [entry for (entry,) in query(database, "SELECT entry FROM entries ORDER BY number")]


# --- what is agreed before a game ---------------------------------------------------------------


def test_a_clock_that_helps_nobody_is_refused_in_words(server: Running) -> None:
    browser = server.browser("Ada")
    for (turn, reserve), message in BAD_CLOCKS.items():
        clock = {"turn": turn, "reserve": reserve}
        table = server.post({"seats": [{"name": "Ada"}, {"name": "Bruno"}], "clock": clock})
        room = browser.post("/api/rooms", json={"seats": [{}, {}], "clock": clock})
        for refused in (table, room):
            said = refused.json()
            assert (refused.status_code, said["code"], said["message"]) == (400, "bad_message", message)


def test_the_clock_of_a_table_is_told_before_and_is_in_its_log_after_the_deal(database: Path) -> None:
    clock = {"turn": 2 * DAY, "reserve": 0}
    with running(database) as server:
        server.table("ada", "bruno", clock={"turn": 60, "reserve": 300})
        assert log(database)[-2].startswith("deal:")
        assert log(database)[-1] == "clock:60:300"
        host, friend = server.browser("Ada"), server.browser("Bruno")
        room = {"seats": [{}, {}], "clock": clock, "public": True}
        made = host.post("/api/rooms", json=room).json()["id"]
        ada = server.join_as(host, made)
        assert ada.room["clock"] == clock
        assert server.get("/api/lobby").json()["tables"][0]["clock"] == clock
        do_in_room(friend, made, "take", seat=1, ready=True)
        do_in_room(host, made, "start")
        ada.next_table()
        assert ada.table["agreements"]["clock"] == clock
        assert f"clock:{2 * DAY}:0" in log(database)


# --- what happens when a turn takes too long ----------------------------------------------------


@dataclass
class Clocked:
    """A table of a process, and the time at which it is played."""

    tables: Tables
    clock: FakeClock
    id: str

    async def later(self, seconds: float = 0) -> None:
        """Time passes, and the process does what is due."""
        self.clock.forward(seconds)
        await self.tables.scheduler.attend_to_all()

    async def captains(self) -> list[bool]:
        """At which seats captains play."""
        return [who.captain is not None for who in (await self.tables.summary(self.id)).players]


@asynccontextmanager
async def clocked(
    folder: Path,
    *names: str,
    clock: Clock | None = MINUTE,
    **more: Any,
) -> AsyncIterator[tuple[Clocked, LiveTable]]:
    """A table of Ada, Bruno, or of those who are named, which a process has in memory."""
    time = FakeClock(NOW)
    async with process(folder / "games.db", time, **more) as tables:
        new = new_table(*(names or ("ada", "bruno")), clock=clock, options=FIRST_IS_ADA)
        made = Clocked(tables, time, (await tables.create(new)).id)
        await made.later()
        async with tables.use(made.id) as table:
            yield made, table


async def test_a_captain_takes_over_when_turn_and_reserve_are_over_and_not_before(tmp_path: Path) -> None:
    async with clocked(tmp_path) as (time, table):
        await time.later(359)
        assert (table.clock.deadline, table.clock.state.seat) == (NOW + 360, 0)
        assert table.game.agreements.captains == {}
        await time.later(1)
        assert table.game.agreements.captains == {0: "away"}
        assert table.game.turn == 1, "the captain has played, and Bruno is waited for"
        assert table.clock.deadline == NOW + 720


def test_everybody_sees_until_when_a_person_may_decide_and_that_a_captain_took_over(database: Path) -> None:
    clock = FakeClock(NOW)
    with running(database, services(now=clock), schedule_seconds=0.01) as server:
        made, (ada, bruno) = server.sit("ada", "bruno", "bot:passer", clock={"turn": 60, "reserve": 300})
        browser = server.browser("Ada", made, 0)
        ada = server.join(made.id, made.keys[0])

        def until() -> float | None:
            """What her list of games says."""
            deadline: float | None = browser.get("/api/me/games").json()["games"][0]["deadline"]
            return deadline

        for person in (ada, bruno, server.join(made.id)):
            assert person.table["now"] == NOW
            agreements = person.table["agreements"]
            assert agreements["clock"] == {"turn": 60, "reserve": 300}
            assert (agreements["deadline"], agreements["reserves"]) == (NOW + 360, [300.0, 300.0, None])
        assert until() == NOW + 360
        clock.forward(90)
        ada.play("site:roma")
        assert ada.table["agreements"]["deadline"] == until() == NOW + 90 + 60 + 270
        bruno.propose("end")
        ada.until(lambda me: bool(me.table["agreements"]["proposals"]))
        clock.forward(330)
        bruno.until(lambda me: me.table["players"][0]["reason"] == "away")
        bruno.propose("end")
        assert "is at the table and has a say" in bruno.error()["message"], "she is about to refuse"
        ada.until(lambda me: bool(me.view["turn"] == 1))
        assert until() is None, "it is Bruno's turn"
        assert ada.table["agreements"]["reserves"] == [0.0, 300.0, None]
        assert "captain" in " ".join(bruno.lines)
        ada.send(type="back")
        ada.until(lambda me: me.table["players"][0]["reason"] is None)


async def test_who_acts_before_a_captain_does_is_in_time(tmp_path: Path) -> None:
    async with clocked(tmp_path) as (time, table):
        time.clock.forward(100)
        await table.act(0, 1, "site:roma")
        await time.later(319)
        assert table.clock.deadline == NOW + 100 + 60 + 260, "40 seconds of her reserve are gone"
        await table.end_late_turn()
        assert table.game.agreements.captains == {}
        time.clock.forward(2)
        await asyncio.gather(table.act(0, 2, "pass"), table.end_late_turn())
        assert table.game.agreements.captains == {}


async def test_a_captain_plays_at_once_where_somebody_watches(tmp_path: Path) -> None:
    # It is the same process all the time, whose lease does not run out when time jumps.
    async with clocked(tmp_path, lease_seconds=3600) as (time, table):
        await table.join(Watcher(table, None, no_time, None))
        await time.later(360)
        assert table.game.turn == 1
        assert table.clock.deadline == NOW + 720


async def test_after_a_restart_and_in_other_processes_the_clock_is_the_same(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with (
        clocked(tmp_path) as (time, table),
        process(database, time.clock) as other,
        other.use(time.id) as follower,
    ):
        time.clock.forward(100)
        await table.act(0, 1, "site:roma")
        time.clock.forward(110.5)
        await table.act(0, 2, "pass")
        await follower.catch_up()
        before = table.clock
        assert before.reserves == (300 - 40 - 50.5, 300)
        assert follower.clock == before
    async with process(database, time.clock) as again, again.use(time.id) as table:
        assert table.clock == before


async def test_tables_that_nobody_watches_go_on_only_with_a_clock(database: Path) -> None:
    clock = FakeClock(NOW)
    async with process(database, clock) as tables:
        seats = ("bot:passer", "bot:passer", "ada", "bruno")
        agreed = [new_table(*seats, clock=one, options=FIRST_IS_ADA) for one in (DAYS, None)]
        clocked, resting = [(await tables.create(new)).id for new in agreed]
        assert rows(database, "deadlines") == 1
    async with process(database, clock) as tables:
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(clocked)).version == 1, "another process has it, as far as is known"
        clock.forward(LEASE_SECONDS)
        await tables.scheduler.attend_to_all()
        assert (await tables.summary(clocked)).version == 4, "the bots have played up to Ada's turn"
        assert (await tables.summary(resting)).version == 1


async def test_no_clock_runs_for_one_person_alone(tmp_path: Path) -> None:
    async with clocked(tmp_path, "ada", "bot:passer") as (time, _):
        await time.later(30 * DAY)
        assert await time.captains() == [False, False]
        assert rows(tmp_path / "games.db", "deadlines") == 0


async def test_nothing_is_played_when_captains_play_for_all_until_somebody_is_back(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with clocked(tmp_path, "ada", "bruno", "bot:passer") as (time, table):
        for _ in range(10):
            await time.later(400)
        captains = [entry for entry in log(database) if entry.startswith("captain")]
        assert captains == ["captain:0:away", "captain:1:away"]
        assert rows(database, "deadlines") == 0
        version = table.game.version
        await table.ask(1, Back())
        await time.later(LEASE_SECONDS)
        assert table.clock.state.seat == 1
        assert table.clock.deadline == time.clock.at - LEASE_SECONDS + 60, "her reserve is used up"
        assert table.game.version == version


async def test_two_processes_have_one_captain_play(database: Path) -> None:
    clock = FakeClock(NOW)
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


@pytest.mark.everything
async def test_a_game_by_days_ends_although_one_person_never_comes(database: Path) -> None:
    """Two people come once a day; the server is started anew every few days."""
    print("seed 3")
    rng = random.Random(3)
    clock = FakeClock(NOW)

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
