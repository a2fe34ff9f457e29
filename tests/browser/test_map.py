"""The map: what stands on a region hides no name and lies over no border."""

from playwright.sync_api import Locator, Page, expect

from browser.axe import speak
from browser.screens import SCREENS, Grid, box_of, in_sight, sized
from browser.shown import END, FAVOR, FIRST_BATTLE, LOG, OVER, RESULT, SITE, show, show_next
from condottiere.rules import Region

SPILLED = """() => {
    const spilled = []
    const names = [...document.querySelectorAll('[data-testid^=name-]')]
    const boxes = names.filter((one) => one.getClientRects().length).map((one) => {
        const { x, y, width, height } = one.getBBox()
        // A line of text is higher than its letters, above and below.
        const [top, bottom] = [y + 0.24 * height, y + 0.76 * height]
        return { what: one.textContent, left: x, right: x + width, top, bottom }
    })
    const lands = [...document.querySelectorAll('[data-testid^=region-]')].map((one) => [
        one.dataset.testid, one.querySelector('.land'),
    ])
    for (const piece of document.querySelectorAll('[data-testid=piece]')) {
        const marker = piece.querySelector('svg')
        const box = marker
            ? { x: marker.x.baseVal.value, y: marker.y.baseVal.value, width: marker.width.baseVal.value,
                height: marker.height.baseVal.value }
            : piece.querySelector('.disc').getBBox()
        const at = ([u, v]) => new DOMPoint(box.x + u * box.width, box.y + v * box.height)
        const round = Array.from({ length: 16 }, (_, k) => (2 * Math.PI * k) / 16)
            .map((a) => [0.5 + 0.5 * Math.cos(a), 0.5 + 0.5 * Math.sin(a)])
        const shield = [
            [0.05, 0.04], [0.95, 0.04], [0.05, 0.44], [0.95, 0.44], [0.83, 0.76], [0.17, 0.76], [0.5, 0.97],
        ]
        const points = (marker ? shield : round).map(at)
        const [home] = lands.filter(([, land]) => land.isPointInFill(at([0.5, 0.5])))
        if (!home || !points.every((point) => home[1].isPointInFill(point)))
            spilled.push(`${home?.[0]}: a piece lies over the border`)
        for (const name of boxes)
            if (box.x < name.right && name.left < box.x + box.width
                && box.y < name.bottom && name.top < box.y + box.height)
                spilled.push(`${home?.[0]}: a piece lies on the name of ${name.what}`)
    }
    return spilled
}"""


FOUGHT = "seats=4 hands=1/1/1/1 site=roma favor=siena owners=napoli:1,lucca:3 lines=T/6/5/ battles=3"
OWNERS = ",".join(f"{region.name.lower()}:{region % 6}" for region in Region)
ALL_OWNED = f"seats=6 holder=0 hands=12/12/KK/KK/W2/KK phase=site owners={OWNERS} battles=9"

TOKEN = "(helm) => helm.getBoundingClientRect().width / helm.ownerSVGElement.getBoundingClientRect().height"
"""How large a token is compared with its map."""


def test_marker_favor_and_condottiere_stand_within_every_region(page: Page, grid: Grid) -> None:
    for screen in grid.of("laptop", "phone", "phone-on-its-side"):
        sized(page, screen)
        show(page, f"{ALL_OWNED} site=torino favor=torino", log=LOG)
        for version, region in enumerate(Region, start=len(LOG) + 2):
            name = region.name.lower()
            show_next(page, f"{ALL_OWNED} site={name} favor={name}", version, log=LOG)
            expect(page.locator(f"[data-testid=region-{name}].site")).to_be_attached()
            expect(page.get_by_test_id("piece")).to_have_count(len(Region) + 2)
            assert page.evaluate(SPILLED) == [], screen


def test_regions_keep_their_names_while_there_is_room(page: Page, grid: Grid) -> None:
    for battle, fought in ((FOUGHT, "roma"), (f"{FIRST_BATTLE} owners=napoli:1", "firenze")):
        show(page, battle, log=LOG)
        for screen in grid.screens:
            sized(page, screen)
            if screen == "small-phone" and battle != FOUGHT:
                continue  # there Italy lies on its side
            expect(page.get_by_test_id(f"name-{fought}")).to_be_visible()
    show(page, FOUGHT, log=LOG)
    for screen in grid.of("phone", "phone-on-its-side"):
        width, height = SCREENS[screen]
        found = set()
        for lower in (0, 2, 10, 20):
            page.set_viewport_size({"width": width, "height": height - lower})
            names = sum(name.is_visible() for name in page.locator("[data-testid^=name-]").all())
            found.add((names, round(page.locator("[data-piece=helm]").evaluate(TOKEN), 2)))
        assert [names for names, _ in found] == [len(Region)], found


