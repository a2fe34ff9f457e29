"""The route to the tutorial."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.completion import run_to_completion
from condottiere.server.messages.api import NewTutorial
from condottiere.server.network.rates import client_address
from condottiere.server.tables import Tables
from condottiere.server.tutorial import make_tutorial

from .bodies import answer_with, decode_body


class TutorialRoutes:
    """The handler of this route."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """`tables` returns the tables of the server while it runs."""
        self._tables = tables

    def routes(self) -> list[Route]:
        """The route."""
        return [Route("/tutorial", self.make, methods=["POST"])]

    async def make(self, request: Request) -> Response:
        """POST /api/tutorial."""
        tables = self._tables()
        new = await decode_body(request, NewTutorial, tables.settings.limits.body)
        tables.admit_new(client_address(request))
        person = await tables.persons.find(request)
        return answer_with(await run_to_completion(make_tutorial(tables, new, person)), status=201)
