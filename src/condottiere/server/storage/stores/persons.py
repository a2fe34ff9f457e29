"""Storing persons: names, languages, and digests of their devices' secrets and recovery codes."""

from collections.abc import Collection
from dataclasses import asdict
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from condottiere.server.storage.database import Database
from condottiere.server.storage.schema import (
    devices,
    persons,
    push_subscriptions,
    recovery_codes,
    room_seats,
    rooms,
    seats,
    webhooks,
)
from condottiere.server.storage.statements import among

from .games import StoredPerson
from .reputations import forget


class PersonStore:
    """The persons in a database. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, device: str) -> StoredPerson | None:
        """The person who has the device of this digest."""
        query = _persons().join(devices, devices.c.person == persons.c.id).where(devices.c.digest == device)
        async with self._database.read() as connection:
            return await _first(connection, query)

    async def add(self, person: StoredPerson, device: str, at: float) -> None:
        """Store a new person with a first device, given by its digest. `at` is Unix time in seconds."""

        def add(connection: Connection) -> None:
            connection.execute(insert(persons), {**asdict(person), "created": at})
            _add_device(connection, person.id, device, at)

        await self._database.change(add)

    async def change(self, person: StoredPerson, remembered: bool | None) -> None:
        """Change the name and the language of a person and, unless None, whether captains remember.

        What they are not to remember any more is deleted.
        """
        async with self._database.write() as connection:
            known = update(persons).where(persons.c.id == person.id)
            await connection.execute(known.values(name=person.name, language=person.language))
            if remembered:
                await connection.execute(known.values(remembered=True))
            elif remembered is not None:
                await connection.run_sync(forget, person.id)

    async def remove_device(self, device: str) -> None:
        """Forget the device of this digest."""
        async with self._database.write() as connection:
            await _remove_device(connection, device)

    async def known_devices(self, devices_here: Collection[str]) -> set[str]:
        """Which of these devices, given by their digests, belong to a person."""
        async with self._database.read() as connection:
            found = await connection.execute(_known_devices(), {"ids": list(devices_here)})
            return set(found.scalars())

    async def has_recovery_code(self, person: str) -> bool:
        query = select(recovery_codes.c.person).where(recovery_codes.c.person == person)
        async with self._database.read() as connection:
            return (await connection.execute(query)).first() is not None

    async def set_recovery_code(self, person: str, code: str, at: float) -> None:
        """Store the digest of a recovery code, which replaces the one before."""
        async with self._database.write() as connection:
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
            await connection.execute(
                insert(recovery_codes), {"person": person, "digest": code, "created": at}
            )

    async def recover(self, code: str, device: str, replaced: str | None, at: float) -> StoredPerson | None:
        """Add a device to the person of a recovery code, both given by their digests; None if there is none.

        Until then the device has the digest `replaced`. If its previous person has no other way to return,
        the seats of that person move along.
        """
        query = _persons().join(recovery_codes, recovery_codes.c.person == persons.c.id)
        async with self._database.write() as connection:
            person = await _first(connection, query.where(recovery_codes.c.digest == code))
            if person is not None:
                await connection.run_sync(_add_device, person.id, device, at)
                if replaced is not None:
                    await _leave(connection, replaced, person.id)
            return person


@cache
def _known_devices() -> Select[Any]:
    """The query of `known_devices`; cached, see `statements.py`."""
    return select(devices.c.digest).where(among(devices.c.digest))


_Person: TypeAlias = Select[tuple[str, str, str, bool, float]]


def _persons() -> _Person:
    own = persons.c
    return select(own.id, own.name, own.language, own.remembered, own.created)


async def _first(connection: AsyncConnection, query: _Person) -> StoredPerson | None:
    row = (await connection.execute(query)).first()
    return None if row is None else StoredPerson(row.id, row.name, row.language, row.remembered, row.created)


def _add_device(connection: Connection, person: str, device: str, at: float) -> None:
    connection.execute(insert(devices), {"digest": device, "person": person, "created": at})


async def _remove_device(connection: AsyncConnection, device: str) -> str | None:
    """Forget a device; return its person, of whom captains remember nothing, if that one cannot return."""
    query = select(devices.c.person).where(devices.c.digest == device)
    person: str | None = (await connection.execute(query)).scalar()
    if person is None:  # the device was forgotten elsewhere; the seats of nobody are not its
        return None
    await connection.execute(delete(devices).where(devices.c.digest == device))
    for ways in (devices, recovery_codes):
        if (await connection.execute(select(ways.c.person).where(ways.c.person == person))).first():
            return None
    await connection.run_sync(forget, person)
    return person


async def _leave(connection: AsyncConnection, device: str, heir: str) -> None:
    """Forget a device. If its person cannot return, the heir gets the seats and the notifications."""
    person = await _remove_device(connection, device)
    if person is None:
        return
    own = [seats, room_seats, push_subscriptions]
    if not (await connection.execute(select(webhooks).where(webhooks.c.person == heir))).first():
        own.append(webhooks)
    for table in own:
        await connection.execute(update(table).where(table.c.person == person).values(person=heir))
    await connection.execute(update(rooms).where(rooms.c.host == person).values(host=heir))
