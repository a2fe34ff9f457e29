"""Notifications about tables that other processes have changed, by PostgreSQL's NOTIFY; none with SQLite."""

import asyncio
import logging
import secrets
from collections.abc import Collection
from functools import cache
from math import inf
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, Select, Text, bindparam, cast, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

_log = logging.getLogger(__name__)

_CHANNEL: Final = "condottiere"
_RETRY_SECONDS: Final = 1.0


class Changes:
    """Sends and receives notifications between the processes of one database.

    Some may be lost, so callers also have to look for changes now and then.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.process = secrets.token_hex(8)
        """The name of this process among those that share the database."""
        self._told = engine.dialect.name == "postgresql"
        self._heard = asyncio.Event()
        self._tables: set[str] = set()
        self._all = False
        self._looked = 0.0
        """When `wait` last reported that any table might have changed, by the clock of the event loop."""

    def tell(self, connection: Connection, *tables: str) -> None:
        """Notify the other processes of changes in these tables, once this transaction is committed."""
        if self._told and tables:
            texts = [f"{self.process} {table}" for table in tables]
            connection.execute(_notify(), {"texts": texts})

    def note(self, tables: Collection[str]) -> None:
        """Report these tables as changed to this process."""
        if tables:
            self._tables |= set(tables)
            self._heard.set()

    async def wait(self, seconds: float, at_most: float = inf) -> set[str] | None:
        """Wait for a notification; return the changed tables, or None if any table may have changed.

        None is returned at least every `seconds`, and after waiting `at_most` so many.
        """
        now = asyncio.get_running_loop().time
        left = min(self._looked + seconds - now(), at_most)
        try:
            async with asyncio.timeout(max(0.0, left)):
                await self._heard.wait()
        except TimeoutError:
            self._all = True
        self._heard.clear()
        tables, self._tables = self._tables, set()
        if not self._all and left > 0:
            return tables
        self._all, self._looked = False, now()
        return None

    async def listen(self) -> None:
        """Listen for notifications, and reconnect if the connection is lost; this never returns."""
        while self._told:
            try:
                await self._listen_once()
            except Exception as error:  # the network's, the driver's or SQLAlchemy's
                _log.debug("other processes are not heard: %s", error)
            await asyncio.sleep(_RETRY_SECONDS)
        await asyncio.Event().wait()

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        async with self._engine.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(_CHANNEL, self._hear)
            self._all = True  # notifications before this were missed
            self._heard.set()
            try:
                await lost.wait()
            finally:
                await connection.invalidate()  # the pool must not hand out a connection that listens

    def _hear(self, _connection: object, _server: int, _channel: str, text: str) -> None:
        process, _, table = text.partition(" ")
        if process != self.process:
            self.note({table})


@cache
def _notify() -> Select[Any]:
    """The query that sends a notification for each of the `texts`; cached, see `statements.py`."""
    texts = cast(bindparam("texts"), ARRAY(Text))
    return select(func.pg_notify(_CHANNEL, func.unnest(texts).column_valued("told")))
