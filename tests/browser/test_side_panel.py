"""The log, the talk and the cards seen, beside the table."""

from playwright.sync_api import Page, expect

from browser.shown import BATTLE, people, show


def test_only_people_are_offered_for_private_messages(page: Page) -> None:
    show(page, BATTLE)
    page.get_by_test_id("tab-chat").click()
    to = page.get_by_role("group", name="To")
    expect(to.get_by_role("button")).to_have_text(["everybody", "Bruno"])
    expect(page.get_by_test_id("no-people")).to_have_count(0)


def test_among_captains_the_page_says_that_they_do_not_read(page: Page) -> None:
    me, _, *captains = people(6)
    show(page, "seats=3 site=roma hands=1/1/1", players=[me, *captains[:2]])
    page.get_by_test_id("tab-chat").click()
    expect(page.get_by_test_id("no-people")).to_have_text("Captains do not read messages.")
    expect(page.get_by_role("group", name="To")).to_have_count(0)
    expect(page.get_by_test_id("chat-text")).to_be_visible()


def test_one_card_is_a_card(page: Page) -> None:
    show(page, "seats=2 site=roma hands=1/1 discards=W")
    page.get_by_test_id("tab-seen").click()
    expect(page.get_by_text("1 card discarded.")).to_be_visible()


def test_who_is_waited_for_between_battles_is_said_to_do_what_is_asked(page: Page) -> None:
    show(page, "seats=3 site=roma phase=hand battles=2 turn=1 asked=3 hands=1/1/1")
    expect(page.get_by_test_id("line-1")).to_contain_text("keeping or discarding")
    expect(page.get_by_test_id("line-0")).not_to_contain_text("turn")
