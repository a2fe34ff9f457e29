"""Colours: seen in both themes, and told without them, in forced colours and with every kind of sight."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from typing import Any, Literal, TypeAlias

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from browser.axe import fits, violations
from browser.boxes import troubles
from browser.finished import stored_game, upload
from browser.kept import remember, summarised
from browser.person import unfold
from browser.pictures import contrast, cut_out, middle, picture, range_of, seen, unlike
from browser.screens import Grid, box_of, sized
from browser.shown import (
    BATTLE,
    END,
    FAVOR,
    LOG,
    NAMES,
    OVER,
    RESULT,
    SITE,
    advised,
    answer_hints,
    judged,
    legal_action,
    show,
)
from browser.states import STATES
from condottiere.record.file import dump
from condottiere.rules import Region

pytestmark = pytest.mark.painted

Theme: TypeAlias = Literal["light", "dark"]
THEMES = pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.everything)])
SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
OWNED = ("torino", "venezia", "firenze", "urbino", "roma", "napoli")
"""By seat, a region of its own."""
OWNERS = ",".join(f"{region}:{seat}" for seat, region in enumerate(OWNED))
SEATS = "seats=6 holder=0 hands=1/1/1/1/1/1"
DECIDING = "seats=4 site=siena owners=torino:0,milano:1,napoli:2,roma:2,modena:3 hands=15/1/1/1 lines=5/4//"
"""All but Siena, with which Carmagnola would win, lies in dusk."""
WHITE, BLACK = 255, 20
PASSING: dict[str, Any] = judged(legal_action("pass"), None)
FORCED = ("site", "newcomer", "battle", "BISHOP chosen", "over")
"""States that are looked at in the colours of the system."""
LEAST = 3.0
"""The contrast of what is no text (WCAG 1.4.11)."""

PRESSED = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.closest('.hidden-visually, [inert]'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, { x, y, width, height }]) => {
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        return one.contains(hit) && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight
    })
    .map(([one, { x, y, width, height }]) =>
        [one.dataset.testid ?? one.textContent.trim(), { x, y, width, height }])"""
"""What can be pressed and is in sight: its name, and its box."""

CALLS = """(regions, calls) => {
    for (const region of regions) {
        region.classList.toggle('choosable', calls)
        region.querySelector('.call').style.visibility = calls ? '' : 'hidden'
    }
}"""
"""Has regions look as if they could be chosen, or could not."""


@pytest.fixture(params=["light", pytest.param("dark", marks=pytest.mark.everything)])
def forced(request: pytest.FixtureRequest, page: Page) -> Page:
    """A page in the colours of the system, dark on light or light on dark."""
    page.emulate_media(forced_colors="active", color_scheme=request.param)
    return page


