"""Looking into a database file, and changing it behind the server's back."""

import sqlite3
from contextlib import closing
from pathlib import Path

from condottiere.server.people.keys import digest

SCHEMAS = Path(__file__).parents[1] / "server" / "schemas"
"""A database of each schema, as SQL; those up to 3 are from before Alembic."""


def rows(database: Path, table: str = "entries") -> int:
    with closing(sqlite3.connect(database)) as reading:
        count: int = reading.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return count


def change(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute(statement)


def make_old(database: Path, schema: int) -> None:
    """A database of an earlier version with a game in it, `old`, in which Ada has the key 'my key'."""
    with closing(sqlite3.connect(database)) as old:
        script = (SCHEMAS / f"{schema}.sql").read_text(encoding="utf-8")
        old.executescript(script.replace("{digest}", digest("my key")))
