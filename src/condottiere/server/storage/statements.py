"""Parts of SQL statements: inserting rows that may exist, and conditions that are built once and reused.

SQLAlchemy builds reference cycles for some conditions. Built for each query, these would be garbage that only
a collection frees.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Select, Table, bindparam
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert


def upsert(connection: Connection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """Insert rows into a table, replacing those with the same primary key."""
    if rows:
        connection.execute(_statement(table, connection.dialect.name), rows)


def insert_missing(
    connection: Connection, table: Table, found: Select[Any], values: Mapping[str, Any]
) -> None:
    """Insert the selected rows into a table, except those whose primary key already exists.

    `values` are the parameters of the query.
    """
    insert = _insert(table, connection.dialect.name).from_select(table.c.keys(), found)
    connection.execute(insert.on_conflict_do_nothing(), values)


def _insert(table: Table, dialect: str) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


@cache
def _statement(table: Table, dialect: str) -> Insert:
    insert = _insert(table, dialect)
    others = {column.name: insert.excluded[column.name] for column in table.c if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=others)


@cache
def among(column: Column[Any]) -> ColumnElement[bool]:
    """The condition that a column holds one of the `ids` with which the statement is executed."""
    return column.in_(bindparam("ids", expanding=True))
