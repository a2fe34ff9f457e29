"""The append-only SQL database of games, with its schema and migrations."""

from .connection import readable_by_others
from .copying import copy_database
from .deadlines import DeadlineStore, Due
from .errors import (
    Conflict,
    DamagedGame,
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseLocked,
    DiskFailure,
    NoMoreConnections,
    SchemaError,
    StoreError,
)
from .games import (
    CHAT_WINDOW,
    TABLE_NAME,
    Head,
    RoomSeat,
    StoredGame,
    StoredPerson,
    StoredRoom,
    StoredSeat,
    StoredSeries,
    StoredSummary,
)
from .notices import NoticeStore, PendingTurn, StoredSubscription, StoredWebhook
from .persons import PersonStore
from .processes import Others, ProcessStore, SeatPresence, TablePresence
from .removals import Candidate
from .rooms import RoomStore
from .seats import SeatStore
from .shuffles import ShuffleStore
from .store import Store

__all__ = [
    "CHAT_WINDOW",
    "TABLE_NAME",
    "Candidate",
    "Conflict",
    "DamagedGame",
    "DatabaseBusy",
    "DatabaseDamaged",
    "DatabaseLocked",
    "DeadlineStore",
    "DiskFailure",
    "Due",
    "Head",
    "NoMoreConnections",
    "NoticeStore",
    "Others",
    "PendingTurn",
    "PersonStore",
    "ProcessStore",
    "RoomSeat",
    "RoomStore",
    "SchemaError",
    "SeatPresence",
    "SeatStore",
    "ShuffleStore",
    "Store",
    "StoreError",
    "StoredGame",
    "StoredPerson",
    "StoredRoom",
    "StoredSeat",
    "StoredSeries",
    "StoredSubscription",
    "StoredSummary",
    "StoredWebhook",
    "TablePresence",
    "copy_database",
    "readable_by_others",
]