@pytest.fixture(
    params=[*(pytest.param(one, marks=pytest.mark.everything) for one in SIGHTS[:-1]), SIGHTS[-1]]
)
def dim(request: pytest.FixtureRequest, page: Page) -> Iterator[Page]:
    """A page as it is seen by somebody who tells few colours apart, or none."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": request.param})
    yield page
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    session.detach()


# --- forced colours ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "state", ["site", *(pytest.param(one, marks=pytest.mark.everything) for one in FORCED[1:])]
)
def test_in_forced_colours_all_that_can_be_pressed_is_seen_and_read(forced: Page, state: str) -> None:
    sized(forced, "laptop")
    STATES[state].enter(forced)
    forced.wait_for_load_state("networkidle")
    whole = seen(forced)
    blank = [name for name, box in forced.evaluate(PRESSED) if range_of(cut_out(whole, box)) < LEAST]
    assert blank == []
    # axe reads colours that a page asks for; here the system chooses them.
    assert [one for one in violations(forced) if not one.startswith("color-contrast")] == []
    if state == "site":
        told_apart(forced, "bologna", "siena")


@pytest.mark.everything
def test_in_forced_colours_the_focus_is_seen_wherever_tab_comes(forced: Page) -> None:
    for state in ("battle", "site", "newcomer"):
        STATES[state].enter(forced)
        forced.evaluate("() => document.activeElement?.blur()")
        before = seen(forced)
        for _ in range(25):
            forced.keyboard.press("Tab")
            name, box = forced.evaluate("""() => {
                const one = document.activeElement
                if (one === document.body) return ['', {}]
                const { x, y, width, height } = one.getBoundingClientRect()
                return [one.dataset.testid ?? one.textContent.trim(), { x, y, width, height }]
            }""")
            if not box:
                break
            around = [cut_out(one, box, 6) for one in (before, seen(forced))]
            changed = unlike(*around) * around[0].width * around[0].height
            assert changed > box["width"] + box["height"], f"{state}: {name}"  # along half of its border


def test_forced_colours_still_tell_whose_turn_it_is_who_is_there_and_what_is_pressed(forced: Page) -> None:
    show(forced, BATTLE, log=LOG)
    on_turn, other = (edge(forced.get_by_test_id(f"line-{seat}")) for seat in (0, 4))
    assert unlike(on_turn, other) > 0.3
    assert underlined(forced.get_by_test_id("strength-2"))
    assert not underlined(forced.get_by_test_id("strength-0"))
    here, away = (picture(forced.get_by_test_id(f"line-{seat}").locator(".dot")) for seat in (0, 1))
    assert unlike(here, away) > 0.1
    assert background(forced.get_by_test_id("tab-all")) != background(forced.get_by_test_id("tab-talk"))
    forced.keyboard.press("3")
    adjusted = "(one) => getComputedStyle(one).forcedColorAdjust"
    assert forced.get_by_test_id("hand-card-2").evaluate(adjusted) == "none"
    summarised(forced, one="battle")
    remember(forced, "one")
    forced.goto("/")
    unfold(forced)
    for words in (forced.get_by_test_id("my-games"), forced.get_by_text("More settings")):
        assert background(words).startswith("rgb("), "something shines through"
    forced.get_by_test_id("seats-6").click()
    assert background(forced.get_by_test_id("seats-6")) != background(forced.get_by_test_id("seats-5"))
    tick = forced.get_by_test_id("option-hidden-cards")
    empty = picture(tick)
    tick.check()
    assert unlike(empty, picture(tick)) > 0.05


@pytest.mark.everything
def test_in_forced_colours_a_chance_is_a_bar_and_what_is_advised_is_marked(forced: Page) -> None:
    forced.set_viewport_size({"width": 1440, "height": 1000})
    answer_hints(forced, advised("T", 6, 0.7), advised("S", 8, 0.2), PASSING)
    show(forced, BATTLE, log=LOG)
    forced.get_by_test_id("hint").click()
    bars = forced.get_by_test_id("hint-panel").locator(".bar")
    expect(bars).to_have_count(2)
    much, little = (picture(one) for one in bars.all())
    assert range_of(much) > LEAST
    assert range_of(little) > LEAST
    assert unlike(much, little) > 0.2
    forced.get_by_test_id("hint-3").click()
    frame = "(one) => getComputedStyle(one).borderTopStyle"
    assert forced.get_by_test_id("pass").evaluate(frame) == "dashed"


@pytest.mark.everything
def test_in_forced_colours_the_battles_of_a_game_are_seen_above_the_slider(forced: Page) -> None:
    """Each has edges, and one that somebody has won is filled."""
    sized(forced, "laptop")
    upload(forced, dump(stored_game(6, 12, capturing_regions=True)))
    strip = forced.locator(".battles")
    expect(strip).to_be_visible(timeout=30_000)
    assert range_of(picture(strip)) > LEAST
    for battle in strip.locator("span").all():
        box = box_of(battle)
        edge_of_it = {"x": box["x"] - 1, "y": box["y"], "width": 4, "height": box["height"]}
        assert range_of(cut_out(seen(forced), edge_of_it)) > LEAST, "no edge"


# --- every kind of sight -------------------------------------------------------------------------


def test_who_holds_what_is_told_by_arms_and_names_with_any_sight(dim: Page) -> None:
    sized(dim, "desktop")
    show(dim, f"{SEATS} site=roma owners={OWNERS}")
    for name, region in zip(NAMES, OWNED, strict=True):
        assert name in (dim.get_by_test_id(f"region-{region}").get_attribute("aria-label") or "")
    markers = [dim.locator(f"[data-piece=marker-{Region[region.upper()]}]") for region in OWNED]
    lines = [dim.get_by_test_id(f"line-{seat}") for seat in range(6)]
    for line, name in zip(lines, NAMES, strict=True):
        expect(line.get_by_role("heading")).to_contain_text(name)
    for shields in (markers, [line.locator("svg.shield").first for line in lines]):
        assert min(unlike(*pair) for pair in combinations(map(picture, shields), 2)) > 0.05
    show(dim, OVER, log=END)
    expect(dim.get_by_test_id("game-over").get_by_role("heading").first).to_contain_text("Carmagnola")
    expect(dim.get_by_test_id("crowned")).to_contain_text("Carmagnola")


def test_what_can_be_chosen_on_the_map_is_seen_with_any_sight(dim: Page) -> None:
    sized(dim, "laptop")
    show(dim, SITE, log=RESULT)
    told_apart(dim, "bologna", "siena")


@THEMES
def test_what_can_be_chosen_calls_in_black_and_white_and_in_no_players_colour(
    page: Page, theme: Theme
) -> None:
    sized(page, "laptop")
    page.emulate_media(color_scheme=theme)
    show(page, f"{SEATS} options=capturing-regions phase=favor site=siena owners={OWNERS}")
    regions = page.locator("[data-choosable=true]")
    calling = Image.open(BytesIO(page.screenshot(scale="css"))).convert("RGB")
    regions.evaluate_all(CALLS, False)
    silent = Image.open(BytesIO(page.screenshot(scale="css"))).convert("RGB")
    for name in (*OWNED, "bologna"):
        box = box_of(page.get_by_test_id(f"region-{name}"))
        pixels = [coloured(cut_out(one, box)) for one in (calling, silent)]
        new = [one for one, other in zip(*pixels, strict=True) if one != other]
        for grey in (WHITE, BLACK):
            band = sum(max(abs(part - grey) for part in one) < 30 for one in new)
            assert band > 0.01 * len(pixels[0]), f"no band of {grey} in {name}"
        colourful = sum(max(one) - min(one) > 60 for one in new)
        assert colourful < 0.2 * len(new), f"{name} is painted in a colour"


# --- in colours ----------------------------------------------------------------------------------


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


@THEMES
def test_names_on_the_map_stand_out_from_their_land(page: Page, theme: Theme) -> None:
    """Without the halo around their letters, which at this size is as wide as they are."""
    page.emulate_media(color_scheme=theme)
    sized(page, "tablet")
    for position, log in ((BATTLE, LOG), (DECIDING, ()), (OVER, END)):
        show(page, position, log=log)
        names = page.locator("[data-testid=map] [data-testid^=name-]")
        names.evaluate_all(NAMED, False)
        land = seen(page)
        names.evaluate_all(NAMED, True)
        faint = {
            name: found
            for name, letters, box in page.evaluate(NAMES_OF_REGIONS)
            if (found := contrast(letters, middle(cut_out(land, box)))) < LEAST_OF_TEXT
        }
        assert faint == {}


LEAST_OF_TEXT = 4.5
"""The contrast of a text with what it stands on (WCAG 1.4.3)."""


CROWN = """(all) => all.map((one) => {
    const figure = one.querySelector('span')
    const size = parseFloat(getComputedStyle(figure).fontSize)
    const { left, right, top, bottom } = figure.getBoundingClientRect()
    const foot = (top + bottom + size) / 2
    return innerWidth < innerHeight || one.closest('[data-line]').clientHeight > 46
        ? { x: right - 0.7 * size, y: foot - 0.98 * size, width: 0.5 * size, height: 0.08 * size }
        : { x: left - 0.7 * size, y: foot - 0.6 * size, width: 0.5 * size, height: 0.25 * size }
})"""
"""What lies above the figures of each strength, or beside them where rows are flat (`slim-line`)."""


def test_the_strongest_line_is_told_by_a_crown_and_in_words(page: Page, grid: Grid) -> None:
    show(page, BATTLE, log=LOG)
    strengths = page.locator("[data-testid^=strength-]")
    for screen in grid.screens:
        sized(page, screen)
        ground = seen(page)
        crowned = [range_of(cut_out(ground, box)) > 3 for box in strengths.evaluate_all(CROWN)]
        assert crowned == [name == "Carmagnola" for name in NAMES], screen
    expect(page.get_by_test_id("strength-2")).to_have_accessible_name("Strength 85 strongest")
    expect(page.get_by_test_id("strength-0")).to_have_accessible_name("Strength 81")


FLAT = 1.25
"""The contrast of a ground on which nothing is drawn; a tint may run across it."""


FIGURES = """(all) => all.flatMap((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const { left, right, y, height } = range.getBoundingClientRect()
    const row = one.closest('[data-line]').getBoundingClientRect()
    const box = one.getBoundingClientRect()
    const x = Math.max(left, box.left)
    const width = Math.min(right, box.right) - x
    const shown = width > 1 && y + height <= row.bottom + 2
    return shown ? [{ x, y: y + 0.2 * height, width, height: 0.6 * height }] : []
})"""
"""Where figures stand, without what is left out for want of room."""


@pytest.mark.parametrize(("card", "season"), [("S", "spring"), ("W", "winter")])
def test_no_season_lies_behind_figures(page: Page, grid: Grid, card: str, season: str) -> None:
    page.emulate_media(color_scheme="dark")
    show(page, BATTLE.replace("CCDS/", f"CCD{card}/"), log=LOG)
    expect(page.locator(f"[data-season={season}]")).to_be_visible()
    figures = page.locator("[data-testid^=strength-], .working:visible")
    figures.evaluate_all("(all) => all.forEach((one) => one.style.setProperty('color', 'transparent'))")
    for screen in grid.screens:
        sized(page, screen)
        ground = seen(page)
        boxes = figures.evaluate_all(FIGURES)
        assert len(boxes) >= len(NAMES)
        drawn = [box for box in boxes if range_of(cut_out(ground, box)) > FLAT]
        assert drawn == [], screen


def test_the_company_that_is_chosen_does_not_look_like_what_is_done_next(page: Page) -> None:
    page.goto("/")
    alone, friends = page.get_by_test_id("company-alone"), page.get_by_test_id("company-friends")
    expect(alone).to_have_attribute("aria-pressed", "true")
    ground = "(one) => getComputedStyle(one).backgroundColor"
    assert alone.evaluate(ground) == friends.evaluate(ground) != page.get_by_test_id("learn").evaluate(ground)
    unlined = alone.screenshot()
    alone.evaluate("(one) => { one.style.boxShadow = 'none' }")
    assert alone.screenshot() != unlined, "it is underlined"


@pytest.mark.parametrize(
    "owner", [0, *(pytest.param(one, marks=pytest.mark.everything) for one in range(1, 6))]
)
def test_a_chosen_region_is_marked_clearly_whoever_controls_it(page: Page, owner: int) -> None:
    holder = (owner + 1) % 6
    place = f"phase=site site=roma holder={holder} turn={holder} owners=bologna:{owner} battles=1"
    show(page, f"seats=6 options=capturing-regions hands=1/1/1/1/1/1 {place}", viewer=holder)
    region = page.get_by_test_id("region-bologna")
    before = picture(region)
    region.click(force=True)
    expect(region).to_have_attribute("aria-pressed", "true")
    page.mouse.move(0, 0)
    assert unlike(before, picture(region)) > 0.25


def test_whose_a_region_is_stays_to_be_seen_while_one_is_chosen(page: Page) -> None:
    for position in (FAVOR, SITE):
        show(page, position)
        page.mouse.move(0, 0)
        region = page.get_by_test_id("region-siena")
        tinted = "region => Number(getComputedStyle(region.querySelector('.call')).fillOpacity)"
        assert region.evaluate(tinted) == 0
        region.click(force=True)
        expect(region).to_have_attribute("aria-pressed", "true")
        assert region.evaluate(tinted) < 0.5


SPACED = """() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
}"""
"""How far apart people may set letters, words and lines in their own style sheet (WCAG 1.4.12)."""


@pytest.mark.everything
def test_pages_reflow_in_a_narrow_window_and_with_wider_spacing(page: Page) -> None:
    """A window of 1280 by 1024 at four times its size (WCAG 1.4.10); shorter than that needs."""
    page.set_viewport_size({"width": 320, "height": 568})
    for name in ("newcomer", "/rules", "/games", "/recover", "battle", "site", "over"):
        STATES[name].enter(page)
        assert fits(page), name
        page.evaluate(SPACED)
        # In the rows of a low screen names have no room to grow: a tap on one tells it whole.
        found = troubles(page) if name not in ("battle", "site") else []
        assert found == [], f"{name}, spaced out"
        assert fits(page), f"{name}, spaced out"


def told_apart(page: Page, *regions: str) -> None:
    """A region that can be chosen, one that has the focus and one that is chosen all look unlike."""
    for name in regions:
        region = page.get_by_test_id(f"region-{name}")
        calls = picture(region)
        region.evaluate_all(CALLS, False)
        silent = picture(region)
        region.evaluate_all(CALLS, True)
        assert unlike(calls, silent) > 0.04, f"{name} does not call"
        region.focus()
        assert unlike(calls, picture(region)) > 0.01, f"the focus is not seen on {name}"
        region.press("Enter")
        expect(region).to_have_attribute("aria-pressed", "true")
        region.evaluate("(one) => one.blur()")
        assert unlike(calls, picture(region)) > 0.1, f"{name} does not look chosen"


def coloured(part: Image.Image) -> list[tuple[int, int, int]]:
    """The pixels of a picture."""
    whole = part.tobytes()
    return list(zip(whole[::3], whole[1::3], whole[2::3], strict=True))


def background(one: Locator) -> str:
    colour: str = one.evaluate("(one) => getComputedStyle(one).backgroundColor")
    return colour


def edge(line: Locator) -> Image.Image:
    """The left edge of a battle line."""
    whole = picture(line)
    return whole.crop((0, 4, 3, whole.height - 4))


def underlined(one: Locator) -> bool:
    found: bool = one.evaluate("(one) => getComputedStyle(one).textDecorationLine === 'underline'")
    return found
