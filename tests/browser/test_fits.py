"""Full tables on screens of all sizes: nothing is cut off, and the map can be read when it is needed."""

import base64
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import fits, speak
from browser.boxes import LANGUAGES
from browser.kept import remember, summarised
from browser.person import unfold
from browser.screens import SCREENS, cut, in_sight, sized
from browser.shown import (
    BATTLE,
    END,
    FAVOR,
    FIRST_BATTLE,
    HAND,
    KEEP,
    LOG,
    OVER,
    RESCUE,
    RESULT,
    SITE,
    WINS,
    show,
)

pytestmark = pytest.mark.unpainted

STATES = {
    "first-battle": (FIRST_BATTLE, LOG),
    "battle": (BATTLE, LOG),
    "rescue": (RESCUE, LOG),
    "favor": (FAVOR, LOG),
    "site": (SITE, RESULT),
    "hand": (HAND, RESULT),
    "keep": (KEEP, RESULT),
}
MAP_TO_CHOOSE_ON = 290
"""CSS pixels that the map is high at least while a region is chosen."""

LETTERS = 9
"""CSS pixels that a line of the names on it is high at least."""

OVERLAID = """(hand) => {
    const cards = [...hand.querySelectorAll('li')]
    return cards.slice(0, -1).flatMap((card, place) => {
        const next = cards[place + 1].getBoundingClientRect().left
        return [...card.querySelectorAll('.copy:last-of-type :is(.emblem, text)')]
            .filter((part) => part.getBoundingClientRect().right > next + 1).map(() => card.textContent)
    })
}"""
"""The cards of a hand whose number, emblem or name is partly under the next card."""

COVERED_IN_LINE = """(lines) => lines.flatMap((line) => {
    const cards = [...line.querySelectorAll('.card > svg')]
    return cards.slice(0, -1).flatMap((card, place) => {
        const next = cards[place + 1].getBoundingClientRect().left
        return [...card.querySelectorAll('text')]
            .filter((text) => text.getBoundingClientRect().right > next + 1).map((text) => text.textContent)
    })
})"""
"""The numbers on the cards of battle lines that are partly under the next card."""

SPILLED = """(rows) => rows.flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    const parts = row.querySelectorAll(':is(h3, p, div):is(.name, .facts, .cards, .notes, .strength)')
    return [...parts].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1)
    }).map((part) => part.className)
})"""
"""The parts of battle lines that reach out of them."""


NAMES_HIDDEN = """() => {
    const boxes = (which) => [...document.querySelectorAll(`[data-testid^=${which}]`)].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { what: one.dataset.testid, left, right, top, bottom }
    })
    // A line of text is higher than its letters, above and below.
    const names = boxes('name-').map((one) => {
        const high = one.bottom - one.top
        return { ...one, top: one.top + 0.24 * high, bottom: one.bottom - 0.24 * high }
    })
    return names.filter((name) => boxes('piece').some((piece) =>
        piece.left < name.right && name.left < piece.right
        && piece.top < name.bottom && name.top < piece.bottom)).map(({ what }) => what)
}"""
"""The names of regions that are partly under a token."""

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


@pytest.mark.parametrize("state", STATES)
def test_nothing_of_a_full_table_is_cut(page: Page, state: str) -> None:
    position, log = STATES[state]
    show(page, position, log=log)
    lines = page.locator("[data-testid^=line-]")
    cards = page.locator("[data-testid^=hand-card-]")
    buttons = page.get_by_role("region", name="What to do").get_by_role("button")
    for screen in SCREENS:
        sized(page, screen)
        assert fits(page), screen
        expect(lines).to_have_count(6)
        expect(cards).to_have_count(15)
        assert cut(cards, lines) == [], screen
        if state != "hand":  # whoever holds a Mercenary can only keep, and is asked nothing
            assert cut(buttons) == [], screen
        assert lines.evaluate_all(SPILLED) == [], screen


@pytest.mark.parametrize("screen", ["phone", "small-phone"])
@pytest.mark.parametrize("turn", [0, 2])
def test_all_cards_known_to_be_in_a_hand_are_read_between_battles(page: Page, screen: str, turn: int) -> None:
    sized(page, screen)
    position = f"seats=6 holder=0 hands=1/12/1234TWSB/1/1/1 phase=draw turn={turn} site=roma battles=2"
    show(page, f"{position} options=draw-after-battle known=2>0:1234TWSB", log=RESULT)
    line = page.get_by_test_id("line-2")
    known = line.get_by_role("img", name=re.compile("^Holds Mercenary 1, Mercenary 2, Mercenary 3.*Bishop"))
    expect(known.locator("svg")).to_have_count(8)
    assert cut(line, known.locator("svg")) == []
    assert line.evaluate_all(SPILLED) == []
    known.click()
    expect(page.get_by_role("tooltip")).to_contain_text("Known to be in this hand: Mercenary 1")


