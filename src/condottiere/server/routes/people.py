"""The routes under /api/me: who somebody is, on this device and on others."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import not_your_seat
from condottiere.server.messages.person_api import Me, MyName, RecoveryCode
from condottiere.server.network.rates import client_address
from condottiere.server.people.persons import COOKIE, Persons, set_cookie
from condottiere.server.storage import StoredPerson
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.tables.tables import Tables

from .bodies import answer_with, decode_body, no_content
from .my_games import list_games


class PersonRoutes:
    """The handlers of these routes."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """`tables` returns the tables of the server while it runs."""
        self._tables = tables

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/me", self.me),
            Route("/me", self.change, methods=["PUT"]),
            Route("/me", self.forget, methods=["DELETE"]),
            Route("/me/recovery-code", self.make_recovery_code, methods=["POST"]),
            Route("/me/recover", self.recover, methods=["POST"]),
            Route("/me/games", self.games),
            Route("/me/games/{table_id}", self.remove_game, methods=["DELETE"]),
            Route("/me/games/{table_id}", self.put_back_game, methods=["PUT"]),
        ]

    async def games(self, request: Request) -> Response:
        """GET /api/me/games."""
        self._tables().limiters.summaries.take(client_address(request))
        person = await self._persons.require(request)
        query = request.query_params
        return answer_with(await list_games(self._tables(), person, "removed" in query, query.get("after")))

    async def remove_game(self, request: Request) -> Response:
        """DELETE /api/me/games/ID."""
        return await self._hide_game(request, hidden=True)

    async def put_back_game(self, request: Request) -> Response:
        """PUT /api/me/games/ID."""
        return await self._hide_game(request, hidden=False)

    async def _hide_game(self, request: Request, hidden: bool) -> Response:
        self._count_change(request)
        person = await self._persons.require(request)
        with refuse_if_storage_fails():
            found = await self._tables().store.seats.hide(request.path_params["table_id"], person.id, hidden)
        if not found:
            raise not_your_seat()
        return no_content()

    def _count_change(self, request: Request) -> None:
        """Count one more change that is stored. Raises RequestError if it is one too many."""
        self._tables().limiters.person_changes.take(client_address(request))

    @property
    def _persons(self) -> Persons:
        return self._tables().persons

    async def me(self, request: Request) -> Response:
        """GET /api/me."""
        self._tables().limiters.summaries.take(client_address(request))
        person = await self._persons.find(request)
        return await self._answer(request, person, request.cookies.get(COOKIE))

    async def change(self, request: Request) -> Response:
        """PUT /api/me."""
        self._count_change(request)
        body = await decode_body(request, MyName, self._tables().settings.limits.body)
        person = await self._persons.find(request)
        if person is None:
            return await self._answer(request, *await self._persons.add(request, body.name, body.language))
        return await self._answer(request, await self._persons.change(person, body.name, body.language))

    async def forget(self, request: Request) -> Response:
        """DELETE /api/me: this device is nobody's any more."""
        self._count_change(request)
        await self._persons.forget(request)
        answer = await self._answer(request, None)
        answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
        return answer

    async def make_recovery_code(self, request: Request) -> Response:
        """POST /api/me/recovery-code."""
        self._count_change(request)
        person = await self._persons.require(request)
        return answer_with(RecoveryCode(code=await self._persons.make_recovery_code(person)), status=201)

    async def recover(self, request: Request) -> Response:
        """POST /api/me/recover."""
        body = await decode_body(request, RecoveryCode, self._tables().settings.limits.body)
        return await self._answer(request, *await self._persons.recover(request, body.code))

    async def _answer(
        self, request: Request, person: StoredPerson | None, secret: str | None = None
    ) -> Response:
        """Who somebody is, with the secret that the device has to keep if one is given."""
        if person is None:
            return answer_with(Me(name=None, has_recovery_code=False))
        answer = answer_with(
            Me(
                name=person.name,
                has_recovery_code=await self._persons.has_recovery_code(person),
                language=person.language,
            )
        )
        if secret is not None:
            set_cookie(answer, request, secret)
        return answer
