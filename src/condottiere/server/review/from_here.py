"""Playing on from a moment of a finished game, at a new table with one person and bots."""

import random
from typing import Final, NamedTuple

from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.notation import Move, Shown
from condottiere.rules import Phase
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import Pace
from condottiere.server.messages.review_api import FromHere, RecordFromHere
from condottiere.server.names import distinct_names
from condottiere.server.new_tables.new_table import NewGame, store_game
from condottiere.server.people.keys import digest
from condottiere.server.storage import Head, StoredGame, StoredPerson, StoredSeat
from condottiere.server.table.replay import head_of

from .positions import check_range, check_seat
from .recordings import Recording

MAX_COPIED: Final = 10_000
"""The maximum number of entries up to the moment, which are copied into the log of the new table."""


class Beginning(NamedTuple):
    """What the server decides of a new table."""

    id: str
    pace: Pace
    key: str
    """The key of the person's seat."""
    person: StoredPerson | None
    """The person who plays on, if known."""
    now: float
    """Unix time in seconds."""


def begin_here(
    recording: Recording, here: FromHere | RecordFromHere, beginning: Beginning
) -> tuple[StoredGame, Head]:
    """What to store of a new table at which a person plays on in the chosen seat.

    Raises RequestError if nobody can play on from there. This takes as long as a replay.
    """
    check_seat(recording, here.seat)
    check_range(recording, here.moment, here.moment)
    game = game_at(recording, here.moment, random.Random())
    new = NewGame(
        id=beginning.id,
        pace=beginning.pace,
        options=recording.record.options,
        hints=True,
        bargaining=True,
        seats=_seats(recording, here, digest(beginning.key), beginning.person),
        clock=None,
    )
    return store_game(new, game, beginning.now), head_of(game)


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
