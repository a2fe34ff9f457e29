"""The other games of the same people: those before a game that is over, and its rematch."""

from condottiere.server.messages.review_api import MAX_EARLIER, EarlierGame, Rematches
from condottiere.server.storage import Store, StoredPerson
from condottiere.server.store_errors import refuse_if_storage_fails


async def find_rematches(store: Store, table_id: str, number: int, person: StoredPerson | None) -> Rematches:
    """The other games of the series in which this one has this number, as a person may know of them.

    Whoever knows the name of a table may look at it, so those before are named only to those who sat there.
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
        later_over=any(one.head is not None and one.head.phase == "over" for one in following),
    )
