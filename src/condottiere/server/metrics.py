"""What this process measures of itself for Prometheus. No label names a person, a table, a key or a card."""

import gc
import time
from typing import Any, Final

from prometheus_client import Counter, Histogram

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""

ENTRIES_STORED: Final = Counter(
    "condottiere_entries_stored", "Entries of games that were stored: all that was done."
)
CHANGE_SECONDS: Final = Histogram(
    "condottiere_change_stored_seconds",
    "From when a change of a game was asked for until it was stored.",
    buckets=_BUCKETS,
)
SENT_SECONDS: Final = Histogram(
    "condottiere_update_sent_seconds",
    "From when a table had changed until somebody who watches it was sent that.",
    buckets=_BUCKETS,
)
STORAGE_ERRORS: Final = Counter("condottiere_storage_errors", "Times that the database failed.")
REFUSED: Final = Counter(
    "condottiere_refused_by_limit", "What was refused, by the limit that refused it.", ["limit"]
)
GC_SECONDS: Final = Histogram(
    "condottiere_gc_pause_seconds", "How long everything stood still to collect garbage.", buckets=_BUCKETS
)


class GarbagePauses:
    """Measures each pause for collecting garbage, once it is among `gc.callbacks`."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, _: dict[str, Any]) -> None:
        """Be told by Python that a pause begins or ends."""
        if phase == "start":
            self._began = time.perf_counter()
        else:
            GC_SECONDS.observe(time.perf_counter() - self._began)

    def __enter__(self) -> None:
        gc.callbacks.append(self)

    def __exit__(self, *_: object) -> None:
        gc.callbacks.remove(self)
