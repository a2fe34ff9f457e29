"""`condottiere serve` on a slow disk: every commit takes longer, as the first argument says in seconds."""

import asyncio
import sqlite3
import sys
import time
from functools import partial
from importlib.util import find_spec
from typing import Any

from condottiere.cli import main


def slow_down(seconds: float) -> None:
    """Have every commit of SQLite and PostgreSQL in this process take so much longer."""

    class Slow(sqlite3.Connection):
        def commit(self) -> None:
            if self.in_transaction:
                time.sleep(seconds)
            super().commit()

    connect_slowly = partial(sqlite3.connect, factory=Slow)
    sqlite3.connect = sqlite3.dbapi2.connect = connect_slowly  # type: ignore[assignment]
    if find_spec("asyncpg") is not None:
        from asyncpg.transaction import Transaction  # type: ignore[import-untyped]

        commit = Transaction.commit

        async def commit_slowly(self: Any) -> None:
            await asyncio.sleep(seconds)
            await commit(self)

        Transaction.commit = commit_slowly


if __name__ == "__main__":
    slow_down(float(sys.argv.pop(1)))
    main()