@pytest.mark.parametrize("screen", ["phone", "small-phone", "laptop"])
def test_a_card_known_to_be_in_a_hand_says_so_and_stays_where_it_is(page: Page, screen: str) -> None:
    """Whatever is played, and when its seat has passed."""
    sized(page, screen)
    seats = "seats=4 site=siena holder=0 hands=1/1/446/1 known=2>0:4"
    places = set()
    for line in ("", "5", "5642T", "5642T out=2"):
        lines = f"lines=//{line.split(' ')[0]}/"
        show(page, " ".join([seats, lines, *line.split()[1:]]), log=LOG)
        known = page.get_by_test_id("line-2").get_by_role("img", name="Holds Mercenary 4")
        expect(known).to_have_text("holds4")
        expect(known.get_by_text("holds")).to_be_visible()
        box = known.bounding_box()
        assert box
        places.add((round(box["x"]), round(box["y"])))
    assert len(places) == 1, places


HANDS = ["123456TWSBCCDHKU", "123456TWCCHH", "CDHKUBWS", "CCC"]


@pytest.mark.parametrize("hand", HANDS)
def test_what_a_card_says_lies_under_no_other_card(page: Page, hand: str) -> None:
    show(page, f"seats=2 site=roma hands={hand}/1")
    for screen in SCREENS:
        sized(page, screen)
        assert page.get_by_role("region", name="Your hand").evaluate(OVERLAID) == [], screen


