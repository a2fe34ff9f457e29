"""The rows, cards and buttons of a table: large enough, read whole, and beside what they belong to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits, speak
from browser.board import LINES_OF_TEXT, SIZES, SQUARES, spoilt
from browser.screens import SCREENS, Grid, box_of, cut, on_screens, sized
from browser.shown import (
    BATTLE,
    END,
    FAVOR,
    FIRST_BATTLE,
    KEEP,
    LOG,
    NAMES,
    OVER,
    RESULT,
    SITE,
    WINS,
    answer_odds,
    show,
)
from browser.states import FOUR
from condottiere.record.events.event import Event
from condottiere.rules import Card

pytestmark = pytest.mark.unpainted


@on_screens("phone", "small-phone")
def test_which_cards_to_keep_is_asked_and_the_result_told_in_few_lines_on_a_phone(
    page: Page, grid: Grid, screen: str
) -> None:
    sized(page, screen)
    show(page, KEEP, log=RESULT)
    for code in grid.languages:
        speak(page, code)
        assert page.get_by_test_id("decision").evaluate(LINES_OF_TEXT) <= 2, code
        assert page.get_by_test_id("result").locator("p").first.evaluate(LINES_OF_TEXT) <= 2, code


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


def test_no_doubt_about_the_shuffle_stands_beside_who_has_won(page: Page, grid: Grid) -> None:
    show(page, OVER, log=END)
    for screen in grid.screens:
        sized(page, screen)
        record, doubt = (page.get_by_test_id(name).bounding_box() for name in ("record", "unverifiable"))
        assert record
        assert doubt
        assert doubt["y"] >= record["y"] + record["height"], screen


def test_no_line_is_sliced_above_what_may_be_done_at_the_end(page: Page, grid: Grid) -> None:
    show(page, OVER, log=END)
    for code in grid.languages:
        speak(page, code)
        for screen in grid.screens:
            sized(page, screen)
            assert page.get_by_test_id("game-over").evaluate(FADED_LESS) == [], f"{code} {screen}"
            expect(page.get_by_test_id("hand")).to_be_hidden()
    sized(page, "laptop")
    speak(page, "en")
    expect(page.get_by_test_id("unverifiable")).to_be_in_viewport(ratio=1)
    assert page.locator("div.field").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0


HANDS = ["123456TWSBCCDHKU", "123456TWCCHH", "CDHKUBWS", "CCC"]


def test_what_a_card_says_lies_under_no_other_card(page: Page, grid: Grid) -> None:
    for hand in HANDS:
        show(page, f"seats=2 site=roma hands={hand}/1")
        for screen in grid.screens:
            sized(page, screen)
            assert spoilt(page) == [], (hand, screen)


CLIPPED = """(text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = []
    for (let one = text; one; one = one.parentElement)
        if (getComputedStyle(one).overflowX !== 'visible') boxes.push(one.getBoundingClientRect())
    return [...range.getClientRects()].filter(({ left, right, top, bottom }) => boxes.some((box) =>
        left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1))
}"""
"""The lines of a text of which something is cut off."""


def test_how_a_line_adds_up_is_shown_whole_where_there_is_room(page: Page, grid: Grid) -> None:
    show(page, BATTLE, log=LOG)
    sums = page.locator("[data-testid^=line-] .working")
    for screen in grid.of("desktop", "laptop", "tablet"):
        sized(page, screen)
        assert sums.count() > 2, screen
        assert [one.text_content() for one in sums.all() if one.evaluate(CLIPPED)] == [], screen


@pytest.mark.everything
def test_the_header_of_a_low_screen_breaks_no_words(page: Page) -> None:
    page.set_viewport_size({"width": 710, "height": 390})
    show(page, BATTLE, log=LOG)
    button = page.get_by_test_id("log-and-talk")
    assert button.evaluate(LINES_OF_TEXT) == 1
    assert fits(page)
    for name in ("log-and-talk", "rules"):
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=0.9)


@on_screens("laptop", "phone", "small-phone")
def test_what_confirms_a_region_leaves_no_gap_beside_it(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, "seats=3 phase=site site=roma hands=123/1/1 owners=napoli:1 lines=// battles=3", hints=False)
    page.get_by_test_id("region-bologna").press("Enter")
    button, dock = page.get_by_test_id("confirm-region"), page.get_by_role("region", name="What to do")
    expect(button).to_have_text("Fight for Bologna")
    inner, outer = box_of(button), box_of(dock)
    before = inner["x"] - outer["x"]
    after = outer["x"] + outer["width"] - inner["x"] - inner["width"]
    assert before <= 20, "it begins where the dock does"
    assert abs(before - after) <= 2, (before, after)


@on_screens("laptop", "small-phone", "zoomed-to-200")
def test_few_cards_that_may_be_taken_back_are_offered_in_words(page: Page, screen: str) -> None:
    sized(page, screen)
    battle = BATTLE.replace("lines=T6554431CCDS", "lines=T6S")
    show(page, battle.replace("seats=6", "seats=6 phase=rescue"), log=LOG)
    choices = page.locator("[data-testid^=rescue-]")
    expect(choices).to_have_text(["Take back Mercenary 6", "Take back Mercenary 10", "None"])
    assert cut(choices) == []
    tops = {one["y"] for choice in choices.all() if (one := choice.bounding_box())}
    assert len(tops) == 1, "not in one row"
    for worth in (6, 10):
        words = box_of(page.get_by_text(f"Mercenary {worth}", exact=True).and_(page.locator("b")))
        assert words["width"] > 60


@on_screens("laptop", "small-phone", "zoomed-to-200")
def test_the_end_is_said_once_and_in_the_log(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, OVER, log=END)
    expect(page.get_by_role("heading", name=WINS)).to_be_visible()
    seen = """([log, words]) => [...document.querySelectorAll('*')].filter((one) =>
        one.childElementCount === 0 && one.textContent === words && !log.contains(one)
        && one.checkVisibility() && !one.closest('.hidden-visually')).length"""
    assert page.evaluate(seen, [page.get_by_test_id("log").element_handle(), WINS]) == 1
    expect(page.get_by_test_id("log")).to_contain_text(WINS)
    assert cut(page.get_by_test_id("again"), page.get_by_test_id("record")) == []
    assert cut(page.get_by_test_id("game-over").get_by_role("row")) == []


def test_a_hand_fades_out_where_it_goes_on(page: Page) -> None:
    sized(page, "small-phone")
    show(page, BATTLE, log=LOG)
    hand = page.get_by_test_id("hand")
    scrolled = "(hand, share) => { hand.scrollLeft = share * (hand.scrollWidth - hand.clientWidth) }"
    for share, edges in ((0, {"after"}), (0.5, {"before", "after"}), (1, {"before"})):
        hand.evaluate(scrolled, share)
        for edge in ("before", "after"):
            wants = expect(hand).to_have_class if edge in edges else expect(hand).not_to_have_class
            wants(re.compile(rf"\b{edge}\b"))
    sized(page, "desktop")
    expect(hand).to_have_css("mask-image", "none")


OUT_OF_SIGHT = """(all) => all.filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const parts = [[0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]]
    return !parts.every(([x, y]) => {
        const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
        return one.contains(hit) || hit?.contains(one)
    })
}).map((one) => one.textContent.trim())"""
"""Those of which something is scrolled away or lies under something else."""


STRENGTHS = (81, 44, 85, 32, 71, 45)
"""Of the battle that is shown, by seat."""


FINGER, THUMB = 24, 44
"""CSS pixels of a target that can be hit (WCAG 2.5.8), and of one that is hit with ease (2.5.5)."""


@pytest.mark.parametrize("position", [BATTLE, FIRST_BATTLE], ids=["battle", "first-battle"])
def test_all_strengths_are_seen_whatever_card_is_selected(page: Page, grid: Grid, position: str) -> None:
    sized(page, "small-phone")
    show(page, position, log=LOG)
    strengths, cards = page.locator("[data-testid^=strength-]"), page.locator("[data-testid^=hand-card-]")
    for code in grid.languages:
        speak(page, code)
        for card in cards.all():
            card.evaluate("(one) => one.click()")
            expect(card).to_have_attribute("aria-pressed", "true")
            hidden = strengths.evaluate_all(OUT_OF_SIGHT)
            assert hidden == [], (code, card.get_attribute("data-testid"))
        cards.last.evaluate("(one) => one.click()")
        assert strengths.evaluate_all(OUT_OF_SIGHT) == [], code


@pytest.mark.everything
@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize(("position", "log"), [(SITE, RESULT), (FAVOR, LOG)], ids=["site", "favor"])
def test_on_a_small_phone_all_seats_are_seen_beside_the_map_to_choose_on(
    page: Page, grid: Grid, position: str, log: tuple[Event, ...], height: int
) -> None:
    page.set_viewport_size({"width": 360, "height": height})
    show(page, position, log=log)
    for code in grid.languages:
        speak(page, code)
        seats = page.get_by_test_id("map-seats").get_by_role("listitem")
        expect(seats).to_have_count(len(NAMES))
        assert seats.evaluate_all(OUT_OF_SIGHT) == [], code
        for name, strength, seat in zip(NAMES, STRENGTHS, seats.all(), strict=True):
            expect(seat).to_contain_text(name)
            expect(seat).to_contain_text(str(strength))
            for part in seat.locator(".name, .hand, .strength").all():
                expect(part).to_be_in_viewport(ratio=0.99)
        squares = page.evaluate(SQUARES)
        assert min(squares.values()) >= FINGER, squares
        assert max(squares.values()) >= THUMB, squares


def test_the_battle_lines_take_the_room_of_an_empty_hand(page: Page, grid: Grid) -> None:
    sized(page, "phone")
    show(page, "seats=4 phase=site site=siena owners=torino:0,milano:1 hands=//4/ lines=1/// battles=6")
    for code in grid.languages:
        speak(page, code)
        rows = [box for row in page.locator("[data-testid^=line-]").all() if (box := row.bounding_box())]
        dock = page.get_by_test_id("hand").locator("xpath=ancestor::*[contains(@class, 'dock')]")
        below = box_of(dock)
        assert len(rows) == 4
        assert min(row["height"] for row in rows) >= 49, code
        assert abs(rows[-1]["y"] + rows[-1]["height"] - below["y"]) < 3, (code, "nothing lies between")


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


def test_a_few_cards_are_as_large_as_their_row_allows(page: Page, grid: Grid) -> None:
    page.emulate_media(reduced_motion="reduce")
    cards = page.locator("[data-testid^=line-] .cards .card")
    for at, (seats, more, after) in enumerate(((4, "", ""), (6, "/1/1", "/T/5"))):
        widths: dict[str, set[int]] = {screen: set() for screen in grid.of(*LEAST)}
        for lines in ("TC65D/65C/DT/6", "TC65/6/D/"):
            position = FEW.format(more=more, lines=f"{lines}{after}")
            show(page, f"seats={seats} {position} out=2", log=LOG)
            for screen in grid.of(*LEAST):
                sized(page, screen)
                assert len(cards.evaluate_all(SIZES)) == 1, screen
                width = cards.first.evaluate("(one) => one.getBoundingClientRect().width")
                assert width >= LEAST[screen][at], screen
                assert page.locator("[data-testid^=line-]").evaluate_all(TOUCHING) == [], screen
                widths[screen].add(round(width))
        assert {len(some) for some in widths.values()} == {1}, "four cards are as large as five"


NUMBERS = """(texts) => texts.map((text) => {
    const { width, height } = text.getBoundingClientRect()
    const card = text.closest('.card').getBoundingClientRect().width
    return [text.textContent, width / card, height / card]
})"""
"""The numbers on cards, and how much of the width of its card each is wide and high."""


def test_a_ten_is_as_large_as_any_other_number_however_small_its_card(page: Page, grid: Grid) -> None:
    show(page, BATTLE, log=LOG)
    numbers = page.get_by_test_id("line-2").locator(".cards text.strength")
    for screen in grid.screens:
        sized(page, screen)
        boxes = {word: box for word, *box in numbers.evaluate_all(NUMBERS)}
        assert boxes["10"][1] == pytest.approx(boxes["5"][1], rel=0.01), screen
        assert boxes["10"][0] >= 2 * 0.28, (screen, "each figure takes that much of its card")


WITHIN = """(button) => {
    const box = button.getBoundingClientRect()
    return [...button.querySelectorAll('*')].filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < box.left + 3 || right > box.right - 3 || top < box.top + 3 || bottom > box.bottom - 3
    }).map((one) => one.outerHTML)
}"""
"""What of a button lies on its edge, which is 3 pixels wide, or beyond."""


@on_screens(*SCREENS)
def test_what_a_scarecrow_may_take_back_and_its_odds_stand_within_their_button(
    page: Page, screen: str
) -> None:
    sized(page, screen)
    answer_odds(page, {f"rescue:{one}": 1 for one in (Card.MERCENARY_1.value, Card.MERCENARY_10.value, "-")})
    show(page, FOUR.replace("seats=4", "seats=4 phase=rescue").replace("lines=T65", "lines=T1"))
    speak(page, "it")
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-none")).to_be_visible()
    for choice in page.locator("[data-testid^=rescue-]").all():
        assert choice.evaluate(WITHIN) == []


UNCOVERED = """(kinds) => kinds.flatMap((kind) => {
    const badge = kind.querySelector('[data-testid^=odds-]').getBoundingClientRect()
    return [...kind.querySelectorAll('.copy:not(.under) :is(.strength, .minor)')].map((number) => {
        const { a, d, f } = number.getScreenCTM()
        const baseline = number.y.baseVal[0].value * d + f
        const capitals = 0.62 * parseFloat(getComputedStyle(number).fontSize) * d
        return [kind.dataset.testid, baseline - capitals - badge.bottom]
    })
})"""
"""How far the number of each card begins below what is told of its odds, in pixels."""


@on_screens(*SCREENS)
def test_the_numbers_of_cards_are_read_beneath_their_odds(page: Page, screen: str) -> None:
    sized(page, screen)
    answer_odds(page, {f"play:{card.value}": 1 for card in Card})
    show(page, FOUR)
    page.get_by_test_id("odds").click()
    badges = page.get_by_test_id("hand").locator("[data-testid^=odds-]")
    expect(badges.first).to_be_visible()
    covered = [found for found in page.locator(".hand .kind").evaluate_all(UNCOVERED) if found[1] < 0]
    assert covered == []
    for card in page.locator(".hand .kind").all():
        card.click(position={"x": 10, "y": 30})
        expect(page.locator(".hand .kind[aria-pressed=true]")).to_have_count(1)
        above = card.evaluate(
            """(one) => one.closest('.hand').getBoundingClientRect().top
                - one.querySelector('[data-testid^=odds-]').getBoundingClientRect().top"""
        )
        assert above <= 0, "a raised card’s is seen whole"


FRAME = 2
"""CSS pixels of what is drawn around the line of whoever is on turn, over what lies in it."""


@on_screens("phone", "small-phone")
@pytest.mark.parametrize("others", [2, 3])
def test_that_a_seat_may_win_here_is_read_whole(page: Page, grid: Grid, screen: str, others: int) -> None:
    """Beside as many cards and regions as a seat can have then, whatever the language and the name."""
    sized(page, screen)
    owners = "torino:0,genova:0,modena:0,firenze:0,spoleto:0,milano:1"
    hands = "/".join(["25TTTWSBCDHKKUU", *others * "1"])
    show(page, f"seats={others + 1} holder=0 site=siena owners={owners} options=points:20 hands={hands}")
    for code in grid.languages:
        speak(page, code)
        for seat in range(others + 1):
            row = box_of(page.get_by_test_id(f"line-{seat}"))
            parts = page.get_by_test_id(f"line-{seat}").locator(":is(.facts, .needs) .short:visible")
            assert parts.count() == 1 + (seat == 0), "what it has, and that it may win"
            for part in parts.all():
                box = box_of(part)
                assert row["y"] <= box["y"], (code, seat)
                assert box["y"] + box["height"] <= row["y"] + row["height"] - FRAME, (code, seat)


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


@on_screens("desktop", "laptop", "tablet", "phone")
def test_sums_and_whose_turn_it_is_stand_within_the_frame_of_a_row(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    assert page.locator("[data-testid^=line-] .notes").evaluate_all(ON_THE_FRAME) == []
