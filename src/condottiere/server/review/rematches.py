"""The other games of the same people: those before a game that is over, and its rematch."""

from condottiere.server.messages.review_api import MAX_EARLIER, Rematches
from condottiere.server.storage import Store
from condottiere.server.store_errors import refuse_if_storage_fails


async def find_rematches(store: Store, table_id: str, number: int) -> Rematches:
    """The other games of the series in which this one has this number. Raises RequestError."""
    with refuse_if_storage_fails():
        earlier = await store.earlier_games(table_id, MAX_EARLIER)
        later = (await store.rematches([table_id])).get(table_id)
        found = [] if later is None else await store.summaries([later.id])
    return Rematches(
        game=number,
        earlier=earlier,
        later=None if later is None else later.id,
        later_over=any(one.head is not None and one.head.phase == "over" for one in found),
    )
