"""Exporting records as JSON and parsing them; `docs/record.schema.json` describes the format."""

from collections.abc import Iterator

import msgspec

from condottiere.record.file import Record, RecordError, dump, enter_next, load
from condottiere.record.game import Game
from condottiere.record.notation import Acted, NotationError, entry_text, parse_entry
from condottiere.rules import OptionsError
from condottiere.server.messages.record_api import RecordEntry, RecordJson
from condottiere.server.table.messages.wire import rules_options, table_options

_VERSION = 1


def record_json(record: Record) -> RecordJson:
    """The JSON export of a record. Raises RecordError if the rules refuse an entry."""
    return RecordJson(
        condottiere=_VERSION,
        rules=record.rules_version,
        options=table_options(record.options),
        holder=record.holder,
        players=list(record.players),
        entries=list(_entries(record)),
        table=record.table,
        secret=record.secret,
    )


def _entries(record: Record) -> Iterator[RecordEntry]:
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
    if export.condottiere != _VERSION:
        raise RecordError(f"it is of format {export.condottiere}, and this program reads {_VERSION}")
    try:
        options = rules_options(len(export.players), export.options)
        entries = tuple(parse_entry(one.entry) for one in export.entries)
    except (OptionsError, NotationError) as error:
        raise RecordError(str(error)) from None
    record = Record(
        options, export.holder, tuple(export.players), entries, export.rules, export.table, export.secret
    )
    return load(dump(record))  # loading checks everything else
