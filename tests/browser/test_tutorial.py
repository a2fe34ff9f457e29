"""The tutorial, from the first page to its end, played by doing what the guide says."""

import json
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, Route, expect

from browser.lessons import PLANS, PLAYERS, moments
from browser.screens import Grid, box_of, cut, sized
from browser.shown import END, OVER, show, show_next
from condottiere.languages.bundle import language
from support.tutorial import LESSON, SECOND, Said, presses, written


@pytest.fixture
def learner(page: Page) -> Page:
    """Somebody who has opened the first page; captains take no time to think."""

    def hurried(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(asked | {"pace": "instant"}))

    page.route("**/api/tutorial", hurried)
    page.goto("/")
    return page


class Heard(NamedTuple):
    """What the guide said, and how often was pressed what it asked for."""

    note: str
    text: str
    presses: int


def follow(page: Page, until: Callable[[str], bool]) -> list[Heard]:
    """Do what the guide says until it has said something, which is not done; all that it said."""
    heard: list[Heard] = []
    guide, decision = page.get_by_test_id("guide"), page.get_by_test_id("decision")
    for _ in range(200):
        page.locator(
            "[data-testid=guide]:is([data-note=end], [data-note=discard]), "
            "[data-testid=decision][data-mine=true]:not([data-phase=hand])"
        ).first.wait_for()
        note = guide.get_attribute("data-note") or ""
        expect(page.get_by_test_id("guide-text")).not_to_be_empty()  # its words may still be on their way
        text = " ".join(page.get_by_test_id("guide-text").inner_text().replace("\u200b", "").split())
        if until(note):
            return [*heard, Heard(note, text, 0)]
        version = decision.get_attribute("data-version") or ""
        heard.append(Heard(note, text, obey(page)))
        expect(decision).not_to_have_attribute("data-version", version)
    raise AssertionError(f"the guide comes to no end: {heard}")


def obey(page: Page) -> int:
    """Do what the guide points at first; how often something was pressed."""
    ring = page.get_by_test_id("ring").first
    target = ring.get_attribute("data-around") or ""
    if target == "map":
        pressed = [page.locator("[data-choosable=true]").first, page.get_by_test_id("confirm-region")]
    elif target.startswith("region-"):
        pressed = [page.get_by_test_id(target), page.get_by_test_id("confirm-region")]
    elif target.startswith("hand-card-"):
        pressed = [page.get_by_test_id(target), page.get_by_test_id("play-card")]
    elif target == "hand":
        pressed = [*page.locator("[data-testid^=hand-card-]").all(), page.get_by_test_id("keep-confirm")]
    elif target.startswith(("rescue-", "discard-")):
        pressed = [page.get_by_test_id(target)] * 2
    else:
        pressed = [page.get_by_test_id("pass")]
    for one in pressed:
        card = (one.get_attribute("data-testid") or "").startswith("hand-card-")
        one.click(position={"x": 10, "y": 40} if card else None)  # what no other card covers
    return len(pressed)


RINGED = """(ring) => {
    const path = ring.querySelector('path')
    const names = [...document.querySelectorAll('[data-testid=map] [data-testid^=name-]')]
    return ['firenze', 'siena', 'modena'].filter((region) => {
        const name = names.find((one) => one.dataset.testid === `name-${region}`)
        const box = name.getBoundingClientRect()
        const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
        return path.isPointInFill(at.matrixTransform(path.getScreenCTM().inverse()))
    }).concat(names.every((name) => ring.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)
        ? [] : ['the ring lies on names'])
}"""
"""In which of some regions' rings a name lies; names are drawn after the ring, and so lie on it."""


