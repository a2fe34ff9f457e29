"""The route that makes a shuffle before its table."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import cross_origin_error
from condottiere.server.messages.api import ShuffleMade
from condottiere.server.network.rates import client_address
from condottiere.server.network.security import cross_origin
from condottiere.server.tables import Tables

from .bodies import answer_with


class FairnessRoutes:
    """The handler of this route."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """`tables` returns the tables of the server while it runs."""
        self._tables = tables

    def routes(self) -> list[Route]:
        """The routes."""
        return [Route("/shuffles", self.make, methods=["POST"])]

    async def make(self, request: Request) -> Response:
        """POST /api/shuffles: commit to the secret of a table that is to be made next. It has no body."""
        if cross_origin(request.headers):
            raise cross_origin_error()
        tables = self._tables()
        tables.limiters.shuffles.take(client_address(request))
        shuffle = await tables.make_shuffle()
        return answer_with(ShuffleMade(commitment=shuffle.commitment, table=shuffle.table), status=201)
