"""What WCAG 2.2 asks and axe cannot judge: 2.5.7 dragging, 3.2.6 order of help, 3.3.8 tests of memory."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.finished import stored_game
from browser.shown import BATTLE, OVER, show
from condottiere.record.file import dump

HELP = "a[href='/rules'], [data-testid=rules], [data-testid=open-summary]"


def helps(page: Page) -> list[str]:
    """The help that a page offers, in the order of the page: the rules and the cards at a glance."""
    names: list[str] = page.locator(HELP).evaluate_all(
        "(all) => all.map((one) => one.dataset.testid === 'open-summary' ? 'cards' : 'rules')"
    )
    return names


def test_help_stands_in_the_same_order_on_every_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("open-summary")).to_be_visible()
    assert helps(page) == ["rules", "cards"]
    for position in (BATTLE, OVER):
        show(page, position)
        expect(page.get_by_test_id("rules")).to_be_visible()
        assert helps(page) == ["rules", "cards"]


def test_what_can_be_dragged_can_be_done_by_a_click(page: Page, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(dump(stored_game(3, 5)), encoding="utf-8")
    page.goto("/games")
    with page.expect_file_chooser() as chosen:
        page.get_by_test_id("drop").click()
    chosen.value.set_files(record)
    moment = page.get_by_test_id("moment")
    expect(moment).to_be_visible()
    first = moment.input_value()
    moment.click()
    expect(moment).not_to_have_value(first)
    assert page.locator("[draggable=true]").count() == 0


@pytest.mark.own_page
def test_who_one_is_is_proved_without_memory_or_copying_by_hand(page: Page) -> None:
    """A link that brings the code along is tested in test_who_i_am."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/recover")
    code = page.get_by_test_id("recovery")
    page.evaluate("navigator.clipboard.writeText('ABCD-EFGH-JKLM-NPQR')")
    code.focus()
    page.keyboard.press("ControlOrMeta+V")
    expect(code).to_have_value("ABCD-EFGH-JKLM-NPQR")
