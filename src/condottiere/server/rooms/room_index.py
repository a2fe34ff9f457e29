"""Finding the waiting rooms that have not expired, by table or code, and listing public or own ones."""

from collections.abc import Collection, Sequence
from typing import Final

from condottiere.server.messages.room_api import WaitingTable
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import RoomStore, StoredPerson, StoredRoom
from condottiere.server.storage.request_errors import refuse_if_storage_fails

from .messages import waiting_table

LISTED: Final = 50
"""The maximum number of waiting rooms in a list."""
LISTED_OF_HOST: Final = 2
"""The maximum number of public rooms of one host in a list, so that nobody can fill the lobby."""


class RoomIndex:
    """The stored rooms. Every call reads the store."""

    def __init__(self, store: RoomStore, settings: Settings, services: Services) -> None:
        self._store = store
        self._settings = settings
        self._services = services

    async def find(self, table_id: str) -> StoredRoom | None:
        """The room of a table; None if it never had one or has expired. Raises RequestError."""
        with refuse_if_storage_fails():
            return (await self.find_all([table_id])).get(table_id)

    async def find_all(self, ids: Collection[str]) -> dict[str, StoredRoom]:
        """The rooms of these tables, keyed by table. Raises StoreError."""
        found = await self._store.find(ids)
        expired = self.expired_before()
        return {name: room for name, room in found.items() if room.started or room.changed >= expired}

    async def find_code(self, code: str) -> str | None:
        """The table with a code; None if there is none. Raises RequestError."""
        with refuse_if_storage_fails():
            return await self._store.find_code(code)

    async def public(self) -> list[WaitingTable]:
        """The public rooms, the latest first, a few of each host. Raises RequestError."""
        with refuse_if_storage_fails():
            found = await self._store.find_public(self.expired_before(), LISTED, LISTED_OF_HOST)
            return await self._list(found)

    async def of_person(self, person: StoredPerson) -> list[WaitingTable]:
        """The rooms where a person sits, the latest first. Raises RequestError."""
        with refuse_if_storage_fails():
            return await self._list(await self._store.find_of(person.id, self.expired_before(), LISTED))

    async def _list(self, ids: Sequence[str]) -> list[WaitingTable]:
        found = await self.find_all(ids)
        rooms = map(found.get, ids)
        return [waiting_table(room) for room in rooms if room is not None and not room.started]

    def expired_before(self) -> float:
        """The Unix time in seconds; rooms that have not changed since then have expired."""
        return self._services.now() - self._settings.room_seconds
