"""Pages made narrow or spaced out, and the seats told apart without their colours."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import fits
from browser.pictures import contrast, cut_out, middle, seen
from browser.screens import sized
from browser.shown import BATTLE, END, LOG, OVER, RESULT, SITE, show

NARROW = {"width": 320, "height": 568}
"""A window of 1280 by 1024 at four times its size (WCAG 1.4.10); shorter than that needs."""

SPACED = """* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }"""
"""How far apart people may set letters, words and lines (WCAG 1.4.12)."""

SPACE = """(text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
}"""
"""As a person's own style sheet does, which the page's Content-Security-Policy leaves alone."""

LOST = """() => [...document.querySelectorAll('button, h1, h2, a, label')]
    .filter((one) => one.checkVisibility() && !one.closest('.hidden-visually, [aria-hidden=true], svg'))
    .filter((one) => {
        const style = getComputedStyle(one)
        return style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis'
            && (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2)
    })
    .map((one) => one.dataset.testid ?? one.textContent.trim())"""
"""Buttons, headings and links of which something is cut off."""


NAMES_OF_REGIONS = """() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const grey = (colour) => {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
        const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
        return 0.299 * red + 0.587 * green + 0.114 * blue
    }
    return [...document.querySelectorAll('[data-testid=map] [data-testid^=name-]')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const letters = { x, y: y + 0.3 * height, width, height: 0.4 * height }
        return [one.textContent, grey(getComputedStyle(one).fill), letters]
    })
}"""
"""What they say, the grey of their letters, and where these stand."""

NAMED = """(all, seen) => all.forEach((one) => { one.style.visibility = seen ? '' : 'hidden' })"""
LEAST = 4.5
"""The contrast of a text with what it stands on (WCAG 1.4.3)."""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("position", "log"), [(BATTLE, LOG), (OVER, END)], ids=["battle", "over"])
def test_names_on_the_map_stand_out_from_their_land(page: Page, theme: Any, position: str, log: Any) -> None:
    """Without the halo around their letters, which at this size is as wide as they are."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    sized(page, "tablet")
    show(page, position, log=log)
    names = page.locator("[data-testid=map] [data-testid^=name-]")
    names.evaluate_all(NAMED, False)
    land = seen(page)
    names.evaluate_all(NAMED, True)
    faint = {
        name: found
        for name, letters, box in page.evaluate(NAMES_OF_REGIONS)
        if (found := contrast(letters, middle(cut_out(land, box)))) < LEAST
    }
    assert faint == {}


def test_pages_reflow_in_a_narrow_window_and_with_wider_spacing(page: Page) -> None:
    page.set_viewport_size(NARROW)  # type: ignore[arg-type]
    for path in ("/", "/rules", "/games", "/recover"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert fits(page), path
        page.evaluate(SPACE, SPACED)
        assert fits(page), f"{path}, spaced out"
        assert page.evaluate(LOST) == [], path
    for position, log in ((BATTLE, LOG), (SITE, RESULT), (OVER, LOG)):
        show(page, position, log=log)
        assert fits(page), position
        page.evaluate(SPACE, SPACED)
        assert fits(page), f"{position}, spaced out"
        assert page.evaluate(LOST) == [], position


@pytest.fixture
def forced(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**browser_context_args | {"forced_colors": "active"})
    yield context.new_page()
    context.close()


DIFFERENCE = """async (pictures) => {
    const light = await Promise.all(pictures.map(async (picture) => {
        const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(40, 48).getContext('2d')
        canvas.drawImage(image, 0, 0, 40, 48)
        const { data } = canvas.getImageData(0, 0, 40, 48)
        return Array.from({ length: data.length / 4 }, (_, at) =>
            0.2 * data[4 * at] + 0.7 * data[4 * at + 1] + 0.1 * data[4 * at + 2])
    }))
    const differ = (one, other) => one.filter((value, at) => Math.abs(value - other[at]) > 40).length
    const unlike = (one, other) => differ(one, other) / one.length
    return Math.min(...light.flatMap((one, k) => light.slice(k + 1).map((other) => unlike(one, other))))
}"""
"""The least share of two shields that is much lighter or darker in one than in the other."""


@pytest.mark.parametrize("sight", ["achromatopsia", "forced-colours"])
def test_the_arms_of_all_seats_differ_without_their_colours(page: Page, forced: Page, sight: str) -> None:
    seen = forced if sight == "forced-colours" else page
    if sight == "achromatopsia":
        session = seen.context.new_cdp_session(seen)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    show(seen, BATTLE, log=LOG)
    shields = [seen.get_by_test_id(f"line-{seat}").locator("svg.shield").first for seat in range(6)]
    pictures = [base64.b64encode(shield.screenshot()).decode() for shield in shields]
    assert seen.evaluate(DIFFERENCE, pictures) > 0.08
    for seat in range(6):
        expect(seen.get_by_test_id(f"line-{seat}").get_by_role("heading")).not_to_be_empty()


def test_forced_colours_show_the_focus_and_what_is_pressed(forced: Page) -> None:
    show(forced, BATTLE, log=LOG)
    card = forced.get_by_test_id("hand-card-2")
    lines = "(one) => getComputedStyle(one).outlineStyle"
    forced.keyboard.press("3")
    expect(card).to_be_focused()
    assert card.evaluate(lines) == "solid"
    forced.get_by_test_id("hand-card-3").focus()
    assert card.evaluate("(one) => getComputedStyle(one).forcedColorAdjust") == "none"
