"""The waiting rooms of a server: changing them, and telling those who watch."""

import asyncio
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

from condottiere.server.errors import RequestError, no_table, stale
from condottiere.server.messages.protocol import PROTOCOL, WaitingSeat
from condottiere.server.messages.room_api import NewRoom, RoomAction, SeatBot, StartGame, WaitingTable
from condottiere.server.messages.to_browser import RoomMessage
from condottiere.server.names import clean_name
from condottiere.server.new_table import (
    NewGame,
    check_bot,
    check_clock,
    check_options,
    deal_game,
    new_table_id,
)
from condottiere.server.people.codes import new_table_code
from condottiere.server.settings import Services, Settings
from condottiere.server.storage import Conflict, RoomSeat, RoomStore, StoredPerson, StoredRoom, StoredSeat
from condottiere.server.store_errors import refuse_if_storage_fails
from condottiere.server.table.replay import head_of
from condottiere.server.table.wire import table_options

from .waiting_room import apply_action, check_host, heir, missing, seat_names, seat_of, seats_of

_TRIES: Final = 5
"""How often a change is tried again when another one of the same room was quicker."""
_SIGNS_OF_LIFE: Final = 5
"""How often it is noted that the host is here, in the time after which one who is nowhere is replaced."""
LISTED: Final = 50
"""How many waiting rooms are listed at most."""


