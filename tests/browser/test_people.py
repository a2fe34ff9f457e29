"""Several people at one table, each in a browser of their own; and those who have no seat."""

import pytest
from playwright.sync_api import Page, expect

from browser.company import start_game
from browser.person import card_in_words, fight_for, play_mercenary

pytestmark = pytest.mark.people(4)


Company = tuple[Page, Page, Page, Page]
"""Ada, Bruno and Chiara at one table, in seats 0, 1 and 2, and somebody who looks on."""


@pytest.fixture
def company(pages: list[Page]) -> Company:
    ada, bruno, chiara, onlooker = pages
    address = start_game(pages[:3], ["Ada", "Bruno", "Chiara"], options={"first_holder": 1})
    for page in pages:
        page.goto(address)
    for page in pages:
        expect(page.get_by_test_id("decision")).to_be_visible()
    return ada, bruno, chiara, onlooker


def test_only_the_seat_on_turn_is_asked_and_cards_shown_in_private_are_known_to_that_seat_alone(
    company: Company,
) -> None:
    ada, bruno, chiara, onlooker = company
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    for page in (ada, chiara, onlooker):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
        expect(page.get_by_test_id("decision")).to_contain_text("Bruno")
        expect(page.locator("[data-choosable=true]")).to_have_count(0)
    ada.get_by_test_id("show").click()
    card = ada.locator("[data-testid^=hand-card-]").first
    name = card_in_words(card).split(",")[0]
    card.click()
    ada.get_by_role("button", name="Bruno", exact=True).click()
    ada.get_by_test_id("show-confirm").click()
    for page in (ada, bruno):
        expect(page.get_by_test_id("log")).to_contain_text(f"Ada shows Bruno: {name}.")
    # Something that all see comes after it, so that everybody's page has had its chance to tell.
    fight_for(bruno, "firenze")
    for page in company:
        expect(page.get_by_test_id("announcer")).to_contain_text("Bruno leads the Condottiere to Firenze.")
    for page in (chiara, onlooker):
        expect(page.get_by_test_id("log")).not_to_contain_text("shows")
    onlooker.goto(f"{ada.url}#{'A' * 43}")
    expect(onlooker.get_by_test_id("refused")).to_contain_text("key")
    onlooker.goto("/t/nosuchtable#x")
    expect(onlooker.get_by_test_id("refused")).to_contain_text("no")


def test_how_a_battle_ended_stays_to_be_read_until_its_reader_acts_again(company: Company) -> None:
    ada, bruno, chiara, _ = company
    fight_for(bruno, "siena")
    play_mercenary(bruno)
    for page in company:
        expect(page.get_by_test_id("result")).to_have_count(0)
    for page in (chiara, ada, bruno):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
        page.get_by_test_id("pass").click()
    for page in company:
        expect(page.get_by_test_id("log")).to_contain_text("The battle for Siena ends: Ada 0, Bruno")
        expect(page.get_by_test_id("result")).to_contain_text("Bruno conquers Siena")
        expect(page.get_by_test_id("result")).to_contain_text("keeps the Condottiere")
    fight_for(bruno, "roma")
    # R4.5: all are asked at once. Whoever keeps every hand is not waited for.
    for page in (ada, bruno, chiara):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "hand")
    for page in (ada, bruno, chiara):
        page.get_by_role("checkbox", name="Always keep my hand").check()
    for page in company:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "battle")
        expect(page.get_by_test_id("result")).to_have_count(int(page is not bruno))
    play_mercenary(bruno)
    for page in company:
        expect(page.get_by_test_id("result")).to_have_count(int(page in (ada, chiara)))
