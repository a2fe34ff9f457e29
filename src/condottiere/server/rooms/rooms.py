"""The waiting rooms of a server: changing them, and sending changes to their watchers."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.record.fairness.state import FairShuffle
from condottiere.rules.options import MAX_SEATS
from condottiere.server.errors import RequestError, no_table, stale
from condottiere.server.messages.protocol import Pace
from condottiere.server.messages.room_api import NewRoom, RoomAction, SeatBot, SetReveal, StartGame
from condottiere.server.messages.to_browser import RoomMessage
from condottiere.server.names import clean_name
from condottiere.server.new_tables.new_table import check_bot, check_clock, check_options
from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.people.codes import new_table_code
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import Conflict, RoomSeat, RoomStore, SeatPresence, StoredPerson, StoredRoom
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.replay import head_of

from .live_room import LiveRoom, RoomWatcher
from .messages import room_message
from .room_index import RoomIndex
from .starting import (
    LOOK_SECONDS,
    WAIT_SECONDS,
    about_to_begin,
    check_start,
    deal_first,
    is_awaited,
    without_void_start,
)
from .waiting_room import apply_action, heir

_TRIES: Final = 3 * MAX_SEATS
"""The maximum number of attempts at a change when others of the same room come first.

All seats may reveal their entropy at the same time.
"""
_HOST_RENEWALS: Final = 5
"""The number of times that a host's presence is stored before the host would count as absent."""


