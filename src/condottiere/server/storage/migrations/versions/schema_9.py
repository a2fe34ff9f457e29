"""Schema 9: server processes, who is connected through each, and which of them acts at which table."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text

revision = "9"
down_revision = "8"


def process() -> tuple[str, String, ForeignKey]:
    """The column of what hangs on a process, and goes with it."""
    return "process", String(16), ForeignKey("processes.id", ondelete="CASCADE")


def upgrade() -> None:
    """Make the tables, empty."""
    op.create_table(
        "processes",
        Column("id", String(16), primary_key=True),
        Column("address", Text, nullable=False),
        Column("until", Float, nullable=False),
    )
    op.create_table(
        "presences",
        Column("game", String(40), primary_key=True),
        Column(*process(), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("connections", Integer, nullable=False),
        Column("looking", Boolean, nullable=False),
        Column("hurries", Boolean, nullable=False),
        Column("answered", Integer),
    )
    op.create_table(
        "drivers",
        Column("game", String(40), primary_key=True),
        Column(*process(), nullable=False),
    )
    for table in ("presences", "drivers"):
        op.create_index(f"ix_{table}_process", table, ["process"])
