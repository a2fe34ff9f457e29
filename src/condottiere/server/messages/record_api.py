"""The bodies of requests over HTTP about records that are sent along, and of records as JSON."""

from .protocol import Message, TableOptions
from .review_api import Perspective


class RecordReview(Message):
    """POST /api/records/review: the Review of a record. Nothing of it is kept."""

    record: str
    """The text of a record, or of its export as JSON."""
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
    """POST /api/records/from: as FromHere, from a moment of a record."""

    record: str
    moment: int
    seat: int
    bot: str


class RecordEntry(Message):
    """One entry of a game's log."""

    entry: str
    """What happened, as in the text of a record: 'play:T', 'site:roma', 'deal:5TKC'."""
    seat: int | None
    """Which seat did it; None for a deal and for what nobody in particular did."""


class RecordJson(Message):
    """GET /api/tables/ID/record.json: a whole game, as `docs/record.schema.json` describes it."""

    condottiere: int
    """The version of this format."""
    rules: int
    """The version of the rules that it was played by."""
    options: TableOptions
    holder: int
    """The seat that held the Condottiere first (R1.5)."""
    players: list[str]
    """The names of the seats, clockwise from seat 0."""
    entries: list[RecordEntry]
    table: str | None = None
    """The identifier of its table, on which its shuffle depends; None where it is not known."""
    secret: str | None = None
    """What its cards were shuffled by, in hexadecimal digits; None where that is not known."""
