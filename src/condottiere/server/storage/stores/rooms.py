"""Storing waiting rooms. Of two concurrent changes of a room, the second one gets a Conflict."""

from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, fields
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, select, update

from condottiere.record.agreements.notation import Clock
from condottiere.record.fairness.state import FairShuffle
from condottiere.rules import Options
from condottiere.server.storage.database import Database, begin_now
from condottiere.server.storage.errors import Conflict
from condottiere.server.storage.schema import room_seats, rooms
from condottiere.server.storage.statements import among

from .games import TABLE_NAME, Head, RoomSeat, SaidInRoom, StoredGame, StoredRoom
from .rows import insert_game, read_series, report_damage, select_seats, values
from .shuffles import find_shuffles, insert_shuffle

_SEAT_FIELDS: Final = tuple(field.name for field in fields(RoomSeat))


class RoomStore:
    """The waiting rooms in a database. Every method raises StoreError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.changes = 0
        """The number of changes that this process has stored."""

    async def add(self, room: StoredRoom) -> None:
        """Store a new room. Raises Conflict if its name or code is taken, or its game has a rematch."""

        def add(connection: Connection) -> None:
            connection.execute(insert(rooms), _row(room))
            connection.execute(insert(room_seats), _seat_rows(room))
            insert_shuffle(connection, room.shuffle, room.created)

        await self._change(add, room.previous)

    async def remove_expired(self, before: float, limit: int) -> int:
        """Remove rooms that have not started and have not changed since a Unix time; return their number."""
        expired = select(rooms.c.id).where(~rooms.c.started, rooms.c.changed < before)
        async with self._database.read() as connection:
            found = (await connection.execute(expired.limit(limit))).scalars().all()

        def remove(connection: Connection) -> int:
            begin_now(connection)
            # Again, because one that has changed meanwhile stays.
            locked = expired.where(among(rooms.c.id)).with_for_update()
            ids = {"ids": connection.execute(locked, {"ids": found}).scalars().all()}
            connection.execute(delete(room_seats).where(among(room_seats.c.room)), ids)
            return connection.execute(delete(rooms).where(among(rooms.c.id)), ids).rowcount

        if not found:
            return 0
        async with self._database.write() as connection:
            return await connection.run_sync(remove)

    async def find(self, ids: Collection[str]) -> dict[str, StoredRoom]:
        """These rooms by name, with the present names of people. Raises DamagedGame."""
        names = [name for name in ids if TABLE_NAME.fullmatch(name)]
        async with self._database.snapshot() as connection:
            found = (await connection.execute(select(rooms).where(among(rooms.c.id)), {"ids": names})).all()
            query = select_seats(room_seats).where(among(room_seats.c.room)).order_by(room_seats.c.seat)
            who: dict[str, list[Row[Any]]] = defaultdict(list)
            for seat in await connection.execute(query, {"ids": names}):
                who[seat.room].append(seat)
            dealt_by = await connection.run_sync(find_shuffles, names)
        with report_damage():
            return {row.id: _room(row, who[row.id], dealt_by[row.id]) for row in found}

    async def find_code(self, code: str, since: float) -> str | None:
        """The name of the room with this code that has started, or has changed since a Unix time."""
        which = (rooms.c.code == code, rooms.c.started | (rooms.c.changed >= since))
        async with self._database.read() as connection:
            return (await connection.execute(select(rooms.c.id).where(*which))).scalar()

    async def find_public(self, since: float, limit: int, of_host: int) -> Sequence[str]:
        """The public rooms that have not started and have changed since a Unix time, latest first.

        Of each host the latest `of_host` are found, and of each client the latest.
        """
        which = _waiting_since(since, rooms.c.public)
        latest = rooms.c.created.desc()
        ranked = select(
            rooms.c.id,
            rooms.c.client,
            func.row_number().over(partition_by=rooms.c.host, order_by=latest).label("of_host"),
            func.row_number().over(partition_by=rooms.c.client, order_by=latest).label("of_client"),
        )
        found = ranked.where(*which).subquery()
        listed = select(found.c.id).where(
            found.c.of_host <= of_host, found.c.client.is_(None) | (found.c.of_client == 1)
        )
        return await self._find(rooms.c.id.in_(listed), limit)

    async def find_of(self, person: str, since: float, limit: int) -> Sequence[str]:
        """A person's rooms that have not started and have changed since a Unix time, latest first."""
        own = select(room_seats.c.room).where(room_seats.c.person == person)
        return await self._find(and_(*_waiting_since(since, rooms.c.id.in_(own))), limit)

    async def replace(self, room: StoredRoom) -> None:
        """Store the next version of a room. Raises Conflict if another change has stored it first."""
        await self._change(partial(_replace, room=room), room.id)

    async def touch(self, room: str, at: float) -> None:
        """Record that a room was in use at a Unix time, without changing its version."""
        touched = update(rooms).where(rooms.c.id == room).values(changed=at)
        await self._change(lambda connection: connection.execute(touched).close())

    async def start(self, room: StoredRoom, game: StoredGame, head: Head) -> None:
        """As `replace`, and store the game of the same name in the same transaction."""

        def start(connection: Connection) -> None:
            _replace(connection, room)
            insert_game(connection, game, room.changed, head)

        await self._change(start, room.id, room.previous)

    async def _change(self, work: Callable[[Connection], None], *changed: str | None) -> None:
        await self._database.change(work, *changed)
        self.changes += 1

    async def _find(self, which: ColumnElement[bool], limit: int) -> Sequence[str]:
        query = select(rooms.c.id).where(which).order_by(rooms.c.created.desc()).limit(limit)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalars().all()


def _waiting_since(since: float, which: ColumnElement[bool]) -> tuple[ColumnElement[bool], ...]:
    return which, ~rooms.c.started, rooms.c.changed >= since


def _replace(connection: Connection, room: StoredRoom) -> None:
    change = update(rooms).where(rooms.c.id == room.id, rooms.c.version == room.version - 1)
    if connection.execute(change.values(_row(room))).rowcount == 0:
        raise Conflict("the room has changed")
    connection.execute(delete(room_seats).where(room_seats.c.room == room.id))
    connection.execute(insert(room_seats), _seat_rows(room))


def _row(room: StoredRoom) -> dict[str, Any]:
    row = {
        field.name: getattr(room, field.name)
        for field in fields(room)
        if field.name not in ("seats", "shuffle")
    }
    clock = None if room.clock is None else msgspec.json.encode(room.clock).decode()
    series = None if room.series is None else msgspec.json.encode(room.series).decode()
    said = msgspec.json.encode(room.said).decode()
    return row | {
        "options": msgspec.json.encode(room.options).decode(),
        "clock": clock,
        "series": series,
        "said": said,
    }


def _seat_rows(room: StoredRoom) -> list[dict[str, Any]]:
    return [{"room": room.id, "seat": number, **asdict(seat)} for number, seat in enumerate(room.seats)]


def _room(row: Row[Any], who: Sequence[Row[Any]], shuffle: FairShuffle) -> StoredRoom:
    seats = tuple(RoomSeat(*(getattr(seat, name) for name in _SEAT_FIELDS)) for seat in who)
    options = msgspec.json.decode(row.options, type=Options)
    clock = None if row.clock is None else msgspec.json.decode(row.clock, type=Clock)
    series = read_series(row.series)
    said = msgspec.json.decode(row.said, type=tuple[SaidInRoom, ...])
    parts = {
        "options": options,
        "seats": seats,
        "clock": clock,
        "shuffle": shuffle,
        "series": series,
        "said": said,
    }
    return StoredRoom(**{**values(row), **parts})
