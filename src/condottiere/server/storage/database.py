"""An open database: reading and writing in transactions, and what its errors mean."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import (
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from math import inf
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from condottiere.server.runtime.metrics import STORAGE_ERRORS
from condottiere.server.runtime.turns import SERVER, FairTurns, count_work, current_client

from . import errors
from .changes import Changes
from .connection import CONNECTIONS, DatabaseFile, SqliteWriter, connect
from .reserved_times import ReservedTimes
from .upgrade import upgrade

_T = TypeVar("_T")

_ERROR_CLASSES: Final[dict[int | str, type[errors.StoreError]]] = {
    sqlite3.SQLITE_BUSY: errors.DatabaseLocked,
    sqlite3.SQLITE_FULL: errors.DiskFailure,
    sqlite3.SQLITE_IOERR: errors.DiskFailure,
    sqlite3.SQLITE_READONLY: errors.DiskFailure,  # Linux remounts a failing disk read-only
    sqlite3.SQLITE_CORRUPT: errors.DatabaseDamaged,
    sqlite3.SQLITE_NOTADB: errors.DatabaseDamaged,
    "55P03": errors.DatabaseLocked,  # lock_not_available
    "53100": errors.DiskFailure,  # disk_full
    "58030": errors.DiskFailure,  # io_error
    "XX001": errors.DatabaseDamaged,  # data_corrupted
    "XX002": errors.DatabaseDamaged,  # index_corrupted
    "53300": errors.NoMoreConnections,  # too_many_connections
}
"""The error class for each primary result code of SQLite, and each SQLSTATE of PostgreSQL."""

_OF_CLIENT: Final = 2
"""The maximum number of connections of a client; with more it gets no more done, but others wait longer."""


class Database:
    """A database with the tables of this version, made by `open`."""

    def __init__(
        self,
        engine: AsyncEngine,
        file: DatabaseFile | None = None,
        sqlite: SqliteWriter | None = None,
        patience: float = 60.0,
    ) -> None:
        """`file` is the file of a SQLite database, and `sqlite` writes to it.

        `patience` is the maximum number of seconds to wait for a free connection.
        """
        self.engine = engine
        self.changes = Changes(engine)
        self.reserved = ReservedTimes(0.0)
        """When nothing is stored but what only some may know of; never, unless this is replaced."""
        self._file = file
        self._sqlite = sqlite
        self._writer: AsyncConnection | None = None
        self._data_version: tuple[Connection, int] | None = None
        """The last `data_version` of a SQLite database, and the connection that read it."""
        self._look = True
        """Whether this process must check the tables in memory, regardless of what others have done."""
        # One writer at a time: waiting in SQLite has no order, and takes longer.
        self._writing = FairTurns(1) if engine.dialect.name == "sqlite" else None
        connections = CONNECTIONS[engine.dialect.name] - 1  # one writes to SQLite, or listens for changes
        self._connecting = FairTurns(connections, _OF_CLIENT, connections // 2)
        self._patience = patience
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
        """Connect to a database without changing its tables; with `new`, its file may be created."""
        return cls(*await connect(name, busy_timeout, new), patience=2 * busy_timeout)

    async def close(self) -> None:
        """Close all connections after the running transaction; waiting ones are refused."""
        self._closed = True
        async with self._turn():
            try:
                if self._sqlite is not None:
                    await self._sqlite.close()
                if self._writer is not None:
                    await self._writer.close()
            finally:
                await self.engine.dispose()

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """The turn of the present client to write. What it takes counts for it, since all others wait."""
        if self._writing is None:
            yield
            return
        async with self._writing.take(current_client.get()):
            began = time.perf_counter()
            try:
                yield
            finally:
                count_work(time.perf_counter() - began)

    @asynccontextmanager
    async def write(self, *changed: str | None) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of this block. Raises StoreError.

        Other processes are notified of the tables named as `changed`.
        """
        await self.reserved.wait_until_free()
        with _translate_errors():
            async with self._turn():
                self._check()
                async with self._connect_writer() as connection, connection.begin():
                    yield connection
                    await connection.run_sync(self.changes.tell, *filter(None, changed))
        self._look = True

    async def transact(self, work: Callable[[Connection], _T], *changed: str) -> _T:
        """Do `work` in a transaction, for changes that this process already knows of. Raises StoreError.

        This is faster than `write`, especially under load. On SQLite a transaction that has begun is
        finished even if the caller is cancelled. Other processes are notified of the named tables;
        `work` may notify of more.
        """
        await self.reserved.wait_until_free()
        return await self.transact_now(work, *changed)

    async def change(self, work: Callable[[Connection], _T], *changed: str | None) -> _T:
        """As `transact`, for changes that tables in memory do not know of yet. Raises StoreError."""
        done = await self.transact(work, *filter(None, changed))
        self._look = True
        return done

    async def transact_now(self, work: Callable[[Connection], _T], *changed: str) -> _T:
        """As `transact`, but in reserved times too."""
        with _translate_errors():
            async with self._turn():
                self._check()
                began = time.perf_counter()
                try:
                    return await self._transact(work, changed)
                finally:
                    # The server stores what is private. What a client has stored also waits for its turns,
                    # so whoever asks for much would have everybody wait for long reserved times.
                    if current_client.get() == SERVER:
                        self.reserved.note(time.perf_counter() - began)

    async def _transact(self, work: Callable[[Connection], _T], changed: Iterable[str]) -> _T:
        if self._sqlite is not None:
            return await self._sqlite.transact(work)
        async with self._connect() as connection, connection.begin():
            done = await connection.run_sync(work)
            await connection.run_sync(self.changes.tell, *changed)
            return done

    async def wait_for_changes(self, seconds: float) -> set[str] | None:
        """As `Changes.wait`; with SQLite, which notifies nobody, also until the end of a reserved time."""
        at_most = inf if self._sqlite is None else self.reserved.until_load()
        return await self.changes.wait(seconds, at_most)

    async def look_for_changes(self) -> bool:
        """Check if the database may have changed since the last call, except by this process's `transact`.

        Raises StoreError.

        SQLite reports to a connection whether others have written; here, to that of `transact`.
        """
        if self._sqlite is None:
            return True
        look, self._look = self._look, False
        before = self._data_version
        with _translate_errors():
            async with self._turn():
                self._check()
                self._data_version = await self._sqlite.transact(_data_version)
        return look or before != self._data_version

    def look_again(self) -> None:
        """Make the next `look_for_changes` return True, because the changes could not be read."""
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
        """A connection to read from that sees one consistent snapshot. Raises StoreError."""
        async with self.read() as connection:
            if connection.dialect.name == "sqlite":
                await connection.exec_driver_sql("BEGIN")  # the driver would begin only at the first change
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def _connect_writer(self) -> AsyncIterator[AsyncConnection]:
        """For this block, the connection with which `write` writes to SQLite; for PostgreSQL, any."""
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
        async with AsyncExitStack() as turn:
            await self._wait_for_connection(turn)
            connection = await self._new_connection()
            try:
                yield connection
            finally:
                await asyncio.shield(connection.close())

    async def _wait_for_connection(self, turn: AsyncExitStack) -> None:
        """Hold the present client's turn for a connection until the stack is left. Raises DatabaseBusy."""
        try:
            async with asyncio.timeout(self._patience):
                await turn.enter_async_context(self._connecting.take(current_client.get()))
        except TimeoutError:
            raise errors.DatabaseBusy(f"no connection was free for {self._patience:g} s") from None

    async def _new_connection(self) -> AsyncConnection:
        try:
            return await self.engine.connect()
        except SQLAlchemyError:
            raise
        except Exception as error:  # of the network, or the driver's own
            kind, message = _error_class(error), errors.first_line(error)
            raise kind(
                f"it cannot be reached: {message}" if kind is errors.StoreError else message
            ) from error

    async def enable_wal(self) -> None:
        """Enable SQLite's write-ahead logging, so that readers and the writer do not wait for each other.

        SQLite stores this setting in the file. It cannot be changed while another process is opening the
        file; then that process changes it, or the next one.
        """
        if self._file is None:
            return
        with suppress(errors.StoreError):
            async with self.read() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")

    def _check(self) -> None:
        """Raise StoreError if the database can no longer be used."""
        if self._closed:
            raise errors.StoreError("it is closed")
        if self._file is not None:
            self._file.check_unchanged()


def begin_now(connection: Connection) -> None:
    """Begin a transaction before its first change, because SQLite has savepoints only within one."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _data_version(connection: Connection) -> tuple[Connection, int]:
    return connection, connection.exec_driver_sql("PRAGMA data_version").scalar_one()


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except errors.StoreError as error:
        if not isinstance(error, errors.Conflict):
            STORAGE_ERRORS.inc()
        raise
    except IntegrityError as error:
        raise errors.Conflict(str(error.orig)) from error
    except (SQLAlchemyError, OSError) as error:  # a lost connection of asyncpg may raise either
        STORAGE_ERRORS.inc()
        raise _error_class(error)(errors.first_line(_original(error))) from error


def _error_class(error: BaseException) -> type[errors.StoreError]:
    if isinstance(error, NoConnectionFree):
        return errors.DatabaseBusy
    original = _original(error)
    code = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorcode", 0) & 0xFF
    return _ERROR_CLASSES.get(code, errors.StoreError)


def _original(error: BaseException) -> BaseException:
    """The error that the database itself reported."""
    reported = getattr(error, "orig", None) or error
    return reported.__cause__ or reported
