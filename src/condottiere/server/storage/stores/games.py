"""A game as it is stored."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from condottiere.languages.bundle import ENGLISH
from condottiere.record.fairness.state import FairShuffle
from condottiere.rules import Options
from condottiere.server.messages.agreements import Clock
from condottiere.server.messages.protocol import ChatLine, NextTable, Pace, PhaseName

CHAT_WINDOW: Final = 200
"""How many chat lines of a table are kept in memory for each of its viewers: the latest that it may read."""

TABLE_NAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
"""What the identifier of a table looks like."""


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """Somebody whom the server knows again."""

    id: str
    """Known to the server alone."""
    name: str
    language: str = ENGLISH
    """The code of what notices are written in."""


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits in a seat."""

    name: str
    bot: str | None
    """The name of a level, or a bot with its parameters; None for a person."""
    key_digest: str | None
    """The digest of a person's key, see `server.keys`; None for a bot."""
    person: str | None = None
    """Whose seat it is, see `server.persons`; None where nobody has said so."""
    guest: bool = False
    """Whether somebody else plays here on the device of this person, under a name of their own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeries:
    """How a game follows from the one whose rematch it is."""

    game: int
    """Which game of the series it is, from 1."""
    wins: tuple[int, ...]
    """How many games before it each seat's player has won."""
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
    """When a new game is due, see `storage.deadlines`; None if it may rest while nobody watches."""
    hints: bool = False
    """Whether seats may ask for hints and odds."""
    previous: str | None = None
    """The game whose rematch this is."""
    series: StoredSeries | None = None
    """None where it is no rematch."""
    shuffle: FairShuffle | None = None
    """None where an earlier version has made it."""
    rematch: NextTable | None = None
    """The rematch of this game, when it was loaded."""
    chat: Mapping[int, ChatLine] = field(default_factory=dict)
    """By number, those that are for some viewer among the latest CHAT_WINDOW that it may read."""
    chat_length: int = 0
    """How many lines have been said in all."""


class NewRows(NamedTuple):
    """What has been added to a game since it was loaded."""

    entries: list[tuple[str, float]]
    """Each entry, and when it was stored as Unix time in seconds."""
    lines: list[ChatLine]


@dataclass(frozen=True, slots=True)
class RoomSeat:
    """A seat before the game: free, a bot's or a person's."""

    name: str | None = None
    """What the bot or the person is called; None where the seat is free."""
    bot: str | None = None
    person: str | None = None
    ready: bool = False
    guest: bool = False
    """As in StoredSeat."""
    chain: str | None = None
    """The commitment of the browser here to its entropy, see `record.fairness`."""
    reveal: str | None = None
    """Its entropy for the first deal, once it has told it."""

    @property
    def free(self) -> bool:
        """Whether anybody may take it."""
        return self.bot is None and self.person is None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredRoom:
    """A table whose game has not begun, or where it has, how it came together."""

    id: str
    code: str
    """What people type to find the table."""
    version: int
    """Raised by every change."""
    created: float
    """Unix time in seconds."""
    changed: float = field(compare=False)
    """Unix time of the last change, or when its host was here since."""
    pace: Pace
    options: Options
    hints: bool
    public: bool
    """Whether the lobby lists it."""
    started: bool
    host: str
    """The person who may start the game."""
    seats: tuple[RoomSeat, ...]
    clock: Clock | None = None
    shuffle: FairShuffle | None = None
    """None where an earlier version has made it."""
    starting: float | None = None
    """Unix time at which the host has started the game, while that waits for the entropy of browsers."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where a game stands after so many entries: what can be said of it without replaying its log."""

    entries: int
    version: int
    """As `Game.version`."""
    phase: PhaseName
    turn: int | None
    """The seat on turn."""


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
    due: float | None
    """When somebody has to look after it, see `storage.deadlines`."""
    head: Head | None
    """None where it is not known: an older version has made or added to this game."""
