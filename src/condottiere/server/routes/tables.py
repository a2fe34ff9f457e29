"""The routes of tables: creating one, its shuffle, the tutorial, summaries, records and play."""

from contextlib import suppress
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from condottiere.languages.fact import Fact
from condottiere.record.file import dump
from condottiere.rules import RULES_VERSION
from condottiere.server.errors import RequestError, cross_origin_error
from condottiere.server.messages.api import NewTable, NewTutorial, Poll, PollingBegun, ShuffleMade
from condottiere.server.network.rates import client_address, customer_of
from condottiere.server.network.security import cross_origin
from condottiere.server.new_tables.new_table import make_tutorial, planned, seats_filled
from condottiere.server.runtime.completion import run_to_completion
from condottiere.server.server import server_of, tables_of
from condottiere.server.table.messages.fairness import seat_setups

from .bodies import (
    answer_with,
    answer_with_json,
    cancel_on_disconnect,
    decode_body,
    no_content,
    refuse,
)
from .websocket import serve_websocket


async def create(request: Request) -> Response:
    """POST /api/tables."""
    tables = tables_of(request)
    new = await decode_body(request, NewTable, tables.settings.limits.body)
    tables.admit_new(client_address(request))
    return answer_with(await tables.create(new), status=201)


async def shuffle(request: Request) -> Response:
    """POST /api/shuffles: commit to the secret of a table that is created later."""
    if cross_origin(request.headers):
        raise cross_origin_error()
    tables, options, seats = tables_of(request), None, None
    if request.headers.get("content-length", "0") != "0":
        new = await decode_body(request, NewTable, tables.settings.limits.body)
        options, unlocked = planned(new, tables.services.opponents)
        seats = seat_setups(seats_filled(unlocked))
    tables.limiters.shuffles.take(client_address(request))
    shuffle = await tables.shuffles.make()
    made = ShuffleMade(
        commitment=shuffle.commitment,
        table=shuffle.table,
        rules=RULES_VERSION,
        options=options,
        seats=seats,
    )
    return answer_with(made, status=201)


async def tutorial(request: Request) -> Response:
    """POST /api/tutorial."""
    tables = tables_of(request)
    new = await decode_body(request, NewTutorial, tables.settings.limits.body)
    tables.admit_new(client_address(request))
    person = await tables.persons.find(request)
    made = await run_to_completion(make_tutorial(tables.store, tables.services, new, person))
    return answer_with(made, status=201)


async def table(request: Request) -> Response:
    """GET /api/tables/ID."""
    tables = tables_of(request)
    tables.limiters.summaries.take(client_address(request))
    return answer_with(await tables.summary(request.path_params["table_id"]))


async def record(request: Request) -> Response:
    """GET /api/tables/ID/record. Refused until the game or match is over, because it reveals every hand."""
    tables = tables_of(request)
    tables.limiters.joins.take(client_address(request))
    table_id = request.path_params["table_id"]
    async with tables.use(table_id) as table:
        await table.catch_up()
        record = table.record()
    if record is None:
        raise RequestError("not_over", Fact(id="error-record-not-over"))
    # A long one takes long, and whoever asks for many waits for them alone.
    async with server_of(request).reviewers.take(customer_of(request), hash(table_id)) as worker:
        text = await worker.run(dump, record)
    return PlainTextResponse(text, headers={"Cache-Control": "no-store"})


async def poll(request: Request) -> Response:
    """POST /api/tables/ID/play: the same over plain HTTP, see Poll."""
    server = server_of(request)
    asked = await decode_body(request, Poll, server.settings.limits.body)
    if asked.connection is None:
        held = server.websockets.hold(client_address(request))
        serve = partial(serve_websocket, tables=tables_of(request))
        return answer_with(PollingBegun(connection=server.polled.open(request.scope, serve, held)), 201)
    connection = server.polled.find(asked.connection)
    if asked.close:
        connection.end()
        return no_content()
    if asked.messages:
        connection.take(asked.first, asked.messages)
        return no_content()
    text = await cancel_on_disconnect(request, connection.poll(asked.received))
    return no_content() if text is None else answer_with_json(text.encode())


async def play(websocket: WebSocket) -> None:
    """The WebSocket /api/tables/ID/play."""
    with suppress(WebSocketDisconnect):
        try:
            if cross_origin(websocket.headers):
                raise cross_origin_error()
            with server_of(websocket).websockets.hold(client_address(websocket)):
                await serve_websocket(websocket, tables_of(websocket))
        except RequestError as error:
            await websocket.send_denial_response(refuse(error))


ROUTES: Final[list[BaseRoute]] = [
    Route("/tables", create, methods=["POST"]),
    Route("/shuffles", shuffle, methods=["POST"]),
    Route("/tutorial", tutorial, methods=["POST"]),
    Route("/tables/{table_id}", table),
    Route("/tables/{table_id}/record", record),
    WebSocketRoute("/tables/{table_id}/play", play),
    Route("/tables/{table_id}/play", poll, methods=["POST"]),
]
