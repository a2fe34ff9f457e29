"""The rows of a table: cards of one size, names in one line, and nothing that lies behind or over figures."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.pictures import cut_out, range_of, seen
from browser.screens import SCREENS, sized
from browser.shown import BATTLE, LOG, NAMES, RESULT, SITE, show

FLAT = 1.25
"""The contrast of a ground on which nothing is drawn; a tint may run across it."""

SIZES = """(cards) => [...new Set(cards.map((one) => {
    const { width, height } = one.getBoundingClientRect()
    return `${Math.round(width)} x ${Math.round(height)}`
}))]"""

NUMBERS = """(texts) => texts.map((text) => {
    const { width, height } = text.getBoundingClientRect()
    const card = text.closest('.card').getBoundingClientRect().width
    return [text.textContent, width / card, height / card]
})"""
"""The numbers on cards, and how much of the width of its card each is wide and high."""

CROWN = """(all) => all.map((one) => {
    const figure = one.querySelector('span')
    const size = parseFloat(getComputedStyle(figure).fontSize)
    const { left, right, top, bottom } = figure.getBoundingClientRect()
    const foot = (top + bottom + size) / 2
    return one.closest('[data-line]').clientHeight > 30
        ? { x: right - 0.7 * size, y: foot - 0.98 * size, width: 0.5 * size, height: 0.08 * size }
        : { x: left - 0.7 * size, y: foot - 0.6 * size, width: 0.5 * size, height: 0.25 * size }
})"""
"""What lies above the figures of each strength, or in the lowest rows beside them."""

FIGURES = """(all) => all.flatMap((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const { left, right, y, height } = range.getBoundingClientRect()
    const row = one.closest('[data-line]').getBoundingClientRect()
    const box = one.getBoundingClientRect()
    const x = Math.max(left, box.left)
    const width = Math.min(right, box.right) - x
    const shown = width > 1 && y + height <= row.bottom + 2
    return shown ? [{ x, y: y + 0.2 * height, width, height: 0.6 * height }] : []
})"""
"""Where figures stand, without what is left out for want of room."""

ON_THE_FRAME = """(all) => all.flatMap((notes) => {
    const FRAME = 3
    const row = notes.closest('[data-line]').getBoundingClientRect()
    const cards = notes.parentElement.querySelector('.cards').getBoundingClientRect()
    const seen = notes.getBoundingClientRect().bottom
    const found = cards.top < row.top + FRAME - 1 ? ['cards'] : []
    const walker = document.createTreeWalker(notes, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.data.trim() || text.parentElement.closest('.hidden-visually')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { top, bottom, height } of range.getClientRects()) {
            const low = 0.2 * height
            if (top + low >= seen - 1) continue
            if (top + low < cards.bottom || bottom - low > row.bottom - FRAME - 2) found.push(text.data)
        }
    }
    return found
})"""
"""What is noted at the foot of a row and stands on the frame around it, or on its cards."""

LINES_OF_NAME = """(one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const plate = one.closest('[data-plate]').getBoundingClientRect()
    const tops = new Set()
    for (const { top, bottom, right } of range.getClientRects()) {
        tops.add(Math.round(top))
        if (top < plate.top + 1 || bottom > plate.bottom - 1 || right > one.getBoundingClientRect().right + 1)
            tops.add('cut off')
    }
    return tops.size
}"""

COVERED = """(helmet) => {
    const box = helmet.getBoundingClientRect()
    const row = helmet.closest('[data-line]')
    const marks = [...row.querySelectorAll('.facts svg')].map((one) => one.getBoundingClientRect())
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.data.trim() || text.parentElement.closest('title, .hidden-visually')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        marks.push(...range.getClientRects())
    }
    return marks.filter(({ left, top, right, bottom, width }) => width > 1
        && left < box.right + 2 && right > box.left - 2 && top < box.bottom && bottom > box.top).length
}"""
"""How much of what a row says lies under the Condottiere's helmet, or touches it."""