@pytest.mark.own_page
def test_it_teaches_the_game_and_leads_to_a_first_one(learner: Page, grid: Grid) -> None:
    page = learner
    gilded = page.locator("main .gilded")
    expect(gilded).to_have_attribute("data-testid", "learn")
    page.get_by_test_id("learn").click()
    guide, text, ring = (page.get_by_test_id(name) for name in ("guide", "guide-text", "ring"))
    expect(guide).to_have_attribute("data-note", "site-0")
    seen_on_every_screen(page, grid)
    sized(page, "phone")
    around, dock = box_of(ring.first), box_of(page.get_by_test_id("decision"))
    assert around["y"] + around["height"] <= dock["y"] + 4, "a ring is not drawn over what asks"
    sized(page, "laptop")

    # What supposes that captains decide is not offered while they follow the script.
    advice = page.locator("[data-testid=odds], [data-testid=hint]")
    heard = follow(page, lambda note: note == "play-4")[:-1]
    seen_on_every_screen(page, grid)
    sized(page, "laptop")
    heard += follow(page, lambda note: note == "pass")[:-1]
    expect(page.get_by_test_id("pass")).to_be_enabled()
    expect(advice).to_have_count(0)

    heard += follow(page, lambda note: note == "site-1")[:-1]
    expect(ring).to_have_attribute("data-around", "region-firenze")
    assert ring.evaluate(RINGED) == ["firenze"]
    # The button that asks for a card appears where the site was confirmed, under the mouse.
    page.clock.install()
    site = follow(page, lambda note: note == "play-1")
    heard += site[:-1]
    page.locator("[data-testid=play-card]:hover").wait_for()
    page.clock.fast_forward(1000)
    expect(page.get_by_test_id("answer")).to_be_hidden()
    page.get_by_test_id("play-card").hover(position={"x": 30, "y": 12}, force=True)
    page.clock.fast_forward(1000)
    expect(page.get_by_test_id("answer")).to_be_visible()
    ringed, next_card = box_of(ring), box_of(page.get_by_test_id("hand-card-2"))
    assert ringed["x"] + ringed["width"] <= next_card["x"]
    page.keyboard.press("Escape")
    page.clock.resume()

    heard += follow(page, lambda note: note == "site-2")[:-1]
    expect(text).to_contain_text("Firenze is yours, 2 to 1")
    # It is left in the middle, and taken up again where it was.
    page.get_by_test_id("guide-leave").click()
    expect(page.get_by_test_id("my-games").get_by_test_id("game")).to_contain_text("Tutorial")
    page.get_by_test_id("go-on-learning").click()
    expect(guide).to_have_attribute("data-note", "site-2")
    page.reload()
    expect(guide).to_have_attribute("data-note", "site-2")

    heard += follow(page, lambda note: note == "end")
    expect(advice.first).to_be_visible()
    as_expected(heard, LESSON)
    page.get_by_test_id("second-lesson").click()
    expect(guide).to_have_attribute("data-note", "site-1")
    as_expected(follow(page, lambda note: note == "end"), SECOND)

    expect(page.get_by_test_id("second-lesson")).to_have_count(0)
    page.get_by_test_id("first-game").click()
    expect(guide).to_have_count(0)
    expect(page.get_by_test_id("decision")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()
    expect(page.get_by_test_id("go-on-learning")).to_have_count(0)
    for lesson in ("Tutorial", "Second lesson"):
        row = page.get_by_test_id("my-games").get_by_test_id("game").filter(has_text=lesson)
        expect(row).to_have_attribute("data-state", "over")
    expect(gilded).to_have_attribute("data-testid", "create-table")
    sized(page, "phone")
    told, button = box_of(page.locator("section:has(#learn) > .means")), box_of(page.get_by_test_id("learn"))
    assert told["y"] + told["height"] <= button["y"], "not squeezed beside what it is about"


def as_expected(heard: list[Heard], lesson: Sequence[Said]) -> None:
    english, told = language("en"), [said for said in lesson if said.presses]
    assert [one.note for one in heard] == [said.note for said in told]
    assert [one.text for one in heard] == [written(said, english) for said in told]
    assert sum(one.presses for one in heard) + 2 == presses(lesson), "one begins it, one begins the next"


def seen_on_every_screen(page: Page, grid: Grid) -> None:
    parts = [page.get_by_test_id(part) for part in ("guide-text", "guide-fold", "guide-leave", "decision")]
    for screen in grid.screens:
        sized(page, screen)
        assert cut(*parts) == [], screen


def test_its_end_leads_to_a_first_game_and_raises_no_doubt_about_its_cards(page: Page) -> None:
    gilded = page.locator(".board .gilded:visible, [data-testid=guide] .gilded:visible")
    show(page, OVER, log=END)
    expect(gilded).to_have_attribute("data-testid", "rematch")
    expect(page.get_by_test_id("unverifiable")).to_be_visible()
    over = "seats=3 hands=1/2/ phase=over turn=- site=urbino battles=5 winners=0 ending=adjacent games=1"
    show(page, f"{over} owners=bologna:0,firenze:0,urbino:0,torino:1", players=PLAYERS)
    expect(page.get_by_test_id("guide")).to_have_attribute("data-note", "end")
    expect(page.get_by_test_id("rematch")).to_be_visible()
    expect(gilded).to_have_count(1)
    expect(gilded).to_have_attribute("data-testid", "first-game")
    expect(page.get_by_test_id("game-over")).not_to_contain_text("verified")


def test_what_is_new_is_said_though_the_guide_was_folded(phone: Page) -> None:
    """Folded, it says nothing and points at nothing. No ring shines through what lies over the table."""
    first, (table, log) = [moment for moment in moments(PLANS[0]) if moment.table.turn == 0][1:3]
    show(phone, first.table, log=first.log, players=PLAYERS, version=1)
    guide, text, ring = (phone.get_by_test_id(name) for name in ("guide", "guide-text", "ring"))
    for shown in (1, 0, 1):
        expect(ring).to_have_count(shown)
        phone.get_by_test_id("log-and-talk").click()
    phone.get_by_test_id("log-and-talk").click()
    # A browser on a phone gives a touch on a word to the button beside it.
    for words in text.locator("b").all():
        words.tap()
        expect(phone.get_by_test_id("guide-fold")).to_have_attribute("aria-expanded", "true")
    phone.get_by_test_id("guide-fold").click()
    phone.reload()
    expect(guide).to_be_visible()
    for gone in (text, ring):
        expect(gone).to_have_count(0)
    show_next(phone, table, 2, log=log, players=PLAYERS)
    expect(text).to_contain_text("the next best")
    expect(ring).to_be_visible()
