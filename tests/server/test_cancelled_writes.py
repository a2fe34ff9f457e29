"""A write that is cancelled, at whatever step, leaves the database as it was and free for the next one."""

import asyncio
import gc
import sqlite3
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import Connection, TextClause, text

from condottiere.server.storage import StoreError
from condottiere.server.storage.database import Database
from support.people import PATIENCE

Write: TypeAlias = Callable[[Database, int], Coroutine[Any, Any, None]]

STEPS = 60
"""More turns of the event loop than a write takes."""


@pytest.fixture(autouse=True)
def _uncollected() -> Iterator[None]:
    """What a cancelled task has left stays: a server looks for such garbage only seldom."""
    gc.disable()
    yield
    gc.enable()


async def _write(database: Database, number: int) -> None:
    async with database.write() as connection:
        await connection.execute(_insertion(number))


async def _transact(database: Database, number: int) -> None:
    await database.transact(lambda connection: connection.execute(_insertion(number)).all())


def _insertion(number: int) -> TextClause:
    return text(f"INSERT INTO numbers VALUES ({number}) RETURNING number")


async def _opened(tmp_path: Path) -> Database:
    database = await Database.open(str(tmp_path / "games.db"), busy_timeout=1.0)
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE numbers (number INTEGER)"))
    return database


def _stored(tmp_path: Path) -> list[tuple[int]]:
    with closing(sqlite3.connect(tmp_path / "games.db")) as rows:
        return rows.execute("SELECT number FROM numbers").fetchall()


@pytest.mark.parametrize("write", [_write, _transact])
@pytest.mark.usefixtures("sqlite_file")
async def test_a_cancelled_write_locks_nobody_out(tmp_path: Path, write: Write) -> None:
    database = await _opened(tmp_path)
    errors = list[object]()
    for step in range(STEPS):
        task = asyncio.create_task(write(database, step))
        for _ in range(step):
            await asyncio.sleep(0)
        task.cancel()
        errors += await asyncio.gather(task, return_exceptions=True)
        async with database.write() as connection:
            await connection.execute(text("DELETE FROM numbers"))
    assert {type(error) for error in errors} <= {asyncio.CancelledError, type(None)}
    await database.close()


@pytest.mark.usefixtures("sqlite_file")
async def test_a_cancelled_transaction_ends_before_the_next_write(tmp_path: Path) -> None:
    database = await _opened(tmp_path)
    begun, go_on = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        connection.execute(_insertion(1)).all()
        begun.set()
        go_on.wait(PATIENCE)
        connection.execute(_insertion(2)).all()

    first = asyncio.create_task(database.transact(slowly))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    first.cancel()
    next_one = asyncio.create_task(_write(database, 3))
    closed = asyncio.create_task(_close_after(next_one, database))
    for _ in range(STEPS):
        await asyncio.sleep(0)
    assert not first.done()
    first.cancel()
    go_on.set()
    await closed
    assert first.cancelled()
    for write in (_transact, _write):
        with pytest.raises(StoreError, match="closed"):
            await write(database, 4)
    await database.close()
    assert _stored(tmp_path) == [(1,), (2,), (3,)]


@pytest.mark.usefixtures("sqlite_file")
async def test_closing_waits_for_one_transaction_and_refuses_those_behind_it(tmp_path: Path) -> None:
    database = await _opened(tmp_path)
    begun, go_on = threading.Event(), threading.Event()

    def slowly(connection: Connection) -> None:
        begun.set()
        go_on.wait(PATIENCE)
        connection.execute(_insertion(1)).all()

    first = asyncio.create_task(database.transact(slowly))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    behind = [asyncio.create_task(write(database, 2)) for write in (_write, _transact)]
    for _ in range(STEPS):
        await asyncio.sleep(0)
    closed = asyncio.create_task(database.close())
    await asyncio.sleep(0)
    go_on.set()
    errors = await asyncio.gather(*behind, return_exceptions=True)
    assert [str(error) for error in errors] == ["it is closed"] * 2
    await asyncio.gather(first, closed)
    assert _stored(tmp_path) == [(1,)]


async def _close_after(write: asyncio.Task[None], database: Database) -> None:
    await write
    await database.close()
