"""Where games are kept. A game is its log: rows are added and never changed.

Any process can rebuild a table from its rows. Two that write the same game cannot both add an entry of the
same number: the second fails, and has to look again.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Row, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from condottiere.rules import Options

from .protocol import ChatLine, Pace
from .schema import chat, entries, games, prepare, seats

_CONNECTIONS: Final = 4


class StoreError(Exception):
    """The database did not do what it was asked; nothing was changed. The message is the database's."""


class Conflict(StoreError):
    """Somebody else has added an entry of this number first."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits in a seat."""

    name: str
    bot: str | None
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
    chat: tuple[ChatLine, ...] = ()


class Store:
    """The database of a server. Every method raises StoreError where the database fails."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use `open`."""
        self.engine = engine

    @classmethod
    async def open(cls, database: str, busy_timeout: float) -> "Store":
        """Open a SQLite file or a SQLAlchemy URL, making the tables if there are none.

        Raises StoreError if that cannot be, SchemaError if it is a newer version's or another program's.
        """
        url = make_url(database) if "://" in database else URL.create("sqlite+aiosqlite", database=database)
        if url.get_backend_name() == "sqlite":
            await asyncio.to_thread(_set_up_file, url.database or "", busy_timeout)
        store = cls(_engine(url, busy_timeout))
        try:
            async with store._writing() as connection:
                await prepare(connection)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Let the database go."""
        await self.engine.dispose()

    async def create(self, game: StoredGame, at: float) -> None:
        """Keep a new game with the entries it has."""
        row = {
            "id": game.id,
            "created": game.created,
            "rules_version": game.rules_version,
            "pace": game.pace,
            "options": msgspec.json.encode(game.options).decode(),
            "holder": game.holder,
        }
        seat_rows = [
            {"game": game.id, "seat": seat, "name": who.name, "bot": who.bot, "key_digest": who.key_digest}
            for seat, who in enumerate(game.seats)
        ]
        async with self._writing() as connection:
            await connection.execute(insert(games), row)
            await connection.execute(insert(seats), seat_rows)
            await connection.execute(insert(entries), _entry_rows(game.id, 0, game.entries, at))

    async def append(self, game: str, number: int, texts: Sequence[str], at: float) -> None:
        """Add entries to a game, the first as entry `number`: all or none. Raises Conflict if it is there."""
        async with self._writing() as connection:
            await connection.execute(insert(entries), _entry_rows(game, number, texts, at))

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

    async def load(self, game: str) -> StoredGame | None:
        """A game with its whole log, or None if there is none of this name."""
        async with self._reading() as connection:
            head = (await connection.execute(select(games).where(games.c.id == game))).first()
            if head is None:
                return None
            who = await connection.execute(select(seats).where(seats.c.game == game).order_by(seats.c.seat))
            log = await connection.execute(
                select(entries.c.entry).where(entries.c.game == game).order_by(entries.c.number)
            )
            said = await connection.execute(select(chat).where(chat.c.game == game).order_by(chat.c.number))
            return StoredGame(
                id=head.id,
                created=head.created,
                rules_version=head.rules_version,
                pace=head.pace,
                options=msgspec.json.decode(head.options, type=Options),
                holder=head.holder,
                seats=tuple(StoredSeat(row.name, row.bot, row.key_digest) for row in who),
                entries=tuple(log.scalars()),
                chat=tuple(map(_chat_line, said)),
            )

    async def check(self) -> None:
        """Raise StoreError if the database does not answer."""
        async with self._reading() as connection:
            await connection.execute(select(games.c.id).limit(1))

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with _translated():
            async with self.engine.connect() as connection:
                yield connection


@contextmanager
def _translated() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except SQLAlchemyError as error:
        raise StoreError(str(getattr(error, "orig", None) or error)) from error


def _engine(url: URL, busy_timeout: float) -> AsyncEngine:
    arguments = {"timeout": busy_timeout} if url.get_backend_name() == "sqlite" else {}
    engine = create_async_engine(
        url,
        connect_args=arguments,
        pool_size=_CONNECTIONS,
        max_overflow=0,
        pool_timeout=busy_timeout * 2,
    )
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_file(path: str, busy_timeout: float) -> None:
    """Let readers and the writer not wait for each other (WAL): a file remembers that.

    Done without the engine, which leaves a thread behind when it finds that a file is no database.
    """
    try:
        with closing(sqlite3.connect(path, timeout=busy_timeout)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # With NORMAL the last actions could be undone by a power cut after players had seen them. FULL costs one
    # disk flush an action: milliseconds, in a game where people take seconds.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _entry_rows(game: str, first: int, texts: Sequence[str], at: float) -> list[dict[str, object]]:
    return [
        {"game": game, "number": number, "entry": text, "at": at} for number, text in enumerate(texts, first)
    ]


def _chat_line(row: Row[Any]) -> ChatLine:
    receivers = None if row.receivers is None else [int(digit) for digit in row.receivers]
    return ChatLine(seat=row.seat, to=receivers, text=row.text, at=row.at)
