"""Schema 5: waiting rooms, in which a table fills before its game begins."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Make the tables, empty."""
    op.create_table(
        "rooms",
        Column("id", String(40), primary_key=True),
        Column("code", String(8), nullable=False, unique=True),
        Column("version", Integer, nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
        Column("pace", String(20), nullable=False),
        Column("options", Text, nullable=False),
        Column("hints", Boolean, nullable=False),
        Column("public", Boolean, nullable=False),
        Column("started", Boolean, nullable=False),
        Column("host", String(22), nullable=False),
    )
    op.create_table(
        "room_seats",
        Column("room", String(40), ForeignKey("rooms.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("name", Text),
        Column("bot", String(40)),
        Column("person", String(22)),
        Column("ready", Boolean, nullable=False),
    )
    op.create_index("ix_room_seats_person", "room_seats", ["person"])
