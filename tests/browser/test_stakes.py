"""What the page says of a battle: what it may decide, how it ended, and what is left to do."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.screens import box_of, on_screens, sized
from browser.shown import KEEP, RESULT, show, show_next
from condottiere.record.events.event import CardPlayed, SiteChosen, SiteConquered
from condottiere.rules import Card, Region

pytestmark = pytest.mark.unpainted

NEARLY = "seats=4 site=siena owners=napoli:2,roma:2,modena:3,spoleto:3 hands=15/1/1/1 lines=5/4//"
"""With Siena Carmagnola has the three adjacent regions that win; Gattamelata would have with Firenze."""
RESCUE = "seats=3 phase=rescue site=roma hands=1/1/1 lines=25S//"


@on_screens("small-phone", "laptop")
def test_who_may_win_the_game_with_this_battle_is_said(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, NEARLY)
    expect(page.get_by_test_id("decision")).to_have_text(
        "Carmagnola would win the game with Siena: play a card or pass."
    )
    row = page.get_by_test_id("to-win-2").locator(".short" if screen == "small-phone" else ".long")
    expect(row).to_have_text("wins here" if screen == "small-phone" else "wins the game with Siena")
    expect(row).to_be_in_viewport()
    expect(page.get_by_test_id("to-win-1")).not_to_contain_text("wins")
    assert fits(page)


def test_r8_2_a_region_that_joins_two_groups_is_all_that_is_missing(page: Page) -> None:
    show(page, NEARLY)
    expect(page.get_by_test_id("to-win-3")).to_contain_text("3 regions or 1 adjacent to go")
    expect(page.get_by_test_id("to-win-3").locator(".tight")).to_have_text("needs 1")
    page.get_by_test_id("about-seat-3").click()
    expect(page.get_by_test_id("answer")).to_contain_text("3 regions or 1 adjacent to go")


@pytest.mark.parametrize(
    ("screen", "position", "words"),
    [
        ("laptop", NEARLY, "3 regions or 1 adjacent to go"),
        ("laptop", KEEP, "needs 1 region"),
        ("phone", KEEP, "needs 1 region"),
        pytest.param("small-phone", KEEP, "needs 1 region", marks=pytest.mark.everything),
        ("phone", NEARLY, "needs 1"),
    ],
    ids=["high-row", "low-row", "phone", "small-phone", "battle-on-a-phone"],
)
def test_of_what_a_seat_needs_one_more_is_said_where_there_is_room_and_read_out_where_not(
    page: Page, screen: str, position: str, words: str
) -> None:
    sized(page, screen)
    show(page, position, log=RESULT if position == KEEP else ())
    needs = page.get_by_test_id("to-win-0" if position == KEEP else "to-win-3")
    shown = needs.locator(".long" if "adjacent" in words else ".short")
    expect(shown).to_have_text(words, use_inner_text=True)
    expect(shown).to_be_in_viewport(ratio=0.99)
    whole = "3 regions or 1 adjacent to go"
    expect(needs).to_have_attribute("title", whole)
    expect(needs.filter(has=page.get_by_text(whole))).to_match_aria_snapshot(f"- paragraph: {whole}")


@on_screens("small-phone", "laptop")
def test_whoever_can_play_last_is_told_so(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, "seats=3 site=napoli out=12 hands=15/1/1 lines=5//")
    expect(page.get_by_test_id("decision")).to_have_text(
        "The others are done. You lead 5 to 0: pass, and Napoli is yours."
    )
    assert fits(page)
    show(page, "seats=3 site=venezia out=12 hands=15/1/1 lines=2/4/")
    expect(page.get_by_test_id("decision")).to_have_text("The others are done. More than 4 wins Venezia.")


@on_screens("small-phone", "laptop")
def test_how_a_battle_ended_stays_until_its_reader_acts(page: Page, screen: str) -> None:
    sized(page, screen)
    surrendered = SiteConquered(2, Region.FIRENZE, strongest=118, second=78, ended_by="surrender")
    log = [surrendered if isinstance(event, SiteConquered) else event for event in RESULT]
    log += [SiteChosen(1, Region.ROMA, None)]
    show(page, "seats=6 site=roma turn=1 hands=1/1/1/1/1/1", log=log)
    strip = page.get_by_test_id("result")
    ended = "Carmagnola conquers Firenze, 118 to 78, after a Surrender."
    expect(strip.get_by_role("heading")).to_have_text(ended)
    plays = [CardPlayed(1, Card.MERCENARY_4, face_down=False)]
    show_next(page, "seats=6 site=roma turn=0 hands=1/1/1/1/1/1 lines=/4////", 50, log=[*log, *plays])
    expect(page.get_by_test_id("announcer")).to_have_text("Bruno plays Mercenary 4.")
    expect(strip).to_have_text(ended)
    newest, older = box_of(page.get_by_test_id("announcer")), box_of(strip)
    assert newest["y"] < older["y"], "the newest stands on top"
    mine = [CardPlayed(0, Card.MERCENARY_1, face_down=False)]
    show_next(page, "seats=6 site=roma turn=2 hands=1/1/1/1/1/1 lines=1/4////", 51, log=[*log, *plays, *mine])
    expect(strip).to_have_count(0)


def test_what_a_scarecrow_takes_back_is_chosen_and_then_confirmed(page: Page) -> None:
    sent = show(page, RESCUE)
    two, five = page.get_by_test_id("rescue-1"), page.get_by_test_id("rescue-4")
    two.click()
    expect(two).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("decision")).to_have_text("Take back Mercenary 2? Choose it again to confirm.")
    five.click()
    expect(five).to_have_attribute("aria-pressed", "true")
    expect(two).to_have_attribute("aria-pressed", "false")
    assert not any('"act"' in one for one in sent)
    five.click()
    expect(five).to_have_attribute("aria-disabled", "true")
    assert [one for one in sent if '"act"' in one and "rescue:5" in one]


def test_a_second_enter_confirms_what_is_taken_back_and_a_double_click_does_not(page: Page) -> None:
    sent = show(page, RESCUE)
    page.get_by_test_id("rescue-1").dblclick()
    none = page.get_by_test_id("rescue-none")
    expect(page.get_by_test_id("rescue-1")).to_have_attribute("aria-disabled", "false")
    assert not any('"act"' in one for one in sent)
    none.press("Enter")
    expect(page.get_by_test_id("decision")).to_have_text("Take nothing back? Choose it again to confirm.")
    none.press("Enter")
    expect(none).to_have_attribute("aria-disabled", "true")
    assert [one for one in sent if '"act"' in one and "rescue:-" in one]
