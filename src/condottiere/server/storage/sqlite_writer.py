"""Executing whole transactions on a SQLite file in a dedicated thread."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from condottiere.server.runtime.completion import wait_to_end

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
