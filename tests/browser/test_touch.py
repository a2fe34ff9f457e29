"""Playing with one finger on a small phone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.person import Person
from browser.screens import box_of
from browser.shown import BATTLE, FAVOR, HAND, KEEP, LOG, RESULT, SITE, show

TOUCH = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""
LEAST = 24
"""And of any target (WCAG 2.5.8)."""
INSETS = {"top": 0, "left": 0, "right": 0, "bottom": 34}
"""What the system keeps of the screen of a phone without a button."""


class ByTouch(Person):
    """Taps, and nothing else: no mouse moves over the page."""

    def _press(self, button: Locator) -> None:
        button.tap()

    def _pick(self, card: Locator) -> None:
        card.tap(position={"x": 10, "y": 40})


SMALL = """() => [...document.querySelectorAll('button, a[href], select, input, summary, [role=button]')]
    .filter((one) => one.checkVisibility() && !one.closest('.hidden-visually, [aria-hidden=true], svg'))
    .filter((one) => getComputedStyle(one).display !== 'inline' && !(%d > 24 && one.matches(
        '[data-testid^=about-seat-], [data-testid^=strength-]')))
    .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < %d)
    .map(([one, { width, height }]) =>
        `${one.dataset.testid ?? one.textContent.trim()}: ${Math.round(width)} x ${Math.round(height)}`)"""
"""The targets that are smaller than so many pixels, given twice; not links within sentences (WCAG 2.5.8).

What only explains something need not be larger than 24 pixels.
"""


def test_a_game_by_touch(phone: Page) -> None:
    person = ByTouch(phone, seed=5, boldness=0.5)
    person.sit_down()
    for _ in range(20):
        person.play_once()
        assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert phone.evaluate("() => visualViewport.scale") == 1, "a tap has zoomed the page"
    assert {"site", "battle"} <= person.met


def test_everything_at_the_table_is_easy_to_touch(phone: Page) -> None:
    for position, log in ((BATTLE, LOG), (SITE, RESULT), (HAND, RESULT), (KEEP, RESULT)):
        show(phone, position, log=log)
        assert phone.evaluate(SMALL % (TOUCH, TOUCH)) == [], position
    for opener, dialog in (("the-table", "table-dialog"), ("rules", "rules-drawer")):
        phone.get_by_test_id(opener).tap()
        expect(phone.get_by_test_id(dialog)).to_be_visible()
        assert phone.evaluate(SMALL % (LEAST, LEAST)) == [], dialog
        phone.get_by_test_id(dialog).get_by_role("button", name="Close").tap()
    phone.get_by_test_id("open-summary").tap()
    # The rules that a sentence names are high enough for a finger.
    links = phone.get_by_test_id("summary").locator("a[href^='/rules#']")
    expect(links.first).to_be_visible()
    for link in links.all():
        box = box_of(link)
        assert min(box["width"], box["height"]) >= LEAST, link


def test_what_lies_where_a_finger_was_does_not_look_chosen(phone: Page) -> None:
    show(phone, FAVOR, log=LOG)
    off = phone.get_by_test_id("favor-off")
    background = "(one) => getComputedStyle(one).backgroundColor"
    before = off.evaluate(background)
    off.tap()
    expect(off).to_have_attribute("aria-disabled", "true")
    assert off.evaluate("(one) => one.matches(':hover')"), "the finger's place is remembered"
    assert off.evaluate(background) == before


def test_a_card_is_explained_to_a_finger_that_stays_on_it(phone: Page) -> None:
    show(phone, BATTLE, log=LOG)
    card = phone.get_by_test_id("hand-card-2")
    box = box_of(card)
    touch = phone.context.new_cdp_session(phone)
    at = {"touchPoints": [{"x": box["x"] + 12, "y": box["y"] + 30}]}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", **at})
    expect(phone.get_by_role("tooltip")).to_contain_text("Mercenary 3")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.get_by_role("tooltip")).to_be_visible()  # no finger lies over it now
    phone.get_by_role("tooltip").get_by_role("button", name="Close").tap()
    expect(phone.get_by_role("tooltip")).to_have_count(0)


def test_nothing_lies_where_the_system_needs_the_screen_and_no_double_tap_zooms(phone: Page) -> None:
    system = phone.context.new_cdp_session(phone)
    system.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    show(phone, BATTLE, log=LOG)
    low = phone.evaluate("() => innerHeight") - INSETS["bottom"]
    for one in phone.locator("[data-testid^=hand-card-], [data-testid=pass], [data-testid=play-card]").all():
        box = box_of(one)
        assert box["y"] + box["height"] <= low
    slow = "(all) => all.filter((one) => !/manipulation|none/.test(getComputedStyle(one).touchAction)).length"
    assert phone.locator("button:visible, [role=button]:visible").evaluate_all(slow) == 0
    viewport = phone.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "user-scalable=no" not in viewport
    assert "maximum-scale" not in viewport
