"""An open database: reading and writing in transactions, and what its errors mean."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from condottiere.server.metrics import STORAGE_ERRORS

from .changes import Changes
from .connection import DatabaseFile, connect
from .errors import (
    Conflict,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseLocked,
    DiskFailure,
    NoMoreConnections,
    StoreError,
    first_line,
)
from .sqlite_writer import SqliteWriter
from .upgrade import upgrade

_T = TypeVar("_T")

_MEANINGS: Final[dict[int | str, type[StoreError]]] = {
    sqlite3.SQLITE_BUSY: DatabaseLocked,
    sqlite3.SQLITE_FULL: DiskFailure,
    sqlite3.SQLITE_IOERR: DiskFailure,
    sqlite3.SQLITE_READONLY: DiskFailure,  # so Linux mounts a disk that fails
    sqlite3.SQLITE_CORRUPT: DatabaseDamaged,
    sqlite3.SQLITE_NOTADB: DatabaseDamaged,
    "55P03": DatabaseLocked,  # lock_not_available
    "53100": DiskFailure,  # disk_full
    "58030": DiskFailure,  # io_error
    "XX001": DatabaseDamaged,  # data_corrupted
    "XX002": DatabaseDamaged,  # index_corrupted
    "53300": NoMoreConnections,  # too_many_connections
}
"""Of the primary result codes of SQLite, and of PostgreSQL's own."""


class Database:
    """A database with the tables of this version, made by `open`."""

    def __init__(
        self, engine: AsyncEngine, file: DatabaseFile | None = None, sqlite: SqliteWriter | None = None
    ) -> None:
        """`file` is the file of a SQLite database, and `sqlite` writes to it."""
        self.engine = engine
        self.changes = Changes(engine)
        self._file = file
        self._sqlite = sqlite
        self._writer: AsyncConnection | None = None
        self._data_version: tuple[Connection, int] | None = None
        """Of a SQLite database, when it was asked for last, and by which connection."""
        self._look = True
        """Whether this process has to look at the tables in memory, whatever others have done."""
        # One writer at a time: SQLite would let them wait in no order, and for longer.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()
        self._closed = False

    @classmethod
    async def open(cls, name: str, busy_timeout: float) -> "Database":
        """Open a database as `Store.open` does. Raises StoreError and SchemaError."""
        database = await cls.connect(name, busy_timeout)
        try:
            async with database.write() as connection:
                await upgrade(connection)
            await database.enable_wal()
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def connect(cls, name: str, busy_timeout: float, new: bool = True) -> "Database":
        """Connect to a database, and leave its tables as they are; with `new` its file may be made."""
        return cls(*await connect(name, busy_timeout, new))

    async def close(self) -> None:
        """Close all connections after the transaction under way; what waits for its turn is refused."""
        self._closed = True
        async with self._turn:
            try:
                if self._sqlite is not None:
                    await self._sqlite.close()
                if self._writer is not None:
                    await self._writer.close()
            finally:
                await self.engine.dispose()

    @asynccontextmanager
    async def write(self, *changed: str | None) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of this block. Raises StoreError.

        Other processes are told of the tables that it changes, as far as they are named.
        """
        with _translate_errors():
            async with self._turn:
                self._check()
                async with self._connect_writer() as connection, connection.begin():
                    yield connection
                    await connection.run_sync(self.changes.tell, *filter(None, changed))
        self._look = True

    async def transact(self, work: Callable[[Connection], _T], *changed: str) -> _T:
        """Do this in a transaction, for changes that this process knows of anyway. Raises StoreError.

        It is quicker than `write`, above all when many play. On SQLite a transaction that has begun is
        finished even if the caller is cancelled. Other processes are told of the tables that are named;
        `work` may tell of more.
        """
        with _translate_errors():
            async with self._turn:
                self._check()
                if self._sqlite is not None:
                    return await self._sqlite.transact(work)
                async with self._connect() as connection, connection.begin():
                    done = await connection.run_sync(work)
                    await connection.run_sync(self.changes.tell, *changed)
                    return done

    async def look_for_changes(self) -> bool:
        """Whether anything may be new to this process since this was asked before. Raises StoreError.

        SQLite tells a connection whether others have written: here that of `transact`.
        """
        if self._sqlite is None:
            return True
        look, self._look = self._look, False
        before, self._data_version = self._data_version, await self.transact(_data_version)
        return look or before != self._data_version

    def look_again(self) -> None:
        """Have `look_for_changes` say next time that there may be something new: it could not be read."""
        self._look = True

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. Raises StoreError."""
        with _translate_errors():
            self._check()
            async with self._connect() as connection:
                yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from that sees what is there at one moment. Raises StoreError."""
        async with self.read() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # its driver begins with the first change alone
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def _connect_writer(self) -> AsyncIterator[AsyncConnection]:
        """The connection for this block by which `write` writes to SQLite; for PostgreSQL any."""
        if self._file is None:
            async with self._connect() as connection:
                yield connection
            return
        if self._writer is None:
            self._writer = await self.engine.connect()
        try:
            yield self._writer
        except (SQLAlchemyError, asyncio.CancelledError):
            writer, self._writer = self._writer, None
            await asyncio.shield(writer.close())
            raise

    @asynccontextmanager
    async def _connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for this block. Raises StoreError if it cannot be made."""
        try:
            connection = await self.engine.connect()
        except SQLAlchemyError:
            raise
        except Exception as error:  # of the network, or the driver's own
            meaning, said = _meaning(error), first_line(error)
            raise meaning(f"it cannot be reached: {said}" if meaning is StoreError else said) from error
        try:
            yield connection
        finally:
            await asyncio.shield(connection.close())

    async def enable_wal(self) -> None:
        """Enable SQLite's write-ahead logging, so that readers and the writer do not wait for each other.

        SQLite keeps this setting in the file. While another process is opening the file it cannot be changed;
        then that process changes it, or the next one.
        """
        if self._file is None:
            return
        with suppress(StoreError):
            async with self.read() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")

    def _check(self) -> None:
        """Raises StoreError where the database cannot be used any more."""
        if self._closed:
            raise StoreError("it is closed")
        if self._file is not None:
            self._file.check_unchanged()


def begin_now(connection: Connection) -> None:
    """Begin a transaction before its first change: savepoints of SQLite are none outside of one."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _data_version(connection: Connection) -> tuple[Connection, int]:
    return connection, connection.exec_driver_sql("PRAGMA data_version").scalar_one()


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except StoreError as error:
        if not isinstance(error, Conflict):
            STORAGE_ERRORS.inc()
        raise
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except (SQLAlchemyError, OSError) as error:  # asyncpg's connections may be lost with either
        STORAGE_ERRORS.inc()
        raise _meaning(error)(first_line(_original(error))) from error


def _meaning(error: BaseException) -> type[StoreError]:
    """What kind of failure this is."""
    if isinstance(error, NoConnectionFree):
        return DatabaseBusy
    said = _original(error)
    code = getattr(said, "sqlstate", None) or getattr(said, "sqlite_errorcode", 0) & 0xFF
    return _MEANINGS.get(code, StoreError)


def _original(error: BaseException) -> BaseException:
    """What the database itself has said."""
    said = getattr(error, "orig", None) or error
    return said.__cause__ or said
