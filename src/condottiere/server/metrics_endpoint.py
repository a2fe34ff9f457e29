"""Where Prometheus reads what a server measures: at a port of its own, where no visitor comes by accident."""

from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import REGISTRY, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from .metrics import GarbagePauses
from .network.concurrency import ConcurrencyLimit
from .tables import Tables


class ServerCollector(Collector):
    """What there is of a server's things at the moment when somebody asks."""

    def __init__(self, tables: Tables, websockets: ConcurrencyLimit, hints: ConcurrencyLimit) -> None:
        self._tables = tables
        self._websockets = websockets
        self._hints = hints

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """The gauges."""
        waiting, running = self._tables.bot_load()
        for name, said, value in (
            ("tables_loaded", "Tables in memory.", len(self._tables)),
            ("websockets", "WebSockets that are open.", len(self._websockets)),
            ("hints_waiting", "Hints and odds that were asked for and not answered yet.", len(self._hints)),
            ("bots_waiting", "Bots, hints and odds that wait for a thread to think in.", waiting),
            ("bots_thinking", "Bots, hints and odds that are being thought about.", running),
            ("stopping", "1 while this process is about to end.", self._tables.stopping),
        ):
            yield GaugeMetricFamily(f"condottiere_{name}", said, value)


@contextmanager
def serve_metrics(collector: Collector, host: str, port: int) -> Iterator[int]:
    """Answer to GET /metrics within this block, in a thread; the port. Raises OSError."""
    server, thread = start_http_server(port, host)
    REGISTRY.register(collector)
    try:
        with GarbagePauses():
            yield server.server_port
    finally:
        REGISTRY.unregister(collector)
        server.shutdown()
        server.server_close()
        thread.join()
