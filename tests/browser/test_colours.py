"""Forced colours and every kind of sight: whatever a page tells is told without colours of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import combinations
from typing import Any, Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from browser.axe import violations
from browser.finished import stored_game, upload
from browser.pictures import cut_out, picture, range_of, seen, unlike
from browser.screens import sized
from browser.shown import BATTLE, END, LOG, NAMES, OVER, RESULT, SITE, advised, answer_hints, show
from condottiere.record.file import dump
from condottiere.rules import Region

SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
OWNED = ("torino", "venezia", "firenze", "urbino", "roma", "napoli")
"""By seat, a region of its own."""
SEATS = "seats=6 holder=0 hands=1/1/1/1/1/1"
WHITE, BLACK = 255, 20
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

LETTERS = """() => {
    const light = (colour) => {
        const [red, green, blue] = colour.match(/[0-9.]+/g).map((part) => {
            const share = part / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    }
    const found = {}
    for (const text of document.querySelectorAll('svg text')) {
        const { fill, stroke } = getComputedStyle(text)
        if (!text.checkVisibility() || stroke === 'none') continue
        const [darker, lighter] = [light(fill), light(stroke)].sort((one, other) => one - other)
        found[`${text.closest('.card')?.classList[1] ?? 'map'} ${text.textContent}`] = lighter / darker
    }
    return found
}"""
"""By what they say, how much letters in drawings stand out from what is drawn around them."""

CALLS = """(region, calls) => {
    region.classList.toggle('choosable', calls)
    region.querySelector('.call').style.visibility = calls ? '' : 'hidden'
}"""
"""Has a region look as if it could be chosen, or could not."""


def first_page(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()


def card_chosen(page: Page) -> None:
    show(page, BATTLE, log=LOG)
    page.keyboard.press("3")
    expect(page.locator(".decision.chosen")).to_be_visible()  # what it does, a frame after it is raised


def over(page: Page) -> None:
    show(page, OVER, log=END)
    expect(page.get_by_test_id("game-over")).to_be_visible()


STATES: dict[str, Callable[[Page], object]] = {
    "first-page": first_page,
    "battle": lambda page: show(page, BATTLE, log=LOG),
    "card-chosen": card_chosen,
    "site": lambda page: show(page, SITE, log=RESULT),
    "over": over,
}


@pytest.fixture(params=["light", "dark"])
def forced(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any]
) -> Iterator[Page]:
    """A page in the colours of the system, dark on light or light on dark."""
    colours = {"forced_colors": "active", "color_scheme": request.param}
    context = browser.new_context(**browser_context_args | colours)
    yield context.new_page()
    context.close()


@pytest.fixture(params=SIGHTS)
def dim(request: pytest.FixtureRequest, page: Page) -> Page:
    """A page as it is seen by somebody who tells few colours apart, or none."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": request.param})
    return page


# --- forced colours ------------------------------------------------------------------------------


@pytest.mark.parametrize("state", STATES)
def test_in_forced_colours_all_that_can_be_pressed_is_seen_and_read(forced: Page, state: str) -> None:
    sized(forced, "laptop")
    STATES[state](forced)
    forced.wait_for_load_state("networkidle")
    whole = seen(forced)
    blank = [name for name, box in forced.evaluate(PRESSED) if range_of(cut_out(whole, box)) < LEAST]
    assert blank == []
    # axe reads colours that a page asks for; here the system chooses them.
    assert [one for one in violations(forced) if not one.startswith("color-contrast")] == []
    dim_letters = {name: ratio for name, ratio in forced.evaluate(LETTERS).items() if ratio < LEAST}
    assert dim_letters == {}


def test_in_forced_colours_no_card_is_taken_for_another(forced: Page) -> None:
    show(forced, BATTLE, log=LOG)
    cards = [picture(one) for one in forced.locator("[data-testid=hand] svg.card").all()]
    kinds = [one.get_attribute("class") for one in forced.locator("[data-testid=hand] svg.card").all()]
    assert len(set(kinds)) == 15
    for (kind, one), (other_kind, other) in combinations(zip(kinds, cards, strict=True), 2):
        assert kind == other_kind or unlike(one, other) > 0.05, (kind, other_kind)


def test_in_forced_colours_the_focus_is_seen_wherever_tab_comes(forced: Page) -> None:
    for state in ("battle", "site", "first-page"):
        STATES[state](forced)
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


def test_in_forced_colours_one_region_is_told_from_another_while_one_is_chosen(forced: Page) -> None:
    sized(forced, "laptop")
    show(forced, SITE, log=RESULT)
    told_apart(forced, "bologna", "siena")


def test_in_forced_colours_it_is_seen_whose_turn_it_is_and_which_line_is_strongest(forced: Page) -> None:
    show(forced, BATTLE, log=LOG)
    on_turn, other = (edge(forced.get_by_test_id(f"line-{seat}")) for seat in (0, 4))
    assert unlike(on_turn, other) > 0.3
    assert underlined(forced.get_by_test_id("strength-2"))
    assert not underlined(forced.get_by_test_id("strength-0"))


def test_in_forced_colours_a_chance_is_a_bar_and_what_is_advised_is_marked(forced: Page) -> None:
    forced.set_viewport_size({"width": 1440, "height": 1000})
    nothing = dict.fromkeys(("card", "region", "count", "cards"))
    passing: dict[str, Any] = {
        "action": {"kind": "pass", "token": "pass", **nothing},
        "chance": None,
        "reasons": [],
    }
    answer_hints(forced, advised("T", 6, 0.7), advised("S", 8, 0.2), passing)
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


