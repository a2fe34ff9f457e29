"""Text at 200 % and windows at 400 % (WCAG 1.4.4 and 1.4.10): a table is laid out for both."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.boxes import troubles
from browser.conftest import PATIENCE
from browser.person import Person
from browser.screens import SCREENS, TINY, box_of, cut, in_sight, sized
from browser.shown import BATTLE, LOG, WAITING, show

BOXES = """(all) => all.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
})"""
PARTS = (
    "h1, [data-testid=map], [data-testid^=line-], .cards .card, .decision, [data-testid=decision], .hand li"
)


def double_font(page: Page) -> None:
    """As if the browser had been set to a font twice as large."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})


@pytest.mark.own_page
def test_a_table_in_a_doubled_font_is_laid_out_as_in_a_window_that_is_zoomed_to_200(page: Page) -> None:
    parts = page.locator(PARTS)
    show(page, BATTLE, log=LOG)
    sized(page, "zoomed-to-200")
    zoomed = parts.evaluate_all(BOXES)
    double_font(page)
    sized(page, "laptop")
    doubled = parts.evaluate_all(BOXES)
    assert len(doubled) == len(zoomed) > 60
    far = [
        (a, b)
        for a, b in zip(zoomed, doubled, strict=True)
        for c, d in zip(a, b, strict=True)
        if abs(2 * c - d) > 8
    ]
    assert far == []

    show(page, WAITING, log=LOG)
    lines, told = page.locator("[data-testid^=line-]"), page.get_by_test_id("decision")
    expect(told).to_contain_text("Carmagnola")
    assert in_sight(lines, 0.97), "whom one waits for pushes no line out of sight"
    assert in_sight(told, 0.97)
    assert troubles(page) == []


@pytest.mark.parametrize("screen", TINY)
def test_in_a_tiny_window_it_can_be_read_whom_one_waits_for(page: Page, screen: str) -> None:
    show(page, WAITING, log=LOG)
    sized(page, screen)
    told = page.get_by_test_id("decision")
    assert box_of(told)["width"] > 200
    assert cut(told, page.locator("[data-testid^=line-]")) == []
    assert troubles(page) == []


@pytest.mark.everything
@pytest.mark.own_page
@pytest.mark.parametrize("screen", [*TINY, "laptop"])
def test_a_whole_game_against_captains_with_large_text(page: Page, screen: str) -> None:
    """On the laptop in a doubled font. Nothing is scrolled sideways, nor while captains are on turn."""
    sized(page, screen)
    if screen in SCREENS:
        double_font(page)
    person = Person(page, seed=3)
    person.sit_down(captains=3, pace="fast")
    page.set_default_timeout(PATIENCE)
    told = page.get_by_test_id("decision")
    for _ in range(2000):
        assert fits(page), screen
        assert box_of(told)["width"] > 100
        assert troubles(page) == []
        if not person.play_once():
            break
    expect(page.get_by_test_id("game-over")).to_be_visible()
