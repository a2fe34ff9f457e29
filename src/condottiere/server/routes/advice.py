"""The routes for hints."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import not_your_seat
from condottiere.server.messages.api import PlaceInLine, Question
from condottiere.server.network.rates import client_address, customer_of
from condottiere.server.server import server_of, tables_of
from condottiere.server.table.live import LiveTable

from .bodies import answer_with, cancel_on_disconnect, decode_body
from .seat_access import access_seat


async def hint(request: Request) -> Response:
    """POST /api/tables/ID/hint."""
    tables = tables_of(request)
    question = await decode_body(request, Question, tables.settings.limits.body)
    tables.limiters.joins.take(client_address(request))
    with server_of(request).hints.hold(client_address(request)):
        return await cancel_on_disconnect(request, _hint(request, question))


async def hint_place(request: Request) -> Response:
    """POST /api/tables/ID/hint/place."""
    tables = tables_of(request)
    question = await decode_body(request, Question, tables.settings.limits.body)
    tables.limiters.summaries.take(client_address(request))
    async with _seat(request, question) as (table, seat):
        return answer_with(PlaceInLine(place=tables.adviser(table).place(seat)))


async def _hint(request: Request, question: Question) -> Response:
    async with _seat(request, question) as (table, seat):
        await table.catch_up()
        adviser = tables_of(request).adviser(table)
        return answer_with(await adviser.hint(seat, question.version, customer_of(request)))


@asynccontextmanager
async def _seat(request: Request, question: Question) -> AsyncIterator[tuple[LiveTable, int]]:
    """The table and the asking seat of a request, within this block. Raises RequestError."""
    tables = tables_of(request)
    async with tables.use(request.path_params["table_id"]) as table:
        seat = (await access_seat(request, table, tables, question.key, question.seat)).viewer
        if seat is None:
            raise not_your_seat()
        yield table, seat


ROUTES: Final[list[Route]] = [
    Route("/tables/{table_id}/hint", hint, methods=["POST"]),
    Route("/tables/{table_id}/hint/place", hint_place, methods=["POST"]),
]
