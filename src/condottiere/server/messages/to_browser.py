"""The messages of the server to a browser over a WebSocket."""

from typing import TypeAlias

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock
from condottiere.record.pacts.promisable import Promises
from condottiere.rules import Options

from .agreements import Agreements, Pact
from .explanation import Explanation
from .protocol import (
    Answers,
    ChatLine,
    ErrorCode,
    Fairness,
    LogLine,
    Message,
    NextTable,
    Pace,
    Player,
    Series,
    StandIn,
    TableView,
    WaitingSeat,
)


class TableMessage(Message, tag_field="type", tag="table"):
    """All a viewer needs to draw the table. Sent on joining and after every change."""

    protocol: int
    version: int
    """Goes up with every action and deal; an action is for the version it was chosen at."""
    view: TableView
    players: list[Player]
    log: list[LogLine]
    """Lines from number `log_from` on; the browser keeps its own before that."""
    log_from: int
    advice: Fact | None
    """A word of warning about the options (R13.5)."""
    hints: bool
    """Whether seats may ask for hints and odds."""
    problem: Fact | None
    """What keeps the server from acting for bots, while it does."""
    own_connections: int
    """How many connections have joined the viewer's seat, this one included; 1 for whoever looks on."""
    now: float = 0.0
    """The server's clock, as Unix time in seconds."""
    agreements: Agreements = field(default_factory=Agreements)
    answers: Answers | None = None
    """Where R4.5 is asked, or may be answered in advance."""
    own_seats: list[int] = field(default_factory=list)
    """The seats that whoever is connected may join as."""
    takeback: int | None = None
    """The move that the viewer may propose to take back now, by how many moves came before it."""
    rematch: NextTable | None = None
    """Where the same people go on, once one of them has begun a rematch."""
    series: Series | None = None
    """None for a game that is nobody's rematch."""
    fairness: Fairness | None = None
    """None for a game that was begun from known cards, such as a moment of another one."""
    pacts: list[Pact] = field(default_factory=list)
    """Those that the viewer may know of, in the order of the offers; all of them when the game is over."""
    promisable: list[Promises] = field(default_factory=list)
    """What can be promised now, whoever promises it; empty where the viewer can offer no pact."""
    explanation: Explanation = field(default_factory=Explanation)
    stand_ins: list[StandIn] = field(default_factory=list)
    """Those who play now for captains that are not ready."""


class ChatMessage(Message, tag_field="type", tag="chat"):
    """What was said, from line `chat_from` of this viewer's on."""

    lines: list[ChatLine]
    chat_from: int


class ErrorMessage(Message, tag_field="type", tag="error"):
    """Something was refused. The game stands as it was."""

    code: ErrorCode
    message: str
    """In English, for programs."""
    fact: Fact
    """What is wrong, which rule or setting, what to do."""


class RoomMessage(Message, tag_field="type", tag="room"):
    """The waiting room of a table whose game has not begun. Sent on joining and after every change."""

    protocol: int
    code: str
    """What people type to find the table."""
    public: bool
    """Whether the lobby lists it."""
    seats: list[WaitingSeat]
    seat: int | None
    """The viewer's own."""
    own_seats: list[int]
    """The viewer's own, and those of guests on the viewer's device."""
    host: int | None
    """The seat of whoever may start; None if that person has none."""
    is_host: bool
    """Whether the viewer is the host."""
    missing: list[Fact]
    """What is still needed before the game can begin."""
    onlookers: int
    """How many connections there are without a seat."""
    options: Options
    pace: Pace
    hints: bool
    commitment: str
    """To the secret that the cards will be shuffled by."""
    clock: Clock | None = None
    starting: bool = False
    """Whether the host has started the game, which waits a moment for the entropy of browsers."""


ToBrowser: TypeAlias = TableMessage | RoomMessage | ChatMessage | ErrorMessage
