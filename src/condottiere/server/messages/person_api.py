"""The bodies of requests and answers over HTTP that are about persons and their seats."""

from condottiere.rules import Options

from .protocol import Message, PhaseName, Player
from .room_api import WaitingTable


class Me(Message):
    """GET /api/me: who the server takes this device for, None and False if for nobody."""

    name: str | None
    has_recovery_code: bool
    language: str | None = None
    """What this person is written to in: the code of a language."""


class MyName(Message):
    """PUT /api/me: what somebody is called from now on. The first one makes a person of this device."""

    name: str
    language: str | None = None
    """What to write notices to this person in; None leaves it as it is."""


class RecoveryCode(Message):
    """POST /api/me/recovery-code answers with one, only this once; it ends the one before.

    POST /api/me/recover takes one, on another device.
    """

    code: str


class MyGame(Message):
    """A table at which somebody has seats."""

    id: str
    created: float
    seats: list[int]
    """The seats that are this person's."""
    players: list[Player]
    options: Options
    phase: PhaseName
    turn: int | None
    my_turn: bool
    deadline: float | None = None
    """Unix time at which a captain takes over one's own seat, which is on turn; None if no clock runs."""


class MyGames(Message):
    """GET /api/me/games?after=ID: the latest first, or those after a game; with `removed`, those taken off.

    Before the first of them come older ones where it is this person's turn.
    DELETE /api/me/games/ID takes a game off the list, whose seats stay this person's; PUT puts it back.
    """

    games: list[MyGame]
    more: bool
    """Whether there are games after these."""
    waiting: list[WaitingTable]
    """Where this person sits and the game has not begun; with the first games only."""
    removed: bool = False
    """Whether games were taken off the list; with the first games only."""


class Claim(Message):
    """POST /api/tables/ID/claim: make the seat of this key that of the person who asks."""

    key: str


class Claimed(Message):
    """The answer to Claim, with the name of the person: that of the seat if the device was nobody's."""

    seat: int
    name: str


class Renewal(Message):
    """POST /api/tables/ID/renew: replace the key of one's seat; None is the first of them."""

    seat: int | None = None


class SeatKey(Message):
    """The answer to Renewal. The keys that the seat had before open it no more."""

    seat: int
    key: str
