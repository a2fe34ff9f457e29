"""Whoever looks elsewhere is told of their turn once, in the ways that they have chosen; nobody else is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.axe import fits, violations
from browser.conftest import SharedPages
from browser.screens import sized
from browser.shown import BATTLE, END, LOG, OVER, show, show_next

CALLING = "Your turn — Condottiere"
CALM = "Battle for Firenze · Condottiere"
OTHERS_TURN = BATTLE.replace("holder=0", "holder=0 turn=1")
SWITCHES = ("alert-sound", "alert-vibration", "alert-notification")

STUBS = """
window.told = []
window.notes = 0
const create = OscillatorNode
window.OscillatorNode = class extends create {
    constructor(...all) { super(...all); window.notes += 1 }
}
window.Notification = class {
    static get permission() { return localStorage.getItem('permission') ?? 'default' }
    static async requestPermission() {
        localStorage.setItem('permission', localStorage.getItem('answer') ?? 'granted')
        return Notification.permission
    }
    constructor(title, options) {
        window.told.push(Object.assign(this, options, { title, open: true }))
    }
    close() { this.open = false }
}
"""
"""A browser that asks nobody, and counts what is shown and sounds."""

AWAY = {
    "hidden": """() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
    }""",
    "unfocused": "() => { document.hasFocus = () => false; dispatchEvent(new Event('blur')) }",
}
BACK = """() => {
    delete document.visibilityState
    delete document.hasFocus
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
}"""


@pytest.fixture(scope="module")
def stubbed(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[SharedPages]:
    """Browsers that count what they are told."""
    shared = SharedPages(browser, browser_context_args, STUBS)
    yield shared
    shared.close()


@pytest.fixture
def page(stubbed: SharedPages) -> Page:
    return stubbed.take()[0]


@contextmanager
def choices(page: Page) -> Iterator[None]:
    """The dialog where somebody chooses how to be told."""
    page.get_by_test_id("tab-game").click()
    page.get_by_test_id("alerts").click()
    expect(page.get_by_test_id("alert-choices")).to_be_visible()
    yield
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("alert-choices")).to_be_hidden()


def watch(page: Page, viewer: int | None = 0) -> None:
    """Another's turn, seen by a person who wants to be notified, or by an onlooker who once did."""
    page.evaluate("() => localStorage.setItem('condottiere.notify', 'yes')")
    page.evaluate("() => localStorage.setItem('permission', 'granted')")
    show(page, OTHERS_TURN, viewer, log=LOG)
    page.get_by_test_id("tab-talk").click()  # no page sounds before somebody has touched it
    expect(page).to_have_title(CALM)


def told(page: Page) -> list[str]:
    """The notifications that were shown."""
    shown: list[str] = page.evaluate("() => window.told.map(({ title, body }) => `${title}. ${body}.`)")
    return shown


def notes(page: Page) -> int:
    """How many notes have sounded."""
    count: int = page.evaluate("() => window.notes")
    return count


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


@pytest.mark.parametrize("away", AWAY.values(), ids=AWAY)
def test_who_looks_elsewhere_is_told_once_a_turn(page: Page, away: str) -> None:
    watch(page)
    calm = icon(page)
    page.evaluate(away)
    assert told(page) == []
    show_next(page, BATTLE, 10, log=LOG)
    expect(page).to_have_title(CALLING)
    others = "Bruno, Carmagnola, Gattamelata, Montefeltro and Ottaviano de’ Medici"
    assert told(page) == [f"Your turn. The table with {others}."]
    assert notes(page) == 2
    assert icon(page) != calm
    # A change of the table in the same turn tells of nothing new.
    show_next(page, BATTLE, 11, log=LOG)
    page.evaluate("() => dispatchEvent(new Event('blur'))")
    assert page.evaluate("() => window.told[0].open")
    page.evaluate(BACK)
    expect(page).to_have_title(CALM)
    assert icon(page) == calm
    assert not page.evaluate("() => window.told[0].open")
    page.evaluate(away)
    expect(page).to_have_title(CALLING)
    assert len(told(page)) == 1
    # The next turn does.
    show_next(page, OTHERS_TURN, 12, log=LOG)
    expect(page).to_have_title(CALM)
    show_next(page, BATTLE, 13, log=LOG)
    expect(page).to_have_title(CALLING)
    assert (len(told(page)), notes(page)) == (2, 4)
    # After the end nobody is called any more.
    page.get_by_test_id("tab-game").click()
    expect(page.get_by_test_id("alerts")).to_be_visible()
    show_next(page, OVER, 14, log=END)
    expect(page).not_to_have_title(CALLING)
    expect(page.get_by_test_id("alerts")).to_have_count(0)
    assert not page.evaluate("() => window.told.some(({ open }) => open)")


