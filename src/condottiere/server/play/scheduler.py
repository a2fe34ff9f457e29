"""Looking after tables with a clock: when a turn has taken too long, and while nobody watches them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from condottiere.server.errors import RequestError
from condottiere.server.settings import Services, Settings
from condottiere.server.storage import DeadlineStore, Due, StoreError
from condottiere.server.table.clock import LEASE_SECONDS
from condottiere.server.table_log import TableLog

_log = logging.getLogger(__name__)

MAX_ATTENDED: Final = 32
"""How many tables are attended to at a time; at most of them bots only pause between two actions."""
_DAMAGED_SECONDS: Final = 3600.0
"""How long a table is left alone that cannot be attended to, for reasons that do not pass by themselves."""

Attend = Callable[[str], Awaitable[Due]]
"""Do all that is due at a table, and say when it is due again. Raises RequestError."""


class Scheduler:
    """Takes tables that are due from the store, and has them attended to.

    Every process has one. What one has taken no other takes, until its lease runs out.
    """

    def __init__(self, store: DeadlineStore, attend: Attend, settings: Settings, services: Services) -> None:
        self._store = store
        self._attend = attend
        self._settings = settings
        self._services = services
        self._attended: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Attend to whatever becomes due; this never returns."""
        while True:
            try:
                await self._start()
            except StoreError as error:
                _log.debug("what is due cannot be read: %s", error)  # whoever acts is told
            except Exception:
                _log.exception("tables that are due could not be attended to; they will be")
            await asyncio.sleep(self._settings.schedule_seconds)

    async def attend_to_all(self) -> None:
        """Attend to all that is due by now, and return when nothing is. Raises StoreError."""
        await self._start()
        while self._attended:
            await asyncio.wait(self._attended.values())
            await self._start()

    async def close(self) -> None:
        """Stop attending. The next process goes on where that was."""
        tasks = list(self._attended.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _start(self) -> None:
        """Take what is due, as much as there is room for, and begin to attend to it. Raises StoreError."""
        if (room := MAX_ATTENDED - len(self._attended)) <= 0:
            return
        now = self._services.now()
        until = now + LEASE_SECONDS
        for game in await self._store.take(now, until, room):
            if game not in self._attended:
                attending = self._attend_to(game, until)
                self._attended[game] = asyncio.create_task(attending, name=f"attend to table {game}")

    async def _attend_to(self, game: str, taken_until: float) -> None:
        """Attend to one table. Whatever happens there, the others go on."""
        try:
            due = await self._attend_safely(game)
            with suppress(StoreError):  # then it is due again when the lease runs out
                await self._store.give_back(game, taken_until, due)
        finally:
            del self._attended[game]

    async def _attend_safely(self, game: str) -> Due:
        try:
            async with asyncio.timeout(self._settings.attend_seconds):
                return await self._attend(game)
        except TimeoutError:
            rest = LEASE_SECONDS  # others first; it goes on where it is
        except RequestError as error:
            TableLog(_log, game).warning("it could not be attended to: %s", error)
            rest = LEASE_SECONDS if error.is_transient else _DAMAGED_SECONDS
        except Exception:
            TableLog(_log, game).exception("it could not be attended to")
            rest = _DAMAGED_SECONDS
        return Due(self._services.now() + rest)
