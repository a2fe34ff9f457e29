"""The routes of the server."""

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from importlib.metadata import version
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from condottiere.rules import RULES_VERSION

from .admission import admitted
from .advice import Adviser
from .connections import WebSockets
from .conversation import converse
from .guard import HEADERS, SecurityHeaders, cross_origin
from .hosts import AllowedHosts
from .limits import Limits
from .pacing import PACES
from .pages import page_routes
from .protocol import Health, NewTable, Question, Refusal, Setup
from .rates import client
from .refused import Refused, out_of_reach
from .settings import Settings, World
from .storage import Store, StoreError
from .tables import Tables

_STATUS: Final = {
    "no_table": 404,
    "newer_table": 409,
    "storage": 503,
    "too_large": 413,
    "wrong_key": 403,
    "no_hints": 403,
    "stale": 409,
    "not_your_turn": 409,
    "no_battle": 409,
    "too_fast": 429,
    "internal": 500,
}
_CLIENT_CLOSED_REQUEST: Final = 499
"""For logs: nobody reads this answer."""
_T = TypeVar("_T")
Answered: TypeAlias = Callable[[Adviser, int, int], Awaitable[msgspec.Struct]]
"""An answer to a seat about a version of the table."""


class NotDone(Exception):
    """An HTTP answer that is not a success."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.refusal = Refusal(code=code, message=message)


class Server:
    """What the routes share while the server runs."""

    def __init__(self, settings: Settings, world: World) -> None:
        self.settings = settings
        self.world = world
        self.tables: Tables
        self._checking = asyncio.Lock()
        self._next_check = -math.inf
        self._healthy = True
        self._websockets = WebSockets(settings.limits.websockets_per_client)

    @asynccontextmanager
    async def running(self, _: Starlette) -> AsyncIterator[None]:
        store = await Store.open(self.settings.database, self.settings.busy_timeout)
        try:
            self.tables = Tables(store, self.settings, self.world)
            following = asyncio.create_task(self.tables.follow(), name="follow")
            async with self._precompiling():
                yield
            following.cancel()
            await asyncio.wait([following])
            await self.tables.close()
        finally:
            await store.close()

    def _precompiling(self) -> AbstractAsyncContextManager[None]:
        return self.world.precompilation.run(self.world.now) if self.settings.warm_up else nullcontext()

    async def health(self, _: Request) -> Response:
        async with self._checking:
            if self.world.monotonic() >= self._next_check:
                self._healthy = await self._can_write()
                self._next_check = self.world.monotonic() + self.settings.health_seconds
        if not self._healthy:
            raise out_of_reach()
        return _json(Health(status="ok", version=version("condottiere")))

    async def _can_write(self) -> bool:
        try:
            await self.tables.store.check_writable()
        except StoreError:
            return False
        return True

    async def setup(self, _: Request) -> Response:
        return _json(
            Setup(
                version=version("condottiere"),
                rules_version=RULES_VERSION,
                levels=self.world.opponents.levels(),
                bots=self.world.opponents.bots(),
                paces=list(PACES),
                default_pace=self.settings.pace,
            )
        )

    async def create(self, request: Request) -> Response:
        new = await self._body(request, NewTable)
        self.tables.limiters.tables.take(client(request))
        return _json(await self.tables.create(new), status=201)

    async def table(self, request: Request) -> Response:
        self.tables.limiters.summaries.take(client(request))
        return _json(await self.tables.summary(request.path_params["table_id"]))

    async def record(self, request: Request) -> Response:
        self.tables.limiters.joins.take(client(request))
        async with self.tables.opened(request.path_params["table_id"]) as table:
            await table.catch_up()
            record = await asyncio.to_thread(table.record)
        if record is None:
            message = (
                "The record tells every hand, so it can be had only when the whole game or match is over."
            )
            raise NotDone(409, "not_over", message)
        return PlainTextResponse(record, headers={"Cache-Control": "no-store"})

    async def hint(self, request: Request) -> Response:
        return await self._asked(request, Adviser.hint)

    async def odds(self, request: Request) -> Response:
        return await self._asked(request, Adviser.odds)

    async def _asked(self, request: Request, answered: Answered) -> Response:
        """A seat's question. The key that says whose it is comes in the body, which no proxy notes down."""
        question = await self._body(request, Question)
        self.tables.limiters.joins.take(client(request))
        return await _while_connected(request, self._answer(request, question, answered))

    async def _answer(self, request: Request, question: Question, answered: Answered) -> Response:
        async with self.tables.opened(request.path_params["table_id"]) as table:
            seat = await admitted(table, question.key, self.world)
            await table.catch_up()
            return _json(await answered(self.tables.adviser(table), seat, question.version))

    async def play(self, websocket: WebSocket) -> None:
        with suppress(WebSocketDisconnect), self._websockets.one_more(client(websocket)) as welcome:
            if cross_origin(websocket.headers):
                await websocket.send_denial_response(_refusal(_cross_origin()))
            elif not welcome:
                await websocket.send_denial_response(_refusal(_too_many(self.settings.limits)))
            else:
                await converse(websocket, self.tables, self.world)

    async def _body(self, request: Request, kind: type[_T]) -> _T:
        """The body of a request. Only a page of this server can send one of this type from a browser."""
        if cross_origin(request.headers):
            raise _cross_origin()
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            message = "The body must be JSON: send it with Content-Type: application/json."
            raise NotDone(415, "not_json", message)
        body = await _received(request, self.settings.limits.body)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise NotDone(400, "bad_message", f"This request cannot be read: {str(error)[:200]}.") from None


