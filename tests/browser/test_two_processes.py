"""Two server processes on one PostgreSQL: people on different ones play together, also behind a proxy."""

import signal
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from prometheus_client.parser import text_string_to_metric_families

from browser.person import Person
from condottiere.ports import unused_port
from support.caddy import running_caddy
from support.databases import on_postgresql
from support.people import PATIENCE
from support.plain_http import request
from support.postgresql import PostgreSQL
from support.server_process import process


def websockets(metrics_port: int) -> float:
    text = request("GET", f"http://127.0.0.1:{metrics_port}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    return next(sample.value for sample in samples if sample.name == "condottiere_websockets")


def play(people: Sequence[Person], answers: int) -> None:
    """Whoever is asked answers, until there were so many answers."""
    while answers > 0:
        for person in people:
            if person.page.locator("[data-testid=decision][data-mine=true]").is_visible():
                person.play_once()
                answers -= 1


@pytest.mark.everything
def test_two_people_on_different_processes_play_on_when_one_process_is_stopped(
    pages: list[Page], postgresql: PostgreSQL, tmp_path: Path
) -> None:
    ports = [unused_port(), unused_port()]
    with on_postgresql(postgresql), ExitStack() as stack:
        servers = [
            stack.enter_context(process(tmp_path / "games.db", "--metrics-port", str(port), "--drain", "1"))
            for port in ports
        ]
        address = stack.enter_context(running_caddy(tmp_path, [address for _, address in servers]))
        seats = [{"name": "Ada"}, {"name": "Bruno"}]
        made = request("POST", f"{address}/api/tables", json={"seats": seats, "pace": "instant"}).json()
        people = [Person(page, seed=3) for page in pages]
        for page, key in zip(pages, made["keys"], strict=True):
            page.goto(f"{address}/t/{made['id']}#{key}")
            expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
        open_at = [websockets(port) for port in ports]
        assert sorted(open_at) == [0, 2], "the proxy sends all of a table to one process"
        here, there = open_at.index(2), open_at.index(0)
        pages[1].goto(f"{servers[there][1]}/t/{made['id']}#{made['keys'][1]}")
        expect(pages[1].get_by_test_id("connection")).to_have_attribute("data-state", "open")
        while [websockets(ports[here]), websockets(ports[there])] != [1, 1]:
            pass  # until the connection that this page had is gone
        play(people, answers=6)

        servers[here][0].send_signal(signal.SIGTERM)
        servers[here][0].wait(PATIENCE)
        for page in pages:
            expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
        assert websockets(ports[there]) == 2, "who was on the other has come here"
        play(people, answers=6)
