"""The routes under /api/me: the person of a device, the recovery code, and the person's games."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.server.errors import not_your_seat
from condottiere.server.messages.person_api import Me, MyGame, MyGames, MyName, RecoveryCode
from condottiere.server.messages.protocol import Player
from condottiere.server.network.rates import client_address
from condottiere.server.people.persons import COOKIE, device_secret, set_cookie
from condottiere.server.server import tables_of
from condottiere.server.storage import StoredPerson, StoredSummary
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.replay import standing
from condottiere.server.tables.tables import Tables

from .bodies import answer_with, decode_body, no_content

PAGE = 30
"""The number of games on a page."""


async def list_games(tables: Tables, person: StoredPerson, removed: bool, after: str | None) -> MyGames:
    """A page of the games on a person's list, or of those removed from it, latest first, after game `after`.

    The first page of the list begins with older games that wait for this person.
    """
    waits = after is None and not removed
    with refuse_if_storage_fails():
        ids = await tables.store.seats.games_of(person.id, removed, after, PAGE + 1)
        turns = await tables.store.seats.turns_of(person.id, PAGE) if waits else []
        off = await tables.store.seats.games_of(person.id, True, None, 1) if waits else []
        older = [one for one in turns if one not in ids[:PAGE]]
        stored = await tables.store.summaries([*older, *ids[:PAGE]])
        sitting = await tables.players(stored)
    return MyGames(
        games=[_my_game(person, one, sitting[one.id]) for one in stored],
        more=len(ids) > PAGE,
        waiting=await tables.rooms.index.of_person(person) if waits else [],
        removed=bool(off),
    )


def _my_game(person: StoredPerson, stored: StoredSummary, sitting: list[Player]) -> MyGame:
    seats = [number for number, seat in enumerate(stored.seats) if seat.person == person.id]
    my_turn = stored.head.turn in seats
    return MyGame(
        id=stored.id,
        created=stored.created,
        seats=seats,
        players=sitting,
        options=stored.options,
        phase=stored.head.phase,
        turn=stored.head.turn,
        my_turn=my_turn,
        standing=standing(stored.head),
        deadline=stored.due if my_turn else None,
    )


async def games(request: Request) -> Response:
    """GET /api/me/games."""
    tables_of(request).limiters.summaries.take(client_address(request))
    person = await tables_of(request).persons.require(request)
    query = request.query_params
    return answer_with(await list_games(tables_of(request), person, "removed" in query, query.get("after")))


async def remove_game(request: Request) -> Response:
    """DELETE /api/me/games/ID."""
    return await _hide_game(request, hidden=True)


async def put_back_game(request: Request) -> Response:
    """PUT /api/me/games/ID."""
    return await _hide_game(request, hidden=False)


async def _hide_game(request: Request, hidden: bool) -> Response:
    _count_change(request)
    person = await tables_of(request).persons.require(request)
    with refuse_if_storage_fails():
        found = await tables_of(request).store.seats.hide(request.path_params["table_id"], person.id, hidden)
    if not found:
        raise not_your_seat()
    return no_content()


def _count_change(request: Request) -> None:
    """Count a stored change against the client's limit. Raises RequestError if it is exceeded."""
    tables_of(request).limiters.person_changes.take(client_address(request))


async def me(request: Request) -> Response:
    """GET /api/me."""
    tables_of(request).limiters.summaries.take(client_address(request))
    person = await tables_of(request).persons.find(request)
    return await _answer(request, person, device_secret(request))


async def change(request: Request) -> Response:
    """PUT /api/me."""
    _count_change(request)
    body = await decode_body(request, MyName, tables_of(request).settings.limits.body)
    person = await tables_of(request).persons.find(request)
    persons, chosen = tables_of(request).persons, (body.name, body.language, body.remembered)
    if person is None:
        return await _answer(request, *await persons.add(request, *chosen))
    return await _answer(request, await persons.change(person, *chosen))


async def forget(request: Request) -> Response:
    """DELETE /api/me: forget this device."""
    _count_change(request)
    await tables_of(request).persons.forget(request)
    answer = await _answer(request, None)
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer


async def make_recovery_code(request: Request) -> Response:
    """POST /api/me/recovery-code."""
    _count_change(request)
    person = await tables_of(request).persons.require(request)
    return answer_with(
        RecoveryCode(code=await tables_of(request).persons.make_recovery_code(person)), status=201
    )


async def recover(request: Request) -> Response:
    """POST /api/me/recover."""
    body = await decode_body(request, RecoveryCode, tables_of(request).settings.limits.body)
    return await _answer(request, *await tables_of(request).persons.recover(request, body.code))


async def _answer(request: Request, person: StoredPerson | None, secret: str | None = None) -> Response:
    """The answer about a person; `secret`, if given, is set as the device's cookie."""
    if person is None:
        return answer_with(Me(name=None, has_recovery_code=False))
    answer = answer_with(
        Me(
            name=person.name,
            has_recovery_code=await tables_of(request).persons.has_recovery_code(person),
            language=person.language,
            remembered=person.remembered,
        )
    )
    if secret is not None:
        set_cookie(answer, request, secret)
    return answer


ROUTES: Final[list[Route]] = [
    Route("/me", me),
    Route("/me", change, methods=["PUT"]),
    Route("/me", forget, methods=["DELETE"]),
    Route("/me/recovery-code", make_recovery_code, methods=["POST"]),
    Route("/me/recover", recover, methods=["POST"]),
    Route("/me/games", games),
    Route("/me/games/{table_id}", remove_game, methods=["DELETE"]),
    Route("/me/games/{table_id}", put_back_game, methods=["PUT"]),
]
