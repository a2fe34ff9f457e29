"""Schema 4: persons with their devices and recovery codes, and which seats are theirs."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, String, Text, false

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Make the tables, empty, and add the columns: a seat becomes a person's when its key is shown.

    Servers of schema 3 that still run need the default.
    """
    op.create_table(
        "persons",
        Column("id", String(22), primary_key=True),
        Column("name", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "devices",
        Column("digest", String(64), primary_key=True),
        Column("person", String(22), ForeignKey("persons.id"), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "recovery_codes",
        Column("person", String(22), ForeignKey("persons.id"), primary_key=True),
        Column("digest", String(64), nullable=False, unique=True),
        Column("created", Float, nullable=False),
    )
    op.add_column("seats", Column("person", String(22)))
    op.add_column("seats", Column("hidden", Boolean, nullable=False, server_default=false()))
    op.create_index("ix_seats_person", "seats", ["person"])
