"""The tables of the database, and how an older database becomes one of this version."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

SCHEMA_VERSION: Final = 3
"""Raised, with a step in `_migrate`, whenever the tables change."""

metadata = MetaData()

schema_version = Table("schema_version", metadata, Column("version", Integer, nullable=False))

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("holder", Integer, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
)

seats = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40)),
    Column("key_digest", String(64)),
)

# One row an entry. Its primary key is what keeps two servers from both writing entry n of a game.
entries = Table(
    "entries",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Where each game stands after so many entries: it follows from them, and spares replaying them.
heads = Table(
    "heads",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", String(20), nullable=False),
    Column("turn", Integer),
)

chat = Table(
    "chat",
    metadata,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("receivers", String(6)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)


class SchemaError(Exception):
    """This database cannot be used. The message says why."""


async def prepare(connection: AsyncConnection) -> None:
    """Make the tables of a new database; bring those of an older one up to date. Raises SchemaError."""
    if connection.dialect.name == "sqlite":
        # Two servers that start at once must not both find an empty database.
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    await connection.run_sync(_prepare)


def _prepare(connection: Connection) -> None:
    if not inspect(connection).get_table_names():
        metadata.create_all(connection)
        connection.execute(insert(schema_version), {"version": SCHEMA_VERSION})
        return
    version = _version(connection)
    if version is None:
        raise SchemaError("it belongs to another program")
    if version > SCHEMA_VERSION:
        raise SchemaError(
            f"it was made by a newer Condottiere (schema {version}; this version knows {SCHEMA_VERSION})"
        )
    _migrate(connection, version)
    if missing := _columns_here() - _columns(connection):
        raise SchemaError(f"it belongs to another program, or is damaged: there is no {min(missing)}")


def _version(connection: Connection) -> int | None:
    """Which of our schemas a database has, if it has any."""
    if not {"games.id", "schema_version.version"} <= _columns(connection):
        return None
    match connection.execute(select(schema_version.c.version)).scalars().all():
        case [int(version)]:
            return version
    return None


def _columns(connection: Connection) -> set[str]:
    tables = inspect(connection).get_multi_columns()
    return {f"{table}.{column['name']}" for (_, table), columns in tables.items() for column in columns}


def _columns_here() -> set[str]:
    return {f"{table.name}.{column.name}" for table in metadata.tables.values() for column in table.columns}


def _migrate(connection: Connection, version: int) -> None:
    """Where later versions change older tables, one step a version."""
    if version < 2:
        # Nobody agreed on hints at these tables. The default is for servers of version 1 that still run.
        connection.exec_driver_sql("ALTER TABLE games ADD COLUMN hints BOOLEAN DEFAULT false NOT NULL")
    if version < 3:
        heads.create(connection)
    if version < SCHEMA_VERSION:
        connection.execute(update(schema_version).values(version=SCHEMA_VERSION))
