"""The messages between server and browser. `web/src/protocol.ts` is generated from this file.

Cards and regions are numbers as in `rules.Card` and `rules.Region`; a row of counts is indexed by card. Seats
are numbers. Where None stands for a viewer or receiver, everybody is meant.
"""

from typing import Literal, TypeAlias

from msgspec import Struct, field

PROTOCOL = 2
"""Raised when a browser of an earlier version would misread a message."""
MAX_TEXT = 500
"""How many characters a chat line may have."""
MAX_NAME = 40
"""How many characters the name of a player may have."""
MAX_BOT = 40
"""How many characters the name of a bot may have, its parameters included."""

PhaseName: TypeAlias = Literal[
    "deal", "site", "battle", "rescue", "favor", "draw", "hand", "keep", "interval", "over"
]
EndingName: TypeAlias = Literal["none", "total", "adjacent", "most", "final_battle", "unfinished"]
ActionKind: TypeAlias = Literal[
    "pass", "pass_revealing", "play", "site", "favor", "rescue", "keep_hand", "discard_hand", "keep", "draw"
]
Pace: TypeAlias = Literal["instant", "fast", "normal", "slow"]
LogKind: TypeAlias = Literal[
    "game", "deal", "site", "play", "pass", "effect", "battle", "token", "hand", "show", "win", "match"
]
ErrorCode: TypeAlias = Literal[
    "bad_message",
    "bad_request",
    "cross_origin",
    "full",
    "illegal",
    "internal",
    "join_first",
    "newer_table",
    "no_battle",
    "no_hints",
    "no_table",
    "not_found",
    "not_json",
    "not_over",
    "not_your_turn",
    "spectator",
    "stale",
    "storage",
    "too_fast",
    "too_large",
    "too_many",
    "too_slow",
    "wrong_key",
    "wrong_method",
]


class Message(Struct, kw_only=True, forbid_unknown_fields=True):
    """What all messages share: nothing unknown is let pass."""


# --- inside messages ---------------------------------------------------------------------------


class LegalAction(Message):
    """Something the viewer may do now. `token` is sent back to do it; the rest says what it is."""

    token: str
    kind: ActionKind
    card: int | None
    """play, rescue: the card; rescue with None takes none."""
    region: int | None
    """site, favor: the region; favor with None leaves it off the board."""
    cards: list[int] | None
    """keep: the cards kept, up to two."""
    count: int | None
    """draw: how many."""


class Seat(Message):
    """What the viewer may know of one seat; the fields are those of `rules.SeatView`."""

    hand_size: int
    known: list[int]
    sure: list[int]
    line: list[int]
    face_down: bool
    face_down_card: int | None
    strength: int
    working: str
    contending: bool
    passed: bool
    waiting: bool
    regions: int
    adjacent: int
    total_missing: int
    adjacent_missing: int
    score: int


class TableView(Message):
    """The whole View of one viewer; the fields are those of `rules.View`."""

    viewer: int | None
    phase: PhaseName
    turn: int | None
    holder: int
    site: int | None
    favor: int | None
    defender: int | None
    owners: list[int | None]
    seats: list[Seat]
    hand: list[int]
    pile: int
    discards: list[int]
    unseen: list[int]
    legal: list[LegalAction]
    battles: int
    played: int
    idle_battles: int
    idle_limit: int
    can_end: bool
    final_battle: bool
    ending: EndingName
    winners: list[int]
    games: int
    first_holder: int
    match_winners: list[int]
    total_needed: int
    adjacent_needed: int
    draw_after_battle: bool
    capturing_regions: bool
    hidden_cards: bool
    points: int | None


class Player(Message):
    """Who sits in a seat. `bot` is the name of the level or bot, None for a person."""

    name: str
    bot: str | None
    label: str | None
    """The bot in words: 'Hawkwood, fierce'."""
    online: bool


class LogLine(Message):
    """A sentence of the game's log, as the viewer may know it."""

    kind: LogKind
    seat: int | None
    """Whose doing it was, for its colour."""
    text: str


