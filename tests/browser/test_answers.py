"""What is pointed at is explained by mouse, finger and keyboard, and nothing else is done by that."""

import re

import msgspec
from playwright.sync_api import Locator, Page, expect

from browser.screens import Grid, box_of, in_sight, sized
from browser.shown import BATTLE, LOG, RESULT, SITE, heard, people, show, show_next

FIGHT = (
    "seats=4 phase=battle turn=0 holder=0 site=roma favor=siena hands=B551TCDKWU/123/45/6 "
    "lines=256D/TT4S/CH/CC owners=napoli:0,ancona:0,firenze:1,milano:2"
)
BISHOP = "hand-card-9"

HIDDEN = """(answer, others) => {
    const over = answer.getBoundingClientRect()
    const outside = over.left < 0 || over.top < 0 || over.right > innerWidth || over.bottom > innerHeight
    const covered = others.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const wide = Math.min(right, over.right) - Math.max(left, over.left)
        return wide > 1 && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1
    })
    return [...(outside ? ['the answer itself'] : []), ...covered.map((one) => one.dataset.testid)]
}"""
"""What of the answer lies outside of the window, and what of some elements beneath it."""


def answer(page: Page) -> Locator:
    return page.get_by_test_id("answer")


def press_long(page: Page, what: Locator) -> None:
    """A finger that stays, and is lifted where it came down."""
    box = box_of(what)
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 8, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(answer(page)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_card_that_is_raised_shows_what_every_strength_would_become(page: Page, grid: Grid) -> None:
    """At the strengths, or on a phone in the place of the enlarged map, and to those who cannot see it."""
    show(page, FIGHT)
    page.get_by_test_id(BISHOP).press("Enter")
    expect(page.get_by_test_id("becomes-0")).to_have_text(re.compile("would become 29"))
    expect(page.get_by_test_id("becomes-2")).to_have_count(0)
    expect(page.get_by_test_id(BISHOP)).to_contain_text("Bruno from 30 to 4")
    expect(page.get_by_test_id(BISHOP)).to_contain_text("Discarded: Bruno’s 2 × Mercenary 10.")
    expect(answer(page)).to_be_visible()
    page.keyboard.press("Escape")
    preview, strengths = page.get_by_test_id("preview"), page.locator("[data-testid^=strength-]")
    for screen in grid.screens:
        sized(page, screen)
        expect(preview).not_to_be_visible()
        expect(page.get_by_test_id("strength-1")).to_have_text(re.compile("30.*would become 4"))
        assert in_sight(strengths, 0.97), screen
    sized(page, "small-phone")
    hand = page.get_by_test_id("hand").bounding_box()
    page.get_by_role("button", name="Larger map").click()
    expect(preview).to_contain_text(re.compile(r"30\s+4"))
    assert page.get_by_test_id("hand").bounding_box() == hand


def test_strengths_that_a_scarecrow_changes_say_what_they_suppose_on_every_screen(
    page: Page, grid: Grid
) -> None:
    show(page, f"{FIGHT} options=hidden-cards down=T///")
    page.get_by_test_id("hand-card-13").press("Enter")
    supposed = page.get_by_role("region", name="What to do").get_by_text("If you take no Mercenary back.")
    expect(supposed).to_be_visible()
    for screen in grid.screens:
        sized(page, screen)
        assert in_sight(supposed, 0.97), screen
        assert in_sight(page.get_by_test_id("play-card"), 0.97), screen


def test_a_strength_says_how_it_adds_up_and_leads_to_the_rules(page: Page) -> None:
    sent = show(page, FIGHT)
    page.get_by_test_id(BISHOP).press("Enter")
    page.get_by_test_id("strength-0").click()
    expect(answer(page).get_by_role("listitem")).to_have_text(
        ["Mercenaries: 2+5+6 = 13§", "Drummer: Mercenaries count double: 26§"]
    )
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_count(0)
    expect(page.get_by_test_id(BISHOP)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("strength-0").click()
    answer(page).get_by_role("link", name="R3.3").click()
    expect(page.get_by_test_id("rules-drawer").locator(".led-to")).to_contain_text("Drummer")
    assert not [one for one in sent if '"act"' in one]


def test_the_keyboard_is_told_of_what_it_is_on(page: Page) -> None:
    show(page, FIGHT)
    page.get_by_test_id("about-seat-0").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("strength-0")).to_be_focused()
    expect(page.get_by_test_id("strength-0")).to_have_attribute("aria-describedby", "answer")
    expect(answer(page)).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(answer(page).locator("strong")).to_have_text("Bruno")
    expect(answer(page)).to_be_visible()
    expect(page.locator("[aria-describedby~=answer]")).to_have_count(1)


def test_a_card_to_be_shown_to_others_is_not_counted_as_played(page: Page) -> None:
    show(page, FIGHT)
    page.get_by_test_id("show").click()
    page.get_by_test_id(BISHOP).click()
    expect(page.get_by_test_id(BISHOP)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-testid^=becomes-]")).to_have_count(0)


def test_a_finger_that_stays_on_a_card_asks_and_does_nothing_else(page: Page) -> None:
    sent = show(page, FIGHT)
    sized(page, "small-phone")
    press_long(page, page.get_by_test_id(BISHOP))
    expect(answer(page)).to_contain_text("Bruno: 30 → 4")
    expect(page.get_by_test_id(BISHOP)).to_have_attribute("aria-pressed", "false")
    answer(page).get_by_role("button", name="Close the answer").click()
    expect(answer(page)).to_have_count(0)
    assert not [one for one in sent if '"act"' in one]


def test_an_answer_is_seen_whole_beside_what_it_speaks_of_and_what_that_is_compared_with(
    page: Page, grid: Grid
) -> None:
    show(page, FIGHT, log=LOG)
    strengths, cards = page.locator("[data-testid^=strength-]"), page.locator("[data-testid^=hand-card-]")
    plates = page.locator("[data-plate]")
    for screen in grid.screens:
        sized(page, screen)
        for seat in range(4):
            page.get_by_test_id(f"strength-{seat}").click()
            assert answer(page).evaluate(HIDDEN, strengths.element_handles()) == [], screen
            page.keyboard.press("Escape")
            page.get_by_test_id(f"about-seat-{seat}").click()
            assert answer(page).evaluate(HIDDEN, [plates.nth(seat).element_handle()]) == [], screen
            page.keyboard.press("Escape")
        page.get_by_test_id(BISHOP).hover(position={"x": 8, "y": 20})
        page.get_by_test_id(BISHOP).hover(position={"x": 9, "y": 21})
        expect(answer(page)).to_be_visible()
        assert answer(page).evaluate(HIDDEN, cards.element_handles()) == [], screen
        page.keyboard.press("Escape")
    sized(page, "laptop")
    page.get_by_test_id("about-seat-2").click()
    needed = [*plates.element_handles(), page.get_by_test_id("region-roma").element_handle()]
    assert answer(page).evaluate(HIDDEN, needed) == [], "the map shows what the seat needs"


def test_the_signs_on_a_plate_are_told_in_words_by_a_tap(page: Page) -> None:
    sized(page, "small-phone")
    show(page, BATTLE, log=LOG)
    signs = box_of(page.get_by_test_id("line-0").locator(".facts"))
    page.mouse.click(signs["x"] + signs["width"] - 8, signs["y"] + signs["height"] / 2)
    expect(answer(page)).to_contain_text("16 cards · 2 regions · 0 points · Holds the Condottiere")
    page.keyboard.press("Escape")
    about = box_of(page.get_by_test_id("line-2").locator("[data-plate]"))
    page.mouse.click(about["x"] + 12, about["y"] + about["height"] / 2)
    expect(answer(page)).to_contain_text("Played by the computer")


def test_a_region_says_why_it_may_not_be_chosen_and_for_whom_it_wins(page: Page) -> None:
    sent = show(page, SITE, log=RESULT)
    page.get_by_test_id("region-napoli").press("Enter")
    expect(answer(page)).to_contain_text(re.compile(r"Bruno controls Napoli"))
    page.keyboard.press("Escape")
    page.get_by_test_id("region-firenze").focus()
    expect(answer(page)).to_contain_text("The Favor of the Pope protects Firenze: it cannot be chosen.")
    assert not [one for one in sent if '"act"' in one]


TAP_AS_IT_CHANGES = """([changing, id]) => {
    window.tapped = new Promise((done) => {
        const look = new MutationObserver(() => {
            look.disconnect()
            document.querySelector(`[data-testid=${id}]`).dispatchEvent(
                new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
            setTimeout(done)
        })
        look.observe(document.querySelector(changing), { attributes: true })
    })
}"""


def test_a_tap_that_lands_as_the_table_changes_opens_no_answer(page: Page) -> None:
    for position, log, button in ((SITE, RESULT, "confirm-region"), (FIGHT, LOG, "play-card")):
        sent = show(page, position, log=log)
        expect(page.get_by_test_id(button)).to_be_visible()
        page.evaluate(TAP_AS_IT_CHANGES, ["[data-testid=decision]", button])
        show_next(page, position, version=40, log=log)
        page.evaluate("() => window.tapped")
        expect(answer(page)).to_have_count(0)
        assert not [one for one in sent if '"act"' in one]
    expect(page.get_by_test_id("pass")).to_have_attribute("aria-disabled", "false")
    page.get_by_test_id("play-card").click(force=True)
    expect(answer(page)).to_contain_text("Select a card in your hand first")


def test_a_tap_that_lands_as_somebody_else_arrives_is_taken(page: Page) -> None:
    sent = show(page, FIGHT, players=people(4))
    expect(page.get_by_test_id("pass")).to_have_attribute("aria-disabled", "false")
    page.evaluate(TAP_AS_IT_CHANGES, ["[data-testid=line-1] .dot", "pass"])
    both_here = [msgspec.structs.replace(one, online=True) for one in people(4)]
    show_next(page, FIGHT, version=1, players=both_here)
    page.evaluate("() => window.tapped")
    heard(page, sent, '"action":"pass"')


def test_a_seat_shows_on_the_map_what_it_still_needs(page: Page) -> None:
    show(page, FIGHT)
    expect(page.locator("[data-testid=map] .goal")).to_have_count(0)
    page.get_by_test_id("about-seat-0").click()
    expect(answer(page).get_by_role("link", name="R8.1")).to_be_visible()
    expect(page.locator("[data-testid=region-spoleto] .goal.wins")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-testid=map] .goal")).to_have_count(0)


def test_who_comes_back_after_a_battle_is_told_what_happened(page: Page) -> None:
    show(page, SITE, log=LOG)
    see = """(state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
    }"""
    page.evaluate(see, "hidden")
    show_next(page, SITE, version=9, log=RESULT)
    expect(page.get_by_test_id("log")).to_contain_text("conquers Firenze")
    expect(page.get_by_test_id("while-away")).not_to_be_visible()
    page.evaluate(see, "visible")
    account = page.get_by_test_id("while-away")
    expect(account).to_contain_text("One battle was decided.")
    expect(account).to_contain_text("Carmagnola conquers Firenze, 85 to 81.")
    page.get_by_test_id("away-dismiss").click()
    expect(account).not_to_be_visible()
    page.evaluate(see, "hidden")
    page.evaluate(see, "visible")
    expect(account).not_to_be_visible()
