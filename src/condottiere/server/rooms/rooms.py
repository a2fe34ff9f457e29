"""The waiting rooms of a server: changing them, and telling those who watch."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

from condottiere.languages.fact import Fact
from condottiere.record.fairness.fairness import FairShuffle
from condottiere.rules.options import MAX_SEATS
from condottiere.server.errors import RequestError, no_table, stale
from condottiere.server.messages.protocol import PROTOCOL, WaitingSeat
from condottiere.server.messages.room_api import (
    NewRoom,
    RoomAction,
    SeatBot,
    SetReveal,
    StartGame,
    WaitingTable,
)
from condottiere.server.messages.to_browser import RoomMessage
from condottiere.server.names import clean_name
from condottiere.server.new_table import (
    check_bot,
    check_clock,
    check_options,
)
from condottiere.server.people.codes import new_table_code
from condottiere.server.settings import Services, Settings
from condottiere.server.shuffles import new_table_id
from condottiere.server.storage import (
    Conflict,
    RoomSeat,
    RoomStore,
    SeatPresence,
    StoredPerson,
    StoredRoom,
)
from condottiere.server.store_errors import refuse_if_storage_fails
from condottiere.server.table.replay import head_of
from condottiere.server.table.wire import table_options

from .live_room import LiveRoom, RoomWatcher
from .starting import (
    LOOK_SECONDS,
    WAIT_SECONDS,
    about_to_begin,
    check_start,
    deal_first,
    is_awaited,
    is_starting,
    without_void_start,
)
from .waiting_room import apply_action, heir, missing, seat_names, seat_of, seats_of

_TRIES: Final = 3 * MAX_SEATS
"""How often a change is tried again when another one of the same room was quicker: all may reveal at once."""
_SIGNS_OF_LIFE: Final = 5
"""How often it is noted that the host is here, in the time after which one who is nowhere is replaced."""
LISTED: Final = 50
"""How many waiting rooms are listed at most."""


class Rooms:
    """The waiting rooms. A room is read from the store whenever it matters. Methods raise RequestError."""

    def __init__(self, store: RoomStore, settings: Settings, services: Services) -> None:
        self._store = store
        self._settings = settings
        self._services = services
        self._watched: dict[str, LiveRoom] = {}
        self.on_presence: Callable[[str, dict[int, SeatPresence]], None] = lambda _, __: None
        """Told of a room the seats whose persons are connected to this process."""

    async def make(self, host: StoredPerson, new: NewRoom) -> StoredRoom:
        """Make a room whose host sits on its first free seat."""
        options = check_options(len(new.seats), new.options)
        check_clock(new.clock)
        seats = [RoomSeat() for _ in new.seats]
        for number, who in enumerate(new.seats):
            if who.bot is not None:
                check_bot(number, who.bot, self._services.opponents)
                name = clean_name(who.name, number)
                seats[number] = RoomSeat(name, who.bot, ready=True)
        free = [number for number, seat in enumerate(seats) if seat.free]
        if not free:
            raise RequestError("bad_message", Fact(id="error-no-free-seat"))
        seats[free[0]] = RoomSeat(host.name, person=host.id, ready=True)
        now, shuffle = self._services.now(), FairShuffle(self._services.new_secret(), new_table_id())
        room = StoredRoom(
            id=shuffle.table,
            shuffle=shuffle,
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
        """Have a room changed and stored, again if another change was quicker, and tell it."""
        for _ in range(_TRIES):
            room = await self.find(table_id)
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
        """The same room as its next version, changed now."""
        return replace(room, version=room.version + 1, changed=self._services.now())

    async def _start(self, table_id: str, person: StoredPerson) -> None:
        """Begin the game of a room, once browsers have had time to reveal their entropy for it."""
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
        """Wait until all have revealed their entropy, through whichever process, but not for long."""
        late = asyncio.ensure_future(self._services.sleep(WAIT_SECONDS))
        try:
            while not late.done() and is_awaited(await self.find(table_id)):
                await self._services.sleep(LOOK_SECONDS)
        finally:
            late.cancel()

    # --- who watches ----------------------------------------------------------------------------

    @contextmanager
    def watch(self, room: StoredRoom, person: StoredPerson | None) -> Iterator[tuple[LiveRoom, RoomWatcher]]:
        """Be told of every change of a room within this block."""
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
        """Note the seats of a room whose persons are connected to other processes."""
        if (live := self._watched.get(room_id)) is not None:
            live.set_elsewhere(seats)

    def watched(self, changed: Collection[str] | None) -> list[str]:
        """The rooms that somebody watches and that may have changed; any with None."""
        return [name for name in self._watched if changed is None or name in changed]

    async def follow(self, changed: Collection[str] | None) -> None:
        """Load what other processes have changed in the rooms that somebody watches. Raises StoreError.

        With `changed` None any of them may have changed.

        Where nothing was heard of the host for long, another person becomes the host.
        """
        if watched := self.watched(changed):
            found = await self._find_all(watched)
            for name in watched:
                if (live := self._watched.get(name)) is None:
                    continue  # everybody has left meanwhile
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
            commitment=None if room.shuffle is None else room.shuffle.commitment,
            starting=is_starting(room, self._services.now()),
        )

    def _waiting_seat(self, seat: RoomSeat, name: str | None, here: Collection[str | None]) -> WaitingSeat:
        return WaitingSeat(
            name=name,
            bot=seat.bot,
            label=None if seat.bot is None else self._services.opponents.label(seat.bot),
            ready=seat.ready,
            here=seat.bot is not None or (seat.person is not None and seat.person in here),
            guest=seat.guest,
            chain=seat.chain,
        )

    def _here(self, table_id: str) -> list[str | None]:
        """Who watches a room that somebody watches in this process."""
        live = self._watched.get(table_id)
        return [] if live is None else live.here

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
