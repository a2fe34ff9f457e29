"""The terms of a game that has not begun: what people are ready for."""

from dataclasses import asdict
from hashlib import sha256

import msgspec

from condottiere.server.storage import StoredRoom


def terms(room: StoredRoom) -> str:
    """A digest of rules, clock, hints and whether captains bargain, of 16 hexadecimal digits.

    The seats are no part of it: who sits where, everybody sees, and nobody is any less ready for it.
    """
    rules = {name: value for name, value in asdict(room.options).items() if name != "seats"}
    return sha256(msgspec.json.encode([rules, room.clock, room.hints, room.bargaining])).hexdigest()[:16]


def are_terms(room: StoredRoom, seen: str | None) -> bool:
    """Check if these are the terms of a room, as far as whoever has seen them says so."""
    return seen is None or seen == terms(room)
