"""Playing on from a moment of a finished game, at a new table with one person and bots."""

import random
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.notation import Move, Shown
from condottiere.rules import Phase
from condottiere.server.errors import RequestError
from condottiere.server.messages.api import TableMade
from condottiere.server.messages.review_api import FromHere, RecordFromHere
from condottiere.server.names import distinct_names
from condottiere.server.new_tables.new_table import NewGame, check_bot, store_game
from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.people.keys import digest, new_key
from condottiere.server.services import Services
from condottiere.server.storage import StoredPerson, StoredSeat
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.replay import head_of
from condottiere.server.tables.tables import Tables

from .positions import check_range, check_seat
from .recordings import Recording

MAX_COPIED: Final = 10_000
"""The maximum number of entries up to the moment, which are copied into the log of the new table."""


async def play_from(
    tables: Tables,
    recording: Recording,
    here: FromHere | RecordFromHere,
    game: Game,
    person: StoredPerson | None,
) -> TableMade:
    """Create a table at which a person plays on in the chosen seat. Raises RequestError.

    `game` is the result of `game_to_play`.
    """
    services = tables.services
    key = new_key()
    new = NewGame(
        id=new_table_id(),
        pace=tables.settings.pace,
        options=recording.record.options,
        hints=True,
        seats=_seats(recording, here, digest(key), person),
        clock=None,
    )
    stored = store_game(new, game, services.now())
    with refuse_if_storage_fails():
        await tables.store.create(stored, stored.created, head_of(game))
    return TableMade(id=new.id, keys=[key if seat == here.seat else None for seat in range(len(new.seats))])


def _seats(
    recording: Recording, here: FromHere | RecordFromHere, key_digest: str, person: StoredPerson | None
) -> tuple[StoredSeat, ...]:
    """The new seats, with the names of the game; the person who plays on has their own name if known."""
    names = list(recording.names)
    if person is not None:
        names[here.seat] = person.name
    own = None if person is None else person.id
    return tuple(
        StoredSeat(name, None, key_digest, own) if seat == here.seat else StoredSeat(name, here.bot, None)
        for seat, name in enumerate(distinct_names(names))
    )


def game_to_play(recording: Recording, here: FromHere | RecordFromHere, services: Services) -> Game:
    """The game up to the chosen moment. Raises RequestError if nobody can play on from there.

    This takes as long as a replay.
    """
    check_seat(recording, here.seat)
    check_range(recording, here.moment, here.moment)
    check_bot(here.seat, here.bot, services.opponents)
    return game_at(recording, here.moment, services.rng)


def game_at(recording: Recording, moment: int, rng: random.Random) -> Game:
    """The game up to a moment, with its moves and shown cards, but without agreements between people."""
    then = next(recording.playback.walk(moment, moment)).game
    entries = [entry for entry in then.log if isinstance(entry, Move | Shown)]
    if len(entries) > MAX_COPIED:
        raise RequestError(
            "bad_message",
            f"Up to this moment the record has {len(entries)} entries, and one can play on after "
            f"{MAX_COPIED} at most. Choose an earlier moment.",
        )
    game = Game.resume(then.options, then.holder, entries, rng)
    if game.over or game.table.phase == Phase.DEAL:
        raise RequestError("bad_message", Fact(id="error-nothing-left-to-play"))
    return game