def test_in_forced_colours_the_battles_of_a_game_are_seen_above_the_slider(forced: Page) -> None:
    """Each has edges, and one that somebody has won is filled."""
    sized(forced, "laptop")
    upload(forced, dump(stored_game(6, 12, capturing_regions=True)))
    strip = forced.locator(".battles")
    expect(strip).to_be_visible(timeout=30_000)
    assert range_of(picture(strip)) > LEAST
    for battle in strip.locator("span").all():
        box = battle.bounding_box()
        assert box
        edge_of_it = {"x": box["x"] - 1, "y": box["y"], "width": 4, "height": box["height"]}
        assert range_of(cut_out(seen(forced), edge_of_it)) > LEAST, "no edge"


# --- every kind of sight -------------------------------------------------------------------------


def test_whose_a_region_is_is_told_by_arms_and_words(dim: Page) -> None:
    sized(dim, "desktop")
    owners = ",".join(f"{region}:{seat}" for seat, region in enumerate(OWNED))
    show(dim, f"{SEATS} site=roma owners={owners}")
    arms = []
    for seat, region in enumerate(OWNED):
        assert NAMES[seat] in (dim.get_by_test_id(f"region-{region}").get_attribute("aria-label") or "")
        number = Region[region.upper()]
        marker = dim.locator(f"[data-piece=marker-{number}]")
        arms.append(picture(marker))
    assert min(unlike(*pair) for pair in combinations(arms, 2)) > 0.05


def test_whose_a_line_is_is_told_by_arms_and_a_name(dim: Page) -> None:
    show(dim, BATTLE, log=LOG)
    lines = [dim.get_by_test_id(f"line-{seat}") for seat in range(6)]
    for line, name in zip(lines, NAMES, strict=True):
        expect(line.get_by_role("heading")).to_contain_text(name)
    arms = [picture(line.locator("svg.shield").first) for line in lines]
    assert min(unlike(*pair) for pair in combinations(arms, 2)) > 0.05


def test_what_can_be_chosen_on_the_map_is_seen_with_any_sight(dim: Page) -> None:
    sized(dim, "laptop")
    show(dim, SITE, log=RESULT)
    told_apart(dim, "bologna", "siena")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_can_be_chosen_calls_in_black_and_white_and_in_no_players_colour(
    page: Page, theme: Literal["light", "dark"]
) -> None:
    sized(page, "laptop")
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    owners = ",".join(f"{region}:{seat}" for seat, region in enumerate(OWNED))
    show(page, f"{SEATS} options=capturing-regions phase=favor site=siena owners={owners}")
    for name in (*OWNED, "bologna"):
        region = page.get_by_test_id(f"region-{name}")
        expect(region).to_have_attribute("data-choosable", "true")
        box = region.bounding_box()
        calls = coloured(page, box)
        region.evaluate(CALLS, False)
        silent = coloured(page, box)
        region.evaluate(CALLS, True)
        new = [one for one, other in zip(calls, silent, strict=True) if one != other]
        for grey in (WHITE, BLACK):
            assert sum(max(abs(part - grey) for part in one) < 30 for one in new) > 0.01 * len(calls), (
                f"no band of {grey} in {name}"
            )
        colourful = sum(max(one) - min(one) > 60 for one in new)
        assert colourful < 0.2 * len(new), f"{name} is painted in a colour"


def test_who_has_won_is_told_by_a_name_wherever_it_is_shown(dim: Page) -> None:
    show(dim, OVER, log=END)
    expect(dim.get_by_test_id("game-over").get_by_role("heading").first).to_contain_text("Carmagnola")
    expect(dim.get_by_test_id("crowned")).to_contain_text("Carmagnola")


def told_apart(page: Page, *regions: str) -> None:
    """A region that can be chosen, one that has the focus and one that is chosen all look unlike."""
    for name in regions:
        region = page.get_by_test_id(f"region-{name}")
        calls = picture(region)
        region.evaluate(CALLS, False)
        silent = picture(region)
        region.evaluate(CALLS, True)
        assert unlike(calls, silent) > 0.04, f"{name} does not call"
        region.focus()
        assert unlike(calls, picture(region)) > 0.01, f"the focus is not seen on {name}"
        region.press("Enter")
        expect(region).to_have_attribute("aria-pressed", "true")
        region.evaluate("(one) => one.blur()")
        assert unlike(calls, picture(region)) > 0.1, f"{name} does not look chosen"


def coloured(page: Page, box: FloatRect | None) -> list[tuple[int, int, int]]:
    """The pixels of a part of the window."""
    whole = Image.open(BytesIO(page.screenshot(clip=box, scale="css"))).convert("RGB").tobytes()
    return list(zip(whole[::3], whole[1::3], whole[2::3], strict=True))


def edge(line: Locator) -> Image.Image:
    """The left edge of a battle line."""
    whole = picture(line)
    return whole.crop((0, 4, 3, whole.height - 4))


def underlined(one: Locator) -> bool:
    found: bool = one.evaluate("(one) => getComputedStyle(one).textDecorationLine === 'underline'")
    return found
