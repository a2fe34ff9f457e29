"""Removing old, unused games. A row in `removals` records what became of each."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.server.storage import schema
from condottiere.server.storage.database import Database
from condottiere.server.storage.errors import Conflict

from .games import TABLE_NAME

_BY_GAME: Final = [
    table for table in schema.metadata.tables.values() if "game" in table.c and table is not schema.removals
]
"""The database tables with rows of a game."""


class Candidate(NamedTuple):
    """A game that may be removed."""

    created: float
    """Unix time in seconds."""
    id: str


class _InUse(Exception):
    """The game is in use again."""


class RemovalStore:
    """Finds and removes old games. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, game: str) -> bool | None:
        """Whether a removed game was archived; None if there was none of this name."""
        if not TABLE_NAME.fullmatch(game):
            return None  # the database may reject such a name
        async with self._database.read() as connection:
            query = select(schema.removals.c.archived).where(schema.removals.c.game == game)
            return (await connection.execute(query)).scalar()

    async def find_idle(
        self, since: float, now: float, after: Candidate | None, limit: int
    ) -> list[Candidate]:
        """Games that are unused and untouched since a Unix time, oldest first, after this one."""
        query = select(schema.games.c.created, schema.games.c.id).where(*_idle(since, now))
        if after is not None:
            query = query.where(tuple_(schema.games.c.created, schema.games.c.id) > tuple_(*after))
        async with self._database.read() as connection:
            found = await connection.execute(
                query.order_by(schema.games.c.created, schema.games.c.id).limit(limit)
            )
            return [Candidate(*row) for row in found]

    async def remove(
        self, game: str, since: float, now: float, archive: Callable[[], Awaitable[None]] | None
    ) -> bool:
        """Remove a game, once it is archived; return False, and do nothing, if it is in use or already gone.

        A concurrent write to the game either comes first, and the game stays, or is refused.
        """
        try:
            async with self._database.write(game) as connection:
                row = {"game": game, "at": now, "archived": archive is not None}
                await connection.execute(insert(schema.removals), row)
                await connection.execute(
                    select(schema.games.c.id).where(schema.games.c.id == game).with_for_update()
                )
                # A separate query, because a locked row may have changed while this waited for the lock.
                idle = select(schema.games.c.id).where(schema.games.c.id == game, *_idle(since, now))
                if (await connection.execute(idle)).first() is None:
                    raise _InUse
                if archive is not None:
                    await archive()
                await _delete(connection, game)
        except (Conflict, _InUse):
            return False
        return True


def _idle(since: float, now: float) -> Sequence[ColumnElement[bool]]:
    """The conditions for an unused game: it has no deadline, and no running process is present at it."""
    running = select(schema.processes.c.id).where(schema.processes.c.until > now)
    used = [
        exists().where(one.c.game == schema.games.c.id, one.c.process.in_(running))
        for one in (schema.presences, schema.drivers)
    ]
    return (
        schema.games.c.created < since,
        ~exists().where(schema.entries.c.game == schema.games.c.id, schema.entries.c.at >= since),
        ~exists().where(schema.chat.c.game == schema.games.c.id, schema.chat.c.at >= since),
        ~exists().where(schema.deadlines.c.game == schema.games.c.id),
        *(~one for one in used),
    )


async def _delete(connection: AsyncConnection, game: str) -> None:
    for table in _BY_GAME:
        await connection.execute(delete(table).where(table.c.game == game))
    await connection.execute(delete(schema.room_seats).where(schema.room_seats.c.room == game))
    await connection.execute(delete(schema.rooms).where(schema.rooms.c.id == game))
    await connection.execute(delete(schema.games).where(schema.games.c.id == game))
