"""Looking into a database, and changing it behind the server's back.

Tests name a database by a file. With `on_postgresql` that stands for a database of a cluster.
"""

import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from condottiere.server.people.keys import digest
from support.postgresql import PostgreSQL

SCHEMAS = Path(__file__).parents[1] / "server" / "schemas"
"""A database of each schema, as SQL."""


_cluster: PostgreSQL | None = None
_databases: dict[str, str] = {}
_making = threading.Lock()


@contextmanager
def on_postgresql(cluster: PostgreSQL) -> Iterator[None]:
    """Within this block files stand for databases of this cluster."""
    global _cluster
    _cluster = cluster
    try:
        yield
    finally:
        _cluster = None
        _databases.clear()


def address(database: Path) -> str:
    """Where a server finds the games of a test: the file, or what it stands for."""
    if _cluster is None:
        return str(database)
    with _making:
        if str(database) not in _databases:
            _databases[str(database)] = _cluster.new_database()
        return _databases[str(database)]


def query(database: Path, select: str) -> list[tuple[Any, ...]]:
    """What a SELECT finds, row by row."""
    if _cluster is not None:
        found = _cluster.query(f"SELECT json_agg(found) FROM ({select}) found", _name(database))
        return [tuple(row.values()) for row in json.loads(found or "[]")]
    with closing(sqlite3.connect(database)) as reading:
        return reading.execute(select).fetchall()


def rows(database: Path, table: str = "entries") -> int:
    [(count,)] = query(database, f"SELECT count(*) FROM {table}")
    return int(count)


def change(database: Path, statement: str) -> None:
    if _cluster is not None:
        _cluster.query(statement, _name(database))
        return
    with closing(sqlite3.connect(database)) as writing, writing:
        writing.execute(statement)


def _name(database: Path) -> str:
    return address(database).rpartition("/")[2]


def make_of_schema(database: Path, schema: int) -> None:
    """A database of the first version with this schema. In its game `old` Ada has the key 'my key'."""
    with closing(sqlite3.connect(database)) as made:
        script = (SCHEMAS / f"{schema}.sql").read_text(encoding="utf-8")
        made.executescript(script.replace("{digest}", digest("my key")))
