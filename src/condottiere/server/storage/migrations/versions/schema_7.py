"""Schema 7: shuffles that can be verified."""

from alembic import op
from sqlalchemy import Column, Float, String

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """Make the table, and add the columns, empty: games of earlier versions have no such shuffle."""
    op.create_table(
        "shuffles",
        Column("game", String(40), primary_key=True),
        Column("commitment", String(64), nullable=False, unique=True),
        Column("secret", String(64), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.add_column("rooms", Column("starting", Float))
    for column in ("chain", "reveal"):
        op.add_column("room_seats", Column(column, String(64)))
