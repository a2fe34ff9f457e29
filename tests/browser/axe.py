"""What axe finds wrong with a page, and the ways in which it is asked to look at it."""

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.screens import sized
from condottiere.languages.bundle import language

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 768}

NAMES = (
    "aria-command-name",
    "aria-dialog-name",
    "aria-input-field-name",
    "aria-toggle-field-name",
    "button-name",
    "document-title",
    "html-has-lang",
    "html-lang-valid",
    "image-alt",
    "label",
    "label-content-name-mismatch",
    "link-name",
    "role-img-alt",
    "scrollable-region-focusable",
    "select-name",
    "summary-name",
    "svg-img-alt",
    "valid-lang",
)
"""The rules of axe about what another language changes: names, and what has to scroll."""


class Look(NamedTuple):
    """A language, a theme and a screen."""

    language: str
    theme: str
    screen: str


LOOKS: tuple[tuple[Look, tuple[str, ...]], ...] = (
    (Look("en", "dark", "laptop"), ()),
    (Look("fr", "light", "small-phone"), ("color-contrast", "target-size", *NAMES)),
    (Look("it", "dark", "phone-on-its-side"), NAMES),
    (Look("pl", "light", "desktop"), NAMES),
)
"""Each language, both themes, and screens that lay a page out differently; and the rules asked there."""


def violations(page: Page, *rules: str, within: str | None = None) -> list[str]:
    """What axe finds wrong by these rules, or by all that it knows; `within` selects a part of it.

    It comes past the page's Content-Security-Policy, as a browser extension does.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Nobody asks what passes: telling that of each element takes axe most of its time.
    found: dict[str, Any] = page.evaluate(
        """([within, runOnly]) => axe.run(within ?? document, {
            resultTypes: ['violations'],
            preload: false,
            rules: { 'label-content-name-mismatch': { enabled: true } },
            ...(runOnly.length && { rules: {}, runOnly }),
        })""",
        [within, rules],
    )
    return [f"{v['id']}: {node['html'][:120]}" for v in found["violations"] for node in v["nodes"]]


def violations_in_every_look(page: Page, within: str | None = None) -> list[str]:
    """What axe finds wrong with a page or a part of it that changes language, theme and size as it stands.

    All of it once, and then what can become another: colours in the other theme, how large things are on the
    narrowest screen, and names in each language.
    """
    found = []
    for look, rules in LOOKS:
        wear(page, look)
        found += [f"{' '.join(look)}: {one}" for one in violations(page, *rules, within=within)]
    return found


def wear(page: Page, look: Look) -> None:
    """Change language and theme as if they had been chosen in another tab, and the size of the window."""
    sized(page, look.screen)
    page.emulate_media(color_scheme="light" if look.theme == "light" else "dark")
    choose_elsewhere(page, "language", look.language)
    expect(page.locator("html")).to_have_attribute("lang", language(look.language).message("locale"))


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
