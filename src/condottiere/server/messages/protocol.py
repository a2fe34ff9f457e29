"""What the messages between server and browser are made of.

`to_browser` and `from_browser` have those over a WebSocket, `api` and its neighbours those over HTTP.
`web/src/protocol.ts` is generated from them all.

Cards and regions are numbers as in `rules.Card` and `rules.Region`; a row of counts is indexed by card. Seats
are numbers. Where None stands for a viewer or receiver, everybody is meant.
"""

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_type_hints

from msgspec import NODEFAULT, Struct, defstruct

from condottiere.languages.fact import Fact
from condottiere.record.agreements.state import CaptainReason
from condottiere.record.events.event import Event
from condottiere.rules import Ending, Options, Phase, View

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

PROTOCOL = 5
"""Raised when a browser of an earlier version would misread a message."""
MAX_TEXT = 500
"""How many characters a chat line may have."""
MAX_NAME = 40
"""How many characters the name of a player may have."""
MAX_BOT = 40
"""How many characters the name of a bot may have, its parameters included."""
CAPTAIN_SECONDS = 60
"""Seconds that a table must have waited for somebody before the others may agree on a captain."""
TUTOR = "tutorial"
"""The bot of the captains in the tutorial, which can sit at no other table."""

PhaseName: TypeAlias = Annotated[str, Phase]
EndingName: TypeAlias = Annotated[str, Ending]
ActionKind: TypeAlias = Literal[
    "pass", "pass_revealing", "play", "site", "favor", "rescue", "keep_hand", "discard_hand", "keep", "draw"
]
HandAnswer: TypeAlias = Literal["hand:keep", "hand:discard"]
Pace: TypeAlias = Literal["instant", "fast", "normal", "slow"]
ErrorCode: TypeAlias = Literal[
    "bad_message",
    "bad_request",
    "captain",
    "chat_closed",
    "closed",
    "cross_origin",
    "entropy",
    "full",
    "illegal",
    "internal",
    "join_first",
    "newer_table",
    "no_battle",
    "no_hints",
    "no_person",
    "no_table",
    "not_found",
    "not_host",
    "not_json",
    "not_over",
    "not_ready",
    "not_your_seat",
    "not_your_turn",
    "overloaded",
    "paused",
    "spectator",
    "stale",
    "started",
    "restarting",
    "storage",
    "taken",
    "too_fast",
    "too_large",
    "too_many",
    "too_slow",
    "waiting",
    "wrong_code",
    "wrong_key",
    "wrong_method",
]


class Message(Struct, kw_only=True, forbid_unknown_fields=True, gc=False):
    """A message, which is refused if it has a field that is not declared.

    Messages refer to nothing that refers to them, so nobody need look for cycles of them.
    """


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


def fields_of(source: "type[DataclassInstance]", *left_out: str, **changed: Any) -> Any:
    """A Message with the fields of a dataclass, but for those left out, and with some of another type."""
    kinds = get_type_hints(source, include_extras=True) | changed
    return defstruct(
        f"{source.__name__}Fields",
        [
            (field.name, kinds[field.name], NODEFAULT if field.default is MISSING else field.default)
            for field in fields(source)
            if field.name not in left_out
        ],
        bases=(Message,),
        namespace={"fields_of": source},
    )


class TableView(
    fields_of(View, "defender_waits", phase=PhaseName, ending=EndingName, legal=list[LegalAction])  # type: ignore[misc]
):
    """The whole View of one viewer.

    In the phase `hand` it is nobody's turn: all who hold cards are asked at once what they find in `legal`.
    """


class TableOptions(fields_of(Options, "seats", "idle_limit")):  # type: ignore[misc]
    """What can be chosen of the options of a new table, but for its seats."""


class Player(Message):
    """Who sits in a seat. `bot` is the name of the level or bot, None for a person."""

    name: str
    bot: str | None
    label: Fact | None
    """What the bot is called: 'Hawkwood, fierce'."""
    online: bool
    captain: Fact | None = None
    """What the captain is called who plays for this person now."""
    reason: CaptainReason | None = None
    """Why a captain plays: its time ran out, the others agreed, its person asked for it or has resigned."""
    away_since: float | None = None
    """Unix time since when this person is not connected, or a captain plays; None if that is not known."""


class LogLine(Message):
    """A line of the game's log, as the viewer may know it."""

    event: Event
    """What happened."""
    fact: Fact
    """What happened, in words."""
    at: float = 0.0
    """Unix time in seconds at which it was stored; 0 where that is not known."""


class ChatLine(Message):
    """Something said at the table (R10.1)."""

    seat: int
    to: list[int] | None
    text: str
    at: float
    """Unix time in seconds."""


class Answers(Message):
    """R4.5: what the viewer may know while all who hold cards are asked at once whether they discard them."""

    until: float | None
    """Unix time at which whoever has not answered keeps the hand; None if the answers are waited for."""
    own: HandAnswer | None
    """What the viewer has answered, which may still be changed."""
    choice: bool
    """Whether the viewer may discard."""


class Series(Message):
    """The games of the same people, of which each is the rematch of the one before."""

    game: int
    """Which of them this is, from 1."""
    wins: list[int]
    """How many each seat's player has won so far; a victory that is shared counts for each who shares it."""


class NextTable(Message):
    """The table of a rematch."""

    id: str
    by: int
    """The seat at the table before of whoever has begun it."""
    rotated: bool
    """Whether everybody sits one seat further, clockwise, than at the table before."""


class Fairness(Message):
    """What the shuffle of a table follows from, as far as it may be known before the game is over.

    docs/fairness.md tells what commitments, chains and entropy are.
    """

    commitment: str
    deal: int
    """The number of the next deal of the table, from 1."""
    chains: list[str | None]
    """By seat, the chain that its browser has announced last."""
    counts_from: list[int | None]
    """By seat, the first deal for which that chain counts."""
    revealed: list[bool]
    """By seat, whether its entropy for the next deal is known."""
    gave: list[bool] = []
    """By seat, whether its entropy is in the latest deal."""


class StandIn(Message):
    """A weaker captain, who plays for others until the code of those is compiled."""

    name: str
    """What the weaker captain is called."""
    seats: list[int]
    """Where the others sit."""
    until: float | None
    """When they are expected to be ready, as Unix time in seconds; None while nothing tells."""


class WaitingSeat(Message):
    """A seat before the game: free where it has no name."""

    name: str | None
    bot: str | None
    label: Fact | None
    """What the bot is called."""
    ready: bool
    here: bool
    """Whether whoever sits there is connected; True for a bot."""
    guest: bool = False
    """Whether somebody else plays here on the device of a person who sits at the table, too."""
    chain: str | None = None
    """The chain that the browser here has announced, see Fairness."""
