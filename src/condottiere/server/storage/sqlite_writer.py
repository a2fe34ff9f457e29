"""Whole transactions on a SQLite file, each in one go: in a thread of its own."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from .errors import StoreError

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
        self._closed = False

    async def transact(self, work: Callable[[Connection], _T]) -> _T:
        """Do this in a transaction, to its end. Raises StoreError once closed, and what SQLAlchemy raises.

        Cancelled meanwhile, this ends when the transaction does: what is written next comes after it.
        """
        if self._closed:
            raise StoreError("it is closed, since the server ends")
        written = asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)
        try:
            return await asyncio.shield(written)
        except asyncio.CancelledError:
            while not written.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([written])
            written.exception()  # nobody hears of it
            raise

    async def close(self) -> None:
        """Close the connection. Nothing is written by it any more."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
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
