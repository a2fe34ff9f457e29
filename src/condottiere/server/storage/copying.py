"""Copying all games from one database into an empty one, of either kind, while servers use the source."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .errors import StoreError
from .schema import TRANSIENT, alembic_version, metadata
from .upgrade import check_schema

_ROWS_AT_ONCE: Final = 1000

Progress = Callable[[str, int, int], None]
"""Called with the name of a database table, the number of rows copied so far, and their total."""


async def copy_database(source: str, target: str, progress: Progress, busy_timeout: float = 10.0) -> int:
    """Copy a database into another one, which is created if it does not exist; return the number of rows.

    Both are named as for `Store.open`. The copy is a consistent snapshot, and all or nothing. Raises
    StoreError, also if the target is not empty, and SchemaError if the source has another version's schema.
    """
    taken = await Database.connect(source, busy_timeout, new=False)
    try:
        made = await Database.open(target, busy_timeout)
        try:
            async with taken.snapshot() as reading, made.write() as writing:
                await check_schema(reading)
                return await _copy_tables(reading, writing, progress)
        finally:
            await made.close()
    finally:
        await taken.close()


async def _copy_tables(reading: AsyncConnection, writing: AsyncConnection, progress: Progress) -> int:
    left = (alembic_version, *TRANSIENT)
    tables = [one for one in metadata.sorted_tables if one not in left]
    for table in tables:
        if await _count(writing, table):
            raise StoreError(f"there are games in it already: its table {table.name} is not empty")
    return sum([await _copy_table(reading, writing, table, progress) for table in tables])


async def _copy_table(
    reading: AsyncConnection, writing: AsyncConnection, table: Table, progress: Progress
) -> int:
    total, copied = await _count(reading, table), 0
    progress(table.name, copied, total)
    async with reading.stream(select(table)) as result:
        async for part in result.mappings().partitions(_ROWS_AT_ONCE):
            await writing.execute(insert(table), [dict(row) for row in part])
            copied += len(part)
            progress(table.name, copied, total)
    return copied


async def _count(connection: AsyncConnection, table: Table) -> int:
    return (await connection.execute(select(func.count()).select_from(table))).scalar_one()
