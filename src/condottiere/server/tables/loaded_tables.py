"""The tables in memory: loading a table on demand, and dropping unused ones."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from condottiere.server.play.advice import Adviser
from condottiere.server.play.driver import Driver
from condottiere.server.runtime.turns import start_for_all
from condottiere.server.storage import Store, StoreError
from condottiere.server.table.live import LiveTable

MAX_UNUSED_TABLES: Final = 16
"""The number of unused tables kept in memory, so that people who return soon need not wait for a replay."""


class LoadedTable(NamedTuple):
    """A table in memory, with the driver that acts at it and the adviser that gives hints."""

    table: LiveTable
    driver: Driver
    adviser: Adviser


class LoadedTables:
    """The tables in memory, by identifier. An unused table stays for a while."""

    def __init__(
        self,
        store: Store,
        load: Callable[[str], Awaitable[LoadedTable]],
        on_release: Callable[[LiveTable], None],
    ) -> None:
        """`load` makes a table from its stored rows, and raises RequestError; `on_release` is called with a
        table that has just been loaded or is no longer used."""
        self._store = store
        self._load = load
        self._on_release = on_release
        self._loaded: dict[str, LoadedTable] = {}
        self._unused: OrderedDict[str, None] = OrderedDict()
        """The unused tables, the one longest unused first."""
        self._loading: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._loaded)

    def __iter__(self) -> Iterator[LoadedTable]:
        return iter(list(self._loaded.values()))

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._loaded

    def __getitem__(self, table_id: str) -> LoadedTable:
        """A table that is in memory. Raises KeyError if it is not."""
        return self._loaded[table_id]

    def find(self, table_id: str) -> LoadedTable | None:
        return self._loaded.get(table_id)

    def watched(self, among: Container[str] | None) -> dict[str, LiveTable]:
        """The tables watched through this process, by identifier; only those `among` these, if given."""
        return {
            name: loaded.table
            for name, loaded in self._loaded.items()
            if loaded.table.watched and (among is None or name in among)
        }

    @asynccontextmanager
    async def use(self, table_id: str) -> AsyncIterator[LiveTable]:
        """Keep a table in memory within this block. Raises RequestError if it cannot be loaded."""
        await self._forget_if_removed(table_id)
        while table_id not in self._loaded:
            await self._load_once(table_id)
        table = self._loaded[table_id].table
        self._unused.pop(table_id, None)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            if table.users == 0:
                self._release(table)

    def forget(self, table_id: str) -> bool:
        """Drop a table from memory; False if somebody uses it."""
        if table_id in self._unused:
            del self._unused[table_id], self._loaded[table_id]
        return table_id not in self._loaded and table_id not in self._loading

    async def cancel_loading(self) -> None:
        """Cancel every load in progress, and wait until none uses the store."""
        for loading in self._loading.values():
            loading.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def _forget_if_removed(self, table_id: str) -> None:
        """Drop an unused table from memory if another process has archived or deleted it."""
        if table_id in self._unused:
            with suppress(StoreError):  # acting at the table will report it
                if not await self._store.lengths([table_id]):
                    self.forget(table_id)

    async def _load_once(self, table_id: str) -> None:
        """Load a table; concurrent calls share one load. Raises RequestError."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = start_for_all(self._add(table_id), f"load {table_id[:40]!r}")
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._end_loading(table_id, done))
        await asyncio.shield(loading)

    async def _add(self, table_id: str) -> None:
        loaded = self._loaded[table_id] = await self._load(table_id)
        self._release(loaded.table)

    def _end_loading(self, table_id: str, done: "asyncio.Task[None]") -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # retrieve it even if every caller is gone, or asyncio logs it as unhandled

    def _release(self, table: LiveTable) -> None:
        """Report a table as unused, and drop the tables longest unused if there are too many."""
        self._on_release(table)
        self._unused[table.id] = None
        while len(self._unused) > MAX_UNUSED_TABLES:
            oldest, _ = self._unused.popitem(last=False)
            del self._loaded[oldest]
