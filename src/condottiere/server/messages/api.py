"""The bodies of requests and answers over HTTP about tables, hints and the server itself."""

from typing import Literal

from msgspec import field

from condottiere.bots.levels import Grade
from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock
from condottiere.rules import Options

from .protocol import (
    ErrorCode,
    LegalAction,
    Message,
    Pace,
    PhaseName,
    Player,
    RequestMessage,
    SeatSetup,
    Standing,
    TableOptions,
)


class BotInfo(Message):
    """A bot that can sit at a table."""

    name: str
    label: str
    description: Fact | None


class LevelInfo(Message):
    """An opponent of a given strength; `Setup` lists them from gentle to merciless."""

    name: str
    label: str
    grade: Grade
    """The strength in a word."""
    manner: Fact | None
    """A description of the historical captain."""
    trouble: Fact | None
    """Why it cannot play here; None if it can."""


class Health(Message):
    """GET /api/health: the server runs and its database answers."""

    status: Literal["ok"]
    version: str


class Setup(Message):
    """GET /api/setup: the choices for a new table."""

    version: str
    rules_version: int
    levels: list[LevelInfo]
    bots: list[BotInfo]
    paces: list[Pace]
    default_pace: Pace


class Addresses(Message):
    """GET /api/addresses: the addresses of this server for other machines, if asked from its own machine."""

    addresses: list[str] | None
    """The likeliest first, such as 'http://192.168.1.20:8000/'. Empty if the server listens only on its own
    machine; None if it cannot know them, as behind a proxy, in a container or without a network."""
    options: str = ""
    """If it listens only on its own machine: the options with which it finds the same games at the same port
    when it is started otherwise, each after a space, as one types them."""


class Poll(RequestMessage):
    """POST /api/tables/ID/play: use a connection over plain HTTP in place of the WebSocket of that address.

    Without a connection, one is opened, and answered with PollingBegun. `messages` are taken. Without
    any, the answer is the next message as soon as there is one; it is empty if there is none for a while.
    """

    connection: str | None = None
    received: int = 0
    """The number of messages that the client has received on this connection."""
    first: int = 0
    """The number of the first of `messages` among all that the client has sent on this connection, from 0."""
    messages: list[str] = field(default_factory=list)
    """Messages of a browser, each as JSON."""
    close: bool = False
    """Whether to end the connection."""


class PollingBegun(Message):
    """The answer to opening a connection over plain HTTP."""

    connection: str
    """Its secret."""


class NewSeat(RequestMessage):
    """The player of a new seat: `bot` is the name of a level or a bot, None for a person."""

    name: str
    bot: str | None = None


class NewTable(RequestMessage):
    """POST /api/tables: create a table. Seats are clockwise from 0; `pace` is how fast bots act.

    With `shuffle`, whoever has not got the answer may ask for the same again, and gets the same table.
    """

    seats: list[NewSeat]
    options: TableOptions = field(default_factory=TableOptions)
    pace: Pace | None = None
    hints: bool | None = None
    """Whether seats may ask for hints; with None they may if one person plays alone with bots."""
    bargaining: bool = True
    """Whether captains bargain: offer and accept pacts."""
    clock: Clock | None = None
    shuffle: str | None = None
    """The commitment of a ShuffleMade to use; None for a new shuffle."""
    chain: str | None = None
    """With `shuffle`: the chain of the creating browser, for the first person's seat, see Fairness."""
    reveal: str | None = None
    """With `shuffle`: the entropy of that browser for the first deal."""


class NewTutorial(RequestMessage):
    """POST /api/tutorial: create a table for a lesson. The name is used only for an unknown device.

    Its captains play fast, because the guide tells what they did.
    """

    name: str
    lesson: int = 1
    """From 1."""
    pace: Pace = "fast"


class ShuffleMade(Message):
    """The answer to POST /api/shuffles: the commitment to the shuffle of a table that is created later.

    The request has no body, or the NewTable that will be asked for. Then the answer says what will be fixed
    before its first deal.
    """

    commitment: str
    table: str
    """The identifier of that table."""
    rules: int
    """The version of the rules that it will begin with."""
    options: Options | None = None
    seats: list[SeatSetup] | None = None


class TableMade(Message):
    """The answer to NewTable."""

    id: str
    keys: list[str | None]
    """By seat, the secret key; None for a bot's."""


class TableSummary(Message):
    """GET /api/tables/ID: the public summary of a table."""

    id: str
    players: list[Player]
    options: Options
    pace: Pace
    hints: bool
    bargaining: bool
    phase: PhaseName
    standing: Standing
    version: int
    created: float


class Rematch(RequestMessage):
    """POST /api/tables/ID/rematch: start the next game of the same people, from a seat of the finished one.

    The answer is the NextTable, even if somebody else has started it.
    """

    rotate: bool = False
    """Whether everybody moves one seat further clockwise."""
    key: str | None = None
    """As in Question."""


class CardsSince(Message):
    """The cards in some place from a version of the table on."""

    version: int
    cards: list[int]
    """Counts by card."""


class TokensSince(Message):
    """What lies on the map, and who holds the Condottiere, from a version of the table on."""

    version: int
    holder: int
    favor: int | None
    """The region where the Favor is."""
    owners: list[int | None]
    """The seat that controls each region."""


class Verification(Message):
    """GET /api/tables/ID/fairness: all data to verify the shuffles of a game or match that is over."""

    commitment: str
    secret: str
    table: str
    """The identifier of the table."""
    rules: int
    """The version of the rules."""
    options: Options
    """If these name no first holder, the secret has drawn it."""
    holder: int
    """The first holder."""
    entries: list[str]
    """The log without answers about hands (R4.5)."""
    over: bool
    """Whether the game is over; the record of one may end before."""
    version: int
    """The version of the table at the end."""
    piles: list[list[int]]
    """Each pile as it was shuffled, as counts by card: one per deal, or two if R12.5 makes a new one."""
    versions: list[int]
    """The version of the table right after each deal."""
    hands: list[list[CardsSince]]
    """By seat, each change of its hand, beginning with the empty one."""
    lines: list[list[CardsSince]]
    """By seat, each change of the face-up cards of its line."""
    down: list[CardsSince]
    """Each change of all face-down cards together."""
    discards: list[CardsSince]
    tokens: list[TokensSince]


class PlaceInLine(Message):
    """The answer to POST /api/tables/ID/hint/place: the place of a seat's request in the queue."""

    place: int
    """From 1; 0 if it is being computed or answered."""


class Question(RequestMessage):
    """POST /api/tables/ID/hint: ask for a hint at a version of the table."""

    version: int
    key: str | None = None
    """The key of the asking seat; None for a seat of the person of this device."""
    seat: int | None = None
    """One of that person's seats; None for the first."""


class HintedAction(Message):
    """An action, and what the judge says of it."""

    action: LegalAction
    chance: float | None
    """The chance, 0 to 1, that the seat wins the game (with R13 the match); None if it is not estimated."""
    equal: bool
    """Whether it is as good as the best action, as far as the judge can tell. It then has the same chance."""
    reasons: list[Fact]
    """Of the best action, whether it is worth it and why; of the others, what they do."""


class Hint(Message):
    """The answer to a question for a hint: the actions that were judged, the best first."""

    version: int
    actions: list[HintedAction]


class Refusal(Message):
    """The body of every answer under /api that is not a success."""

    code: ErrorCode
    message: str
    """In English, for programs."""
    fact: Fact | None = None
    """The same for people; None if the request was refused before it was parsed."""
