"""The choice after a battle (R4.5), which all are asked at once, and captains who play faster."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.person import drawn
from browser.shown import END, KEEP, NAMES, OVER, RESULT, SITE, show
from condottiere.server.messages.protocol import Answers

pytestmark = pytest.mark.unpainted

SCREENS = {"laptop": (1280, 720), "phone": (390, 844)}
ASKED = "seats=4 holder=0 phase=hand asked=1 site=roma hands=WWSBC/12/KK/T battles=1"
PASSED = "seats=4 holder=0 turn=2 out=0 site=roma hands=WWSBC/12/KK/T battles=1"
MOST_FRAMES = 1000
CHOICE = Answers(until=1006.0, own=None, choice=True)


def asked(page: Page, position: str = ASKED, answers: Answers | None = CHOICE, **changes: Any) -> list[str]:
    """Open such a table; what the page sends."""
    return show(page, position, answers=answers, now=1000.0, **changes)


def heard(page: Page, sent: list[str], text: str) -> None:
    """Wait until the page has sent this: for so many frames at most."""
    for _ in range(MOST_FRAMES):
        if any(text in one for one in sent):
            return
        drawn(page, 1)
    raise AssertionError(f"{text} was not sent, but {sent[-5:]}")


@pytest.mark.parametrize("screen", SCREENS)
def test_whoever_may_discard_is_asked_and_sees_how_long(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    sent = asked(page)
    decision = page.get_by_test_id("decision")
    expect(decision).to_have_attribute("data-mine", "true")
    expect(decision).to_contain_text(
        "You hold no Mercenary: keep your hand, or discard it all and sit out the round?"
    )
    expect(page.get_by_test_id("answer-seconds")).to_have_text(re.compile(r"^[1-6] s$"))
    expect(page.get_by_text("Without an answer you keep it")).to_be_visible()
    assert fits(page)
    discard = page.get_by_test_id("discard-hand")
    expect(discard).to_have_attribute("aria-disabled", "false")
    discard.focus()
    page.keyboard.press("Enter")
    expect(discard).to_have_attribute("data-asked", "true")
    expect(discard).to_have_text(re.compile("Really discard it"))
    page.keyboard.press("Enter")
    heard(page, sent, '"hand:discard"')


def test_an_answer_may_be_taken_back(page: Page) -> None:
    sent = asked(page, answers=Answers(until=1006.0, own="hand:discard", choice=True))
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
    expect(page.get_by_test_id("decision")).to_contain_text("Your hand is discarded")
    expect(page.get_by_test_id("discard-hand")).to_have_count(0)
    page.get_by_role("button", name="Keep it after all").click()
    heard(page, sent, '"hand:keep"')


@pytest.mark.parametrize("viewer", [1, None])
def test_others_wait_without_a_question(page: Page, viewer: int | None) -> None:
    asked(page, answers=Answers(until=1006.0, own=None, choice=False), viewer=viewer)
    expect(page.get_by_test_id("decision")).to_have_text(
        "Everybody with cards now says whether they keep their hand."
    )
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
    for button in ("keep-hand", "discard-hand", "answer-seconds", "discard-later"):
        expect(page.get_by_test_id(button)).to_have_count(0)


def test_the_hand_is_always_kept_for_whoever_wants_that_whatever_it_holds(page: Page) -> None:
    sent = asked(page, viewer=1, answers=Answers(until=1006.0, own=None, choice=False))
    page.get_by_role("checkbox", name="Always keep my hand").check()
    heard(page, sent, '"action":"hand:keep"')


@pytest.mark.parametrize("screen", SCREENS)
def test_whoever_has_passed_may_say_by_then_that_the_hand_is_to_be_discarded(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    sent = asked(page, PASSED, Answers(until=None, own=None, choice=True))
    assert fits(page)
    box = page.get_by_role("checkbox", name="Discard my hand after this battle")
    box.check()
    heard(page, sent, '"hand:discard"')
    asked(page, PASSED, Answers(until=None, own=None, choice=False))
    expect(page.get_by_test_id("discard-later")).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
def test_captains_play_faster_when_asked(page: Page, screen: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    sent = asked(page, PASSED, None)
    faster = page.get_by_test_id("faster")
    expect(faster).to_have_attribute("aria-pressed", "false")
    assert fits(page)
    page.keyboard.press("f")
    heard(page, sent, '"hurry"')
    expect(faster).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("turn", "viewer"), [(0, 0), (1, 0), (2, None)])
def test_nobody_is_asked_to_hurry_but_captains_and_by_people(
    page: Page, turn: int, viewer: int | None
) -> None:
    asked(page, f"seats=4 holder=0 turn={turn} site=roma hands=WWSBC/12/KK/T battles=1", None, viewer=viewer)
    expect(page.get_by_test_id("faster")).to_have_count(0)


def test_banner_rows_and_map_agree_on_who_has_won_what(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    show(page, SITE, log=RESULT)
    lines = {name: page.get_by_test_id(f"line-{seat}") for seat, name in enumerate(NAMES)}
    strengths = {name: int(line.get_attribute("data-strength") or 0) for name, line in lines.items()}
    *_, second, first = sorted(strengths, key=lambda name: strengths[name])
    told = f"{first} conquers Firenze, {strengths[first]} to {strengths[second]}"
    expect(page.get_by_test_id("result")).to_contain_text(told)
    expect(page.get_by_test_id("region-firenze")).to_have_attribute("aria-label", re.compile(first))
    for position, log in ((KEEP, RESULT), (OVER, END)):
        show(page, position, log=log)
        expect(page.get_by_test_id("region-firenze")).to_have_attribute("aria-label", re.compile(first))
