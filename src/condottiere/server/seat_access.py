"""Which seat of a table somebody may act for: by a key, or as the person whose seat it is."""

from typing import NamedTuple

from starlette.requests import HTTPConnection

from .keys import authenticate, digest
from .live import LiveTable
from .narration import Viewer
from .persons import Persons
from .settings import Services
from .storage import StoredPerson


class SeatAccess(NamedTuple):
    """What somebody is at a table, and by what: it ends when the seat has that no more."""

    viewer: Viewer
    credential: str | None
    """The digest of a key or the identifier of a person, as the seat has it; None for who looks on."""


async def access_seat(
    connection: HTTPConnection, key: str | None, table: LiveTable, persons: Persons, services: Services
) -> SeatAccess:
    """Open a seat by its key, or without one the first seat of the person who asks, if there is one.

    Raises RequestError if the key opens none.
    """
    await table.load_seats()
    if key is not None:
        return SeatAccess(await authenticate(key, table.seats, services.sleep), digest(key))
    person = await persons.find(connection)
    own = [] if person is None else seats_of_person(table, person)
    return SeatAccess(own[0], person.id) if person is not None and own else SeatAccess(None, None)


def seats_of_person(table: LiveTable, person: StoredPerson) -> list[int]:
    """The seats that are this person's."""
    return [number for number, seat in enumerate(table.seats) if seat.person == person.id]
