"""What the page says of a battle: what it may decide, how it ended, and what is left to do."""

import re

from playwright.sync_api import Page, expect

from browser.axe import fits
from browser.screens import Grid, sized
from browser.shown import KEEP, RESULT, SITE, heard, show, show_next
from condottiere.record.events.event import SiteChosen, SiteConquered
from condottiere.rules import Region

NEARLY = "seats=4 site=siena owners=napoli:2,roma:2,modena:3,spoleto:3 hands=15/1/1/1 lines=5/4//"
"""With Siena Carmagnola has the three adjacent regions that win; Gattamelata would have with Firenze."""
RESCUE = "seats=3 phase=rescue site=roma hands=1/1/1 lines=25S//"


WHOLE = "3 more, or 1 adjacent"


def test_who_may_win_the_game_with_this_battle_is_said_and_r8_2_what_others_need(
    page: Page, grid: Grid
) -> None:
    """A region that joins two groups is all that is missing."""
    show(page, NEARLY)
    expect(page.get_by_test_id("decision")).to_have_text(
        "Carmagnola would win the game with Siena: play a card or pass."
    )
    expect(page.get_by_test_id("dusk")).to_be_attached()
    winning, needs = page.get_by_test_id("to-win-2"), page.get_by_test_id("to-win-3")
    expect(page.get_by_test_id("to-win-1")).not_to_contain_text("wins")
    expect(needs).to_have_attribute("title", WHOLE)
    for screen in ("laptop", *grid.of("small-phone", "phone")):
        sized(page, screen)
        shown, words, left = (
            (".long", "wins the game with Siena", WHOLE)
            if screen == "laptop"
            else (".short", "wins here", re.compile(r"^needs 1( adjacent)?\s*$"))
        )
        expect(winning.locator(shown)).to_have_text(words)
        expect(winning.locator(shown)).to_be_in_viewport()
        expect(needs.locator(shown)).to_have_text(left, use_inner_text=True)
        expect(needs.locator(shown)).to_be_in_viewport(ratio=0.99)
        expect(needs.filter(has=page.get_by_text(WHOLE))).to_match_aria_snapshot(f"- paragraph: {WHOLE}")
        assert fits(page)
    page.get_by_test_id("about-seat-3").click()
    expect(page.get_by_test_id("answer")).to_contain_text(WHOLE)
    show(page, KEEP, log=RESULT)
    expect(page.get_by_test_id("dusk")).to_have_count(0)
    for screen in ("laptop", *grid.of("small-phone", "phone")):
        sized(page, screen)
        shortened = page.get_by_test_id("to-win-0").locator(".short")
        expect(shortened).to_have_text("needs 1 adjacent", use_inner_text=True)
        expect(shortened).to_be_in_viewport(ratio=0.99)


def test_whoever_can_play_last_is_told_so(page: Page, grid: Grid) -> None:
    for position, told in (
        ("site=napoli lines=5//", "Nobody else can play. You lead 5 to 0: pass, and Napoli is yours."),
        ("site=venezia lines=2/4/", "Nobody else can play. To take Venezia you need more than 4."),
    ):
        show(page, f"seats=3 out=12 hands=15/1/1 {position}")
        expect(page.get_by_test_id("decision")).to_have_text(told)
        for screen in grid.of("laptop", "small-phone"):
            sized(page, screen)
            assert fits(page)


def test_how_a_battle_ended_is_told_until_the_next_site_is_chosen(page: Page) -> None:
    surrendered = SiteConquered(2, Region.FIRENZE, strongest=118, second=78, ended_by="surrender")
    log = [surrendered if isinstance(event, SiteConquered) else event for event in RESULT]
    show(page, f"{SITE.replace('holder=0', 'holder=1')} turn=1", log=log)
    strip = page.get_by_test_id("result")
    ended = "Carmagnola conquers Firenze, 118 to 78, after a Surrender."
    expect(strip.get_by_role("heading")).to_have_text(ended)
    log.append(SiteChosen(1, Region.ROMA, None))
    show_next(page, "seats=6 site=roma turn=1 hands=1/1/1/1/1/1", 50, log=log)
    expect(strip).to_have_count(0)
    expect(page.get_by_test_id("announcer")).to_have_text("Bruno leads the Condottiere to Roma.")


def test_what_a_scarecrow_takes_back_is_chosen_and_then_confirmed_and_a_double_click_does_not(
    page: Page,
) -> None:
    sent = show(page, RESCUE)
    two, five, none = (page.get_by_test_id(f"rescue-{one}") for one in ("1", "4", "none"))
    decision = page.get_by_test_id("decision")
    two.dblclick()
    expect(two).to_have_attribute("aria-pressed", "true")
    expect(decision).to_have_text("Take back Mercenary 2? Choose it again to confirm.")
    five.click()
    expect(five).to_have_attribute("aria-pressed", "true")
    expect(two).to_have_attribute("aria-pressed", "false")
    assert not any('"act"' in one for one in sent)
    five.click()
    expect(five).to_have_attribute("aria-disabled", "true")
    heard(page, sent, '"action":"rescue:5"')
    sent = show(page, RESCUE)
    expect(none).to_have_attribute("aria-disabled", "false")
    none.press("Enter")
    expect(decision).to_have_text("Take nothing back? Choose it again to confirm.")
    none.press("Enter")
    expect(none).to_have_attribute("aria-disabled", "true")
    heard(page, sent, '"action":"rescue:-"')
