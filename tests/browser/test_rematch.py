"""A rematch: one presses, and the pages of all who were there go on to the next game."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import violations
from browser.company import finish_game, join
from support.people import play_on
from support.running import Running, running


class Over:
    """Ada and Bruno, whose game is over, and somebody who has looked on."""

    def __init__(self, server: Running, pages: tuple[Page, Page, Page], wins: list[int]) -> None:
        self.server = server
        self.ada, self.bruno, self.onlooker = pages
        self.wins = wins


@pytest.fixture
def over(browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path) -> Iterator[Over]:
    with running(tmp_path / "games.db") as server:
        args = browser_context_args | {"base_url": server.http}
        contexts = [browser.new_context(**args) for _ in range(3)]
        ada, bruno, onlooker = (context.new_page() for context in contexts)
        path = finish_game(server, [ada, bruno], ["Ada", "Bruno"])
        winners = server.join(path.removeprefix("/t/")).view["winners"]
        for page in (ada, bruno, onlooker):
            page.goto(path)
            expect(page.get_by_test_id("game-over")).to_be_visible()
        yield Over(server, (ada, bruno, onlooker), [int(seat in winners) for seat in range(2)])
        for context in contexts:
            context.close()


def test_all_go_on_to_the_rematch_that_one_begins(over: Over) -> None:
    before = over.ada.url
    for page in (over.ada, over.bruno):
        expect(page.get_by_test_id("rematch")).to_be_visible()
    expect(over.onlooker.get_by_test_id("rematch")).to_have_count(0)
    assert violations(over.ada) == []
    over.ada.get_by_test_id("rotate").check()
    over.ada.get_by_test_id("rematch").click()
    over.onlooker.get_by_test_id("stay").click()
    expect(over.onlooker.get_by_test_id("rematch-notice")).to_contain_text("Ada has begun a rematch.")
    expect(over.onlooker.get_by_test_id("rematch-notice")).not_to_contain_text("Taking you there")
    for page in (over.ada, over.bruno):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site", timeout=30_000)
        expect(page.get_by_test_id("series")).to_have_text(
            f"Game 2 of this series: Bruno {over.wins[1]}, Ada {over.wins[0]}"
        )
        expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()
    assert over.ada.url == over.bruno.url != before
    assert over.onlooker.url == before, "who wants to stay may stay"
    over.onlooker.reload()
    expect(over.onlooker.get_by_test_id("rematch-notice")).to_contain_text("Ada has begun a rematch.")
    expect(over.onlooker.get_by_test_id("stay")).to_have_count(0)
    assert violations(over.onlooker) == []
    over.onlooker.get_by_test_id("follow").click()
    expect(over.onlooker.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    assert over.onlooker.url == over.ada.url


def test_the_page_of_a_game_leads_to_those_before_and_after(over: Over) -> None:
    first = over.ada.url.rpartition("/t/")[2]
    over.ada.get_by_test_id("rematch").click()
    expect(over.ada.get_by_test_id("decision")).to_have_attribute("data-phase", "site", timeout=30_000)
    second = over.ada.url.rpartition("/t/")[2]
    page = over.onlooker
    page.goto(f"/games/{first}")
    page.get_by_test_id("tab-about").click()
    games = page.get_by_test_id("rematches")
    expect(games.locator("[aria-current]")).to_have_text("Game 1")
    expect(games.get_by_role("link")).to_have_text("Game 2, still being played")
    expect(games.get_by_role("link")).to_have_attribute("href", f"/t/{second}")
    people = [join(over.server, one.context, second) for one in (over.ada, over.bruno)]
    play_on(*people, until=lambda me: me.view["phase"] == "over", rng=random.Random(2))
    page.reload()
    page.get_by_test_id("tab-about").click()
    games.get_by_role("link", name="Game 2").click()
    expect(page).to_have_url(re.compile(f"/games/{second}"))
    page.get_by_test_id("tab-about").click()
    expect(games).to_have_text("Game 2")
    expect(games.get_by_role("link")).to_have_count(0)
    page = over.ada
    games = page.get_by_test_id("rematches")
    page.goto(f"/games/{second}")
    page.get_by_test_id("tab-about").click()
    expect(games.get_by_role("link")).to_have_text("Game 1")
    games.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/games/{first}"))
