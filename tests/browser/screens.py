"""Screens of all sizes, and what cannot be seen on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import FloatRect, Locator, Page

SCREENS = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "phone-on-its-side": (844, 390),
    "zoomed-to-200": (640, 360),  # in CSS pixels: a window of 1280 by 720
}
TINY = {"zoomed-to-400": (320, 256)}
"""Too small for a table at once, which scrolls there like other pages (WCAG 1.4.10): of 1280 by 1024."""
REPRESENTATIVE = ("laptop", "phone")
"""On these pages are measured by default, and on the others with --everything."""
LANGUAGES = ("en", "fr", "it", "pl")


class Look(NamedTuple):
    """A language, a theme and a screen."""

    language: str
    theme: Literal["dark", "light"]
    screen: str


class Grid(NamedTuple):
    """On which screens and in which languages pages are measured, and in which looks axe looks at them."""

    screens: tuple[str, ...]
    tiny: tuple[str, ...]
    languages: tuple[str, ...]
    looks: tuple[Look, ...]

    @staticmethod
    def representative() -> Grid:
        return Grid(
            REPRESENTATIVE, (), LANGUAGES[:1], (Look("en", "dark", "laptop"), Look("en", "light", "phone"))
        )

    @staticmethod
    def whole() -> Grid:
        """In the looks, each language has a screen that lays a page out in its own way."""
        looks = (
            Look("en", "dark", "laptop"),
            Look("fr", "light", "small-phone"),
            Look("it", "dark", "phone-on-its-side"),
            Look("pl", "light", "desktop"),
        )
        return Grid(tuple(SCREENS), tuple(TINY), LANGUAGES, looks)

    @property
    def is_whole(self) -> bool:
        return len(self.screens) > len(REPRESENTATIVE)

    def looks_at(self, number: int) -> tuple[Look, ...]:
        """The looks for the state with this number: one after the other, or all of them on the whole grid."""
        return self.looks if self.is_whole else (self.looks[number % len(self.looks)],)

    def of(self, *screens: str) -> tuple[str, ...]:
        """Those of some screens on which a page is measured."""
        return tuple(screen for screen in screens if screen in self.screens)


def on_screens(*screens: str, always: Sequence[str] = REPRESENTATIVE) -> pytest.MarkDecorator:
    """The test runs for each `screen` of these; for those that are not among `always` with --everything."""
    return pytest.mark.parametrize(
        "screen",
        [pytest.param(one, marks=() if one in always else pytest.mark.everything) for one in screens],
    )


CUT = """(all) => all.map((one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    const beyond = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    const inset = Math.min(8, box.width / 3)
    const sides = one.closest('.hand') ? [box.left + inset] : [box.left + inset, box.right - inset]
    const hidden = sides.some((x) =>
        [box.top + 5, box.bottom - 5].some((y) => {
            const hit = document.elementFromPoint(x, y)
            return !one.contains(hit) && !hit?.contains(one)
        }),
    )
    return [beyond ? 'beyond the screen' : hidden ? 'covered' : '', one.dataset.testid]
}).filter(([why]) => why).map((found) => found.join(': '))"""
"""Which of some elements cannot be seen, even after they were scrolled to, and why.

Of cards in a hand, which lie over one another, the left side alone counts.
"""

IN_SIGHT = """(all) => Promise.all(all.map((one) => new Promise((tell) => {
    const observer = new IntersectionObserver(([seen]) => {
        observer.disconnect()
        tell(seen.intersectionRatio)
    })
    observer.observe(one)
})))"""
"""How much of each element is in sight, from 0 to 1."""


LAID_OUT = "() => new Promise((told) => new ResizeObserver(() => told()).observe(document.documentElement))"
"""Waits for a frame: by then scripts know the size of the window, and have changed what it shows."""


def sized(page: Page, screen: str) -> None:
    width, height = (SCREENS | TINY)[screen]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(LAID_OUT)


def box_of(one: Locator) -> FloatRect:
    """Where something lies in the window, in CSS pixels."""
    box = one.bounding_box()
    assert box, f"not shown: {one}"
    return box


def cut(*some: Locator) -> list[str]:
    """What cannot be seen, and why. There must be one at least of each."""
    found: list[str] = []
    for each in some:
        found += each.evaluate_all(CUT) if each.count() else [f"not there: {each}"]
    return found


def in_sight(some: Locator, ratio: float) -> bool:
    """Whether that much of each of them, of which there is one at least, is in sight without scrolling."""
    seen: list[float] = some.evaluate_all(IN_SIGHT)
    return bool(seen) and min(seen) >= ratio
