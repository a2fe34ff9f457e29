"""Nothing of a page or a dialog is cut off or lies over something else, on every screen in every language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import speak
from browser.boxes import troubles
from browser.company import name_person
from browser.finished import choose, stored_game
from browser.kept import remember, summarised
from browser.person import unfold
from browser.rooms import host
from browser.screens import SCREENS, sized
from browser.shown import BATTLE, END, LOG, LONGEST, OVER, people, show, show_next
from condottiere.record.file import dump

pytestmark = pytest.mark.unpainted

PATHS = ("/rules", "/fairness", "/recover", "/games", "/nowhere")
LONG_NAMES = ".name"
"""What ends after two lines: a tap on it, or its line in a list, tells it whole."""
NETWORK = ["http://192.168.1.20:8000/", "http://10.0.0.4:8000/"]


def measure(page: Page, what: str, *left_out: str) -> None:
    """Measure a page as it stands but for what is left out, and bring it back to English on a desk."""
    found = troubles(page, *left_out)
    speak(page, "en")
    sized(page, "desktop")
    assert found == [], what


def measure_dialog(page: Page, opener: str) -> None:
    """Open a dialog by its button, measure it, and close it."""
    page.get_by_test_id(opener).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    measure(page, opener)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("path", PATHS)
def test_of_pages_to_read(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    measure(page, path)


def test_of_the_first_page(page: Page) -> None:
    name_person(page, "Anna Magdalena")
    summarised(page, one="battle")
    remember(page, "one")
    sized(page, "desktop")
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_be_visible()
    expect(page.get_by_test_id("my-games")).to_be_visible()
    measure(page, "folded")
    unfold(page)
    measure(page, "captains")
    page.get_by_test_id("company-friends").click()
    measure(page, "friends")
    page.get_by_test_id("company-alone").click()
    for opener in ("seat-1-kind", "open-me", "open-settings"):
        measure_dialog(page, opener)


def test_of_the_first_page_for_newcomers(page: Page) -> None:
    sized(page, "desktop")
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()
    measure(page, "newcomer")


def test_the_two_choices_of_the_first_page_are_seen_at_once(page: Page) -> None:
    page.goto("/")
    choices = [page.get_by_test_id("learn"), page.get_by_test_id("company-alone")]
    for screen in SCREENS:
        sized(page, screen)
        for choice in choices:
            expect(choice).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_company_that_is_chosen_does_not_look_like_what_is_done_next(own_page: Page, theme: Any) -> None:
    page = own_page
    page.emulate_media(color_scheme=theme)
    page.goto("/")
    alone, friends = page.get_by_test_id("company-alone"), page.get_by_test_id("company-friends")
    expect(alone).to_have_attribute("aria-pressed", "true")
    ground = "(one) => getComputedStyle(one).backgroundColor"
    assert alone.evaluate(ground) == friends.evaluate(ground) != page.get_by_test_id("learn").evaluate(ground)
    unlined = alone.screenshot()
    alone.evaluate("(one) => { one.style.boxShadow = 'none' }")
    assert alone.screenshot() != unlined, "it is underlined"


def test_of_a_waiting_room(page: Page) -> None:
    sized(page, "desktop")
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": NETWORK}))
    path = host(page, LONGEST[0], 6, ("naive", "colleoni"), options={"points": 20, "hidden_cards": True})
    measure(page, "host")
    measure_dialog(page, "seat-1-do")
    page.goto(path.replace("/t/", "/tv/"))
    expect(page.get_by_test_id("tv-room")).to_be_visible()
    measure(page, "television")
    page.goto("about:blank")  # so that no answer still under way brings the cookie back
    page.context.clear_cookies()
    page.goto(path)
    expect(page.get_by_test_id("join-name")).to_be_visible()
    measure(page, "guest")


def test_of_the_dialogs_of_a_table(page: Page) -> None:
    sized(page, "desktop")
    show(page, BATTLE, log=LOG)
    for opener in ("the-table", "rules", "open-summary"):
        measure_dialog(page, opener)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys-dialog")).to_be_visible()
    measure(page, "keys")
    page.keyboard.press("Escape")
    page.get_by_test_id("the-table").click()
    measure_dialog(page, "invite")
    page.get_by_test_id("tab-game").click()
    measure_dialog(page, "alerts")


def test_of_the_television(page: Page) -> None:
    players = people(6, None, LONGEST)
    show(page, BATTLE, viewer=None, log=LOG, tv=True, players=players)
    measure(page, "battle", LONG_NAMES)
    show_next(page, OVER, 99, viewer=None, log=END, players=players)
    measure(page, "over", LONG_NAMES)


def test_of_a_game_that_is_over(page: Page) -> None:
    sized(page, "desktop")
    page.goto("/games")
    choose(page, dump(replace(stored_game(6, 12, capturing_regions=True), players=LONGEST)))
    expect(page.get_by_test_id("review")).to_be_visible(timeout=30_000)  # a long game of six
    page.get_by_test_id("moment").fill("40")
    measure(page, "review", LONG_NAMES)
    for tab in ("battles", "seen", "about"):
        page.get_by_test_id(f"tab-{tab}").click()
        measure(page, tab, LONG_NAMES)
    measure_dialog(page, "from-here")
    page.get_by_test_id("after").click()
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")
    measure(page, "after the game")