class RoomWatcher:
    """A connection that waits in a room."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        """None for who looks on."""
        self.changed = asyncio.Event()
        """Set whenever there is something new to send."""
        self.changed.set()


class LiveRoom:
    """A room that somebody watches."""

    def __init__(self, room: StoredRoom) -> None:
        self.room: StoredRoom | None = room
        """None once it is gone."""
        self.watchers: list[RoomWatcher] = []

    def set(self, room: StoredRoom | None) -> None:
        """Replace the room, and tell everybody if it is another one; what was read too early is dropped."""
        late = self.room is not None and room is not None and room.version < self.room.version
        if late:
            return
        self.room, before = room, self.room
        if room != before:
            self.publish()

    def publish(self) -> None:
        """Send the room to everybody who watches it."""
        for watcher in self.watchers:
            watcher.changed.set()


class Rooms:
    """The waiting rooms. A room is read from the store whenever it matters. Methods raise RequestError."""

    def __init__(self, store: RoomStore, settings: Settings, services: Services) -> None:
        self._store = store
        self._settings = settings
        self._services = services
        self._watched: dict[str, LiveRoom] = {}

    async def make(self, host: StoredPerson, new: NewRoom) -> StoredRoom:
        """Make a room whose host sits on its first free seat."""
        options = check_options(len(new.seats), new.options)
        check_clock(new.clock)
        seats = [RoomSeat() for _ in new.seats]
        for number, who in enumerate(new.seats):
            if who.bot is not None:
                check_bot(number, who.bot, self._services.opponents)
                name = clean_name(who.name, f"Seat {number} needs")
                seats[number] = RoomSeat(name, who.bot, ready=True)
        free = [number for number, seat in enumerate(seats) if seat.free]
        if not free:
            raise RequestError("bad_message", "An open table needs a free seat, at least your own.")
        seats[free[0]] = RoomSeat(host.name, person=host.id, ready=True)
        now = self._services.now()
        room = StoredRoom(
            id=new_table_id(),
            code=new_table_code(),
            version=0,
            created=now,
            changed=now,
            pace=new.pace or self._settings.pace,
            options=options,
            hints=new.hints,
            public=new.public,
            clock=new.clock,
            started=False,
            host=host.id,
            seats=tuple(seats),
        )
        with refuse_if_storage_fails():
            await self._store.remove_expired(self._expired_before())
            await self._store.add(room)
        return room

    async def find(self, table_id: str) -> StoredRoom | None:
        """The room of a table; None if it never had one or has expired."""
        with refuse_if_storage_fails():
            return (await self._find_all([table_id])).get(table_id)

    async def find_code(self, code: str) -> str | None:
        """The table with a code."""
        with refuse_if_storage_fails():
            return await self._store.find_code(code)

    async def change(self, table_id: str, person: StoredPerson, action: RoomAction) -> None:
        """Do something in a room, or start its game."""
        for _ in range(_TRIES):
            room = await self.find(table_id)
            if room is None:
                raise no_table(table_id)
            if room.started:
                raise RequestError("started", "The game at this table has begun. Load the page again.")
            if isinstance(action, SeatBot):
                check_bot(action.seat, action.bot, self._services.opponents)
            with refuse_if_storage_fails(), suppress(Conflict):  # another change was quicker
                await self._store_change(room, person, action)
                return
        raise stale()

    async def _store_change(self, room: StoredRoom, person: StoredPerson, action: RoomAction) -> None:
        """Store what an action leads to, and tell it. Raises StoreError, and RequestError."""
        starting = isinstance(action, StartGame)
        changed = self._next(room if starting else apply_action(room, person, action))
        if starting:
            changed = await self._start(changed, person)
        else:
            await self._store.replace(changed)
        if (live := self._watched.get(room.id)) is not None:
            live.set(changed)

    def _next(self, room: StoredRoom) -> StoredRoom:
        """The same room as its next version, changed now."""
        return replace(room, version=room.version + 1, changed=self._services.now())

    async def _start(self, room: StoredRoom, person: StoredPerson) -> StoredRoom:
        check_host(room, person)
        if needed := missing(room):
            raise RequestError("not_ready", f"The game cannot begin yet: {' '.join(needed)}")
        seats = tuple(
            StoredSeat(name or "", seat.bot, None, seat.person, seat.guest)
            for name, seat in zip(seat_names(room), room.seats, strict=True)
        )
        host = seat_of(room, room.host)
        new = NewGame(room.id, room.pace, room.options, room.hints, seats, room.clock, host=host)
        game, stored = deal_game(new, self._services)
        started = replace(room, started=True)
        await self._store.start(started, stored, head_of(game))
        return started

    # --- who watches ----------------------------------------------------------------------------

    @contextmanager
    def watch(self, room: StoredRoom, person: StoredPerson | None) -> Iterator[tuple[LiveRoom, RoomWatcher]]:
        """Be told of every change of a room within this block."""
        live = self._watched.setdefault(room.id, LiveRoom(room))
        watcher = RoomWatcher(None if person is None else person.id)
        live.watchers.append(watcher)
        live.set(room)
        live.publish()
        try:
            yield live, watcher
        finally:
            live.watchers.remove(watcher)
            live.publish()
            if not live.watchers:
                del self._watched[room.id]

    async def follow(self) -> None:
        """Load what other processes have changed in the rooms that somebody watches. Raises StoreError.

        Where nothing was heard of the host for long, another person becomes the host.
        """
        if self._watched:
            found = await self._find_all(list(self._watched))
            for name, live in list(self._watched.items()):
                live.set(found.get(name))
                if live.room is not None and not live.room.started:
                    with suppress(Conflict):  # the room has changed, perhaps by its host
                        await self._follow_host(live, live.room)

    async def _follow_host(self, live: LiveRoom, room: StoredRoom) -> None:
        """Tell other processes that the host is here, or replace one of whom none has known for long."""
        here, now = self._here(room.id), self._services.now()
        quiet = now - room.changed
        if room.host in here:
            if quiet >= self._settings.host_seconds / _SIGNS_OF_LIFE:
                await self._store.touch(room.id, now)
        elif quiet >= self._settings.host_seconds and (person := heir(room, here)) is not None:
            changed = self._next(replace(room, host=person))
            await self._store.replace(changed)
            live.set(changed)

    def message(self, room: StoredRoom, person: str | None) -> RoomMessage:
        """All that somebody needs to draw a room."""
        here = self._here(room.id)
        sitting = {seat.person for seat in room.seats}
        return RoomMessage(
            protocol=PROTOCOL,
            code=room.code,
            public=room.public,
            seats=[
                self._waiting_seat(seat, name, here)
                for seat, name in zip(room.seats, seat_names(room), strict=True)
            ],
            seat=seat_of(room, person),
            own_seats=seats_of(room, person),
            host=seat_of(room, room.host),
            is_host=person == room.host,
            missing=missing(room),
            onlookers=sum(one is None or one not in sitting for one in here),
            options=table_options(room.options),
            pace=room.pace,
            hints=room.hints,
            clock=room.clock,
        )

    def _waiting_seat(self, seat: RoomSeat, name: str | None, here: Collection[str | None]) -> WaitingSeat:
        return WaitingSeat(
            name=name,
            bot=seat.bot,
            label=None if seat.bot is None else self._services.opponents.label(seat.bot),
            ready=seat.ready,
            here=seat.bot is not None or (seat.person is not None and seat.person in here),
            guest=seat.guest,
        )

    def _here(self, table_id: str) -> list[str | None]:
        """Who watches a room in this process."""
        live = self._watched.get(table_id)
        return [] if live is None else [watcher.person for watcher in live.watchers]

    # --- lists ----------------------------------------------------------------------------------

    async def lobby(self) -> list[WaitingTable]:
        """The public rooms, the latest first."""
        with refuse_if_storage_fails():
            return await self._list(await self._store.find_public(self._expired_before(), LISTED))

    async def of_person(self, person: StoredPerson) -> list[WaitingTable]:
        """The rooms where a person sits, the latest first."""
        with refuse_if_storage_fails():
            return await self._list(await self._store.find_of(person.id, self._expired_before(), LISTED))

    async def _list(self, ids: Sequence[str]) -> list[WaitingTable]:
        found = await self._find_all(ids)
        return [
            WaitingTable(
                id=room.id,
                created=room.created,
                names=seat_names(room),
                options=table_options(room.options),
                pace=room.pace,
                clock=room.clock,
            )
            for room in map(found.get, ids)
            if room is not None and not room.started
        ]

    async def _find_all(self, ids: Collection[str]) -> dict[str, StoredRoom]:
        found = await self._store.find(ids)
        expired = self._expired_before()
        return {name: room for name, room in found.items() if room.started or room.changed >= expired}

    def _expired_before(self) -> float:
        return self._services.now() - self._settings.room_seconds
