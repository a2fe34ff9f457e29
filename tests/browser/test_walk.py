"""All states of all pages: nothing is cut off, overlaps, is out of sight, or wrong by the rules of axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.axe import speak, violations_in
from browser.board import spoilt
from browser.boxes import troubles
from browser.screens import Grid, cut, in_sight, sized
from browser.states import KNOWN_TO_AXE, WALKS, State

UNSCROLLED = """() => {
    for (const one of document.querySelectorAll('*')) if (one.scrollTop) one.scrollTop = 0
}"""
"""Where a page begins that is opened on this screen, and all that scrolls on it."""
SETTLED = """() => {
    const endless = (one) => one.effect?.getComputedTiming().endTime === Infinity
    for (const one of document.getAnimations()) if (!endless(one)) one.finish()
}"""
"""What moves because the screen is another one now is where it comes to rest."""


@pytest.mark.timeout(3600)  # for the whole grid
@pytest.mark.parametrize("walk", WALKS)
def test_nothing_is_wrong_with_any_state_of_a_page(page: Page, grid: Grid, walk: str) -> None:
    """Measured by its boxes, and where there is something new by axe, in one of two themes in turn.

    With --everything each is measured on every screen in every language, and by axe in all looks, contrast
    included, which takes it as long as all else.
    """
    wrong: list[str] = []
    for number, state in enumerate(WALKS[walk]):
        sized(page, "laptop")
        state.enter(page)
        found = measured(page, grid, state)
        if grid.is_whole or state.name not in KNOWN_TO_AXE:
            found += violations_in(page, grid.looks_at(number), state.within, contrast=grid.is_whole)
        wrong += [f"{state.name}: {one}" for one in found]
        speak(page, "en")
        sized(page, "laptop")
        state.leave(page)
    assert not wrong, "\n".join(wrong)


def measured(page: Page, grid: Grid, state: State) -> list[str]:
    """What is wrong with the boxes of a state, screen by screen and language by language."""
    found: list[str] = []
    looks = [(code, screen) for code in grid.languages for screen in (*grid.screens, *grid.tiny)]
    for code, screen in looks + [one for one in state.also if one not in looks]:
        speak(page, code)
        sized(page, screen)
        page.evaluate(SETTLED)
        here = troubles(page, *state.left_out)
        if state.board:
            here += spoilt(page)
        page.evaluate(UNSCROLLED)
        if screen not in (*state.no_room, *grid.tiny):
            hidden = [one for one in state.in_sight if not in_sight(page.locator(one), 0.97)]
            here += [f"out of sight: {one}" for one in hidden]
        here += cut(*map(page.locator, state.reached))
        found += [f"{code} {screen}: {one}" for one in here]
    return found
