"""All tables of a server: creating them, and loading those that are in use."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Final, TypeVar
from weakref import proxy

from condottiere.languages.fact import Fact
from condottiere.server import storage
from condottiere.server.errors import RequestError, no_table, removed_table, restarting
from condottiere.server.messages.api import NewTable, TableMade, TableSummary
from condottiere.server.messages.protocol import Player
from condottiere.server.network.rates import Limiters
from condottiere.server.new_tables.new_table import make_game
from condottiere.server.new_tables.shuffles import Shuffles, no_shuffle
from condottiere.server.people.persons import Persons
from condottiere.server.play.advice import Adviser
from condottiere.server.play.bot_pool import BotPool, Scheduling
from condottiere.server.play.driver import Driver
from condottiere.server.play.scheduler import Scheduler
from condottiere.server.rooms.rooms import Rooms
from condottiere.server.runtime.completion import in_thread, run_to_completion
from condottiere.server.runtime.logs import TableLog
from condottiere.server.runtime.turns import FairTurns, LoopShares, current_client
from condottiere.server.services import Services
from condottiere.server.settings import Settings
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.table.live import LiveTable
from condottiere.server.table.messages.wire import players
from condottiere.server.table.replay import head_of, standing

from .loaded_tables import LoadedTable, LoadedTables
from .membership import Membership

_log = logging.getLogger(__name__)
_T = TypeVar("_T")

MAX_LOADS: Final = 3
"""The number of tables loaded at a time; other connections to the store are left to tables in play."""
LOADS_OF_CLIENT: Final = 2
"""How many of them for one client, so that people at one address do not wait behind one long log."""


class Tables:
    """The tables of one server. A table is loaded from the store when it is requested.

    Bots act only at tables that somebody watches or that have a clock, also after a restart.
    """

    def __init__(
        self,
        store: storage.Store,
        settings: Settings,
        services: Services,
        shares: LoopShares | None = None,
    ) -> None:
        """What is done at tables for a client counts in `shares`."""
        self._shares = shares or LoopShares()
        self.store = store
        self.settings = settings
        self.services = services
        self.limiters = Limiters(settings.limits, services.monotonic)
        self._pool = BotPool(settings.bot_slots, services.monotonic, self.limiters.known_clients.customers)
        self.shuffles = Shuffles(store.shuffles, settings, services)
        self.rooms = Rooms(store.rooms, settings, services)
        self.persons = Persons(store.persons, self.limiters, services)
        self.stopping = False
        """Whether this process is shutting down, and creates no more games."""
        self._loaded = LoadedTables(store, self._load, self._note_presence)
        self._loads = FairTurns(MAX_LOADS, LOADS_OF_CLIENT)
        self._attended: set[str] = set()
        """The loaded tables at which bots act even if nobody watches, because something is due."""
        self.membership = Membership(store.processes, settings, services, self._set_others)
        self.rooms.on_presence = self._note_room
        self.scheduler = Scheduler(store.deadlines, self._attend, settings, services)
        services.precompilation.on_change = self._publish_all

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._loaded)

    def bot_load(self) -> tuple[int, int]:
        """The number of bots, hints and odds that wait for a thread, and of those being computed."""
        return self._pool.load()

    async def think(self, topic: str, client: str, work: Callable[[], _T]) -> _T:
        """Have a thread of the bots work for a client; on one topic, they do one thing after the other."""
        scheduling = Scheduling(table=topic, serial_key=topic, client=lambda: client, quick=False)
        return await self._pool.run(work, scheduling)

    def admit_new(self, client: str) -> None:
        """Count a new table against a client's limit. Raises RequestError if it may not be created now."""
        self.check_not_stopping()
        self.limiters.tables.take(client)

    def check_not_stopping(self) -> None:
        """Raise RequestError if this process is shutting down."""
        if self.stopping:
            raise restarting()

    async def create(self, new: NewTable) -> TableMade:
        """Create and store a table with its first cards dealt. Raises RequestError.

        Whoever has not got the answer asks again. The same request deals the same cards: then the table is
        there, and its seats get other keys.
        """
        shuffle = await self.shuffles.find(new)
        game, stored, keys = make_game(new, self.settings.pace, self.services, shuffle)
        with refuse_if_storage_fails():
            try:
                await self.store.create(stored, stored.created, head_of(game))
            except storage.Conflict:
                if not await self.store.seats.renew_keys_of_new(stored):
                    raise no_shuffle() from None
        return TableMade(id=stored.id, keys=keys)

    def use(self, table_id: str) -> AbstractAsyncContextManager[LiveTable]:
        """Keep a table in memory within this block. Raises RequestError if it cannot be loaded."""
        return self._loaded.use(table_id)

    def forget(self, table_id: str) -> bool:
        """Drop a table from memory; False if somebody uses it."""
        return self._loaded.forget(table_id)

    async def summary(self, table_id: str) -> TableSummary:
        """The public summary of a table, without loading it. Raises RequestError."""
        if (loaded := self._loaded.find(table_id)) is not None:
            await loaded.table.catch_up()
        with refuse_if_storage_fails():
            stored = await self.store.summary(table_id)
            if stored is None:
                raise await self._missing(table_id)
            sitting = await self.players([stored])
        return TableSummary(
            id=stored.id,
            players=sitting[table_id],
            options=stored.options,
            pace=stored.pace,
            hints=stored.hints,
            bargaining=stored.bargaining,
            phase=stored.head.phase,
            standing=standing(stored.head),
            version=stored.head.version,
            created=stored.created,
        )

    async def players(self, stored: Sequence[storage.StoredSummary]) -> dict[str, list[Player]]:
        """The players of each table, with whether each is connected. Raises StoreError."""
        others = await self.membership.read([one.id for one in stored])
        return {
            one.id: loaded.table.players()
            if (loaded := self._loaded.find(one.id))
            else players(one.seats, self.services.opponents, others[one.id].seats)
            for one in stored
        }

    def in_memory(self) -> list[LiveTable]:
        return [loaded.table for loaded in self._loaded]

    def _note_presence(self, table: LiveTable) -> None:
        """Publish who is connected to a table; start its driver if it is watched or attended, or stop it."""
        driver = self._loaded[table.id].driver
        acts = table.watched or table.id in self._attended
        if acts:
            driver.start()
        else:
            driver.stop()
        self.membership.note(table.id, storage.TablePresence(table.presence.here, acts))

    async def _claim(self) -> None:
        """Store which process acts at each table, and learn whether this one does. Raises RequestError."""
        await run_to_completion(self._write_membership())

    async def _write_membership(self) -> None:
        with refuse_if_storage_fails():
            await self.membership.write()

    def _set_others(self, table_id: str, others: storage.Others) -> None:
        """Set who is connected to a table through other processes, and which one acts."""
        if (loaded := self._loaded.find(table_id)) is not None:
            loaded.table.set_elsewhere(others.seats)
            loaded.driver.set_acts(self.membership.acts_at(others))
        self.rooms.set_elsewhere(table_id, others.seats)

    def _note_room(self, table_id: str, seats: dict[int, storage.SeatPresence]) -> None:
        """Publish who is in a waiting room to other processes, unless its table is loaded and does so."""
        if table_id not in self._loaded:
            self.membership.note(table_id, storage.TablePresence(seats))

    async def _attend(self, table_id: str) -> storage.Due:
        """Act at a table with a clock until it waits for people; return when it is due again.

        Raises RequestError.
        """
        async with self.use(table_id) as table:
            await table.catch_up()
            self._attended.add(table_id)
            try:
                await table.end_late_turn()
                self._note_presence(table)
                await self._loaded[table_id].driver.rest()
            finally:
                self._attended.remove(table_id)
                self._note_presence(table)
            return storage.Due(table.clock.due(self.services.now()))

    def adviser(self, table: LiveTable) -> Adviser:
        """The adviser of a loaded table, for hints and odds."""
        return self._loaded[table.id].adviser

    async def close(self) -> None:
        """Stop every bot, and wait until all changes in progress are stored."""
        await self._loaded.cancel_loading()
        await self.scheduler.close()
        for loaded in self._loaded:
            loaded.driver.stop()
            await loaded.table.settle()
        await self.membership.close()
        self._pool.close()

    async def follow_other_processes(self) -> None:
        """Keep loading what other processes store of tables and rooms watched here; this never returns."""
        while True:
            changed = await self.store.database.wait_for_changes(self.settings.follow_seconds)
            try:
                if changed is not None or await self.store.database.look_for_changes():
                    await self.follow(self._loaded.watched(changed))
                    await self.membership.read(self.rooms.watched(changed))
                    if changed is None:
                        await self.persons.follow()
                # Even without changes, because rooms expire and absent hosts are replaced as time passes.
                await self.rooms.follow(changed)
            except storage.StoreError as error:
                _log.debug("other processes cannot be followed: %s", error)  # failing actions are reported
                self.store.database.look_again()
            except Exception:
                _log.exception("other processes could not be followed; they will be again")
                self.store.database.look_again()

    async def follow(self, watched: Mapping[str, LiveTable]) -> None:
        """Load what other processes have stored of these tables. Raises StoreError and RequestError."""
        if not watched:
            return
        for name, seats in (await self.store.seats.find(watched)).items():
            if seats != watched[name].seats.stored:
                await watched[name].load_seats()
        for name, stored in (await self.store.lengths(watched)).items():
            if stored > watched[name].lengths:
                await watched[name].catch_up()
        over = [
            name
            for name, table in watched.items()
            if table.game.over and not (table.rematch and table.rematch.begun)
        ]
        if over:
            for name, rematch in (await self.store.rematches(over)).items():
                watched[name].set_rematch(rematch)
        await self.membership.read(watched)

    def _publish_all(self) -> None:
        """Send every table to its watchers again, after a change that all tables show."""
        for loaded in self._loaded:
            loaded.table.publish()

    async def _load(self, table_id: str) -> LoadedTable:
        """Load a table from the store. Raises RequestError."""
        async with self._loads.take(current_client.get()):
            with refuse_if_storage_fails():
                try:
                    stored = await self.store.load(table_id)
                except storage.DamagedGame as error:
                    TableLog(_log, table_id).error("it is damaged: %s", error)
                    raise
            if stored is None:
                raise await self._missing(table_id)
            table = await in_thread(partial(LiveTable, stored, self.store, self.services))
        driver = Driver(
            table, self.settings.retry_seconds, self.services, self._pool, self._claim, self._shares
        )
        table.on_presence = partial(self._note_presence, proxy(table))
        return LoadedTable(table, driver, Adviser(table, self.services, self._pool))

    async def _missing(self, table_id: str) -> RequestError:
        """The error for a table that is not stored: it is still a waiting room, was removed, or never was."""
        if await self.rooms.index.find(table_id) is None:
            with refuse_if_storage_fails():
                archived = await self.store.removals.find(table_id)
            return no_table(table_id) if archived is None else removed_table(archived)
        return RequestError("waiting", Fact(id="error-not-begun"))

    async def find_waiting(self, table_id: str) -> storage.StoredRoom | None:
        """The room of a table whose game has not begun. Raises RequestError."""
        room = None if table_id in self._loaded else await self.rooms.index.find(table_id)
        return None if room is None or room.started else room
