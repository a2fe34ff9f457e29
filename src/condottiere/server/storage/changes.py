"""Hearing of tables that other processes have changed: by PostgreSQL's NOTIFY, or with SQLite not at all."""

import asyncio
import logging
import secrets
from collections.abc import Collection
from functools import cache
from typing import Any, Final

from sqlalchemy import ARRAY, Connection, Select, Text, bindparam, cast, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

_log = logging.getLogger(__name__)

_CHANNEL: Final = "condottiere"
_RETRY_SECONDS: Final = 1.0


class Changes:
    """What the processes of one database tell each other. Some may be lost, so look now and then, too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.process = secrets.token_hex(8)
        """The name of this process among those that share the database."""
        self._told = engine.dialect.name == "postgresql"
        self._heard = asyncio.Event()
        self._tables: set[str] = set()
        self._all = False
        self._looked = 0.0
        """When any table might have changed last, by the clock of the event loop."""

    def tell(self, connection: Connection, *tables: str) -> None:
        """Tell the other processes, once this transaction is committed, that these tables have changed."""
        if self._told and tables:
            texts = [f"{self.process} {table}" for table in tables]
            connection.execute(_notify(), {"texts": texts})

    def note(self, tables: Collection[str]) -> None:
        """Have this process look at these tables, too."""
        if tables:
            self._tables |= set(tables)
            self._heard.set()

    async def wait(self, seconds: float) -> set[str] | None:
        """Wait for word; the tables that have changed, or None if any may have: every so often at least."""
        now = asyncio.get_running_loop().time
        left = self._looked + seconds - now()
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
        """Listen, and again if the connection is lost; this never returns."""
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
            self._all = True  # what was told before
            self._heard.set()
            try:
                await lost.wait()
            finally:
                await connection.invalidate()  # nobody else is to have one that listens

    def _hear(self, _connection: object, _server: int, _channel: str, text: str) -> None:
        process, _, table = text.partition(" ")
        if process != self.process:
            self.note({table})


@cache
def _notify() -> Select[Any]:
    """A query that sends each of some `texts`; made once, as `conditions` says why."""
    texts = cast(bindparam("texts"), ARRAY(Text))
    return select(func.pg_notify(_CHANNEL, func.unnest(texts).column_valued("told")))
