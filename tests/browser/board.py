"""What is wrong with the board of a table: what its cards, rows and pieces lie over."""

from playwright.sync_api import Page

OVERLAID = """(hands) => hands.flatMap((hand) => {
    const cards = [...hand.querySelectorAll('li')]
    return cards.slice(0, -1).flatMap((card, place) => {
        const next = cards[place + 1].getBoundingClientRect().left
        return [...card.querySelectorAll('.copy:last-of-type :is(.emblem, text)')]
            .filter((part) => part.getBoundingClientRect().right > next + 1).map(() => card.textContent)
    })
})"""
"""The cards of a hand whose number, emblem or name is partly under the next card."""


COVERED_IN_LINE = """(lines) => lines.flatMap((line) => {
    const cards = [...line.querySelectorAll('.card > svg')]
    return cards.slice(0, -1).flatMap((card, place) => {
        const next = cards[place + 1].getBoundingClientRect().left
        return [...card.querySelectorAll('text')]
            .filter((text) => text.getBoundingClientRect().right > next + 1).map((text) => text.textContent)
    })
})"""
"""The numbers on the cards of battle lines that are partly under the next card."""


SPILLED = """(rows) => rows.flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    const parts = row.querySelectorAll(':is(h3, p, div):is(.name, .facts, .cards, .notes, .strength)')
    return [...parts].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1)
    }).map((part) => part.className)
})"""
"""The parts of battle lines that reach out of them."""


UNREAD = """(texts) => texts.filter((text) => {
    text.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const card = text.closest('.kind')
    return [[left + 1, top + 2], [right - 1, bottom - 2], [(left + right) / 2, (top + bottom) / 2]].some(
        ([x, y]) => !card.contains(document.elementFromPoint(x, y)))
}).map((text) => text.textContent)"""
"""The texts on cards of the hand that lie under another card."""


SIZES = """(cards) => [...new Set(cards.map((one) => {
    const { width, height } = one.getBoundingClientRect()
    return `${Math.round(width)} x ${Math.round(height)}`
}))]"""
"""The sizes of some cards."""


UNDER_THE_HELMET = """(helmet) => {
    const box = helmet.getBoundingClientRect()
    const row = helmet.closest('[data-line]')
    const marks = [...row.querySelectorAll('.facts svg')].map((one) => one.getBoundingClientRect())
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.data.trim() || text.parentElement.closest('title, .hidden-visually')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        marks.push(...range.getClientRects())
    }
    return marks.filter(({ left, top, right, bottom, width }) => width > 1
        && left < box.right + 2 && right > box.left - 2 && top < box.bottom && bottom > box.top).length
}"""
"""How much of what a row says lies under the Condottiere's helmet, or touches it."""


SQUARES = """() => {
    const STEP = 4
    const found = {}
    for (const region of document.querySelectorAll('[data-choosable=true]')) {
        const { left, right, top, bottom } = region.querySelector('.land').getBoundingClientRect()
        let above = []
        let most = 0
        for (let y = top; y < bottom; y += STEP) {
            const row = []
            for (let x = left; x < right; x += STEP) {
                const at = row.length
                const hit = region.contains(document.elementFromPoint(x, y))
                row.push(hit ? 1 + Math.min(row[at - 1] ?? 0, above[at] ?? 0, above[at - 1] ?? 0) : 0)
                most = Math.max(most, row[at])
            }
            above = row
        }
        found[region.dataset.testid.slice('region-'.length)] = (most - 1) * STEP
    }
    return found
}"""
"""How wide a square can be hit in each region that can be chosen, in CSS pixels, at least."""

LINES_OF_TEXT = """(one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}"""
"""How many lines a text takes."""

CHECKS = {
    "under the next card of the hand": (".hand:visible", OVERLAID),
    "under another card": (".hand .copy:not(.under) text:visible", UNREAD),
    "under the next card of its line": ("[data-line] .cards", COVERED_IN_LINE),
    "reaches out of its row": ("[data-testid^=line-]", SPILLED),
}


def spoilt(page: Page) -> list[str]:
    """What lies over something that is to be read on a board, and what reaches out of its place."""
    found = []
    for what, (some, check) in CHECKS.items():
        found += [f"{one} {what}" for one in page.locator(some).evaluate_all(check)]
    sizes = page.locator("[data-line] .cards .card").evaluate_all(SIZES)
    if len(sizes) > 1:
        found.append(f"cards of several sizes: {sizes}")
    covered = page.locator(".holder:visible").evaluate_all(f"(all) => all.map({UNDER_THE_HELMET})")
    return found + ["something lies under the helmet"] * any(covered)
