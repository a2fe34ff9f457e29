"""Schema 1: games with their seats, log entries and chat."""

from alembic import op
from sqlalchemy import Column, Float, ForeignKey, Integer, String, Text, column, insert, table

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table("schema_version", Column("version", Integer, nullable=False))
    op.execute(insert(table("schema_version", column("version"))).values(version=1))
    op.create_table(
        "games",
        Column("id", String(40), primary_key=True),
        Column("created", Float, nullable=False),
        Column("rules_version", Integer, nullable=False),
        Column("pace", String(20), nullable=False),
        Column("options", Text, nullable=False),
        Column("holder", Integer, nullable=False),
    )
    op.create_table(
        "seats",
        Column("game", String(40), ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("name", Text, nullable=False),
        Column("bot", String(40)),
        Column("key_digest", String(64)),
    )
    op.create_table(
        "entries",
        Column("game", String(40), ForeignKey("games.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("entry", Text, nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "chat",
        Column("game", String(40), ForeignKey("games.id"), primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("seat", Integer, nullable=False),
        Column("receivers", String(6)),
        Column("text", Text, nullable=False),
        Column("at", Float, nullable=False),
    )
