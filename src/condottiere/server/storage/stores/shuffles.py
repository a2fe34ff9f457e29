"""Storing the shuffle of each table, possibly before the table itself."""

from collections.abc import Collection
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, and_, delete, exists, insert, select

from condottiere.record.fairness.state import FairShuffle
from condottiere.rules import RULES_VERSION
from condottiere.server.storage.database import Database
from condottiere.server.storage.schema import games, rooms, shuffles
from condottiere.server.storage.statements import among

_FOR_NO_ROOM: Final = ~exists().where(rooms.c.id == shuffles.c.game)
_UNUSED: Final = and_(~exists().where(games.c.id == shuffles.c.game), _FOR_NO_ROOM)


class ShuffleStore:
    """The shuffles in a database. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, shuffle: FairShuffle, at: float) -> None:
        """Store a shuffle before its table, at a Unix time in seconds."""
        await self._database.transact(partial(insert_shuffle, shuffle=shuffle, at=at))

    async def remove_expired(self, before: float, limit: int) -> int:
        """Remove shuffles for no table that were made before a Unix time; return their number."""
        expired = select(shuffles.c.game).where(shuffles.c.created < before, _UNUSED).limit(limit)
        async with self._database.read() as connection:
            found = (await connection.execute(expired)).scalars().all()
        if not found:
            return 0
        async with self._database.write() as connection:
            removed = delete(shuffles).where(among(shuffles.c.game), _UNUSED)
            return (await connection.execute(removed, {"ids": found})).rowcount

    async def find(self, commitment: str, since: float) -> FairShuffle | None:
        """The shuffle with a commitment, made since a Unix time for no room and for these rules, if any."""
        which = and_(
            shuffles.c.commitment == commitment,
            shuffles.c.created >= since,
            shuffles.c.rules_version == RULES_VERSION,
            _FOR_NO_ROOM,
        )
        async with self._database.read() as connection:
            row = (await connection.execute(select(shuffles).where(which))).first()
        return None if row is None else _shuffle(row)


def insert_shuffle(connection: Connection, shuffle: FairShuffle, at: float) -> None:
    row = {
        "game": shuffle.table,
        "commitment": shuffle.commitment,
        "secret": shuffle.secret,
        "rules_version": RULES_VERSION,
        "created": at,
    }
    connection.execute(insert(shuffles), row)


def find_shuffles(connection: Connection, ids: Collection[str]) -> dict[str, FairShuffle]:
    """The existing shuffles of these tables."""
    found = connection.execute(select(shuffles).where(among(shuffles.c.game)), {"ids": [*ids]})
    return {row.game: _shuffle(row) for row in found}


def _shuffle(row: Row[Any]) -> FairShuffle:
    return FairShuffle(row.secret, row.game)
