"""The parts of the messages between server and browser.

`to_browser` and `from_browser` have the messages over a WebSocket, `api` and the other modules those over
HTTP. `web/src/protocol.ts` is generated from all of them.

Cards and regions are numbers as in `rules.Card` and `rules.Region`; counts of cards are indexed by card.
Seats are numbers. As a viewer None is a spectator, and as receivers everybody.
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

PROTOCOL = 6
"""The version of the protocol, raised when a browser of an earlier version would misread a message."""
MAX_TEXT = 500
"""The maximum number of characters of a chat line."""
MAX_NAME = 40
"""The maximum number of characters of a player's name."""
MAX_BOT = 40
"""The maximum number of characters of a bot's name, including its parameters."""
CAPTAIN_SECONDS = 60
"""Seconds that a person must have been away before the others may agree on a captain."""
TUTORS = ("tutorial", "tutorial-2")
"""The bots of the captains in the tutorial, one for each lesson, which cannot play at other tables."""

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
    "no_connection",
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
    "replaced",
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
    """A message. Decoding one with an undeclared field fails.

    `gc=False` is safe because messages never form reference cycles.
    """


class RequestMessage(Message):
    """A message or a part of one that browsers send. They may leave out fields that have a default."""


class LegalAction(Message):
    """A legal action of the viewer. Its `token` is sent back to perform it; the other fields describe it."""

    token: str
    kind: ActionKind
    card: int | None
    """play, rescue: the card; rescue with None takes no card."""
    region: int | None
    """site, favor: the region; favor with None leaves the Favor off the board."""
    cards: list[int] | None
    """keep: the cards kept, up to two."""
    count: int | None
    """draw: the number of cards."""


def fields_of(
    source: "type[DataclassInstance]", *left_out: str, base: type[Message] = Message, **changed: Any
) -> Any:
    """A Message with the fields of a dataclass, without those `left_out` and with the types in `changed`."""
    kinds = get_type_hints(source, include_extras=True) | changed
    return defstruct(
        f"{source.__name__}Fields",
        [
            (field.name, kinds[field.name], NODEFAULT if field.default is MISSING else field.default)
            for field in fields(source)
            if field.name not in left_out
        ],
        bases=(base,),
        namespace={"fields_of": source},
    )


class TableView(
    fields_of(  # type: ignore[misc]
        View,
        *("defender_waits", "answered", "discards_hand"),
        phase=PhaseName,
        ending=EndingName,
        legal=list[LegalAction],
    )
):
    """The View of one viewer.

    In the phase `hand` no seat is on turn: all seats with cards are asked at once, with choices in `legal`.
    """


class TableOptions(fields_of(Options, "seats", "idle_limit", base=RequestMessage)):  # type: ignore[misc]
    """The options that can be chosen for a new table, apart from its seats."""


class Player(Message):
    """The player in a seat. `bot` is the name of a level or bot, None for a person."""

    name: str
    bot: str | None
    label: Fact | None
    """The label of the bot, such as 'Hawkwood, fierce'."""
    online: bool
    captain: Fact | None = None
    """The label of the captain who plays for this person now, if one does."""
    reason: CaptainReason | None = None
    """Why a captain plays: time ran out, the others agreed, or the person asked for it or resigned."""
    away_since: float | None = None
    """Unix time since when this person is not connected or a captain plays; None if not known."""


class Standing(Message):
    """How a game stands, for lists of games. Everybody may know it."""

    battles: int
    """How many battles have ended."""
    round: int
    """Which round is played, from 1; 0 where there are none (R12)."""
    owners: list[int | None]
    """The seat that controls each region."""
    winners: list[int]
    """Who has won or shared the game or match, if it is over."""


class LogLine(Message):
    """A line of the game's log for one viewer."""

    event: Event
    """What happened."""
    fact: Fact
    """The words for the event."""
    at: float = 0.0
    """Unix time in seconds at which it was stored; 0 if not known."""


class ChatLine(Message):
    """A line of the table's chat (R10.1)."""

    seat: int
    to: list[int] | None
    """The seats that receive it; None for everybody."""
    text: str
    at: float
    """Unix time in seconds."""


class RoomLine(Message):
    """A line of the talk in a waiting room: something said there, or that somebody has left."""

    seat: int | None
    """Who has said it; None for somebody who has left."""
    name: str | None
    """What somebody was called who has left; None for those who sit there."""
    text: str | None
    """None for the line that says that somebody has left."""
    at: float
    """Unix time in seconds."""


class Answers(Message):
    """R4.5: what a viewer may know while all seats with cards are asked whether they discard them."""

    until: float | None
    """Unix time at which seats without an answer keep their hands; None if all answers are awaited."""
    own: HandAnswer | None
    """The viewer's answer, which may still be changed."""
    choice: bool
    """Whether the viewer may discard."""


class Series(Message):
    """A series of games of the same people, each the rematch of the one before."""

    game: int
    """The number of this game, from 1."""
    wins: list[int]
    """The games that each seat's player has won so far; a shared victory counts for each winner."""


class NextTable(Message):
    """The table of a rematch."""

    id: str
    by: int
    """The seat, at the previous table, of the person who started the rematch."""
    rotated: bool
    """Whether everybody sits one seat further clockwise than at the previous table."""
    begun: bool
    """Whether its cards are dealt. Until then, browsers of its seats may give entropy in its room."""


class SeatSetup(Message):
    """Who has a seat as the game begins."""

    name: str
    bot: str | None = None
    """The name of a level or bot; None for a person."""
    guest_of: int | None = None
    """The seat of the person on whose device a guest plays."""


class Fairness(Message):
    """The public data of a table's fair shuffle while the game goes on.

    docs/fairness.md explains commitments, chains and entropy.
    """

    commitment: str
    rules: int
    """The version of the rules under which the game began."""
    seats: list[SeatSetup]
    """Who had each seat as the game began."""
    setup: str
    """The digest of all that was fixed before the first deal."""
    deal: int
    """The number of the next deal of the table, from 1."""
    chains: list[str | None]
    """By seat, the chain that its browser announced last."""
    counts_from: list[int | None]
    """By seat, the number of the first deal for which that chain is used."""
    revealed: list[bool]
    """By seat, whether its entropy for the next deal is known."""
    gave: list[bool] = []
    """By seat, whether its entropy was used for the latest deal."""
    pile: str | None = None
    """While a deal is due: the commitment to the pile that will be shuffled, and to whom its cards fall."""


class StandIn(Message):
    """A captain who plays for others until their code is compiled, or as the server has them no more."""

    name: str
    """The name of the captain who plays."""
    seats: list[int]
    """The seats of the others."""
    gone: bool
    """Whether the server has the others no more."""
    until: float | None
    """When the others are expected to be ready, as Unix time in seconds; None if not known, or never."""


class WaitingSeat(Message):
    """A seat in a waiting room; it is free if it has no name."""

    name: str | None
    bot: str | None
    label: Fact | None
    """The label of the bot."""
    ready: bool
    here: bool
    """Whether the person in this seat is connected; True for a bot."""
    guest_of: int | None = None
    """The seat of the person on whose device a guest plays here."""
    chain: str | None = None
    """The chain that the browser of this seat has announced, see Fairness."""
