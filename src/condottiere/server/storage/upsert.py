"""Inserting rows that may already exist, with replacement or without."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, Table
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
