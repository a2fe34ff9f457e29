"""The application: its routes, what runs beside them, and the answers to errors."""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    nullcontext,
)
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact

from .errors import RequestError
from .messages.api import Refusal
from .messages.protocol import ErrorCode
from .network.concurrency import ConcurrencyLimit
from .network.hosts import AllowedHosts
from .network.security import HEADERS, SecurityHeaders
from .notifications import Delivery, TurnNotices
from .routes.advice import AdviceRoutes
from .routes.bodies import answer_with, refuse
from .routes.health import HealthRoutes
from .routes.notifications import NotificationRoutes
from .routes.pages import page_routes
from .routes.people import PersonRoutes
from .routes.reviews import ReviewRoutes
from .routes.rooms import RoomRoutes
from .routes.seats import SeatRoutes
from .routes.setup import SetupRoutes
from .routes.tables import TableRoutes
from .runtime.garbage import GarbageCollector
from .runtime.metrics import serve_metrics
from .runtime.request_log import RequestLog
from .services import Services
from .settings import Settings
from .storage import Store
from .tables.retention import RetentionJob
from .tables.tables import Tables

_log = logging.getLogger(__name__)

_FINISH_SECONDS: Final = 10.0
_CODES: Final[dict[int, ErrorCode]] = {404: "not_found", 405: "wrong_method"}
"""The codes of Starlette's own errors, by status."""


class Server:
    """What the handlers of the routes share while the server runs."""

    def __init__(self, settings: Settings, services: Services) -> None:
        self.settings = settings
        self.services = services
        self.tables: Tables
        self.delivery: Delivery
        limits = settings.limits
        self.websockets = ConcurrencyLimit("websockets", limits.websockets_per_client, limits.websockets)
        self.hints = ConcurrencyLimit("hints", limits.hints_per_client, limits.hints)
        self.reviews = ConcurrencyLimit("reviews", limits.reviews_per_client, limits.reviews)

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Open the database, serve, and close it when everything is stored."""
        store = await Store.open(self.settings.database, self.settings.busy_timeout)
        try:
            self.tables = Tables(store, self.settings, self.services)
            self.delivery = Delivery(store.notices, self.settings, self.services)
            tasks = [asyncio.create_task(work) for work in self._background()]
            async with self._precompiling():
                with self._measuring():
                    yield
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            await self._finish()
        finally:
            await store.close()

    def _background(self) -> Iterator[Coroutine[Any, Any, object]]:
        """What goes on as long as the server runs, and what is prepared while it starts."""
        yield asyncio.to_thread(language)  # else all wait for it at the first refusal
        yield GarbageCollector(lambda: len(self.tables)).run()
        yield self.tables.store.database.changes.listen()
        yield self.tables.follow_other_processes()
        yield self.tables.scheduler.run()
        yield TurnNotices(self.tables, self.delivery).run()
        if (rule := self.settings.retention) is not None:
            job = RetentionJob(self.tables.store, rule, self.services.now, self.tables.forget)
            yield job.run(self.settings.retention_seconds)

    async def _finish(self) -> None:
        """Wait until what was begun is stored or sent, but not for a database that does not answer."""
        try:
            async with asyncio.timeout(_FINISH_SECONDS):
                await self.delivery.close()
                await self.tables.close()
        except TimeoutError:
            _log.error("what was begun could not be stored in %.0f seconds, and is left", _FINISH_SECONDS)

    def begin_shutdown(self) -> None:
        """Say that this process is not ready, and begin no game any more."""
        self.tables.stopping = True

    def _measuring(self) -> AbstractContextManager[object]:
        if self.settings.metrics_port is None:
            return nullcontext()
        return serve_metrics(self._gauges, self.settings.metrics_host, self.settings.metrics_port)

    def _gauges(self) -> Iterator[tuple[str, str, float]]:
        """The name, the description and the present value of each gauge."""
        waiting, running = self.tables.bot_load()
        yield "tables_loaded", "Tables in memory.", len(self.tables)
        yield "websockets", "WebSockets that are open.", len(self.websockets)
        yield "hints_waiting", "Hints and odds that were asked for and not answered yet.", len(self.hints)
        yield "bots_waiting", "Bots, hints and odds that wait for a thread to think in.", waiting
        yield "bots_thinking", "Bots, hints and odds that are being thought about.", running
        yield "stopping", "1 while this process is about to end.", self.tables.stopping

    def _precompiling(self) -> AbstractAsyncContextManager[None]:
        if not self.settings.precompile:
            return nullcontext()
        return self.services.precompilation.run(self.services.now)


def create_app(settings: Settings, services: Services | None = None) -> Starlette:
    """The ASGI application. It opens its database when it starts."""
    server = Server(settings, services or Services())
    api = [
        *SetupRoutes(server.settings, server.services).routes(),
        *TableRoutes(lambda: server.tables, server.websockets).routes(),
        *HealthRoutes(lambda: server.tables).routes(),
        *AdviceRoutes(lambda: server.tables, server.hints).routes(),
        *NotificationRoutes(lambda: server.tables, lambda: server.delivery).routes(),
        *PersonRoutes(lambda: server.tables).routes(),
        *ReviewRoutes(lambda: server.tables, server.reviews).routes(),
        *RoomRoutes(lambda: server.tables).routes(),
        *SeatRoutes(lambda: server.tables).routes(),
    ]
    app = Starlette(
        routes=[Mount("/api", routes=api), *page_routes(settings.static)],
        middleware=[
            Middleware(RequestLog),
            Middleware(SecurityHeaders),
            Middleware(AllowedHosts, names=_names(settings)),
        ],
        exception_handlers={
            RequestError: _handle_request_error,
            HTTPException: _handle_http_exception,
            Exception: _handle_bug,
        },
        lifespan=server.lifespan,
    )
    app.state.begin_shutdown = server.begin_shutdown
    return app


def _names(settings: Settings) -> list[str]:
    """The names that whoever starts the server has given it."""
    public = [] if settings.public_url is None else [urlsplit(settings.public_url).netloc]
    return [settings.host, *settings.allowed_hosts, *public]


async def _handle_request_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    return refuse(error)


async def _handle_http_exception(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code: ErrorCode = _CODES.get(error.status_code, "bad_request")
    return answer_with(Refusal(code=code, message=f"{error.detail}."), error.status_code)


async def _handle_bug(_: Request, __: Exception) -> Response:
    answer = refuse(RequestError("internal", Fact(id="error-internal-nothing-changed")))
    answer.headers.update(HEADERS)  # Starlette sends this one past every middleware
    return answer
