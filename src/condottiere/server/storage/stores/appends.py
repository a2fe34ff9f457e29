"""Group commit: what arrives at all tables during a transaction shares the next one.

A transaction takes as long for one entry as for a hundred, mostly because of the disk. Each caller waits
until its entries are committed, and gets a Conflict only if its own entries conflict.

What not everybody may know of waits for something that everybody may know of, or for a reserved time
(`reserved_times`), so that nobody learns of it by waiting.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from condottiere.server.messages.protocol import ChatLine
from condottiere.server.runtime.turns import start_for_server
from condottiere.server.storage.database import Database, begin_now
from condottiere.server.storage.errors import Conflict, StoreError
from condottiere.server.storage.schema import chat, entries, heads
from condottiere.server.storage.statements import upsert

from .deadlines import Due, write_dues
from .games import Head
from .reputations import DealingsOfSeats, end_with_dealings
from .rows import chat_rows, entry_rows, head_row

GATHER_SECONDS: Final = 0.01
"""Seconds to gather entries after a transaction, before the next one begins."""
MAX_TOGETHER: Final = 500
"""The maximum number of appends in one transaction."""
_ADD_ENTRIES: Final = insert(entries)
_ADD_LINES: Final = insert(chat)


class Append(NamedTuple):
    """New entries and chat lines of a game: all of them are stored, or none."""

    game: str
    number: int
    """The number of the first entry."""
    texts: Sequence[str]
    at: float
    """Unix time in seconds."""
    head: Head
    """The head of the game after these entries."""
    due: Due | None = None
    """When the game is due; None to leave that unchanged."""
    line_number: int = 0
    """The number of the first chat line."""
    lines: Sequence[ChatLine] = ()
    dealings: DealingsOfSeats | None = None
    """What captains may remember of the game, which is over after these entries; None if it is not."""


class Waiting:
    """An append that waits to be stored; `make` makes it when that begins."""

    def __init__(self, make: Callable[[], Append], private: bool) -> None:
        self.make = make
        self.private = private
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once it is committed. Raises StoreError; Conflict if any of the numbers exists already."""

    def fail(self, error: BaseException) -> None:
        """Raise an error to whoever waits."""
        if not self.stored.done():
            self.stored.set_exception(error)

    def succeed(self) -> None:
        """Report it as committed, unless it has failed."""
        if not self.stored.done():
            self.stored.set_result(None)


_Made = tuple[Waiting, Append]


class AppendQueue:
    """Stores appends to games, in the order of their arrival."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Waiting] = []
        self._changed = asyncio.Event()
        """Set when something arrives or is expedited."""
        self._task: asyncio.Task[None] | None = None

    def put(self, make: Callable[[], Append], private: bool) -> Waiting:
        """Store what `make` returns, which is called when the transaction begins.

        `private` says that there are people who may not know of it. It may then be expedited.
        """
        waiting = Waiting(make, private)
        self._waiting.append(waiting)
        self._changed.set()
        if self._task is None or self._task.done():
            self._task = start_for_server(self._run(), "store entries")
        return waiting

    def expedite(self, waiting: Waiting) -> None:
        """Store something as soon as possible, because everybody may know that there is something by now."""
        waiting.private = False
        self._changed.set()

    async def _run(self) -> None:
        group: Sequence[Waiting] = ()
        try:
            while self._waiting:
                await self._wait_for_turn()
                group, self._waiting = self._waiting[:MAX_TOGETHER], self._waiting[MAX_TOGETHER:]
                made = _made(group)
                try:
                    await self._store(made)
                except StoreError as error:
                    for waiting in group:
                        waiting.fail(type(error)(*error.args))
                except Exception as error:  # a mistake of ours
                    for waiting in group:
                        waiting.fail(error)
                await asyncio.sleep(GATHER_SECONDS)
        except BaseException as error:
            left, self._waiting = self._waiting, []
            for waiting in (*group, *left):  # otherwise they would wait forever
                waiting.fail(StoreError(f"it was interrupted: {error!r}"))
            raise

    async def _wait_for_turn(self) -> None:
        """Wait until what waits may be stored."""
        reserved = self._database.reserved
        while True:
            self._changed.clear()
            private = all(waiting.private for waiting in self._waiting)
            seconds = reserved.until_next() if private else reserved.left()
            if seconds <= 0:
                break
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._changed.wait()
        if private:
            reserved.use()

    async def _store(self, group: Sequence[_Made]) -> None:
        """Store a group of appends in one transaction or, after a Conflict, one by one. Raises StoreError."""
        appends = [append for _, append in group]
        games = [append.game for append in appends]
        if not appends:
            return
        try:
            await self._database.transact_now(partial(_write, appends=appends), *games)
        except Conflict:
            if len(group) == 1:
                raise
            conflicts = await self._database.transact_now(partial(_write_one_by_one, group=group), *games)
            for waiting, conflict in conflicts:
                waiting.fail(conflict)
        for waiting, _ in group:
            waiting.succeed()


def _made(group: Sequence[Waiting]) -> list[_Made]:
    """The appends to store; whoever's append cannot be made hears so."""
    made: list[_Made] = []
    for waiting in group:
        try:
            made.append((waiting, waiting.make()))
        except Exception as error:
            waiting.fail(error)
    return made


def _write_one_by_one(connection: Connection, group: Sequence[_Made]) -> list[tuple[Waiting, Conflict]]:
    """Add the appends that do not conflict, and return those that do."""
    conflicts: list[tuple[Waiting, Conflict]] = []
    begin_now(connection)
    for waiting, append in group:
        try:
            with connection.begin_nested():
                _write(connection, [append])
        except IntegrityError as error:
            conflicts.append((waiting, Conflict(str(error.orig))))
    return conflicts


def _write(connection: Connection, appends: Sequence[Append]) -> None:
    """Add these appends, ordered by game, so that two processes cannot deadlock."""
    ordered = sorted(appends, key=lambda one: one.game)
    played = [one for one in ordered if one.texts]
    if played:
        rows = [row for one in played for row in entry_rows(one.game, one.number, one.texts, one.at)]
        connection.execute(_ADD_ENTRIES, rows)
        upsert(connection, heads, [head_row(one.game, one.head) for one in played])
        write_dues(connection, {one.game: one.due for one in played if one.due is not None})
        for one in played:
            if one.dealings is not None:
                end_with_dealings(connection, one.game, one.dealings)
    if lines := [row for one in ordered for row in chat_rows(one.game, one.line_number, one.lines)]:
        connection.execute(_ADD_LINES, lines)
