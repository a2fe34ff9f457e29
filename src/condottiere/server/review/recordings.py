"""Finding the game to review: a finished game of this server, or an uploaded record as text or JSON.

`docs/record.schema.json` describes the JSON export of a record.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

import msgspec

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import TakenBack
from condottiere.record.encoding import MARK
from condottiere.record.file import Record, RecordError, dump, enter_next, load
from condottiere.record.game import Game
from condottiere.record.notation import Acted, Answered, NotationError, entry_text, parse_entry
from condottiere.record.review.playback import Playback
from condottiere.rules import OptionsError
from condottiere.server.errors import RequestError, damaged_game, no_table
from condottiere.server.messages.review_api import RecordEntry, RecordJson
from condottiere.server.names import clean_name, distinct_names
from condottiere.server.runtime.completion import in_thread
from condottiere.server.storage import DamagedGame, StoredGame, StoredSeat
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.messages.wire import rules_options, table_options
from condottiere.server.table.replay import parse_entries, stored_record
from condottiere.server.tables.tables import Tables

MAX_PLAYBACKS: Final = 8
"""The number of playbacks kept in memory, because a person who reviews a game requests it again and again."""
MAX_UPLOADED: Final = 10_000
"""The maximum number of entries of an uploaded record; most matches have fewer than 3,000."""
MAX_TAKEN_BACK: Final = 200
"""The maximum number of take-backs in an uploaded record: each one replays the moves before it."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A game to review. Anybody who has its link or its record may see all its cards."""

    playback: Playback
    seats: tuple[StoredSeat, ...]
    times: Sequence[float] = ()
    """When each entry was stored, as Unix time in seconds; empty for a record."""
    created: float | None = None
    """Unix time in seconds; None for a record."""
    number: int = 1
    """The number of the game in its series, from 1."""

    @property
    def record(self) -> Record:
        """The record of the game, with the present names of the seats."""
        return replace(self.playback.record, players=self.names)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each seat's player."""
        return tuple(seat.name for seat in self.seats)

    @property
    def people(self) -> list[int]:
        """The seats of people; for a record, which does not distinguish bots, all seats."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]


class Recordings:
    """Finds recordings, and caches those used last. Methods raise RequestError."""

    def __init__(self) -> None:
        self._latest: OrderedDict[Hashable, Recording] = OrderedDict()

    async def of_table(self, tables: Tables, table_id: str) -> Recording:
        """The game of a table. Raises `not_over` for everybody while the game goes on."""
        if (await tables.summary(table_id)).phase != "over":
            raise not_over()
        key = ("table", table_id)
        recording = self._find(key)
        if recording is None:
            with refuse_if_storage_fails():
                stored = await tables.store.load(table_id)
            if stored is None:
                raise no_table(table_id)
            return await self._keep(key, lambda: _of_game(stored))
        with refuse_if_storage_fails():
            seats = (await tables.store.seats.find([table_id]))[table_id]
        return replace(recording, seats=seats)

    async def of_text(self, text: str, admit: Callable[[int], None]) -> Recording:
        """The game of an uploaded record, given as text or as its JSON export.

        Before its entries are replayed, `admit` is called with their number; it may raise RequestError.
        """
        record, digest = await in_thread(lambda: _read(text))
        key = ("record", digest)
        recording = self._find(key)
        if recording is None:
            admit(len(record.entries))
            recording = await self._keep(key, lambda: _of_record(record))
        return recording

    def _find(self, key: Hashable) -> Recording | None:
        if key in self._latest:
            self._latest.move_to_end(key)
        return self._latest.get(key)

    async def _keep(self, key: Hashable, make: Callable[[], Recording]) -> Recording:
        recording = await in_thread(make)
        self._latest[key] = recording
        if len(self._latest) > MAX_PLAYBACKS:
            self._latest.popitem(last=False)
        return recording


def not_over() -> RequestError:
    """The error for reviewing a game that still goes on, whose cards are secret."""
    return RequestError("not_over", Fact(id="error-review-not-over"))


def _of_game(stored: StoredGame) -> Recording:
    try:
        record = stored_record(stored)
        told = zip(parse_entries(stored.entries), stored.times, strict=True)
        times = [at for entry, at in told if not isinstance(entry, Answered)]
        number = 1 if stored.series is None else stored.series.game
        return Recording(Playback(record), stored.seats, times, stored.created, number)
    except (DamagedGame, RecordError) as error:
        raise damaged_game(error) from None


def _read(text: str) -> tuple[Record, bytes]:
    """Parse a record; return it with a digest that depends on its content, not on how it is written."""
    text = text.removeprefix(MARK)
    try:
        record = parse_record_json(text) if text.lstrip().startswith("{") else load(text)
        if len(record.entries) > MAX_UPLOADED:
            raise RecordError(f"it has {len(record.entries)} entries, and here it may have {MAX_UPLOADED}")
        if sum(isinstance(entry, TakenBack) for entry in record.entries) > MAX_TAKEN_BACK:
            raise RecordError(f"moves are taken back more than {MAX_TAKEN_BACK} times in it")
        return record, sha256(dump(record).encode()).digest()
    except (RecordError, UnicodeEncodeError) as error:
        raise _unreadable(error) from None


def _of_record(record: Record) -> Recording:
    try:
        playback = Playback(record)
    except RecordError as error:
        raise _unreadable(error) from None
    cleaned = [clean_name(name, seat) for seat, name in enumerate(record.players)]
    return Recording(playback, tuple(StoredSeat(name, None, None) for name in distinct_names(cleaned)))


def _unreadable(error: ValueError) -> RequestError:
    return RequestError("bad_message", Fact(id="error-record-unreadable", text=str(error)[:200]))


_EXPORT_VERSION = 1


def record_json(record: Record) -> RecordJson:
    """The JSON export of a record. Raises RecordError if the rules refuse an entry."""
    return RecordJson(
        condottiere=_EXPORT_VERSION,
        rules=record.rules_version,
        options=table_options(record.options),
        holder=record.holder,
        players=list(record.players),
        entries=list(_exported_entries(record)),
        table=record.table,
        secret=record.secret,
    )


def _exported_entries(record: Record) -> Iterator[RecordEntry]:
    game = Game(record.options, record.holder)
    for entry in record.entries:
        seat = game.turn if isinstance(entry, Acted) else getattr(entry, "seat", None)
        enter_next(game, record)
        yield RecordEntry(entry=entry_text(entry), seat=seat)


def parse_record_json(text: str) -> Record:
    """Parse a JSON export, ignoring the seats of its entries. Raises RecordError."""
    try:
        export = msgspec.json.decode(text, type=RecordJson)
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError(str(error)) from None
    if export.condottiere != _EXPORT_VERSION:
        raise RecordError(f"it is of format {export.condottiere}, and this program reads {_EXPORT_VERSION}")
    try:
        options = rules_options(len(export.players), export.options)
        entries = tuple(parse_entry(one.entry) for one in export.entries)
    except (OptionsError, NotationError) as error:
        raise RecordError(str(error)) from None
    record = Record(
        options, export.holder, tuple(export.players), entries, export.rules, export.table, export.secret
    )
    return load(dump(record))  # loading checks everything else
