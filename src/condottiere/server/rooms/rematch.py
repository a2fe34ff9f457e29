"""Creating and finding rematches: the next game of the same people. Every game has at most one."""

from msgspec.structs import replace as replace_message

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError, stale
from condottiere.server.messages.protocol import NextTable
from condottiere.server.messages.review_api import MAX_EARLIER, EarlierGame, Rematches
from condottiere.server.services import Services
from condottiere.server.storage import Conflict, Store, StoredPerson, StoredRoom
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.series import seat_after

from . import starting
from .new_room import rematch_room
from .rooms import Rooms


async def begin_rematch(
    rooms: Rooms, store: Store, services: Services, table: LiveTable, by: int, rotate: bool
) -> NextTable:
    """Begin the rematch of a finished game, and tell its watchers; `by` is the seat that asks for it.

    It begins as any game in a waiting room. Browsers that are connected to the finished table first have time
    to announce their chains. If another request, in any process, was quicker, its rematch is returned,
    perhaps before its cards are dealt. Raises RequestError.
    """
    if table.game.outcome is None:
        raise RequestError("not_over", Fact(id="error-rematch-not-over"))
    room = rematch_room(table, by, rotate, services)
    with refuse_if_storage_fails():
        try:
            await rooms.add(room)
        except Conflict:
            found = (await store.rematches([table.id])).get(table.id)
            if found is None:
                raise stale() from None
            stored = None if found.begun else await rooms.index.find(found.id)
            if stored is None or not starting.is_abandoned(stored, services.now()):
                table.set_rematch(found)
                return found
            room = stored
    next_table = _next_table(room)
    table.set_rematch(next_table)
    # Whoever loses the connection just then comes back at once.
    told = table.presence.connected_since(services.now() - starting.GATHER_SECONDS)

    def is_awaited(present: StoredRoom | None) -> bool:
        connected = told | table.presence.connected
        here = {seat_after(seat, len(table.seats), next_table.rotated) for seat in connected}
        return present is not None and any(
            seat in here and who.chain is None and who.bot is None and not who.guest
            for seat, who in enumerate(present.seats)
        )

    await rooms.wait_while(room.id, is_awaited, starting.GATHER_SECONDS)
    await rooms.start(room.id, starting.check_not_starting)
    begun = replace_message(next_table, begun=True)
    table.set_rematch(begun)
    return begun


def _next_table(room: StoredRoom) -> NextTable:
    if room.series is None:
        raise ValueError(f"{room.id} is no rematch")
    return NextTable(id=room.id, by=room.series.by, rotated=room.series.rotated, begun=False)


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
