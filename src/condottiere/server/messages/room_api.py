"""The bodies of requests and answers over HTTP about waiting rooms."""

from typing import TypeAlias

from msgspec import field

from condottiere.record.agreements.notation import Clock
from condottiere.rules import Options

from .protocol import Message, Pace, RequestMessage, TableOptions


class WaitingTable(Message):
    """A table whose game has not begun."""

    id: str
    created: float
    names: list[str | None]
    """The name at each seat; None for a free one."""
    options: Options
    pace: Pace
    clock: Clock | None = None


class Lobby(Message):
    """GET /api/lobby: the public tables that wait for players, the latest first."""

    tables: list[WaitingTable]


class NewRoomSeat(RequestMessage):
    """A seat of a new room: free, or a bot's with a name."""

    bot: str | None = None
    name: str = ""


class NewRoom(RequestMessage):
    """POST /api/rooms: create a waiting room. Its creator is the host and gets the first free seat."""

    seats: list[NewRoomSeat]
    options: TableOptions = field(default_factory=TableOptions)
    pace: Pace | None = None
    hints: bool = False
    bargaining: bool = True
    public: bool = False
    """Whether the lobby lists it."""
    clock: Clock | None = None


class RoomMade(Message):
    """The answer to NewRoom. There are no keys, because each seat belongs to a known person."""

    id: str
    code: str


class FoundTable(Message):
    """GET /api/codes/CODE: the table with a typed code."""

    id: str


class TakeSeat(RequestMessage, tag_field="type", tag="take"):
    """Take a free seat and leave one's previous seat, or seat a guest who plays on the same device."""

    seat: int
    ready: bool = False
    """Whether the person is ready for the game to begin."""
    terms: str | None = None
    """The RoomMessage.terms that the person has seen; whoever sees others is not ready yet. None is any."""
    guest: str | None = None
    """The name of the guest; None to sit there oneself."""


class LeaveSeat(RequestMessage, tag_field="type", tag="leave"):
    """Leave one's own seat together with one's guests, or remove one guest."""

    seat: int | None = None
    """The seat of the guest; None for one's own."""


class SetReady(RequestMessage, tag_field="type", tag="ready"):
    """Set whether one is ready for the game to begin."""

    ready: bool
    terms: str | None = None
    """The RoomMessage.terms that the person has seen; being ready for others is refused. None is any."""


class SwapSeats(RequestMessage, tag_field="type", tag="swap"):
    """Swap the players of two seats. Only the host may do this."""

    seat: int
    other: int


class ClearSeat(RequestMessage, tag_field="type", tag="clear"):
    """Free a seat of its person or bot. Only the host may do this."""

    seat: int
    name: str | None = None
    """Who is meant to lose the seat; if it is somebody else's by now, this is refused. None is anybody."""


class SeatBot(RequestMessage, tag_field="type", tag="bot"):
    """Seat a bot in a free seat. Only the host may do this."""

    seat: int
    bot: str
    name: str


class AddSeat(RequestMessage, tag_field="type", tag="add"):
    """Add a free seat after the others. Only the host may do this."""


class RemoveSeat(RequestMessage, tag_field="type", tag="remove"):
    """Remove a free seat; the seats after it move up. Only the host may do this."""

    seat: int


class ChangeSettings(RequestMessage, tag_field="type", tag="settings"):
    """Change the settings of the game. Only the host may do this.

    If rules, clock, hints or bargaining change, nobody but the host is ready any more.
    """

    options: TableOptions
    pace: Pace
    hints: bool
    bargaining: bool
    public: bool
    clock: Clock | None


class HandOver(RequestMessage, tag_field="type", tag="host"):
    """Make the person in a seat the host. Only the host may do this."""

    seat: int


class StartGame(RequestMessage, tag_field="type", tag="start"):
    """Start the game, if every seat is filled and everybody else is ready. Only the host may do this."""


class SayInRoom(RequestMessage, tag_field="type", tag="say"):
    """Say something to those who sit in the room. Only they may do this, and only they hear it."""

    text: str


class SetChain(RequestMessage, tag_field="type", tag="chain"):
    """Commit the browser to its entropy for all deals, see Fairness."""

    chain: str


class SetReveal(RequestMessage, tag_field="type", tag="reveal"):
    """Reveal the browser's entropy for the first deal, while the game is starting."""

    reveal: str


RoomAction: TypeAlias = (
    TakeSeat
    | LeaveSeat
    | SetReady
    | SwapSeats
    | ClearSeat
    | SeatBot
    | AddSeat
    | RemoveSeat
    | ChangeSettings
    | HandOver
    | StartGame
    | SayInRoom
    | SetChain
    | SetReveal
)


class ChangeRoom(RequestMessage):
    """POST /api/tables/ID/room: perform an action in a waiting room, as the person of this device."""

    action: RoomAction
    key: str | None = None
    """For SetChain and SetReveal in the room of a rematch: the key of the seat instead of its person."""
