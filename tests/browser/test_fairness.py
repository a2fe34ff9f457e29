"""Was the shuffle fair? Browsers give entropy of their own, and verify the game when it is over."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import speak, violations_in
from browser.company import resign
from browser.conftest import NewContext
from browser.person import seat_somebody, unfold
from browser.rooms import host, sit_down
from browser.screens import Grid, sized
from condottiere.record.fairness.fingerprint import fingerprint
from condottiere.record.fairness.notes import read_notes
from condottiere.record.fairness.verdict import Verdict, judge
from condottiere.record.file import load
from condottiere.record.game import Game
from condottiere.record.notation import NextGameBegun
from condottiere.server.messages.from_browser import RevealEntropy
from condottiere.server.rooms.starting import WAIT_SECONDS
from condottiere.server.table import deal_wait
from condottiere.server.table.live import LiveTable, TableRequest
from support.clocks import FakeClock, for_ever, hurried
from support.people import Person, play_on
from support.running import Running, running, services


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """However slow the browsers are, starts and deals wait for them, and by its clock no start is void."""

    async def sleep(seconds: float) -> None:
        await (for_ever(seconds) if seconds in (WAIT_SECONDS, deal_wait.WAIT_SECONDS) else hurried(seconds))

    at = services(new_game=Game.begin, sleep=sleep, now=FakeClock())
    with running(tmp_path / "games.db", at, allowed_hosts=("127.0.0.1", "condottiere.test")) as server:
        yield server


def choose_a_passer(page: Page) -> None:
    """On the home page: a table of two, with a bot that plays no card."""
    unfold(page)
    page.get_by_test_id("seats-2").click()
    seat_somebody(page, 1, "passer")
    page.get_by_test_id("pace").select_option("instant")


def make_table(page: Page) -> None:
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()


def second_connection(server: Running, page: Page) -> Person:
    """For the test to play by."""
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in page.context.cookies())
    table, _, key = page.url.rpartition("/t/")[2].partition("#")
    person = server.connect(table, additional_headers={"Cookie": cookie})
    person.send(type="join", key=key or None)
    person.next_table()
    return person


def verify(page: Page, fair: str) -> str:
    """What the page says of the game, every line; the verdict is 'fair', 'unproven' or 'unfair'."""
    page.get_by_test_id("fairness").click()
    expect(page.get_by_test_id("fairness-verdict")).to_have_attribute("data-fair", fair)
    return page.get_by_test_id("fairness-dialog").inner_text()


NOTED = """() => Object.values(localStorage).some((text) => text.includes('"deals":[{'))"""
"""Whether the page has noted what it was shown of a deal."""


SEEN = r"(version) => Object.values(localStorage).some((kept) => RegExp(`\\[${version},\\d,`).test(kept))"
"""Whether the page has noted what it was shown at a version."""


VISIT_HOME = "() => { history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate')) }"
"""Goes there as the page itself goes to another of its pages."""


def in_battle(me: Person) -> bool:
    """Whether a card has been played since this battle began."""
    return me.view["phase"] == "battle" and any(any(seat["line"]) for seat in me.view["seats"])


def other_hand(route: Route) -> None:
    """What the seats were dealt is told the other way round."""
    told = route.fetch(url=route.request.url.replace("condottiere.test", "127.0.0.1")).json()
    told["hands"].reverse()
    route.fulfill(body=json.dumps(told), content_type="application/json")


@pytest.mark.everything
def test_over_plain_http_a_fair_match_is_found_fair_and_what_is_changed_afterwards_is_found(
    new_context: NewContext, server: Running, grid: Grid
) -> None:
    page = new_context(base_url=f"http://condottiere.test:{server.port}").new_page()
    page.goto("/")
    assert page.evaluate("() => [isSecureContext, crypto.subtle === undefined]") == [False, True]
    choose_a_passer(page)
    page.get_by_test_id("option-points").check()
    page.get_by_test_id("target-other").click()
    page.get_by_test_id("target").fill("13")
    make_table(page)
    page.wait_for_function(NOTED)
    play_on(
        second_connection(server, page),
        until=lambda me: bool(me.view["phase"] == "over"),
        rng=random.Random(1),
    )
    page.reload()  # it may be slower than the game was, and would still show its last battle
    told = verify(page, "fair")
    assert "Fair: this browser’s own random numbers are in every deal, and all it can check is right." in told
    assert "This browser noted this commitment before deal 1." in told
    assert "Deal 1: 20 cards, as they follow from the secret and the random numbers of" in told
    assert violations_in(page, grid.looks_at(0)) == []
    sized(page, "laptop")
    speak(page, "en")
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    record = load(server.get(f"/api/tables/{table}/record").text)
    assert page.get_by_test_id("fairness-fingerprint").inner_text().split() == fingerprint(record).split()
    with page.expect_download() as downloaded:
        page.get_by_test_id("fairness-notes").click()
    judged = judge(record, read_notes(downloaded.value.path().read_bytes()))
    assert judged.verdict == Verdict.FAIR
    assert NextGameBegun() in record.entries, "the chain is kept over the games of a match"
    assert all(finding.text in told for finding in (*judged.holding, *judged.deals)), "command and page agree"

    page.route("**/api/tables/*/fairness", other_hand)
    page.goto(f"/games/{table}")
    page.get_by_test_id("tab-about").click()
    told = verify(page, "unfair")
    assert "Not fair: something is not as the server promised." in told
    assert "The hand this browser saw after deal 1 is not what the server says now." in told


HOLD_TURN = """() => new Promise((held) => {
  const asked = indexedDB.open('condottiere')
  asked.onupgradeneeded = () => asked.result.createObjectStore('condottiere')
  asked.onsuccess = () => {
    const store = asked.result.transaction('condottiere', 'readwrite').objectStore('condottiere')
    const hold = () => { if (!window.isTurnOver) store.count().onsuccess = hold }
    store.count().onsuccess = () => { held(); hold() }
  }
})"""
"""Takes the turn of this tab, and keeps it until it is over."""


def test_over_plain_http_tabs_of_one_browser_take_turns_with_what_they_note(
    new_context: NewContext, server: Running
) -> None:
    """Web Locks need a safe origin; without turns, one tab overwrote what another had just noted."""
    context = new_context(base_url=f"http://condottiere.test:{server.port}")
    other, page = context.new_page(), context.new_page()
    for tab in (other, page):
        tab.goto("/")
    assert page.evaluate("() => 'locks' in navigator") is False
    other.evaluate(HOLD_TURN)
    choose_a_passer(page)
    asked: list[bool] = []
    is_over = False
    page.on("request", lambda one: asked.append(is_over) if one.url.endswith("/api/tables") else None)
    with page.expect_response("**/api/shuffles"):
        page.get_by_test_id("create-table").click()
    for _ in range(3):
        page.evaluate("() => fetch('/api/health')")  # which takes longer than what would not wait
    is_over = True
    other.evaluate("() => { window.isTurnOver = true }")
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert asked == [True]


def test_friends_give_entropy_from_the_first_deal_on(new_context: NewContext, server: Running) -> None:
    ada, bruno = (new_context(base_url=server.http).new_page() for _ in range(2))
    path = host(ada, "Ada", 2)
    sit_down(bruno, path, "Bruno")
    onlooker = server.connect(path.removeprefix("/t/"))
    onlooker.send(type="join", key=None)
    # A chain that comes once the game is starting would count for later deals only.
    onlooker.in_room(lambda room: all(seat["chain"] for seat in room["seats"]))
    ada.get_by_test_id("start").click()
    for page in (ada, bruno):
        expect(page.get_by_test_id("decision")).to_be_visible()
    both = "Deal 1: 20 cards, as they follow from the secret and the random numbers of Ada and Bruno."
    resign(bruno, path)
    for page in (ada, bruno):
        page.reload()
        assert both in verify(page, "fair")
        page.reload()
        page.get_by_test_id("after").click()
        expect(page.get_by_test_id("rematch")).to_be_visible()
    ada.get_by_test_id("rematch").click()
    bruno.get_by_test_id("follow").click()
    for page in (ada, bruno):
        expect(page.get_by_test_id("series")).to_contain_text("Game 2 of this series")
        expect(page.get_by_test_id("decision")).to_be_visible()
    table = ada.url
    assert table == bruno.url
    people = [second_connection(server, page) for page in (ada, bruno)]
    play_on(*people, until=in_battle, rng=random.Random(1))
    expect(ada.get_by_test_id("log")).to_contain_text(people[0].lines[-1])
    ada.evaluate(VISIT_HOME)
    ada.wait_for_function(SEEN, arg=people[0].version)
    resign(bruno, table.removeprefix(server.http))
    for page in (ada, bruno):
        page.goto(table)
        assert both in verify(page, "fair"), "a rematch begins as a room does"


@pytest.mark.everything
def test_a_page_warns_while_the_server_takes_no_entropy_of_it(
    new_context: NewContext, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = new_context(base_url=server.http).new_page()
    page.goto("/")
    choose_a_passer(page)
    page.get_by_test_id("option-draw-after-battle").check()
    make_table(page)
    page.wait_for_function(NOTED)
    ask, warning = LiveTable.ask, page.get_by_test_id("entropy-ignored")

    async def ask_deaf(table: LiveTable, seat: int, request: TableRequest) -> None:
        if not isinstance(request, RevealEntropy):
            await ask(table, seat, request)

    with monkeypatch.context() as patched:
        patched.setattr(LiveTable, "ask", ask_deaf)
        me = second_connection(server, page)
        play_on(me, until=lambda me: bool(me.view["phase"] == "deal"), rng=random.Random(1))
        expect(warning).to_have_text(
            re.compile("The server deals without the random numbers of this browser")
        )
    page.reload()
    me.until(lambda me: bool(me.view["phase"] != "deal"))
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(warning).to_have_count(0)
