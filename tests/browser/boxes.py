"""What is cut off on a page, measured by the boxes of its texts."""

from playwright.sync_api import Page, expect

from browser.axe import choose_elsewhere, fits
from browser.screens import SCREENS, sized
from condottiere.languages.bundle import language

LANGUAGES = ("en", "fr", "it", "pl")

TROUBLES = """() => {
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !one.closest('.hidden-visually, svg, [aria-hidden=true], [inert]')
    const scrolls = (one, axis) => /auto|scroll/.test(getComputedStyle(one)[`overflow${axis}`])
    const found = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const words = text.data.trim()
        const holder = text.parentElement
        if (!words || !shown(holder)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const line of range.getClientRects()) {
            if (line.width < 1) continue
            for (let one = holder; one; one = one.parentElement) {
                const style = getComputedStyle(one)
                const box = one.getBoundingClientRect()
                if (scrolls(one, 'X') || style.textOverflow === 'ellipsis') break
                const clips = style.overflowX !== 'visible'
                if (clips && (line.left < box.left - 1 || line.right > box.right + 1))
                    found.push(`cut off at a side: ${words}`)
                if (style.overflowY === 'hidden' || style.overflowY === 'clip') {
                    // Letters are lower than their line.
                    const low = line.height * 0.2
                    if (line.top + low < box.top - 1 || line.bottom - low > box.bottom + 1)
                        found.push(`cut off above or below: ${words}`)
                }
                if (style.position === 'fixed') break
            }
            if (line.left < -1 || line.right > innerWidth + 1) {
                let within = false
                for (let one = holder; one; one = one.parentElement)
                    within ||= scrolls(one, 'X') || getComputedStyle(one).textOverflow === 'ellipsis'
                if (!within) found.push(`beyond the screen: ${words}`)
            }
        }
    }
    return [...new Set(found)]
}"""
"""The texts that are cut off or lie beyond the screen.

What can be scrolled to is neither, nor is what ends in an ellipsis: that is told whole elsewhere.
"""


def troubles(page: Page) -> list[str]:
    """What is wrong with a page as it stands, on every screen in every language."""
    found = []
    for code in LANGUAGES:
        choose_elsewhere(page, "language", code)
        expect(page.locator("html")).to_have_attribute("lang", language(code).message("locale"))
        page.evaluate("() => document.fonts.ready")
        for screen in SCREENS:
            sized(page, screen)
            found += [f"{code} {screen}: {one}" for one in page.evaluate(TROUBLES)]
            if not fits(page):
                found.append(f"{code} {screen}: wider than the screen")
    return found