class ChatLine(Message):
    """Something said at the table (R10.1)."""

    seat: int
    to: list[int] | None
    text: str
    at: float
    """Unix time in seconds."""


class Preparing(Message):
    """The bots that look ahead are being compiled, which happens once on a machine."""

    since: float
    """Unix time in seconds."""
    step: int
    """How many steps are done."""
    steps: int
    """How many there are; 0 before that is known."""
    seat: int | None
    """The bot whose turn waits for it, if one does."""
    stand_in: bool
    """Whether a bot that does not look ahead plays for the others until then."""


# --- the server to the browser -----------------------------------------------------------------


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
    advice: str | None
    """A word of warning about the options (R13.5)."""
    hints: bool
    """Whether seats may ask for hints and odds."""
    preparing: Preparing | None
    """None once every bot is ready."""
    problem: str | None
    """What keeps the server from acting for bots, while it does."""


class ChatMessage(Message, tag_field="type", tag="chat"):
    """What was said, from line `chat_from` of this viewer's on."""

    lines: list[ChatLine]
    chat_from: int


class ErrorMessage(Message, tag_field="type", tag="error"):
    """Something was refused. The game stands as it was."""

    code: ErrorCode
    message: str
    """What is wrong, which rule or setting, what to do."""


ToBrowser: TypeAlias = TableMessage | ChatMessage | ErrorMessage


# --- the browser to the server -----------------------------------------------------------------


class Join(Message, tag_field="type", tag="join"):
    """The first message: the secret key of a seat, or None to look on."""

    key: str | None = None


class Act(Message, tag_field="type", tag="act"):
    """Do something; `action` is the token of a legal action."""

    version: int
    action: str


class Show(Message, tag_field="type", tag="show"):
    """Show cards of one's hand, or one's face-down card, to seats or to everybody (R10.3)."""

    cards: list[int]
    face_down: bool
    to: list[int] | None


class Say(Message, tag_field="type", tag="say"):
    """Say something to seats or to everybody (R10.1)."""

    text: str
    to: list[int] | None


class NextGame(Message, tag_field="type", tag="next"):
    """Go on with the match after an interval (R13)."""

    version: int


class EndUnfinished(Message, tag_field="type", tag="end"):
    """End a game in which nobody plays any more (R2.8)."""

    version: int


class StandIn(Message, tag_field="type", tag="stand_in"):
    """Let a bot that does not look ahead play for those that are not ready yet."""


FromBrowser: TypeAlias = Join | Act | Show | Say | NextGame | EndUnfinished | StandIn


# --- over HTTP ---------------------------------------------------------------------------------


class BotInfo(Message):
    """A bot that can sit at a table."""

    name: str
    label: str
    description: str


class LevelInfo(Message):
    """An opponent by name; `Setup` lists them from gentle to merciless."""

    name: str
    label: str
    grade: str
    """How strong, in a word."""
    manner: str
    """Who that was, in a sentence."""
    trouble: str | None
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


class TableOptions(Message):
    """The options of a table; the fields are those of `rules.Options`."""

    first_holder: int | None = None
    bigger_kingdoms: bool = False
    draw_after_battle: bool = False
    points: int | None = None
    capturing_regions: bool = False
    hidden_cards: bool = False


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


class TableMade(Message):
    """The answer to NewTable: the secret key of every person's seat, None for a bot's."""

    id: str
    keys: list[str | None]


class TableSummary(Message):
    """GET /api/tables/ID: what anybody may know of a table."""

    id: str
    players: list[Player]
    options: TableOptions
    pace: Pace
    hints: bool
    phase: PhaseName
    version: int
    created: float


class Question(Message):
    """POST /api/tables/ID/hint and /api/tables/ID/odds: asked by the seat of this key, about this version."""

    key: str
    version: int


class HintedAction(Message):
    """One of the best actions."""

    action: LegalAction
    text: str
    """In words: 'Play Mercenary 10'."""
    chance: float | None
    """The chance, 0 to 1, that the seat wins the game (with R13 the match); None if it is not estimated."""
    reasons: list[str]


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