class Rooms:
    """The waiting rooms. Every change reads the room from the store first. Methods raise RequestError."""

    def __init__(self, store: RoomStore, settings: Settings, services: Services) -> None:
        self._store = store
        self._settings = settings
        self._services = services
        self.index = RoomIndex(store, settings, services)
        """The stored rooms, whichever process made them."""
        self._watched: dict[str, LiveRoom] = {}
        self.on_presence: Callable[[str, dict[int, SeatPresence]], None] = lambda _, __: None
        """Called with the name of a room and the seats whose persons are connected to this process."""

    async def make(self, host: StoredPerson, new: NewRoom) -> StoredRoom:
        """Create and store a room; the host gets its first free seat."""
        room = new_room(host, new, self._settings.pace, self._services)
        with refuse_if_storage_fails():
            await self._store.remove_expired(self.index.expired_before())
            await self._store.add(room)
        return room

    async def change(self, table_id: str, person: StoredPerson, action: RoomAction) -> None:
        """Perform a person's action in a room, which may be to start its game."""
        if isinstance(action, StartGame):
            await self._start(table_id, person)
            return
        if isinstance(action, SeatBot):
            check_bot(action.seat, action.bot, self._services.opponents)

        async def apply(room: StoredRoom) -> StoredRoom:
            if room.starting is None and isinstance(action, SetReveal):
                raise RequestError("stale", "Entropy for the first deal is taken while the game is starting.")
            if room.starting is not None and not isinstance(action, SetReveal):
                raise about_to_begin()
            changed = self._next(apply_action(room, person, action))
            await self._store.replace(changed)
            return changed

        await self._try(table_id, apply)

    async def _try(self, table_id: str, change: Callable[[StoredRoom], Awaitable[StoredRoom]]) -> None:
        """Apply a change that stores the room, again if another change came first, and send the new room."""
        for _ in range(_TRIES):
            room = await self.index.find(table_id)
            if room is None:
                raise no_table(table_id)
            if room.started:
                raise RequestError("started", Fact(id="error-started"))
            with refuse_if_storage_fails(), suppress(Conflict):  # another change was quicker
                changed = await change(without_void_start(room, self._services.now()))
                if (live := self._watched.get(table_id)) is not None:
                    live.set(changed)
                return
        raise stale()

    def _next(self, room: StoredRoom) -> StoredRoom:
        """The room with the next version number and the present time of change."""
        return replace(room, version=room.version + 1, changed=self._services.now())

    async def _start(self, table_id: str, person: StoredPerson) -> None:
        """Start the game of a room, after browsers have had time to reveal their entropy for the deal."""
        since = self._services.now()

        async def begin(room: StoredRoom) -> StoredRoom:
            check_start(room, person)
            starting = self._next(replace(room, starting=since))
            await self._store.replace(starting)
            return starting

        async def deal(room: StoredRoom) -> StoredRoom:
            if room.starting != since:
                raise stale()
            game, stored = deal_first(room, self._services)
            started = replace(self._next(room), started=True)
            await self._store.start(started, stored, head_of(game))
            return started

        await self._try(table_id, begin)
        await self._wait_for_entropy(table_id)
        await self._try(table_id, deal)

    async def _wait_for_entropy(self, table_id: str) -> None:
        """Wait until all have revealed their entropy, through any process, but at most WAIT_SECONDS."""
        late = asyncio.ensure_future(self._services.sleep(WAIT_SECONDS))
        try:
            while not late.done() and is_awaited(await self.index.find(table_id)):
                await self._services.sleep(LOOK_SECONDS)
        finally:
            late.cancel()

    # --- watchers -------------------------------------------------------------------------------

    @contextmanager
    def watch(self, room: StoredRoom, person: StoredPerson | None) -> Iterator[tuple[LiveRoom, RoomWatcher]]:
        """Watch a room within this block."""
        if (live := self._watched.get(room.id)) is None:
            live = self._watched[room.id] = LiveRoom(room, lambda: self._note_presence(room.id))
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

    def _note_presence(self, room_id: str) -> None:
        if (live := self._watched.get(room_id)) is not None:
            self.on_presence(room_id, live.seats_here)

    def set_elsewhere(self, room_id: str, seats: Collection[int]) -> None:
        """Set the seats of a room whose persons are connected to other processes."""
        if (live := self._watched.get(room_id)) is not None:
            live.set_elsewhere(seats)

    def watched(self, changed: Collection[str] | None) -> list[str]:
        """The watched ones of the changed rooms; all watched rooms with None."""
        return [name for name in self._watched if changed is None or name in changed]

    async def follow(self, changed: Collection[str] | None) -> None:
        """Load watched rooms that other processes may have changed. Raises StoreError.

        `changed` are the rooms that have changed; None means any of them may have. Where the host has been
        absent for long, another person who is present becomes the host.
        """
        if watched := self.watched(changed):
            found = await self.index.find_all(watched)
            for name in watched:
                if (live := self._watched.get(name)) is None:
                    continue  # everybody has left meanwhile
                live.set(found.get(name))
                if live.room is not None and not live.room.started:
                    with suppress(Conflict):  # the room has changed, perhaps by its host
                        await self._follow_host(live, live.room)

    async def _follow_host(self, live: LiveRoom, room: StoredRoom) -> None:
        """Store that the host is present, or replace one whom no process has seen for `host_seconds`."""
        here, now = self._here(room.id), self._services.now()
        quiet = now - room.changed
        if room.host in here:
            if quiet >= self._settings.host_seconds / _HOST_RENEWALS:
                await self._store.touch(room.id, now)
        elif quiet >= self._settings.host_seconds and (person := heir(room, here)) is not None:
            changed = self._next(replace(room, host=person))
            await self._store.replace(changed)
            live.set(changed)

    def message(self, room: StoredRoom, person: str | None) -> RoomMessage:
        """The message of a room for a person."""
        return room_message(room, person, self._here(room.id), self._services)

    def _here(self, table_id: str) -> list[str | None]:
        """The persons of all watchers of a room; none if nobody watches it through this process."""
        live = self._watched.get(table_id)
        return [] if live is None else live.here


def new_room(host: StoredPerson, new: NewRoom, pace: Pace, services: Services) -> StoredRoom:
    """A new room whose host has its first free seat; `pace` is the default. Raises RequestError."""
    options = check_options(len(new.seats), new.options)
    check_clock(new.clock)
    seats = [RoomSeat() for _ in new.seats]
    for number, who in enumerate(new.seats):
        if who.bot is not None:
            check_bot(number, who.bot, services.opponents)
            name = clean_name(who.name, number)
            seats[number] = RoomSeat(name, who.bot, ready=True)
    free = [number for number, seat in enumerate(seats) if seat.free]
    if not free:
        raise RequestError("bad_message", Fact(id="error-no-free-seat"))
    seats[free[0]] = RoomSeat(host.name, person=host.id, ready=True)
    now, shuffle = services.now(), FairShuffle(services.new_secret(), new_table_id())
    return StoredRoom(
        id=shuffle.table,
        shuffle=shuffle,
        code=new_table_code(),
        version=0,
        created=now,
        changed=now,
        pace=new.pace or pace,
        options=options,
        hints=new.hints,
        public=new.public,
        clock=new.clock,
        started=False,
        host=host.id,
        seats=tuple(seats),
    )
