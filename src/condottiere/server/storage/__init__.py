"""Where games are kept: a SQL database to which rows are added, with its schema and migrations."""

from .connection import readable_by_others
from .errors import Conflict, DamagedGame, SchemaError, StoreError
from .games import CHAT_WINDOW, TABLE_NAME, Head, StoredGame, StoredSeat, StoredSummary
from .store import Store

__all__ = [
    "CHAT_WINDOW",
    "TABLE_NAME",
    "Conflict",
    "DamagedGame",
    "Head",
    "SchemaError",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredSeat",
    "StoredSummary",
    "readable_by_others",
]
