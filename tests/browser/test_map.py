"""The map: what stands on a region hides no name and lies over no border."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import speak
from browser.screens import SCREENS, Grid, box_of, in_sight, on_screens, sized
from browser.shown import END, FAVOR, FIRST_BATTLE, LOG, OVER, RESULT, SITE, show, show_next
from condottiere.rules import Region

pytestmark = pytest.mark.unpainted

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

TOKEN = "(helm) => helm.getBoundingClientRect().width / helm.ownerSVGElement.getBoundingClientRect().height"
"""How large a token is compared with its map."""


def position(region: Region, owners: str) -> str:
    name = region.name.lower()
    return (
        f"seats=6 holder=0 hands=12/12/KK/KK/W2/KK phase=site site={name} favor={name} "
        f"owners={owners} battles=9"
    )


@on_screens("laptop", "phone", "phone-on-its-side")
def test_marker_favor_and_condottiere_stand_within_every_region(page: Page, screen: str) -> None:
    sized(page, screen)
    owners = ",".join(f"{region.name.lower()}:{region % 6}" for region in Region)
    show(page, position(Region.TORINO, owners), log=LOG)
    for version, region in enumerate(Region, start=len(LOG) + 2):
        show_next(page, position(region, owners), version, log=LOG)
        expect(page.locator(f"[data-testid=region-{region.name.lower()}].site")).to_be_attached()
        expect(page.get_by_test_id("piece")).to_have_count(len(Region) + 2)
        assert page.evaluate(SPILLED) == []


def test_regions_keep_their_names_on_a_phone_while_four_fight(page: Page) -> None:
    sized(page, "phone")
    battle = "seats=4 holder=0 hands=12345T/1234/1234/1234 site=roma lines=T/CC/5/ battles=1"
    show(page, battle, log=LOG)
    expect(page.get_by_test_id("line-3")).to_be_visible()
    height = page.locator("[data-testid=map]").evaluate("map => map.getBoundingClientRect().height")
    assert height > 230, "clear of the height below which a map has no names"
    for region in Region:
        expect(page.get_by_test_id(f"name-{region.name.lower()}")).to_be_visible()


def test_the_end_crowns_whoever_has_won_and_lights_the_realm(page: Page) -> None:
    sized(page, "laptop")
    show(page, SITE, log=LOG)
    expect(page.get_by_test_id("crowned")).to_have_count(0)
    show_next(page, OVER, len(END) + 2, log=END)
    expect(page.get_by_test_id("crowned")).to_have_text("Carmagnola")
    inside = """(name) => {
        const { x, y, width, height } = document.querySelector(`[data-testid=region-${name}] .land`).getBBox()
        const middle = new DOMPoint(x + width / 2, y + height / 2)
        return document.querySelector('.dusk').isPointInFill(middle)
    }"""
    assert [page.evaluate(inside, name) for name in ("milano", "siena", "torino", "roma")] == [
        False,
        False,
        True,
        True,
    ]


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
        region = page.get_by_test_id("region-firenze")
        region.click()
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


def test_what_is_fought_for_and_owned_is_named_on_a_small_map_too(page: Page, grid: Grid) -> None:
    for battle in (FOUGHT, FIRST_BATTLE.replace("site=firenze", "site=firenze owners=napoli:1")):
        show(page, battle, log=LOG)
        for screen in grid.screens:
            sized(page, screen)
            if screen == "small-phone" and battle != FOUGHT:
                continue  # there Italy lies on its side
            fought = "roma" if battle == FOUGHT else "firenze"
            expect(page.get_by_test_id(f"name-{fought}")).to_be_visible()
            expect(page.get_by_test_id("name-napoli")).to_be_visible()


@on_screens("phone", "phone-on-its-side")
def test_no_name_comes_and_goes_where_the_map_is_a_few_pixels_lower(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    show(page, FOUGHT, log=LOG)
    found = set()
    for lower in (0, 2, 10, 20):
        page.set_viewport_size({"width": width, "height": height - lower})
        names = sum(name.is_visible() for name in page.locator("[data-testid^=name-]").all())
        found.add((names, round(page.locator("[data-piece=helm]").evaluate(TOKEN), 2)))
    assert len(found) == 1, found
    assert found.pop()[0] == len(Region)


def test_the_name_of_a_sea_is_whole_and_lies_on_the_sea(page: Page, grid: Grid) -> None:
    """Where there is room for it."""
    show(page, SITE, log=RESULT)
    for code in grid.languages:
        speak(page, code)
        shown = set()
        for screen in ("desktop", *grid.screens):
            sized(page, screen)
            names = page.evaluate(NAMES_AT_SEA)
            assert not any(names.values()), (screen, names)
            shown |= set(names)
        assert len(shown) == 3, code


MAP_TO_CHOOSE_ON = 290
"""CSS pixels that the map is high at least while a region is chosen."""


LETTERS = 9
"""CSS pixels that a line of the names on it is high at least."""


@pytest.mark.parametrize("position", [SITE, FAVOR], ids=["site", "favor"])
def test_the_map_can_be_read_while_a_region_is_chosen(page: Page, grid: Grid, position: str) -> None:
    show(page, position, log=RESULT if position == SITE else LOG)
    drawn = page.get_by_role("group", name="Map of Italy")
    for screen in grid.screens:
        sized(page, screen)
        box = box_of(drawn)
        assert box["height"] >= MAP_TO_CHOOSE_ON, screen
        assert in_sight(drawn, 0.99), screen
        letters = "(all) => all.map((one) => one.getBBox().height * one.getScreenCTM().a)"
        assert min(page.locator("[data-testid^=name-]").evaluate_all(letters), default=0) >= LETTERS, screen
        # What is drawn along the land is clipped to it.
        assert in_sight(page.locator("[data-testid^=region-] .land"), 0.99), screen


NAMES_HIDDEN = """() => {
    const boxes = (which) => [...document.querySelectorAll(`[data-testid^=${which}]`)].map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { what: one.dataset.testid, left, right, top, bottom }
    })
    // A line of text is higher than its letters, above and below.
    const names = boxes('name-').map((one) => {
        const high = one.bottom - one.top
        return { ...one, top: one.top + 0.24 * high, bottom: one.bottom - 0.24 * high }
    })
    return names.filter((name) => boxes('piece').some((piece) =>
        piece.left < name.right && name.left < piece.right
        && piece.top < name.bottom && name.top < piece.bottom)).map(({ what }) => what)
}"""
"""The names of regions that are partly under a token."""


def test_no_token_lies_on_the_name_of_a_region(page: Page, grid: Grid) -> None:
    show(page, SITE, log=RESULT)
    for screen in grid.screens:
        sized(page, screen)
        expect(page.locator("[data-testid=piece]")).to_have_count(13)
        assert page.evaluate(NAMES_HIDDEN) == [], screen
