"""Whole games through a network that treats connections badly: they end, and nothing is lost or doubled."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.conftest import Faults
from browser.person import Person, fight_for
from condottiere.record.file import load, replay
from condottiere.record.notation import Acted, Move
from condottiere.rules import Phase
from condottiere.rules.battle import can_only_pass
from support.bad_proxy import BadProxy, bad_proxy
from support.plain_http import request
from support.running import Running, running, services

SEED = 11
PATIENCE = 60_000
CHOICES = ("RescueChoice", "KeepChoice", "HandChoice")
LATER = (*CHOICES, "SelectedCard", "CardPreview", "polledSocket", "away", "AwayDialog")
"""What a page loads some seconds after itself; if that is cut off, it is opened anew, even within a move."""
LOADED = """(names) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))
    return names.every((name) => loaded.some((file) => file.startsWith(`${name}-`)))
}"""
NOT_LOADED = "dynamically imported module"
"""What is cut off while it is loaded is lost to a page, which is then opened anew."""


@pytest.fixture
def server(tmp_path: Path) -> Any:
    with running(tmp_path / "games.db") as served:
        yield served


class Noting(Person):
    """Notes at which versions of the table it has moved."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, SEED)
        self.moved: list[int] = []
        self._pressed = False

    def _press(self, button: Locator) -> None:
        self._pressed = True
        super()._press(button)

    def _answer(self, phase: str) -> None:
        version = self.page.get_by_test_id("decision").get_attribute("data-version")
        self._pressed = False
        super()._answer(phase)
        if self._pressed and phase != "hand":  # hands are settled for all at once (R4.5)
            self.moved.append(int(version or ""))


def sit_down(page: Page, server: Running, proxy: BadProxy, **more: object) -> tuple[Noting, str]:
    """A person at a new table, through the proxy; and the path of the record."""
    made = server.table("ada", "bot:wild", "bot:wild", options={"first_holder": 0}, **more)
    page.goto(f"{proxy.url}/t/{made.id}#{made.keys[0]}")
    page.set_default_timeout(PATIENCE)
    page.wait_for_function(LOADED, arg=LATER)
    # It tells of a battle that was decided while the connection was lost.
    page.add_locator_handler(page.get_by_test_id("while-away"), lambda: page.keyboard.press("Escape"))
    return Noting(page), f"{server.http}/api/tables/{made.id}/record"


def check_record(person: Noting, path: str) -> None:
    """The record has exactly the moves that the person made, but for those that the server makes (R2.5)."""
    record = load(request("GET", path).text)
    moves: list[int] = []
    version = 0
    for before, entry, _ in replay(record):
        own = isinstance(entry, Acted) and before.turn == 0
        forced = before.phase == Phase.BATTLE and can_only_pass(before)
        if own and not forced and before.phase != Phase.HAND:
            moves.append(version)
        version += isinstance(entry, Move)
    assert moves == person.moved


def state(page: Page) -> Any:
    return expect(page.get_by_test_id("connection"))


class Swallowing:
    """Passes on a page's WebSockets until it swallows what they carry; then no other gets through either."""

    def __init__(self, page: Page) -> None:
        self.swallows = False
        self.acts = 0
        """How many moves have got through."""
        page.route_web_socket("**/play", self._pick_up)

    def _pick_up(self, line: WebSocketRoute) -> None:
        if self.swallows:
            line.close()
            return
        server = line.connect_to_server()
        dead = False

        def up(text: str | bytes) -> None:
            nonlocal dead
            dead = dead or self.swallows
            if not dead:
                self.acts += '"type":"act"' in str(text)
                server.send(text)

        line.on_message(up)
        server.on_message(lambda text: None if dead or self.swallows else line.send(text))


@pytest.mark.own_page
def test_a_dead_network_is_noticed_when_it_changes_when_the_page_is_seen_and_after_a_move(
    page: Page, base_url: str
) -> None:
    seats = [{"name": "Ada"}, {"name": "Bruno", "bot": "naive"}]
    new = {"seats": seats, "options": {"first_holder": 0}, "pace": "instant"}
    made = request("POST", f"{base_url}/api/tables", json=new).raise_for_status().json()
    network = Swallowing(page)
    page.clock.install()
    page.goto(f"/t/{made['id']}#{made['keys'][0]}")
    for happens in (
        "dispatchEvent(new Event('online'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
    ):
        state(page).to_have_attribute("data-state", "open")
        network.swallows = True
        page.evaluate(happens)
        page.clock.fast_forward(4000)
        state(page).to_have_text("Reconnecting…")
        network.swallows = False
        page.clock.fast_forward(30_000)
    state(page).to_have_attribute("data-state", "open")
    network.swallows = True
    fight_for(page, "roma")
    for milliseconds in (2000, 8000):  # until it is asked for a sign of life, and given up
        page.clock.fast_forward(milliseconds)
    state(page).to_have_text("Reconnecting…")
    assert network.acts == 0
    network.swallows = False
    page.clock.fast_forward(30_000)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "battle")
    assert network.acts == 1


@pytest.mark.everything
@pytest.mark.own_page
def test_a_proxy_that_swallows_bytes_in_the_middle_of_battles(page: Page, server: Running) -> None:
    rng = Random(SEED)
    with bad_proxy(server.port) as proxy:
        person, record = sit_down(page, server, proxy)
        swallowed = 0
        while not page.get_by_test_id("game-over").is_visible():
            if swallowed < 3 and person.met >= {"battle"} and rng.random() < 0.3:
                swallowed += 1
                proxy.swallow()
            if not person.play_once():
                break
        assert swallowed == 3
    check_record(person, record)


@pytest.mark.everything
@pytest.mark.own_page
def test_a_proxy_that_lets_no_websocket_through(page: Page, server: Running) -> None:
    with bad_proxy(server.port, refuses_upgrades=True) as proxy:
        person, record = sit_down(page, server, proxy)
        state(page).to_have_attribute("data-state", "polling")
        state(page).to_have_text("No live connection")
        expect(page.get_by_test_id("toast")).to_contain_text("No live connection gets through to the server")
        person.play_to_the_end()
    check_record(person, record)


@pytest.mark.everything
@pytest.mark.own_page
@pytest.mark.parametrize("refuses_upgrades", [False, True])
def test_a_proxy_that_cuts_every_connection_again_and_again(
    page: Page, server: Running, faults: Faults, refuses_upgrades: bool
) -> None:
    with bad_proxy(server.port, refuses_upgrades) as proxy:
        person, record = sit_down(page, server, proxy)
        proxy.cuts_after = 15
        person.play_to_the_end()
        assert proxy.cuts > 1
    check_record(person, record)
    faults.found = [one for one in faults.found if NOT_LOADED not in one]


@pytest.mark.everything
@pytest.mark.own_page
def test_a_proxy_that_cuts_every_connection_when_it_is_twenty_seconds_old(
    page: Page, tmp_path: Path, faults: Faults
) -> None:
    """Of real time: at the captains' pace, which no machine shortens, the game lasts longer than that."""
    at_their_pace = services(sleep=asyncio.sleep)
    with (
        running(tmp_path / "games.db", at_their_pace) as server,
        bad_proxy(server.port, cuts_at=20.0) as proxy,
    ):
        person, record = sit_down(page, server, proxy, pace="normal")
        person.play_to_the_end()
        print(f"{proxy.cuts} connections cut, {len(person.moved)} moves")
        assert proxy.cuts > 1
        check_record(person, record)
    faults.found = [one for one in faults.found if NOT_LOADED not in one]
