"""Adding rows, or replacing those that are there."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import Insert


async def upsert(connection: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Add these rows to a table, or replace those that have the same primary key."""
    if rows:
        await connection.execute(_statement(table, connection.dialect.name), rows)


@cache
def _statement(table: Table, dialect: str) -> Insert:
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    others = {column.name: insert.excluded[column.name] for column in table.c if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)
