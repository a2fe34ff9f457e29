"""The table after a battle and before the next: what was true of the battle only is not shown any more."""

import pytest
from playwright.sync_api import Page, expect

from browser.shown import show

pytestmark = pytest.mark.unpainted

POSITION = "seats=2 options=draw-after-battle site=parma hands=1/1 battles=1"
SPRING = "Spring: the highest Mercenaries count 3 more."
WINTER = "Winter: every Mercenary counts 1."


def test_a_battle_has_its_season_and_its_name(page: Page) -> None:
    show(page, f"{POSITION} lines=S3/2")
    expect(page.get_by_text(SPRING)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Battle for Parma")


@pytest.mark.parametrize("phase", ["draw", "site", "hand"])
def test_after_a_battle_its_season_and_its_name_are_gone(page: Page, phase: str) -> None:
    show(page, f"{POSITION} phase={phase} lines=WS3/2")
    expect(page.get_by_role("heading", level=1)).to_have_text("The next battle")
    expect(page.get_by_text(SPRING)).to_have_count(0)
    expect(page.get_by_text(WINTER)).to_have_count(0)