def test_the_end_crowns_whoever_has_won_and_lights_the_realm(page: Page) -> None:
    sized(page, "laptop")
    show(page, SITE, log=LOG)
    expect(page.get_by_test_id("crowned")).to_have_count(0)
    show_next(page, OVER, len(END) + 2, log=END)
    expect(page.get_by_test_id("crowned")).to_have_text("Carmagnola")
    dark = """(name) => {
        const { x, y, width, height } = document.querySelector(`[data-testid=region-${name}] .land`).getBBox()
        const middle = new DOMPoint(x + width / 2, y + height / 2)
        return document.querySelector('.dusk').isPointInFill(middle)
    }"""
    places = ("milano", "siena", "torino", "roma")
    assert [name for name in places if page.evaluate(dark, name)] == ["torino", "roma"]


def test_all_of_the_strip_on_a_small_phone_enlarges_the_map(page: Page) -> None:
    """Italy lies in it on its side, longer than it is high."""
    sized(page, "small-phone")
    for position, log in ((FIRST_BATTLE, LOG), (OVER, END)):
        show(page, position, log=log)
        expect(page.get_by_test_id("game-over" if position == OVER else "line-5")).to_be_visible()
        strip = box_of(page.locator("[data-testid=map]").locator("xpath=../.."))
        lands = [land for land in map(Locator.bounding_box, page.locator(".region .land").all()) if land]
        left, right = min(land["x"] for land in lands), max(land["x"] + land["width"] for land in lands)
        assert right - left > 1.4 * strip["height"]
        page.mouse.click(strip["x"] + strip["width"] - 20, strip["y"] + strip["height"] / 2)
        expect(page.get_by_role("button", name="Smaller map")).to_be_visible()
        page.get_by_test_id("region-firenze").click()
        expect(page.get_by_role("tooltip")).to_contain_text("Firenze")


NAMES_AT_SEA = """() => Object.fromEntries(
    [...document.querySelectorAll('.sea-name')].filter((one) => one.getClientRects().length).map((one) => {
        const { x, y, width, height } = one.ownerSVGElement.viewBox.baseVal
        const lands = [...document.querySelectorAll('[data-testid=map] :is(.land, .abroad)')]
        const turned = one.transform.baseVal.consolidate().matrix
        const { fontSize, letterSpacing } = getComputedStyle(one)
        const spoilt = [...one.textContent].filter((letter, number) => {
            const place = one.getExtentOfChar(number)
            const right = place.x + place.width - parseFloat(letterSpacing)
            const top = -0.45 * parseFloat(fontSize)
            const corners = [place.x, right].flatMap((u) => [0, top].map((v) => [u, v]))
            return letter !== ' ' && corners.some((corner) => {
                const at = new DOMPoint(...corner).matrixTransform(turned)
                const beyond = at.x < x || at.y < y || at.x > x + width || at.y > y + height
                return beyond || lands.some((land) => land.isPointInFill(at))
            })
        })
        return [one.textContent, spoilt.join('')]
    }),
)"""
"""By the name of a sea, those of its letters that are beyond the edge of the map or on land."""


MAP_TO_CHOOSE_ON = 290
"""CSS pixels that the map is high at least while a region is chosen."""
LETTERS = 9
"""CSS pixels that a line of the names on it is high at least."""
NAMES_HIGH = """() => Math.min(...[...document.querySelectorAll('[data-testid^=name-]')]
    .map((one) => one.getBBox().height * one.getScreenCTM().a))"""


def test_the_map_can_be_read_while_a_region_is_chosen(page: Page, grid: Grid) -> None:
    """The name of a sea, where there is room for it, is whole and lies on the sea."""
    for position, log in ((FAVOR, LOG), (SITE, RESULT)):
        show(page, position, log=log)
        drawn = page.get_by_role("group", name="Map of Italy")
        for screen in grid.screens:
            sized(page, screen)
            assert box_of(drawn)["height"] >= MAP_TO_CHOOSE_ON, screen
            assert page.evaluate(NAMES_HIGH) >= LETTERS, screen
            # What is drawn along the land is clipped to it.
            assert in_sight(drawn, 0.99), screen
            assert in_sight(page.locator("[data-testid^=region-] .land"), 0.99), screen
    for code in grid.languages:
        speak(page, code)
        shown = set()
        for screen in ("desktop", *grid.screens):
            sized(page, screen)
            names = page.evaluate(NAMES_AT_SEA)
            assert not any(names.values()), (screen, names)
            shown |= set(names)
        assert len(shown) == 3, code
