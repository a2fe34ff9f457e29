"""Where games are kept. A game is its log: rows are added and never changed.

Any process can rebuild a table from its rows. Two that write the same game cannot both add an entry of the
same number: the second fails, and has to look again.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import Row, ScalarSelect, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from condottiere.rules import Options

from .database import DatabaseFile, StoreError, one_line, reached
from .protocol import ChatLine, Pace, PhaseName
from .schema import chat, entries, games, heads, prepare, seats

CHAT_WINDOW: Final = 200
"""How many chat lines of a table are kept in memory and told, the latest."""
_PART: Final = 500
"""How many rows are read at a time."""

TABLE_NAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What a table can be called."""

_TRIAL: Final = {
    "id": "trial of the database",  # no name of a table
    "created": 0.0,
    "rules_version": 0,
    "pace": "",
    "options": "-" * 8192,  # as much as needs room on the disk
    "holder": 0,
    "hints": False,
}


class Conflict(StoreError):
    """Somebody else has added an entry of this number first."""


class Damaged(StoreError):
    """What is stored of a game is nothing that was ever stored."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits in a seat."""

    name: str
    bot: str | None
    """The name of a level, or a bot with its parameters; None for a person."""
    key_digest: str | None
    """For a person's seat: see `keys`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A table as it is kept."""

    id: str
    created: float
    rules_version: int
    pace: Pace
    options: Options
    holder: int
    seats: tuple[StoredSeat, ...]
    entries: tuple[str, ...]
    hints: bool = False
    """Whether seats may ask for hints and odds."""
    chat: tuple[ChatLine, ...] = ()
    """The latest CHAT_WINDOW lines."""
    chat_left_out: int = 0
    """How many lines came before these."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where a game stands after so many entries: what can be said of it without replaying its log."""

    entries: int
    version: int
    """As `Game.version`."""
    phase: PhaseName
    turn: int | None
    """The seat on turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSummary:
    """A table without its log."""

    id: str
    created: float
    pace: Pace
    options: Options
    seats: tuple[StoredSeat, ...]
    hints: bool
    head: Head | None
    """None where it is not known: an older version has made or added to this game."""


class Store:
    """The database of a server. Every method raises StoreError where the database fails."""

    def __init__(self, engine: AsyncEngine, file: DatabaseFile | None) -> None:
        """Use `open`."""
        self.engine = engine
        self._file = file
        self._writer = asyncio.Lock()

    @classmethod
    async def open(cls, database: str, busy_timeout: float) -> "Store":
        """Open a SQLite file or a SQLAlchemy URL, making the tables if there are none.

        Raises StoreError if that cannot be, SchemaError if it is a newer version's or another program's: such
        a file stays as it is.
        """
        engine, file = await reached(database, busy_timeout)
        store = cls(engine, file)
        try:
            async with store._writing() as connection:
                await prepare(connection)
            if file is not None:
                await store._let_readers_not_wait()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let the database go."""
        await self.engine.dispose()

    async def create(self, game: StoredGame, at: float, head: Head | None = None) -> None:
        """Keep a new game with the entries it has, and where it stands."""
        row = {
            "id": game.id,
            "created": game.created,
            "rules_version": game.rules_version,
            "pace": game.pace,
            "options": msgspec.json.encode(game.options).decode(),
            "holder": game.holder,
            "hints": game.hints,
        }
        seat_rows = [
            {"game": game.id, "seat": seat, "name": who.name, "bot": who.bot, "key_digest": who.key_digest}
            for seat, who in enumerate(game.seats)
        ]
        async with self._writing() as connection:
            await connection.execute(insert(games), row)
            await connection.execute(insert(seats), seat_rows)
            await connection.execute(insert(entries), _entry_rows(game.id, 0, game.entries, at))
            if head is not None:
                await _set_head(connection, game.id, head)

    async def append(
        self, game: str, number: int, texts: Sequence[str], at: float, head: Head | None = None
    ) -> None:
        """Add entries to a game, the first as entry `number`: all or none. Then it stands as `head` says.

        Raises Conflict if there is an entry of this number.
        """
        async with self._writing() as connection:
            await connection.execute(insert(entries), _entry_rows(game, number, texts, at))
            if head is not None:
                await _set_head(connection, game, head)

    async def set_head(self, game: str, head: Head) -> None:
        """Note where a game stands, for games of older versions."""
        async with self._writing() as connection:
            await _set_head(connection, game, head)

    async def say(self, game: str, number: int, line: ChatLine) -> None:
        """Add a chat line as number `number`. Raises Conflict if it is there."""
        row = {
            "game": game,
            "number": number,
            "seat": line.seat,
            "receivers": None if line.to is None else "".join(map(str, line.to)),
            "text": line.text,
            "at": line.at,
        }
        async with self._writing() as connection:
            await connection.execute(insert(chat), row)

    async def summary(self, game: str) -> StoredSummary | None:
        """A game without its log, or None if there is none of this name. Raises Damaged."""
        if not TABLE_NAME.fullmatch(game):
            return None
        async with self._reading() as connection:
            query = select(games, _length(entries).label("length")).where(games.c.id == game)
            found = await connection.execute(query)
            row = found.first()
            if row is None:
                return None
            who = await _rows(connection, seats, "seat", game)
            at = (await connection.execute(select(heads).where(heads.c.game == game))).first()
        with _understood():
            known = at is not None and at.entries == row.length and at.phase in get_args(PhaseName)
            whole = {
                "id": row.id,
                "created": row.created,
                "pace": row.pace,
                "options": msgspec.json.decode(row.options, type=Options),
                "seats": [StoredSeat(one.name, one.bot, one.key_digest) for one in who],
                "hints": row.hints,
                "head": {name: getattr(at, name) for name in Head.__slots__} if known else None,
            }
            return msgspec.convert(whole, StoredSummary)

    async def load(self, game: str) -> StoredGame | None:
        """A game with its whole log, or None if there is none of this name. Raises Damaged."""
        if not TABLE_NAME.fullmatch(game):
            return None  # a database need not be able to look for it
        async with self._reading() as connection:
            head = (await connection.execute(select(games).where(games.c.id == game))).first()
            if head is None:
                return None
            who = await _rows(connection, seats, "seat", game)
            log = await _rows(connection, entries, "number", game)
            length = select(_length(chat)).where(games.c.id == game)
            first = max(0, (await connection.execute(length)).scalar_one() - CHAT_WINDOW)
            said = await _rows(connection, chat, "number", game, first)
        with _understood():
            whole = {
                "id": head.id,
                "created": head.created,
                "rules_version": head.rules_version,
                "pace": head.pace,
                "options": msgspec.json.decode(head.options, type=Options),
                "holder": head.holder,
                "hints": head.hints,
                "seats": [StoredSeat(row.name, row.bot, row.key_digest) for row in who],
                "entries": [row.entry for row in log],
                "chat": _lines(said),
                "chat_left_out": first,
            }
            return msgspec.convert(whole, StoredGame)

    async def since(self, game: str, entry_count: int, line_count: int) -> tuple[list[str], list[ChatLine]]:
        """What has been added to a game that had so many entries and chat lines. Raises Damaged."""
        async with self._reading() as connection:
            log = await _rows(connection, entries, "number", game, entry_count)
            said = await _rows(connection, chat, "number", game, line_count)
        with _understood():
            return msgspec.convert([row.entry for row in log], list[str]), _lines(said)

    async def lengths(self, ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """How many entries and chat lines these games have."""
        counts = [_length(table) for table in (entries, chat)]
        async with self._reading() as connection:
            found = await connection.execute(select(games.c.id, *counts).where(games.c.id.in_(ids)))
            return {game: (entry_count, line_count) for game, entry_count, line_count in found}

    async def check(self) -> None:
        """Raise StoreError if no game could be kept: one is written, and removed in the same transaction."""
        async with self._writing() as connection:
            await connection.execute(insert(games), _TRIAL)
            await connection.execute(delete(games).where(games.c.id == _TRIAL["id"]))

    async def _let_readers_not_wait(self) -> None:
        """Nor the writer (WAL): a file remembers that."""
        # If another process is just opening the file, it does this, or whoever opens it next.
        with suppress(StoreError):
            async with self._reading() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")

    def _look(self) -> None:
        if self._file is not None:
            self._file.look()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        # One writer at a time: SQLite would let them wait in no order, and for longer.
        with _translated():
            async with self._writer:
                self._look()
                async with self.engine.begin() as connection:
                    yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            self._look()
            async with self.engine.connect() as connection:
                yield connection


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except SQLAlchemyError as error:
        raise StoreError(one_line(getattr(error, "orig", None) or error)) from error


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
    """The rows of a game in their order, from a number on. Raises Damaged if one is missing."""
    column = table.c[number]
    query = select(table).where(table.c.game == game, column >= first).order_by(column)
    rows: list[Row[Any]] = []
    # In parts: so the rows of a long log do not keep the other tables waiting.
    async with connection.stream(query) as result:
        async for part in result.partitions(_PART):
            rows += part
    if [getattr(row, number) for row in rows] != list(range(first, first + len(rows))):
        raise Damaged(f"something is missing in its {table.name}")
    return rows


def _lines(said: Sequence[Row[Any]]) -> list[ChatLine]:
    lines = [
        {
            "seat": row.seat,
            "to": None if row.receivers is None else [int(digit) for digit in row.receivers],
            "text": row.text,
            "at": row.at,
        }
        for row in said
    ]
    return msgspec.convert(lines, list[ChatLine])


@contextmanager
def _understood() -> Iterator[None]:
    try:
        yield
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise Damaged(str(error)) from error
