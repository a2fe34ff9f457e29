"""Connecting to a database: its address, its engine, and for SQLite its file."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from condottiere.server.runtime.completion import wait_to_end

from .errors import StoreError, first_line

_T = TypeVar("_T")


class SqliteWriter:
    """One connection, and the thread that uses it.

    An asynchronous driver sends each statement to such a thread separately, and its result returns when the
    event loop has time for it. Under load that takes longer than the statements themselves.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "sqlite writer")
        self._connection: Connection | None = None

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """Do `work` in a transaction, and finish it. Raises the errors of SQLAlchemy.

        If cancelled, this returns only when the transaction ends, so that later writes come after it.
        """
        return await wait_to_end(
            asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)
        )

    async def close(self) -> None:
        """Close the connection. No further writes are possible."""
        try:
            if self._connection is not None:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        finally:
            self._thread.shutdown()

    def _transact(self, work: Callable[[Connection], _T]) -> _T:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except SQLAlchemyError:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


CONNECTIONS: Final = {"sqlite": 5, "postgresql": 10}
"""The maximum number of connections of a process, by kind of database.

With SQLite, one writes and the others read, and a SqliteWriter has another one.
"""
_CONNECT_SECONDS: Final = 5.0
"""Seconds after which a connection attempt to PostgreSQL fails."""
_COMMAND_SECONDS: Final = 30.0
"""Seconds after which a statement without an answer from PostgreSQL fails."""


@dataclass(frozen=True, slots=True)
class DatabaseFile:
    """A path, and the device and inode of the file that was there when it was opened."""

    path: Path
    device: int
    inode: int

    def check_unchanged(self) -> None:
        """Raise StoreError if the file was removed or replaced.

        SQLite would keep writing to the removed file, and lose all of it on closing.
        """
        if _find_file(self.path) != self:
            raise StoreError("its file was removed or replaced; restart the server")


async def connect(
    database: str, busy_timeout: float, new: bool
) -> tuple[AsyncEngine, DatabaseFile | None, SqliteWriter | None]:
    """Make an engine for a SQLite file, with `new` created if there is none, or for a SQLAlchemy URL.

    Returns it with the file and the writer for `Database.transact`; both are None for other databases.
    Raises StoreError.
    """
    url = _url(database)
    engine = _engine(url, busy_timeout)
    if url.get_backend_name() != "sqlite":
        return engine, None, None
    file = await asyncio.to_thread(_find_or_create_file, url.database or "", busy_timeout, new)
    return engine, file, SqliteWriter(_writing_engine(url, busy_timeout))


def _url(database: str) -> URL:
    if "://" not in database:
        url = URL.create("sqlite+aiosqlite", database=database)
    else:
        try:
            url = make_url(database)
        except (SQLAlchemyError, ValueError) as error:
            raise StoreError(first_line(error)) from error
    if url.get_backend_name() in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+asyncpg")  # URLs name another driver, or none
    if url.get_backend_name() == "sqlite" and (url.database in (None, "", ":memory:") or "uri" in url.query):
        raise StoreError("games are kept in a file, and this names none")
    return url


def _engine(url: URL, busy_timeout: float) -> AsyncEngine:
    kind = url.get_backend_name()
    if kind not in CONNECTIONS:
        raise StoreError(f"games are kept in SQLite or PostgreSQL, not in {kind}")
    try:
        engine = create_async_engine(
            url,
            connect_args=_arguments(kind, busy_timeout),
            hide_parameters=True,  # errors are logged, and parameters contain cards and names
            pool_size=CONNECTIONS[kind],
            max_overflow=0,
            pool_timeout=busy_timeout * 2,
        )
    except ImportError as error:
        missing = f"{error.name} is not installed; pip install 'condottiere[postgresql]' brings it along"
        raise StoreError(missing) from error
    except SQLAlchemyError as error:
        raise StoreError(first_line(error)) from error
    if kind == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "invalidate", _roll_back)
    else:
        event.listen(engine.sync_engine, "checkout", _check_open)
    return engine


def _writing_engine(url: URL, busy_timeout: float) -> Engine:
    """An engine for the one connection of a SqliteWriter."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args=_arguments("sqlite", busy_timeout),
        hide_parameters=True,
        poolclass=NullPool,
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _arguments(kind: str, busy_timeout: float) -> dict[str, Any]:
    if kind == "sqlite":
        return {"timeout": busy_timeout}
    waits = {"lock_timeout": f"{busy_timeout:.3f}s", "application_name": "condottiere"}
    return {"timeout": _CONNECT_SECONDS, "command_timeout": _COMMAND_SECONDS, "server_settings": waits}


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # With NORMAL, a power cut could undo actions that players have already seen. FULL costs one disk
    # flush per action: milliseconds, in a game where people take seconds.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _roll_back(connection: Any, _record: object, _error: object) -> None:
    """End the transaction of a connection that is discarded because its task was cancelled.

    Otherwise SQLite keeps the transaction open, and the database locked, while a cursor exists; the error
    refers to one.
    """
    with suppress(Exception):
        connection.rollback()


def _check_open(connection: Any, *_: object) -> None:
    """Have another connection made if a database server has closed this one, perhaps to restart.

    The driver has noticed that. The pool's own check asks the server, three times for each transaction.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _find_or_create_file(path: str, busy_timeout: float, new: bool) -> DatabaseFile | None:
    """A SQLite file, with `new` created if there is none. Raises StoreError, also for a file of another kind.

    This does not use the engine, which leaves a thread behind when a file is not a database.
    """
    if new:
        _make_private(path)
    elif not Path(path).is_file():
        raise StoreError(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(path, timeout=busy_timeout)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error
    return _find_file(Path(path).absolute())


def _make_private(path: str) -> None:
    """Create a file that only its owner may read, unless it exists: it contains every player's cards.

    SQLite gives the same mode to the files that it creates beside it.
    """
    with suppress(OSError):  # it exists; or it cannot be created, and SQLite will report that
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def readable_by_others(path: str) -> bool:
    """Check if the mode of a file lets other users of this machine read it; False on Windows."""
    return os.name == "posix" and bool(Path(path).stat().st_mode & 0o077)


def _find_file(path: Path) -> DatabaseFile | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return DatabaseFile(path, found.st_dev, found.st_ino)
