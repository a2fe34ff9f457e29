"""Group commit: the entries of all tables that arrive during a transaction share the next one.

A transaction takes as long for one entry as for a hundred, mostly because of the disk. Each caller waits
until its entries are committed, and gets a Conflict only if its own entries conflict.
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
from condottiere.server.storage.statements import upsert

from .deadlines import Due, write_dues
from .games import Head
from .rows import entry_rows, head_row

GATHER_SECONDS: Final = 0.01
"""Seconds to gather entries after a transaction, before the next one begins."""
MAX_TOGETHER: Final = 500
"""The maximum number of appends in one transaction."""
_ADD_ENTRIES: Final = insert(entries)


class Append(NamedTuple):
    """New entries of a game, the first of them as number `number`, with its new head."""

    game: str
    number: int
    texts: Sequence[str]
    at: float
    """Unix time in seconds."""
    head: Head
    due: Due | None
    """When the game is due; None to leave that unchanged."""


class _Waiting(NamedTuple):
    append: Append
    stored: asyncio.Future[None]

    def fail(self, error: BaseException) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)


class AppendQueue:
    """Stores appends to games, in the order of their arrival."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def store(self, append: Append) -> None:
        """Store these entries, and return once they are committed.

        Raises StoreError, and Conflict if the game already has an entry with one of these numbers.
        """
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
            for waiting in (*group, *left):  # otherwise they would wait forever
                waiting.fail(StoreError(f"it was interrupted: {error!r}"))
            raise

    async def _store(self, group: Sequence[_Waiting]) -> None:
        """Store a group of appends in one transaction or, after a Conflict, one by one. Raises StoreError."""
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
    """Add the appends that do not conflict, and return those that do."""
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
    """Add these appends, ordered by game, so that two processes cannot deadlock."""
    ordered = sorted(appends, key=lambda one: one.game)
    rows = [row for one in ordered for row in entry_rows(one.game, one.number, one.texts, one.at)]
    connection.execute(_ADD_ENTRIES, rows)
    upsert(connection, heads, [head_row(one.game, one.head) for one in ordered])
    write_dues(connection, {one.game: one.due for one in ordered if one.due is not None})
