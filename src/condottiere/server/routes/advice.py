"""The routes for hints and odds."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import not_your_seat
from condottiere.server.messages.api import PlaceInLine, Question
from condottiere.server.network.rates import client_address, customer_of
from condottiere.server.play.advice import Adviser
from condottiere.server.server import server_of, tables_of
from condottiere.server.table.live import LiveTable

from .bodies import answer_with, cancel_on_disconnect, decode_body
from .seat_access import access_seat

_Ask: TypeAlias = Callable[[Adviser, int, int, str], Awaitable[msgspec.Struct]]
"""A method of Adviser that answers a seat about a version of its table, for a client."""


async def hint(request: Request) -> Response:
    """POST /api/tables/ID/hint."""
    return await _advise(request, Adviser.hint)


async def odds(request: Request) -> Response:
    """POST /api/tables/ID/odds."""
    return await _advise(request, Adviser.odds)


async def hint_place(request: Request) -> Response:
    """POST /api/tables/ID/hint/place."""
    tables = tables_of(request)
    question = await decode_body(request, Question, tables.settings.limits.body)
    tables.limiters.summaries.take(client_address(request))
    async with _seat(request, question) as (table, seat):
        return answer_with(PlaceInLine(place=tables.adviser(table).place(seat)))


async def _advise(request: Request, ask: _Ask) -> Response:
    tables = tables_of(request)
    question = await decode_body(request, Question, tables.settings.limits.body)
    tables.limiters.joins.take(client_address(request))
    with server_of(request).hints.hold(client_address(request)):
        return await cancel_on_disconnect(request, _advise_seat(request, question, ask))


async def _advise_seat(request: Request, question: Question, ask: _Ask) -> Response:
    async with _seat(request, question) as (table, seat):
        await table.catch_up()
        adviser = tables_of(request).adviser(table)
        return answer_with(await ask(adviser, seat, question.version, customer_of(request)))


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
    Route("/tables/{table_id}/odds", odds, methods=["POST"]),
]
