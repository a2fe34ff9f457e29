"""Nothing of a table is cut off or overlaps: on every screen, in every language, measured by boxes."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import speak
from browser.boxes import LANGUAGES, TIGHT, troubles
from browser.lessons import PLANS, PLAYERS, moments
from browser.screens import SCREENS, sized
from browser.shown import (
    BATTLE,
    END,
    FAVOR,
    FIRST_BATTLE,
    HAND,
    INTERVAL,
    KEEP,
    LOG,
    LONGEST,
    OVER,
    RESCUE,
    RESULT,
    SITE,
    advised,
    answer_hints,
    people,
    show,
    show_next,
)
from condottiere.rules import Card

pytestmark = pytest.mark.unpainted

STATES = {
    "first-battle": (FIRST_BATTLE, LOG),
    "battle": (BATTLE, LOG),
    "rescue": (RESCUE, LOG),
    "favor": (FAVOR, LOG),
    "site": (SITE, RESULT),
    "hand": (HAND, RESULT),
    "keep": (KEEP, RESULT),
    "interval": (INTERVAL, END),
    "over": (OVER, END),
}


@pytest.mark.parametrize("state", STATES)
def test_of_a_table(page: Page, state: str) -> None:
    position, log = STATES[state]
    show(page, position, log=log)
    assert troubles(page) == []


def test_of_a_table_that_tells_onlookers_that_they_watch(page: Page) -> None:
    show(page, BATTLE, viewer=None, log=LOG)
    assert troubles(page) == []
    speak(page, "en")
    watching = page.get_by_text("You are watching", exact=False).or_(page.get_by_text("Watching", exact=True))
    for screen in SCREENS:
        sized(page, screen)
        expect(watching.filter(visible=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("card", [Card.BISHOP, Card.SCARECROW], ids=lambda card: card.name.lower())
def test_of_a_table_with_a_card_chosen(page: Page, card: Card) -> None:
    show(page, BATTLE, log=LOG)
    page.get_by_test_id(f"hand-card-{card}").press("Enter")
    expect(page.locator(".decision.chosen")).to_be_visible()
    assert troubles(page) == []


def test_of_a_table_with_the_longest_names(page: Page) -> None:
    players = people(6, 0, LONGEST)
    show(page, BATTLE, log=LOG, players=players)
    assert troubles(page, ".name") == []  # the rest of a name is told by a tap on it
    show_next(page, OVER, 99, log=END, players=players)
    expect(page.get_by_test_id("game-over")).to_be_visible()
    assert troubles(page) == []


def test_of_all_that_the_guide_of_the_tutorial_says(page: Page) -> None:
    """To whoever does as it says, and to others; once for all numbers and names.

    What is asked is measured on every screen, and what else is said of it where there is least room.
    """
    said: set[str] = set()
    asked: set[str | None] = set()
    for plan in PLANS:
        for version, (table, log) in enumerate(moments(plan), 1):
            (show if version == 1 else show_next)(page, table, log=log, players=PLAYERS, version=version)
            expect(page.get_by_test_id("decision")).to_have_attribute("data-version", str(version))
            sentence = _sentence(page)
            if sentence not in said:
                said.add(sentence)
                phase = page.get_by_test_id("decision").get_attribute("data-phase")
                assert troubles(page, screens=TIGHT if phase in asked else SCREENS) == [], sentence
                asked.add(phase)
                speak(page, "en")


def _sentence(page: Page) -> str:
    """What the guide says without its numbers and names."""
    return re.sub(r"\d+|[A-Z]\w+", "", page.get_by_test_id("guide-text").inner_text())


def test_no_line_moves_when_a_battle_ends(page: Page) -> None:
    """While somebody else chooses the next region: for who does so the map becomes larger."""
    show(page, f"{BATTLE} turn=1", log=LOG)
    before = {screen: _rows(page, screen) for screen in SCREENS}
    show_next(page, f"{SITE.replace('holder=0', 'holder=1')} turn=1", len(RESULT) + 1, log=RESULT)
    expect(page.get_by_test_id("result")).to_be_visible()
    assert {screen: _rows(page, screen) for screen in SCREENS} == before


@pytest.mark.parametrize("screen", ["phone", "small-phone"])
def test_which_cards_to_keep_is_asked_and_the_result_told_in_few_lines_on_a_phone(
    page: Page, screen: str
) -> None:
    sized(page, screen)
    show(page, KEEP, log=RESULT)
    for code in LANGUAGES:
        speak(page, code)
        assert page.get_by_test_id("decision").evaluate(LINES) <= 2, code
        assert page.get_by_test_id("result").locator("p").first.evaluate(LINES) <= 2, code


LINES = """(one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}"""
"""How many lines a text takes."""

NOTE_TOPS = """() => {
    window.tops = []
    const note = () => {
        const top = Math.round(document.querySelector('.dock').getBoundingClientRect().top)
        if (window.tops.at(-1) !== top) window.tops.push(top)
        requestAnimationFrame(note)
    }
    note()
}"""
NOTED_TOPS = """async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
    return window.tops
}"""
"""Where the dock has begun in each frame, one after the other, in CSS pixels."""


def test_the_page_is_laid_out_once_when_a_battle_or_the_game_ends(page: Page) -> None:
    for screen in ("laptop", "small-phone"):
        sized(page, screen)
        show(page, BATTLE, log=LOG)
        for version, position in ((len(RESULT) + 1, SITE), (len(RESULT) + len(END) + 2, OVER)):
            page.evaluate(NOTE_TOPS)
            show_next(page, position, version, log=RESULT if position == SITE else END)
            phase = "site" if position == SITE else "over"
            expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", phase)
            tops = page.evaluate(NOTED_TOPS)
            assert len(tops) <= 2, f"{screen}, {phase}: {tops}"


@pytest.mark.parametrize("screen", ["phone", "small-phone"])
def test_the_board_stands_still_in_every_frame_in_which_the_turn_passes(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    for version, turn, takeback in ((2, 1, 6), (3, 2, 6), (4, 0, 6), (5, 1, None)):
        page.evaluate(NOTE_TOPS)
        show_next(page, f"{BATTLE} turn={turn}", version, log=LOG, takeback=takeback)
        expect(page.get_by_test_id("decision")).to_have_attribute("data-version", str(version))
        assert len(page.evaluate(NOTED_TOPS)) == 1, f"version {version}"


def _rows(page: Page, screen: str) -> list[int]:
    """The upper and the lower edge of each battle line, in CSS pixels."""
    sized(page, screen)
    boxes = """(rows) => rows.map((row) => row.getBoundingClientRect())
        .flatMap(({ top, bottom }) => [Math.round(top), Math.round(bottom)])"""
    found: list[int] = page.locator("[data-testid^=line-]").evaluate_all(boxes)
    return found


def test_three_hints_with_all_reasons_are_seen_at_once(page: Page) -> None:
    reasons: list[dict[str, Any]] = [
        {"id": "reason-share", "region": 10, "percent": 63},
        {"id": "reason-ends-first"},
        {"id": "reason-leaves", "count": 11},
    ]
    answer_hints(
        page, *(advised(token, card, 0.3, reasons) for token, card in (("T", 6), ("S", 8), ("K", 13)))
    )
    sized(page, "laptop")
    show(page, BATTLE, log=LOG)
    page.get_by_test_id("hint").click()
    panel = page.get_by_test_id("hint-panel")
    expect(panel.locator("[data-testid^=hint-]")).to_have_count(3)
    for screen in ("laptop", "desktop", "tablet"):
        sized(page, screen)
        for code in LANGUAGES:
            speak(page, code)
            high = panel.get_by_role("list").evaluate("(one) => one.scrollHeight - one.clientHeight")
            assert high <= 0, (code, screen)


FADED_LESS = """(end) => {
    const sticks = (one) => one.checkVisibility() && getComputedStyle(one).position === 'sticky'
    const foot = [...end.querySelectorAll('.deeds, .again')].find(sticks)
    const edge = foot.getBoundingClientRect().top
    const { height, backgroundImage } = getComputedStyle(foot, '::before')
    const fade = backgroundImage.includes('gradient') ? parseFloat(height) : 0
    const range = document.createRange()
    const walker = document.createTreeWalker(end, NodeFilter.SHOW_TEXT)
    const found = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (foot.contains(text)) continue
        range.selectNodeContents(text)
        for (const { top, bottom, height } of range.getClientRects())
            if (top < edge && bottom > edge && fade < height) found.push(text.data.trim())
    }
    return found
}"""
"""The texts that what stays at the lower edge slices through, without as much of a fade as a line is high."""


def test_no_doubt_about_the_shuffle_stands_beside_who_has_won(page: Page) -> None:
    show(page, OVER, log=END)
    for screen in SCREENS:
        sized(page, screen)
        record, doubt = (page.get_by_test_id(name).bounding_box() for name in ("record", "unverifiable"))
        assert record
        assert doubt
        assert doubt["y"] >= record["y"] + record["height"], screen


def test_no_line_is_sliced_above_what_may_be_done_at_the_end(page: Page) -> None:
    show(page, OVER, log=END)
    for code in LANGUAGES:
        speak(page, code)
        for screen in SCREENS:
            sized(page, screen)
            assert page.get_by_test_id("game-over").evaluate(FADED_LESS) == [], f"{code} {screen}"
            expect(page.get_by_test_id("hand")).to_be_hidden()
    sized(page, "laptop")
    speak(page, "en")
    expect(page.get_by_test_id("unverifiable")).to_be_in_viewport(ratio=1)
    assert page.locator("div.field").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
