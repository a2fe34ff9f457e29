"""Starting a game: the room waits a moment for the entropy of browsers that have announced a chain.

See docs/fairness.md for chains and entropy. While a game is starting, nothing else may change in its room: a
player may already know the entropy of others, and the cards that each gets depend on the seats.
"""

from dataclasses import replace
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.game import Game
from condottiere.rules import RULES_VERSION
from condottiere.server.errors import RequestError
from condottiere.server.new_tables.new_table import NewGame, deal_game
from condottiere.server.services import Services
from condottiere.server.storage import RoomSeat, StoredGame, StoredPerson, StoredRoom, StoredSeat
from condottiere.server.table.messages.fairness import announced_chain, revealed_entropy

from .waiting_room import check_host, missing, seat_names, seat_of

GATHER_SECONDS: Final = 2.0
"""The maximum seconds for which a rematch waits for the chains of the browsers that are connected."""
WAIT_SECONDS: Final = 2.0
"""The maximum seconds for which a start waits for the entropy of seats that have announced a chain."""
LOOK_SECONDS: Final = 0.05
"""Seconds between two checks for entropy, which another process may have stored."""
VOID_SECONDS: Final = 5.0
"""Seconds after which a start is void, because the process that began it has ended."""


def is_starting(room: StoredRoom, now: float) -> bool:
    """Check if the game is about to begin; `now` is Unix time in seconds."""
    return room.starting is not None and now - room.starting < VOID_SECONDS


def without_void_start(room: StoredRoom, now: float) -> StoredRoom:
    """Remove a void start from a room, together with chains of which a link was revealed for it."""
    if room.starting is None or is_starting(room, now):
        return room
    return replace(room, starting=None, rules_version=None, seats=tuple(map(_without_start, room.seats)))


def _without_start(seat: RoomSeat) -> RoomSeat:
    chain = None if seat.reveal else seat.chain
    return replace(seat, chain=chain, reveal=None, fixed_name=None)


def with_start(room: StoredRoom, now: float) -> StoredRoom:
    """Fix who sits where, under which name, and by which rules, until the cards are dealt."""
    named = zip(room.seats, seat_names(room), strict=True)
    seats = tuple(replace(seat, fixed_name=name) for seat, name in named)
    return replace(room, starting=now, rules_version=RULES_VERSION, seats=seats)


def is_awaited(room: StoredRoom | None) -> bool:
    """Check if a seat has announced a chain whose first link it has not revealed.

    Absent people are awaited as well, because they may be connected to another process.
    """
    return room is not None and any(seat.chain and not seat.reveal for seat in room.seats)


def is_abandoned(room: StoredRoom, now: float) -> bool:
    """Check if a rematch was not begun, because the process that was to do it has ended."""
    return (
        not room.started
        and not is_starting(room, now)
        and now - room.created >= GATHER_SECONDS + VOID_SECONDS
    )


def check_start(room: StoredRoom, person: StoredPerson) -> None:
    """Raise RequestError unless this person may start the game now."""
    check_host(room, person)
    if needed := missing(room):
        raise RequestError("not_ready", Fact(id="error-cannot-begin", missing=tuple(needed)))
    check_not_starting(room)


def check_not_starting(room: StoredRoom) -> None:
    """Raise RequestError if the game is starting already."""
    if room.starting is not None:
        raise about_to_begin()


def about_to_begin() -> RequestError:
    """The error for a request while the game is starting."""
    return RequestError("stale", Fact(id="error-about-to-begin"))


def deal_first(room: StoredRoom, services: Services) -> tuple[Game, StoredGame]:
    """Deal the first cards of a room's game; return the game, and what to store. Raises RequestError."""
    seats = tuple(
        StoredSeat(name or "", seat.bot, seat.key_digest, seat.person, seat.guest, seat.spent_digest)
        for name, seat in zip(seat_names(room), room.seats, strict=True)
    )
    host = seat_of(room, room.host)
    new = NewGame(
        id=room.id,
        pace=room.pace,
        options=room.options,
        hints=room.hints,
        bargaining=room.bargaining,
        seats=seats,
        clock=room.clock,
        previous=room.previous,
        series=room.series,
        host=host,
    )
    return deal_game(new, room.shuffle, _entropy(room), services)


def _entropy(room: StoredRoom) -> list[FairnessEntry]:
    """The log entries for the room's chains, followed by those for the entropy that was revealed."""
    seats = list(enumerate(room.seats))
    chains: list[FairnessEntry]
    chains = [announced_chain(number, seat.chain) for number, seat in seats if seat.chain]
    return chains + [revealed_entropy(number, 1, seat.reveal) for number, seat in seats if seat.reveal]
