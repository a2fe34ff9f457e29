"""The routes for reviewing a finished game or a record, and for playing on from a moment of it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages import review_api
from condottiere.server.messages.api import TableMade
from condottiere.server.messages.protocol import Player, RequestMessage
from condottiere.server.network.rates import client_address, customer_of
from condottiere.server.new_tables.new_table import check_bot
from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.people.keys import new_key
from condottiere.server.review.choices import FoundChoices, find_choices, judge_choices
from condottiere.server.review.from_here import Beginning, begin_here
from condottiere.server.review.positions import find_positions
from condottiere.server.review.recordings import (
    Found,
    Recording,
    answer,
    answer_encoded,
    find_record,
    find_table,
)
from condottiere.server.review.review_messages import find_statistics, summarize, tell_json, verify
from condottiere.server.rooms.rematch import find_rematches
from condottiere.server.runtime.completion import run_to_completion
from condottiere.server.runtime.workers import Worker
from condottiere.server.server import server_of, tables_of
from condottiere.server.storage import Head, StoredGame, StoredPerson
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.messages.wire import players

from .bodies import answer_with, answer_with_json, cancel_on_disconnect, decode_body

_NO_SECRET: Final = (
    "This record does not say what its cards were shuffled by, so nobody can verify that: it has no "
    "“table” or no “secret”."
)
_Find: TypeAlias = Callable[[Worker], Awaitable[Found]]
"""Has a worker find the recording of a request, which may take long."""
_Question: TypeAlias = Callable[[Recording], msgspec.Struct]
_T = TypeVar("_T")
_Body = TypeVar("_Body", bound=RequestMessage)


async def review(request: Request) -> Response:
    """GET /api/tables/ID/review."""
    tables, table_id = tables_of(request), request.path_params["table_id"]
    find = _of_table(request)
    person = await tables.persons.find(request)

    async def ask(found: Found) -> _Question:
        first = _number(request, "first", 0)
        rematches = await find_rematches(tables.store, table_id, found.number, person)
        own, players = _seats_of(found, person), _players(request, found)
        return partial(summarize, first=first, own=own, players=players, rematches=rematches)

    return await _tell(request, table_id, find, ask)


async def positions(request: Request) -> Response:
    """GET /api/tables/ID/positions."""

    async def ask(_: Found) -> _Question:
        first = _number(request, "first", 0)
        last = _number(request, "last", first)
        return partial(find_positions, first=first, last=last, seat=_perspective(request))

    return await _tell(request, request.path_params["table_id"], _of_table(request), ask)


async def statistics(request: Request) -> Response:
    """GET /api/tables/ID/statistics."""
    find = _of_table(request)
    person = await tables_of(request).persons.find(request)

    async def ask(found: Found) -> _Question:
        own, players = _seats_of(found, person), _players(request, found)
        return partial(find_statistics, own=own, players=players, judged=_has_judge(request))

    return await _tell(request, request.path_params["table_id"], find, ask)


async def table_choices(request: Request) -> Response:
    """GET /api/tables/ID/choices."""
    first = _number(request, "first", 0)
    return await _judge(request, request.path_params["table_id"], _of_table(request), first)


async def table_record_json(request: Request) -> Response:
    """GET /api/tables/ID/record.json."""
    return await _tell(request, request.path_params["table_id"], _of_table(request), _asking(tell_json))


async def fairness(request: Request) -> Response:
    """GET /api/tables/ID/fairness."""
    question = partial(verify, otherwise=Fact(id="error-shuffles-unverifiable"))
    return await _tell(request, request.path_params["table_id"], _of_table(request), _asking(question))


async def play_from_table(request: Request) -> Response:
    """POST /api/tables/ID/from."""
    tables, table_id = tables_of(request), request.path_params["table_id"]
    body = await decode_body(request, review_api.FromHere, tables.settings.limits.body)
    tables.admit_new(client_address(request))
    find = partial(find_table, tables=tables, table_id=table_id)
    return await _play_from(request, table_id, find, body)


async def review_record(request: Request) -> Response:
    """POST /api/records/review."""
    body = await _decode_record(request, review_api.RecordReview)
    if body.first < 0:
        raise RequestError("bad_message", "“first” counts moments from 0.")

    async def ask(found: Found) -> _Question:
        return partial(summarize, first=body.first, own=(), players=_players(request, found))

    return await _tell(request, body.record, _of_text(request, body.record), ask)


async def record_positions(request: Request) -> Response:
    """POST /api/records/positions."""
    body = await _decode_record(request, review_api.RecordPositions)
    question = partial(find_positions, first=body.first, last=body.last, seat=body.seat)
    return await _tell(request, body.record, _of_text(request, body.record), _asking(question))


async def record_statistics(request: Request) -> Response:
    """POST /api/records/statistics."""
    body = await _decode_record(request, review_api.RecordStatistics)

    async def ask(found: Found) -> _Question:
        players = _players(request, found)
        return partial(find_statistics, own=(), players=players, judged=_has_judge(request))

    return await _tell(request, body.record, _of_text(request, body.record), ask)


async def record_choices(request: Request) -> Response:
    """POST /api/records/choices."""
    body = await _decode_record(request, review_api.RecordChoices)
    return await _judge(request, body.record, _of_text(request, body.record), max(0, body.first))


async def record_fairness(request: Request) -> Response:
    """POST /api/records/fairness."""
    body = await _decode_record(request, review_api.RecordFairness)
    question = partial(verify, otherwise=_NO_SECRET)
    return await _tell(request, body.record, _of_text(request, body.record), _asking(question))


async def play_from_record(request: Request) -> Response:
    """POST /api/records/from."""
    body = await _decode_record(request, review_api.RecordFromHere)
    tables_of(request).admit_new(client_address(request))
    return await _play_from(request, body.record, _of_text(request, body.record), body)


def _of_table(request: Request) -> _Find:
    tables = tables_of(request)
    tables.limiters.joins.take(client_address(request))
    return partial(find_table, tables=tables, table_id=request.path_params["table_id"])


async def _decode_record(request: Request, kind: type[_Body]) -> _Body:
    """As `decode_body`, for one with a record; its rate is limited before it is read, which takes long."""
    tables = tables_of(request)
    tables.limiters.records.take(client_address(request))
    return await decode_body(request, kind, tables.settings.limits.record)


def _of_text(request: Request, text: str) -> _Find:
    limiters, client = tables_of(request).limiters, client_address(request)
    return partial(find_record, text=text, admit=partial(limiters.record_entries.take, client))


def _asking(question: _Question) -> Callable[[Found], Awaitable[_Question]]:
    """Asks the same of every recording."""

    async def ask(_: Found) -> _Question:
        return question

    return ask


async def _in_turn(request: Request, topic: str, work: Callable[[Worker], Awaitable[_T]]) -> _T:
    """Have a worker do something when the client's turn comes; cancel it if the client disconnects."""
    client = client_address(request)

    async def wait_and_work() -> _T:
        async with server_of(request).reviewers.take(customer_of(request), hash(topic)) as worker:
            return await work(worker)

    with server_of(request).reviews.hold(client):
        return await cancel_on_disconnect(request, wait_and_work())


