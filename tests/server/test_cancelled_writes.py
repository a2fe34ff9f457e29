"""A write that is cancelled, at whatever step, leaves the database as it was and free for the next one."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import TextClause, text

from condottiere.server.storage.database import Database
from support.running import in_a_loop

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


@pytest.mark.parametrize("write", [_write, _transact])
@pytest.mark.usefixtures("sqlite_file")
def test_a_cancelled_write_locks_nobody_out(tmp_path: Path, write: Write) -> None:
    in_a_loop(_cancel_at_every_step(tmp_path / "games.db", write))


async def _cancel_at_every_step(file: Path, write: Write) -> None:
    database = await Database.open(str(file), busy_timeout=1.0)
    errors = []
    try:
        async with database.write() as connection:
            await connection.execute(text("CREATE TABLE numbers (number INTEGER)"))
        for step in range(STEPS):
            task = asyncio.create_task(write(database, step))
            for _ in range(step):
                await asyncio.sleep(0)
            task.cancel()
            [error] = await asyncio.gather(task, return_exceptions=True)
            errors.append(error)
            async with database.write() as connection:
                await connection.execute(text("DELETE FROM numbers"))
        assert any(isinstance(error, asyncio.CancelledError) for error in errors)
    finally:
        await database.close()
