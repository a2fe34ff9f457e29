"""What is cut off on a page or lies over something else, measured by the boxes of its texts and controls."""

from playwright.sync_api import Page

LEFT_OUT = (
    ".working",  # how a strength adds up: a tap on the strength tells
    ".needs",  # how far a seat is from winning: a tap on its name tells
)
"""What is left out as a whole where it does not fit beside what matters more."""

FANNED = ".cards, ul.hand"
"""Cards of a line and of a hand lie over one another, but over nothing else."""

SIDEWAYS = "ul.hand, .wide, .scroll[role=group]"
"""What may be scrolled sideways. Whatever scrolls up and down would do so too, by the rules of CSS."""

ON_TOP = (
    "[data-testid=hint-panel]",  # a hint lies over the table until it is closed
    "[data-testid=pact-notice]",  # what a captain offers, until it is answered
    ".map > button",  # the button that enlarges the map lies on it
    "button.latest",  # the button to the latest lines lies on the log
)
"""What lies over something else on purpose, with all that is in it."""

KNOWN = """() => {
    const known = new Map()
    return (one) => {
        if (!known.has(one)) {
            const { clipPath, overflowX, overflowY, position, textOverflow } = getComputedStyle(one)
            const box = one.getBoundingClientRect()
            known.set(one, { box, clipPath, overflowX, overflowY, position, textOverflow })
        }
        return known.get(one)
    }
}"""
"""Tells the box and the style of an element, which are asked for once: many texts lie within the same."""

SHOWN = """(of) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const readOutAlone = (one) => one !== null
        && (of(one).clipPath === 'inset(50%)' || readOutAlone(one.parentElement))
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !one.closest('.hidden-visually, [inert]')
        && (!one.closest('[aria-hidden=true]') || one.closest('.board'))
        && (!one.closest('svg') || one.closest('figure')) && !readOutAlone(one)
    const texts = []
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const words = text.data.trim()
        if (!words || !shown(text.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const line of range.getClientRects())
            if (line.width >= 1) texts.push({ words, line, holder: text.parentElement })
    }
    const kinds = 'a, button, input, select, textarea, summary, [role=img], [data-slot] > .card'
    const controls = [...top.querySelectorAll(kinds)].filter(shown)
    return { texts, controls }
}"""
"""The lines of all texts and the controls that are shown: of the dialog that lies over a page, if one does.

A text drawn as a picture is part of that picture, but for those of charts, which are figures.
"""

CUT_OFF = """(of, { texts }, leftOut, sideways) => {
    const toldElsewhere = (one) => of(one).textOverflow === 'ellipsis' && !one.closest('.board, .tv')
    const found = []
    // Whether something lies beyond a box along an axis, but for what can be scrolled to: then it is within.
    const cut = (part, one, axis, start, end) => {
        const { box, ...style } = of(one)
        const overflow = style[`overflow${axis}`]
        if (overflow === 'visible') return false
        const edges = [box[start], box[end]]
        if (/auto|scroll/.test(overflow) && (axis === 'Y' || one.matches(sideways))) {
            edges[0] -= axis === 'X' ? one.scrollLeft : one.scrollTop
            edges[1] = edges[0] + (axis === 'X' ? one.scrollWidth : one.scrollHeight) + 2 // borders
        }
        const beyond = part[start] < edges[0] - 1 || part[end] > edges[1] + 1
        part[start] = Math.min(Math.max(part[start], box[start]), box[end])
        part[end] = Math.min(Math.max(part[end], box[start]), box[end])
        return beyond
    }
    for (const { words, line, holder } of texts) {
        // Letters are lower than their line.
        const low = line.height * 0.2
        const part = { left: line.left, right: line.right, top: line.top + low, bottom: line.bottom - low }
        let told = false
        for (let one = holder; one && one !== document.documentElement; one = one.parentElement) {
            const { box, overflowY, position } = of(one)
            const beyond = part.top > box.bottom - 1 || part.left > box.right - 1
            told = toldElsewhere(one) || (beyond && /hidden|clip/.test(overflowY) && holder.closest(leftOut))
            if (told) break
            if (cut(part, one, 'X', 'left', 'right')) found.push(`cut off at a side: ${words}`)
            if (cut(part, one, 'Y', 'top', 'bottom')) found.push(`cut off above or below: ${words}`)
            if (position === 'fixed') break
        }
        if (!told && (part.left < -1 || part.right > innerWidth + 1))
            found.push(`beyond the screen: ${words}`)
    }
    return found
}"""
"""The texts that are cut off or lie beyond the screen.

What can be scrolled to is neither, nor is, except at a table and on a television, what ends in an ellipsis:
that is told whole elsewhere.
"""

