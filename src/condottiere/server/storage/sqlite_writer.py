"""Whole transactions on a SQLite file, each in one go: in a thread of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

_T = TypeVar("_T")


class SqliteWriter:
    """One connection, and the thread that uses it.

    Through an asynchronous driver each statement goes to such a thread by itself, and its result comes back
    when the event loop has time for it: when many play, that takes longer than the statements.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "sqlite writer")
        self._connection: Connection | None = None

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """Do this in a transaction, to its end. Raises what SQLAlchemy raises.

        Cancelled meanwhile, this ends when the transaction does: what is written next comes after it.
        """
        written = asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)
        cancelled: asyncio.CancelledError | None = None
        while not written.done():
            try:
                await asyncio.wait([written])  # which leaves it running where this is cancelled
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            written.exception()  # told to nobody: whoever wanted to know has been cancelled
            raise cancelled
        return written.result()

    async def close(self) -> None:
        """Close the connection. Nothing can be written by it any more."""
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
