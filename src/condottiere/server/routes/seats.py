"""The routes for seats of existing tables: claiming one, renewing its key, and starting a rematch."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, not_your_seat
from condottiere.server.messages.api import Rematch
from condottiere.server.messages.person_api import Claim, Claimed, Renewal, SeatKey
from condottiere.server.network.rates import client_address
from condottiere.server.people.keys import authenticate, digest, new_key
from condottiere.server.people.persons import set_cookie
from condottiere.server.rooms.rematch import begin_rematch
from condottiere.server.runtime.completion import run_to_completion
from condottiere.server.server import tables_of
from condottiere.server.storage import StoredPerson
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.live import LiveTable

from .bodies import answer_with, decode_body
from .seat_access import access_seat, seats_of_person


async def claim(request: Request) -> Response:
    """POST /api/tables/ID/claim: give the seat of a key to the person of this device."""
    tables = tables_of(request)
    body = await decode_body(request, Claim, tables.settings.limits.body)
    tables.limiters.joins.take(client_address(request))
    async with tables.use(request.path_params["table_id"]) as table:
        await table.load_seats()
        person, secret, key = await tables.persons.find(request), None, new_key()
        who = None if person is None else person.id
        seat = await authenticate(body.key, table.seats, who, tables.services.sleep)
        if table.seats[seat].person not in (None, who):
            raise _taken()
        if person is None:
            person, secret = await tables.persons.add(request, table.seats[seat].name)
        with refuse_if_storage_fails():
            if not await tables.store.seats.claim(table.id, seat, person.id, digest(body.key), digest(key)):
                raise _taken()
        await table.load_seats()
    answer = answer_with(Claimed(seat=seat, name=person.name, key=key))
    if secret is not None:
        set_cookie(answer, request, secret)
    return answer


async def renew(request: Request) -> Response:
    """POST /api/tables/ID/renew: replace the key of a seat, so that earlier links no longer open it."""
    tables = tables_of(request)
    body = await decode_body(request, Renewal, tables.settings.limits.body)
    tables.limiters.joins.take(client_address(request))
    person = await tables.persons.require(request)
    async with tables.use(request.path_params["table_id"]) as table:
        await table.load_seats()
        seat, key = _own_seat(table, person, body.seat), new_key()
        with refuse_if_storage_fails():
            if not await tables.store.seats.renew_key(table.id, seat, person.id, digest(key)):
                raise not_your_seat()
        await table.load_seats()
    return answer_with(SeatKey(seat=seat, key=key))


async def rematch(request: Request) -> Response:
    """POST /api/tables/ID/rematch. All who watch the table are told of it."""
    tables = tables_of(request)
    body = await decode_body(request, Rematch, tables.settings.limits.body)
    tables.admit_new(client_address(request))
    async with tables.use(request.path_params["table_id"]) as table:
        seat = (await access_seat(request, table, tables, body.key, None)).viewer
        if seat is None:
            raise not_your_seat()
        await table.catch_up()
        begun = await run_to_completion(
            begin_rematch(tables.rooms, tables.store, tables.services, table, seat, body.rotate)
        )
    return answer_with(begun, status=201)


def _own_seat(table: LiveTable, person: StoredPerson, seat: int | None) -> int:
    """The given seat of a person, or the first one if `seat` is None. Raises RequestError for no seat."""
    own = seats_of_person(table, person)
    if not own or seat not in (None, *own):
        raise not_your_seat()
    return own[0] if seat is None else seat


def _taken() -> RequestError:
    return RequestError("taken", Fact(id="error-seat-of-another"))


ROUTES: Final[list[Route]] = [
    Route("/tables/{table_id}/claim", claim, methods=["POST"]),
    Route("/tables/{table_id}/renew", renew, methods=["POST"]),
    Route("/tables/{table_id}/rematch", rematch, methods=["POST"]),
]
