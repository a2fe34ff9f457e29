"""An open database: reading and writing in transactions, and what its errors mean."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress

from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from condottiere.server.metrics import STORAGE_ERRORS

from .changes import Changes
from .connection import DatabaseFile, connect
from .errors import Conflict, StoreError, first_line
from .upgrade import upgrade


class Database:
    """A database with the tables of this version, made by `open`."""

    def __init__(self, engine: AsyncEngine, file: DatabaseFile | None) -> None:
        """`file` is the file of a SQLite database."""
        self.engine = engine
        self.changes = Changes(engine)
        self._file = file
        # One writer at a time: SQLite would let them wait in no order, and for longer.
        self._turn = asyncio.Lock() if engine.dialect.name == "sqlite" else nullcontext()

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
        """Close all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self, changed: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end of this block. Raises StoreError.

        Other processes are told of the table that it changes, if one is named.
        """
        with _translate_errors():
            async with self._turn:
                self._check_file()
                async with self._connect() as connection, connection.begin():
                    yield connection
                    if changed is not None:
                        await self.changes.tell(connection, changed)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from. Raises StoreError."""
        with _translate_errors():
            self._check_file()
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
    async def _connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for this block. Raises StoreError where the database cannot be reached."""
        try:
            connection = await self.engine.connect()
        except SQLAlchemyError:
            raise
        except Exception as error:  # of the network, or the driver's own
            raise StoreError(f"it cannot be reached: {first_line(error) or type(error).__name__}") from error
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

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check_unchanged()


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
        raise StoreError(first_line(_original(error))) from error


def _original(error: BaseException) -> BaseException:
    """What the database itself has said."""
    said = getattr(error, "orig", None) or error
    return said.__cause__ or said
