"""The choice after a battle (R4.5), which all are asked at once, the table after it, and faster captains."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.shown import END, KEEP, NAMES, OVER, RESULT, SITE, heard, show, show_next
from browser.states import ASKED, PASSED
from condottiere.record.events.event import CardPlayed, Passed
from condottiere.rules import Card
from condottiere.server.messages.protocol import Answers

CHOICE, NO_CHOICE = (Answers(until=1600.0, own=None, choice=choice) for choice in (True, False))
PARMA = "seats=2 options=draw-after-battle site=parma hands=1/1 battles=1"


def test_whoever_may_discard_is_asked_and_sees_how_long(page: Page) -> None:
    sent = show(page, ASKED, answers=CHOICE, now=1000.0)
    decision, discard = page.get_by_test_id("decision"), page.get_by_test_id("discard-hand")
    expect(decision).to_have_attribute("data-mine", "true")
    expect(decision).to_contain_text(
        "You hold no Mercenary: keep your hand, or discard it all and sit out the round?"
    )
    expect(page.get_by_test_id("answer-seconds")).to_have_text(re.compile(r"^(600|5\d\d)\ss$"))
    expect(page.get_by_text("Without an answer you keep it")).to_be_visible()
    expect(page.get_by_text("The time is the same for all")).to_be_visible()
    expect(discard).to_have_attribute("aria-disabled", "false")
    discard.press("Enter")
    expect(discard.locator(":not(.unseen)")).to_have_text("Really discard it?")
    expect(discard).to_have_attribute("aria-disabled", "false")
    discard.press("Enter")
    heard(page, sent, '"hand:discard"')


def test_an_answer_may_be_taken_back(page: Page) -> None:
    sent = show(page, ASKED, answers=Answers(until=1600.0, own="hand:discard", choice=True), now=1000.0)
    expect(page.get_by_test_id("decision")).to_contain_text("Your hand is discarded")
    expect(page.get_by_test_id("discard-hand")).to_have_count(0)
    page.get_by_role("button", name="Keep it after all").click()
    heard(page, sent, '"hand:keep"')


@pytest.mark.parametrize("viewer", [1, None])
def test_others_wait_without_a_question(page: Page, viewer: int | None) -> None:
    sent = show(page, ASKED, viewer, answers=NO_CHOICE, now=1000.0)
    expect(page.get_by_test_id("decision")).to_have_text(
        "Everybody with cards now says whether they keep their hand."
    )
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
    for button in ("keep-hand", "discard-hand", "answer-seconds", "discard-later"):
        expect(page.get_by_test_id(button)).to_have_count(0)
    if viewer == 1:
        page.get_by_role("checkbox", name="Always keep my hand").check()
        heard(page, sent, '"action":"hand:keep"')


def test_whoever_has_passed_may_say_by_then_that_the_hand_is_to_be_discarded(page: Page) -> None:
    sent = show(page, PASSED, answers=Answers(until=None, own=None, choice=True))
    page.get_by_role("checkbox", name="Discard my hand after this battle").check()
    heard(page, sent, '"hand:discard"')
    show(page, PASSED, answers=Answers(until=None, own=None, choice=False))
    expect(page.get_by_test_id("discard-later")).to_have_count(0)


def test_captains_alone_are_asked_to_hurry_and_by_people_alone(page: Page) -> None:
    sent = show(page, PASSED)
    faster = page.get_by_test_id("faster")
    expect(faster).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("f")
    heard(page, sent, '"hurry"')
    expect(faster).to_have_attribute("aria-pressed", "true")
    expect(faster).to_have_text("To my turn")
    skipped = (CardPlayed(1, Card.WINTER, face_down=False), Passed(2, holds_back=False))
    show_next(page, ASKED.replace("phase=hand", "turn=0"), 2, log=skipped)
    expect(page.get_by_test_id("recap")).to_have_text("Meanwhile, Bruno: Winter · Carmagnola: passed")
    for turn, viewer in ((0, 0), (1, 0), (2, None)):
        show(page, ASKED.replace("phase=hand", f"turn={turn}"), viewer)
        expect(faster).to_have_count(0)


def test_after_a_battle_its_season_and_its_name_are_gone(page: Page) -> None:
    """What was true of the battle only is not shown any more."""
    seasons = {
        "S": page.get_by_text("Spring: the highest Mercenaries count 3 more."),
        "W": page.get_by_text("Winter: every Mercenary counts 1."),
    }
    for season, said in seasons.items():
        show(page, f"{PARMA} lines={season}3/2")
        expect(said).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_have_text("Battle for Parma")
    for phase, season in (("draw", "W"), ("site", "S"), ("hand", "W")):
        show(page, f"{PARMA} phase={phase} lines={season}3/2")
        expect(page.get_by_role("heading", level=1)).to_have_text("The next battle")
        expect(seasons[season]).to_have_count(0)


def test_banner_rows_and_map_agree_on_who_has_won_what(page: Page) -> None:
    show(page, SITE, log=RESULT)
    strengths = {
        name: int(page.get_by_test_id(f"line-{seat}").get_attribute("data-strength") or 0)
        for seat, name in enumerate(NAMES)
    }
    *_, second, first = sorted(strengths, key=lambda name: strengths[name])
    told = f"{first} conquers Firenze, {strengths[first]} to {strengths[second]}"
    expect(page.get_by_test_id("result")).to_contain_text(told)
    firenze = page.get_by_test_id("region-firenze")
    expect(firenze).to_have_attribute("aria-label", re.compile(first))
    for position, log in ((KEEP, RESULT), (OVER, END)):
        show(page, position, log=log)
        expect(firenze).to_have_attribute("aria-label", re.compile(first))
