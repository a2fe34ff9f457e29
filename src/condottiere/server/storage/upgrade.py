"""Upgrading a database to the schema of this version with Alembic, by the revisions in `migrations/versions`.

A revision is named after the number of its schema.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .errors import SchemaError
from .schema import SCHEMA_VERSION, alembic_version, metadata

MIGRATIONS: Final = Path(__file__).parent / "migrations"
_UPGRADE_LOCK: Final = 0xC0_4D07
"""The advisory lock that an upgrade of PostgreSQL holds; an arbitrary number."""


async def upgrade(connection: AsyncConnection) -> None:
    """Create the tables of a new database, or upgrade those of an older one. Raises SchemaError."""
    # Two servers that start at the same time must not both find an empty database.
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        await connection.execute(text("SET LOCAL lock_timeout = 0"))  # an upgrade may take long
        await connection.execute(select(func.pg_advisory_xact_lock(_UPGRADE_LOCK)))
    await connection.run_sync(_upgrade)


async def check_schema(connection: AsyncConnection) -> None:
    """Raise SchemaError unless the schema is this version's; change nothing."""
    await connection.run_sync(_check_schema)


def _check_schema(connection: Connection) -> None:
    columns = _columns(connection)
    if not columns:
        raise SchemaError("there is no game in it")
    version = _version(connection, columns)
    if version < SCHEMA_VERSION:
        raise SchemaError(f"it is an older version's (schema {version}); a server started on it upgrades it")


def _upgrade(connection: Connection) -> None:
    columns = _columns(connection)
    if not columns:
        _create_tables(connection)
        return
    if _version(connection, columns) < SCHEMA_VERSION:
        _run_alembic(connection)
        columns = _columns(connection)
    expected = {f"{one.name}.{column.name}" for one in metadata.tables.values() for column in one.columns}
    if missing := expected - columns:
        raise SchemaError(f"it belongs to another program, or is damaged: there is no {min(missing)}")


def _columns(connection: Connection) -> set[str]:
    """The columns of every table, as 'table.column'."""
    tables = inspect(connection).get_multi_columns()
    return {f"{name}.{column['name']}" for (_, name), columns in tables.items() for column in columns}


def _version(connection: Connection, columns: set[str]) -> int:
    """The number of a database's schema, this version's or an earlier one. Raises SchemaError for others."""
    if {"games.id", "alembic_version.version_num"} <= columns:
        match connection.execute(select(alembic_version)).all():
            case [(number,)] if number.isdecimal():
                if int(number) <= SCHEMA_VERSION:
                    return int(number)
                raise SchemaError(
                    f"another version of Condottiere made it (schema {number}; this one: {SCHEMA_VERSION})"
                )
    raise SchemaError("it belongs to another program")


def _create_tables(connection: Connection) -> None:
    metadata.create_all(connection)
    connection.execute(insert(alembic_version).values(version_num=str(SCHEMA_VERSION)))


def _run_alembic(connection: Connection) -> None:
    """Run the missing revisions in this connection's transaction."""
    # Imported here because the import takes half a second, and few starts need it.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    command.upgrade(config, "head")
