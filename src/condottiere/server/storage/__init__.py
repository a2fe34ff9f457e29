"""The append-only SQL database of games, with its schema and migrations."""

from .connection import readable_by_others
from .copying import copy_database
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
from .store import Store
from .stores.appends import Append, Waiting
from .stores.deadlines import DeadlineStore, Due
from .stores.games import (
    CHAT_WINDOW,
    NEW_ROWS,
    TABLE_NAME,
    Head,
    RoomSeat,
    SaidInRoom,
    StoredGame,
    StoredPerson,
    StoredRoom,
    StoredSeat,
    StoredSeries,
    StoredSummary,
)
from .stores.notices import Claim, NoticeStore, PendingTurn, StoredSubscription, StoredWebhook
from .stores.persons import PersonStore
from .stores.processes import Others, ProcessStore, SeatPresence, TablePresence
from .stores.removals import Candidate
from .stores.reputations import DealingsOfSeats
from .stores.rooms import RoomStore
from .stores.seats import SeatStore
from .stores.shuffles import ShuffleStore

__all__ = [
    "CHAT_WINDOW",
    "NEW_ROWS",
    "TABLE_NAME",
    "Append",
    "Candidate",
    "Claim",
    "Conflict",
    "DamagedGame",
    "DatabaseBusy",
    "DatabaseDamaged",
    "DatabaseLocked",
    "DeadlineStore",
    "DealingsOfSeats",
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
    "SaidInRoom",
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
    "Waiting",
    "copy_database",
    "readable_by_others",
]
