"""The rows, cards and buttons of a table: large enough, read whole, and beside what they belong to."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser.axe import speak
from browser.board import LINES_OF_TEXT, SIZES, SQUARES, spoilt
from browser.boxes import troubles
from browser.screens import Grid, box_of, cut, in_sight, on_screens, sized
from browser.shown import BATTLE, END, FAVOR, KEEP, LOG, NAMES, OVER, RESULT, SITE, WINS, answer_odds, show
from browser.states import FOUR
from condottiere.record.events.event import Event
from condottiere.rules import Card
from condottiere.server.messages.protocol import Answers

FINGER, THUMB = 24, 44
"""CSS pixels of a target that can be hit (WCAG 2.5.8), and of one that is hit with ease (2.5.5)."""
LEAST_MAP = 90
"""How high a map is at least that is seen at the end, in CSS pixels."""
STRENGTHS = (81, 44, 85, 32, 71, 45)
"""Of the battle that is shown, by seat."""
REGIONS = (2, 2, 3, 2, 1, 1)
"""How many each seat has once it is over."""


@on_screens("phone", "small-phone")
def test_what_is_asked_and_waited_for_and_the_result_take_few_lines_on_a_phone(
    page: Page, grid: Grid, screen: str
) -> None:
    sized(page, screen)
    for code in grid.languages:
        show(page, KEEP, log=RESULT)
        speak(page, code)
        asked = page.get_by_test_id("decision")
        assert asked.evaluate(LINES_OF_TEXT) <= 2, code
        assert page.get_by_test_id("result").locator("p").first.evaluate(LINES_OF_TEXT) <= 2, code
        show(page, f"{BATTLE} turn=2", takeback=6)
        expect(page.locator(".advice button")).to_have_count(3)
        assert asked.evaluate(LINES_OF_TEXT) <= 2, code


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


def test_the_end_is_said_once_in_the_log_and_above_what_may_be_done_next(page: Page, grid: Grid) -> None:
    show(page, OVER, log=END)
    end, record, doubt = map(page.get_by_test_id, ("game-over", "record", "unverifiable"))
    expect(page.get_by_test_id("log")).to_contain_text(WINS)
    elsewhere = ":not([data-testid=log] *, .hidden-visually, .hidden-visually *)"
    said = page.get_by_text(WINS, exact=True).and_(page.locator(f"{elsewhere}:visible"))
    for screen in {*grid.screens, "small-phone"}:
        sized(page, screen)
        expect(page.get_by_role("heading", name=WINS)).to_be_visible()
        expect(said).to_have_count(1)
        expect(page.get_by_test_id("hand")).to_be_hidden()
        assert box_of(doubt)["y"] >= box_of(record)["y"] + box_of(record)["height"], screen
        assert box_of(page.get_by_test_id("map"))["height"] >= LEAST_MAP, screen
        assert cut(page.get_by_test_id("again"), record, end.get_by_role("row")) == [], screen
    for code, screen in product(grid.languages, grid.screens):
        speak(page, code)
        sized(page, screen)
        assert end.evaluate(FADED_LESS) == [], (code, screen)
    sized(page, "laptop")
    speak(page, "en")
    expect(doubt).to_be_in_viewport(ratio=1)
    assert page.locator("div.field").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0


def test_at_the_end_no_button_lies_over_the_heading_where_there_is_no_room_for_a_map(page: Page) -> None:
    page.set_viewport_size({"width": 375, "height": 553})
    show(page, OVER, log=END)
    heading = page.get_by_role("heading", name=WINS)
    expect(heading).to_be_visible()
    assert cut(heading) == []


def test_how_a_line_adds_up_is_shown_whole_where_there_is_room(page: Page, grid: Grid) -> None:
    show(page, BATTLE, log=LOG)
    sums = page.locator("[data-testid^=line-] .working")
    for screen in grid.of("desktop", "laptop", "tablet"):
        sized(page, screen)
        assert sums.count() > 2, screen
        assert in_sight(sums, 0.97), screen


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
    assert len({box_of(choice)["y"] for choice in choices.all()}) == 1, "not in one row"
    for worth in (6, 10):
        words = box_of(page.get_by_text(f"Mercenary {worth}", exact=True).and_(page.locator("b")))
        assert words["width"] > 60


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


def test_all_strengths_are_seen_whatever_card_is_selected(page: Page, grid: Grid) -> None:
    sized(page, "small-phone")
    show(page, BATTLE, log=LOG)
    for code in grid.languages:
        speak(page, code)
        for card in page.locator("[data-testid^=hand-card-]").all():
            card.evaluate("(one) => one.click()")
            expect(card).to_have_attribute("aria-pressed", "true")
            assert in_sight(page.locator("[data-testid^=strength-]"), 0.97), (code, card)


@pytest.mark.everything
@pytest.mark.parametrize(
    ("position", "log", "figures"),
    [(SITE, RESULT, REGIONS), (FAVOR, LOG, STRENGTHS)],
    ids=["site", "favor"],
)
def test_on_a_small_phone_all_seats_are_seen_beside_the_map_to_choose_on(
    page: Page, grid: Grid, position: str, log: tuple[Event, ...], figures: tuple[int, ...]
) -> None:
    sized(page, "small-phone")
    show(page, position, log=log)
    for code in grid.languages:
        speak(page, code)
        seats = page.get_by_test_id("map-seats").get_by_role("listitem")
        for name, figure, seat in zip(NAMES, figures, seats.all(), strict=True):
            expect(seat).to_contain_text(name)
            expect(seat.locator(".count, .strength").last).to_have_text(str(figure))
        assert in_sight(seats.locator(".name, b, .count, .strength"), 0.97), code
        squares = page.evaluate(SQUARES)
        assert min(squares.values()) >= FINGER, squares
        assert max(squares.values()) >= THUMB, squares


def test_the_battle_lines_take_the_room_of_an_empty_hand(page: Page, grid: Grid) -> None:
    sized(page, "phone")
    show(page, "seats=4 phase=site site=siena owners=torino:0,milano:1 hands=//4/ lines=1/// battles=6")
    for code in grid.languages:
        speak(page, code)
        rows = [box_of(row) for row in page.locator("[data-testid^=line-]").all()]
        dock = box_of(page.get_by_test_id("hand").locator("xpath=ancestor::*[contains(@class, 'dock')]"))
        assert len(rows) == 4
        assert min(row["height"] for row in rows) >= 49, code
        assert abs(rows[-1]["y"] + rows[-1]["height"] - dock["y"]) < 3, (code, "nothing lies between")


FEW = "battles=3 hands=1234TWK/12345{more} known=1>0:5 site=roma lines={lines}"
LEAST = {"laptop": (100, 51, 40), "tablet": (110, 70, 45), "phone": (64, 36, 29), "small-phone": (45, 27, 21)}
"""How wide the cards are at least where none of two, four or six lines has more than five, in CSS pixels."""


def test_a_few_cards_are_as_large_as_their_row_allows(page: Page, grid: Grid) -> None:
    """Whatever is known of a hand."""
    cards = page.locator("[data-testid^=line-] .cards .card")
    for at, (seats, more, after) in enumerate(
        ((2, "", ""), (4, "/KKKK/KKK", "/DT/6"), (6, "/KKKK/KKK/1/1", "/DT/6/T/5"))
    ):
        widths: dict[str, set[int]] = {screen: set() for screen in grid.of(*LEAST)}
        for lines in ("TC65D/65C", "TC65/6"):
            position = FEW.format(more=more, lines=f"{lines}{after}")
            show(page, f"seats={seats} {position} {'out=2' if after else ''}", log=LOG)
            for screen in widths:
                sized(page, screen)
                assert len(cards.evaluate_all(SIZES)) == 1, screen
                width = box_of(cards.first)["width"]
                assert width >= LEAST[screen][at], (seats, screen)
                assert troubles(page) == [], (seats, screen)
                widths[screen].add(round(width))
        assert {len(some) for some in widths.values()} == {1}, "four cards are as large as five"


FULL = "seats=6 holder=0 site=roma hands=1/1/KK/KK/W/KK battles=3 lines=" + "/".join(6 * ["123456TDC"])


@pytest.mark.parametrize("screen", ["phone", "phone-on-its-side"])
def test_nine_cards_in_each_of_six_lines_are_read_on_a_phone(page: Page, screen: str) -> None:
    """As large as they are high in their row, in which there is room for what else there is to know."""
    sized(page, screen)
    show(page, FULL + " known=1>0:1 out=5", log=LOG)
    assert box_of(page.locator("[data-testid^=line-] .cards .card").first)["width"] > 22
    assert in_sight(page.locator("[data-testid^=line-], .dock button:visible"), 0.97)
    assert in_sight(page.locator(".line:not(.playing) :is(.known, .state):visible"), 0.8)
    assert troubles(page) + spoilt(page) == []


def test_six_seats_are_seen_while_one_is_asked_to_keep_a_hand_on_a_phone_on_its_side(
    page: Page, grid: Grid
) -> None:
    sized(page, "phone-on-its-side")
    asked = "seats=6 holder=0 phase=hand site=roma hands=WWSBC/12/KK/T/1/1 battles=1"
    show(page, asked, answers=Answers(until=1006, own=None, choice=True), now=1000)
    for code in grid.languages:
        speak(page, code)
        assert in_sight(page.locator("[data-testid^=line-], .dock button:visible"), 0.97), code


NUMBERS = """(texts) => Object.fromEntries(texts.map((text) => {
    const { width, height } = text.getBoundingClientRect()
    const card = text.closest('.card').getBoundingClientRect().width
    return [text.textContent, [width / card, height / card]]
}))"""
"""The numbers on cards, and how much of the width of its card each is wide and high."""


def test_a_ten_is_as_large_as_any_other_number_however_small_its_card(page: Page, grid: Grid) -> None:
    show(page, BATTLE, log=LOG)
    for screen in grid.screens:
        sized(page, screen)
        boxes = page.get_by_test_id("line-2").locator(".cards text.strength").evaluate_all(NUMBERS)
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


def test_what_a_scarecrow_may_take_back_and_its_odds_stand_within_their_button(
    page: Page, grid: Grid
) -> None:
    answer_odds(page, {f"rescue:{one}": 1 for one in (Card.MERCENARY_1.value, Card.MERCENARY_10.value, "-")})
    show(page, FOUR.replace("seats=4", "seats=4 phase=rescue").replace("lines=T65", "lines=T1"))
    speak(page, "it")
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("odds-none")).to_be_visible()
    for screen in grid.screens:
        sized(page, screen)
        for choice in page.locator("[data-testid^=rescue-]").all():
            assert choice.evaluate(WITHIN) == [], screen


UNCOVERED = """(kinds) => kinds.flatMap((kind) => {
    const badge = kind.querySelector('[data-testid^=odds-]').getBoundingClientRect()
    return [...kind.querySelectorAll('.copy:not(.under) :is(.strength, .minor)')].filter((number) => {
        const { a, d, f } = number.getScreenCTM()
        const baseline = number.y.baseVal[0].value * d + f
        return baseline - 0.62 * parseFloat(getComputedStyle(number).fontSize) * d < badge.bottom
    }).map(() => kind.dataset.testid)
})"""
"""The cards whose number, a capital high, begins above the lower edge of what is told of its odds."""


def test_the_numbers_of_cards_are_read_beneath_their_odds(page: Page, grid: Grid) -> None:
    answer_odds(page, {f"play:{card.value}": 1 for card in Card})
    show(page, FOUR)
    page.get_by_test_id("odds").click()
    kinds = page.locator(".hand .kind")
    expect(kinds.first.locator("[data-testid^=odds-]")).to_be_visible()
    for screen in grid.screens:
        sized(page, screen)
        assert kinds.evaluate_all(UNCOVERED) == [], screen
        for card in kinds.all():
            card.evaluate("(one) => one.click()")
            assert in_sight(card.locator("[data-testid^=odds-]"), 0.97), "a raised card’s is seen whole"


@on_screens("phone", "small-phone")
@pytest.mark.parametrize("others", [2, 3])
def test_that_a_seat_may_win_here_is_read_whole(page: Page, grid: Grid, screen: str, others: int) -> None:
    """Beside as many cards and regions as a seat can have then, whatever the language and the name."""
    sized(page, screen)
    owners = "torino:0,genova:0,modena:0,firenze:0,spoleto:0,milano:1"
    hands = "/".join(["25TTTWSBCDHKKUU", *others * "1"])
    show(page, f"seats={others + 1} holder=0 site=siena owners={owners} options=points:20 hands={hands}")
    parts = page.locator("[data-testid^=line-] :is(.facts, .near) .short:visible")
    for code in grid.languages:
        speak(page, code)
        expect(parts).to_have_count(others + 2)  # what each has, and that the first may win
        assert in_sight(parts, 0.97), code
