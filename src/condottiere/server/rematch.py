"""Beginning a rematch: the next table of the same people, of which every game has one at most."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from condottiere.languages.fact import Fact

from .errors import RequestError
from .messages.api import Rematch
from .messages.protocol import TUTOR, NextTable
from .new_table import NewGame, deal_game
from .shuffles import first_entropy
from .storage import Conflict, StoredSeat
from .store_errors import refuse_if_storage_fails
from .table.conduct import clock_message
from .table.live import LiveTable
from .table.replay import head_of
from .table.series import move, next_series, seat_after
from .tables import Tables


async def begin_rematch(tables: Tables, table: LiveTable, by: int, asked: Rematch) -> NextTable:
    """Deal the next game to the people of one that is over, and tell who watches; `by` is the seat who asks.

    If somebody else was quicker, in whichever process, theirs is the rematch. Raises RequestError.
    """
    game, outcome = table.game, table.game.outcome
    if outcome is None:
        raise RequestError("not_over", Fact(id="error-rematch-not-over"))
    host = game.conduct.host(table.seats.people)
    with refuse_if_storage_fails():
        shuffle = await tables.find_shuffle(asked)
    entropy = first_entropy(asked, seat_after(by, len(table.seats), asked.rotate))
    new = NewGame(
        id=shuffle.table,
        pace=table.pace,
        options=game.options,
        hints=table.hints,
        seats=move(_without_tutor(table.seats, tables.services.opponents.captain), asked.rotate),
        clock=clock_message(game.conduct.clock),
        previous=table.id,
        series=next_series(table.series, len(table.seats), outcome, by, asked.rotate),
        host=None if host is None else seat_after(host, len(table.seats), asked.rotate),
    )
    dealt, stored = deal_game(new, shuffle, entropy, tables.services)
    with refuse_if_storage_fails():
        with suppress(Conflict):
            await tables.store.create(stored, stored.created, head_of(dealt))
        begun = (await tables.store.rematches([table.id]))[table.id]
    table.set_rematch(begun)
    return begun


def _without_tutor(seats: Sequence[StoredSeat], captain: str) -> tuple[StoredSeat, ...]:
    """The same captains, who now play as they like: the script of the tutorial fits its first deal alone."""
    return tuple(replace(seat, bot=captain) if seat.bot == TUTOR else seat for seat in seats)
