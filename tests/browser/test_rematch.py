"""A rematch: one presses, and the pages of all who were there go on to the next game."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.company import finish_game, resign


@pytest.mark.people(3)
@pytest.mark.everything
def test_all_go_on_to_the_rematch_that_one_begins_and_the_page_of_each_game_leads_to_the_other(
    pages: list[Page], base_url: str
) -> None:
    ada, bruno, onlooker = pages
    path = finish_game([ada, bruno], ["Ada", "Bruno"])
    for page in pages:
        page.goto(path)
        expect(page.get_by_test_id("rematch")).to_have_count(int(page is not onlooker))
    ada.get_by_test_id("rotate").check()
    ada.get_by_test_id("rematch").click()
    onlooker.get_by_test_id("stay").click()
    notice = onlooker.get_by_test_id("rematch-notice")
    expect(notice).to_contain_text("Ada has begun a rematch.")
    expect(notice).not_to_contain_text("Taking you there")
    for page in (ada, bruno):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
        expect(page.get_by_test_id("series")).to_have_text("Game 2 of this series: Bruno 0, Ada 1")
        expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()
    assert onlooker.url == f"{base_url}{path}", "who wants to stay may stay"
    assert ada.url == bruno.url != onlooker.url
    onlooker.reload()
    expect(notice).to_contain_text("Ada has begun a rematch.")
    expect(onlooker.get_by_test_id("stay")).to_have_count(0)
    assert violations(onlooker) == []
    onlooker.get_by_test_id("follow").click()
    expect(onlooker.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
    assert onlooker.url == ada.url

    first, second = (one.rpartition("/")[2] for one in (path, ada.url))
    games = onlooker.get_by_test_id("rematches")
    onlooker.goto(f"/games/{first}")
    onlooker.get_by_test_id("tab-about").click()
    expect(games.locator("[aria-current]")).to_have_text("Game 1")
    expect(games.get_by_role("link")).to_have_text("Game 2, still being played")
    expect(games.get_by_role("link")).to_have_attribute("href", f"/t/{second}")
    resign(ada, second)
    onlooker.reload()
    onlooker.get_by_test_id("tab-about").click()
    games.get_by_role("link", name="Game 2").click()
    expect(onlooker).to_have_url(re.compile(f"/games/{second}"))
    onlooker.get_by_test_id("tab-about").click()
    expect(games).to_have_text("Game 2")
    expect(games.get_by_role("link")).to_have_count(0)
    games = ada.get_by_test_id("rematches")
    ada.goto(f"/games/{second}")
    ada.get_by_test_id("tab-about").click()
    expect(games.get_by_role("link")).to_have_text("Game 1")
    games.get_by_role("link").click()
    expect(ada).to_have_url(re.compile(f"/games/{first}"))


@pytest.mark.own_page
@pytest.mark.people(2)
@pytest.mark.everything
def test_who_reads_in_a_dialog_is_not_taken_from_it_to_the_rematch(pages: list[Page]) -> None:
    ada, bruno = pages
    for page in pages:
        page.goto("/robots.txt")
    path = finish_game(pages, ["Ada", "Bruno"])
    bruno.clock.install()
    for page in pages:
        page.goto(path)
        expect(page.get_by_test_id("rematch")).to_be_visible()
    bruno.get_by_test_id("fairness").click()
    expect(bruno.locator("dialog[open]")).to_be_visible()
    ada.get_by_test_id("rematch").click()
    notice = bruno.get_by_test_id("rematch-notice")
    expect(notice).to_contain_text("Taking you there")
    bruno.clock.fast_forward("00:10")
    expect(notice).not_to_contain_text("Taking you there")
    expect(bruno.locator("dialog[open]")).to_be_visible()
    bruno.keyboard.press("Escape")
    bruno.get_by_test_id("follow").click()
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
