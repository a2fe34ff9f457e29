"""The routes by which an operator's tools see whether this process lives, and is ready for visitors."""

import asyncio
import math
from collections.abc import Callable
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import storage_failed
from condottiere.server.messages.api import Health
from condottiere.server.storage import StoreError
from condottiere.server.tables import Tables

from .bodies import answer_with


class HealthRoutes:
    """The handlers of these routes."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """`tables` returns the tables of the server while it runs."""
        self._tables = tables
        self._check_lock = asyncio.Lock()
        self._next_check = -math.inf
        self._writable = True

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/health", self.health),
            Route("/health/live", self.live),
            Route("/health/ready", self.ready),
        ]

    async def live(self, _: Request) -> Response:
        """GET /api/health/live: the process answers. Where it does not, it should be started anew."""
        return answer_with(Health(status="ok", version=version("condottiere")))

    async def health(self, request: Request) -> Response:
        """GET /api/health. A check writes to the database, so its result is good for `health_seconds`."""
        tables = self._tables()
        async with self._check_lock:
            if tables.services.monotonic() >= self._next_check:
                self._writable = await _is_writable(tables)
                self._next_check = tables.services.monotonic() + tables.settings.health_seconds
        if not self._writable:
            raise storage_failed()
        return await self.live(request)

    async def ready(self, request: Request) -> Response:
        """GET /api/health/ready: as `health`, and the process is not about to end."""
        self._tables().check_not_stopping()
        return await self.health(request)


async def _is_writable(tables: Tables) -> bool:
    try:
        await tables.store.check_writable()
    except StoreError:
        return False
    return True
