"""The tutorial, from the first page to its end, played by doing what the guide says."""

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.lessons import PLANS, PLAYERS, moments
from browser.screens import Grid, box_of, cut, on_screens, sized
from browser.shown import END, OVER, show, show_next
from condottiere.languages.bundle import language
from condottiere.rules import Region
from support.tutorial import LESSON, PRESSES, written


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
            "[data-testid=guide][data-note=end], "
            "[data-testid=decision][data-mine=true]:not([data-phase=hand])"
        ).first.wait_for()
        note = guide.get_attribute("data-note") or ""
        expect(page.get_by_test_id("guide-text")).not_to_be_empty()  # its words may still be on their way
        text = " ".join(page.get_by_test_id("guide-text").inner_text().split())
        if until(note):
            return [*heard, Heard(note, text, 0)]
        version = decision.get_attribute("data-version") or ""
        heard.append(Heard(note, text, obey(page)))
        if note.startswith(("signs", "news")):
            expect(guide).not_to_have_attribute("data-note", note)
        else:
            expect(decision).not_to_have_attribute("data-version", version)
    raise AssertionError(f"the guide comes to no end: {heard}")


def obey(page: Page) -> int:
    """Do what the guide points at first; how often something was pressed."""
    go_on = page.get_by_test_id("guide-next")
    if go_on.is_visible():
        go_on.click()
        return 1
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
    else:
        pressed = [page.get_by_test_id("pass")]
    for one in pressed:
        card = (one.get_attribute("data-testid") or "").startswith("hand-card-")
        one.click(position={"x": 10, "y": 40} if card else None)  # what no other card covers
    return len(pressed)


