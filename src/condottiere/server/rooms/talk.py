"""What the people in a waiting room say to each other before the game.

The room keeps it. It is for those who sit there, and for nobody else. What somebody has said stays when that
person leaves, and goes when the host removes that person; all of it goes when the game begins.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from condottiere.server.messages.protocol import RoomLine
from condottiere.server.storage import SaidInRoom, StoredPerson, StoredRoom
from condottiere.server.table.chat import check_text

from .waiting_room import check_sitting, seat_names, seat_of

MAX_LINES: Final = 50
"""The number of lines that a room keeps."""
MAX_BYTES: Final = 10_000
"""The number of bytes that a room keeps, in lines as long as MAX_TEXT."""


def say(room: StoredRoom, person: StoredPerson, text: str, at: float) -> StoredRoom:
    """The room after a person who sits there has said something. Raises RequestError."""
    check_sitting(room, person.id)
    return replace(room, said=_latest((*room.said, SaidInRoom(person.id, check_text(text), at))))


def lines_for(room: StoredRoom, credential: str | None) -> list[RoomLine]:
    """What may be read with a credential: all that is kept by those who sit there, by others nothing."""
    return [] if seat_of(room, credential) is None else list(_lines(room))


def _lines(room: StoredRoom) -> Iterator[RoomLine]:
    for line in room.said:
        seat = None if line.text is None else seat_of(room, line.person)
        if seat is not None or line.name is not None:
            yield RoomLine(seat=seat, name=line.name if seat is None else None, text=line.text, at=line.at)


def with_leaving(room: StoredRoom, before: StoredRoom, person: StoredPerson, at: float) -> StoredRoom:
    """The room after a person has left it, if that is so, with word of it for those who stay."""
    seat = seat_of(before, person.id)
    if seat is None or seat_of(room, person.id) is not None:
        return room
    name = seat_names(before)[seat]
    others = (line for line in room.said if line.person != person.id or line.text is not None)
    said = (replace(line, name=name) if line.person == person.id else line for line in others)
    return replace(room, said=_latest((*said, SaidInRoom(person.id, None, at, name))))


def of_those_here(room: StoredRoom) -> StoredRoom:
    """The room without what people have said who no longer sit there, unless they have left it themselves."""
    here = [(line, seat_of(room, line.person) is not None) for line in room.said]
    said = tuple(
        replace(line, name=None) if sits and line.text is not None else line
        for line, sits in here
        if sits or line.name is not None
    )
    return replace(room, said=said)


def _latest(said: tuple[SaidInRoom, ...]) -> tuple[SaidInRoom, ...]:
    said = said[-MAX_LINES:]
    while sum(len((line.text or "").encode()) for line in said) > MAX_BYTES:
        said = said[1:]
    return said
