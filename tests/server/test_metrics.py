"""What Prometheus reads of a server: what happens is counted, and nobody is named."""

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from condottiere.ports import unused_port
from condottiere.server.network.limits import Rate
from support.plain_http import request
from support.running import UNLIMITED, Running, running, services

NAMES = ("Ada", "Bruno")


class Scraped:
    """What Prometheus reads at one moment."""

    def __init__(self, port: int) -> None:
        answer = request("GET", f"http://127.0.0.1:{port}/metrics")
        assert answer.status_code == 200
        self.text = answer.text
        families = list(text_string_to_metric_families(answer.text))
        self.samples = [sample for family in families for sample in family.samples]

    def __getitem__(self, name: str) -> float:
        return sum(sample.value for sample in self.samples if sample.name == f"condottiere_{name}")

    def refused(self, limit: str) -> float:
        return sum(
            sample.value
            for sample in self.samples
            if sample.name == "condottiere_refused_by_limit_total" and sample.labels["limit"] == limit
        )


def test_what_happens_at_tables_is_measured(database: Path) -> None:
    port = unused_port()
    rates, at = UNLIMITED._replace(chat=Rate(1, 0.001)), services(monotonic=lambda: 0.0)
    with running(database, at, limits=rates, metrics_port=port) as server:
        assert server.get("/api/health/live").status_code == 200, "it has started"
        before = Scraped(port)
        made, (ada, bruno) = server.sit(*(name.lower() for name in NAMES))
        ada.act("site:roma")
        assert bruno.at_version(2)["site"] == 15
        for _ in range(2):
            ada.send(type="say", text="hear!", to=None)
        assert ada.error()["code"] == "too_fast"
        after = Scraped(port)
        assert after["entries_stored_total"] - before["entries_stored_total"] == 1
        assert after["change_stored_seconds_count"] - before["change_stored_seconds_count"] == 1
        assert after["update_sent_seconds_count"] - before["update_sent_seconds_count"] >= 3
        assert (after["websockets"], after["tables_loaded"], after["stopping"]) == (2, 1, 0)
        assert after.refused("chat") - before.refused("chat") == 1
        assert (after["bots_waiting"], after["hints_waiting"]) == (0, 0)
        assert "python_gc_collections_total" in after.text
        assert "condottiere_gc_pause_seconds_count" in after.text
        for secret in (made.id, *made.keys, *NAMES):
            assert secret is not None
            assert secret not in after.text
        with pytest.raises(httpx.ConnectError):
            request("GET", f"http://[::1]:{port}/metrics")
    with pytest.raises(httpx.ConnectError):
        Scraped(port)


@pytest.mark.usefixtures("sqlite_file")
def test_failures_of_the_database_are_counted(database: Path) -> None:
    port = unused_port()
    with running(database, metrics_port=port) as server:
        assert server.get("/api/health").status_code == 200
        before = Scraped(port)
        database.unlink()
        assert server.get("/api/health").status_code == 503
        assert Scraped(port)["storage_errors_total"] > before["storage_errors_total"]


def test_no_visitor_reads_metrics(server: Running) -> None:
    assert server.get("/metrics").status_code == 404
    assert server.get("/api/metrics").status_code == 404
