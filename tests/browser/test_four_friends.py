"""Four friends, each in a browser of their own, from the invitation to the rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.company import resign
from browser.conftest import NewContext
from browser.person import fight_for, play_mercenary, unfold
from browser.rooms import sit_down
from support.running import Running, dealt, running, services

NAMES = ("Ada", "Bruno", "Chiara", "Dario")
HANDS = "TTTTTT6666 1122334455 1122334455 1122334455"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "games.db", services(new_game=dealt(HANDS)), host_seconds=1.0) as server:
        yield server


@pytest.fixture
def friends(new_context: NewContext, server: Running) -> list[Page]:
    return [new_context(base_url=server.http).new_page() for _ in NAMES]


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
    ada.goto("/robots.txt")
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
    bruno.goto("/robots.txt")
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
    for page in friends[1:]:
        resign(page, path)
    for page in friends:
        expect(page.get_by_test_id("game-over")).to_be_visible()
    ada.get_by_test_id("rematch").click()
    for page in friends:
        expect(page.get_by_test_id("series")).to_contain_text("Game 2 of this series: Ada 1")
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    assert len({page.url for page in friends} | {server.http + path}) == 2, "all are at the one new table"
