"""Schema 10: what became of the games that were archived or deleted."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, String

revision = "10"
down_revision = "9"


def upgrade() -> None:
    """Make the table, empty."""
    op.create_table(
        "removals",
        Column("game", String(40), primary_key=True),
        Column("at", Float, nullable=False),
        Column("archived", Boolean, nullable=False),
    )
