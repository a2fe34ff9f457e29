"""The routes for reviewing a finished game or a record, and for playing on from a moment of it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.server.errors import RequestError
from condottiere.server.messages import review_api
from condottiere.server.messages.api import Verification
from condottiere.server.network.rates import client_address, customer_of
from condottiere.server.review.from_here import game_to_play, play_from
from condottiere.server.review.positions import find_positions
from condottiere.server.review.recordings import Recording, record_json
from condottiere.server.review.review_messages import find_statistics, summarize
from condottiere.server.rooms.rematch import find_rematches
from condottiere.server.runtime.completion import in_thread, run_to_completion
from condottiere.server.server import server_of, tables_of
from condottiere.server.storage import StoredPerson
from condottiere.server.table.messages.fairness import verification

from .bodies import answer_with, cancel_on_disconnect, decode_body

_NO_SECRET: Final = (
    "This record does not say what its cards were shuffled by, so nobody can verify that: it has no "
    "“table” or no “secret”."
)
_Find: TypeAlias = Callable[[], Awaitable[Recording]]
"""Finds the recording of a request, which may take long."""
_T = TypeVar("_T")


async def review(request: Request) -> Response:
    """GET /api/tables/ID/review."""
    find = _of_table(request)
    person = await tables_of(request).persons.find(request)
    opponents = tables_of(request).services.opponents

    async def answer() -> Response:
        recording = await find()
        first = _number(request, "first", 0)
        own = _seats_of(recording, person)
        table_id = request.path_params["table_id"]
        rematches = await find_rematches(tables_of(request).store, table_id, recording.number, person)
        return await in_thread(lambda: answer_with(summarize(recording, first, own, opponents, rematches)))

    return await _in_turn(request, answer)


async def positions(request: Request) -> Response:
    """GET /api/tables/ID/positions."""

    def tell(recording: Recording) -> msgspec.Struct:
        first = _number(request, "first", 0)
        last = _number(request, "last", first)
        return find_positions(recording, first, last, _perspective(request))

    return await _tell(request, _of_table(request), tell)


async def statistics(request: Request) -> Response:
    """GET /api/tables/ID/statistics."""
    find = _of_table(request)
    person = await tables_of(request).persons.find(request)
    opponents = tables_of(request).services.opponents
    return await _tell(
        request, find, lambda found: find_statistics(found, _seats_of(found, person), opponents)
    )


async def table_record_json(request: Request) -> Response:
    """GET /api/tables/ID/record.json."""
    return await _tell(request, _of_table(request), lambda found: record_json(found.record))


async def fairness(request: Request) -> Response:
    """GET /api/tables/ID/fairness."""
    otherwise = Fact(id="error-shuffles-unverifiable")
    return await _tell(request, _of_table(request), lambda found: _verify(found, otherwise))


async def play_from_table(request: Request) -> Response:
    """POST /api/tables/ID/from."""
    tables = tables_of(request)
    body = await decode_body(request, review_api.FromHere, tables.settings.limits.body)
    tables.admit_new(client_address(request))
    find = partial(server_of(request).recordings.of_table, tables, request.path_params["table_id"])
    return await _play_from(request, find, body)


async def review_record(request: Request) -> Response:
    """POST /api/records/review."""
    body = await decode_body(request, review_api.RecordReview, tables_of(request).settings.limits.record)
    if body.first < 0:
        raise RequestError("bad_message", "“first” counts moments from 0.")
    find = _of_text(request, body.record)
    opponents = tables_of(request).services.opponents
    return await _tell(request, find, lambda found: summarize(found, body.first, [], opponents))


async def record_positions(request: Request) -> Response:
    """POST /api/records/positions."""
    body = await decode_body(request, review_api.RecordPositions, tables_of(request).settings.limits.record)
    find = _of_text(request, body.record)
    return await _tell(request, find, lambda found: find_positions(found, body.first, body.last, body.seat))


async def record_statistics(request: Request) -> Response:
    """POST /api/records/statistics."""
    body = await decode_body(request, review_api.RecordStatistics, tables_of(request).settings.limits.record)
    find = _of_text(request, body.record)
    opponents = tables_of(request).services.opponents
    return await _tell(request, find, lambda found: find_statistics(found, [], opponents))


async def record_fairness(request: Request) -> Response:
    """POST /api/records/fairness."""
    body = await decode_body(request, review_api.RecordFairness, tables_of(request).settings.limits.record)
    find = _of_text(request, body.record)
    return await _tell(request, find, lambda found: _verify(found, _NO_SECRET))


async def play_from_record(request: Request) -> Response:
    """POST /api/records/from."""
    tables = tables_of(request)
    body = await decode_body(request, review_api.RecordFromHere, tables.settings.limits.record)
    tables.admit_new(client_address(request))
    return await _play_from(request, _of_text(request, body.record), body)


def _of_table(request: Request) -> _Find:
    tables = tables_of(request)
    tables.limiters.joins.take(client_address(request))
    return partial(server_of(request).recordings.of_table, tables, request.path_params["table_id"])


def _of_text(request: Request, text: str) -> _Find:
    limiters, client = tables_of(request).limiters, client_address(request)
    limiters.records.take(client)
    return partial(server_of(request).recordings.of_text, text, partial(limiters.record_entries.take, client))


async def _in_turn(request: Request, work: Callable[[], Awaitable[_T]]) -> _T:
    """Do slow work when the client's turn comes; cancel it if the client disconnects."""
    client = client_address(request)

    async def wait_and_work() -> _T:
        async with server_of(request).review_turns.take(customer_of(request)):
            return await work()

    with server_of(request).reviews.hold(client):
        return await cancel_on_disconnect(request, wait_and_work())


