"""Nothing of a table is cut off: on every screen, in every language, measured by the boxes of its texts."""

import pytest
from playwright.sync_api import Page

from browser.boxes import troubles
from browser.shown import BATTLE, FAVOR, FIRST_BATTLE, HAND, KEEP, LOG, RESULT, SITE, show

STATES = {
    "first-battle": (FIRST_BATTLE, LOG),
    "battle": (BATTLE, LOG),
    "rescue": (BATTLE.replace("seats=6", "seats=6 phase=rescue"), LOG),
    "favor": (FAVOR, LOG),
    "site": (SITE, RESULT),
    "hand": (HAND, RESULT),
    "keep": (KEEP, RESULT),
}


@pytest.mark.parametrize("state", STATES)
def test_of_a_table(page: Page, state: str) -> None:
    position, log = STATES[state]
    show(page, position, log=log)
    assert troubles(page) == []
