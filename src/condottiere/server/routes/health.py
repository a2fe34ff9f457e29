"""The routes by which an operator's tools check whether this process is alive and ready for visitors."""

import asyncio
import math

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere import __version__
from condottiere.server.messages.api import Health
from condottiere.server.server import tables_of
from condottiere.server.storage import StoreError
from condottiere.server.storage.request_errors import storage_failed
from condottiere.server.tables.tables import Tables

from .bodies import answer_with


class HealthRoutes:
    """The handlers, and the latest result of the database check."""

    def __init__(self) -> None:
        self._version = __version__
        self._check_lock = asyncio.Lock()
        self._next_check = -math.inf
        self._failure: StoreError | None = None

    def routes(self) -> list[Route]:
        return [
            Route("/health", self.health),
            Route("/health/live", self.live),
            Route("/health/ready", self.ready),
        ]

    async def live(self, _: Request) -> Response:
        """GET /api/health/live. A process that does not answer should be restarted."""
        return answer_with(Health(status="ok", version=self._version))

    async def health(self, request: Request) -> Response:
        """GET /api/health. A check writes to the database, so its result is reused for `health_seconds`."""
        tables = tables_of(request)
        async with self._check_lock:
            if tables.services.monotonic() >= self._next_check:
                self._failure = await _failure(tables)
                self._next_check = tables.services.monotonic() + tables.settings.health_seconds
        if self._failure is not None:
            raise storage_failed(self._failure)
        return await self.live(request)

    async def ready(self, request: Request) -> Response:
        """GET /api/health/ready: as `health`, but refused also while the process is shutting down."""
        tables_of(request).check_not_stopping()
        return await self.health(request)


async def _failure(tables: Tables) -> StoreError | None:
    """The error that keeps the database from being written; None if it can be written."""
    try:
        await tables.store.check_writable()
    except StoreError as error:
        return error
    return None
