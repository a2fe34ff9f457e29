"""Schema 1, of version 0.1.0. A new database gets its tables from `schema.py`; upgrades begin here."""

revision = "1"
down_revision = None


def upgrade() -> None:
    """Do nothing, since no database is older."""
