"""The errors of a database."""


class StoreError(Exception):
    """The database failed, and nothing was changed. The message is the database's own."""


class DatabaseBusy(StoreError):
    """The database is overloaded by this process."""


class DatabaseLocked(StoreError):
    """Another program keeps the database locked."""


class DiskFailure(StoreError):
    """The disk of the database is full, or does not work."""


class DatabaseDamaged(StoreError):
    """The database is corrupted."""


class NoMoreConnections(StoreError):
    """The database has reached its maximum number of connections."""


class Conflict(StoreError):
    """Another process has stored an entry or a chat line of this number first."""


class DamagedGame(StoreError):
    """The rows of a game are incomplete or have impossible values. The message says what is wrong."""


class SchemaError(Exception):
    """The database has another program's tables, or those of a newer version. The message says which."""


def first_line(error: object) -> str:
    """The first line of an error's message, or its name if it has none.

    SQLAlchemy's other lines only link to its documentation.
    """
    return str(error).partition("\n")[0] or type(error).__name__
