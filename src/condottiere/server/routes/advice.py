"""The routes of hints and odds, for seats that ask."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import not_your_seat
from condottiere.server.messages.api import PlaceInLine, Question
from condottiere.server.network.concurrency import ConcurrencyLimit
from condottiere.server.network.rates import client_address
from condottiere.server.play.advice import Adviser
from condottiere.server.table.live import LiveTable
from condottiere.server.tables.tables import Tables

from .bodies import answer_with, decode_body
from .cancel_on_disconnect import cancel_on_disconnect
from .seat_access import access_seat

_Ask: TypeAlias = Callable[[Adviser, int, int, str], Awaitable[msgspec.Struct]]
"""A question of a seat about a version of its table, from a client."""


class AdviceRoutes:
    """The handlers of these routes. A key comes in the body of a request, which no proxy logs."""

    def __init__(self, tables: Callable[[], Tables], waiting: ConcurrencyLimit) -> None:
        """`tables` returns the tables of the server while it runs; `waiting` counts what is unanswered."""
        self._tables = tables
        self._waiting = waiting

    def routes(self) -> list[Route]:
        """All of them."""
        return [
            Route("/tables/{table_id}/hint", self.hint, methods=["POST"]),
            Route("/tables/{table_id}/hint/place", self.hint_place, methods=["POST"]),
            Route("/tables/{table_id}/odds", self.odds, methods=["POST"]),
        ]

    async def hint(self, request: Request) -> Response:
        """POST /api/tables/ID/hint."""
        return await self._advise(request, Adviser.hint)

    async def odds(self, request: Request) -> Response:
        """POST /api/tables/ID/odds."""
        return await self._advise(request, Adviser.odds)

    async def hint_place(self, request: Request) -> Response:
        """POST /api/tables/ID/hint/place."""
        tables = self._tables()
        question = await decode_body(request, Question, tables.settings.limits.body)
        tables.limiters.summaries.take(client_address(request))
        async with self._seat(request, question) as (table, seat):
            return answer_with(PlaceInLine(place=tables.adviser(table).place(seat)))

    async def _advise(self, request: Request, ask: _Ask) -> Response:
        tables = self._tables()
        question = await decode_body(request, Question, tables.settings.limits.body)
        tables.limiters.joins.take(client_address(request))
        with self._waiting.hold(client_address(request)):
            return await cancel_on_disconnect(request, self._advise_seat(request, question, ask))

    async def _advise_seat(self, request: Request, question: Question, ask: _Ask) -> Response:
        async with self._seat(request, question) as (table, seat):
            await table.catch_up()
            adviser = self._tables().adviser(table)
            return answer_with(await ask(adviser, seat, question.version, client_address(request)))

    @asynccontextmanager
    async def _seat(self, request: Request, question: Question) -> AsyncIterator[tuple[LiveTable, int]]:
        """The table of a request, and the seat that asks. Raises RequestError."""
        tables = self._tables()
        async with tables.use(request.path_params["table_id"]) as table:
            seat, _ = await access_seat(request, table, tables, question.key, question.seat)
            if seat is None:
                raise not_your_seat()
            yield table, seat
