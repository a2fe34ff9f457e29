"""The bodies of requests and answers over HTTP that are about tables before their games."""

from typing import TypeAlias

from msgspec import field

from condottiere.record.agreements.notation import Clock
from condottiere.rules import Options

from .protocol import Message, Pace, TableOptions


class WaitingTable(Message):
    """A table whose game has not begun."""

    id: str
    created: float
    names: list[str | None]
    """Who sits in each seat; None where one is free."""
    options: Options
    pace: Pace
    clock: Clock | None = None


class Lobby(Message):
    """GET /api/lobby: the public tables that wait for players, the latest first."""

    tables: list[WaitingTable]


class NewRoomSeat(Message):
    """A seat that is free, or a bot's with a name."""

    bot: str | None = None
    name: str = ""


class NewRoom(Message):
    """POST /api/rooms: make an open table. Whoever makes it takes the first free seat and is the host."""

    seats: list[NewRoomSeat]
    options: TableOptions = field(default_factory=TableOptions)
    pace: Pace | None = None
    hints: bool = False
    public: bool = False
    """Whether the lobby lists it."""
    clock: Clock | None = None


class RoomMade(Message):
    """The answer to NewRoom. There are no keys: each seat will be its person's."""

    id: str
    code: str


class FoundTable(Message):
    """GET /api/codes/CODE: the table of a code that was typed."""

    id: str


class TakeSeat(Message, tag_field="type", tag="take"):
    """Take a free seat, and leave the one before."""

    seat: int
    ready: bool = False
    """Whether the game may begin."""
    guest: str | None = None
    """Who plays here on one's own device, beside oneself; None is oneself."""


class LeaveSeat(Message, tag_field="type", tag="leave"):
    """Leave one's seat, with one's guests, or have one guest leave."""

    seat: int | None = None
    """That of the guest; None is one's own."""


class SetReady(Message, tag_field="type", tag="ready"):
    """Say whether the game may begin."""

    ready: bool


class SwapSeats(Message, tag_field="type", tag="swap"):
    """The host has two seats change places."""

    seat: int
    other: int


class ClearSeat(Message, tag_field="type", tag="clear"):
    """The host makes a seat free, whoever sits there."""

    seat: int


class SeatBot(Message, tag_field="type", tag="bot"):
    """The host has a bot sit on a free seat."""

    seat: int
    bot: str
    name: str


class AddSeat(Message, tag_field="type", tag="add"):
    """The host adds a free seat, after the others."""


class RemoveSeat(Message, tag_field="type", tag="remove"):
    """The host has the game played without a free seat; those after it move up."""

    seat: int


class HandOver(Message, tag_field="type", tag="host"):
    """The host makes the person in a seat the host."""

    seat: int


class StartGame(Message, tag_field="type", tag="start"):
    """The host has the game begin, once every seat is filled and everybody else is ready."""


class SetChain(Message, tag_field="type", tag="chain"):
    """Commit one's browser to its entropy, see Fairness."""

    chain: str


class SetReveal(Message, tag_field="type", tag="reveal"):
    """Give one's entropy for the first deal, while the game is starting."""

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
    | HandOver
    | StartGame
    | SetChain
    | SetReveal
)


class ChangeRoom(Message):
    """POST /api/tables/ID/room: do something in a waiting room, as the person who asks."""

    action: RoomAction
