"""The cards of a full hand lie over one another, and each still says what it is."""

import pytest
from playwright.sync_api import Page, expect

from browser.screens import sized
from browser.shown import BATTLE, LOG, show
from condottiere.rules import Card

pytestmark = pytest.mark.unpainted

SPECIAL = 8  # Winter, Spring, Bishop, Courtesan, Drummer, Heroine, Scarecrow and Surrender
HIDDEN = """(texts) => texts.filter((text) => {
    text.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const card = text.closest('.kind')
    return [[left + 1, top + 2], [right - 1, bottom - 2], [(left + right) / 2, (top + bottom) / 2]].some(
        ([x, y]) => !card.contains(document.elementFromPoint(x, y)))
}).map((text) => text.textContent)"""


@pytest.mark.parametrize("screen", ["desktop", "laptop", "small-phone"])
def test_no_card_hides_what_its_neighbour_says(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    said = page.locator(".hand .copy:not(.under) text")
    named = page.locator(".hand .copy:not(.under) text.name")
    expect(named).to_have_count(SPECIAL)
    assert said.evaluate_all(HIDDEN) == []
    bishop = page.get_by_test_id(f"hand-card-{int(Card.BISHOP)}")
    bishop.focus()
    page.keyboard.press("Enter")
    expect(bishop).to_have_attribute("aria-pressed", "true")
    bishop.hover(position={"x": 10, "y": 12})
    assert said.evaluate_all(HIDDEN) == []