OVERLAPPING = """(of, { texts, controls }, fanned, onTop) => {
    const LEAST = 1
    const layer = (one) => {
        for (; one; one = one.parentElement)
            if (one.popover || /fixed|sticky/.test(of(one).position)) return one
        return null
    }
    const seen = ({ left, right, top, bottom }, one) => {
        const part = { left, right, top, bottom }
        for (; one; one = one.parentElement) {
            const { box, overflowX, position } = of(one)
            if (overflowX !== 'visible') {
                part.left = Math.max(part.left, box.left)
                part.right = Math.min(part.right, box.right)
                part.top = Math.max(part.top, box.top)
                part.bottom = Math.min(part.bottom, box.bottom)
            }
            if (position === 'fixed') break
        }
        return part
    }
    const parts = texts.map(({ words, line, holder }) => {
        const low = line.height * 0.2
        const letters = { left: line.left, right: line.right, top: line.top + low, bottom: line.bottom - low }
        return { words, one: holder, ...seen(letters, holder) }
    })
    for (const one of controls)
        for (const box of one.getClientRects())
            parts.push({ words: one.dataset.testid ?? one.textContent.trim(), one, ...seen(box, one) })
    const left = parts.filter((part) => part.right - part.left > LEAST && part.bottom - part.top > LEAST)
    left.sort((a, b) => a.top - b.top)
    const found = []
    left.forEach((a, place) => {
        for (const b of left.slice(place + 1)) {
            if (b.top > a.bottom - LEAST) break
            const beside = Math.min(a.right, b.right) - Math.max(a.left, b.left) < LEAST
            const low = Math.min(a.bottom, b.bottom) - b.top < LEAST
            if (beside || low || a.one.contains(b.one) || b.one.contains(a.one)) continue
            if (a.one.closest(fanned) && a.one.closest(fanned) === b.one.closest(fanned)) continue
            if (layer(a.one) !== layer(b.one) || a.one.closest(onTop) || b.one.closest(onTop)) continue
            found.push(`overlapping: ${a.words} / ${b.words}`)
        }
    })
    return found
}"""
"""The texts and controls that lie over each other. What is fixed or sticks may lie over the rest."""

MEASURED = f"""([leftOut, fanned, onTop, sideways]) => {{
    const of = ({KNOWN})()
    const shown = ({SHOWN})(of)
    const found = [...({CUT_OFF})(of, shown, leftOut, sideways),
                   ...({OVERLAPPING})(of, shown, fanned, onTop)]
    if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the screen')
    return [...new Set(found)]
}}"""
"""All that is wrong with a page, which may be unpainted: none of this is drawn."""


TIGHT = ("laptop", "tablet", "small-phone", "phone-on-its-side", "zoomed-to-200")
"""Of the screens on which a table is laid out alike, the one with the least room."""


def troubles(page: Page, *left_out: str) -> list[str]:
    """What is wrong with a page as it stands. `left_out` selects what may be left out besides."""
    but_for = [", ".join(LEFT_OUT + left_out), FANNED, ", ".join(ON_TOP), SIDEWAYS]
    found: list[str] = page.evaluate(MEASURED, but_for)
    return found
