"""The routes for looking at a game that is over, or at a record, and for playing on from a moment of it."""

from collections.abc import Callable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from condottiere.languages.fact import Fact
from condottiere.server.completion import run_to_completion
from condottiere.server.errors import RequestError
from condottiere.server.messages.api import Verification
from condottiere.server.messages.record_api import (
    RecordFairness,
    RecordFromHere,
    RecordPositions,
    RecordReview,
    RecordStatistics,
)
from condottiere.server.messages.review_api import FromHere, Perspective, Rematches
from condottiere.server.network.rates import client_address
from condottiere.server.rematch import find_rematches
from condottiere.server.review.from_here import game_to_play, play_from
from condottiere.server.review.positions import find_positions
from condottiere.server.review.record_json import record_json
from condottiere.server.review.recordings import Recording, Recordings
from condottiere.server.review.statistics import find_statistics
from condottiere.server.review.summary import summarize
from condottiere.server.storage import StoredPerson
from condottiere.server.table.messages.fairness import verification
from condottiere.server.tables import Tables

from .bodies import answer_with, decode_body

_NO_SECRET: Final = (
    "This record does not say what its cards were shuffled by, so nobody can verify that: it has no "
    "“table” or no “secret”."
)


class ReviewRoutes:
    """The handlers of these routes."""

    def __init__(self, tables: Callable[[], Tables]) -> None:
        """`tables` returns the tables of the server while it runs."""
        self._tables = tables
        self._recordings = Recordings()

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route("/tables/{table_id}/review", self.review),
            Route("/tables/{table_id}/positions", self.positions),
            Route("/tables/{table_id}/statistics", self.statistics),
            Route("/tables/{table_id}/record.json", self.record_json),
            Route("/tables/{table_id}/fairness", self.fairness),
            Route("/tables/{table_id}/from", self.play_from, methods=["POST"]),
            Route("/records/review", self.review_record, methods=["POST"]),
            Route("/records/positions", self.record_positions, methods=["POST"]),
            Route("/records/statistics", self.record_statistics, methods=["POST"]),
            Route("/records/fairness", self.record_fairness, methods=["POST"]),
            Route("/records/from", self.play_from_record, methods=["POST"]),
        ]

    async def review(self, request: Request) -> Response:
        """GET /api/tables/ID/review."""
        recording = await self._of_table(request)
        first = _number(request, "first", 0)
        person = await self._tables().persons.find(request)
        own = _seats_of(recording, person)
        table_id = request.path_params["table_id"]
        rematches = await find_rematches(self._tables().store, table_id, recording.number, person)
        return await self._summarize(recording, first, own, rematches)

    async def positions(self, request: Request) -> Response:
        """GET /api/tables/ID/positions."""
        recording = await self._of_table(request)
        first = _number(request, "first", 0)
        last = _number(request, "last", first)
        return await self._answer_in_thread(
            lambda: find_positions(recording, first, last, _perspective(request))
        )

    async def statistics(self, request: Request) -> Response:
        """GET /api/tables/ID/statistics."""
        recording = await self._of_table(request)
        own = _seats_of(recording, await self._tables().persons.find(request))
        return await self._find_statistics(recording, own)

    async def record_json(self, request: Request) -> Response:
        """GET /api/tables/ID/record.json."""
        recording = await self._of_table(request)
        return await self._answer_in_thread(lambda: record_json(recording.record))

    async def fairness(self, request: Request) -> Response:
        """GET /api/tables/ID/fairness."""
        recording = await self._of_table(request)
        return await self._answer_in_thread(
            lambda: _verify(recording, Fact(id="error-shuffles-unverifiable"))
        )

    async def play_from(self, request: Request) -> Response:
        """POST /api/tables/ID/from."""
        tables = self._tables()
        body = await decode_body(request, FromHere, tables.settings.limits.body)
        tables.admit_new(client_address(request))
        recording = await self._recordings.of_table(tables, request.path_params["table_id"])
        return await self._play_from(request, recording, body)

    async def review_record(self, request: Request) -> Response:
        """POST /api/records/review."""
        body = await decode_body(request, RecordReview, self._tables().settings.limits.record)
        if body.first < 0:
            raise RequestError("bad_message", "“first” counts moments from 0.")
        return await self._summarize(await self._of_text(request, body.record), body.first, [])

    async def record_positions(self, request: Request) -> Response:
        """POST /api/records/positions."""
        body = await decode_body(request, RecordPositions, self._tables().settings.limits.record)
        recording = await self._of_text(request, body.record)
        return await self._answer_in_thread(
            lambda: find_positions(recording, body.first, body.last, body.seat)
        )

    async def record_statistics(self, request: Request) -> Response:
        """POST /api/records/statistics."""
        body = await decode_body(request, RecordStatistics, self._tables().settings.limits.record)
        return await self._find_statistics(await self._of_text(request, body.record), [])

    async def record_fairness(self, request: Request) -> Response:
        """POST /api/records/fairness."""
        body = await decode_body(request, RecordFairness, self._tables().settings.limits.record)
        recording = await self._of_text(request, body.record)
        return await self._answer_in_thread(lambda: _verify(recording, _NO_SECRET))

    async def play_from_record(self, request: Request) -> Response:
        """POST /api/records/from."""
        tables = self._tables()
        body = await decode_body(request, RecordFromHere, tables.settings.limits.record)
        tables.admit_new(client_address(request))
        return await self._play_from(request, await self._of_text(request, body.record), body)

    async def _of_table(self, request: Request) -> Recording:
        tables = self._tables()
        tables.limiters.joins.take(client_address(request))
        return await self._recordings.of_table(tables, request.path_params["table_id"])

    async def _of_text(self, request: Request, text: str) -> Recording:
        self._tables().limiters.records.take(client_address(request))
        return await self._recordings.of_text(text)

    async def _answer_in_thread(self, make: Callable[[], msgspec.Struct]) -> Response:
        """An answer that takes long to make, and to write as JSON."""
        return await self._recordings.in_thread(lambda: answer_with(make()))

    async def _summarize(
        self, recording: Recording, first: int, own: list[int], rematches: Rematches | None = None
    ) -> Response:
        opponents = self._tables().services.opponents
        return await self._answer_in_thread(lambda: summarize(recording, first, own, opponents, rematches))

    async def _find_statistics(self, recording: Recording, own: list[int]) -> Response:
        opponents = self._tables().services.opponents
        return await self._answer_in_thread(lambda: find_statistics(recording, own, opponents))

    async def _play_from(
        self, request: Request, recording: Recording, here: FromHere | RecordFromHere
    ) -> Response:
        tables = self._tables()
        game = await self._recordings.in_thread(lambda: game_to_play(recording, here, tables.services))
        tables.limiters.copied_entries.take(client_address(request), len(game.log))
        person = await tables.persons.find(request)
        made = await run_to_completion(play_from(tables, recording, here, game, person))
        return answer_with(made, status=201)


