"""What one decides by is in sight meanwhile: on small screens, in every language, measured by boxes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.axe import choose_elsewhere
from browser.boxes import LANGUAGES
from browser.lessons import PLANS, PLAYERS, moments
from browser.person import drawn
from browser.screens import sized
from browser.shown import BATTLE, END, FAVOR, FIRST_BATTLE, LOG, NAMES, OVER, RESULT, SITE, show, show_next
from condottiere.languages.bundle import language
from condottiere.record.events.event import Event
from condottiere.rules import Region

pytestmark = pytest.mark.unpainted

FINGER, THUMB = 24, 44
"""CSS pixels of a target that can be hit (WCAG 2.5.8), and of one that is hit with ease (2.5.5)."""

STRENGTHS = (81, 44, 85, 32, 71, 45)
"""Of the battle that is shown, by seat."""


OUT_OF_SIGHT = """(all) => all.filter((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const parts = [[0.5, 0.1], [0.5, 0.9], [0.1, 0.5], [0.9, 0.5]]
    return !parts.every(([x, y]) => {
        const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))
        return one.contains(hit) || hit?.contains(one)
    })
}).map((one) => one.textContent.trim())"""
"""Those of which something is scrolled away or lies under something else."""

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


def in_languages(page: Page) -> Iterator[str]:
    for code in LANGUAGES:
        choose_elsewhere(page, "language", code)
        expect(page.locator("html")).to_have_attribute("lang", language(code).message("locale"))
        page.evaluate("() => document.fonts.ready")
        yield code


def lines_out_of_sight(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-testid^=strength-]").evaluate_all(OUT_OF_SIGHT)
    return found


@pytest.mark.parametrize("position", [BATTLE, FIRST_BATTLE], ids=["battle", "first-battle"])
def test_on_a_small_phone_all_strengths_are_seen_whatever_card_is_selected(page: Page, position: str) -> None:
    sized(page, "small-phone")
    show(page, position, log=LOG)
    for code in in_languages(page):
        for card in page.locator("[data-testid^=hand-card-]").all():
            card.evaluate("(one) => one.click()")
            expect(card).to_have_attribute("aria-pressed", "true")
            assert lines_out_of_sight(page) == [], (code, card.get_attribute("data-testid"))
        card.evaluate("(one) => one.click()")
        assert lines_out_of_sight(page) == [], code


@pytest.mark.parametrize("screen", ["phone", "small-phone", "phone-on-its-side", "zoomed-to-200", "tablet"])
def test_nothing_moves_when_a_card_is_selected_or_played_on_a_small_screen(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE, log=LOG)
    boxes = """(all) => all.map((one) => {
        const { top, height } = one.getBoundingClientRect()
        return [Math.round(top), Math.round(height)]
    })"""
    board = page.locator("[data-testid=map], [data-testid^=line-], [data-testid=hand]")
    before: list[list[int]] = []
    for code in in_languages(page):
        before = board.evaluate_all(boxes)
        assert len(before) == len(NAMES) + 2
        for card in page.locator("[data-testid^=hand-card-]").all():
            card.evaluate("(one) => one.click()")
            expect(card).to_have_attribute("aria-pressed", "true")
            drawn(page, 3)  # what the card does is told after one
            assert board.evaluate_all(boxes) == before, (code, card.get_attribute("data-testid"))
        card.evaluate("(one) => one.click()")
    show_next(page, BATTLE.replace("seats=6", "seats=6 turn=2"), len(LOG) + 2, log=LOG)
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
    assert board.evaluate_all(boxes) == before


@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize(("position", "log"), [(SITE, RESULT), (FAVOR, LOG)], ids=["site", "favor"])
def test_on_a_small_phone_all_seats_are_seen_beside_the_map_to_choose_on(
    page: Page, position: str, log: tuple[Event, ...], height: int
) -> None:
    page.set_viewport_size({"width": 360, "height": height})
    show(page, position, log=log)
    for code in in_languages(page):
        seats = page.get_by_test_id("map-seats").get_by_role("listitem")
        expect(seats).to_have_count(len(NAMES))
        assert seats.evaluate_all(OUT_OF_SIGHT) == [], code
        for name, strength, seat in zip(NAMES, STRENGTHS, seats.all(), strict=True):
            expect(seat).to_contain_text(name)
            expect(seat).to_contain_text(str(strength))
            for part in seat.locator(".name, .hand, .strength").all():
                expect(part).to_be_in_viewport(ratio=0.99)
        squares = page.evaluate(SQUARES)
        assert min(squares.values()) >= FINGER, squares
        assert max(squares.values()) >= THUMB, squares


@pytest.mark.parametrize("screen", ["small-phone", "phone", "phone-on-its-side", "zoomed-to-200"])
def test_the_last_word_of_the_tutorial_leaves_the_table_in_sight(page: Page, screen: str) -> None:
    sized(page, screen)
    *_, (table, log) = moments(PLANS[0])
    show(page, table, log=log, players=PLAYERS)
    expect(page.get_by_test_id("guide")).to_have_attribute("data-note", "end")
    for code in in_languages(page):
        assert lines_out_of_sight(page) == [], code
        for name in ("map", "first-game", "guide-leave", "play-card"):
            expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("screen", ["phone-on-its-side", "zoomed-to-200"])
def test_the_last_word_of_the_tutorial_is_a_strip_on_its_side_that_opens(page: Page, screen: str) -> None:
    sized(page, screen)
    *_, (table, log) = moments(PLANS[0])
    show(page, table, log=log, players=PLAYERS)
    text, fold = page.get_by_test_id("guide-text"), page.get_by_test_id("guide-fold")
    expect(text).to_contain_text("start one of your own")
    expect(text).not_to_contain_text("everybody has ten cards")
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(text).to_contain_text("everybody has ten cards")
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.click()
    expect(text).not_to_contain_text("everybody has ten cards")


def test_the_first_words_of_the_tutorial_leave_all_of_the_map_in_sight_on_a_small_phone(page: Page) -> None:
    sized(page, "small-phone")
    table, log = next(moments(PLANS[0]))
    show(page, table, log=log, players=PLAYERS)
    expect(page.get_by_test_id("guide")).to_have_attribute("data-note", "site-0")
    for code in in_languages(page):
        expect(page.get_by_test_id("map")).to_be_in_viewport(ratio=0.99)
        squares = page.evaluate(SQUARES)
        assert len(squares) == len(Region)
        assert min(squares.values()) >= FINGER, (code, squares)


@pytest.mark.parametrize("screen", ["phone", "small-phone"])
def test_who_has_what_is_seen_whole_while_the_guide_has_a_region_chosen(page: Page, screen: str) -> None:
    """On the small phone beside the map, elsewhere in the battle lines beneath it."""
    sized(page, screen)
    said: set[str | None] = set()
    rows = page.get_by_test_id("map-seats").get_by_role("listitem")
    if screen == "phone":
        rows = page.locator("[data-testid^=line-]")
    for version, (table, log) in enumerate(moments(PLANS[0]), 1):
        (show if version == 1 else show_next)(page, table, log=log, players=PLAYERS, version=version)
        decision = page.get_by_test_id("decision")
        expect(decision).to_have_attribute("data-version", str(version))
        note = page.get_by_test_id("guide").get_attribute("data-note")
        chosen_on_map = decision.get_attribute("data-phase") in ("site", "favor")
        if note in said or not chosen_on_map or decision.get_attribute("data-mine") != "true":
            continue
        said.add(note)
        for code in in_languages(page):
            expect(rows).to_have_count(len(PLAYERS))
            for row in rows.all():
                expect(row).to_be_in_viewport(ratio=0.98)
            assert rows.evaluate_all(OUT_OF_SIGHT) == [], (note, code)
            for name in page.locator("[data-testid^=name-]").all():
                expect(name).to_be_visible()
    assert said == {"site-0", "site-1", "site-2", "site-3", "site-4", "favor"}


def test_the_battle_lines_take_the_room_of_an_empty_hand(page: Page) -> None:
    sized(page, "phone")
    show(page, "seats=4 phase=site site=siena owners=torino:0,milano:1 hands=//4/ lines=1/// battles=6")
    for code in in_languages(page):
        rows = [box for row in page.locator("[data-testid^=line-]").all() if (box := row.bounding_box())]
        dock = page.get_by_test_id("hand").locator("xpath=ancestor::*[contains(@class, 'dock')]")
        below = dock.bounding_box()
        assert below
        assert len(rows) == 4
        assert min(row["height"] for row in rows) >= 49, code
        assert abs(rows[-1]["y"] + rows[-1]["height"] - below["y"]) < 3, (code, "nothing lies between")


@pytest.mark.parametrize("screen", ["tablet", "desktop"])
def test_all_that_may_be_done_at_the_end_stands_on_the_screen(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, OVER, log=END)
    for code in in_languages(page):
        end = page.get_by_test_id("game-over")
        choices = end.locator(".choices").locator("a, button, label")
        assert choices.evaluate_all(OUT_OF_SIGHT) == [], code
        assert end.get_by_role("row").evaluate_all(OUT_OF_SIGHT) == [], code
