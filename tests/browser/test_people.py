"""Several people at one table, each in a browser of their own; and those who have no seat."""

import pytest
from playwright.sync_api import Page, expect

from browser.company import start_game
from browser.person import card_in_words, fight_for, play_mercenary

pytestmark = pytest.mark.people(4)


class Company:
    """Three people at one table, Ada in seat 0, and somebody who looks on."""

    def __init__(self, ada: Page, bruno: Page, chiara: Page, onlooker: Page) -> None:
        self.ada, self.bruno, self.chiara, self.onlooker = ada, bruno, chiara, onlooker
        self.pages = (ada, bruno, chiara)


@pytest.fixture
def company(pages: list[Page]) -> Company:
    address = start_game(pages[:3], ["Ada", "Bruno", "Chiara"], options={"first_holder": 1})
    for page in pages:
        page.goto(address)
    for page in pages:
        expect(page.get_by_test_id("decision")).to_be_visible()
    return Company(*pages)


def test_only_the_seat_on_turn_is_asked_and_everybody_is_told(company: Company) -> None:
    expect(company.bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    for page in (company.ada, company.chiara, company.onlooker):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
        expect(page.get_by_test_id("decision")).to_contain_text("Bruno")
        expect(page.locator("[data-choosable=true]")).to_have_count(0)
    fight_for(company.bruno, "firenze")
    for page in (*company.pages, company.onlooker):
        expect(page.get_by_test_id("announcer")).to_contain_text("Bruno leads the Condottiere to Firenze.")
    company.bruno.get_by_test_id("pass").click()
    expect(company.chiara.get_by_test_id("decision")).to_have_attribute("data-mine", "true")


def test_cards_shown_in_private_are_known_to_that_seat_alone(company: Company) -> None:
    company.ada.get_by_test_id("show").click()
    card = company.ada.locator("[data-testid^=hand-card-]").first
    name = card_in_words(card).split(",")[0]
    card.click()
    company.ada.get_by_role("button", name="Bruno", exact=True).click()
    company.ada.get_by_test_id("show-confirm").click()
    told = f"Ada shows Bruno: {name}."
    for page in (company.ada, company.bruno):
        expect(page.get_by_test_id("log")).to_contain_text(told)
    # Something that all see comes after it, so that everybody's page has had its chance to tell.
    fight_for(company.bruno, "roma")
    for page in (company.chiara, company.onlooker):
        expect(page.get_by_test_id("log")).to_contain_text("Bruno leads the Condottiere to Roma.")
        expect(page.get_by_test_id("log")).not_to_contain_text("shows")


def test_a_wrong_key_is_turned_away_in_words(company: Company) -> None:
    page = company.onlooker
    page.goto(company.ada.url + "#" + "A" * 43)
    expect(page.get_by_test_id("refused")).to_contain_text("key")
    page.goto("/t/nosuchtable#x")
    expect(page.get_by_test_id("refused")).to_contain_text("no")


def test_how_a_battle_ended_stays_to_be_read_until_its_reader_acts_again(company: Company) -> None:
    everybody = (*company.pages, company.onlooker)
    fight_for(company.bruno, "siena")
    play_mercenary(company.bruno)
    for page in everybody:
        expect(page.get_by_test_id("result")).to_have_count(0)
    for page in (company.chiara, company.ada, company.bruno):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
        page.get_by_test_id("pass").click()
    for page in everybody:
        expect(page.get_by_test_id("log")).to_contain_text("The battle for Siena ends: Ada 0, Bruno")
        expect(page.get_by_test_id("result")).to_contain_text("Bruno conquers Siena")
        expect(page.get_by_test_id("result")).to_contain_text("keeps the Condottiere")
    chooser = asked(company)
    fight_for(chooser, "roma")
    all_keep_their_hands(company)
    for page in everybody:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "battle")
        expect(page.get_by_test_id("result")).to_have_count(0 if page is chooser else 1)
    play_mercenary(chooser)
    for page in everybody:
        expect(page.get_by_test_id("result")).to_have_count(0 if page in (chooser, company.onlooker) else 1)


def asked(company: Company) -> Page:
    """Whoever is asked now; everybody looks at the same version of the table."""
    version = company.ada.get_by_test_id("decision").get_attribute("data-version") or ""
    for page in company.pages:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-version", version)
    (mine,) = [p for p in company.pages if p.locator("[data-testid=decision][data-mine=true]").count()]
    return mine


def all_keep_their_hands(company: Company) -> None:
    """R4.5: all are asked at once. Whoever keeps every hand is not waited for."""
    for page in company.pages:
        expect(page.get_by_test_id("decision")).to_have_attribute("data-phase", "hand")
    for page in company.pages:
        page.get_by_role("checkbox", name="Always keep my hand").check()
    expect(company.ada.get_by_test_id("decision")).to_have_attribute("data-phase", "battle")
