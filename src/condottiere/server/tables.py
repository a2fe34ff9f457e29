"""All tables of a server: making them, and having those in memory that somebody looks at."""

import asyncio
import logging
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from condottiere.bots import BotError
from condottiere.record.notation import entry_text
from condottiere.rules import RULES_VERSION, Options, OptionsError
from condottiere.rules.options import MAX_SEATS, MIN_SEATS

from .advice import Adviser
from .bot_pool import BotPool
from .driver import Driver
from .keys import digest, new_key
from .live import LiveTable, head_of, players
from .protocol import MAX_NAME, NewSeat, NewTable, TableMade, TableSummary
from .rates import Limiters
from .refused import Refused, damaged, no_table, out_of_reach
from .settings import Settings, World
from .storage import DamagedGame, Head, Store, StoredGame, StoredSeat, StoreError
from .wire import plain, rules_options, table_options

_log = logging.getLogger(__name__)


UNUSED: Final = 16
"""How many tables stay in memory that nobody needs: who comes back soon need not wait for a replay."""


READ_AT_ONCE: Final = 2
"""How many logs are read from the store at a time: its other connections are for those who play."""


class _Open(NamedTuple):
    """A table in memory, and who works for it."""

    table: LiveTable
    driver: Driver
    adviser: Adviser


class Tables:
    """The tables of one server. A table is read from the store when somebody comes to it.

    So after a restart bots whose turn it is go on as soon as anybody looks, and not before. They rest when
    nobody looks.
    """

    def __init__(self, store: Store, settings: Settings, world: World) -> None:
        self.store = store
        self._settings = settings
        self._world = world
        self._pool = BotPool(settings.thinkers, world.monotonic)
        self.limiters = Limiters(settings.rates, world.monotonic)
        self._open: dict[str, _Open] = {}
        self._unused: OrderedDict[str, None] = OrderedDict()
        """Tables in memory that nobody needs now, the one longest unused first."""
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        world.precompilation.changed = self._publish

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    async def create(self, new: NewTable) -> TableMade:
        """Make a table and deal the first cards. Raises Refused."""
        options = _options(new)
        names = distinct([self._name(seat, who) for seat, who in enumerate(new.seats)])
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
            await self.store.create(stored, now, head_of(game))
        except StoreError:
            raise out_of_reach() from None
        return TableMade(id=stored.id, keys=keys)

    @asynccontextmanager
    async def opened(self, table_id: str) -> AsyncIterator[LiveTable]:
        """A table, in memory for as long as this lasts. Raises Refused."""
        while table_id not in self._open:
            await self._load_once(table_id)
        table = self._open[table_id].table
        self._unused.pop(table_id, None)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.users == 0:
                self._rest(table)

    async def summary(self, table_id: str) -> TableSummary:
        """What anybody may know of a table, mostly without replaying its log. Raises Refused."""
        live = self._open.get(table_id)
        if live is not None:
            await live.table.catch_up()
        try:
            stored = await self.store.summary(table_id)
        except DamagedGame as error:
            raise damaged(error) from None
        except StoreError:
            raise out_of_reach() from None
        if stored is None:
            raise no_table(table_id)
        head = stored.head or await self._find_head(table_id)
        return TableSummary(
            id=stored.id,
            players=live.table.players() if live else players(stored.seats, self._world.opponents, ()),
            options=table_options(stored.options),
            pace=stored.pace,
            hints=stored.hints,
            phase=head.phase,
            version=head.version,
            created=stored.created,
        )

    def drive(self, table: LiveTable) -> None:
        """Let bots act at this table while somebody looks at it, and rest while nobody does."""
        driver = self._open[table.id].driver
        if table.watched:
            driver.start()
        else:
            driver.stop()

    def adviser(self, table: LiveTable) -> Adviser:
        """Who answers the seats of this table."""
        return self._open[table.id].adviser

    async def close(self) -> None:
        """Stop every bot, and wait until everything that was begun is stored."""
        for loading in list(self._loading.values()):
            loading.cancel()
        for open_ in list(self._open.values()):
            open_.driver.stop()
            await open_.table.settle()
        self._pool.close()

    async def follow(self) -> None:
        """For ever: take over what other processes store of the tables that somebody looks at here."""
        while True:
            await asyncio.sleep(self._settings.follow)
            watched = {name: open_.table for name, open_ in self._open.items() if open_.table.watched}
            try:
                lengths = await self.store.lengths(watched) if watched else {}
                for name, stored in lengths.items():
                    if stored > watched[name].lengths:
                        await watched[name].catch_up()
            except StoreError as error:
                _log.debug("other processes cannot be followed: %s", error)  # who acts is told
            except Exception:
                _log.exception("other processes could not be followed; they will be again")

    def _publish(self) -> None:
        """Something has changed that every table shows."""
        for open_ in self._open.values():
            open_.table.publish()

    async def _find_head(self, table_id: str) -> Head:
        """Where a game of an older version stands: found by replaying it, and noted for the next time."""
        async with self.opened(table_id) as table:
            await table.catch_up()
            head = table.head()
        with suppress(StoreError):  # then it is found again
            await self.store.set_head(table_id, head)
        return head

    async def _load_once(self, table_id: str) -> None:
        """Read a table from the store, once for all who want it now. Raises Refused."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id), name=f"load {table_id[:40]!r}")
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id))
        await asyncio.shield(loading)

    async def _load(self, table_id: str) -> None:
        try:
            async with self._reading:
                stored = await self.store.load(table_id)
        except DamagedGame as error:
            _log.error("table %s is damaged: %s", table_id, error)
            raise damaged(error) from None
        except StoreError:
            raise out_of_reach() from None
        if stored is None:
            raise no_table(table_id)
        table = await asyncio.to_thread(LiveTable, stored, self.store, self._world)
        driver = Driver(table, self._settings.rest, self._world, self._pool)
        self._open[table_id] = _Open(table, driver, Adviser(table, self._world, self._pool))
        self._rest(table)

    def _rest(self, table: LiveTable) -> None:
        """Nobody needs a table now: its bots rest, and of such tables only the latest stay in memory."""
        self._open[table.id].driver.stop()
        self._unused[table.id] = None
        while len(self._unused) > UNUSED:
            oldest, _ = self._unused.popitem(last=False)
            del self._open[oldest]

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


def distinct(names: Sequence[str]) -> list[str]:
    """The same names, told apart: of two who are both called Anna, the second becomes 'Anna (2)'."""
    taken: set[str] = set()
    found = []
    for name in names:
        other, number = name, 1
        while _folded(other) in taken:
            number += 1
            suffix = f" ({number})"
            other = name[: MAX_NAME - len(suffix)] + suffix
        taken.add(_folded(other))
        found.append(other)
    return found


def _folded(name: str) -> str:
    """What is left of a name for an eye that does not look closely."""
    return unicodedata.normalize("NFKC", name).casefold()


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
