"""What axe finds wrong with a page, and the ways in which it is asked to look at it."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.screens import sized
from condottiere.languages.bundle import language

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 768}

DRAWN = """async () => {
    await document.fonts.ready
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}"""


class Look(NamedTuple):
    """A language, a theme and a screen."""

    language: str
    theme: str
    screen: str


LOOKS = tuple(
    Look(language, theme, screen)
    for theme, screens in (
        ("dark", ("laptop", "small-phone", "phone-on-its-side", "desktop")),
        ("light", ("small-phone", "phone-on-its-side", "desktop", "laptop")),
    )
    for language, screen in zip(("en", "fr", "it", "pl"), screens, strict=True)
)
"""Each language in both themes, on screens that lay a page out differently."""

NOT_BY_DEFAULT = ("label-content-name-mismatch", "target-size")
"""Rules that axe knows and asks only when told to: the first is WCAG 2.1 A, the second 2.2 AA."""


def violations(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong by all of its rules; `within` selects a part of the page.

    It comes past the page's Content-Security-Policy, as a browser extension does.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Nobody asks what passes: telling that of each element takes axe most of its time.
    found: dict[str, Any] = page.evaluate(
        """([within, more]) => axe.run(within ?? document, {
            resultTypes: ['violations'],
            preload: false,
            rules: Object.fromEntries(more.map((rule) => [rule, { enabled: true }])),
        })""",
        [within, NOT_BY_DEFAULT],
    )
    return [f"{v['id']}: {node['html'][:120]}" for v in found["violations"] for node in v["nodes"]]


def violations_in_every_look(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page or a part of it that changes language, theme and size as it stands."""
    found = []
    for look in LOOKS:
        wear(page, look)
        found += [f"{' '.join(look)}: {one}" for one in violations(page, within)]
    return found


def wear(page: Page, look: Look) -> None:
    """Change language and theme as if they had been chosen in another tab, and the size of the window."""
    sized(page, look.screen)
    # Without motion, no colour is on its way from one theme to the other when it is measured.
    page.emulate_media(color_scheme="light" if look.theme == "light" else "dark", reduced_motion="reduce")
    choose_elsewhere(page, "language", look.language)
    expect(page.locator("html")).to_have_attribute("lang", language(look.language).message("locale"))
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


def fits(page: Page) -> bool:
    """Whether nothing lies beside the page."""
    fits: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return fits
