"""The pages on a phone, and what is tapped and clicked there."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.axe import LAPTOP, PHONE, fits
from browser.person import Person, unfold
from browser.screens import box_of

pytestmark = pytest.mark.unpainted

GEOMETRY = Path(__file__).parents[2] / "web" / "src" / "map" / "geometry.json"
TABLETS = [{"width": 820, "height": 1180}, {"width": 1024, "height": 768}]
SAME_TAP = 450
"""Milliseconds after which a second tap on the same thing is one on purpose."""
TOUCH = 44
"""CSS pixels of a touch target that is easy to hit (WCAG 2.5.5)."""


@pytest.mark.everything
@pytest.mark.parametrize("size", [PHONE, *TABLETS, LAPTOP], ids=["phone", "portrait", "landscape", "laptop"])
def test_no_page_scrolls_sideways(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    person = Person(page, seed=3)
    person.make_table(6, ())
    for path in (page.url, "/", "/rules"):
        page.goto(path)
        page.locator("h1, [data-testid=decision]").first.wait_for()
        assert fits(page), path
        if page.get_by_test_id("decision").is_visible():
            wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
            assert page.locator(".dock, .own").evaluate_all(wide) == 0, "the hand does not fit"


def test_every_region_is_an_easy_touch_target_on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/")
    unfold(page)
    page.get_by_test_id("first-holder").select_option(index=1)
    Person(page, seed=4).make_table(4, (), stay=True)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")
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


def test_a_region_asks_to_be_confirmed(page: Page) -> None:
    choose_a_site(page, seed=7)
    decision = page.get_by_test_id("decision")
    confirm = page.get_by_test_id("confirm-region")
    expect(confirm).to_be_disabled()
    page.get_by_test_id("region-roma").dblclick()
    expect(confirm).to_have_text("Fight for Roma")
    page.get_by_test_id("region-siena").click()
    expect(page.get_by_test_id("region-roma")).to_have_attribute("aria-pressed", "false")
    expect(confirm).to_have_text("Fight for Siena")
    expect(decision).to_have_attribute("data-phase", "site")
    page.wait_for_timeout(SAME_TAP)
    page.get_by_test_id("region-siena").click()
    expect(decision).to_have_attribute("data-phase", "battle")
    expect(page.get_by_test_id("log")).to_contain_text("to Siena.")


def test_a_double_click_on_play_plays_once_and_does_not_pass(page: Page) -> None:
    choose_a_site(page, seed=8)
    page.get_by_test_id("region-siena").click()
    page.get_by_test_id("confirm-region").click()
    decision = page.get_by_test_id("decision")
    expect(decision).to_have_attribute("data-phase", "battle")
    before = cards_held(page)
    page.locator("[data-testid^=hand-card-]").first.click()
    play = page.get_by_test_id("play-card")
    expect(play).to_be_enabled()
    box = box_of(play)
    for _ in range(3):
        page.mouse.click(box["x"] + 12, box["y"] + box["height"] / 2)
        page.wait_for_timeout(90)
    page.wait_for_timeout(SAME_TAP)
    assert cards_held(page) == before - 1
    log = page.get_by_test_id("log").inner_text()
    own = log.partition(" holds the Condottiere")[0].split()[-1]
    assert f"{own} plays" in log
    assert f"{own} passes" not in log
    again = page.get_by_test_id("play-card")
    if again.is_visible():  # it is this seat's turn once more, in the same battle
        after = box_of(again)
        assert (after["x"], after["width"]) == (box["x"], box["width"]), "Play moved"


def choose_a_site(page: Page, seed: int) -> None:
    page.goto("/")
    unfold(page)
    page.get_by_test_id("first-holder").select_option(index=1)
    Person(page, seed=seed).make_table(2, (), stay=True)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "site")


def cards_held(page: Page) -> int:
    cards = page.locator("[data-testid^=hand-card-]").all()
    return sum(int(card.get_attribute("data-count") or 0) for card in cards)
