"""Mistakes: a move that is taken back by consent, one that is not any more, and what is asked about first."""

import re

from playwright.sync_api import Page, expect

from browser.company import start_game
from browser.person import fight_for, play_mercenary
from browser.screens import Grid, cut, sized
from browser.shown import heard, show

BATTLE = "seats=3 phase=battle site=roma turn=0 hands=T5U/333/444 lines=T5/3/"
SURRENDER = 14

HAND_SIZE = """() => [...document.querySelectorAll('[data-testid^=hand-card-]')]
    .reduce((sum, { dataset }) => sum + Number(dataset.count), 0)"""


def hand_size(page: Page) -> int:
    count: int = page.evaluate(HAND_SIZE)
    return count


def test_a_move_is_taken_back_when_the_other_agrees(pages: list[Page]) -> None:
    ada, bruno = pages
    address = start_game(pages, ("Ada", "Bruno"), options={"first_holder": 0})
    for page in pages:
        page.goto(address)
    fight_for(ada, "roma")
    play_mercenary(ada)
    expect(bruno.get_by_test_id("take-back-move")).to_have_count(0)
    held = hand_size(ada)
    button = ada.get_by_test_id("take-back-move")
    button.focus()
    ada.keyboard.press("Enter")
    expect(button).to_have_count(0)
    expect(ada.get_by_test_id("proposal-takeback")).to_contain_text("You ask to take back the Mercenary")
    asked = bruno.get_by_test_id("proposal-takeback")
    expect(asked).to_contain_text(re.compile(r"Ada asks to take back the Mercenary\s\d+\."))
    asked.get_by_test_id("refuse").click()
    expect(bruno.get_by_test_id("log")).to_contain_text("Bruno refuses a take-back.")
    button.click()
    ada.get_by_test_id("withdraw").click()
    expect(bruno.get_by_test_id("log")).to_contain_text("Ada no longer asks for a take-back.")
    button.click()
    bruno.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("log")).to_contain_text(re.compile(r"Ada takes back the Mercenary\s\d+\."))
        expect(page.get_by_test_id("proposal-takeback")).to_have_count(0)
    ada.wait_for_function(f"(held) => ({HAND_SIZE})() === held", arg=held + 1)

    # Whoever asked is told that the others played on.
    play_mercenary(ada)
    button.click()
    expect(bruno.get_by_test_id("agree")).to_be_visible()
    play_mercenary(bruno)
    lapsed = "Play went on: Ada’s request to take a move back has lapsed."
    expect(ada.get_by_test_id("toast")).to_contain_text(lapsed)
    for page in pages:
        expect(page.get_by_test_id("proposal-takeback")).to_have_count(0)
        expect(page.get_by_test_id("log")).to_contain_text(lapsed)
    expect(bruno.get_by_test_id("toast")).to_have_count(0)
    expect(button).to_have_count(0)


def test_no_move_is_taken_back_while_another_is_on_its_way(page: Page) -> None:
    """Nor does a button come meanwhile."""
    ready = "() => document.querySelector('[data-testid=pass]').ariaDisabled === 'false'"
    sent = show(page, BATTLE, takeback=6)
    button = page.get_by_test_id("take-back-move")
    expect(button).to_have_attribute("aria-disabled", "false")
    page.wait_for_function(ready)
    page.get_by_test_id("pass").click()
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # the page leaves it in reach of whoever presses it all the same
    heard(page, sent, '"action":"pass"')
    assert len(acted(sent)) == 1, "nothing is asked about unless somebody wants it"
    sent = show(page, BATTLE, takeback=6)
    page.wait_for_function(ready)
    page.get_by_test_id("hand-card-4").click()
    expect(button).to_have_count(0)
    page.get_by_test_id("play-card").click()
    heard(page, sent, '"action":"play:5"')
    expect(button).to_have_count(0)


def test_it_is_offered_where_there_is_room(page: Page, grid: Grid) -> None:
    button = page.get_by_test_id("take-back-move")
    for turn in (1, 0):
        sent = show(page, BATTLE.replace("turn=0", f"turn={turn}"), takeback=6)
        asks = [page.get_by_test_id("pass")] if turn == 0 else []
        for screen in grid.screens:
            sized(page, screen)
            assert cut(button, page.locator("[data-testid^=hand-card-]"), *asks) == [], screen
        button.click()
        heard(page, sent, '"kind":"takeback","move":6')


# --- what is asked about first ------------------------------------------------------------------


def acted(sent: list[str]) -> list[str]:
    return [text for text in sent if '"act"' in text]


def test_passing_and_surrender_are_asked_about_by_whoever_wants_that(page: Page) -> None:
    sized(page, "phone")
    show(page, BATTLE)
    page.get_by_test_id("the-table").click()
    expect(page.get_by_test_id("ask-discard")).to_be_checked()
    for what in ("pass", "surrender"):
        expect(page.get_by_test_id(f"ask-{what}")).not_to_be_checked()
        page.get_by_test_id(f"ask-{what}").click()
    page.goto("/rules")
    sent = show(page, BATTLE)  # the browser keeps it
    button, card = page.get_by_test_id("pass"), page.get_by_test_id(f"hand-card-{SURRENDER}")
    expect(button).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(button.locator(":not(.unseen)")).to_have_text("Really pass?")
    page.get_by_test_id("decision").click()
    expect(button).to_have_attribute("data-asked", "false")
    button.click()
    expect(button).to_have_attribute("data-asked", "true")
    expect(button).to_have_attribute("aria-disabled", "false")
    assert (acted(sent), cut(button, page.get_by_test_id("play-card"))) == ([], [])
    button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    heard(page, sent, '"action":"pass"')

    sent = show(page, BATTLE)
    button = page.get_by_test_id("play-card")
    card.press("Enter")
    card.press("Enter")  # what is chosen is pressed again to play it
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-disabled", "false")
    assert acted(sent) == []
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("data-asked", "true")
    expect(button.locator(":not(.unseen)")).to_have_text("Really end the battle?")
    expect(button).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-disabled", "true")
    heard(page, sent, '"action":"play:U"')
