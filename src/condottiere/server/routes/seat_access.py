"""Deciding which seat of a table a connection may use, by a key or as the person of the seat."""

from typing import NamedTuple

from starlette.requests import HTTPConnection

from condottiere.server.errors import not_your_seat
from condottiere.server.people.keys import authenticate, digest
from condottiere.server.storage import StoredPerson
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.narration import Viewer
from condottiere.server.tables.tables import Tables


class SeatAccess(NamedTuple):
    """A viewer and the credential that opened its seat.

    Access ends when the seat has neither that one nor the person.
    """

    viewer: Viewer
    credential: str | None
    """The digest of the key or the identifier of the person; None for a spectator."""
    person: str | None = None
    """The identifier of the device's person."""


async def access_seat(
    connection: HTTPConnection, table: LiveTable, tables: Tables, key: str | None, seat: int | None
) -> SeatAccess:
    """Open a seat by its key or, without a key, a seat of the device's person; a spectator has neither.

    `seat` chooses one of the person's seats; None is the first. Raises RequestError if the key opens no seat,
    or if the chosen seat is somebody else's.
    """
    person = await tables.persons.find(connection)
    if key is not None or person is not None:
        await table.load_seats()
    if key is not None:
        who = None if person is None else person.id
        opened = await authenticate(key, table.seats, who, tables.services.sleep)
        spent = digest(key) != table.seats[opened].key_digest
        return SeatAccess(opened, who if spent else digest(key), who)
    own = [] if person is None else seats_of_person(table, person)
    if seat not in (None, *own):
        raise not_your_seat()
    if person is None or not own:
        return SeatAccess(None, None)
    return SeatAccess(own[0] if seat is None else seat, person.id, person.id)


async def room_credentials(connection: HTTPConnection, tables: Tables, key: str | None) -> tuple[str, ...]:
    """What may open a seat in a room, see `RoomSeat.opens_for`: a key, and the person of the device."""
    person = await tables.persons.find(connection)
    return (*([] if key is None else [digest(key)]), *([] if person is None else [person.id]))


def seats_of_person(table: LiveTable, person: StoredPerson) -> list[int]:
    """The seats of a person, their own before those of their guests."""
    own = [number for number, seat in enumerate(table.seats) if seat.person == person.id]
    return sorted(own, key=lambda number: table.seats[number].guest)
