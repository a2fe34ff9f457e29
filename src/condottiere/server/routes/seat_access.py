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
    """A viewer and the credential that opened its seat. Access ends when the seat no longer has that one."""

    viewer: Viewer
    credential: str | None
    """The digest of the key or the identifier of the person; None for a spectator."""


async def access_seat(
    connection: HTTPConnection, table: LiveTable, tables: Tables, key: str | None, seat: int | None
) -> SeatAccess:
    """Open a seat by its key or, without a key, a seat of the device's person; a spectator has neither.

    `seat` chooses one of the person's seats; None is the first. Raises RequestError if the key opens no seat,
    or if the chosen seat is somebody else's.
    """
    person = None if key is not None else await tables.persons.find(connection)
    if key is not None or person is not None:
        await table.load_seats()
    if key is not None:
        return SeatAccess(await authenticate(key, table.seats, tables.services.sleep), digest(key))
    own = [] if person is None else seats_of_person(table, person)
    if seat not in (None, *own):
        raise not_your_seat()
    if person is None or not own:
        return SeatAccess(None, None)
    return SeatAccess(own[0] if seat is None else seat, person.id)


def seats_of_person(table: LiveTable, person: StoredPerson) -> list[int]:
    """The seats of a person, their own before those of their guests."""
    own = [number for number, seat in enumerate(table.seats) if seat.person == person.id]
    return sorted(own, key=lambda number: table.seats[number].guest)
