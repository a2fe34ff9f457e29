"""Starting a game: the room waits a moment for the entropy of browsers that have announced a chain.

What chains and entropy are, docs/fairness.md tells. While a game is starting, nothing else changes in its
room: the entropy of others may be known by then, and the cards depend on who sits where.
"""

from dataclasses import replace
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.game import Game
from condottiere.server.errors import RequestError
from condottiere.server.new_tables.new_table import NewGame, deal_game
from condottiere.server.services import Services
from condottiere.server.storage import StoredGame, StoredPerson, StoredRoom, StoredSeat
from condottiere.server.table.messages.fairness import announced_chain, revealed_entropy

from .waiting_room import check_host, missing, seat_names, seat_of

WAIT_SECONDS: Final = 2.0
"""How long a start waits at most for the entropy of those who have announced a chain."""
LOOK_SECONDS: Final = 0.05
"""Seconds between two looks whether it has come, perhaps through another process."""
VOID_SECONDS: Final = 5.0
"""After how many seconds a start is void: the process that has begun it is gone."""


def is_starting(room: StoredRoom, now: float) -> bool:
    """Whether the game is about to begin; `now` is Unix time in seconds."""
    return room.starting is not None and now - room.starting < VOID_SECONDS


def without_void_start(room: StoredRoom, now: float) -> StoredRoom:
    """The room without a start that is void. Chains of which a link was revealed are void, too."""
    if room.starting is None or is_starting(room, now):
        return room
    seats = tuple(replace(seat, chain=None, reveal=None) if seat.reveal else seat for seat in room.seats)
    return replace(room, starting=None, seats=seats)


def is_awaited(room: StoredRoom | None) -> bool:
    """Whether somebody has announced a chain, and has not revealed its first link.

    Who is away is awaited as well: only another process may know that somebody is connected.
    """
    return room is not None and any(seat.chain and not seat.reveal for seat in room.seats)


def check_start(room: StoredRoom, person: StoredPerson) -> None:
    """Raise RequestError unless this person may begin the game now."""
    check_host(room, person)
    if needed := missing(room):
        raise RequestError("not_ready", Fact(id="error-cannot-begin", missing=tuple(needed)))
    if room.starting is not None:
        raise about_to_begin()


def about_to_begin() -> RequestError:
    """Something is asked for while the game is starting."""
    return RequestError("stale", Fact(id="error-about-to-begin"))


def deal_first(room: StoredRoom, services: Services) -> tuple[Game, StoredGame]:
    """Deal the first cards of a room's game: the game, and what to store of it. Raises RequestError."""
    seats = tuple(
        StoredSeat(name or "", seat.bot, None, seat.person, seat.guest)
        for name, seat in zip(seat_names(room), room.seats, strict=True)
    )
    host = seat_of(room, room.host)
    new = NewGame(room.id, room.pace, room.options, room.hints, seats, room.clock, host=host)
    return deal_game(new, room.shuffle, _entropy(room), services)


def _entropy(room: StoredRoom) -> list[FairnessEntry]:
    """What the game's log says of it: first all chains, then all that was revealed."""
    seats = list(enumerate(room.seats))
    chains: list[FairnessEntry]
    chains = [announced_chain(number, seat.chain) for number, seat in seats if seat.chain]
    return chains + [revealed_entropy(number, 1, seat.reveal) for number, seat in seats if seat.reveal]
