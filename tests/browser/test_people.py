"""Several people at one table, each in a browser of their own; and those who have no seat."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.company import start_game
from browser.person import card_in_words, fight_for, play_mercenary

pytestmark = pytest.mark.people(4)


def see(pages: Sequence[Page], name: str, words: str) -> None:
    for page in pages:
        expect(page.get_by_test_id(name)).to_contain_text(words)


def see_no_result(pages: Sequence[Page]) -> None:
    """How the last battle ended is told no more."""
    for page in pages:
        expect(page.get_by_test_id("result")).to_have_count(0)


@pytest.mark.everything
def test_what_three_play_is_told_to_all_of_them_and_to_who_looks_on_but_for_what_is_private(
    pages: list[Page],
) -> None:
    ada, bruno, chiara, onlooker = pages
    seated = (ada, bruno, chiara)
    address = start_game(seated, ["Ada", "Bruno", "Chiara"], options={"first_holder": 1})
    for page in pages:
        page.goto(address)
    for page in pages:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", str(page is bruno).lower())
        expect(page.get_by_test_id("decision")).to_contain_text("" if page is bruno else "Bruno")
        expect(page.locator("[data-choosable=true]")).to_have_count(17 * (page is bruno))

    # Cards that are shown in private are known to that seat alone.
    ada.get_by_test_id("show").click()
    card = ada.locator("[data-testid^=hand-card-]").first
    name = card_in_words(card).split(",")[0]
    card.click()
    ada.get_by_role("button", name="Bruno", exact=True).click()
    ada.get_by_test_id("show-confirm").click()
    see((ada, bruno), "log", f"Ada shows Bruno: {name}.")
    # Something that all see comes after it, so that everybody's page has had its chance to tell.
    fight_for(bruno, "siena")
    see(pages, "announcer", "Bruno leads the Condottiere to Siena.")
    see_no_result(pages)
    for page in (chiara, onlooker):
        expect(page.get_by_test_id("log")).not_to_contain_text("shows")

    # How a battle ended is told until the next site is chosen.
    play_mercenary(bruno)
    for page in (chiara, ada, bruno):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
        page.get_by_test_id("pass").click()
    see(pages, "log", "The battle for Siena ends: Ada 0, Bruno")
    see(pages, "result", "Bruno conquers Siena")
    see(pages, "result", "keeps the Condottiere")
    fight_for(bruno, "roma")
    # R4.5: all are asked at once. Whoever keeps every hand is not waited for.
    for page in seated:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "hand")
    for page in seated:
        page.get_by_role("checkbox", name="Always keep my hand").check()
    expect(ada.get_by_test_id("decision")).to_have_attribute("data-phase", "battle")
    see_no_result(pages)

    for elsewhere, why in ((f"{address}#{'A' * 43}", "key"), ("/t/nosuchtable#x", "no")):
        onlooker.goto(elsewhere)
        expect(onlooker.get_by_test_id("refused")).to_contain_text(why)