@pytest.mark.parametrize("position", [BATTLE, SITE], ids=["battle", "site"])
def test_cards_of_all_lines_are_of_one_size(page: Page, position: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    show(page, position, log=LOG if position == BATTLE else RESULT)
    for screen in SCREENS:
        sized(page, screen)
        sizes = page.locator("[data-testid^=line-] .cards .card").evaluate_all(SIZES)
        assert len(sizes) == 1, (screen, sizes)
    sized(page, "tablet")
    line = page.get_by_test_id("line-0")
    cards, field = line.locator(".cards .card"), line.locator("div.field").bounding_box()
    first, last = cards.first.bounding_box(), cards.last.bounding_box()
    assert field is not None
    assert first is not None
    assert last is not None
    assert last["x"] + last["width"] - first["x"] > 0.8 * field["width"], "the longest line fills its row"


FEW = "battles=3 hands=1234TWK/12345/KKKK/KKK{more} site=roma lines={lines}"
LEAST = {"laptop": (51, 40), "tablet": (70, 45), "phone": (36, 29), "small-phone": (20, 20)}
"""How wide the cards are at least where none of four or of six lines has more than five, in CSS pixels."""

TOUCHING = """(rows) => rows.flatMap((row) => {
    const cards = [...row.querySelectorAll('.cards .card')].map((one) => one.getBoundingClientRect())
    const { top, bottom, right } = row.querySelector('div.field').getBoundingClientRect()
    const out = cards.some((one) => one.top < top || one.bottom > bottom || one.right > right)
    const found = out ? ['cards'] : []
    const walker = document.createTreeWalker(row.querySelector('.notes'), NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, top, bottom } of range.getClientRects())
            if (cards.some((one) => left < one.right - 1 && top + 3 < one.bottom && bottom - 3 > one.top))
                found.push(text.data)
    }
    return found
})"""
"""The notes that lie on cards, and whether cards reach out of their row."""


def test_a_few_cards_are_as_large_as_their_row_allows(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    cards = page.locator("[data-testid^=line-] .cards .card")
    for at, (seats, more, after) in enumerate(((4, "", ""), (6, "/1/1", "/T/5"))):
        widths: dict[str, set[int]] = {screen: set() for screen in LEAST}
        for lines in ("TC65D/65C/DT/6", "TC65/6/D/"):
            position = FEW.format(more=more, lines=f"{lines}{after}")
            show(page, f"seats={seats} {position} out=2", log=LOG)
            for screen, least in LEAST.items():
                sized(page, screen)
                assert len(cards.evaluate_all(SIZES)) == 1, screen
                width = cards.first.evaluate("(one) => one.getBoundingClientRect().width")
                assert width >= least[at], screen
                assert page.locator("[data-testid^=line-]").evaluate_all(TOUCHING) == [], screen
                widths[screen].add(round(width))
        assert {len(some) for some in widths.values()} == {1}, "four cards are as large as five"


def test_a_ten_is_as_large_as_any_other_number_however_small_its_card(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    numbers = page.get_by_test_id("line-2").locator(".cards text.strength")
    for screen in SCREENS:
        sized(page, screen)
        boxes = {word: box for word, *box in numbers.evaluate_all(NUMBERS)}
        assert boxes["10"][1] == pytest.approx(boxes["5"][1], rel=0.01), screen
        assert boxes["10"][0] >= 2 * 0.28, (screen, "each figure takes that much of its card")


def test_the_strongest_line_is_told_by_a_crown_and_in_words(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    strengths = page.locator("[data-testid^=strength-]")
    for screen in SCREENS:
        sized(page, screen)
        ground = seen(page)
        crowned = [range_of(cut_out(ground, box)) > 3 for box in strengths.evaluate_all(CROWN)]
        assert crowned == [name == "Carmagnola" for name in NAMES], screen
    expect(page.get_by_test_id("strength-2")).to_have_accessible_name("Strength 85 strongest")
    expect(page.get_by_test_id("strength-0")).to_have_accessible_name("Strength 81")


@pytest.mark.parametrize("screen", ["phone-on-its-side", "zoomed-to-200"])
def test_names_stand_in_one_line_in_low_rows(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    for seat, name in enumerate(NAMES):
        written = page.get_by_test_id(f"about-seat-{seat}").locator(".clamped")
        assert written.evaluate(LINES_OF_NAME) == 1, name


@pytest.mark.parametrize("screen", ["desktop", "laptop", "tablet", "phone"])
def test_sums_and_whose_turn_it_is_stand_within_the_frame_of_a_row(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    assert page.locator("[data-testid^=line-] .notes").evaluate_all(ON_THE_FRAME) == []


@pytest.mark.parametrize("card", ["S", "W"], ids=["spring", "winter"])
def test_no_season_lies_behind_figures(page: Page, card: str) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    show(page, BATTLE.replace("CCDS/", f"CCD{card}/"), log=LOG)
    expect(page.locator(f"[data-season={'spring' if card == 'S' else 'winter'}]")).to_be_visible()
    figures = page.locator("[data-testid^=strength-], .working:visible")
    figures.evaluate_all("(all) => all.forEach((one) => one.style.setProperty('color', 'transparent'))")
    for screen in ("laptop", "tablet", "phone", "small-phone", "phone-on-its-side"):
        sized(page, screen)
        ground = seen(page)
        boxes = figures.evaluate_all(FIGURES)
        assert len(boxes) >= len(NAMES)
        drawn = [box for box in boxes if range_of(cut_out(ground, box)) > FLAT]
        assert drawn == [], screen


@pytest.mark.parametrize("tv", [False, True], ids=["table", "television"])
def test_the_helmet_of_the_condottiere_covers_nothing_that_is_said(page: Page, tv: bool) -> None:
    show(page, BATTLE, viewer=None if tv else 0, log=LOG, tv=tv)
    helmet = page.locator(".holder:visible")
    for screen in SCREENS:
        sized(page, screen)
        assert helmet.evaluate(COVERED) == 0, screen
