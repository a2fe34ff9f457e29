"""The list of my games: the server's on any device, what this browser remembers, and taking games off it."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.axe import PHONE, fits
from browser.company import finish_game, open_room, start_game
from browser.kept import remember, remembered, summarised, summary
from browser.screens import box_of

AT_ONCE = 3
"""Requests for summaries of tables that a page may have under way."""
ASKED = 12
"""Tables of this browser alone that it asks after: the latest."""
REFRESH = 15_000
"""Milliseconds after which an open page asks again."""


def rows(page: Page) -> Locator:
    return page.get_by_test_id("game")


def test_where_it_is_my_turn_comes_first_and_is_marked(pages: list[Page]) -> None:
    ada = pages[0]
    mine = start_game(pages, ["Ada", "Bruno"], options={"first_holder": 0})
    start_game(pages, ["Ada", "Bruno"], ["colleoni"], options={"first_holder": 1})
    open_room(ada, 3, ["piccinino"])
    held: list[Route] = []
    listing = re.compile(r"/api/me/games\?")
    ada.route(listing, lambda route: held.append(route))
    with ada.expect_request(listing):
        ada.goto("/")
    expect(ada.locator("main")).to_be_attached()
    offered = ada.locator("main .gilded:not([data-testid=create-table])")
    expect(offered).to_have_count(0)  # whoever has played is at no moment offered to learn first
    held[0].continue_()
    ada.unroute(listing)
    expect(rows(ada)).to_have_count(3)
    expect(offered).to_have_count(0)
    expect(rows(ada).first).to_have_attribute("data-state", "turn")
    expect(rows(ada).first).to_contain_text("Bruno Your turn")
    expect(rows(ada).first).to_contain_text("Battle 1, round 1")
    expect(rows(ada).get_by_test_id("small-map")).to_have_count(2)
    expect(rows(ada).first.get_by_role("link")).to_have_attribute("href", mine)
    expect(rows(ada).nth(1)).to_contain_text("Bruno and Colleoni")
    expect(rows(ada).nth(1)).to_contain_text("Bruno’s turn")
    expect(rows(ada).nth(2)).to_contain_text("waiting: 1 seat free")
    assert box_of(rows(ada).nth(2))["height"] <= box_of(rows(ada).nth(1))["height"], "no row is larger"
    expect(ada).to_have_title("Your turn at 1 table — Condottiere")
    rows(ada).first.get_by_role("link").click()
    expect(ada.get_by_test_id("decision")).to_have_attribute("data-mine", "true")


@pytest.mark.own_page
def test_an_open_page_follows_what_happens_elsewhere(pages: list[Page]) -> None:
    ada, bruno = pages
    address = start_game(pages, ["Ada", "Bruno"], options={"first_holder": 1})
    ada.clock.install()
    ada.goto("/")
    expect(rows(ada)).to_contain_text("Bruno’s turn")
    bruno.goto(address)
    bruno.get_by_test_id("region-roma").click()
    bruno.get_by_test_id("confirm-region").click()
    bruno.get_by_test_id("pass").click()
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
    ada.clock.fast_forward(REFRESH)
    expect(rows(ada)).to_contain_text("Your turn")
    expect(ada).to_have_title("Your turn at 1 table — Condottiere")


@pytest.mark.everything
def test_an_old_game_where_it_is_my_turn_is_not_lost_behind_many(page: Page) -> None:
    first = start_game([page], ["Ada"], ["random"], options={"first_holder": 0})
    for _ in range(31):
        start_game([page], ["Ada"], ["random"], options={"first_holder": 1})
    page.goto("/")
    expect(rows(page).first.get_by_role("link")).to_have_attribute("href", first)
    page.get_by_test_id("more-games").click()
    expect(rows(page)).to_have_count(31)
    page.get_by_test_id("more-games").click()
    expect(rows(page)).to_have_count(32)
    assert len({row.get_attribute("data-table") for row in rows(page).all()}) == 32
    expect(page.get_by_test_id("more-games")).to_have_count(0)


@pytest.mark.everything
def test_a_game_that_is_over_leads_to_what_i_saw_in_it(pages: list[Page]) -> None:
    """Whoever has taken it off the list is not offered to learn the game first."""
    ada, bruno = pages
    table = finish_game(pages, ["Ada", "Bruno"]).removeprefix("/t/")
    for page, seat in ((ada, "0"), (bruno, "1")):
        page.goto("/")
        expect(rows(page)).to_have_attribute("data-state", "over")
        page.get_by_test_id("walk-through").click()
        expect(page).to_have_url(re.compile(f"/games/{table}"))
        expect(page.get_by_test_id("review")).to_have_attribute("data-viewer", seat)
        expect(page.get_by_test_id("review")).to_have_attribute("data-moment", "0")
    bruno.goto("/")
    bruno.get_by_role("button", name="Take the game with Ada off the list").click()
    expect(rows(bruno)).to_have_count(0)
    bruno.reload()
    expect(bruno.get_by_test_id("create-table")).to_have_class(re.compile("gilded"))


def test_a_game_is_taken_off_the_list_and_put_back_and_its_seat_stays(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    address = start_game([page], ["Ada"], ["colleoni"], options={"first_holder": 0})
    start_game([page], ["Ada"], ["piccinino", "colleoni"], options={"first_holder": 1})
    page.goto("/")
    take_off = page.get_by_role("button", name="Take the game with Colleoni off the list")
    refusal = {"code": "storage", "message": "The database cannot be written just now. Try again."}
    page.route("**/api/me/games/*", lambda route: route.fulfill(status=503, json=refusal))
    take_off.click()
    expect(page.get_by_test_id("games-trouble")).to_have_text(refusal["message"])
    expect(rows(page)).to_have_count(2)
    page.unroute("**/api/me/games/*")
    take_off.click()
    expect(rows(page)).to_have_count(1)
    expect(page.get_by_test_id("my-games")).to_contain_text(
        "Off the list: the game with Colleoni. Your seat is kept."
    )
    expect(page.get_by_test_id("removed-games")).to_be_visible()
    expect(page.get_by_role("button", name="Put back the game with Colleoni")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(2)
    expect(rows(page).first.get_by_role("link")).to_be_focused()
    expect(page.get_by_test_id("removed-games")).to_have_count(0)

    take_off.click()
    expect(rows(page)).to_have_count(1)
    page.goto(address)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    page.goto("/")
    expect(rows(page)).to_have_count(1)
    page.get_by_test_id("removed-games").click()
    assert fits(page)
    page.get_by_test_id("put-back").click()
    expect(page.get_by_test_id("put-back")).to_have_count(0)
    expect(rows(page)).to_have_count(2)


def test_a_game_of_this_browser_alone_is_taken_off_and_put_back_with_its_key(page: Page) -> None:
    summarised(page, one="over", two="battle")
    page.route("**/claim", lambda route: route.abort())
    remember(page, "one", "two", "two")
    page.goto("/")
    expect(rows(page)).to_have_count(2)
    page.get_by_role("button", name="Take the game with Ada of one off the list").click()
    expect(rows(page)).to_have_count(1)
    page.reload()
    expect(rows(page)).to_have_count(1)
    page.get_by_test_id("removed-games").click()
    page.get_by_role("button", name="Put back the game with Ada of one").click()
    expect(rows(page)).to_have_count(2)
    assert {*remembered(page)} == {"one#secret", "two#secret"}


@pytest.mark.own_page
def test_many_tables_are_asked_after_a_few_at_a_time_and_once(page: Page) -> None:
    asked: list[Route] = []
    page.route(re.compile("/api/tables/[^/]+$"), lambda route: asked.append(route))
    remember(page, *(f"t{number}" for number in range(50)), key=None)
    page.clock.install()
    with page.expect_request("**/api/tables/t2"):
        page.goto("/")
    page.get_by_test_id("more-games").click()
    tables = page.get_by_test_id("my-games")
    expect(rows(page)).to_have_count(50)
    for answered in range(ASKED):
        assert answered < len(asked) <= answered + AT_ONCE
        asked[answered].fulfill(json=summary("t", "battle"))
        expect(tables.get_by_text("in play")).to_have_count(answered + 1)
    page.clock.fast_forward(60_000)
    expect(tables.get_by_text("in play")).to_have_count(ASKED)
    assert len({route.request.url for route in asked}) == len(asked) == ASKED


def test_what_an_older_page_or_another_kept_breaks_nothing(page: Page) -> None:
    for kept in ("not JSON", '{"id": "one"}', '[null, 3, {"id": 1}, {"id": "one", "when": 1e300}]'):
        remember(page, "one")
        page.evaluate("(kept) => localStorage.setItem('condottiere.tables', kept)", kept)
        page.evaluate("() => localStorage.setItem('condottiere.name', 'Ada '.repeat(50))")
        page.goto("/")
        expect(page.get_by_test_id("create-table")).to_be_enabled()
        expect(page.get_by_test_id("my-games")).to_have_count(0)
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
