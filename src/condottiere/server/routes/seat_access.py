"""Which seat of a table somebody may act for: by a key, or as the person whose seat it is."""

from typing import NamedTuple

from starlette.requests import HTTPConnection

from condottiere.server.errors import not_your_seat
from condottiere.server.people.keys import authenticate, digest
from condottiere.server.storage import StoredPerson
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.narration import Viewer
from condottiere.server.tables.tables import Tables


class SeatAccess(NamedTuple):
    """What somebody is at a table, and by what: it ends when the seat has that no more."""

    viewer: Viewer
    credential: str | None
    """The digest of a key or the identifier of a person, as the seat has it; None for who looks on."""


async def access_seat(
    connection: HTTPConnection, table: LiveTable, tables: Tables, key: str | None, seat: int | None
) -> SeatAccess:
    """Open a seat by its key, or without one a seat of the person who asks, if there is one.

    `seat` says which of several, if not the first. Raises RequestError if the key opens none, and if the seat
    is somebody else's.
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
    """The seats that are this person's, the one where it plays before those of its guests."""
    own = [number for number, seat in enumerate(table.seats) if seat.person == person.id]
    return sorted(own, key=lambda number: table.seats[number].guest)
