"""Reaching a database: its address, its engine, and for SQLite its file."""

import asyncio
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_CONNECTIONS: Final = 4


class StoreError(Exception):
    """The database did not do what it was asked; nothing was changed. The message is the database's."""


@dataclass(frozen=True, slots=True)
class DatabaseFile:
    """A file's name, and which file it was when it was opened."""

    path: Path
    device: int
    inode: int

    def look(self) -> None:
        """Raise StoreError if it is gone: SQLite would go on writing, and all be lost at the end."""
        if _file(self.path) != self:
            raise StoreError("its file was removed or replaced; restart the server")


async def reached(database: str, busy_timeout: float) -> tuple[AsyncEngine, DatabaseFile | None]:
    """An engine for a SQLite file, made if it is not there, or for a SQLAlchemy URL. Raises StoreError."""
    url = _url(database)
    engine = _engine(url, busy_timeout)
    if url.get_backend_name() != "sqlite":
        return engine, None
    return engine, await asyncio.to_thread(_made_sure, url.database or "", busy_timeout)


def one_line(error: object) -> str:
    """What is wrong, in one line: SQLAlchemy adds where to read more."""
    return str(error).partition("\n")[0]


def _url(database: str) -> URL:
    if "://" not in database:
        url = URL.create("sqlite+aiosqlite", database=database)
    else:
        try:
            url = make_url(database)
        except (SQLAlchemyError, ValueError) as error:
            raise StoreError(one_line(error)) from error
    if url.get_backend_name() == "sqlite" and (url.database in (None, "", ":memory:") or "uri" in url.query):
        raise StoreError("games are kept in a file, and this names none")
    return url


def _engine(url: URL, busy_timeout: float) -> AsyncEngine:
    arguments = {"timeout": busy_timeout} if url.get_backend_name() == "sqlite" else {}
    try:
        engine = create_async_engine(
            url,
            connect_args=arguments,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=busy_timeout * 2,
        )
    except (SQLAlchemyError, ImportError) as error:
        raise StoreError(one_line(error)) from error
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # With NORMAL the last actions could be undone by a power cut after players had seen them. FULL costs one
    # disk flush an action: milliseconds, in a game where people take seconds.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _made_sure(path: str, busy_timeout: float) -> DatabaseFile | None:
    """A SQLite file, made if it is not there. Raises StoreError if it is none.

    Done without the engine, which leaves a thread behind when it finds that a file is no database.
    """
    _make_private(path)
    try:
        with closing(sqlite3.connect(path, timeout=busy_timeout)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.Error as error:
        raise StoreError(str(error)) from error
    return _file(Path(path).absolute())


def _make_private(path: str) -> None:
    """Make a new file that its owner alone may read: it tells what everybody holds. SQLite gives the files
    that it puts beside it the same mode."""
    with suppress(OSError):  # it is there already; or it cannot be, and SQLite will say so
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def readable_by_others(path: str) -> bool:
    """Whether other users of this machine may read a file, as far as its mode tells."""
    return os.name == "posix" and bool(Path(path).stat().st_mode & 0o077)


def _file(path: Path) -> DatabaseFile | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return DatabaseFile(path, found.st_dev, found.st_ino)
