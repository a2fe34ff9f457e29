"""Storing games. A game is its log: rows are added and never changed.

Any process can rebuild a table from its rows. If two processes add an entry of the same number to a game, the
second gets a Conflict, and has to load what the first has added.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Row, ScalarSelect, Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.rules import Options
from condottiere.server.protocol import ChatLine, PhaseName

from .database import Database
from .errors import DamagedGame
from .games import CHAT_WINDOW, TABLE_NAME, Head, StoredGame, StoredSummary
from .schema import chat, entries, games, heads, seats

_ROWS_READ_AT_ONCE: Final = 500
"""The rows of a long log are read in parts, so that they do not keep other tables waiting."""

_PROBE: Final = {
    "id": "trial of the database",  # no name of a table
    "created": 0.0,
    "rules_version": 0,
    "pace": "",
    "options": "-" * 8192,  # as much as needs room on the disk
    "holder": 0,
    "hints": False,
}


class Store:
    """The database of a server, made by `open`. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @classmethod
    async def open(cls, name: str, busy_timeout: float) -> "Store":
        """Open a SQLite file or a SQLAlchemy URL, and bring its tables to the schema of this version.

        `busy_timeout` says for how many seconds to wait while another process has locked the database. Raises
        SchemaError, and changes nothing, if the tables are a newer version's or another program's.
        """
        return cls(await Database.open(name, busy_timeout))

    async def close(self) -> None:
        """Close all connections."""
        await self.database.close()

    async def create(self, game: StoredGame, at: float, head: Head | None = None) -> None:
        """Store a new game with its entries and, if given, its head. `at` is Unix time in seconds."""
        row = {
            "id": game.id,
            "created": game.created,
            "rules_version": game.rules_version,
            "pace": game.pace,
            "options": msgspec.json.encode(game.options).decode(),
            "holder": game.holder,
            "hints": game.hints,
        }
        seat_rows = [{"game": game.id, "seat": seat, **asdict(who)} for seat, who in enumerate(game.seats)]
        async with self.database.write() as connection:
            await connection.execute(insert(games), row)
            await connection.execute(insert(seats), seat_rows)
            await connection.execute(insert(entries), _entry_rows(game.id, 0, game.entries, at))
            if head is not None:
                await _set_head(connection, game.id, head)

    async def append(
        self, game: str, number: int, texts: Sequence[str], at: float, head: Head | None = None
    ) -> None:
        """Add all of these entries to a game or none, the first as entry `number`, and replace its head.

        `at` is Unix time in seconds. Raises Conflict if there is an entry of one of these numbers.
        """
        async with self.database.write() as connection:
            await connection.execute(insert(entries), _entry_rows(game, number, texts, at))
            if head is not None:
                await _set_head(connection, game, head)

    async def set_head(self, game: str, head: Head) -> None:
        """Add or replace the head of a game, which older versions did not store."""
        async with self.database.write() as connection:
            await _set_head(connection, game, head)

    async def append_chat(self, game: str, number: int, line: ChatLine) -> None:
        """Add a chat line as number `number`. Raises Conflict if there is one of this number."""
        row = {
            "game": game,
            "number": number,
            "seat": line.seat,
            "receivers": None if line.to is None else "".join(map(str, line.to)),
            "text": line.text,
            "at": line.at,
        }
        async with self.database.write() as connection:
            await connection.execute(insert(chat), row)

    async def summary(self, game: str) -> StoredSummary | None:
        """A game without its log, or None if there is none of this name. Raises DamagedGame."""
        if not TABLE_NAME.fullmatch(game):
            return None
        async with self.database.read() as connection:
            query = select(games, _length(entries).label("length")).where(games.c.id == game)
            row = (await connection.execute(query)).first()
            if row is None:
                return None
            who = await _rows(connection, seats, "seat", game)
            at = (await connection.execute(select(heads).where(heads.c.game == game))).first()
        with _report_damage():
            known = at is not None and at.entries == row.length and at.phase in get_args(PhaseName)
            whole = {
                **_values(row),
                "options": msgspec.json.decode(row.options, type=Options),
                "seats": who,
                "head": at if known else None,
            }
            return msgspec.convert(whole, StoredSummary, from_attributes=True)

    async def load(self, game: str) -> StoredGame | None:
        """A game with its whole log, or None if there is none of this name. Raises DamagedGame."""
        if not TABLE_NAME.fullmatch(game):
            return None  # a database need not be able to look for it
        async with self.database.read() as connection:
            row = (await connection.execute(select(games).where(games.c.id == game))).first()
            if row is None:
                return None
            who = await _rows(connection, seats, "seat", game)
            log = await _rows(connection, entries, "number", game)
            length = select(_length(chat)).where(games.c.id == game)
            first = max(0, (await connection.execute(length)).scalar_one() - CHAT_WINDOW)
            lines = await _rows(connection, chat, "number", game, first)
        with _report_damage():
            whole = {
                **_values(row),
                "options": msgspec.json.decode(row.options, type=Options),
                "seats": who,
                "entries": [one.entry for one in log],
                "chat": _chat_lines(lines),
                "chat_left_out": first,
            }
            return msgspec.convert(whole, StoredGame, from_attributes=True)

    async def load_since(
        self, game: str, entry_count: int, line_count: int
    ) -> tuple[list[str], list[ChatLine]]:
        """The entries and chat lines of a game after the first so many of each. Raises DamagedGame."""
        async with self.database.read() as connection:
            log = await _rows(connection, entries, "number", game, entry_count)
            lines = await _rows(connection, chat, "number", game, line_count)
        with _report_damage():
            return msgspec.convert([row.entry for row in log], list[str]), _chat_lines(lines)

    async def lengths(self, ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """How many entries and chat lines each of these games has."""
        counts = [_length(table) for table in (entries, chat)]
        async with self.database.read() as connection:
            found = await connection.execute(select(games.c.id, *counts).where(games.c.id.in_(ids)))
            return {game: (entry_count, line_count) for game, entry_count, line_count in found}

    async def check_writable(self) -> None:
        """Raise StoreError if no game could be stored: one is added and removed in one transaction."""
        async with self.database.write() as connection:
            await connection.execute(insert(games), _PROBE)
            await connection.execute(delete(games).where(games.c.id == _PROBE["id"]))


def _length(table: Table) -> ScalarSelect[int]:
    """How many rows of entries or chat a game has: within a query of `games`."""
    longest = select(func.coalesce(func.max(table.c.number) + 1, 0))
    return longest.where(table.c.game == games.c.id).scalar_subquery()


async def _set_head(connection: AsyncConnection, game: str, head: Head) -> None:
    values = asdict(head)
    changed = await connection.execute(update(heads).where(heads.c.game == game).values(values))
    if changed.rowcount == 0:
        await connection.execute(insert(heads), {"game": game, **values})


def _entry_rows(game: str, first: int, texts: Sequence[str], at: float) -> list[dict[str, object]]:
    return [
        {"game": game, "number": number, "entry": text, "at": at} for number, text in enumerate(texts, first)
    ]


async def _rows(
    connection: AsyncConnection, table: Table, number: str, game: str, first: int = 0
) -> Sequence[Row[Any]]:
    """The rows of a game in their order, from a number on. Raises DamagedGame if one is missing."""
    column = table.c[number]
    query = select(table).where(table.c.game == game, column >= first).order_by(column)
    rows: list[Row[Any]] = []
    async with connection.stream(query) as result:
        async for part in result.partitions(_ROWS_READ_AT_ONCE):
            rows += part
    if [getattr(row, number) for row in rows] != list(range(first, first + len(rows))):
        raise DamagedGame(f"something is missing in its {table.name}")
    return rows


def _values(row: Row[Any]) -> dict[str, Any]:
    """The values of a row by column. SQLAlchemy's own names are of a subclass of str that msgspec refuses."""
    return {str(name): value for name, value in row._asdict().items()}


def _chat_lines(rows: Sequence[Row[Any]]) -> list[ChatLine]:
    lines = [
        {
            "seat": row.seat,
            "to": None if row.receivers is None else [int(digit) for digit in row.receivers],
            "text": row.text,
            "at": row.at,
        }
        for row in rows
    ]
    return msgspec.convert(lines, list[ChatLine])


@contextmanager
def _report_damage() -> Iterator[None]:
    try:
        yield
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise DamagedGame(str(error)) from error
