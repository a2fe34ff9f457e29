"""The bodies of requests over HTTP about uploaded records, and the JSON export of records."""

from .protocol import Message, TableOptions
from .review_api import Perspective


class RecordReview(Message):
    """POST /api/records/review: the Review of a record, which is not stored."""

    record: str
    """A record as text, or its JSON export."""
    first: int = 0


class RecordStatistics(Message):
    """POST /api/records/statistics: the Statistics of a record."""

    record: str


class RecordPositions(Message):
    """POST /api/records/positions: the Positions of a record."""

    record: str
    first: int
    last: int
    seat: Perspective


class RecordFairness(Message):
    """POST /api/records/fairness: the Verification of a record that has its secret."""

    record: str


class RecordFromHere(Message):
    """POST /api/records/from: as FromHere, for an uploaded record."""

    record: str
    moment: int
    seat: int
    bot: str


class RecordEntry(Message):
    """One entry of a game's log."""

    entry: str
    """The entry as in the text of a record: 'play:T', 'site:roma', 'deal:5TKC'."""
    seat: int | None
    """The seat whose entry it is; None for a deal and other entries of no seat."""


class RecordJson(Message):
    """GET /api/tables/ID/record.json: a whole game; `docs/record.schema.json` describes the format."""

    condottiere: int
    """The version of this format."""
    rules: int
    """The version of the rules by which the game was played."""
    options: TableOptions
    holder: int
    """The seat that held the Condottiere first (R1.5)."""
    players: list[str]
    """The names of the seats, clockwise from seat 0."""
    entries: list[RecordEntry]
    table: str | None = None
    """The identifier of its table, on which its shuffle depends; None if not known."""
    secret: str | None = None
    """The secret by which its cards were shuffled, in hexadecimal digits; None if not known."""
