"""The routes of shuffles: making one before its table, and what they follow from once a game is over."""

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, cross_origin_error
from condottiere.server.messages.api import ShuffleMade
from condottiere.server.network.rates import client_address
from condottiere.server.network.security import cross_origin
from condottiere.server.table.fairness import verification
from condottiere.server.tables import Tables

from .bodies import answer_with


class FairnessRoutes:
    """The handlers of these routes."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """`tables` returns the tables of the server while it runs."""
        self._tables = tables

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/shuffles", self.make, methods=["POST"]),
            Route("/tables/{table_id}/fairness", self.verification),
        ]

    async def make(self, request: Request) -> Response:
        """POST /api/shuffles: commit to the secret of a table that is to be made next. It has no body."""
        if cross_origin(request.headers):
            raise cross_origin_error()
        tables = self._tables()
        tables.limiters.shuffles.take(client_address(request))
        shuffle = await tables.make_shuffle()
        return answer_with(ShuffleMade(commitment=shuffle.commitment, table=shuffle.table), status=201)

    async def verification(self, request: Request) -> Response:
        """GET /api/tables/ID/fairness, once the game or match is over: it tells every card of it."""
        tables = self._tables()
        tables.limiters.joins.take(client_address(request))
        async with tables.use(request.path_params["table_id"]) as table:
            await table.catch_up()
            record = table.record()
        if record is None:
            raise RequestError("not_over", Fact(id="error-shuffles-not-over"))
        found = await asyncio.to_thread(verification, record)
        if found is None:
            raise RequestError("not_found", Fact(id="error-shuffles-unverifiable"))
        return answer_with(found)
