"""A rematch: one presses, and the pages of all who were there go on to the next game."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.axe import violations
from browser.company import start_game
from support.people import Person, play_on
from support.running import Running, running


class Over:
    """Ada and Bruno, whose game is over, and somebody who has looked on."""

    def __init__(self, pages: tuple[Page, Page, Page], wins: list[int]) -> None:
        self.ada, self.bruno, self.onlooker = pages
        self.wins = wins


def join(server: Running, context: BrowserContext, table: str) -> Person:
    """A second connection of a browser's person, for the test to play by."""
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in context.cookies())
    person = server.connect(table, additional_headers={"Cookie": cookie})
    person.send(type="join")
    person.next_table()
    return person


@pytest.fixture
def over(browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path) -> Iterator[Over]:
    with running(tmp_path / "games.db") as server:
        args = browser_context_args | {"base_url": server.http}
        contexts = [browser.new_context(**args) for _ in range(3)]
        ada, bruno, onlooker = (context.new_page() for context in contexts)
        path = start_game([ada, bruno], ["Ada", "Bruno"])
        people = [join(server, context, path.removeprefix("/t/")) for context in contexts[:2]]
        play_on(*people, until=lambda me: me.view["phase"] == "over", rng=random.Random(1))
        for page in (ada, bruno, onlooker):
            page.goto(path)
            expect(page.get_by_test_id("game-over")).to_be_visible()
        yield Over((ada, bruno, onlooker), [int(seat in people[0].view["winners"]) for seat in range(2)])
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
    expect(over.onlooker.get_by_test_id("rematch-notice")).not_to_contain_text("You follow")
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
