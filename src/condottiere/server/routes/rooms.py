"""The routes of waiting rooms: creating, finding and changing them."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.room_api import (
    ChangeRoom,
    FoundTable,
    NewRoom,
    RoomMade,
    SayInRoom,
    SetChain,
    SetReveal,
    StartGame,
)
from condottiere.server.network.addresses import customer, is_loopback
from condottiere.server.network.rates import client_address
from condottiere.server.people.keys import GUESS_SECONDS, normalize
from condottiere.server.runtime.completion import run_to_completion
from condottiere.server.server import tables_of

from .bodies import answer_with, answer_with_json, decode_body
from .seat_access import room_credentials


async def make(request: Request) -> Response:
    """POST /api/rooms."""
    tables = tables_of(request)
    new = await decode_body(request, NewRoom, tables.settings.limits.body)
    tables.admit_new(client_address(request))
    host = request.client.host if request.client else ""
    person = await tables.persons.require(request)
    room = await tables.rooms.make(person, new, None if is_loopback(host) else customer(host))
    return answer_with(RoomMade(id=room.id, code=room.code), status=201)


async def lobby(request: Request) -> Response:
    """GET /api/lobby."""
    tables_of(request).limiters.summaries.take(client_address(request))
    return answer_with_json(await tables_of(request).rooms.index.lobby())


async def find_code(request: Request) -> Response:
    """GET /api/codes/CODE."""
    tables = tables_of(request)
    tables.limiters.codes.take(client_address(request))
    table_id = await tables.rooms.index.find_code(normalize(request.path_params["code"]))
    if table_id is None:
        await tables.services.sleep(GUESS_SECONDS)
        raise RequestError("wrong_code", Fact(id="error-wrong-table-code"))
    return answer_with(FoundTable(id=table_id))


async def change(request: Request) -> Response:
    """POST /api/tables/ID/room. The changed room is sent to all who watch it."""
    tables = tables_of(request)
    body = await decode_body(request, ChangeRoom, tables.settings.limits.body)
    tables.limiters.room_changes.take(client_address(request))
    if isinstance(body.action, StartGame):
        tables.check_not_stopping()
    table_id, action = request.path_params["table_id"], body.action
    if isinstance(action, SetChain | SetReveal):
        credentials = await room_credentials(request, tables, body.key)
        await run_to_completion(tables.rooms.contribute(table_id, credentials, action))
    else:
        person = await tables.persons.require(request)
        if isinstance(action, SayInRoom):
            tables.limiters.client_chat.take(
                client_address(request), len(action.text.encode(errors="surrogatepass"))
            )
            tables.limiters.chat.take((table_id, person.id))
        await run_to_completion(tables.rooms.change(table_id, person, action))
    return Response(status_code=204, headers={"Cache-Control": "no-store"})


ROUTES: Final[list[Route]] = [
    Route("/rooms", make, methods=["POST"]),
    Route("/lobby", lobby),
    Route("/codes/{code}", find_code),
    Route("/tables/{table_id}/room", change, methods=["POST"]),
]
