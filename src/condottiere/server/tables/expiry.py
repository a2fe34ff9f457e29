"""Removing the waiting rooms and the promised shuffles of which nobody has made a game."""

import asyncio
import logging
from typing import Final

from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import Store, StoreError

_log = logging.getLogger(__name__)

_PERIOD: Final = 600.0
"""Seconds between two removals; until then, what has expired is found by nobody."""
_BATCH: Final = 100
"""The number removed in a transaction, for which all who act wait."""


async def keep_removing_expired(store: Store, settings: Settings, services: Services) -> None:
    """Remove what has expired again and again; this never returns."""
    while True:
        try:
            await remove_expired(store, services.now() - settings.room_seconds)
        except StoreError as error:
            _log.warning("expired waiting rooms could not be removed: %s", error)
        except Exception:
            _log.exception("expired waiting rooms could not be removed; it will be tried again")
        await asyncio.sleep(_PERIOD)


async def remove_expired(store: Store, before: float) -> None:
    """Remove what nobody has used since a Unix time in seconds. Raises StoreError."""
    for remove in (store.rooms.remove_expired, store.shuffles.remove_expired):  # of a room, its shuffle last
        while await remove(before, _BATCH):
            pass
