"""Sharing tables between the processes on one database: who is connected through which, and which one acts.

A process with tables holds a lease in the database, and renews it. If it is killed, its lease expires: its
people no longer count as connected, and another process acts for the bots of its tables. This is written and
read when people come and go, not when they play.
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final, TypeAlias

from condottiere.server.runtime.turns import start_for_server
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import Others, ProcessStore, StoreError, TablePresence

_log = logging.getLogger(__name__)

_RENEWALS: Final = 3
"""The number of times that a lease is renewed before it would expire."""
_GATHER_SECONDS: Final = 0.1
"""The pause after writing changes, so that many at once are written together (R4.5)."""
_ABSENT: Final = TablePresence()
_Present: TypeAlias = Mapping[str, TablePresence]


class Membership:
    """Who is connected to each table through each process, and which one acts there."""

    def __init__(
        self,
        store: ProcessStore,
        settings: Settings,
        services: Services,
        on_others: Callable[[str, Others], None],
    ) -> None:
        """`on_others` is called with a table, and with who is connected and which process acts there."""
        self._store = store
        self._settings = settings
        self._services = services
        self._on_others = on_others
        self._address = f"{socket.gethostname()} {settings.host}:{settings.port}"
        self._present: dict[str, TablePresence] = {}
        self._changed: set[str] = set()
        """The tables whose changes are not written yet."""
        self._private: set[str] = set()
        """The tables of which changes are not written yet that not everybody may know of."""
        self._wake = asyncio.Event()
        self._writing = asyncio.Lock()
        self._reading = asyncio.Lock()
        """Held while reading, so that results are passed on in order."""
        self._begun = False
        self._task: asyncio.Task[None] | None = None
        self._private_task: asyncio.Task[None] | None = None

    def acts_at(self, others: Others) -> bool | None:
        """Check if this process acts at a table; None if no process does yet."""
        return None if others.driver is None else others.driver == self._store.process

    def note(self, table: str, presence: TablePresence) -> None:
        """Set who is connected here to a table, and whether this process acts; it is written soon."""
        before = self._present.get(table, _ABSENT)
        if presence != before:
            self._present[table] = presence
            if _without_answers(presence) == _without_answers(before):
                self._write_in_private(table)
            else:
                self._write_soon(table)

    async def write(self) -> None:
        """Write the changes, and read what the others wrote of these tables. Raises StoreError."""
        async with self._writing:
            if self._changed:
                await self._renew(self._store.renew)

    async def read(self, tables: Collection[str]) -> Mapping[str, Others]:
        """Read who is connected to these tables elsewhere, and which process acts. Raises StoreError."""
        async with self._reading:
            found = await self._store.find(tables) if tables else {}
            self._tell(found)
            return found

    async def close(self) -> None:
        """End the lease and leave all tables."""
        for task in (self._task, self._private_task):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        async with self._writing:  # wait until a write in progress has ended
            if self._begun:
                with suppress(StoreError):  # then the lease expires
                    await self._store.end(self._present)

    async def _renew(self, renew: Callable[[str, float, _Present, Collection[str]], Awaitable[None]]) -> None:
        """Renew the lease, write the changes, and read what the others wrote of these tables."""
        written, self._changed, self._private = (self._changed, self._private), set(), set()
        changed = set.union(*written)
        until = self._services.now() + self._settings.lease_seconds
        try:
            if not self._begun:
                await self._store.begin(self._address, until)
                self._begun = True
            await renew(self._address, until, self._present, changed)
            await self.read(changed)
        except BaseException:
            self._changed |= written[0]
            self._private |= written[1]
            raise
        for table in changed - self._changed:
            if self._present[table] == _ABSENT:
                del self._present[table]

    def _tell(self, found: Mapping[str, Others]) -> None:
        for table, others in found.items():
            if others.driver is None and self._present.get(table, _ABSENT).acts:
                self._write_soon(table)  # to become the process that acts there, since none does
            self._on_others(table, others)

    def _write_soon(self, table: str) -> None:
        self._changed.add(table)
        self._wake.set()
        if self._task is None or self._task.done():
            self._task = start_for_server(self._run(), "tell other processes")

    async def _run(self) -> None:
        """Write changes and renew the lease for as long as there is any table."""
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
                    async with self._writing:
                        await self._renew(self._store.renew)
                    await self._look_for_expired()
                    renewed = now()
                await asyncio.sleep(_GATHER_SECONDS)
            except StoreError as error:
                _log.debug("other processes cannot be told: %s", error)  # failing actions are reported
                await self._try_again()
            except Exception:
                _log.exception("other processes could not be told; they will be")
                await self._try_again()

    def _write_in_private(self, table: str) -> None:
        self._private.add(table)
        if self._private_task is None or self._private_task.done():
            self._private_task = start_for_server(self._run_in_private(), "tell them in private")

    async def _run_in_private(self) -> None:
        """Write changes that not everybody may know of, unless they are written with others before."""
        while self._private:
            await self._store.wait_until_reserved()
            late = self._writing.locked()
            try:
                async with self._writing:
                    if self._private and not late:
                        await self._renew(self._store.renew_now)
            except StoreError as error:
                _log.debug("other processes cannot be told: %s", error)
                await asyncio.sleep(self._settings.retry_seconds)

    async def _look_for_expired(self) -> None:
        left = await self._store.remove_expired(self._services.now())
        if here := self._present.keys() & left:
            await self.read(here)

    async def _try_again(self) -> None:
        await asyncio.sleep(self._settings.retry_seconds)
        self._wake.set()


def _without_answers(presence: TablePresence) -> TablePresence:
    """A presence without who has answered R4.5, which nobody may be able to tell."""
    seats = {seat: replace(one, answered=None) for seat, one in presence.seats.items()}
    return replace(presence, seats=seats)
