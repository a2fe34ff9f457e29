"""A new waiting room, as its host asks for it."""

from condottiere.languages.fact import Fact
from condottiere.record.fairness.state import FairShuffle
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import Pace
from condottiere.server.messages.room_api import NewRoom
from condottiere.server.names import clean_name
from condottiere.server.new_tables.new_table import check_bot, check_clock, check_options
from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.people.codes import new_table_code
from condottiere.server.services import Services
from condottiere.server.storage import RoomSeat, StoredPerson, StoredRoom


def new_room(host: StoredPerson, new: NewRoom, pace: Pace, services: Services) -> StoredRoom:
    """A room whose host sits on its first free seat; `pace` is that of tables for which none is chosen.

    Raises RequestError.
    """
    options = check_options(len(new.seats), new.options)
    check_clock(new.clock)
    seats = [RoomSeat() for _ in new.seats]
    for number, who in enumerate(new.seats):
        if who.bot is not None:
            check_bot(number, who.bot, services.opponents)
            name = clean_name(who.name, number)
            seats[number] = RoomSeat(name, who.bot, ready=True)
    free = [number for number, seat in enumerate(seats) if seat.free]
    if not free:
        raise RequestError("bad_message", Fact(id="error-no-free-seat"))
    seats[free[0]] = RoomSeat(host.name, person=host.id, ready=True)
    now, shuffle = services.now(), FairShuffle(services.new_secret(), new_table_id())
    return StoredRoom(
        id=shuffle.table,
        shuffle=shuffle,
        code=new_table_code(),
        version=0,
        created=now,
        changed=now,
        pace=new.pace or pace,
        options=options,
        hints=new.hints,
        public=new.public,
        clock=new.clock,
        started=False,
        host=host.id,
        seats=tuple(seats),
    )
