"""Whose key this is."""

from typing import Final

from .keys import seat_of
from .live import LiveTable
from .refused import Refused
from .settings import World

_GUESS_SECONDS: Final = 0.5
"""A wrong key is answered late, so that one attempt after another makes few guesses."""


async def admitted(table: LiveTable, key: str, world: World) -> int:
    """The seat that a key opens. Raises Refused."""
    seat = seat_of(key, [who.key_digest for who in table.seats])
    if seat is None:
        await world.sleep(_GUESS_SECONDS)
        raise Refused(
            "wrong_key",
            "This key opens no seat of this table. Use the whole link you were given, or join without a key "
            "to look on.",
        )
    return seat