async def _tell(request: Request, find: _Find, tell: Callable[[Recording], msgspec.Struct]) -> Response:
    """Answer about a recording; the answer is computed and encoded in a thread, because that takes long."""

    async def answer() -> Response:
        recording = await find()
        return await in_thread(lambda: answer_with(tell(recording)))

    return await _in_turn(request, answer)


async def _play_from(
    request: Request, find: _Find, here: review_api.FromHere | review_api.RecordFromHere
) -> Response:
    tables = tables_of(request)

    async def begin() -> tuple[Recording, Game]:
        recording = await find()
        return recording, await in_thread(lambda: game_to_play(recording, here, tables.services))

    recording, game = await _in_turn(request, begin)
    tables.limiters.copied_entries.take(client_address(request), len(game.log))
    person = await tables.persons.find(request)
    made = await run_to_completion(play_from(tables, recording, here, game, person))
    return answer_with(made, status=201)


def _seats_of(recording: Recording, person: StoredPerson | None) -> list[int]:
    seats = enumerate(recording.seats)
    return [number for number, seat in seats if person is not None and seat.person == person.id]


def _verify(recording: Recording, otherwise: Fact | str) -> Verification:
    """The Verification of a game. Raises RequestError with the message `otherwise` if it has no shuffles."""
    verified = recording.playback.verified
    if verified is None:
        raise RequestError("not_found", otherwise)
    return verification(recording.record, verified)


def _number(request: Request, name: str, otherwise: int) -> int:
    """A number from the query, at most six digits long. Raises RequestError."""
    text = request.query_params.get(name, str(otherwise))
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise RequestError("bad_message", f"“{name}” counts moments from 0, so it cannot be “{text[:40]}”.")
    return int(text)


def _perspective(request: Request) -> review_api.Perspective:
    """The viewer that the query asks for. Raises RequestError."""
    match request.query_params.get("seat", "spectator"):
        case "spectator" | "open" as name:
            return name
        case text if text in tuple("012345"):
            return int(text)
        case text:
            message = f"“seat” is the number of a seat, spectator or open, not “{text[:40]}”."
            raise RequestError("bad_message", message)


ROUTES: Final[list[Route]] = [
    Route("/tables/{table_id}/review", review),
    Route("/tables/{table_id}/positions", positions),
    Route("/tables/{table_id}/statistics", statistics),
    Route("/tables/{table_id}/record.json", table_record_json),
    Route("/tables/{table_id}/fairness", fairness),
    Route("/tables/{table_id}/from", play_from_table, methods=["POST"]),
    Route("/records/review", review_record, methods=["POST"]),
    Route("/records/positions", record_positions, methods=["POST"]),
    Route("/records/statistics", record_statistics, methods=["POST"]),
    Route("/records/fairness", record_fairness, methods=["POST"]),
    Route("/records/from", play_from_record, methods=["POST"]),
]
