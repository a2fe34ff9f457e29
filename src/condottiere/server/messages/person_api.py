"""The bodies of requests and answers over HTTP about persons, their seats, and notifications."""

from condottiere.languages.fact import Fact
from condottiere.rules import Options

from .protocol import Message, PhaseName, Player, RequestMessage, Standing
from .room_api import WaitingTable


class Me(Message):
    """GET /api/me: the person of this device; `name` is None if the device is unknown."""

    name: str | None
    has_recovery_code: bool
    language: str | None = None
    """The code of the language of notices to this person."""
    remembered: bool = False
    """Whether captains remember from game to game how this person keeps promises."""


class MyName(RequestMessage):
    """PUT /api/me: set the name of this device's person, who is created if the device is unknown."""

    name: str
    language: str | None = None
    """The code of the language of notices; None leaves it unchanged."""
    remembered: bool | None = None
    """Whether captains may remember; None leaves it unchanged, and False deletes what they do remember."""


class RecoveryCode(RequestMessage):
    """A code by which another device becomes this person's.

    POST /api/me/recovery-code returns a new one, only once, which replaces the previous one. POST
    /api/me/recover accepts it on another device.
    """

    code: str


class MyGame(Message):
    """A table at which a person has seats."""

    id: str
    created: float
    seats: list[int]
    """The seats of this person."""
    players: list[Player]
    options: Options
    phase: PhaseName
    turn: int | None
    my_turn: bool
    standing: Standing
    deadline: float | None = None
    """If the person is on turn, the Unix time at which a captain takes over; None if no clock runs."""


class MyGames(Message):
    """GET /api/me/games?after=ID: a page of a person's games, latest first, after a game if one is given.

    With the parameter `removed` it lists those removed from the list. The first page begins with older games
    in which the person is on turn. DELETE /api/me/games/ID removes a game from the list, and PUT restores it;
    its seats still belong to the person.
    """

    games: list[MyGame]
    more: bool
    """Whether there are more games after these."""
    waiting: list[WaitingTable]
    """The waiting rooms in which this person has a seat; only on the first page."""
    removed: bool = False
    """Whether any games were removed from the list; only on the first page."""


class Claim(RequestMessage):
    """POST /api/tables/ID/claim: give the seat of this key to the person of this device."""

    key: str


class Claimed(Message):
    """The answer to Claim, with the person's name, which is that of the seat if the device was unknown."""

    seat: int
    name: str
    key: str
    """The new key of the seat. The one by which it was claimed opens it to its person alone."""


class Renewal(RequestMessage):
    """POST /api/tables/ID/renew: replace the key of one's seat."""

    seat: int | None = None
    """One of the person's seats; None for the first."""


class SeatKey(Message):
    """The answer to Renewal, with the new key. Earlier keys no longer open the seat."""

    seat: int
    key: str


class Webhook(RequestMessage):
    """GET /api/me/webhook: the address that receives notices of a person's turns; None if there is none.

    PUT replaces it, and DELETE removes it.
    """

    url: str | None


class WebhookTried(Message):
    """POST /api/me/webhook/try: the result of sending a trial to the webhook."""

    worked: bool
    fact: Fact
    """What happened, and what to do."""


class PushPublicKey(Message):
    """GET /api/push-key: the key with which a browser subscribes, a point on P-256 in base64url."""

    key: str


class PushKeys(RequestMessage):
    """The keys of a browser, in base64url."""

    p256dh: str
    auth: str


class PushSubscription(RequestMessage):
    """PUT /api/me/push: the subscription of a browser, as its PushManager returns it.

    DELETE /api/me/push has the same body, and removes it.
    """

    endpoint: str
    keys: PushKeys
