"""A game with the keyboard alone, and what its keys do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.person import Person
from browser.screens import Grid, sized
from browser.shown import BATTLE, LOG, SITE, heard, show, show_next

DECISIONS = 12
MOST_TABS = 5
"""From a card to its play, and from one choice to another."""

WAY = """(button) => {
    const all = document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')
    const stops = [...all].filter(
        (one) => one === document.activeElement
            || (one.tabIndex >= 0 && !one.disabled && one.checkVisibility()))
    return stops.indexOf(button) - stops.indexOf(document.activeElement)
}"""
"""How often Tab leads from what has the focus to a button; less than 0 is how often Shift and Tab do."""


THIRD_IN_FRENCH = """() => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: '"', code: 'Digit3', bubbles: true, cancelable: true }))"""
"""The key for the third card on a keyboard on which signs are beneath the digits (AZERTY)."""


class ByKeyboard(Person):
    """Plays by keys alone: nothing is clicked, and no focus is set but by a key."""

    def __init__(self, page: Page, seed: int, boldness: float) -> None:
        super().__init__(page, seed, boldness=boldness)
        self.tabs: list[int] = []
        """How often Tab was pressed, each time."""

    def _press(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        way: int = button.evaluate(WAY)
        for _ in range(abs(way)):
            self.page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        expect(button).to_be_focused()
        self.tabs.append(abs(way))
        self.page.keyboard.press("Enter")

    def _pick(self, card: Locator) -> None:
        self.page.keyboard.press(card.get_attribute("aria-keyshortcuts") or "")
        expect(card).to_be_focused()

    def _play(self, card: Locator) -> None:
        """Half of the cards by a second key, the others by their button."""
        self._pick(card)
        expect(card).to_have_attribute("aria-pressed", "true")
        play = self.page.get_by_test_id("play-card")
        expect(play).to_be_enabled()
        if self._random.random() < 0.5:
            self.page.keyboard.press("Enter")
        else:
            self._press(play)

    def _choose_region(self, region: Locator) -> None:
        self.page.keyboard.press("m")
        expect(self.page.locator("[data-choosable=true]:focus")).to_have_count(1)
        while not region.evaluate("(region) => region === document.activeElement"):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        expect(region).to_have_attribute("aria-pressed", "true")
        expect(self.page.get_by_test_id("confirm-region")).to_be_enabled()
        self.page.keyboard.press("Enter")


MOVING = """() => {
    window.moved = []
    const note = (one) => {
        if (one.effect.getComputedTiming().activeDuration > 1)
            window.moved.push(one.animationName ?? one.transitionProperty ?? one.id)
    }
    for (const kind of ['animationstart', 'transitionrun'])
        document.addEventListener(kind, ({ target }) => target.getAnimations({ subtree: true }).forEach(note))
    const { animate } = Element.prototype
    Element.prototype.animate = function (...asked) {
        const made = animate.apply(this, asked)
        note(made)
        return made
    }
}"""
"""Notes all that moves from now on, whether styles or scripts have it move."""


@pytest.mark.everything
def test_a_game_with_the_keyboard_alone_during_which_nothing_moves(page: Page) -> None:
    """Who wants no motion sees none (WCAG 2.3.3): the tests of this folder ask for none."""
    assert {"site", "battle"} <= played_by_keyboard(page, DECISIONS).met


@pytest.mark.everything
def test_a_whole_game_with_the_keyboard_alone(page: Page) -> None:
    played_by_keyboard(page)
    expect(page.get_by_test_id("game-over")).to_be_visible()


def played_by_keyboard(page: Page, most: int = 2000) -> ByKeyboard:
    """Make so many decisions, to the end of the game at most; the focus is never lost, and nothing moves."""
    person = ByKeyboard(page, seed=4, boldness=0.4)
    person.sit_down()
    page.evaluate(MOVING)
    for _ in range(most):
        if not person.play_once():
            break
        lost = page.evaluate("() => document.activeElement === document.body")
        assert not lost, "the focus is lost"
    assert max(person.tabs) <= MOST_TABS
    assert page.evaluate("() => window.moved") == []
    return person


def test_a_second_enter_plays_however_soon_it_is_pressed_but_no_key_that_is_held_down(page: Page) -> None:
    sent = show(page, BATTLE, log=LOG)
    expect(page.get_by_test_id("play-card")).to_have_attribute("aria-disabled", "true")
    page.wait_for_function("() => document.querySelector('[data-testid=pass]').ariaDisabled === 'false'")
    card = page.get_by_test_id("hand-card-2")
    card.focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    assert [one for one in sent if '"act"' in one] == []
    page.evaluate(THIRD_IN_FRENCH)
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    heard(page, sent, '"action":"play:3"')


@pytest.mark.own_page
def test_what_comes_too_soon_after_a_change_is_answered_in_words(page: Page) -> None:
    page.clock.install(time=0)
    page.clock.pause_at(20)  # a slow machine takes some seconds until then
    sent = show(page, BATTLE, log=LOG)
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Press again")
    page.clock.run_for(500)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("play-card")).to_have_attribute("aria-disabled", "true")
    page.clock.resume()
    heard(page, sent, '"action":"play:3"')


def test_arrow_keys_go_through_the_hand_and_across_the_map(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    cards = page.locator("[data-testid^=hand-card-]")
    page.keyboard.press("1")
    for key, place in (("ArrowRight", 1), ("End", -1), ("ArrowRight", 0), ("ArrowLeft", -1), ("Home", 0)):
        page.keyboard.press(key)
        expect(cards.nth(place)).to_be_focused()
    assert cards.and_(page.locator("[tabindex='0']")).count() == 1, "one stop on the way of Tab"
    sent = show(page, SITE, log=LOG)
    page.wait_for_function("() => document.querySelector('[data-choosable=true]')")
    page.keyboard.press("m")
    seen = {focused(page)}
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        for _ in range(4):
            page.keyboard.press(key)
            seen.add(focused(page))
    assert len(seen) >= 4
    assert all(one.startswith("region-") for one in seen)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm-region")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(page.locator("section.decision")).to_be_focused()
    heard(page, sent, '"action":"site:')
    assert page.locator("[data-testid^=hand-card-][tabindex='0']").evaluate(WAY) <= MOST_TABS + 1


def focused(page: Page) -> str:
    testid: str = page.evaluate("() => document.activeElement.dataset.testid ?? ''")
    return testid


def test_the_question_mark_shows_the_keys_and_letters_can_be_turned_off(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog.locator("kbd")).to_contain_text(
        ["1", "0", "Enter", "P", "M", "H", "C", "F", "L", "Esc", "?"]
    )
    dialog.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    for key in ("1", "p", "?"):
        page.keyboard.press(key)
    expect(dialog).to_be_hidden()
    expect(page.locator("[aria-pressed=true][data-testid^=hand-card-]")).to_have_count(0)
    expect(page.get_by_test_id("pass")).not_to_be_focused()
    expect(page.locator("kbd:visible")).to_have_count(0)
    page.reload()
    page.get_by_test_id("the-table").press("Enter")
    page.get_by_test_id("table-keys").press("Enter")
    expect(dialog.get_by_role("checkbox")).not_to_be_checked()


def test_the_keys_of_cards_show_as_soon_as_a_key_is_pressed_and_go_with_the_card(page: Page) -> None:
    show(page, "seats=3 site=roma hands=15/2/3")
    keys, cards = page.get_by_test_id("hand").locator("kbd"), page.locator("[data-testid^=hand-card-]")
    cards.first.click(position={"x": 8, "y": 20})
    expect(keys.first).to_have_css("opacity", "0")
    page.keyboard.press("Escape")
    expect(keys.first).to_have_css("opacity", "1")
    show_next(page, "seats=3 site=roma hands=5/2/3", 2)
    expect(cards).to_have_count(1)
    expect(keys.first).to_have_css("opacity", "0")


HIDDEN = """() => {
    const one = document.activeElement
    if (one === document.body || one.matches('[role=region], [tabindex="-1"]')) return null
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const places = [[left + 4, top + 4], [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]]
    const seen = places.some(([x, y]) => {
        const within = (hit) => one.contains(hit) || hit.contains(one)
        const clear = (hit) => getComputedStyle(hit).backgroundColor === 'rgba(0, 0, 0, 0)'
        const hit = document.elementsFromPoint(x, y).find((hit) => within(hit) || !clear(hit))
        return hit && within(hit)
    })
    const style = getComputedStyle(one)
    const marked = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
        || one.closest('svg') !== null
        || one.closest('label, li')?.matches(':focus-within')
    const name = one.dataset.testid ?? one.textContent.trim().slice(0, 30)
    return !seen ? `${name} is hidden` : !marked ? `${name} is not marked` : null
}"""
"""What is wrong with how the focus can be seen (WCAG 2.4.7, 2.4.11); null if nothing."""


def test_the_focus_can_always_be_seen(page: Page, grid: Grid) -> None:
    wrong = []
    for screen in grid.of("laptop", "small-phone"):
        sized(page, screen)
        for state in (BATTLE, SITE):
            show(page, state, log=LOG)
            wrong += walk(page)
        page.goto("/")
        expect(page.get_by_test_id("create-table")).to_be_visible()
        wrong += walk(page)
    assert wrong == []


def walk(page: Page, most: int = 60) -> list[str]:
    """What is wrong on the way of Tab through a page."""
    found = []
    for _ in range(most):
        page.keyboard.press("Tab")
        found.append(page.evaluate(HIDDEN))
        if page.evaluate("() => document.activeElement === document.body"):
            break
    return [one for one in found if one]


def test_the_log_is_one_key_away(page: Page) -> None:
    sized(page, "small-phone")
    show(page, BATTLE, log=LOG)
    page.keyboard.press("l")
    expect(page.get_by_role("tab", name=re.compile("All"))).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("log-and-talk")).to_be_focused()
