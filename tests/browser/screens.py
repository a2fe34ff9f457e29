"""Screens of all sizes, and what cannot be seen on them."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page

SCREENS = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small-phone": (360, 640),
    "phone-on-its-side": (844, 390),
    "zoomed-to-200": (640, 360),  # in CSS pixels: a window of 1280 by 720
}
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


def sized(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})


@contextmanager
def unpainted(page: Page) -> Iterator[None]:
    """Within this a page is laid out but not painted, which takes as long: nothing but boxes is looked at."""
    painted = "(opacity) => { document.body.style.opacity = opacity }"
    page.evaluate(painted, "0")
    yield
    page.evaluate(painted, "")


def is_painted(page: Page) -> bool:
    """Whether there is anything to see of a page, by eyes or by axe."""
    painted: bool = page.evaluate("() => getComputedStyle(document.body).opacity === '1'")
    return painted


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
