"""The messages of the server to a browser over a WebSocket."""

from typing import TypeAlias

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock
from condottiere.record.explanation.card_previews import CardPreview
from condottiere.record.explanation.stakes import Goals
from condottiere.record.pacts.promisable import Promises
from condottiere.rules import Options

from . import protocol as parts
from .agreements import Agreements, Pact


class Explanation(parts.Message):
    """The facts by which the page explains the table, computed by the rules."""

    sums: list[list[Fact]] = field(default_factory=list)
    """By seat, the steps that add up to the strength of its line, in the order of the rules (R3)."""
    previews: list[CardPreview] = field(default_factory=list)
    """On the viewer's turn in battle: the effect of each card to play or take back, and of turning one up."""
    no_card: Fact | None = None
    """Why the viewer may play no card now; None if it may, or for a spectator."""
    barred: list[Fact] = field(default_factory=list)
    """When the viewer has to choose a region: the reason for each region that may not be chosen."""
    goals: list[Goals] = field(default_factory=list)
    """The goals of each seat."""
    deciding: list[int] = field(default_factory=list)
    """The seats still in the present battle that win the game if they win it."""
    prospect: Fact | None = None
    """On the viewer's turn in battle: the result of passing if all others are done, or who wins the game.

    When it draws: why it may draw fewer cards than others (R12.2).
    """


class TableMessage(parts.Message, tag_field="type", tag="table"):
    """All that a viewer needs to draw the table. Sent on joining and after every change."""

    protocol: int
    version: int
    """Raised by every action and deal. An action is valid only for the version at which it was chosen."""
    view: parts.TableView
    players: list[parts.Player]
    log: list[parts.LogLine]
    """The lines from number `log_from` on; the browser has received the earlier ones before."""
    log_from: int
    advice: Fact | None
    """A warning about the options (R13.5)."""
    hints: bool
    """Whether seats may ask for hints."""
    bargaining: bool
    """Whether there are captains here who bargain: offer and accept pacts."""
    problem: Fact | None
    """The error that keeps the server from acting for bots, if there is one."""
    own_connections: int
    """The number of connections to the viewer's seat, including this one; 1 for a spectator."""
    now: float = 0.0
    """The server's clock, as Unix time in seconds."""
    agreements: Agreements = field(default_factory=Agreements)
    answers: parts.Answers | None = None
    """R4.5: set while seats are asked whether they discard, or if the viewer may answer in advance."""
    own_seats: list[int] = field(default_factory=list)
    """The seats that this connection may join."""
    takeback: int | None = None
    """The number of the move, from 0, that the viewer may propose to take back now; None if there is none."""
    rematch: parts.NextTable | None = None
    """The rematch of this game, once somebody has started one."""
    series: parts.Series | None = None
    """None for a game that is not a rematch."""
    fairness: parts.Fairness | None = None
    """None for a game that began with known cards, such as one played on from a moment of another."""
    pacts: list[Pact] = field(default_factory=list)
    """The pacts that the viewer may know of, in the order of their offers; all when the game is over."""
    promisable: list[Promises] = field(default_factory=list)
    """What any seat can promise now; empty if the viewer cannot offer a pact."""
    explanation: Explanation = field(default_factory=Explanation)
    stand_ins: list[parts.StandIn] = field(default_factory=list)
    """The weaker captains that play now for captains whose code is not compiled yet."""


class ChatMessage(parts.Message, tag_field="type", tag="chat"):
    """New chat lines; `chat_from` is the number of the first among all lines sent to this connection."""

    lines: list[parts.ChatLine]
    chat_from: int


class Pong(parts.Message, tag_field="type", tag="pong"):
    """The answer to a Ping."""


class ErrorMessage(parts.Message, tag_field="type", tag="error"):
    """A refused request. The game has not changed."""

    code: parts.ErrorCode
    message: str
    """In English, for programs."""
    fact: Fact
    """What is wrong, by which rule or setting, and what to do."""


class RoomMessage(parts.Message, tag_field="type", tag="room"):
    """The waiting room of a table whose game has not begun. Sent on joining and after every change."""

    protocol: int
    code: str
    """The code that people type to find the table."""
    public: bool
    """Whether the lobby lists it."""
    seats: list[parts.WaitingSeat]
    seat: int | None
    """The viewer's own seat."""
    own_seats: list[int]
    """The viewer's own seat, and those of guests on the viewer's device."""
    host: int | None
    """The seat of the host, who may start the game; None if the host has no seat."""
    is_host: bool
    """Whether the viewer is the host."""
    missing: list[Fact]
    """What is still missing before the game can start."""
    onlookers: int
    """The number of connections without a seat."""
    options: Options
    pace: parts.Pace
    hints: bool
    bargaining: bool
    terms: str
    """A digest of rules, clock, hints and whether captains bargain: what people are ready for."""
    commitment: str
    """The commitment to the secret by which the cards will be shuffled."""
    rules: int
    """The version of the rules that the game would begin with now; fixed once it is starting."""
    clock: Clock | None = None
    starting: bool = False
    """Whether the host has started the game, and it waits a moment for the entropy of browsers."""
    chat: list[parts.RoomLine] = field(default_factory=list)
    """What those who sit here have said, and who has left, oldest first; empty for onlookers."""


ToBrowser: TypeAlias = TableMessage | RoomMessage | ChatMessage | Pong | ErrorMessage
