"""Schema 8: the languages of people."""

from alembic import op
from sqlalchemy import Column, String

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Add the column: who was known to earlier versions has read English."""
    op.add_column("persons", Column("language", String(16), nullable=False, server_default="en"))
