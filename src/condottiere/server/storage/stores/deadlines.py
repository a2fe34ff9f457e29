"""Storing when the server next has to attend to a table, even if nobody watches it.

Several processes may attend to the same tables. A process that takes a due table postpones it in the same
statement that finds it unchanged. So no other process takes it; if the process ends, the table is due again
later.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.server.storage.database import Database
from condottiere.server.storage.schema import deadlines
from condottiere.server.storage.statements import among, upsert


class Due(NamedTuple):
    """When the server next has to attend to a table."""

    at: float | None
    """Unix time in seconds; None if not before its next entry."""


class DeadlineStore:
    """The due times of tables. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, now: float, until: float, limit: int) -> Sequence[str]:
        """Take some of the due tables, those longest due first; they are due again at `until`."""
        due = select(deadlines).where(deadlines.c.at <= now).order_by(deadlines.c.at).limit(limit)
        async with self._database.read() as connection:
            found = (await connection.execute(due)).all()
        if not found:
            return []
        async with self._database.write() as connection:
            ordered = sorted(found, key=lambda row: str(row.game))  # the same order as in AppendQueue
            taken = {row.game for row in ordered if await _replace(connection, row.game, row.at, until)}
        return [row.game for row in found if row.game in taken]

    async def give_back(self, game: str, taken_until: float, due: Due) -> None:
        """Set when a taken table is due next, unless that was set in the meantime."""
        async with self._database.write() as connection:
            await _replace(connection, game, taken_until, due.at)


def write_dues(connection: Connection, dues: Mapping[str, Due]) -> None:
    """Set when these games are due, even if a process has taken them."""
    resting = [game for game, due in dues.items() if due.at is None]
    if resting:
        connection.execute(delete(deadlines).where(among(deadlines.c.game)), {"ids": resting})
    rows = [{"game": game, "at": due.at} for game, due in dues.items() if due.at is not None]
    upsert(connection, deadlines, rows)


async def _replace(connection: AsyncConnection, game: str, before: float, at: float | None) -> bool:
    """Set when a game is due, if it is still due at the given earlier time; return whether it was."""
    row = (deadlines.c.game == game) & (deadlines.c.at == before)
    change = delete(deadlines).where(row) if at is None else update(deadlines).where(row).values(at=at)
    return (await connection.execute(change)).rowcount == 1
