"""The tutorial, from the first page to its end, played by doing what the guide says."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.screens import SCREENS, cut, sized


@pytest.fixture
def learner(page: Page) -> Page:
    """Somebody who has opened the first page; captains take no time to think."""

    def hurried(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(asked | {"pace": "instant"}))

    page.route("**/api/tutorial", hurried)
    page.goto("/")
    return page


def follow(page: Page, until: Callable[[str], bool]) -> list[str]:
    """Do what the guide says until it has said something; the names of all that it said."""
    said: list[str] = []
    guide, decision = page.get_by_test_id("guide"), page.get_by_test_id("decision")
    for _ in range(200):
        page.locator(
            "[data-testid=guide-next], [data-testid=guide][data-note=end], "
            "[data-testid=decision][data-mine=true]:not([data-phase=hand])"
        ).first.wait_for()
        said.append(guide.get_attribute("data-note") or "")
        if until(said[-1]):
            return said
        if page.get_by_test_id("guide-next").is_visible():
            page.get_by_test_id("guide-next").click()
            expect(guide).not_to_have_attribute("data-note", said[-1])
            continue
        version = decision.get_attribute("data-version") or ""
        obey(page)
        expect(decision).not_to_have_attribute("data-version", version)
    raise AssertionError(f"the guide comes to no end: {said}")


def obey(page: Page) -> None:
    """Do what the guide points at first."""
    ring = page.get_by_test_id("ring").first
    target = ring.get_attribute("data-around") or ""
    if target == "map":
        page.locator("[data-choosable=true]").first.click()
        page.get_by_test_id("confirm-region").click()
    elif target.startswith("region-"):
        page.get_by_test_id(target).click()
        page.get_by_test_id("confirm-region").click()
    elif target.startswith("hand-card-"):
        page.get_by_test_id(target).click(position={"x": 10, "y": 40})
        page.get_by_test_id("play-card").click()
    elif target == "hand":
        for card in page.locator("[data-testid^=hand-card-]").all():
            card.click(position={"x": 10, "y": 40})
        page.get_by_test_id("keep-confirm").click()
    else:
        page.get_by_test_id("pass").click()


def test_it_teaches_the_game_and_leads_to_a_first_one(learner: Page) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    guide, text = page.get_by_test_id("guide"), page.get_by_test_id("guide-text")
    expect(guide).to_have_attribute("data-note", "welcome")

    said = follow(page, lambda note: note == "result-2")
    assert said[:6] == ["welcome", "site-0", "play-4", "play-3", "pass", "result-1"]
    assert said[6:] == ["site-1", "play-1", "play-7", "play-0", "pass", "result-2"]
    expect(text).to_contain_text("Firenze is yours, 2 to 1")

    # It is left in the middle, and taken up again where it was.
    page.get_by_test_id("guide-leave").click()
    page.get_by_test_id("go-on-learning").click()
    expect(guide).to_have_attribute("data-note", "result-2")
    page.reload()
    expect(guide).to_have_attribute("data-note", "result-2")

    # Folded, it says nothing and points at nothing.
    page.get_by_test_id("guide-fold").click()
    expect(text).to_have_count(0)
    expect(page.get_by_test_id("ring")).to_have_count(0)
    page.get_by_test_id("guide-fold").click()

    said = follow(page, lambda note: note == "end")
    for note in ("play-10", "result-3", "play-5", "play-9", "favor", "result-4", "keep", "new-round"):
        assert note in said
    expect(text).to_contain_text("One more region beside yours")

    page.get_by_test_id("first-game").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    expect(page.get_by_test_id("decision")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("learn")).to_be_visible()
    expect(page.get_by_test_id("go-on-learning")).to_have_count(0)


def test_it_points_at_one_region_and_one_card_and_nothing_opens_under_a_mouse_that_rests(
    learner: Page,
) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    ring = page.get_by_test_id("ring")
    sized(page, "phone")
    expect(ring.first).to_have_attribute("data-around", "map")
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

    ringed, next_card = ring.bounding_box(), page.get_by_test_id("hand-card-2").bounding_box()
    assert ringed is not None
    assert next_card is not None
    assert ringed["x"] + ringed["width"] <= next_card["x"]


def test_it_goes_on_whatever_the_learner_does(learner: Page) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    follow(page, lambda note: note == "play-4")
    decision, text = page.get_by_test_id("decision"), page.get_by_test_id("guide-text")
    version = decision.get_attribute("data-version") or ""
    page.get_by_test_id("pass").click()
    expect(decision).not_to_have_attribute("data-version", version)
    follow(page, lambda note: note == "result-1")
    expect(text).to_have_text(re.compile("takes Bologna with .* you still hold 10 cards"))
    said = follow(page, lambda note: note == "end")
    assert "play-7" in said
    assert "play-9" in said
    assert said[-2:] == ["new-round", "end"]


def test_what_it_says_is_seen_on_every_screen(learner: Page) -> None:
    page = learner
    page.get_by_test_id("learn").click()
    for note in ("welcome", "play-4"):
        follow(page, lambda said, note=note: said == note)  # type: ignore[misc]
        hidden = []
        for screen in SCREENS:
            sized(page, screen)
            parts = ("guide-text", "guide-fold", "guide-leave", "decision")
            hidden += [f"{screen}: {why}" for part in parts for why in cut(page.get_by_test_id(part))]
        assert hidden == []
