"""This process as one of those that share the database: its lease, and what it has to do with which table.

A process that has to do with any table has a lease in the database, and renews it. One that is killed loses
it after a while: then nobody is connected through it any more, and another process acts for the bots of its
tables. Nothing of this is written or read when somebody plays: it changes when people come and go.
"""

import asyncio
import logging
import socket
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from typing import Final

from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import Others, ProcessStore, StoreError, TablePresence

_log = logging.getLogger(__name__)

_RENEWALS: Final = 3
"""How often a lease is renewed in the time for which it is good."""
_GATHER_SECONDS: Final = 0.1
"""After it has told what changed, for so long more is gathered, as when many answer at many tables (R4.5)."""
_ABSENT: Final = TablePresence()


class Membership:
    """What this process has to do with which table, as it tells the others, and what they have."""

    def __init__(
        self,
        store: ProcessStore,
        settings: Settings,
        services: Services,
        on_others: Callable[[str, Others], None],
    ) -> None:
        """`on_others` is told of a table what others have to do with it."""
        self._store = store
        self._settings = settings
        self._services = services
        self._on_others = on_others
        self._address = f"{socket.gethostname()} {settings.host}:{settings.port}"
        self._present: dict[str, TablePresence] = {}
        self._changed: set[str] = set()
        """The tables of which others have not been told yet."""
        self._wake = asyncio.Event()
        self._lock = asyncio.Lock()
        """Held while something is written or read, so that what was read first is not told last."""
        self._begun = False
        self._task: asyncio.Task[None] | None = None

    def acts_at(self, others: Others) -> bool:
        """Whether this process is the one that acts at a table."""
        return others.driver == self._store.process

    def note(self, table: str, presence: TablePresence) -> None:
        """Note what this process has to do with a table from now on; the others are told of it soon."""
        if presence != self._present.get(table, _ABSENT):
            self._present[table] = presence
            self._write_soon(table)

    async def write(self) -> None:
        """Tell what has changed, and hear of others there. Raises StoreError."""
        async with self._lock:
            if self._changed:
                await self._renew()

    async def read(self, tables: Collection[str]) -> Mapping[str, Others]:
        """Hear what others have to do with these tables. Raises StoreError."""
        async with self._lock:
            found = await self._store.find(tables) if tables else {}
            self._tell(found)
            return found

    async def close(self) -> None:
        """Leave all tables, and the others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        async with self._lock:  # what is being told by now is told before
            if self._begun:
                with suppress(StoreError):  # then the lease runs out
                    await self._store.end(self._present)

    async def _renew(self) -> None:
        """Renew the lease, tell what has changed, and hear of others there."""
        changed, self._changed = self._changed, set()
        until = self._services.now() + self._settings.lease_seconds
        try:
            if not self._begun:
                await self._store.begin(self._address, until)
                self._begun = True
            found = await self._store.renew(self._address, until, self._present, changed)
        except BaseException:
            self._changed |= changed
            raise
        for table in changed - self._changed:
            if self._present[table] == _ABSENT:
                del self._present[table]
        self._tell(found)

    def _tell(self, found: Mapping[str, Others]) -> None:
        for table, others in found.items():
            if others.driver is None and self._present.get(table, _ABSENT).acts:
                self._write_soon(table)  # nobody acts there any more
            self._on_others(table, others)

    def _write_soon(self, table: str) -> None:
        self._changed.add(table)
        self._wake.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="tell other processes")

    async def _run(self) -> None:
        """Tell what changes and renew the lease, as long as there is any table."""
        now = asyncio.get_running_loop().time
        renewed = -self._settings.lease_seconds
        while self._present:
            due = renewed + self._settings.lease_seconds / _RENEWALS
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._wake.wait()
            self._wake.clear()
            try:
                if now() < due:
                    await self.write()
                else:
                    async with self._lock:
                        await self._renew()
                    await self._look_for_expired()
                    renewed = now()
                await asyncio.sleep(_GATHER_SECONDS)
            except StoreError as error:
                _log.debug("other processes cannot be told: %s", error)  # whoever acts is told
                await self._try_again()
            except Exception:
                _log.exception("other processes could not be told; they will be")
                await self._try_again()

    async def _look_for_expired(self) -> None:
        left = await self._store.remove_expired(self._services.now())
        if here := self._present.keys() & left:
            await self.read(here)

    async def _try_again(self) -> None:
        await asyncio.sleep(self._settings.retry_seconds)
        self._wake.set()
