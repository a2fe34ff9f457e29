"""Screens of all sizes, and what cannot be seen on them."""

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
CUT = """(one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = one.getBoundingClientRect()
    const beyond = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
    const left = box.left + Math.min(8, box.width / 3)
    const hidden = [box.top + 5, box.bottom - 5].filter((y) => {
        const hit = document.elementFromPoint(left, y)
        return !one.contains(hit) && !hit?.contains(one)
    })
    return beyond ? 'beyond the screen' : hidden.length ? 'covered' : ''
}"""
"""Why something cannot be seen, even after it was scrolled to; '' if it can."""


def sized(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})


def cut(*some: Locator) -> list[str]:
    """What cannot be seen, and why."""
    found = [(one, one.evaluate(CUT)) for each in some for one in each.all()]
    return [f"{why}: {one.get_attribute('data-testid')}" for one, why in found if why]
