"""The tables that are in memory: loading one when somebody asks for it, and dropping what nobody uses."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from .play.advice import Adviser
from .play.driver import Driver
from .storage import Store, StoreError
from .table.live import LiveTable

MAX_UNUSED_TABLES: Final = 16
"""How many tables stay in memory that nobody uses, so that who comes back soon need not wait for a replay."""


class LoadedTable(NamedTuple):
    """A table in memory, with what acts and answers at it."""

    table: LiveTable
    driver: Driver
    adviser: Adviser


class LoadedTables:
    """The tables in memory, by name. One that nobody uses stays for a while."""

    def __init__(
        self,
        store: Store,
        load: Callable[[str], Awaitable[LoadedTable]],
        on_release: Callable[[LiveTable], None],
    ) -> None:
        """`load` makes a table from what is stored, and raises RequestError; `on_release` is told of a
        table that nobody uses any more, or not yet."""
        self._store = store
        self._load = load
        self._on_release = on_release
        self._loaded: dict[str, LoadedTable] = {}
        self._unused: OrderedDict[str, None] = OrderedDict()
        """Those that nobody uses now, the one longest unused first."""
        self._loading: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        """How many there are."""
        return len(self._loaded)

    def __iter__(self) -> Iterator[LoadedTable]:
        """Those that are in memory now."""
        return iter(list(self._loaded.values()))

    def __contains__(self, table_id: str) -> bool:
        """Whether a table is in memory."""
        return table_id in self._loaded

    def __getitem__(self, table_id: str) -> LoadedTable:
        """A table that is in memory. Raises KeyError if it is not."""
        return self._loaded[table_id]

    def find(self, table_id: str) -> LoadedTable | None:
        """A table, if it is in memory."""
        return self._loaded.get(table_id)

    def watched(self, among: Container[str] | None) -> dict[str, LiveTable]:
        """Those that somebody watches through this process, of all or of some, by name."""
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

    def cancel_loading(self) -> None:
        """Load no table any more that is being loaded."""
        for loading in list(self._loading.values()):
            loading.cancel()

    async def _forget_if_removed(self, table_id: str) -> None:
        """Drop a table from memory that nobody uses here, if another process has archived or deleted it."""
        if table_id in self._unused:
            with suppress(StoreError):  # then who acts is told
                if not await self._store.lengths([table_id]):
                    self.forget(table_id)

    async def _load_once(self, table_id: str) -> None:
        """Load a table, once for all who ask for it at the same time. Raises RequestError."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._add(table_id), name=f"load {table_id[:40]!r}")
            self._loading[table_id] = loading
            loading.add_done_callback(lambda done: self._end_loading(table_id, done))
        await asyncio.shield(loading)

    async def _add(self, table_id: str) -> None:
        loaded = self._loaded[table_id] = await self._load(table_id)
        self._release(loaded.table)

    def _end_loading(self, table_id: str, done: "asyncio.Task[None]") -> None:
        del self._loading[table_id]
        if not done.cancelled():
            done.exception()  # looked at, also if all who asked are gone: it is no mistake of ours

    def _release(self, table: LiveTable) -> None:
        """Tell that nobody uses a table, and drop those longest unused if there are many."""
        self._on_release(table)
        self._unused[table.id] = None
        while len(self._unused) > MAX_UNUSED_TABLES:
            oldest, _ = self._unused.popitem(last=False)
            del self._loaded[oldest]
