"""Whoever looks elsewhere is told of their turn once, in the ways that they have chosen; nobody else is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.axe import fits, violations
from browser.company import start_game
from browser.conftest import SharedPages
from browser.person import fight_for, play_mercenary
from browser.shown import BATTLE, show

CALLING = "Your turn — Condottiere"

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


@pytest.fixture
def table(stubbed: SharedPages) -> tuple[Page, Page, Page]:
    """Ada, who wants to be notified; Bruno, who begins; and an onlooker who once wanted the same."""
    ada, bruno, onlooker = stubbed.take(3)
    address = start_game([ada, bruno], ["Ada", "Bruno"], options={"first_holder": 1})
    bruno.goto(address)
    ada.goto(address)
    with choices(ada):
        ada.get_by_test_id("alert-notification").check()
    onlooker.goto("/")
    onlooker.evaluate("() => localStorage.setItem('condottiere.notify', 'yes')")
    onlooker.evaluate("() => localStorage.setItem('permission', 'granted')")
    onlooker.goto(address)
    for page in (ada, bruno, onlooker):
        expect(page.get_by_test_id("decision")).to_be_visible()
    return ada, bruno, onlooker


@contextmanager
def choices(page: Page) -> Iterator[None]:
    """The dialog where somebody chooses how to be told."""
    page.get_by_test_id("tab-game").click()
    page.get_by_test_id("alerts").click()
    expect(page.get_by_test_id("alert-choices")).to_be_visible()
    yield
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("alert-choices")).to_be_hidden()


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
def test_who_looks_elsewhere_is_told_once_a_turn(table: tuple[Page, Page, Page], away: str) -> None:
    ada, bruno, onlooker = table
    calm = icon(ada)
    for page in table[::2]:
        page.evaluate(away)
    fight_for(bruno, "firenze")
    expect(ada.get_by_test_id("announcer")).to_contain_text("Firenze")
    assert told(ada) == []
    expect(ada).to_have_title("Battle for Firenze · Condottiere")
    play_mercenary(bruno)

    expect(ada).to_have_title(CALLING)
    assert told(ada) == ["Your turn. The table with Bruno."]
    assert notes(ada) == 2
    assert icon(ada) != calm
    # A change of the table in the same turn tells of nothing new.
    bruno.get_by_test_id("show").click()
    bruno.locator("[data-testid^=hand-card-]").first.click()
    bruno.get_by_role("button", name="Ada", exact=True).click()
    bruno.get_by_test_id("show-confirm").click()
    expect(ada.get_by_test_id("log")).to_contain_text("Bruno shows")
    ada.evaluate("() => dispatchEvent(new Event('blur'))")
    assert ada.evaluate("() => window.told[0].open")
    ada.evaluate(BACK)
    expect(ada).to_have_title("Battle for Firenze · Condottiere")
    assert icon(ada) == calm
    assert not ada.evaluate("() => window.told[0].open")
    ada.evaluate(away)
    expect(ada).to_have_title(CALLING)
    assert len(told(ada)) == 1

    ada.evaluate(BACK)
    play_mercenary(ada)
    ada.evaluate(away)
    play_mercenary(bruno)
    expect(ada).to_have_title(CALLING)
    assert len(told(ada)) == 2
    assert notes(ada) == 4
    assert told(onlooker) == []
    assert notes(onlooker) == 0
    expect(onlooker).to_have_title("Battle for Firenze · Condottiere")


def test_who_looks_at_the_table_is_told_nothing(table: tuple[Page, Page, Page]) -> None:
    ada, bruno, _ = table
    fight_for(bruno, "firenze")
    play_mercenary(bruno)
    expect(ada.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    expect(ada).to_have_title("Battle for Firenze · Condottiere")
    assert told(ada) == []
    assert notes(ada) == 0


def test_a_notification_leads_to_its_tab_and_two_tabs_of_a_seat_share_it(
    table: tuple[Page, Page, Page],
) -> None:
    ada, bruno, _ = table
    other = ada.context.new_page()
    other.goto(ada.url)
    expect(other.get_by_test_id("decision")).to_be_visible()
    for page in (ada, other):
        page.evaluate(AWAY["hidden"])
    fight_for(bruno, "firenze")
    play_mercenary(bruno)
    for page in (ada, other):
        expect(page).to_have_title(CALLING)
    tags = [page.evaluate("() => window.told.map(({ tag }) => tag)") for page in (ada, other)]
    assert len(tags[0]) == 1
    assert tags[0] == tags[1]
    ada.evaluate("() => { window.focus = () => { window.came = true }; window.told[0].onclick() }")
    assert ada.evaluate("() => window.came && !window.told[0].open")


def test_the_switches_are_kept(page: Page) -> None:
    show(page, BATTLE)
    switches = [page.get_by_test_id(f"alert-{name}") for name in ("sound", "vibration", "notification")]
    with choices(page):
        for switch, usual in zip(switches, (True, True, False), strict=True):
            expect(switch).to_be_checked(checked=usual)
        for switch in switches:
            switch.click()
    page.reload()
    with choices(page):
        for switch, usual in zip(switches, (False, False, True), strict=True):
            expect(switch).to_be_checked(checked=usual)
            switch.click()
    page.reload()
    with choices(page):
        for switch, usual in zip(switches, (True, True, False), strict=True):
            expect(switch).to_be_checked(checked=usual)


def test_a_sound_that_is_switched_off_is_not_heard(table: tuple[Page, Page, Page]) -> None:
    ada, bruno, _ = table
    with choices(ada):
        ada.get_by_test_id("alert-sound").uncheck()
    ada.evaluate(AWAY["hidden"])
    fight_for(bruno, "firenze")
    play_mercenary(bruno)
    expect(ada).to_have_title(CALLING)
    assert len(told(ada)) == 1
    assert notes(ada) == 0


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
        assert violations(page) == []


def test_a_page_over_plain_http_says_why_it_cannot_notify(context: BrowserContext) -> None:
    page = context.new_page()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    show(page, BATTLE)
    with choices(page):
        for name in ("notification", "push"):
            expect(page.get_by_test_id(f"alert-{name}-trouble")).to_contain_text("HTTPS")
            expect(page.get_by_test_id(f"alert-{name}")).to_be_disabled()
        expect(page.get_by_test_id("alert-sound")).to_be_enabled()


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), pytest.param(844, 390, marks=pytest.mark.everything)]
)
def test_the_switches_are_at_hand_on_a_phone(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    show(page, BATTLE)
    page.get_by_test_id("log-and-talk").click()
    page.get_by_test_id("tab-game").click()
    expect(page.get_by_test_id("alerts")).to_be_in_viewport(ratio=1)
    with choices(page):
        for name in ("alert-sound", "alert-vibration", "alert-notification", "alert-push", "webhook-try"):
            page.get_by_test_id(name).scroll_into_view_if_needed()
            expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)
        assert fits(page)
