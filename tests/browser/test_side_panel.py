"""The log, the talk and the cards seen, beside the table."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.axe import LAPTOP, PHONE
from browser.screens import Grid, box_of, cut, sized
from browser.shown import BATTLE, FIRST_BATTLE, LOG, NAMES, OVER, SITE, people, show, show_next
from browser.states import OFFERED_BY_CAPTAIN, PAUSE
from condottiere.languages.fact import Fact
from condottiere.server.messages.agreements import Agreements


def test_who_plays_against_captains_alone_is_offered_no_deals(page: Page) -> None:
    me, other, *captains = people(6)
    position = "seats=3 site=roma hands=1/1/1 discards=W"
    beside = page.get_by_test_id("log-and-talk")
    # A person whose captain plays meanwhile may come back.
    away = msgspec.structs.replace(other, online=False, captain=Fact(id="level-fair"), reason="away")
    for alone, others in ((True, captains[:2]), (False, [away, captains[0]])):
        sized(page, "laptop")
        show(page, position, players=[me, *others], agreements=Agreements(host=0))
        tabs = ["Game", "Unseen"] if alone else ["All", "Talk", "Game", "Pacts", "Unseen"]
        expect(page.get_by_role("tab")).to_have_text(tabs)
        expect(page.get_by_test_id("log")).to_be_visible()
        for deal in ("show", "say-pact", "chat-to", "chat-text") if alone else ():
            expect(page.get_by_test_id(deal)).to_have_count(0)
        for deal in () if alone else ("show", "chat-text"):
            expect(page.get_by_test_id(deal)).to_be_visible()
        sized(page, "phone")
        expect(beside).to_have_text(re.compile(r"Log\s& cards" if alone else r"Log\s& talk"))
        page.get_by_test_id("the-table").click()
        expect(page.get_by_test_id("table-end")).to_be_visible()
        for deed in ("table-resign", "table-chat"):
            expect(page.get_by_test_id(deed)).to_have_count(int(not alone))
    page.keyboard.press("Escape")
    beside.click()
    page.get_by_test_id("tab-seen").click()
    expect(page.get_by_text("1 card discarded.")).to_be_visible()


def test_a_captains_offer_moves_nothing_of_the_table(page: Page) -> None:
    me, _, *captains = people(6)
    captains.insert(0, captains[0])
    sized(page, "phone")
    show(page, BATTLE, players=[me, *captains], bargaining=True)
    rows = page.get_by_test_id("line-0")
    expect(rows).to_be_visible()
    before = box_of(rows)
    told: dict[str, Any] = {"players": [me, *captains], "bargaining": True, "pacts": [OFFERED_BY_CAPTAIN]}
    show_next(page, BATTLE, 2, **told)
    offer = page.get_by_test_id("pact-notice")
    expect(offer).to_contain_text("promises to fight on")
    expect(offer).to_contain_text(
        "“Soon Montefeltro will own everything. A shared expense is the cheaper one.”"
    )
    assert box_of(rows) == before
    # Where a region is to be chosen it lies beneath what people propose, and hides nothing of that either.
    proposed = Agreements(host=0, proposals=[PAUSE])
    show_next(page, SITE, 3, agreements=proposed, **told)
    expect(page.locator(".board.choosing")).to_be_visible()
    expect(page.get_by_test_id("agree")).to_be_visible()
    for screen in ("laptop", "tablet", "phone"):
        sized(page, screen)
        assert cut(page.get_by_test_id("agree"), offer.get_by_test_id("accept-pact")) == [], screen
    page.get_by_test_id("log-and-talk").click()
    expect(page.get_by_role("tab")).to_have_text(["Game", re.compile("Pacts"), "Unseen"])


def test_whispers_are_offered_to_all_others(page: Page) -> None:
    show(page, BATTLE)
    expect(page.get_by_test_id("open-elsewhere")).to_have_count(0)
    page.get_by_test_id("chat-to").click()
    to = page.get_by_role("group", name="To")
    expect(to.get_by_role("button")).to_have_text(["everybody", *NAMES[1:]])
    show(page, BATTLE, own_connections=2)
    expect(page.get_by_test_id("open-elsewhere")).to_have_text("Your seat is open in another window, too.")


def test_who_is_waited_for_between_battles_is_said_to_do_what_is_asked(page: Page) -> None:
    show(page, "seats=3 site=roma phase=hand battles=2 turn=1 hands=1/1/1")
    expect(page.get_by_test_id("line-1")).to_contain_text("keep the hand?")
    expect(page.get_by_test_id("line-0")).not_to_contain_text("turn")


def test_advice_about_the_options_is_dismissed_for_good_and_not_given_later(page: Page) -> None:
    show(page, FIRST_BATTLE, advice=Fact(id="options-advice"))
    advice = page.get_by_test_id("options-advice")
    expect(advice).to_contain_text("makes long matches")
    page.get_by_role("button", name="Dismiss this advice").click()
    expect(advice).to_have_count(0)
    page.reload()
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(advice).to_have_count(0)
    for later in (BATTLE, OVER, f"{FIRST_BATTLE} games=1"):
        show(page, later, viewer=None, advice=Fact(id="options-advice"))
        expect(advice).to_have_count(0)


ON_SCREEN = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}"""


