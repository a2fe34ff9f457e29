"""What the people in a waiting room say to each other before the game.

The room keeps it. It is for those who sit there, and for nobody else: what somebody has said goes when that
person leaves or is removed, and all of it when the game begins.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from condottiere.server.messages.protocol import ChatLine
from condottiere.server.storage import SaidInRoom, StoredPerson, StoredRoom
from condottiere.server.table.chat import check_text

from .waiting_room import check_sitting, seat_of

MAX_LINES: Final = 50
"""The number of lines that a room keeps."""
MAX_BYTES: Final = 10_000
"""The number of bytes that a room keeps, in lines as long as MAX_TEXT."""


def say(room: StoredRoom, person: StoredPerson, text: str, at: float) -> StoredRoom:
    """The room after a person who sits there has said something. Raises RequestError."""
    check_sitting(room, person.id)
    return replace(room, said=_latest((*room.said, SaidInRoom(person.id, check_text(text), at))))


def lines_for(room: StoredRoom, credential: str | None) -> list[ChatLine]:
    """What may be read with a credential: all that is kept by those who sit there, by others nothing."""
    return [] if seat_of(room, credential) is None else list(_lines(room))


def _lines(room: StoredRoom) -> Iterator[ChatLine]:
    for line in room.said:
        if (seat := seat_of(room, line.person)) is not None:
            yield ChatLine(seat=seat, to=None, text=line.text, at=line.at)


def of_those_here(room: StoredRoom) -> StoredRoom:
    """The room without what people have said who no longer sit there."""
    return replace(room, said=tuple(line for line in room.said if seat_of(room, line.person) is not None))


def _latest(said: tuple[SaidInRoom, ...]) -> tuple[SaidInRoom, ...]:
    said = said[-MAX_LINES:]
    while sum(len(line.text.encode()) for line in said) > MAX_BYTES:
        said = said[1:]
    return said
