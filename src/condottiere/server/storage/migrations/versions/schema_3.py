"""Schema 3: where each game stands, so that a summary needs no replay of its log."""

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, String

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make the table, empty: a server fills it as games are asked for."""
    op.create_table(
        "heads",
        Column("game", String(40), ForeignKey("games.id"), primary_key=True),
        Column("entries", Integer, nullable=False),
        Column("version", Integer, nullable=False),
        Column("phase", String(20), nullable=False),
        Column("turn", Integer),
    )
