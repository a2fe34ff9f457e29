"""Attending to tables with a clock, when a turn has taken too long or nobody watches."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from condottiere.server.errors import RequestError
from condottiere.server.runtime.logs import TableLog
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import DeadlineStore, Due, StoreError
from condottiere.server.table.clock import LEASE_SECONDS

_log = logging.getLogger(__name__)

MAX_ATTENDED: Final = 32
"""The number of tables attended to at a time; most of them only wait for a bot's pause to end."""
_DAMAGED_SECONDS: Final = 3600.0
"""The pause before a table is retried whose error is permanent, such as a damaged game."""

Attend = Callable[[str], Awaitable[Due]]
"""Does all that is due at a table, and returns when it is due again. Raises RequestError."""


class Scheduler:
    """Takes due tables from the store, and attends to them.

    Every process has one. A table taken by one process is not taken by another until its lease expires.
    """

    def __init__(self, store: DeadlineStore, attend: Attend, settings: Settings, services: Services) -> None:
        self._store = store
        self._attend = attend
        self._settings = settings
        self._services = services
        self._attended: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Attend to tables as they become due; this never returns."""
        while True:
            try:
                await self._start()
            except StoreError as error:
                _log.debug("what is due cannot be read: %s", error)  # acting at a table will report it
            except Exception:
                _log.exception("tables that are due could not be attended to; they will be")
            await asyncio.sleep(self._settings.schedule_seconds)

    async def attend_to_all(self) -> None:
        """Attend to all tables that are due now, and return when none is left. Raises StoreError."""
        await self._start()
        while self._attended:
            await asyncio.wait(self._attended.values())
            await self._start()

    async def close(self) -> None:
        """Stop attending. Another process will continue."""
        tasks = list(self._attended.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _start(self) -> None:
        """Take as many due tables as there is room for, and begin to attend to them. Raises StoreError."""
        if (room := MAX_ATTENDED - len(self._attended)) <= 0:
            return
        now = self._services.now()
        until = now + LEASE_SECONDS
        for game in await self._store.take(now, until, room):
            if game not in self._attended:
                attending = self._attend_to(game, until)
                self._attended[game] = asyncio.create_task(attending, name=f"attend to table {game}")

    async def _attend_to(self, game: str, taken_until: float) -> None:
        """Attend to one table. An error there does not affect the others."""
        try:
            due = await self._attend_safely(game)
            with suppress(StoreError):  # then it is due again when the lease expires
                await self._store.give_back(game, taken_until, due)
        finally:
            del self._attended[game]

    async def _attend_safely(self, game: str) -> Due:
        try:
            async with asyncio.timeout(self._settings.attend_seconds):
                return await self._attend(game)
        except TimeoutError:
            rest = LEASE_SECONDS  # let others go first; it will continue
        except RequestError as error:
            TableLog(_log, game).warning("it could not be attended to: %s", error)
            rest = LEASE_SECONDS if error.is_transient else _DAMAGED_SECONDS
        except Exception:
            TableLog(_log, game).exception("it could not be attended to")
            rest = _DAMAGED_SECONDS
        return Due(self._services.now() + rest)
