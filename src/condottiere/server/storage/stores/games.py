"""The data of stored games, rooms and people."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf
from typing import Final, NamedTuple

from condottiere.bots.bargaining.memory import Reputation
from condottiere.languages.bundle import ENGLISH
from condottiere.record.agreements.notation import Clock
from condottiere.record.fairness.state import FairShuffle
from condottiere.rules import Options
from condottiere.server.messages.protocol import ChatLine, NextTable, Pace, PhaseName

CHAT_WINDOW: Final = 200
"""The number of latest chat lines of a table that are kept in memory for each viewer."""

TABLE_NAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""The format of a table's identifier."""


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """A person whom the server recognises."""

    id: str
    """Known to the server alone."""
    name: str
    language: str = ENGLISH
    """The code of the language for notices."""
    remembered: bool = False
    """Whether captains may remember from game to game how this person keeps promises."""
    created: float = field(default=inf, compare=False)
    """Unix time in seconds."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """The person or bot in a seat."""

    name: str
    bot: str | None
    """The name of a level, or a bot with its parameters; None for a person."""
    key_digest: str | None
    """The digest of a person's key, see `people.keys`; None for a bot."""
    person: str | None = None
    """The person of the seat, see `people.persons`; None while nobody has claimed it."""
    guest: bool = False
    """Whether a guest plays here, on the device of this person but under another name."""
    spent_digest: str | None = None
    """The digest of the key by which the person has claimed the seat; it opens it to that person alone."""
    reputations: Mapping[str, Reputation] | None = None
    """What captains, by their names, know of the person from earlier games; None if nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeries:
    """The place of a rematch in its series."""

    game: int
    """The number of the game in its series, from 1."""
    wins: tuple[int, ...]
    """The number of earlier games that each seat's player has won."""
    by: int
    """As in NextTable."""
    rotated: bool
    """As in NextTable."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """A table with the whole log of its game."""

    id: str
    created: float
    """Unix time in seconds."""
    rules_version: int
    pace: Pace
    options: Options
    holder: int
    seats: tuple[StoredSeat, ...]
    entries: tuple[str, ...]
    """The log, each entry as `record.notation` writes it."""
    times: tuple[float, ...] = ()
    """When each entry was stored, as Unix time in seconds; empty for a new game."""
    due: float | None = None
    """When the server has to attend to a new game, see `Due`; None if not before its next entry."""
    hints: bool = False
    """Whether seats may ask for hints and odds."""
    bargaining: bool = False
    """Whether captains bargain: offer and accept pacts."""
    previous: str | None = None
    """The game whose rematch this is."""
    series: StoredSeries | None = None
    """None if this is not a rematch."""
    shuffle: FairShuffle | None = None
    """None if the first cards were chosen when the table was made, so that nobody can verify them."""
    rematch: NextTable | None = None
    """The rematch of this game, if there was one when it was loaded."""
    chat: Mapping[int, ChatLine] = field(default_factory=dict)
    """Chat lines by number: for each viewer, the latest CHAT_WINDOW that it may read."""
    chat_length: int = 0
    """The total number of chat lines."""


NEW_ROWS: Final = 200
"""The maximum number of rows of each kind that are loaded at once after those that are known."""


class NewRows(NamedTuple):
    """The rows added to a game since it was loaded."""

    entries: list[tuple[str, float]]
    """Each entry, and when it was stored as Unix time in seconds."""
    lines: list[ChatLine]


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """A seat before the game: free, a bot's or a person's."""

    name: str | None = None
    """The name of the bot or the person; None if the seat is free."""
    bot: str | None = None
    person: str | None = None
    ready: bool = False
    guest: bool = False
    """As in StoredSeat."""
    chain: str | None = None
    """The browser's commitment to its entropy, see `record.fairness`."""
    reveal: str | None = None
    """The browser's entropy for the first deal, once revealed."""
    key_digest: str | None = None
    """In the room of a rematch, the digest of the seat's key."""
    spent_digest: str | None = None
    """As in StoredSeat."""
    fixed_name: str | None = None
    """The name under which the game begins, once it is starting: people may be renamed at any time."""

    @property
    def free(self) -> bool:
        """Whether anybody may take it."""
        return self.bot is None and self.person is None and self.key_digest is None

    def opens_for(self, credential: str | None) -> bool:
        """Check if the seat belongs to a person, by their identifier, or to a key, by its digest."""
        return credential is not None and credential in (self.person, self.key_digest)


@dataclass(frozen=True, slots=True)
class SaidInRoom:
    """Something that a person has said in a waiting room, or that the person has left it."""

    person: str
    text: str | None
    """None if the person has left."""
    at: float
    """Unix time in seconds."""
    name: str | None = None
    """What a person was called who has left; None for those who sit there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRoom:
    """A waiting room: a table whose game has not begun, or the room from which it began."""

    id: str
    code: str
    """The code that people type to find the table."""
    version: int
    """Raised by every change."""
    created: float
    """Unix time in seconds."""
    changed: float = field(compare=False)
    """Unix time of the last change, or of the last sign of its host after that."""
    pace: Pace
    options: Options
    hints: bool
    bargaining: bool
    public: bool
    """Whether the lobby lists it."""
    started: bool
    host: str
    """The person who may start the game; in the room of a rematch perhaps the digest of the host's key."""
    client: str | None = None
    """The network of the customer who made it, of whom the lobby lists one room; None if that is unknown."""
    seats: tuple[RoomSeat, ...]
    clock: Clock | None = None
    shuffle: FairShuffle
    starting: float | None = None
    """Unix time at which the host started the game, while the start waits for entropy from browsers."""
    rules_version: int | None = None
    """The version of the rules that the game begins with, once it is starting."""
    previous: str | None = None
    """The game whose rematch begins here."""
    series: StoredSeries | None = None
    """None if this is not a rematch."""
    said: tuple[SaidInRoom, ...] = ()
    """What the people in it have said, oldest first."""


@dataclass(frozen=True, slots=True)
class Head:
    """A summary of a game after a number of entries, readable without replaying its log."""

    entries: int
    version: int
    """As `Game.version`."""
    phase: PhaseName
    turn: int | None
    """The seat on turn."""
    battles: int = 0
    """How many battles have ended in the game."""
    round: int = 0
    """Which round of the game is played, from 1; 0 where there are none (R12)."""
    owners: str = ""
    """Who controls each region: the number of a seat, or '-' for nobody."""
    winners: str = ""
    """The seats that have won, or shared, the game or match that is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSummary:
    """A table without its log."""

    id: str
    created: float
    """Unix time in seconds."""
    pace: Pace
    options: Options
    seats: tuple[StoredSeat, ...]
    hints: bool
    bargaining: bool
    due: float | None
    """When the server has to attend to the table, see `Due`."""
    head: Head