def create_app(settings: Settings, world: World | None = None) -> Starlette:
    """The ASGI application. It opens its database when it starts."""
    server = Server(settings, world or World())
    api = [
        Route("/health", server.health),
        Route("/setup", server.setup),
        Route("/tables", server.create, methods=["POST"]),
        Route("/tables/{table_id}", server.table),
        Route("/tables/{table_id}/record", server.record),
        Route("/tables/{table_id}/hint", server.hint, methods=["POST"]),
        Route("/tables/{table_id}/odds", server.odds, methods=["POST"]),
        WebSocketRoute("/tables/{table_id}/play", server.play),
    ]
    return Starlette(
        routes=[Mount("/api", routes=api), *page_routes(settings.static)],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AllowedHosts, names=(settings.host, *settings.allowed_hosts)),
        ],
        exception_handlers={
            Refused: _answer_refused,
            NotDone: _answer_not_done,
            HTTPException: _answer_http,
            Exception: _answer_mistake,
        },
        lifespan=server.running,
    )


async def _received(request: Request, most: int) -> bytearray:
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise NotDone(413, "too_large", f"A request may have {most} bytes; this one has more.")
    except ClientDisconnect:  # nobody is left to read an answer
        raise NotDone(400, "bad_message", "This request broke off.") from None
    return body


async def _while_connected(request: Request, answering: Coroutine[Any, Any, Response]) -> Response:
    """An answer that takes long; if its client goes, it is cancelled. The request must have been read."""
    answer = asyncio.create_task(answering)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait([answer, gone], return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else Response(status_code=_CLIENT_CLOSED_REQUEST)
    finally:
        for task in (answer, gone):
            task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _cross_origin() -> NotDone:
    return NotDone(
        403, "cross_origin", "Pages of other sites cannot use this server. Open the game from its own page."
    )


def _too_many(limits: Limits) -> NotDone:
    return NotDone(
        429,
        "too_many",
        f"One address may have {limits.websockets_per_client} tables open at a time. Close some first.",
    )


def _json(message: msgspec.Struct, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(message),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def _refusal(not_done: NotDone) -> Response:
    return _json(not_done.refusal, not_done.status)


async def _answer_refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _refusal(NotDone(_STATUS.get(error.code, 400), error.code, error.message))


async def _answer_not_done(_: Request, error: Exception) -> Response:
    assert isinstance(error, NotDone)
    return _refusal(error)


async def _answer_http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not_found", 405: "wrong_method"}.get(error.status_code, "bad_request")
    return _refusal(NotDone(error.status_code, code, f"{error.detail}."))


async def _answer_mistake(_: Request, __: Exception) -> Response:
    answer = _refusal(
        NotDone(500, "internal", "The server made a mistake, which it has noted. Nothing was changed.")
    )
    answer.headers.update(HEADERS)  # Starlette sends this one past every middleware
    return answer
