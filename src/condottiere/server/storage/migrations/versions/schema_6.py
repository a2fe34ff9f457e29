"""Schema 6: rematches, guests, clocks with deadlines, and where people are told that it is their turn."""

from alembic import op
from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Text, false

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the columns, empty, and make the tables."""
    op.add_column("games", Column("previous", String(40)))
    op.add_column("games", Column("series", Text))
    op.create_index("ix_games_previous", "games", ["previous"], unique=True)
    for seats in ("seats", "room_seats"):
        op.add_column(seats, Column("guest", Boolean, nullable=False, server_default=false()))
    op.add_column("rooms", Column("clock", Text))
    op.create_table(
        "deadlines",
        Column("game", String(40), ForeignKey("games.id"), primary_key=True),
        Column("at", Float, nullable=False),
    )
    op.create_index("ix_deadlines_at", "deadlines", ["at"])
    op.create_table(
        "webhooks",
        Column("person", String(22), ForeignKey("persons.id"), primary_key=True),
        Column("url", Text, nullable=False),
        Column("origin", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        Column("endpoint_digest", String(64), primary_key=True),
        Column("person", String(22), ForeignKey("persons.id"), nullable=False),
        Column("subscription", Text, nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "notices",
        Column("game", String(40), ForeignKey("games.id"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("version", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(10), primary_key=True),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "server_values",
        Column("name", String(40), primary_key=True),
        Column("value", Text, nullable=False),
    )
