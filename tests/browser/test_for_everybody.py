"""What is tapped and clicked at a table: large enough, and once alone."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import PHONE, fits
from browser.company import start_game
from browser.screens import SCREENS, box_of, sized
from browser.shown import heard, show

GEOMETRY = Path(__file__).parents[2] / "web" / "src" / "map" / "geometry.json"
SITE = "seats=4 phase=site holder=0 hands=TTTTTWSBCD/1/1/1"
BATTLE = "seats=2 phase=battle holder=0 site=siena hands=TTTTTWSBCD/1"
SAME_TAP = 450
"""Milliseconds after which a second tap on the same thing is one on purpose."""
TOUCH = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""


@pytest.mark.everything
def test_no_page_of_a_real_game_scrolls_sideways(pages: list[Page]) -> None:
    path = start_game(pages, ["Ada", "Bruno"], ["naive"] * 4, options={"first_holder": 0})
    page = pages[0]
    page.goto(path)
    expect(page.get_by_test_id("decision")).to_be_visible()
    for screen in SCREENS:
        sized(page, screen)
        assert fits(page), screen
        wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
        assert page.locator(".dock, .own").evaluate_all(wide) == 0, "the hand does not fit"


def test_every_region_is_an_easy_touch_target_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    show(page, SITE)
    for region in json.loads(GEOMETRY.read_text(encoding="utf-8"))["regions"]:
        missed = page.evaluate(
            """([id, x, y, touch]) => {
                const region = document.querySelector(`[data-testid=region-${id}]`)
                const place = new DOMPoint(x, y).matrixTransform(region.getScreenCTM())
                return [...Array(16).keys()].filter((step) => {
                    const turn = (step / 16) * 2 * Math.PI
                    const reach = touch / 2 - 0.5
                    const [x, y] = [place.x + reach * Math.cos(turn), place.y + reach * Math.sin(turn)]
                    const hit = document.elementFromPoint(x, y)
                    return hit?.closest('[data-choosable=true]') !== region
                }).length
            }""",
            [region["id"], *region["seat"], TOUCH],
        )
        assert missed == 0, f"{region['name']}: {missed} of 16 touches within {TOUCH} px go elsewhere"


@pytest.mark.own_page
def test_a_region_asks_to_be_confirmed_and_a_card_is_played_once(page: Page) -> None:
    page.clock.install()
    sent = show(page, SITE)
    confirm = page.get_by_test_id("confirm-region")
    expect(confirm).to_be_disabled()
    page.get_by_test_id("region-roma").dblclick()
    expect(confirm).to_have_text("Fight for Roma")
    page.get_by_test_id("region-siena").click()
    expect(page.get_by_test_id("region-roma")).to_have_attribute("aria-pressed", "false")
    expect(confirm).to_have_text("Fight for Siena")
    assert not [one for one in sent if '"act"' in one]
    page.clock.run_for(SAME_TAP)
    page.get_by_test_id("region-siena").click()
    heard(page, sent, '"action":"site:siena"')

    sent = show(page, BATTLE)
    page.get_by_test_id("hand-card-6").click(position={"x": 10, "y": 40})
    expect(page.get_by_test_id("play-card")).to_have_attribute("aria-disabled", "false")
    box = box_of(page.get_by_test_id("play-card"))
    for _ in range(3):
        page.mouse.click(box["x"] + 12, box["y"] + box["height"] / 2)
    heard(page, sent, '"action":"play:T"')
    page.clock.run_for(SAME_TAP)
    assert len([one for one in sent if '"act"' in one]) == 1, "neither played twice nor passed"
