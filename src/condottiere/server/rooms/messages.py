"""The messages of a waiting room: the whole room for its viewers, a summary for lists."""

from collections.abc import Collection

from condottiere.server.messages.protocol import PROTOCOL, WaitingSeat
from condottiere.server.messages.room_api import WaitingTable
from condottiere.server.messages.to_browser import RoomMessage
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.services import Services
from condottiere.server.storage import RoomSeat, StoredRoom

from .starting import is_starting
from .waiting_room import missing, seat_names, seat_of, seats_of


def room_message(
    room: StoredRoom, person: str | None, here: Collection[str | None], services: Services
) -> RoomMessage:
    """The message of a room for a person; `here` are the persons of all watchers, None for an onlooker."""
    sitting = {seat.person for seat in room.seats}
    return RoomMessage(
        protocol=PROTOCOL,
        code=room.code,
        public=room.public,
        seats=[
            _waiting_seat(seat, name, here, services.opponents)
            for seat, name in zip(room.seats, seat_names(room), strict=True)
        ],
        seat=seat_of(room, person),
        own_seats=seats_of(room, person),
        host=seat_of(room, room.host),
        is_host=person == room.host,
        missing=missing(room),
        onlookers=sum(one is None or one not in sitting for one in here),
        options=room.options,
        pace=room.pace,
        hints=room.hints,
        clock=room.clock,
        commitment=room.shuffle.commitment,
        starting=is_starting(room, services.now()),
    )


def _waiting_seat(
    seat: RoomSeat, name: str | None, here: Collection[str | None], opponents: Opponents
) -> WaitingSeat:
    return WaitingSeat(
        name=name,
        bot=seat.bot,
        label=None if seat.bot is None else opponents.label(seat.bot),
        ready=seat.ready,
        here=seat.bot is not None or (seat.person is not None and seat.person in here),
        guest=seat.guest,
        chain=seat.chain,
    )


def waiting_table(room: StoredRoom) -> WaitingTable:
    """The summary of a room for lists."""
    return WaitingTable(
        id=room.id,
        created=room.created,
        names=seat_names(room),
        options=room.options,
        pace=room.pace,
        clock=room.clock,
    )
