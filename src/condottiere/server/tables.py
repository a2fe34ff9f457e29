"""All tables of a server: making them, and having those in memory that somebody looks at."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from condottiere.bots import BotError
from condottiere.record.notation import entry_text
from condottiere.rules import RULES_VERSION, Options, OptionsError
from condottiere.rules.options import MAX_SEATS, MIN_SEATS

from .advice import Adviser
from .database import StoreError
from .driver import Driver
from .keys import digest, new_key
from .live import LiveTable
from .protocol import MAX_NAME, NewSeat, NewTable, TableMade
from .refused import Refused, damaged, no_table, out_of_reach
from .settings import Settings, World
from .store import Damaged, Store, StoredGame, StoredSeat
from .thinking import Thinking
from .wire import plain, rules_options

_log = logging.getLogger(__name__)


class Tables:
    """The tables of one server. A table is read from the store when somebody comes to it.

    So after a restart bots whose turn it is go on as soon as anybody looks, and not before.
    """

    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self.store = store
        self._settings = settings
        self._world = world
        self._thinking = Thinking(settings.thinkers)
        self._live: dict[str, tuple[LiveTable, Driver, Adviser]] = {}
        self._loading = asyncio.Lock()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def create(self, new: NewTable) -> TableMade:
        """Make a table and deal the first cards. Raises Refused."""
        options = _options(new)
        names = [self._name(seat, who) for seat, who in enumerate(new.seats)]
        keys = [new_key() if who.bot is None else None for who in new.seats]
        game = self._world.new_game(options)
        now = self._world.now()
        stored = StoredGame(
            id=secrets.token_urlsafe(9),
            created=now,
            rules_version=RULES_VERSION,
            pace=new.pace or self._settings.pace,
            options=options,
            holder=game.holder,
            seats=tuple(
                StoredSeat(name, who.bot, None if key is None else digest(key))
                for name, who, key in zip(names, new.seats, keys, strict=True)
            ),
            entries=tuple(entry_text(entry) for entry in game.log),
            hints=_hints(new),
        )
        try:
            await self.store.create(stored, now)
        except StoreError:
            raise out_of_reach() from None
        return TableMade(id=stored.id, keys=keys)

    @asynccontextmanager
    async def opened(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, in memory for as long as this lasts. Raises Refused."""
        async with self._loading:
            if table_id not in self._live:
                self._live[table_id] = await self._load(table_id)
            table, driver, _ = self._live[table_id]
            table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            self._let_go(table, driver)

    def drive(self, table: LiveTable) -> None:
        """Somebody looks at this table: bots may act from now on."""
        self._live[table.id][1].start()

    def adviser(self, table: LiveTable) -> Adviser:
        """Who answers the seats of this table."""
        return self._live[table.id][2]

    async def close(self) -> None:
        """Stop every bot, and wait until everything that was begun is stored."""
        for table, driver, _ in list(self._live.values()):
            driver.stop()
            await table.settle()
        self._thinking.close()

    async def follow(self) -> None:
        """For ever: take over what other processes store of the tables that somebody looks at here."""
        while True:
            await asyncio.sleep(self._settings.follow)
            watched = {name: table for name, (table, *_) in self._live.items() if table.watched}
            try:
                lengths = await self.store.lengths(watched) if watched else {}
                for name, stored in lengths.items():
                    if stored > watched[name].lengths:
                        await watched[name].catch_up()
            except StoreError as error:
                _log.debug("other processes cannot be followed: %s", error)  # who acts is told
            except Exception:
                _log.exception("other processes could not be followed; they will be again")

    async def _load(self, table_id: str) -> tuple[LiveTable, Driver, Adviser]:
        try:
            stored = await self.store.load(table_id)
        except Damaged as error:
            _log.error("table %s is damaged: %s", table_id, error)
            raise damaged(error) from None
        except StoreError:
            raise out_of_reach() from None
        if stored is None:
            raise no_table(table_id)
        table = LiveTable(stored, self.store, self._world)
        driver = Driver(
            table, self._settings.rest, self._world, self._thinking, done=lambda: self._let_go(table, driver)
        )
        return table, driver, Adviser(table, self._world.opponents, self._thinking)

    def _let_go(self, table: LiveTable, driver: Driver) -> None:
        """Forget a table that nobody looks at, once it waits for a person or is over."""
        if table.users == 0 and driver.idle:
            driver.stop()
            self._live.pop(table.id, None)

    def _name(self, seat: int, who: NewSeat) -> str:
        name = plain(who.name)
        if not 1 <= len(name) <= MAX_NAME:
            raise Refused("bad_message", f"Seat {seat} needs a name of 1 to {MAX_NAME} characters.")
        if who.bot is not None:
            try:
                self._world.opponents.check(who.bot)
            except BotError as error:
                raise Refused("bad_message", f"Seat {seat}: {error}.") from None
        return name


def _options(new: NewTable) -> Options:
    if not MIN_SEATS <= len(new.seats) <= MAX_SEATS:
        message = f"A table has {MIN_SEATS} to {MAX_SEATS} seats (R1.1), not {len(new.seats)}."
        raise Refused("bad_message", message)
    try:
        return rules_options(len(new.seats), new.options)
    except OptionsError as error:
        raise Refused("bad_message", f"{error}.") from None


def _hints(new: NewTable) -> bool:
    """Unless it is said: whoever plays with bots alone takes nothing from anybody by asking."""
    people = sum(who.bot is None for who in new.seats)
    return people == 1 if new.hints is None else new.hints
