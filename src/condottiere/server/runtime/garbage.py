"""Scheduling cyclic garbage collection: full collections are rare, because every table waits for them."""

import asyncio
import ctypes
import gc
import os
from collections.abc import Callable
from typing import Final

SETTLE_SECONDS: Final = 0.25
"""Seconds between two collections of new objects, after which the survivors are frozen.

With one second between them, each took 66 ms at 300 actions per second.
"""
COUNT_SECONDS: Final = 30.0
"""Seconds between two counts of all objects; free memory is then returned to the system."""
MIN_OBJECTS: Final = 1_000_000
"""The number of objects, not counting those of tables, below which no full collection runs."""
PER_TABLE: Final = 2_000
"""An upper bound of the objects of a table in memory and its connections: four people have 1,500."""
_THRESHOLDS: Final = (10_000, 10, 10)
"""The thresholds for `gc`; Python's defaults suit small programs."""
TRIM: Final = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
"""The function of glibc that returns free memory to the system; None elsewhere."""


class GarbageCollector:
    """Collects new objects regularly, and all objects only when their number, without tables', has doubled.

    Reference counting frees nearly all garbage at once. Only reference cycles wait for a collection, and
    objects made for each message, connection or table contain none.
    """

    def __init__(self, tables: Callable[[], int], min_objects: int = MIN_OBJECTS) -> None:
        """`tables` returns the number of tables in memory; below `min_objects`, not counting
        theirs, no full collection runs."""
        self._tables = tables
        self._limit = self._min_objects = min_objects

    async def run(self) -> None:
        """Collect until cancelled, then restore Python's own settings."""
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
        """Collect the new objects, and freeze the survivors, so that later collections skip them."""
        gc.collect(1)
        gc.freeze()

    def collect_if_doubled(self) -> None:
        """Run a full collection if the objects, not counting tables', have doubled since the last one."""
        self.settle()
        if self._beside_tables() >= self._limit:
            self.collect_all()

    def collect_all(self) -> None:
        """Run a full collection."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._limit = max(self._min_objects, 2 * self._beside_tables())

    def _beside_tables(self) -> int:
        """The number of objects, not counting those that tables may have."""
        return gc.get_freeze_count() - PER_TABLE * self._tables()


def give_back_free_memory() -> None:
    """Return the free memory that glibc keeps to the system; other C libraries return it on their own.

    glibc on its own returns only free memory at the end of its heap, and the memory of dropped tables is in
    the middle. This takes milliseconds, or up to a tenth of a second for some gigabytes.
    """
    if TRIM is not None:
        TRIM(0)
