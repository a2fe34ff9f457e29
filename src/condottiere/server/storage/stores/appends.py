"""Storing what is done at many tables: all that comes while a transaction is under way shares the next one.

A transaction takes as long for one entry as for a hundred, most of it for the disk. Whoever has something
stored waits until it is committed, and hears of a Conflict of its own alone.
"""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from condottiere.server.storage.database import Database, begin_now
from condottiere.server.storage.errors import Conflict, StoreError
from condottiere.server.storage.schema import entries, heads
from condottiere.server.storage.upsert import upsert

from .deadlines import Due, write_dues
from .games import Head
from .rows import entry_rows, head_row

GATHER_SECONDS: Final = 0.01
"""After a transaction, for so long more is gathered for the next."""
MAX_TOGETHER: Final = 500
"""How much is stored in one transaction."""
_ADD_ENTRIES: Final = insert(entries)


class Append(NamedTuple):
    """New entries of a game, the first of them as number `number`, with its new head."""

    game: str
    number: int
    texts: Sequence[str]
    at: float
    """Unix time in seconds."""
    head: Head | None
    due: Due | None
    """When the game is due; None if that stays as it is."""


class _Waiting(NamedTuple):
    append: Append
    stored: asyncio.Future[None]

    def fail(self, error: BaseException) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)


class AppendQueue:
    """Stores what is appended to games, in the order in which it comes."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def store(self, append: Append) -> None:
        """Return when this is committed. Raises StoreError, and Conflict if the game has such an entry."""
        waiting = _Waiting(append, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="store entries")
        await waiting.stored

    async def _run(self) -> None:
        group: Sequence[_Waiting] = ()
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:MAX_TOGETHER], self._waiting[MAX_TOGETHER:]
                try:
                    await self._store(group)
                except StoreError as error:
                    for waiting in group:
                        waiting.fail(type(error)(*error.args))
                await asyncio.sleep(GATHER_SECONDS)
        except BaseException as error:
            left, self._waiting = self._waiting, []
            for waiting in (*group, *left):  # nobody else would tell them
                waiting.fail(StoreError(f"it was interrupted: {error!r}"))
            raise

    async def _store(self, group: Sequence[_Waiting]) -> None:
        """Store what is there, all at once or, if anything conflicts, one by one. Raises StoreError."""
        games = [waiting.append.game for waiting in group]
        try:
            await self._database.transact(partial(_write, appends=[one.append for one in group]), *games)
        except Conflict:
            if len(group) == 1:
                raise
            conflicts = await self._database.transact(partial(_write_one_by_one, group=group), *games)
            for waiting, conflict in conflicts:
                waiting.fail(conflict)
        for waiting in group:
            if not waiting.stored.done():
                waiting.stored.set_result(None)


def _write_one_by_one(connection: Connection, group: Sequence[_Waiting]) -> list[tuple[_Waiting, Conflict]]:
    """Add what is there but for what conflicts, which is returned."""
    conflicts: list[tuple[_Waiting, Conflict]] = []
    begin_now(connection)
    for waiting in group:
        try:
            with connection.begin_nested():
                _write(connection, [waiting.append])
        except IntegrityError as error:
            conflicts.append((waiting, Conflict(str(error.orig))))
    return conflicts


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    """Add what is appended to these games, in the order of their names, so that no two processes block each
    other."""
    ordered = sorted(appends, key=lambda one: one.game)
    rows = [row for one in ordered for row in entry_rows(one.game, one.number, one.texts, one.at)]
    connection.execute(_ADD_ENTRIES, rows)
    rows = [head_row(one.game, one.head) for one in ordered if one.head is not None]
    upsert(connection, heads, rows)
    write_dues(connection, {one.game: one.due for one in ordered if one.due is not None})