def test_it_teaches_the_game_and_leads_to_a_first_one(learner: Page) -> None:
    page = learner
    gilded = page.locator("main .gilded")
    expect(gilded).to_have_attribute("data-testid", "learn")
    page.get_by_test_id("learn").click()
    guide, text = page.get_by_test_id("guide"), page.get_by_test_id("guide-text")
    expect(guide).to_have_attribute("data-note", "site-0")

    # What supposes that captains decide is not offered while they follow the script.
    advice = page.locator("[data-testid=odds], [data-testid=hint]")
    heard = follow(page, lambda note: note == "pass")[:-1]
    expect(page.get_by_test_id("pass")).to_be_enabled()
    expect(advice).to_have_count(0)
    heard += follow(page, lambda note: note == "site-2")[:-1]
    expect(text).to_contain_text("Firenze is yours, 2 to 1")

    # It is left in the middle, and taken up again where it was.
    page.get_by_test_id("guide-leave").click()
    expect(page.get_by_test_id("my-games").get_by_test_id("game")).to_contain_text("Tutorial")
    page.get_by_test_id("go-on-learning").click()
    expect(guide).to_have_attribute("data-note", "site-2")
    page.reload()
    expect(guide).to_have_attribute("data-note", "site-2")

    # Folded, it says nothing and points at nothing.
    page.get_by_test_id("guide-fold").click()
    expect(text).to_have_count(0)
    expect(page.get_by_test_id("ring")).to_have_count(0)
    page.get_by_test_id("guide-fold").click()

    heard += follow(page, lambda note: note == "end")
    expect(advice.first).to_be_visible()
    lesson = [said for said in LESSON if said.presses]
    assert [one.note for one in heard] == [said.note for said in lesson]
    english = language("en")
    assert [one.text for one in heard] == [written(said, english) for said in lesson]
    assert sum(one.presses for one in heard) + 2 == PRESSES, "one begins it, one begins the first game"

    page.get_by_test_id("first-game").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    expect(page.get_by_test_id("decision")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()
    expect(page.get_by_test_id("go-on-learning")).to_have_count(0)
    tutorial = page.get_by_test_id("my-games").get_by_test_id("game").filter(has_text="Tutorial")
    expect(tutorial).to_have_attribute("data-state", "play")
    expect(gilded).to_have_attribute("data-testid", "create-table")


@pytest.mark.own_page
def test_it_points_at_one_region_and_one_card_and_nothing_opens_under_a_mouse_that_rests(
    learner: Page,
) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    ring = page.get_by_test_id("ring")
    sized(page, "phone")
    expect(ring.first).to_be_visible()
    around = ring.first.bounding_box()
    dock = page.get_by_test_id("decision").bounding_box()
    assert around is not None
    assert dock is not None
    assert around["y"] + around["height"] <= dock["y"] + 4, "a ring is not drawn over what asks"
    sized(page, "laptop")
    follow(page, lambda note: note == "site-1")
    expect(ring).to_have_attribute("data-around", "region-firenze")
    inside = ring.locator("path").first.evaluate(
        """(path) => Object.fromEntries(['firenze', 'siena', 'modena'].map((region) => {
            const box = document.querySelector(`[data-testid=name-${region}]`).getBoundingClientRect()
            const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
            return [region, path.isPointInFill(at.matrixTransform(path.getScreenCTM().inverse()))]
        }))"""
    )
    assert inside == {"firenze": True, "siena": False, "modena": False}
    beneath = """(ring) => [...document.querySelectorAll('[data-testid=map] [data-testid^=name-]')].filter(
        (name) => ring.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).length"""
    assert ring.evaluate(beneath) == len(Region), "names are drawn after the ring, and so lie on it"

    # The button that asks for a card appears where the site was confirmed, under the mouse.
    page.clock.install()
    obey(page)
    expect(page.get_by_test_id("guide")).to_have_attribute("data-note", "play-1")
    page.locator("[data-testid=play-card]:hover").wait_for()
    page.clock.fast_forward(1000)
    expect(page.get_by_test_id("answer")).to_be_hidden()
    page.get_by_test_id("play-card").hover(position={"x": 30, "y": 12}, force=True)
    page.clock.fast_forward(1000)
    expect(page.get_by_test_id("answer")).to_be_visible()

    ringed, next_card = box_of(ring), box_of(page.get_by_test_id("hand-card-2"))
    assert ringed["x"] + ringed["width"] <= next_card["x"]


def test_it_goes_on_whatever_the_learner_does(learner: Page) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    follow(page, lambda note: note == "play-4")
    decision, text = page.get_by_test_id("decision"), page.get_by_test_id("guide-text")
    version = decision.get_attribute("data-version") or ""
    page.get_by_test_id("pass").click()
    expect(decision).not_to_have_attribute("data-version", version)
    expect(text).to_have_text(re.compile("takes Bologna with .* you still hold 10 cards"))
    said = [one.note for one in follow(page, lambda note: note == "end")]
    assert "play-7" in said
    assert "play-9" in said


def test_what_it_says_is_seen_on_every_screen(learner: Page, grid: Grid) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    for note in ("site-0", "play-4"):
        follow(page, lambda said, note=note: said == note)  # type: ignore[misc]
        hidden = []
        for screen in grid.screens:
            sized(page, screen)
            parts = ("guide-text", "guide-fold", "guide-leave", "decision")
            hidden += [f"{screen}: {why}" for part in parts for why in cut(page.get_by_test_id(part))]
        assert hidden == []


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


def folded_at(page: Page, screen: str) -> tuple[Any, ...]:
    """The tutorial at its first card, its guide folded, and what comes after that card."""
    sized(page, screen)
    first, later = [moment for moment in moments(PLANS[0]) if moment.table.turn == 0][1:3]
    show(page, first.table, log=first.log, players=PLAYERS, version=1)
    page.get_by_test_id("guide-next").click()
    expect(page.get_by_test_id("ring")).to_be_visible()
    page.get_by_test_id("guide-fold").click()
    return later


@on_screens("phone", "small-phone", "laptop")
def test_what_is_new_is_said_though_the_guide_was_folded(page: Page, screen: str) -> None:
    table, log = folded_at(page, screen)
    guide, text, ring = (page.get_by_test_id(name) for name in ("guide", "guide-text", "ring"))
    expect(text).to_have_count(0)
    page.reload()
    expect(guide).to_be_visible()
    expect(text).to_have_count(0)
    show_next(page, table, 2, log=log, players=PLAYERS)
    expect(text).to_contain_text("the next best")
    expect(ring).to_be_visible()


def test_a_finger_on_its_words_does_not_fold_it(
    browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    """A browser on a phone gives a touch to the button beside it."""
    context = browser.new_context(
        **(browser_context_args | {"viewport": {"width": 390, "height": 844}}),
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
    )
    page = context.new_page()
    met = 0
    for version, (table, log) in enumerate(moments(PLANS[0]), 1):
        (show if version == 1 else show_next)(page, table, log=log, players=PLAYERS, version=version)
        expect(page.get_by_test_id("decision")).to_have_attribute("data-version", str(version))
        for words in page.get_by_test_id("guide-text").locator("b").all():
            words.tap()
            met += 1
            expect(page.get_by_test_id("guide-fold")).to_have_attribute("aria-expanded", "true")
    assert met
    context.close()


def test_no_ring_shines_through_what_lies_over_the_table(page: Page) -> None:
    sized(page, "phone")
    _, _, first, *_ = [
        moment for moment in moments(PLANS[0]) if moment.table.battles == 0 and moment.table.turn == 0
    ]
    show(page, first.table, log=first.log, players=PLAYERS)
    ring = page.locator("span[data-testid=ring]")
    expect(ring).to_be_visible()
    page.get_by_test_id("log-and-talk").click()
    expect(ring).to_have_count(0)
    page.get_by_test_id("log-and-talk").click()
    expect(ring).to_be_visible()
