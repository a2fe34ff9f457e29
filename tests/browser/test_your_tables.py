"""The tables a browser remembers, the links it gives away, and the names it gives to seats."""

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Playwright, Route, expect

from browser.axe import PHONE, fits, violations
from browser.kept import remember, remembered, summarised
from browser.person import Person, seat_somebody

AT_ONCE = 3
"""Requests for summaries of tables that a page may have under way."""
ASKED = 12
"""Tables that it asks after: the latest."""


# --- forgetting --------------------------------------------------------------------------------


def test_the_seat_of_a_running_game_is_not_lost_without_a_question(page: Page) -> None:
    Person(page, seed=1).make_table(2, ())
    address = page.url
    page.goto("/")
    before = remembered(page)
    tables = page.get_by_test_id("your-tables")
    expect(tables).to_contain_text("in play")
    tables.get_by_role("button", name="Forget this table").click()
    question = page.get_by_test_id("forget")
    expect(question).to_contain_text("a seat whose link nobody else has kept cannot be taken again")
    expect(question.get_by_test_id("link-kept-0")).to_have_value(address)
    assert violations(page) == []
    page.get_by_test_id("forget-not").click()
    expect(question).to_be_hidden()
    assert remembered(page) == before

    tables.get_by_role("button", name="Forget this table").click()
    page.get_by_test_id("forget-confirm").click()
    expect(tables.get_by_role("link")).to_have_count(0)
    assert remembered(page) == []
    expect(page.get_by_test_id("undo")).to_be_focused()
    page.keyboard.press("Enter")
    assert remembered(page) == before
    tables.get_by_role("link").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert page.url == address