def test_the_numbers_of_a_long_line_lie_under_no_card(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    lines = page.get_by_role("img", name=re.compile("^In the line: "))
    for screen in SCREENS:
        sized(page, screen)
        expect(lines).to_have_count(6)
        assert lines.evaluate_all(COVERED_IN_LINE) == [], screen


def test_how_a_line_adds_up_is_shown_whole_where_there_is_room(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    sums = page.locator("[data-testid^=line-] .working")
    for screen in ("desktop", "laptop", "tablet"):
        sized(page, screen)
        assert sums.count() > 2, screen
        assert [one.text_content() for one in sums.all() if one.evaluate(CLIPPED)] == [], screen


@pytest.mark.parametrize("screen", ["phone-on-its-side", "zoomed-to-200"])
def test_a_low_screen_still_says_whose_turn_it_is(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    expect(page.get_by_test_id("decision")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("decision")).to_contain_text("Your turn")


def test_the_header_of_a_low_screen_breaks_no_words(page: Page) -> None:
    page.set_viewport_size({"width": 710, "height": 390})
    show(page, BATTLE, log=LOG)
    button = page.get_by_test_id("log-and-talk")
    rows = """(one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }"""
    assert button.evaluate(rows) == 1
    assert fits(page)
    for name in ("log-and-talk", "rules"):
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("screen", ["phone-on-its-side", "zoomed-to-200"])
def test_the_first_page_on_a_low_screen_shows_a_seat_and_the_button(page: Page, screen: str) -> None:
    sized(page, screen)
    page.goto("/")
    expect(page.get_by_test_id("own-name")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("create-table")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", ["laptop", "phone", "small-phone"])
def test_what_confirms_a_region_leaves_no_gap_beside_it(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, "seats=3 phase=site site=roma hands=123/1/1 owners=napoli:1 lines=// battles=3", hints=False)
    page.get_by_test_id("region-bologna").press("Enter")
    button, dock = page.get_by_test_id("confirm-region"), page.get_by_role("region", name="What to do")
    expect(button).to_have_text("Fight for Bologna")
    inner, outer = button.bounding_box(), dock.bounding_box()
    assert inner is not None
    assert outer is not None
    before = inner["x"] - outer["x"]
    after = outer["x"] + outer["width"] - inner["x"] - inner["width"]
    assert before <= 20, "it begins where the dock does"
    assert abs(before - after) <= 2, (before, after)


def test_the_question_of_the_scarecrow_moves_nothing(page: Page) -> None:
    sized(page, "laptop")
    battle = BATTLE.replace("hands=12", "hands=1").replace("lines=T6554431", "lines=T65544321")
    show(page, battle, log=LOG)
    before = page.get_by_role("list", name="Battle lines").bounding_box()
    show(page, battle.replace("seats=6", "seats=6 phase=rescue"), log=LOG)
    expect(page.get_by_test_id("rescue-none")).to_be_visible()
    assert page.get_by_role("list", name="Battle lines").bounding_box() == before


@pytest.mark.parametrize("screen", ["laptop", "small-phone", "zoomed-to-200"])
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
        words = page.get_by_text(f"Mercenary {worth}", exact=True).and_(page.locator("b")).bounding_box()
        assert words
        assert words["width"] > 60


@pytest.mark.parametrize("state", ["first-battle", "battle", "rescue", "site", "favor"])
def test_six_full_lines_are_in_sight_at_once(page: Page, state: str) -> None:
    """On the small phone beside a map to choose on there is room for some of them."""
    position, log = STATES[state]
    show(page, position, log=log)
    expect(page.get_by_test_id("how-to-win")).to_have_count(int(state == "first-battle"))
    for screen in SCREENS:
        if screen == "small-phone" and state in ("site", "favor"):
            continue
        sized(page, screen)
        assert in_sight(page.locator("[data-testid^=line-]"), 0.97), screen


def test_what_has_happened_is_read_while_a_region_is_chosen(page: Page) -> None:
    show(page, SITE, log=RESULT)
    for screen in SCREENS:
        sized(page, screen)
        assert in_sight(page.get_by_test_id("result"), 0.99), screen
    show(page, FAVOR, log=LOG)
    for screen in SCREENS:
        sized(page, screen)
        assert in_sight(page.get_by_text("Spring: the highest"), 0.99), screen
        if screen == "small-phone":  # most lines are out of sight
            assert in_sight(page.get_by_role("list", name="Strengths"), 0.99)


@pytest.mark.parametrize("state", ["site", "favor"])
def test_the_map_can_be_read_while_a_region_is_chosen(page: Page, state: str) -> None:
    position, log = STATES[state]
    show(page, position, log=log)
    drawn = page.get_by_role("group", name="Map of Italy")
    for screen in SCREENS:
        sized(page, screen)
        box = drawn.bounding_box()
        assert box is not None
        assert box["height"] >= MAP_TO_CHOOSE_ON, screen
        assert in_sight(drawn, 0.99), screen
        letters = "(all) => all.map((one) => one.getBBox().height * one.getScreenCTM().a)"
        assert min(page.locator("[data-testid^=name-]").evaluate_all(letters), default=0) >= LETTERS, screen
        # What is drawn along the land is clipped to it.
        assert in_sight(page.locator("[data-testid^=region-] .land"), 0.99), screen


def test_no_token_lies_on_the_name_of_a_region(page: Page) -> None:
    show(page, SITE, log=RESULT)
    for screen in SCREENS:
        sized(page, screen)
        expect(page.locator("[data-testid=piece]")).to_have_count(13)
        assert page.evaluate(NAMES_HIDDEN) == [], screen


def test_one_may_play_again_without_searching(page: Page) -> None:
    show(page, OVER, log=END)
    for screen in SCREENS:
        sized(page, screen)
        for button in ("rematch", "after"):
            expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=1)


def test_all_standings_are_in_sight_above_the_rematch(page: Page) -> None:
    show(page, OVER, log=END)
    expect(page.get_by_test_id("game-over").get_by_role("row")).to_have_count(7)
    standings = """(end) => {
        const rows = [...end.querySelectorAll('tr')].map((row) => row.getBoundingClientRect())
        const choices = end.querySelector('.again').getBoundingClientRect()
        return rows.every(({ top, bottom }) => top >= 0 && bottom <= choices.top + 1)
    }"""
    for code in LANGUAGES:
        speak(page, code)
        for screen in SCREENS:
            sized(page, screen)
            assert page.get_by_test_id("game-over").evaluate(standings), (code, screen)


@pytest.mark.parametrize("screen", ["laptop", "small-phone", "zoomed-to-200"])
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


# --- themes ------------------------------------------------------------------------------------


def test_forced_colours_still_tell_who_is_there_and_what_is_chosen(own_page: Page) -> None:
    page = own_page
    page.emulate_media(forced_colors="active")
    show(page, BATTLE, log=LOG)
    here, away = (page.get_by_test_id(f"line-{seat}").locator(".dot") for seat in (0, 1))
    assert middle(page, here) != middle(page, away)
    assert background(page.get_by_test_id("tab-all")) != background(page.get_by_test_id("tab-talk"))
    page.goto("/")
    unfold(page)
    page.get_by_test_id("seats-6").click()
    assert background(page.get_by_test_id("seats-6")) != background(page.get_by_test_id("seats-5"))
    tick = page.get_by_test_id("option-hidden-cards")
    empty = tick.screenshot()
    tick.check()
    assert tick.screenshot() != empty


def test_nothing_shines_through_the_words_of_the_first_page_in_forced_colours(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    sized(page, "laptop")
    summarised(page, one="battle")
    remember(page, "one")
    page.goto("/")
    unfold(page)
    for words in (page.get_by_test_id("my-games"), page.get_by_text("More settings")):
        expect(words).to_be_visible()
        assert background(words).startswith("rgb("), "transparent"


def background(one: Locator) -> str:
    colour: str = one.evaluate("(one) => getComputedStyle(one).backgroundColor")
    return colour


def middle(page: Page, one: Locator) -> list[int]:
    """The colour in the middle of something, as it is seen."""
    picture = base64.b64encode(one.screenshot()).decode()
    colour: list[int] = page.evaluate(
        """async (picture) => {
            const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))
            const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
            canvas.drawImage(image, 0, 0)
            return [...canvas.getImageData(image.width / 2, image.height / 2, 1, 1).data]
        }""",
        picture,
    )
    return colour


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
