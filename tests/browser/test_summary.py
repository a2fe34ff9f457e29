"""The summary sheet: one key or one tap away, at the table and on the first page."""

from playwright.sync_api import Page, expect

from browser.axe import choose_elsewhere
from browser.screens import Grid, cut, sized
from browser.shown import BATTLE, show


def test_it_is_one_key_or_one_tap_away(page: Page, grid: Grid) -> None:
    page.goto("/")
    page.get_by_test_id("own-name").press_sequentially("Tess")
    expect(page.get_by_test_id("own-name")).to_have_value("Tess")
    sheet = page.get_by_test_id("summary")
    expect(sheet).to_be_hidden()
    page.get_by_test_id("open-summary").click()
    expect(page.get_by_test_id("summary-card-14")).to_be_attached()
    hidden = []
    for screen in grid.screens:
        sized(page, screen)
        hidden += [f"{screen}: {why}" for why in cut(page.locator("[data-testid^=summary-card-]"))]
    assert hidden == []
    show(page, BATTLE)
    for screen in grid.screens:
        sized(page, screen)
        expect(page.get_by_test_id("open-summary")).to_be_in_viewport(ratio=0.9)
    page.get_by_test_id("open-summary").click()
    expect(sheet).to_be_visible()
    for key, opened in (("Escape", False), ("s", True), ("s", False), ("s", True)):
        page.keyboard.press(key)
        expect(sheet).to_be_visible(visible=opened)
    sheet.get_by_role("link", name="R12.2").click()
    expect(page.get_by_test_id("rules-drawer").locator("[id='r12.2']")).to_be_focused()


def test_it_is_seen_whole_on_a_large_screen(page: Page, grid: Grid) -> None:
    sized(page, "laptop")
    show(page, BATTLE)
    sheet = page.get_by_test_id("summary")
    for code in grid.languages:
        choose_elsewhere(page, "language", code)
        page.keyboard.press("s")
        for part in ("summary-card-7", "summary-card-14", "summary-strength", "options-in-force"):
            expect(sheet.get_by_test_id(part)).to_be_in_viewport(ratio=0.99)
        hidden = sheet.locator(".scroll").evaluate(
            "(one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]"
        )
        assert hidden == [0, 0], code
        page.keyboard.press("s")
