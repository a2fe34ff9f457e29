"""Looking into a database file, and changing it behind the server's back."""

import sqlite3
from contextlib import closing
from pathlib import Path


def rows(database: Path, table: str = "entries") -> int:
    with closing(sqlite3.connect(database)) as reading:
        count: int = reading.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return count


def change(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute(statement)