def _seats_of(recording: Recording, person: StoredPerson | None) -> list[int]:
    """The seats of a person."""
    seats = enumerate(recording.seats)
    return [number for number, seat in seats if person is not None and seat.person == person.id]


def _verify(recording: Recording, otherwise: Fact | str) -> Verification:
    """What the shuffles of a game follow from. Raises RequestError with this message where it has none."""
    verified = recording.playback.verified
    if verified is None:
        raise RequestError("not_found", otherwise)
    return verification(recording.record, verified)


def _number(request: Request, name: str, otherwise: int) -> int:
    """A number of the query, at most six digits long. Raises RequestError."""
    text = request.query_params.get(name, str(otherwise))
    if not (text.isascii() and text.isdecimal() and len(text) <= 6):
        raise RequestError("bad_message", f"“{name}” counts moments from 0, so it cannot be “{text[:40]}”.")
    return int(text)


def _perspective(request: Request) -> Perspective:
    """Whose eyes the query asks for. Raises RequestError."""
    match request.query_params.get("seat", "spectator"):
        case "spectator" | "open" as name:
            return name
        case text if text in tuple("012345"):
            return int(text)
        case text:
            message = f"“seat” is the number of a seat, spectator or open, not “{text[:40]}”."
            raise RequestError("bad_message", message)
