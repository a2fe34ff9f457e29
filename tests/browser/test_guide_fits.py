"""The guide of the tutorial on all screens: the table beneath it is seen, and stands still."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import speak
from browser.boxes import TIGHT, troubles
from browser.lessons import PLANS, PLAYERS, SECOND, Moment, moments, players
from browser.screens import LANGUAGES, SCREENS, box_of, in_sight, on_screens, sized
from browser.shown import show, show_next
from condottiere.rules import Phase
from condottiere.server.messages.protocol import TUTORS

pytestmark = pytest.mark.everything

LOW = ("phone-on-its-side", "zoomed-to-200")
STILL = {
    "phone": ("guide", "map", "line", "names"),
    "small-phone": ("guide", "map", "line", "names"),
    "tablet": ("guide", "map", "line", "names"),
    "phone-on-its-side": ("guide",),  # the news lie beneath the map
    "zoomed-to-200": ("guide",),
}
"""What of the board stands still on a screen while a battle is fought, and while a region is chosen."""

BOARD = """() => {
    const box = (selector) => {
        const { top, height } = document.querySelector(selector).getBoundingClientRect()
        return `${Math.round(top)}+${Math.round(height)}`
    }
    const free = [...document.querySelectorAll('[data-testid^=name-]:not(.owned, .site)')]
    return {
        guide: box('[data-testid=guide]'),
        map: box('.map'),
        line: box('[data-testid=line-0]'),
        names: free.every((it) => it.checkVisibility()),
    }
}"""
"""Where the guide, the map and the first battle line lie, and whether regions of nobody have their names."""

CUT_ROWS = """() => {
    const seen = document.querySelector('div.field').getBoundingClientRect()
    const rows = [...document.querySelectorAll('[data-line]')]
    if (rows.length !== 3) return [`${rows.length} rows`]
    return rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top < seen.top - 1 || bottom > seen.bottom + 1
    }).map((row) => row.getAttribute('aria-label'))
}"""
"""The rows of seats of which something lies outside of what is seen of the field."""


def told(page: Page) -> Iterator[tuple[Moment, str]]:
    """Show all that the guide says, to who does as it says and to others; with its words but for names."""
    for plan, tutor in (*product(PLANS, TUTORS[:1]), *product(SECOND, TUTORS[1:])):
        for version, moment in enumerate(moments(plan, tutor), 1):
            told: dict[str, Any] = {"log": moment.log, "players": players(tutor), "version": version}
            (show if version == 1 else show_next)(page, moment.table, **told)
            expect(page.get_by_test_id("decision")).to_have_attribute("data-version", str(version))
            yield moment, _words(page)


def _words(page: Page) -> str:
    return re.sub(r"\d+|[A-Z]\w+", "", page.get_by_test_id("guide-text").inner_text())


@pytest.mark.timeout(3600)
def test_whatever_the_guide_says_the_table_is_seen_and_stands_still(page: Page) -> None:
    """In every language, once for all numbers and names.

    The board takes the room of an empty hand, and makes room when the guide takes its leave.
    """
    wrong: list[str] = []
    places: dict[tuple[str, ...], dict[str, str]] = {}
    said: set[tuple[str | None, str, bool]] = set()
    for moment, words in told(page):
        phase = page.get_by_test_id("decision").get_attribute("data-phase")
        held = page.locator("[data-testid^=hand-card-]").count() > 0
        if (phase, words, held) in said:
            continue
        said.add((phase, words, held))
        stays = held and phase in ("battle", "site") and page.locator("[data-note=end]").count() == 0
        chosen = page.locator("[data-choosable=true]").count() > 0
        lain = moment.table.battles > 0  # before the first battle the rows are lower
        kind = f"chosen, lines lie: {lain}" if chosen else "battle"
        for code, screen in product(LANGUAGES, SCREENS):
            speak(page, code)
            sized(page, screen)
            here = troubles(page) if screen in TIGHT else []
            here += page.evaluate(CUT_ROWS) if screen in LOW and phase != "over" else []
            wrong += [f"{words}: {code} {screen}: {one}" for one in here]
            if stays and screen in STILL:
                board = page.evaluate(BOARD)
                lies = " ".join(f"{part} {board[part]}" for part in STILL[screen])
                places.setdefault((screen, kind, code), {}).setdefault(lies, words)
                if screen == "phone" and not board["names"]:
                    wrong.append(f"{words}: {code}: no names on the map of a phone")
            if screen == "small-phone" and chosen:
                seats = page.get_by_test_id("map-seats").get_by_role("listitem")
                if not in_sight(seats, 0.98):
                    wrong.append(f"{words}: {code}: seats out of sight beside the map")
        speak(page, "en")
    assert len(said) > 25
    moved = [f"{where}: {lies}" for where, lies in places.items() if len(lies) > 1]
    assert not wrong + moved, "\n".join(wrong + moved)


@on_screens(*LOW)
def test_the_last_word_of_the_tutorial_is_a_strip_on_its_side_that_opens(page: Page, screen: str) -> None:
    sized(page, screen)
    *_, (table, log) = moments(PLANS[0])
    show(page, table, log=log, players=PLAYERS)
    text, fold = page.get_by_test_id("guide-text"), page.get_by_test_id("guide-fold")
    expect(text).to_contain_text("start one of your own")
    for is_open in (False, True, False):
        expect(fold).to_have_attribute("aria-expanded", str(is_open).lower())
        expect(text.get_by_text("everybody has ten cards")).to_have_count(int(is_open))
        fold.click()


CROSSED = """(seats, sides) => [...seats.querySelectorAll('*')].filter((one) => {
    const RING = 5
    const { left, right, width } = one.getBoundingClientRect()
    const crossed = sides.some((x) => left < x + RING && right > x - RING)
    return one.childElementCount === 0 && width > 1 && one.textContent.trim() && crossed
}).map((one) => one.textContent)"""
"""The words beside the map that a side of a ring runs through, both as wide as they are drawn."""


def test_no_ring_runs_through_what_stands_beside_the_map(page: Page) -> None:
    sized(page, "small-phone")
    *_, (table, log) = (m for m in moments(PLANS[0]) if m.table.phase == Phase.SITE and m.table.turn == 0)
    show(page, table, log=log, players=PLAYERS)
    ring = page.locator("span[data-testid=ring][data-around=map]")
    expect(ring).to_be_visible()
    around = box_of(ring)
    sides = [around["x"], around["x"] + around["width"]]
    assert page.get_by_test_id("map-seats").evaluate(CROSSED, sides) == []
