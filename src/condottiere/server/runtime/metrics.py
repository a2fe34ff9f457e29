"""The metrics of this process, and serving them to Prometheus.

No label names a person, a table, a key or a card.
"""

import gc
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeAlias

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The upper bounds of the histograms' buckets, in seconds."""

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
LIMIT_LEFT: Final = Gauge(
    "condottiere_limit_left",
    "The part that is left of a limit for all clients together, from 1 to 0, when it was last used.",
    ["limit"],
)
GC_SECONDS: Final = Histogram(
    "condottiere_gc_pause_seconds", "How long everything stood still to collect garbage.", buckets=_BUCKETS
)


class GarbagePauses:
    """Measures each pause for collecting garbage, once it is among `gc.callbacks`."""

    def __init__(self) -> None:
        self._began = 0.0

    def __call__(self, phase: str, _: dict[str, Any]) -> None:
        """Handle Python's callback when a pause begins or ends."""
        if phase == "start":
            self._began = time.perf_counter()
        else:
            GC_SECONDS.observe(time.perf_counter() - self._began)

    def __enter__(self) -> None:
        gc.callbacks.append(self)

    def __exit__(self, *_: object) -> None:
        gc.callbacks.remove(self)


Gauges: TypeAlias = Callable[[], Iterable[tuple[str, str, float]]]
"""The name, the description and the present value of each gauge."""


class _GaugeCollector(Collector):
    """Reads gauges whenever Prometheus asks."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, description, value in self._gauges():
            yield GaugeMetricFamily(f"condottiere_{name}", description, value)


@contextmanager
def serve_metrics(gauges: Gauges, host: str, port: int) -> Iterator[int]:
    """Answer GET /metrics within this block, in a thread, on a port of its own; yield that port.

    Raises OSError.
    """
    server, thread = start_http_server(port, host)
    collector = _GaugeCollector(gauges)
    REGISTRY.register(collector)
    try:
        with GarbagePauses():
            yield server.server_port
    finally:
        REGISTRY.unregister(collector)
        server.shutdown()
        server.server_close()
        thread.join()
