"""A running server: its tables and limits, which all routes share, and its background tasks."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    nullcontext,
    suppress,
)
from typing import Any, Final

from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from condottiere.languages.bundle import language

from .network.polling import PolledConnections
from .network.rates import ConcurrencyLimit
from .notifications import Delivery, TurnNotices
from .runtime.garbage import GarbageCollector
from .runtime.metrics import serve_metrics
from .runtime.turns import LoopShares
from .runtime.workers import Workers
from .services import Services
from .settings import Settings
from .storage import Store, StoreError
from .tables.expiry import keep_removing_expired
from .tables.retention import RetentionJob
from .tables.tables import Tables

_log = logging.getLogger(__name__)

_FINISH_SECONDS: Final = 10.0
_REVIEWERS: Final = 2
"""The number of processes for reviews. Each takes 65 MB, and some 20 MB more with games in memory."""


class Server:
    """The state that the handlers of all routes share."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self.settings = settings
        self.services = services
        self.tables: Tables
        self.delivery: Delivery
        self.notices: TurnNotices
        limits = settings.limits
        self.websockets = ConcurrencyLimit("websockets", limits.websockets_per_client, limits.websockets)
        self.polled = PolledConnections(limits)
        self.requests = ConcurrencyLimit("requests", limits.requests_per_client)
        self.hints = ConcurrencyLimit("hints", limits.hints_per_client, limits.hints)
        self.reviews = ConcurrencyLimit("reviews", limits.reviews_per_client, limits.reviews)
        self.reviewers = Workers(_REVIEWERS, settings.review_processes)
        self.loop_shares = LoopShares()

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the database, run the background tasks, and close it once everything is stored."""
        store = await Store.open(
            self.settings.database, self.settings.busy_timeout, self.settings.private_seconds
        )
        try:
            self.tables = Tables(store, self.settings, self.services, self.loop_shares)
            self.delivery = Delivery(store.notices, self.settings, self.services)
            self.notices = TurnNotices(self.tables, self.delivery)
            tasks = [asyncio.create_task(work) for work in self._background()]
            async with self._precompiling():
                with self._measuring():
                    yield
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await self._finish()
        finally:
            self.reviewers.close()
            await store.close()

    def _background(self) -> Iterator[Coroutine[Any, Any, object]]:
        """The tasks that run as long as the server, and one that prepares something while it starts."""
        yield asyncio.to_thread(language)  # otherwise the first refusal would wait for it
        yield GarbageCollector(lambda: len(self.tables)).run()
        yield self.tables.store.database.changes.listen()
        yield self.tables.follow_other_processes()
        yield self.tables.scheduler.run()
        yield self.notices.run()
        yield keep_removing_expired(self.tables.store, self.settings, self.services)
        if (rule := self.settings.retention) is not None:
            job = RetentionJob(self.tables.store, rule, self.services.now, self.tables.forget)
            yield job.run(self.settings.retention_seconds)

    async def _finish(self) -> None:
        """Wait until all changes in progress are stored or sent, but at most _FINISH_SECONDS."""
        try:
            async with asyncio.timeout(_FINISH_SECONDS):
                await self.polled.close()
                await self.delivery.close()
                with suppress(StoreError):  # otherwise another process sends them later
                    await self.notices.give_back()
                await self.tables.close()
        except TimeoutError:
            _log.error("what was begun could not be stored in %.0f seconds, and is left", _FINISH_SECONDS)

    def begin_shutdown(self) -> None:
        """Report this process as not ready, and start no more games."""
        self.tables.stopping = True

    def _measuring(self) -> AbstractContextManager[object]:
        if self.settings.metrics_port is None:
            return nullcontext()
        return serve_metrics(self._gauges, self.settings.metrics_host, self.settings.metrics_port)

    def _gauges(self) -> Iterator[tuple[str, str, float]]:
        waiting, running = self.tables.bot_load()
        yield "tables_loaded", "Tables in memory.", len(self.tables)
        yield "websockets", "WebSockets, and connections in their place, that are open.", len(self.websockets)
        yield "hints_waiting", "Hints and odds that were asked for and not answered yet.", len(self.hints)
        yield "bots_waiting", "Bots, hints and odds that wait for a thread to think in.", waiting
        yield "bots_thinking", "Bots, hints and odds that are being thought about.", running
        yield "stopping", "1 while this process is about to end.", self.tables.stopping

    def _precompiling(self) -> AbstractAsyncContextManager[None]:
        if not self.settings.precompile:
            return nullcontext()
        return self.services.precompilation.run(self.services.now)


def server_of(connection: HTTPConnection) -> Server:
    """The server of a request or a WebSocket."""
    server: Server = connection.app.state.server
    return server


def tables_of(connection: HTTPConnection) -> Tables:
    """The tables of the server of a request or a WebSocket."""
    return server_of(connection).tables
