"""The tables of the database in this version. The revisions in `migrations` upgrade earlier ones to it."""

from typing import Any, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

SCHEMA_VERSION: Final = 1
"""The newest Alembic revision, raised with each."""

metadata: Final = MetaData()


def _table(name: str, *columns: Column[Any]) -> Table:
    return Table(name, metadata, *columns)


# Alembic writes this table too, and ignores it here when it compares schemas.
alembic_version = Table("alembic_version", metadata, Column("version_num", String(32), primary_key=True))

games = _table(
    "games",
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("holder", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("bargaining", Boolean, nullable=False),
    # The game whose rematch this is (each game has at most one), and the earlier games of the series.
    Column("previous", String(40), unique=True, index=True),
    Column("series", Text),
)

# People without accounts: the secret of a device, or the recovery code, identifies a person.
persons = _table(
    "persons",
    Column("id", String(22), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    # The language of notices.
    Column("language", String(16), nullable=False),
    # Whether captains may remember from game to game how this person keeps promises.
    Column("remembered", Boolean, nullable=False),
)

devices = _table(
    "devices",
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

recovery_codes = _table(
    "recovery_codes",
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

# A seat may get its person later. That person may remove the table from their list of games.
seats = _table(
    "seats",
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("bot", String(40)),
    Column("key_digest", String(64)),
    Column("person", String(22), index=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    # Whether a guest plays on the device of the seat's person, under another name.
    Column("guest", Boolean, nullable=False),
    # The key by which the person has claimed the seat, which got another one then.
    Column("spent_digest", String(64)),
    # Of a person who agreed to that, by the names of captains: their Reputation as the game begins, and their
    # Dealings once it is over.
    Column("reputations", JSON(none_as_null=True)),
    Column("dealings", JSON(none_as_null=True)),
)

# Waiting rooms. Every change raises the version, so of two concurrent changes one fails.
rooms = _table(
    "rooms",
    Column("id", String(40), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("pace", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("bargaining", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("started", Boolean, nullable=False),
    # The identifier of a person, or the digest of a key.
    Column("host", String(64), nullable=False),
    # The network of the customer who made it, of whom the lobby lists one room.
    Column("client", String(50)),
    Column("clock", Text),
    # Unix time at which the host started the game, while the start waits for entropy from browsers.
    Column("starting", Float),
    # The version of the rules that the game begins with, once it is starting.
    Column("rules_version", Integer),
    # As in `games`, for the room of a rematch.
    Column("previous", String(40), unique=True, index=True),
    Column("series", Text),
    Column("said", Text, nullable=False),  # a list in JSON
)
# For the lobby, and to remove expired rooms: there is one room for every game that began in one.
Index(
    "ix_rooms_waiting",
    rooms.c.changed,
    sqlite_where=~rooms.c.started,
    postgresql_where=~rooms.c.started,
)

room_seats = _table(
    "room_seats",
    Column("room", ForeignKey("rooms.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text),
    Column("bot", String(40)),
    Column("person", String(22), index=True),
    Column("ready", Boolean, nullable=False),
    Column("guest", Boolean, nullable=False),
    # The browser's commitment to its entropy, and its entropy for the first deal.
    Column("chain", String(64)),
    Column("reveal", String(64)),
    # Of a rematch: as in `seats`. The name is fixed once the game is starting.
    Column("key_digest", String(64)),
    Column("spent_digest", String(64)),
    Column("fixed_name", Text),
)

# The secrets of shuffles. A shuffle is stored before its table, and contains the table's identifier.
shuffles = _table(
    "shuffles",
    Column("game", String(40), primary_key=True),
    Column("commitment", String(64), nullable=False, unique=True),
    Column("secret", String(64), nullable=False),  # revealed only when the game is over
    # With this version of the rules its table was promised.
    Column("rules_version", Integer, nullable=False),
    Column("created", Float, nullable=False),
)

# One row per entry. The primary key prevents two servers from both writing entry n of a game.
entries = _table(
    "entries",
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# A summary of each game after a number of entries. Derived from them, to avoid replaying them.
heads = _table(
    "heads",
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", String(20), nullable=False),
    Column("turn", Integer),
    Column("battles", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("owners", String(17), nullable=False),
    Column("winners", String(6), nullable=False),
)

chat = _table(
    "chat",
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("receivers", String(6)),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# The time at which the server has to attend to a table, even if nobody watches it.
deadlines = _table(
    "deadlines",
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("at", Float, nullable=False, index=True),
)

# The webhooks and browsers that receive notices of turns, and the notices sent: one for each turn.
webhooks = _table(
    "webhooks",
    Column("person", ForeignKey("persons.id"), primary_key=True),
    Column("url", Text, nullable=False),
    Column("origin", Text, nullable=False),  # where this person opens the game, for links in notices
    Column("created", Float, nullable=False),
)

push_subscriptions = _table(
    "push_subscriptions",
    Column("endpoint_digest", String(64), primary_key=True),
    Column("person", ForeignKey("persons.id"), nullable=False, index=True),
    Column("subscription", Text, nullable=False),
    Column("created", Float, nullable=False),
)

notices = _table(
    "notices",
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), primary_key=True),
    Column("at", Float, nullable=False),
    # Unix time until which the process that sends it has claimed it; NULL once its person has been told.
    Column("until", Float),
)

# Generated values that all processes share, such as the key that signs Web Push messages.
server_values = _table(
    "server_values",
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The server processes that share this database. Deleting one deletes its dependent rows.
processes = _table(
    "processes",
    Column("id", String(16), primary_key=True),
    Column("address", Text, nullable=False),  # unique among running processes
    Column("until", Float, nullable=False),
)

# The seats that are connected to each table through each process.
presences = _table(
    "presences",
    Column("game", String(40), primary_key=True),
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("connections", Integer, nullable=False),
    Column("looking", Boolean, nullable=False),
    Column("hurries", Boolean, nullable=False),
    # The version of the table at which this seat has finally answered R4.5.
    Column("answered", Integer),
)

# The one process that acts at a table for its bots.
drivers = _table(
    "drivers",
    Column("game", String(40), primary_key=True),
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
)

# The games removed by the retention rule, and whether each was archived.
removals = _table(
    "removals",
    Column("game", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("archived", Boolean, nullable=False),
)

TRANSIENT: Final = (processes, presences, drivers)
"""The tables about running processes, which are not part of the games."""
