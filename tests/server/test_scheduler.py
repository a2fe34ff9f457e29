"""Taking tables that are due: by one process at a time, some at a time, whatever happens at one of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from condottiere.server.errors import RequestError
from condottiere.server.play.scheduler import MAX_ATTENDED, Scheduler
from condottiere.server.settings import Settings
from condottiere.server.storage import Due, Head, Store
from condottiere.server.storage.schema import deadlines, games
from condottiere.server.table.clock import LEASE_SECONDS
from support.clocks import FakeClock
from support.databases import rows
from support.running import services
from support.stored_games import append, stored_game

NOW = 1_800_000_000.0
HEAD = Head(1, 1, "site", 0)
"""After the first deal."""


@asynccontextmanager
async def stores(database: Path, *due: float | None, count: int = 1) -> AsyncIterator[list[Store]]:
    """Several processes' stores of one database with tables named 0, 1 ..., due at these times."""
    opened = [await Store.open(str(database), 2) for _ in range(count)]
    try:
        for number, at in enumerate(due):
            await opened[0].create(stored_game(str(number), created=NOW, due=at), NOW, HEAD)
        yield opened
    finally:
        for store in opened:
            await store.close()


async def due_at(store: Store, game: str = "0") -> float | None:
    async with store.database.read() as connection:
        return (await connection.execute(select(deadlines.c.at).where(deadlines.c.game == game))).scalar()


# --- the store ---------------------------------------------------------------------------------


async def test_what_is_due_is_taken_once_by_whichever_process_comes_first(database: Path) -> None:
    count = 40
    async with stores(database, *[NOW - 1] * count, count=2) as both:
        taking = [store.deadlines.take(NOW, NOW + 30, 7) for _ in range(8) for store in both]
        taken = [game for games in await asyncio.gather(*taking) for game in games]
        while more := await both[0].deadlines.take(NOW, NOW + 30, 7):
            taken += more
        assert sorted(taken, key=int) == [str(number) for number in range(count)]


async def test_what_was_due_the_longest_is_taken_first_and_what_is_not_due_never(database: Path) -> None:
    async with stores(database, NOW + 1, NOW - 1, None, NOW - 3, NOW) as [store]:
        assert await store.deadlines.take(NOW, NOW + 30, 2) == ["3", "1"]
        assert await store.deadlines.take(NOW, NOW + 30, 2) == ["4"]
        assert await store.deadlines.take(NOW, NOW + 30, 2) == []


async def test_what_a_process_has_taken_and_not_given_back_is_due_again_later(database: Path) -> None:
    async with stores(database, NOW, count=2) as [killed, other]:
        assert await killed.deadlines.take(NOW, NOW + 30, 9) == ["0"]
        assert await other.deadlines.take(NOW + 29, NOW + 59, 9) == []
        assert await other.deadlines.take(NOW + 30, NOW + 60, 9) == ["0"]
        await killed.deadlines.give_back("0", NOW + 30, Due(None))
        assert await due_at(other) == NOW + 60, "it came too late to give back what was taken from it"
        await other.deadlines.give_back("0", NOW + 60, Due(NOW + 86400))
        assert await due_at(other) == NOW + 86400


async def test_an_entry_says_when_its_game_is_due_whoever_has_taken_it(database: Path) -> None:
    async with stores(database, NOW) as [store]:
        await store.deadlines.take(NOW, NOW + 30, 9)
        await append(store, "0", 1, ["site:roma"], NOW, HEAD, Due(NOW + 500))
        await store.deadlines.give_back("0", NOW + 30, Due(NOW + 1))
        assert await due_at(store) == NOW + 500
        await append(store, "0", 2, ["pass"], NOW, HEAD)
        assert await due_at(store) == NOW + 500
        await append(store, "0", 3, ["pass"], NOW, HEAD, Due(None))
        assert await due_at(store) is None
        await append(store, "0", 4, ["pass"], NOW, HEAD, Due(NOW + 9))
        assert await due_at(store) == NOW + 9


