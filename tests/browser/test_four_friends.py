"""Four friends, each in a browser of their own, from the invitation to the rematch."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.company import join
from browser.person import fight_for, play_mercenary, unfold
from browser.rooms import sit_down
from support.people import play_on
from support.running import Running, dealt, running, services

NAMES = ("Ada", "Bruno", "Chiara", "Dario")
HANDS = "TTTTTT6666 1122334455 1122334455 1122334455"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "games.db", services(new_game=dealt(HANDS)), host_seconds=1.0) as server:
        yield server


@pytest.fixture
def friends(browser: Browser, browser_context_args: dict[str, Any], server: Running) -> Iterator[list[Page]]:
    args = browser_context_args | {"base_url": server.http}
    contexts = [browser.new_context(**args) for _ in NAMES]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def say(page: Page, text: str) -> None:
    page.get_by_test_id("chat-text").fill(text)
    page.get_by_test_id("chat-send").click()


def test_friends_play_from_the_invitation_to_the_rematch(server: Running, friends: list[Page]) -> None:
    ada, bruno, chiara, dario = friends

    # The invitation: one link, or its code.
    ada.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": [f"{server.http}/"]}))
    ada.goto("/")
    ada.get_by_test_id("company-friends").click()
    ada.get_by_test_id("own-name").fill("Ada")
    unfold(ada)
    ada.get_by_test_id("seats-4").click()
    ada.get_by_test_id("create-table").click()
    expect(ada.get_by_test_id("seat-0")).to_contain_text("Ada")
    path = ada.url.removeprefix(server.http)
    code = ada.get_by_test_id("code").inner_text()
    sit_down(bruno, path, "Bruno")
    sit_down(chiara, path, "Chiara")
    dario.goto("/")
    dario.get_by_test_id("join-code").fill(code.lower())
    dario.get_by_test_id("join-code").press("Enter")
    dario.get_by_test_id("join-name").fill("Dario")
    dario.get_by_test_id("take-seat").click()
    expect(bruno.get_by_test_id("seat-3")).to_contain_text("Dario")

    # The host leaves: somebody else begins the game, and the host finds the seat again.
    expect(bruno.get_by_test_id("start")).to_have_count(0)
    ada.goto("about:blank")
    expect(bruno.get_by_test_id("start")).to_be_enabled(timeout=15_000)
    bruno.get_by_test_id("start").click()
    ada.goto(path)
    for page in friends:
        expect(page.get_by_test_id("decision")).to_be_visible()
        expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()

    # The first battle: talk, a lost connection, a captain who plays and is thanked.
    say(ada, "Leave Firenze to me")
    for page in (bruno, chiara, dario):
        expect(page.get_by_test_id("said").filter(has_text="Leave Firenze to me")).to_be_visible()
    fight_for(ada, "firenze")
    play_mercenary(ada)
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    bruno.goto("about:blank")
    expect(ada.locator("[data-testid=line-1] .dot:not(.online)")).to_be_visible()
    bruno.goto(path)
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    expect(bruno.get_by_test_id("line-0")).to_have_attribute("data-strength", "6")
    bruno.get_by_test_id("pass").click()
    chiara.get_by_test_id("the-table").click()
    chiara.get_by_test_id("table-step-away").click()
    expect(ada.get_by_test_id("line-2")).to_contain_text("captain")
    expect(dario.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    chiara.get_by_test_id("take-back").click()
    expect(ada.get_by_test_id("line-2")).not_to_contain_text("captain")
    for text in ("Chiara steps away: a captain plays", "Chiara is back"):
        expect(ada.get_by_test_id("log")).to_contain_text(text)

    # To the end, and once more.
    people = [join(server, page.context, path.removeprefix("/t/")) for page in friends]
    play_on(*people, until=lambda me: me.view["phase"] == "over", rng=random.Random(1))
    for page in friends:
        expect(page.get_by_test_id("game-over")).to_be_visible()
    ada.get_by_test_id("rematch").click()
    for page in friends:
        expect(page.get_by_test_id("series")).to_contain_text(re.compile(r"Game 2 of this series: \w+ 1"))
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    assert len({page.url for page in friends} | {server.http + path}) == 2, "all are at the one new table"
