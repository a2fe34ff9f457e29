"""What axe finds wrong with a page, and the ways in which it is asked to look at it."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.screens import Look, sized
from condottiere.languages.bundle import language

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 768}

DRAWN = """async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}"""


NOT_BY_DEFAULT = ("label-content-name-mismatch", "target-size")
"""Rules that axe knows and asks only when told to: the first is WCAG 2.1 A, the second 2.2 AA."""


def violations(page: Page, within: str | None = None, contrast: bool = True) -> list[str]:
    """What axe finds wrong by all of its rules, with or without that of contrast, which takes it long.

    `within` selects a part of the page. It comes past the page's Content-Security-Policy, as a browser
    extension does. It is told that `body` is opaque, so that it judges a page that is not painted like any
    other.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    asked = dict.fromkeys(NOT_BY_DEFAULT, True) | {"color-contrast": contrast}
    # Nobody asks what passes.
    found: dict[str, Any] = page.evaluate(
        """async ([within, rules]) => {
            const { getComputedStyle } = window
            const body = getComputedStyle(document.body)
            body.getPropertyValue = (name) =>
                name === 'opacity' ? '1' : CSSStyleDeclaration.prototype.getPropertyValue.call(body, name)
            window.getComputedStyle = (one, part) =>
                one === document.body && !part ? body : getComputedStyle(one, part)
            const options = { resultTypes: ['violations'], preload: false, rules }
            const found = await axe.run(within ?? document, options)
            window.getComputedStyle = getComputedStyle
            return found
        }""",
        [within, {rule: {"enabled": enabled} for rule, enabled in asked.items()}],
    )
    return [f"{v['id']}: {node['html'][:120]}" for v in found["violations"] for node in v["nodes"]]


def violations_in(
    page: Page, looks: Iterable[Look], within: str | None = None, contrast: bool = True
) -> list[str]:
    """What axe finds wrong with a page or a part of it that changes language, theme and size as it stands.

    Contrast is measured once in each theme at most, as words change nothing about it, and all else in every
    look: how large what is touched comes out depends on words and screens.
    """
    found = []
    themes: set[str] = set()
    for look in looks:
        wear(page, look)
        wrong = violations(page, within, contrast=contrast and look.theme not in themes)
        found += [f"{' '.join(look)}: {one}" for one in wrong]
        themes.add(look.theme)
    return found


def wear(page: Page, look: Look) -> None:
    """Change language and theme as if they had been chosen in another tab, and the size of the window."""
    sized(page, look.screen)
    # Without motion, no colour is on its way from one theme to the other when it is measured.
    page.emulate_media(color_scheme=look.theme, reduced_motion="reduce")
    speak(page, look.language)
    # What a page loads after itself has come, and letters of another language, and all of it is drawn.
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)


def choose_elsewhere(page: Page, name: str, value: str) -> None:
    """As if another tab of this browser had chosen it."""
    page.evaluate(
        """([key, newValue]) => {
            localStorage.setItem(key, newValue)
            dispatchEvent(new StorageEvent('storage', { key, newValue }))
        }""",
        [f"condottiere.{name}", value],
    )


def speak(page: Page, code: str) -> None:
    """As if another tab had chosen this language; returns once the page is in it."""
    locale = language(code).message("locale")
    if page.evaluate("() => document.documentElement.lang") == locale:
        return
    choose_elsewhere(page, "language", code)
    # Asked with every frame: what `expect` finds wrong at first it asks again only after a while.
    # A page that is loading its document in that language has no main part meanwhile.
    spoken = "(locale) => document.documentElement.lang === locale && document.querySelector('main') !== null"
    page.wait_for_function(spoken, arg=locale)


def fits(page: Page) -> bool:
    """Whether nothing lies beside the page."""
    fits: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return fits