async def _tell(
    request: Request, topic: str, find: _Find, ask: Callable[[Found], Awaitable[_Question]]
) -> Response:
    """Answer a question about a recording."""

    async def tell(worker: Worker) -> Response:
        found = await find(worker)
        return answer_with_json(await worker.run(answer_encoded, found, await ask(found)))

    return await _in_turn(request, topic, tell)


async def _judge(request: Request, topic: str, find: _Find, first: int) -> Response:
    """Judge some choices of a recording: a worker finds them, and a thread of the bots judges them."""
    tables = tables_of(request)
    opponents = tables.services.opponents

    async def choices(worker: Worker) -> FoundChoices:
        return await worker.run(answer, await find(worker), partial(find_choices, first=first))

    found = await _in_turn(request, topic, choices)
    if not _has_judge(request):
        return answer_with(review_api.JudgedChoices(first=first, count=0, choices=[]))
    work = tables.think(
        f"review {hash(topic)}", customer_of(request), partial(judge_choices, found, opponents)
    )
    with server_of(request).hints.hold(client_address(request)):
        return answer_with(await cancel_on_disconnect(request, work))


def _has_judge(request: Request) -> bool:
    services = tables_of(request).services
    return services.opponents.has_judge(services.precompilation.is_ready)


async def _play_from(
    request: Request, topic: str, find: _Find, here: review_api.FromHere | review_api.RecordFromHere
) -> Response:
    tables = tables_of(request)
    check_bot(here.seat, here.bot, tables.services.opponents)
    person = await tables.persons.find(request)
    beginning = Beginning(new_table_id(), tables.settings.pace, new_key(), person, tables.services.now())
    question = partial(begin_here, here=here, beginning=beginning)

    async def begin(worker: Worker) -> tuple[StoredGame, Head]:
        return await worker.run(answer, await find(worker), question)

    game, head = await _in_turn(request, topic, begin)
    tables.limiters.copied_entries.take(client_address(request), len(game.entries))
    with refuse_if_storage_fails():
        await run_to_completion(tables.store.create(game, game.created, head))
    keys = [beginning.key if seat == here.seat else None for seat in range(len(game.seats))]
    return answer_with(TableMade(id=game.id, keys=keys), status=201)


def _seats_of(found: Found, person: StoredPerson | None) -> list[int]:
    seats = enumerate(found.seats)
    return [number for number, seat in seats if person is not None and seat.person == person.id]


def _players(request: Request, found: Found) -> list[Player]:
    opponents = tables_of(request).services.opponents
    return players(found.seats, opponents, connected=range(len(found.seats)))


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
    Route("/tables/{table_id}/choices", table_choices),
    Route("/tables/{table_id}/record.json", table_record_json),
    Route("/tables/{table_id}/fairness", fairness),
    Route("/tables/{table_id}/from", play_from_table, methods=["POST"]),
    Route("/records/review", review_record, methods=["POST"]),
    Route("/records/positions", record_positions, methods=["POST"]),
    Route("/records/statistics", record_statistics, methods=["POST"]),
    Route("/records/choices", record_choices, methods=["POST"]),
    Route("/records/fairness", record_fairness, methods=["POST"]),
    Route("/records/from", play_from_record, methods=["POST"]),
]
