"""The bodies of requests and answers over HTTP. `web/src/protocol.ts` is generated from this file, too."""

from typing import Literal

from msgspec import field

from condottiere.bots.levels import Grade
from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock
from condottiere.rules import Options

from .protocol import ErrorCode, LegalAction, Message, Pace, PhaseName, Player, TableOptions


class BotInfo(Message):
    """A bot that can sit at a table."""

    name: str
    label: str
    description: Fact | None


class LevelInfo(Message):
    """An opponent by name; `Setup` lists them from gentle to merciless."""

    name: str
    label: str
    grade: Grade
    """How strong."""
    manner: Fact | None
    """Who that was."""
    trouble: Fact | None
    """Why it cannot play here; None if it can."""


class Health(Message):
    """GET /api/health: the server runs and its database answers."""

    status: Literal["ok"]
    version: str


class Setup(Message):
    """GET /api/setup: what a table can be made of."""

    version: str
    rules_version: int
    levels: list[LevelInfo]
    bots: list[BotInfo]
    paces: list[Pace]
    default_pace: Pace


class Addresses(Message):
    """GET /api/addresses: where others can open this server, for a page that was opened on its machine."""

    addresses: list[str] | None
    """The likeliest first, as 'http://192.168.1.20:8000/'. Empty if the server listens on its own machine
    only; None if it cannot know, as behind a proxy, in a container or without a network."""


class NewSeat(Message):
    """Who is to sit in a seat: `bot` is the name of a level or a bot; None is a person."""

    name: str
    bot: str | None = None


class NewTable(Message):
    """POST /api/tables: seats clockwise from 0, options, and how fast bots act."""

    seats: list[NewSeat]
    options: TableOptions = field(default_factory=TableOptions)
    pace: Pace | None = None
    hints: bool | None = None
    """Whether seats may ask for hints and odds; None where one person alone plays with bots."""
    clock: Clock | None = None
    shuffle: str | None = None
    """The commitment of a ShuffleMade, whose table this is to be; None for any."""
    chain: str | None = None
    """With `shuffle`: the chain of the maker's browser, for its first seat, see Fairness."""
    reveal: str | None = None
    """With `shuffle`: its entropy for the first deal."""


class NewTutorial(Message):
    """POST /api/tutorial: a table to learn at. The name is for whom the server does not know.

    Its captains play fast: the guide tells what they did.
    """

    name: str
    pace: Pace = "fast"


class ShuffleMade(Message):
    """The answer to POST /api/shuffles: what the cards of a table will be shuffled by, before it is made."""

    commitment: str
    table: str
    """The identifier of that table."""


class TableMade(Message):
    """The answer to NewTable: the secret key of every person's seat, None for a bot's."""

    id: str
    keys: list[str | None]


class TableSummary(Message):
    """GET /api/tables/ID: what anybody may know of a table."""

    id: str
    players: list[Player]
    options: Options
    pace: Pace
    hints: bool
    phase: PhaseName
    version: int
    created: float


class Rematch(Message):
    """POST /api/tables/ID/rematch: whoever sits there begins the next game of the same people.

    The answer is the NextTable, also if another one has begun it.
    """

    rotate: bool = False
    """Whether everybody moves on by one seat, clockwise."""
    key: str | None = None
    """As in Question."""
    shuffle: str | None = None
    """As in NewTable, `chain` and `reveal` too: for whoever begins the rematch."""
    chain: str | None = None
    reveal: str | None = None


class CardsSince(Message):
    """What lay in a place from a version of the table on."""

    version: int
    cards: list[int]
    """Counts by card."""


class HolderSince(Message):
    """Who held the Condottiere from a version of the table on."""

    version: int
    holder: int


class Verification(Message):
    """GET /api/tables/ID/fairness, once the game or match is over: all that its shuffles follow from."""

    commitment: str
    secret: str
    table: str
    """The identifier of the table."""
    seats: int
    holder: int
    """The first holder."""
    holder_drawn: bool
    """Whether the first holder was drawn from the secret, and not named by the options."""
    entries: list[str]
    """The log, but for answers about hands (R4.5)."""
    piles: list[list[int]]
    """Each pile as it was shuffled, as counts by card: one a deal, or two where R12.5 makes it anew."""
    versions: list[int]
    """The version of the table right after each deal."""
    hands: list[list[CardsSince]]
    """By seat, each change of its hand, beginning with none."""
    lines: list[CardsSince]
    """Each change of the cards in all battle lines together, those face down among them."""
    discards: list[CardsSince]
    holders: list[HolderSince]


class PlaceInLine(Message):
    """The answer to POST /api/tables/ID/hint/place: how soon it is the turn of what a seat has asked for."""

    place: int
    """From 1; 0 if it is being thought about, or answered."""


class Question(Message):
    """POST /api/tables/ID/hint and /api/tables/ID/odds: asked by the seat of this key, about this version."""

    version: int
    key: str | None = None
    """None for the seat of the person who asks."""
    seat: int | None = None
    """Which of that person's seats; None is the first."""


class HintedAction(Message):
    """One of the best actions."""

    action: LegalAction
    chance: float | None
    """The chance, 0 to 1, that the seat wins the game (with R13 the match); None if it is not estimated."""
    reasons: list[Fact]


class Hint(Message):
    """The answer to a question for a hint: up to three actions, the best first."""

    version: int
    actions: list[HintedAction]


class ActionOdds(Message):
    """What comes of the battle after an action, if the seat goes on as the captain of the hints would.

    Shares of the worlds; a hint names the same ones.
    """

    action: LegalAction
    holds: float
    """0 to 1: in which the seat's line alone is the strongest when the battle ends."""
    ties: float
    """In which another line is as strong."""


class LineOdds(Message):
    """The answer to a question for odds: on turn of every action, else of one pass, as of no more cards."""

    version: int
    worlds: int
    """How many deals of the unseen cards were tried."""
    odds: list[ActionOdds]


class Refusal(Message):
    """The body of every answer under /api that is not a success."""

    code: ErrorCode
    message: str
    """In English, for programs."""
    fact: Fact | None = None
    """The same for people; None where a request was refused before it was understood."""