def test_the_links_of_the_others_are_offered_before_they_are_lost(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/")
    page.get_by_test_id("seats-3").click()
    seat_somebody(page, 1, "person")
    page.get_by_test_id("create-table").click()
    link = page.get_by_test_id("link-1").input_value()
    page.goto("/")
    page.get_by_test_id("your-tables").get_by_role("button", name="Forget this table").click()
    expect(page.get_by_test_id("forget")).to_contain_text("Lucrezia and Bartolomeo")
    expect(page.get_by_test_id("link-kept-1")).to_have_value(link)
    assert violations(page) == []
    assert fits(page)


@pytest.mark.parametrize(("phase", "key"), [("over", "secret"), ("battle", None)], ids=["over", "no-seat"])
def test_what_loses_nothing_is_forgotten_at_once_and_may_be_undone(
    page: Page, phase: str, key: str | None
) -> None:
    summarised(page, one=phase, two=phase)
    remember(page, "one", "two", key=key)
    page.goto("/")
    tables = page.get_by_test_id("your-tables")
    expect(tables).to_contain_text("over" if phase == "over" else "in play")
    expect(tables.get_by_text(re.compile("over|in play"))).to_have_count(2)
    tables.get_by_role("button", name="Forget this table of Ada of one").click()
    expect(page.get_by_test_id("forget")).to_have_count(0)
    expect(tables.get_by_role("link")).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(tables.get_by_role("link")).to_have_count(2)
    expect(tables.get_by_role("link").first).to_be_focused()
    assert [one.partition("#")[0] for one in remembered(page)] == ["one", "two"]


def test_behind_the_undo_of_the_last_table_no_empty_list_takes_the_focus(page: Page) -> None:
    summarised(page, one="over")
    remember(page, "one")
    page.goto("/")
    page.get_by_role("button", name="Forget this table").click()
    expect(page.get_by_test_id("undo")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.get_by_test_id("your-tables").locator(":focus").count() == 0


def test_each_table_that_is_forgotten_is_named_by_its_company_and_may_come_back(page: Page) -> None:
    company = {"one": ["Piccinino"], "two": ["Colleoni", "Carmagnola"]}

    def told(route: Route) -> None:
        table = route.request.url.rpartition("/")[2]
        players = [{"name": name, "bot": None, "label": None, "online": False} for name in company[table]]
        route.fulfill(json={"id": table, "players": players, "phase": "over"})

    page.route(re.compile("/api/tables/[^/]+$"), told)
    remember(page, "one", "two")
    page.goto("/")
    tables = page.get_by_test_id("your-tables")
    expect(tables.get_by_text("over")).to_have_count(2)
    for table in company:
        tables.get_by_role("button", name=f"Forget this table of Ada of {table}").click()
    expect(tables).to_contain_text("The table of Ada of one with Piccinino is forgotten.")
    expect(tables).to_contain_text("The table of Ada of two with Colleoni and Carmagnola is forgotten.")
    tables.get_by_role("button", name="Undo: the table of Ada of one").click()
    assert remembered(page) == ["one#secret"]
    page.get_by_test_id("undo").click()
    assert remembered(page) == ["one#secret", "two#secret"]


# --- asking after them -------------------------------------------------------------------------


def test_many_tables_are_asked_after_a_few_at_a_time_and_once(page: Page) -> None:
    asked: list[Route] = []
    page.route(re.compile("/api/tables/[^/]+$"), lambda route: asked.append(route))
    remember(page, *(f"t{number}" for number in range(50)))
    page.clock.install()
    with page.expect_request("**/api/tables/t2"):
        page.goto("/")
    tables = page.get_by_test_id("your-tables")
    expect(tables.get_by_role("link")).to_have_count(50)
    for answered in range(ASKED):
        assert answered < len(asked) <= answered + AT_ONCE
        asked[answered].fulfill(json={"id": "t", "players": [], "phase": "battle"})
        expect(tables.get_by_text("in play")).to_have_count(answered + 1)
    page.clock.fast_forward(60_000)
    expect(tables.get_by_text("in play")).to_have_count(ASKED)
    assert len({route.request.url for route in asked}) == len(asked) == ASKED


# --- links -------------------------------------------------------------------------------------


@pytest.fixture
def on_a_network(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], server_url: str
) -> Iterator[Page]:
    """A page that came over plain HTTP from a machine with a name, and not from this one."""
    port = urlsplit(server_url).port
    args = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP condottiere.test 127.0.0.1"]
    browser = playwright.chromium.launch(**{**browser_type_launch_args, "args": args})
    context = browser.new_context(base_url=f"http://condottiere.test:{port}", locale="en-GB")
    yield context.new_page()
    browser.close()


def make_links(page: Page) -> str:
    """A table for two; the link of the other seat."""
    page.goto("/")
    page.get_by_test_id("seats-2").click()
    seat_somebody(page, 1, "person")
    page.get_by_test_id("create-table").click()
    return page.get_by_test_id("link-1").input_value()


def pasted(page: Page) -> str:
    """What comes out of the clipboard."""
    page.evaluate("() => document.body.append(document.createElement('textarea'))")
    page.locator("textarea").focus()
    page.keyboard.press("Control+v")
    return page.locator("textarea").input_value()


def test_a_link_is_copied_over_plain_http_on_a_network(on_a_network: Page) -> None:
    page = on_a_network
    link = make_links(page)
    assert page.evaluate("() => [isSecureContext, navigator.clipboard === undefined]") == [False, True]
    expect(page.get_by_test_id("loopback")).to_have_count(0)
    page.get_by_test_id("copy-1").click()
    expect(page.get_by_test_id("copy-1")).to_have_text("Copied")
    assert pasted(page) == link


def test_a_link_that_cannot_be_copied_is_selected_and_says_what_to_press(on_a_network: Page) -> None:
    page = on_a_network
    page.add_init_script("document.execCommand = () => false")
    link = make_links(page)
    page.get_by_test_id("copy-1").click()
    expect(page.get_by_test_id("copy-advice-1")).to_have_text(
        "The link is selected: press Ctrl+C to copy it."
    )
    expect(page.get_by_test_id("copy-1")).to_have_text("Copy")
    assert violations(page) == []
    page.keyboard.press("Control+c")
    assert pasted(page) == link


# --- names -------------------------------------------------------------------------------------


def test_two_of_one_name_are_told_at_once_and_not_seated(page: Page) -> None:
    page.goto("/")
    seat_somebody(page, 1, "person")
    page.get_by_test_id("seat-0-name").fill("Anna  Maria")
    page.get_by_test_id("seat-1-name").fill(" anna maria ")
    trouble = page.get_by_test_id("seat-1-trouble")
    expect(trouble).to_have_text("Seat 1 is called Anna Maria already. Choose another name.")
    assert violations(page) == []
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("seat-1-name")).to_be_focused()
    expect(page.get_by_test_id("share")).to_have_count(0)
    page.get_by_test_id("seat-1-name").fill("Anna Lucia")
    expect(trouble).to_have_count(0)
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("share")).to_be_visible()


def test_nobody_takes_the_name_of_a_captain_at_the_table(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("seat-0-name").fill("PICCININO")
    expect(page.get_by_test_id("seat-0-trouble")).to_contain_text("Seat 2 is called Piccinino already.")
    seat_somebody(page, 1, "carmagnola")
    expect(page.get_by_test_id("seat-0-trouble")).to_have_count(0)


@pytest.mark.parametrize(
    "kept", ["not JSON", '{"id": "one"}', '[null, 3, {"id": 1}, {"id": "one", "name": "Ada", "when": 1e300}]']
)
def test_what_an_older_page_or_another_kept_breaks_nothing(page: Page, kept: str) -> None:
    remember(page, "one")
    page.evaluate("(kept) => localStorage.setItem('condottiere.tables', kept)", kept)
    page.evaluate("() => localStorage.setItem('condottiere.name', 'Ada '.repeat(50))")
    failures: list[object] = []
    page.on("pageerror", lambda error: failures.append(error))
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_be_enabled()
    expect(page.get_by_test_id("your-tables")).to_have_count(0)
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert failures == []


def test_a_table_that_was_kept_twice_is_listed_once(page: Page) -> None:
    summarised(page, one="battle")
    remember(page, "one", "one")
    page.goto("/")
    expect(page.get_by_test_id("your-tables").get_by_role("link")).to_have_count(1)
