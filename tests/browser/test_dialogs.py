"""What every dialog does, and what its page does meanwhile."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.person import unfold
from browser.pictures import cut_out, range_of, seen
from browser.screens import box_of, sized
from browser.shown import BATTLE, show


def rules(page: Page) -> tuple[Locator, str]:
    show(page, BATTLE)
    return page.get_by_test_id("rules"), "The rules of Condottiere"


def picker(page: Page) -> tuple[Locator, str]:
    page.goto("/")
    unfold(page)
    return page.get_by_test_id("seat-1-kind"), "Who sits in seat 2?"


@pytest.mark.parametrize("opened", [rules, picker])
def test_a_dialog_has_the_focus_until_it_is_closed(
    page: Page, opened: Callable[[Page], tuple[Locator, str]]
) -> None:
    opener, title = opened(page)
    dialog = page.get_by_role("dialog", name=title)
    closings: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: dialog.get_by_role("button", name="Close").click(),
        lambda: page.mouse.click(2, 2),  # beside it
    ]
    for close in closings:
        opener.press("Enter")
        expect(dialog).to_be_visible()
        assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
        close()
        expect(dialog).to_be_hidden()
        expect(opener).to_be_focused()


def test_shortcuts_rest_while_a_dialog_is_open_or_something_is_written(page: Page) -> None:
    show(page, BATTLE)
    card = page.get_by_test_id("hand-card-0")
    page.get_by_test_id("rules").click()
    expect(page.get_by_test_id("rules-drawer")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("tab-talk").click()
    page.get_by_test_id("chat-text").press_sequentially("1 h")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("hint-panel")).to_have_count(0)
    page.get_by_test_id("tab-talk").focus()
    page.keyboard.press("1")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.get_by_test_id("tab-talk").click()
    expect(page.get_by_test_id("chat-text")).to_have_value("1 h")


@pytest.mark.painted
def test_a_dialog_shows_by_its_lower_edge_whether_it_goes_on(page: Page) -> None:
    sized(page, "laptop")
    show(page, BATTLE)
    page.get_by_test_id("the-table").click()
    scroll = page.get_by_test_id("table-dialog").locator(".scroll")
    box = box_of(scroll)
    edge = {"x": box["x"] + 2, "y": box["y"] + box["height"] - 30, "width": 4.0, "height": 29.0}
    schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        scroll.evaluate("(one) => one.scrollTo(0, 0)")
        assert range_of(cut_out(seen(page), edge)) > 1.4
        scroll.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
        assert range_of(cut_out(seen(page), edge)) < 1.05
