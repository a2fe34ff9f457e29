"""Schema 2: whether a table allows hints and odds."""

from alembic import op
from sqlalchemy import Boolean, Column, false

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the column. Nobody agreed on hints at the tables that are there.

    Servers of schema 1 that still run need the default.
    """
    op.add_column("games", Column("hints", Boolean, nullable=False, server_default=false()))