@pytest.mark.parametrize("viewer", [0, None], ids=["at the table", "an onlooker elsewhere"])
def test_nobody_else_is_told(page: Page, viewer: int | None) -> None:
    watch(page, viewer)
    if viewer is None:
        page.evaluate(AWAY["hidden"])
    show_next(page, BATTLE, 10, viewer, log=LOG)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-version", "10")
    expect(page).to_have_title(CALM)
    assert (told(page), notes(page)) == ([], 0)


def test_a_notification_leads_to_its_tab_and_two_tabs_of_a_seat_share_it(page: Page) -> None:
    tags = []
    for _ in range(2):
        watch(page)
        page.evaluate(AWAY["hidden"])
        show_next(page, BATTLE, 10, log=LOG)
        expect(page).to_have_title(CALLING)
        tags.append(
            page.evaluate("() => window.told.at(-1).tag.replace(location.pathname.slice(3), 'TABLE')")
        )
    assert tags[0] == tags[1]
    assert "TABLE" in tags[0]
    page.evaluate("() => { window.focus = () => { window.came = true }; window.told.at(-1).onclick() }")
    assert page.evaluate("() => window.came && !window.told.at(-1).open")


def test_the_switches_are_kept(page: Page) -> None:
    show(page, BATTLE)
    for kept in ((True, True, False), (False, False, True)):
        with choices(page):
            for name, on in zip(SWITCHES, kept, strict=True):
                expect(page.get_by_test_id(name)).to_be_checked(checked=on)
                page.get_by_test_id(name).click()
        page.reload()


def test_a_sound_that_is_switched_off_is_not_heard(page: Page) -> None:
    watch(page)
    with choices(page):
        page.get_by_test_id("alert-sound").uncheck()
    page.evaluate(AWAY["hidden"])
    show_next(page, BATTLE, 10, log=LOG)
    expect(page).to_have_title(CALLING)
    assert (len(told(page)), notes(page)) == (1, 0)


def test_a_browser_that_refuses_says_so(page: Page) -> None:
    page.evaluate("() => localStorage.setItem('answer', 'denied')")
    show(page, BATTLE)
    with choices(page):
        expect(page.get_by_test_id("alert-notification-trouble")).to_have_count(0)
        page.get_by_test_id("alert-notification").click()
        for name in ("notification", "push"):
            switch = page.get_by_test_id(f"alert-{name}")
            expect(page.get_by_test_id(f"alert-{name}-trouble")).to_contain_text("Notifications are blocked")
            expect(switch).not_to_be_checked()
            expect(switch).to_be_disabled()
        assert violations(page, "dialog[open]") == []


def test_a_page_over_plain_http_says_why_it_cannot_notify(context: BrowserContext) -> None:
    page = context.new_page()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    show(page, BATTLE)
    with choices(page):
        for name in ("notification", "push"):
            expect(page.get_by_test_id(f"alert-{name}-trouble")).to_contain_text("HTTPS")
            expect(page.get_by_test_id(f"alert-{name}")).to_be_disabled()
        expect(page.get_by_test_id("alert-sound")).to_be_enabled()


def test_the_switches_are_at_hand_on_a_phone(page: Page) -> None:
    sized(page, "small-phone")
    show(page, BATTLE)
    page.get_by_test_id("log-and-talk").click()
    with choices(page):
        for name in (*SWITCHES, "alert-push", "webhook-try"):
            page.get_by_test_id(name).scroll_into_view_if_needed()
            expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)
        assert fits(page)
