"""When Python looks for garbage in cycles: seldom among all that lives, for meanwhile every table waits."""

import asyncio
import ctypes
import gc
import os
from collections.abc import Callable
from typing import Final

SETTLE_SECONDS: Final = 0.25
"""So often what is alive by then is taken out of what is looked through.

All that was made since the last time is looked through then. Once a second, that took 66 ms each time at
300 actions a second.
"""
COUNT_SECONDS: Final = 30.0
"""So often it is counted, and what is free is given back."""
LEAST: Final = 1_000_000
"""With fewer objects than this, beside those of tables, not all of them are looked through."""
PER_TABLE: Final = 2_000
"""As many objects as a table in memory has at most, with its connections: 1,500 where four people play."""
_THRESHOLDS: Final = (10_000, 10, 10)
"""Python's own are made for small programs."""
TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
"""What glibc has for giving memory back to the system."""


class GarbageCollector:
    """Looks through new objects as ever, and through all of them only when they have doubled beside tables.

    Nearly all garbage is freed at once, when nothing refers to it any more. What refers to itself waits in
    between; nothing that is made for each message, connection or table does.
    """

    def __init__(self, tables: Callable[[], int], least: int = LEAST) -> None:
        """`tables` says how many are in memory, `least` how many objects there must be beside theirs before
        all are looked through."""
        self._tables = tables
        self._limit = self._least = least

    async def run(self) -> None:
        """Collect until this is cancelled, and then leave Python as it was."""
        thresholds = gc.get_threshold()
        gc.set_threshold(*_THRESHOLDS)
        try:
            gc.freeze()
            while True:
                for _ in range(round(COUNT_SECONDS / SETTLE_SECONDS)):
                    await asyncio.sleep(SETTLE_SECONDS)
                    self.settle()
                self.collect_if_doubled()
                give_back_free_memory()
        finally:
            gc.set_threshold(*thresholds)
            gc.unfreeze()

    def settle(self) -> None:
        """Take what is alive out of what is looked through, and not what is garbage since a moment ago."""
        gc.collect(1)
        gc.freeze()

    def collect_if_doubled(self) -> None:
        """Look through everything if there is twice as much, beside tables, as when that was done before."""
        self.settle()
        if self._beside_tables() >= self._limit:
            self.collect_all()

    def collect_all(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._limit = max(self._least, 2 * self._beside_tables())

    def _beside_tables(self) -> int:
        """How many objects there are beside those that tables may have."""
        return gc.get_freeze_count() - PER_TABLE * self._tables()


def give_back_free_memory() -> None:
    """Give back to the system what glibc keeps for later; other C libraries give back by themselves.

    By itself it gives back what is free at the end of its memory; what tables had lies in between. It takes
    milliseconds, and of some gigabytes up to a tenth of a second.
    """
    if TRIM is not None:
        TRIM(0)