@pytest.mark.usefixtures("sqlite_file")
async def test_finding_what_is_due_among_many_tables_reads_only_what_is_due(database: Path) -> None:
    async with stores(database) as [store]:
        async with store.database.write() as connection:
            row = {
                "created": NOW,
                "rules_version": 1,
                "pace": "fast",
                "options": "",
                "holder": 0,
                "hints": 0,
                "bargaining": 0,
            }
            await connection.execute(insert(games), [{"id": f"g{n}", **row} for n in range(10_000)])
            due = [{"game": f"g{n}", "at": NOW + n} for n in range(10_000)]
            await connection.execute(insert(deadlines), due)
        assert await store.deadlines.take(NOW + 2, NOW + 32, 100) == ["g0", "g1", "g2"]
    with closing(sqlite3.connect(database)) as reading:
        query = "SELECT game, at FROM deadlines WHERE at <= 1 ORDER BY at LIMIT 32"
        plan = [step[3] for step in reading.execute(f"EXPLAIN QUERY PLAN {query}")]
    assert plan == ["SEARCH deadlines USING INDEX ix_deadlines_at (at<?)"]


# --- the scheduler -----------------------------------------------------------------------------


class Attendance:
    """What a process does at tables: it notes at which, and then what the test says."""

    def __init__(self, store: Store, clock: FakeClock) -> None:
        self.attended: list[str] = []
        self.at_once: int = 0
        self.most: int = 0
        self.answers: dict[str, Exception | Due] = {}
        self.scheduler = Scheduler(store.deadlines, self.attend, Settings(), services(now=clock))

    async def attend(self, game: str) -> Due:
        self.attended.append(game)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        answer = self.answers.get(game, Due(None))
        if isinstance(answer, Exception):
            raise answer
        return answer


async def test_all_that_is_due_is_attended_to_but_not_all_at_once(database: Path) -> None:
    clock, count = FakeClock(NOW), MAX_ATTENDED * 2 + 5
    async with stores(database, *[NOW] * count, NOW + 60) as [store]:
        process = Attendance(store, clock)
        await process.scheduler.attend_to_all()
        assert sorted(process.attended, key=int) == [str(number) for number in range(count)]
        assert process.most == MAX_ATTENDED
        assert rows(database, "deadlines") == 1
        clock.forward(60)
        await process.scheduler.attend_to_all()
        assert process.attended[count:] == [str(count)]
        assert rows(database, "deadlines") == 0


async def test_what_fails_at_one_table_does_not_keep_the_others_from_going_on(database: Path) -> None:
    clock = FakeClock(NOW)
    async with stores(database, *[NOW] * 5) as [store]:
        process = Attendance(store, clock)
        process.answers = {
            "0": ZeroDivisionError(),
            "1": RequestError("internal", "This game is damaged."),
            "2": RequestError("storage", "The database is locked."),
            "4": RequestError("overloaded", "There is too much to do."),
        }
        await process.scheduler.attend_to_all()
        assert sorted(process.attended) == ["0", "1", "2", "3", "4"]
        assert await due_at(store, "3") is None
        for passing in ("2", "4"):
            assert await due_at(store, passing) == NOW + LEASE_SECONDS
        for damaged in ("0", "1"):
            at = await due_at(store, damaged)
            assert at is not None
            assert at > NOW + 100 * LEASE_SECONDS, "it is not worth trying soon"


async def test_tables_that_never_come_to_rest_do_not_keep_others_from_being_attended_to(
    database: Path,
) -> None:
    clock = FakeClock(NOW)
    due = [NOW - 1] * MAX_ATTENDED
    async with stores(database, *due, NOW) as [store]:
        attended: list[str] = []

        async def attend(game: str) -> Due:
            attended.append(game)
            if int(game) < MAX_ATTENDED:
                await asyncio.Event().wait()
            return Due(None)

        settings = Settings(attend_seconds=0.01)
        await Scheduler(store.deadlines, attend, settings, services(now=clock)).attend_to_all()
        assert attended[-1] == str(MAX_ATTENDED)
        assert await due_at(store, str(MAX_ATTENDED)) is None
        assert await due_at(store, "0") == NOW + LEASE_SECONDS


async def test_a_table_that_a_process_has_when_it_closes_goes_on_in_the_next(database: Path) -> None:
    clock = FakeClock(NOW)
    async with stores(database, NOW, count=2) as [closing_store, next_store]:
        begun = asyncio.Event()

        async def attend(_: str) -> Due:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

        scheduler = Scheduler(closing_store.deadlines, attend, Settings(), services(now=clock))
        running = asyncio.create_task(scheduler.run())
        await begun.wait()
        running.cancel()
        await scheduler.close()
        clock.forward(LEASE_SECONDS)
        process = Attendance(next_store, clock)
        await process.scheduler.attend_to_all()
        assert process.attended == ["0"]
