"""What can go wrong with a database."""


class StoreError(Exception):
    """The database did not do what it was asked, and nothing was changed. The message is the database's."""


class DatabaseBusy(StoreError):
    """More is asked of the database by this process than it does in time."""


class DatabaseLocked(StoreError):
    """Another program keeps the database locked."""


class DiskFailure(StoreError):
    """The disk of the database is full, or does not work."""


class DatabaseDamaged(StoreError):
    """What is in the database is not as the database itself wrote it."""


class NoMoreConnections(StoreError):
    """The database has as many connections as it allows."""


class Conflict(StoreError):
    """Another process has stored an entry or a chat line of this number first."""


class DamagedGame(StoreError):
    """The rows of a game are incomplete or have impossible values. The message says what is wrong."""


class SchemaError(Exception):
    """The database has another program's tables, or those of a newer version. The message says which."""


def first_line(error: object) -> str:
    """The first line of an error's message, or its name if it has none.

    SQLAlchemy's further lines say where to read more.
    """
    return str(error).partition("\n")[0] or type(error).__name__
