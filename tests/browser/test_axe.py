"""axe finds nothing wrong with any page by any of its rules, in any language, in either theme."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import LOOKS, violations_in_every_look, wear
from browser.company import change_room, name_person, open_room
from browser.finished import choose, stored_game
from browser.kept import remember, summarised
from browser.person import unfold
from browser.rooms import host
from browser.shown import (
    BATTLE,
    END,
    FAVOR,
    FIRST_BATTLE,
    HAND,
    INTERVAL,
    KEEP,
    LOG,
    OVER,
    RESCUE,
    RESULT,
    SITE,
    show,
    show_next,
)
from condottiere.record.file import dump
from condottiere.server.messages.protocol import Answers

ASKED = "seats=4 holder=0 phase=hand asked=1 site=roma hands=WWSBC/12/KK/T battles=1"
PASSED = "seats=4 holder=0 turn=2 out=0 site=roma hands=WWSBC/12/KK/T battles=1"
POSITIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "first-battle": (FIRST_BATTLE, {"log": LOG}),
    "battle": (BATTLE, {"log": LOG}),
    "battle-watched": (BATTLE, {"log": LOG, "viewer": None}),
    "rescue": (RESCUE, {"log": LOG}),
    "favor": (FAVOR, {"log": LOG}),
    "site": (SITE, {"log": RESULT}),
    "hand": (HAND, {"log": RESULT}),
    "hand-with-seconds": (ASKED, {"answers": Answers(until=1006, own=None, choice=True), "now": 1000}),
    "passed": (PASSED, {"answers": Answers(until=None, own=None, choice=True)}),
    "keep": (KEEP, {"log": RESULT}),
    "interval": (INTERVAL, {"log": END}),
    "over": (OVER, {"log": END}),
}


@pytest.mark.parametrize("path", ["/rules", "/fairness", "/recover", "/games", "/nowhere"])
def test_pages_to_read(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations_in_every_look(page) == []


def dialog_in_every_look(page: Page, opener: str) -> None:
    """Open a dialog by its button, ask axe about it alone, and close it."""
    page.get_by_test_id(opener).click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert violations_in_every_look(page, within="dialog[open]") == [], opener
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    wear(page, LOOKS[0])


def test_the_first_page_and_its_dialogs(page: Page) -> None:
    name_person(page, "Ada")
    summarised(page, one="battle")
    remember(page, "one")
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_be_visible()
    expect(page.get_by_test_id("my-games")).to_be_visible()
    assert violations_in_every_look(page) == []
    unfold(page)
    page.get_by_test_id("company-friends").click()
    assert violations_in_every_look(page, within="main") == []
    page.get_by_test_id("company-alone").click()
    for opener in ("seat-1-kind", "open-me", "open-settings"):
        dialog_in_every_look(page, opener)


def test_the_first_page_for_newcomers(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()
    assert violations_in_every_look(page) == []


def test_the_waiting_room_and_its_dialog(page: Page) -> None:
    path = host(page, "Ada", 4, ("naive",))
    assert violations_in_every_look(page) == []
    dialog_in_every_look(page, "seat-1-do")
    page.goto(path.replace("/t/", "/tv/"))
    expect(page.get_by_test_id("tv-room")).to_be_visible()
    assert violations_in_every_look(page) == []
    page.goto("about:blank")  # so that no answer still under way brings the cookie back
    page.context.clear_cookies()
    page.goto(path)
    expect(page.get_by_test_id("join-name")).to_be_visible()
    assert violations_in_every_look(page) == []


@pytest.mark.parametrize("position", POSITIONS)
def test_the_table(page: Page, position: str) -> None:
    text, more = POSITIONS[position]
    show(page, text, **more)
    assert violations_in_every_look(page) == []


def test_what_lies_over_the_table_and_beside_it(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    page.get_by_test_id("tab-seen").click()
    assert violations_in_every_look(page, within="aside") == [], "seen"
    wear(page, LOOKS[0])
    page.get_by_test_id("tab-game").click()
    dialog_in_every_look(page, "alerts")
    for opener in ("the-table", "rules", "open-summary"):
        dialog_in_every_look(page, opener)
    page.get_by_test_id("the-table").click()
    dialog_in_every_look(page, "invite")
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys-dialog")).to_be_visible()
    assert violations_in_every_look(page, within="dialog[open]") == [], "keys"
    page.keyboard.press("Escape")
    wear(page, LOOKS[0])
    page.get_by_test_id("show").click()
    expect(page.get_by_test_id("show-confirm")).to_be_visible()
    assert violations_in_every_look(page, within=".dock") == [], "show"


def test_two_people_at_one_device(page: Page) -> None:
    name_person(page, "Ada")
    table = open_room(page, 3, ["naive"], options={"first_holder": 0})
    change_room(page, table, type="take", seat=1, guest="Bruno")
    change_room(page, table, type="start")
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("uncover-0")).to_be_enabled()
    assert violations_in_every_look(page) == []


def test_the_tutorial(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("guide")).to_be_visible()
    assert violations_in_every_look(page) == []


def test_the_television(page: Page) -> None:
    show(page, BATTLE, viewer=None, log=LOG, tv=True)
    assert violations_in_every_look(page) == []
    wear(page, LOOKS[0])
    show_next(page, OVER, 99, viewer=None, log=END)
    expect(page.get_by_test_id("tv-headline")).to_contain_text("Carmagnola")
    assert violations_in_every_look(page) == []


def test_a_game_that_is_over(page: Page) -> None:
    page.goto("/games")
    choose(page, dump(stored_game(4, 11, hidden_cards=True)))
    expect(page.get_by_test_id("review")).to_be_visible()
    page.get_by_test_id("moment").fill("9")
    assert violations_in_every_look(page) == []
    wear(page, LOOKS[0])
    for tab in ("battles", "seen", "about"):
        page.get_by_test_id(f"tab-{tab}").click()
        assert violations_in_every_look(page, within="aside") == [], tab
        wear(page, LOOKS[0])
    dialog_in_every_look(page, "from-here")
    page.get_by_test_id("after").click()
    expect(page.get_by_test_id("picture")).to_have_attribute("data-drawn", "true")
    assert violations_in_every_look(page) == []
