"""Creating and finding rematches: the next game of the same people. Every game has at most one."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.messages.api import Rematch
from condottiere.server.messages.protocol import TUTOR, NextTable
from condottiere.server.messages.review_api import MAX_EARLIER, EarlierGame, Rematches
from condottiere.server.services import Services
from condottiere.server.storage import Conflict, Store, StoredPerson, StoredSeat
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.series import move, next_series, seat_after
from condottiere.server.table.replay import head_of

from .new_table import NewGame, deal_game
from .shuffles import Shuffles, first_entropy


async def begin_rematch(
    store: Store, shuffles: Shuffles, services: Services, table: LiveTable, by: int, asked: Rematch
) -> NextTable:
    """Create the rematch of a finished game, and tell its watchers; `by` is the seat that asks for it.

    If another request, in any process, has created one first, that one is returned. Raises RequestError.
    """
    game, outcome = table.game, table.game.outcome
    if outcome is None:
        raise RequestError("not_over", Fact(id="error-rematch-not-over"))
    host = game.agreements.host(table.seats.people)
    shuffle = await shuffles.find(asked)
    entropy = first_entropy(asked, seat_after(by, len(table.seats), asked.rotate))
    new = NewGame(
        id=shuffle.table,
        pace=table.pace,
        options=game.options,
        hints=table.hints,
        seats=move(_without_tutor(table.seats, services.opponents.captain), asked.rotate),
        clock=game.agreements.clock,
        previous=table.id,
        series=next_series(table.series, len(table.seats), outcome, by, asked.rotate),
        host=None if host is None else seat_after(host, len(table.seats), asked.rotate),
    )
    dealt, stored = deal_game(new, shuffle, entropy, services)
    with refuse_if_storage_fails():
        with suppress(Conflict):
            await store.create(stored, stored.created, head_of(dealt))
        begun = (await store.rematches([table.id]))[table.id]
    table.set_rematch(begun)
    return begun


async def find_rematches(store: Store, table_id: str, number: int, person: StoredPerson | None) -> Rematches:
    """The other games of a series that a person may know of; `number` is the number of the given game.

    Anybody who knows a table's name may watch it, so earlier games are named only to those who sat there.
    Raises RequestError.
    """
    with refuse_if_storage_fails():
        found = {} if person is None else await store.earlier_games(table_id, person.id, MAX_EARLIER)
        later = (await store.rematches([table_id])).get(table_id)
        following = [] if later is None else await store.summaries([later.id])
    return Rematches(
        game=number,
        earlier=[EarlierGame(game=number - back, table=table) for back, table in found.items()],
        later=None if later is None else later.id,
        later_over=any(one.head.phase == "over" for one in following),
    )


def _without_tutor(seats: Sequence[StoredSeat], captain: str) -> tuple[StoredSeat, ...]:
    """Replace the scripted bots of the tutorial by captains, because the script fits only its first deal."""
    return tuple(replace(seat, bot=captain) if seat.bot == TUTOR else seat for seat in seats)