def test_the_end_of_the_log_stays_in_sight_with_less_room_and_when_much_comes_at_once(page: Page) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    show(page, BATTLE, log=LOG * 12)
    lines = page.get_by_test_id("log").locator("li")
    for height in (LAPTOP["height"], LAPTOP["height"] - 60):
        page.set_viewport_size({"width": LAPTOP["width"], "height": height})
        expect(lines.last).to_be_in_viewport(ratio=1)
    for count in (13, 15, 17):
        for more in (count, count + 1):
            show_next(page, BATTLE, 2 * more, log=LOG * more)
        expect(lines).to_have_count(2 * (count + 1) + 1)
        expect(lines.last).to_be_in_viewport(ratio=1)
    lines.first.scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Jump to latest")).to_be_visible()
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    expect(lines.first).to_be_in_viewport(ratio=1)


def test_what_is_in_sight_of_a_long_log_stays_where_it_is_when_earlier_lines_come(page: Page) -> None:
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    show(page, BATTLE, log=LOG * 150)
    earlier = page.get_by_test_id("earlier")
    lines = page.get_by_test_id("log").locator("li:not(.earlier, .allowed)")
    read = lines.nth(1).element_handle()
    there = lines.count()
    earlier.press("Enter")
    expect(lines).not_to_have_count(there)
    assert read.evaluate(ON_SCREEN)


def test_escape_closes_the_sheet_and_leaves_what_was_picked(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    show(page, BATTLE)
    page.get_by_test_id("hand-card-0").press("Enter")
    opener = page.get_by_test_id("log-and-talk")
    for inside in ("tab-all", "chat-text"):
        opener.press("Enter")
        sheet = page.get_by_role("complementary", name="Log, talk and cards")
        expect(sheet).to_be_visible()
        page.get_by_test_id("tab-talk").click()
        page.get_by_test_id(inside).focus()
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(opener).to_be_focused()
    expect(page.get_by_test_id("hand-card-0")).to_have_attribute("aria-pressed", "true")


IN_SIGHT = f"(all) => all.filter({ON_SCREEN}).length"


def test_one_button_to_show_cards_is_in_sight_at_a_time(page: Page, grid: Grid) -> None:
    for screen in grid.screens:
        sized(page, screen)
        show(page, BATTLE)
        buttons = page.get_by_role("button", name="Show…", exact=True)
        opener = page.get_by_test_id("log-and-talk")
        if opener.is_visible():
            opener.click()
        page.get_by_test_id("tab-talk").click()
        expect(page.get_by_test_id("chat-text")).to_be_visible()
        assert buttons.evaluate_all(IN_SIGHT) == 1, screen
        buttons.filter(visible=True).last.click()
        expect(page.get_by_role("region", name="Show cards")).to_be_visible()


BACK = (
    "addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true)"
)
"""A browser asks to close what is open, and no key reaches the page, as by the button Back of a phone."""
NO_WATCHER = "delete window.CloseWatcher"
"""A browser that leaves it to the page."""


@pytest.mark.own_page
@pytest.mark.parametrize("browser_has", [BACK, NO_WATCHER], ids=["back", "escape"])
def test_a_request_to_close_closes_one_thing_at_a_time(page: Page, browser_has: str) -> None:
    page.add_init_script(browser_has)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    show(page, BATTLE)
    address = page.url
    page.get_by_test_id("hand-card-0").press("Enter")
    page.get_by_test_id("log-and-talk").click()
    page.get_by_test_id("tab-seen").click()
    sheet = page.get_by_role("complementary", name="Log, talk and cards")
    answer = page.get_by_test_id("answer")
    sheet.locator("[data-explained]").first.click()
    expect(answer).to_be_visible()
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.get_by_test_id("hand-card-0")).to_have_attribute("aria-pressed", "true")
    assert page.url == address


def test_the_rules_at_a_table_are_those_of_its_options(page: Page) -> None:
    drawer = page.get_by_test_id("rules-drawer")
    named = [
        "Bigger Kingdoms",
        "Draw After Battle",
        "Playing for Points, to 20",
        "Capturing Regions",
        "Hidden Cards",
    ]
    show(page, BATTLE)
    page.get_by_test_id("rules").click()
    expect(drawer.get_by_test_id("options-in-force").get_by_role("listitem")).to_contain_text(named)
    expect(drawer).to_contain_text("5 regions in all or 4 adjacent ones win a game at once.")
    show(page, "seats=2 site=roma hands=1/1")
    page.get_by_test_id("rules").click()
    expect(drawer).to_contain_text("6 regions in all or 4 adjacent ones win at once.")
    expect(drawer.get_by_test_id("options-in-force")).to_contain_text("are not used")
