"""The waiting rooms of a server: finding and changing them, and sending changes to their watchers."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Final

import msgspec

from condottiere.languages.fact import Fact
from condottiere.rules import RULES_VERSION
from condottiere.rules.options import MAX_SEATS
from condottiere.server.errors import RequestError, no_table, stale
from condottiere.server.messages import room_api
from condottiere.server.messages.protocol import PROTOCOL, WaitingSeat
from condottiere.server.messages.to_browser import RoomMessage
from condottiere.server.new_tables.new_table import check_bot
from condottiere.server.opponents.opponents import Opponents
from condottiere.server.runtime.turns import start_for_all
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage import Conflict, RoomSeat, RoomStore, SeatPresence, StoredPerson, StoredRoom
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.replay import head_of

from . import starting, talk
from .new_room import new_room
from .terms import terms
from .waiting_room import apply_action, heir, host_of, missing, seat_names, seat_of, seats_of, set_entropy


class RoomWatcher:
    """A connection that watches a room."""

    def __init__(self, credential: str | None) -> None:
        self.credential = credential
        """The identifier of a person, or the digest of a key; None for an onlooker without an identity."""
        self.changed = asyncio.Event()
        """Set whenever there is something new to send."""
        self.changed.set()
        self.error: RequestError | None = None
        """Why the connection has to end."""

    def end(self, error: RequestError) -> None:
        """Have the connection end with this error."""
        self.error = error
        self.changed.set()


class LiveRoom:
    """A room with at least one watcher in this process."""

    def __init__(self, room: StoredRoom, on_change: Callable[[], None]) -> None:
        """`on_change` is called after every change of the room or its watchers."""
        self.room: StoredRoom | None = room
        """None once it has expired."""
        self.watchers: list[RoomWatcher] = []
        self._elsewhere: Collection[int] = ()
        """The seats whose persons are connected to other processes."""
        self._on_change = on_change

    @property
    def here(self) -> list[str | None]:
        """The credentials of all watchers, None for an onlooker; of other processes only those of seats."""
        seats = () if self.room is None else self.room.seats
        elsewhere = [seats[seat] for seat in self._elsewhere if seat < len(seats)]
        return [watcher.credential for watcher in self.watchers] + [
            seat.person or seat.key_digest for seat in elsewhere
        ]

    @property
    def seats_here(self) -> dict[int, SeatPresence]:
        """The seats whose persons are connected to this process."""
        counts = {
            number: sum(seat.opens_for(watcher.credential) for watcher in self.watchers)
            for number, seat in enumerate(() if self.room is None else self.room.seats)
        }
        return {
            number: SeatPresence(count, looking=True, hurries=False, answered=None)
            for number, count in counts.items()
            if count
        }

    def set_elsewhere(self, seats: Collection[int]) -> None:
        """Set the seats whose persons are connected to other processes."""
        if set(seats) != set(self._elsewhere):
            self._elsewhere = seats
            self.publish()

    def set(self, room: StoredRoom | None) -> None:
        """Replace the room, unless by an older version, and send it to all watchers if it has changed."""
        late = self.room is not None and room is not None and room.version < self.room.version
        if late:
            return
        self.room, before = room, self.room
        if room != before:
            self.publish()

    def publish(self) -> None:
        """Send the room to all watchers."""
        for watcher in self.watchers:
            watcher.changed.set()
        self._on_change()


LISTED: Final = 50
"""The maximum number of waiting rooms in a list."""
LISTED_OF_HOST: Final = 2
"""The maximum number of public rooms of one host in a list, so that nobody can fill the lobby."""


LOBBY_SECONDS: Final = 1.0
"""The maximum age of the lobby in seconds."""


class RoomIndex:
    """The stored rooms. Every call but that for the lobby reads the store."""

    def __init__(self, store: RoomStore, settings: Settings, services: Services) -> None:
        self._store = store
        self._settings = settings
        self._services = services
        self._lobby: asyncio.Task[bytes] | None = None
        self._lobby_made = (0, 0.0)
        """The number of changes before which the lobby was made, and when, as Unix time in seconds."""

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
            return await self._store.find_code(code, self.expired_before())

    async def lobby(self) -> bytes:
        """The public rooms, the latest first, a few of each host, as a Lobby in JSON. Raises RequestError.

        It is made once for all who ask, and again after a change. Changes of other processes and of people's
        names appear within LOBBY_SECONDS.
        """
        changes, now = self._store.changes, self._services.now()
        made, at = self._lobby_made
        if self._lobby is None or made != changes or not 0 <= now - at < LOBBY_SECONDS:
            self._lobby = start_for_all(self._make_lobby(), "make the lobby")
            self._lobby_made = changes, now
        making = self._lobby
        try:
            return await asyncio.shield(making)
        except RequestError:
            if self._lobby is making:
                self._lobby = None
            raise
        finally:
            del making  # see `runtime.completion`

    async def _make_lobby(self) -> bytes:
        with refuse_if_storage_fails():
            found = await self._store.find_public(self.expired_before(), LISTED, LISTED_OF_HOST)
            return msgspec.json.encode(room_api.Lobby(tables=await self._list(found)))

    async def of_person(self, person: StoredPerson) -> list[room_api.WaitingTable]:
        """The rooms where a person sits, the latest first. Raises RequestError."""
        with refuse_if_storage_fails():
            return await self._list(await self._store.find_of(person.id, self.expired_before(), LISTED))

    async def _list(self, ids: Sequence[str]) -> list[room_api.WaitingTable]:
        found = await self.find_all(ids)
        rooms = map(found.get, ids)
        return [waiting_table(room) for room in rooms if room is not None and not room.started]

    def expired_before(self) -> float:
        """The Unix time in seconds; rooms that have not changed since then have expired."""
        return self._services.now() - self._settings.room_seconds


def room_message(
    room: StoredRoom, credential: str | None, here: Collection[str | None], services: Services
) -> RoomMessage:
    """The message of a room for a credential; `here` has those of all watchers, None for an onlooker."""
    return RoomMessage(
        protocol=PROTOCOL,
        code=room.code,
        public=room.public,
        seats=[
            _waiting_seat(room, seat, name, here, services.opponents)
            for seat, name in zip(room.seats, seat_names(room), strict=True)
        ],
        seat=seat_of(room, credential),
        own_seats=seats_of(room, credential),
        host=seat_of(room, room.host),
        is_host=credential == room.host,
        missing=missing(room),
        onlookers=sum(seat_of(room, one) is None for one in here),
        options=room.options,
        pace=room.pace,
        hints=room.hints,
        bargaining=room.bargaining,
        terms=terms(room),
        clock=room.clock,
        commitment=room.shuffle.commitment,
        rules=room.rules_version or RULES_VERSION,
        starting=starting.is_starting(room, services.now()),
        chat=talk.lines_for(room, credential),
    )


def _waiting_seat(
    room: StoredRoom, seat: RoomSeat, name: str | None, here: Collection[str | None], opponents: Opponents
) -> WaitingSeat:
    return WaitingSeat(
        name=name,
        bot=seat.bot,
        label=None if seat.bot is None else opponents.label(seat.bot),
        ready=seat.ready,
        here=seat.bot is not None or any(map(seat.opens_for, here)),
        guest_of=host_of(room, seat),
        chain=seat.chain,
    )


def waiting_table(room: StoredRoom) -> room_api.WaitingTable:
    """The summary of a room for lists."""
    return room_api.WaitingTable(
        id=room.id,
        created=room.created,
        names=seat_names(room),
        options=room.options,
        pace=room.pace,
        clock=room.clock,
    )


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

    async def make(self, host: StoredPerson, new: room_api.NewRoom, client: str | None = None) -> StoredRoom:
        """Create and store a room; the host gets its first free seat. `client` is the host's network."""
        room = replace(new_room(host, new, self._settings.pace, self._services), client=client)
        with refuse_if_storage_fails():
            await self.add(room)
        return room

    async def add(self, room: StoredRoom) -> None:
        """Store a new room. Raises StoreError, and Conflict if the game has a rematch already."""
        await self._store.add(room)

    async def change(self, table_id: str, person: StoredPerson, action: room_api.RoomAction) -> None:
        """Perform a person's action in a room, which may be to start its game."""
        if isinstance(action, room_api.StartGame):
            await self.start(table_id, lambda room: starting.check_start(room, person))
            return
        if isinstance(action, room_api.SeatBot):
            check_bot(action.seat, action.bot, self._services.opponents)

        async def apply(room: StoredRoom) -> StoredRoom:
            if room.starting is not None or room.previous is not None:
                raise starting.about_to_begin()
            if isinstance(action, room_api.SayInRoom):  # talk of others is no sign of an absent host
                said = talk.say(room, person, action.text, self._services.now())
                return await self._replace(said, in_use=False)
            changed = apply_action(room, person, action)
            if isinstance(action, room_api.LeaveSeat):
                changed = talk.with_leaving(changed, room, person, self._services.now())
            return await self._replace(talk.of_those_here(changed))

        await self._try(table_id, apply)

    async def contribute(
        self, table_id: str, credentials: Sequence[str], action: room_api.SetChain | room_api.SetReveal
    ) -> None:
        """Add what a browser contributes to the first deal, see `RoomSeat.opens_for`."""

        async def apply(room: StoredRoom) -> StoredRoom:
            if isinstance(action, room_api.SetChain):
                starting.check_not_starting(room)
            elif room.starting is None:
                raise RequestError("stale", "Entropy for the first deal is taken while the game is starting.")
            return await self._replace(set_entropy(room, credentials, action))

        await self._try(table_id, apply)

    async def _replace(self, room: StoredRoom, in_use: bool = True) -> StoredRoom:
        """Store and return the next version of a room. Raises StoreError; Conflict if another was quicker.

        `in_use`: whether this is a sign of its host.
        """
        changed = self._next(room) if in_use else replace(room, version=room.version + 1)
        await self._store.replace(changed)
        return changed

    async def _try(
        self,
        table_id: str,
        change: Callable[[StoredRoom], Awaitable[StoredRoom]],
        own_start: float | None = None,
    ) -> None:
        """Apply a change that stores the room, again if another change came first, and send the new room.

        A void start is removed first, unless it is `own_start`: this process has not ended, only been slow.
        """
        for _ in range(_TRIES):
            room = await self.index.find(table_id)
            if room is None:
                raise no_table(table_id)
            if room.started:
                raise RequestError("started", Fact(id="error-started"))
            with refuse_if_storage_fails(), suppress(Conflict):  # another change was quicker
                if room.starting != own_start:
                    room = starting.without_void_start(room, self._services.now())
                changed = await change(room)
                if (live := self._watched.get(table_id)) is not None:
                    live.set(changed)
                return
        raise stale()

    def _next(self, room: StoredRoom) -> StoredRoom:
        """The room with the next version number and the present time of change."""
        return replace(room, version=room.version + 1, changed=self._services.now())

    async def start(self, table_id: str, check: Callable[[StoredRoom], None]) -> None:
        """Start the game of a room, after browsers have had time to reveal their entropy for the deal.

        `check` raises RequestError if it may not start.
        """
        since = self._services.now()

        async def begin(room: StoredRoom) -> StoredRoom:
            check(room)
            return await self._replace(starting.with_start(room, since))

        async def deal(room: StoredRoom) -> StoredRoom:
            if room.starting != since:
                raise stale()
            game, stored = starting.deal_first(room, self._services)
            started = replace(self._next(room), started=True, said=())
            await self._store.start(started, stored, head_of(game))
            return started

        await self._try(table_id, begin)
        await self.wait_while(table_id, starting.is_awaited, starting.WAIT_SECONDS)
        await self._try(table_id, deal, own_start=since)

    async def wait_while(
        self, table_id: str, awaits: Callable[[StoredRoom | None], bool], seconds: float
    ) -> None:
        """Wait, at most so many seconds, while a room awaits something of browsers, through any process."""
        late = asyncio.ensure_future(self._services.sleep(seconds))
        try:
            while not late.done() and awaits(await self.index.find(table_id)):
                await self._services.sleep(starting.LOOK_SECONDS)
        finally:
            late.cancel()

    # --- watchers -------------------------------------------------------------------------------

    @contextmanager
    def watch(self, room: StoredRoom, credential: str | None) -> Iterator[tuple[LiveRoom, RoomWatcher]]:
        """Watch a room within this block."""
        if (live := self._watched.get(room.id)) is None:
            live = self._watched[room.id] = LiveRoom(room, lambda: self._note_presence(room.id))
        watcher = RoomWatcher(credential)
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
            live.set(await self._replace(replace(room, host=person)))

    def message(self, room: StoredRoom, credential: str | None) -> RoomMessage:
        return room_message(room, credential, self._here(room.id), self._services)

    def _here(self, table_id: str) -> list[str | None]:
        """The credentials of all watchers of a room; none if nobody watches it through this process."""
        live = self._watched.get(table_id)
        return [] if live is None else live.here
