"""Finding the game to review: a finished game of this server, or an uploaded record as text or JSON.

Replaying and telling it takes long, so that is done by workers, which keep the games used last in memory.

`docs/record.schema.json` describes the JSON export of a record.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, NamedTuple, TypeAlias, TypeVar

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
from condottiere.server.runtime.workers import REMEMBERED, Worker
from condottiere.server.storage import DamagedGame, StoredGame, StoredSeat
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.messages.wire import rules_options, table_options
from condottiere.server.table.replay import parse_entries, stored_record
from condottiere.server.tables.tables import Tables

_T = TypeVar("_T")

MAX_PLAYBACKS: Final = REMEMBERED
"""The number of playbacks that a worker keeps, because a person who reviews a game requests it repeatedly."""
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


Key: TypeAlias = str | bytes
"""What a recording is kept by: the identifier of its table, or a digest of the uploaded record."""


class Found(NamedTuple):
    """A recording that a worker has."""

    key: Key
    seats: tuple[StoredSeat, ...]
    """With their present names."""
    number: int
    """The number of the game in its series, from 1."""


async def find_table(worker: Worker, tables: Tables, table_id: str) -> Found:
    """Have a worker keep the game of a table. Raises RequestError: `not_over` while the game goes on."""
    if (await tables.summary(table_id)).phase != "over":
        raise not_over()
    found = await worker.run(find, table_id)
    if found is None:
        with refuse_if_storage_fails():
            stored = await tables.store.load(table_id)
        if stored is None:
            raise no_table(table_id)
        return await worker.run(keep_game, stored)
    with refuse_if_storage_fails():
        seats = (await tables.store.seats.find([table_id]))[table_id]
    return found._replace(seats=seats)


async def find_record(worker: Worker, text: str, admit: Callable[[int], None]) -> Found:
    """Have a worker keep the game of an uploaded record, given as text or as its JSON export.

    Before its entries are replayed, `admit` is called with their number. Raises RequestError, as it may.
    """
    key, entries = await worker.run(read, text)
    found = await worker.run(find, key)
    if found is None:
        admit(entries)
        found = await worker.run(keep_record, key)
    return found


# --- what a worker does, with the recordings that it has; these raise RequestError -------------------


class _Kept(threading.local):
    """What a worker has in memory."""

    def __init__(self) -> None:
        self.recordings: OrderedDict[Key, Recording] = OrderedDict()
        """Those used last."""
        self.read: tuple[Key, Record] | None = None
        """The record that was read last."""


_kept: Final = _Kept()


def find(key: Key) -> Found | None:
    """The recording of this key, if it is kept."""
    recording = _kept.recordings.get(key)
    if recording is None:
        return None
    _kept.recordings.move_to_end(key)
    return Found(key, recording.seats, recording.number)


def keep_game(stored: StoredGame) -> Found:
    """Replay a finished game, and keep it."""
    return _keep(stored.id, _of_game(stored))


def read(text: str) -> tuple[Key, int]:
    """Parse a record; return its key and its number of entries.

    The key depends on what the record says, not on how it is written.
    """
    record, digest = _read(text)
    _kept.read = digest, record
    return digest, len(record.entries)


def keep_record(key: Key) -> Found:
    """Replay the record that was read last, and keep it."""
    assert _kept.read is not None
    last, record = _kept.read
    assert last == key
    return _keep(key, _of_record(record))


def answer(found: Found, question: Callable[[Recording], _T]) -> _T:
    """The answer to a question about a recording that is kept."""
    return question(replace(_kept.recordings[found.key], seats=found.seats))


def answer_encoded(found: Found, question: Callable[[Recording], msgspec.Struct]) -> bytes:
    """As `answer`, in JSON."""
    return msgspec.json.encode(answer(found, question))


def _keep(key: Key, recording: Recording) -> Found:
    _kept.recordings[key] = recording
    if len(_kept.recordings) > MAX_PLAYBACKS:
        _kept.recordings.popitem(last=False)
    return Found(key, recording.seats, recording.number)


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
    except RecordError as error:
        raise _unreadable(error) from None
    except UnicodeEncodeError as error:
        raise _unreadable(RecordError(str(error)[:200])) from None


def _of_record(record: Record) -> Recording:
    try:
        playback = Playback(record)
    except RecordError as error:
        raise _unreadable(error) from None
    cleaned = [clean_name(name, seat) for seat, name in enumerate(record.players)]
    return Recording(playback, tuple(StoredSeat(name, None, None) for name in distinct_names(cleaned)))


def _unreadable(error: RecordError) -> RequestError:
    return RequestError("bad_message", Fact(id="error-record-unreadable", what=error.fact))


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
