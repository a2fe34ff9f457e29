"""What people at a table do beyond the rules, and who is away: each in a browser of their own."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.company import start_game
from browser.person import fight_for
from condottiere.record.file import load, replay

NAMES = ("Ada", "Bruno", "Chiara")
SHORTEST_TURN = 15

pytestmark = pytest.mark.people(len(NAMES))


def gather(pages: list[Page], holder: int = 0, **changes: Any) -> str:
    """All look at a game of theirs; its address."""
    names = NAMES[: len(pages)]
    address = start_game(pages, names, options={"first_holder": holder}, **changes)
    for page in pages:
        page.goto(address)
        expect(page.get_by_test_id("decision")).to_be_visible()
    for page in pages:
        expect(page.locator("[data-testid^=line-] .dot.online")).to_have_count(len(pages))
    return address


def do(page: Page, deed: str) -> None:
    """Choose something at 'The table'; what asks whether one is sure is told so."""
    page.get_by_test_id("the-table").click()
    page.get_by_test_id(f"table-{deed}").click()
    if deed in ("end", "resign"):
        page.get_by_test_id(f"table-{deed}-yes").click()
    expect(page.get_by_test_id("table-dialog")).to_be_hidden()


def is_asked(page: Page, mine: bool) -> None:
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", str(mine).lower())


@pytest.mark.own_page
def test_who_has_left_is_said_in_words_and_who_is_back_plays_on(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    address = gather(pages, holder=2)
    for page in (ada, bruno):
        page.clock.install()
        page.reload()
        expect(page.get_by_test_id("decision")).to_have_text("Waiting for Chiara to choose the next region.")
    chiara.goto("/rules")
    expect(ada.locator("[data-testid=line-2] .dot:not(.online)")).to_be_visible()
    ada.clock.fast_forward("00:10")  # who loads a page again is away, too, for a moment
    expect(ada.get_by_test_id("decision")).to_have_text("Chiara left just now. The game waits for them.")
    ada.clock.fast_forward("03:00")
    expect(ada.get_by_test_id("decision")).to_have_text("Chiara left 3 minutes ago. The game waits for them.")
    expect(ada.get_by_test_id("line-2")).to_contain_text("away since")
    ada.get_by_test_id("about-seat-2").click()
    expect(ada.get_by_test_id("answer")).to_contain_text("the ring shows. Chiara left 3 minutes ago.")
    ada.get_by_test_id("about-seat-2").click()
    expect(ada.get_by_test_id("answer")).not_to_be_visible()
    expect(ada.get_by_role("status", name="Who is here")).to_contain_text("Bruno is here.Chiara is away.")
    ada.get_by_test_id("the-table").click()
    expect(ada.get_by_test_id("who-is-here")).to_contain_text("Left 3 minutes ago.")
    chiara.goto(address)
    expect(ada.get_by_test_id("who-is-here")).not_to_contain_text("Left")
    expect(ada.get_by_test_id("decision")).to_have_text("Waiting for Chiara to choose the next region.")
    is_asked(chiara, True)


def test_a_captain_plays_for_who_steps_away_until_one_click(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    gather(pages, holder=0)
    do(ada, "step-away")
    for page in (bruno, chiara):
        expect(page.get_by_test_id("line-0")).to_contain_text("captain")
        expect(page.get_by_test_id("log")).to_contain_text("Ada leads the Condottiere")
    for _ in range(2):  # and again for a page that comes back
        expect(ada.get_by_test_id("decision")).to_have_text("A captain plays for you, as you asked.")
        is_asked(ada, False)
        expect(ada.locator("[data-choosable=true]")).to_have_count(0)
        ada.reload()
    ada.get_by_test_id("take-back").click()
    expect(ada.get_by_test_id("take-back")).to_have_count(0)
    for page in pages:
        expect(page.get_by_test_id("line-0")).not_to_contain_text("captain")
        expect(page.get_by_test_id("log")).to_contain_text("Ada is back and plays again.")


def test_a_captain_plays_for_whose_time_has_run_out(pages: list[Page]) -> None:
    ada, bruno, _ = pages
    clock = {"turn": SHORTEST_TURN, "reserve": 0}
    address = start_game(pages[:2], NAMES[:2], options={"first_holder": 1}, clock=clock)
    ada.goto(address)
    expect(ada.get_by_test_id("turn-clock")).to_have_text("0:10, then a captain plays", timeout=20_000)
    expect(ada.get_by_test_id("line-1")).to_contain_text("captain", timeout=20_000)
    bruno.goto(address)
    expect(bruno.get_by_test_id("decision")).to_have_text("A captain plays for you: your time ran out.")
    bruno.get_by_test_id("take-back").click()
    expect(ada.get_by_test_id("line-1")).not_to_contain_text("captain")


def test_a_pause_rests_all_once_everybody_agrees(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    gather(pages, holder=1)
    do(ada, "pause")
    mine, others = ada.get_by_test_id("proposal-pause"), bruno.get_by_test_id("proposal-pause")
    expect(mine).to_contain_text("You ask to pause the game. Waiting for Bruno and Chiara.")
    expect(others).to_contain_text("Ada asks to pause the game. Waiting for you and Chiara.")
    others.get_by_test_id("agree").click()
    expect(mine).to_contain_text("Waiting for Chiara.")
    expect(others.get_by_role("button")).to_have_count(0)
    is_asked(bruno, True)
    chiara.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("paused")).to_contain_text("The game is paused.")
        expect(page.get_by_test_id("decision")).to_contain_text("nobody can act until it is resumed")
        is_asked(page, False)
        expect(page.locator("[data-choosable=true]")).to_have_count(0)
    chiara.get_by_test_id("resume").click()
    for page in pages:
        expect(page.get_by_test_id("paused")).to_have_count(0)
    fight_for(bruno, "siena")
    expect(ada.get_by_test_id("log")).to_contain_text("to Siena.")


def test_what_is_proposed_can_be_refused_or_withdrawn(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    gather(pages)
    do(ada, "pause")
    bruno.get_by_test_id("refuse").click()
    do(chiara, "end")
    for page in pages:
        expect(page.get_by_test_id("proposal-end")).to_be_visible()
        expect(page.get_by_test_id("proposal-pause")).to_have_count(0)
    chiara.get_by_test_id("withdraw").click()
    for page in pages:
        expect(page.get_by_test_id("proposal-end")).to_have_count(0)


def test_another_clock_is_agreed_on_and_seen_by_all(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    gather(pages, holder=1)
    expect(ada.get_by_test_id("turn-clock")).to_have_count(0)
    ada.get_by_test_id("the-table").click()
    ada.get_by_test_id("another-clock").select_option(
        label="Relaxed: 1 minute a turn and 5 minutes in reserve"
    )
    ada.get_by_test_id("propose-clock").click()
    for page in (bruno, chiara):
        expect(page.get_by_test_id("proposal-clock")).to_contain_text(
            "Ada asks to play live: 1 minute a turn and 5 minutes in reserve."
        )
        page.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("turn-clock")).to_contain_text("left, then 5:00 in reserve")
    fight_for(bruno, "siena")
    is_asked(bruno, True)
    do(ada, "pause")
    for page in (bruno, chiara):
        page.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("paused")).to_be_visible()
        expect(page.get_by_test_id("turn-clock")).to_have_count(0)


def test_a_game_ends_by_agreement_with_its_record(pages: list[Page], tmp_path: Path) -> None:
    ada, bruno = pages[:2]
    gather(pages[:2])
    do(ada, "end")
    is_asked(ada, True)
    bruno.get_by_test_id("agree").click()
    for page in (ada, bruno):
        expect(page.get_by_test_id("game-over")).to_contain_text("Ended by agreement: nobody wins.")
        is_asked(page, False)
        expect(page.get_by_test_id("the-table")).to_be_visible()
    with bruno.expect_download() as download:
        bruno.get_by_test_id("record").click()
    path = tmp_path / "record.txt"
    download.value.save_as(path)
    *_, (_, _, last) = replay(load(path.read_text(encoding="utf-8")))
    assert not last.winners


def test_resigning_asks_first_and_says_what_follows(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    gather(pages)
    bruno.get_by_test_id("the-table").click()
    resign = bruno.get_by_test_id("table-resign")
    expect(resign).to_contain_text("A captain plays your seat to the end")
    resign.click()
    bruno.get_by_role("button", name="No", exact=True).click()
    expect(bruno.get_by_test_id("table-resign-yes")).to_have_count(0)
    bruno.keyboard.press("Escape")
    do(bruno, "resign")
    for page in (ada, chiara):
        expect(page.get_by_test_id("line-1")).to_contain_text("captain")
    expect(bruno.get_by_test_id("decision")).to_contain_text("Waiting for")
    expect(bruno.get_by_test_id("take-back")).to_have_count(0)
    chiara.get_by_test_id("the-table").click()
    expect(chiara.get_by_test_id("table-resign")).to_contain_text("Ada wins")
    chiara.keyboard.press("Escape")
    do(chiara, "resign")
    expect(ada.get_by_test_id("game-over")).to_contain_text("Bruno and Chiara resigned: you win.")
    for page in (bruno, chiara):
        expect(page.get_by_test_id("game-over")).to_contain_text("resigned: Ada wins.")


def test_a_page_that_comes_back_still_shows_what_was_agreed(pages: list[Page]) -> None:
    ada, bruno = pages[:2]
    gather(pages[:2])
    do(ada, "pause")
    bruno.get_by_test_id("agree").click()
    for page in (ada, bruno):
        page.reload()
        expect(page.get_by_test_id("paused")).to_be_visible()


def test_all_of_it_is_done_with_the_keyboard(pages: list[Page]) -> None:
    ada, bruno = pages[:2]
    gather(pages[:2])
    ada.get_by_test_id("the-table").press("Enter")
    ada.get_by_test_id("table-pause").press("Enter")
    expect(ada.get_by_test_id("the-table")).to_be_focused()
    bruno.get_by_test_id("agree").press("Enter")
    ada.get_by_test_id("resume").press("Enter")
    is_asked(ada, True)
    do(ada, "step-away")
    ada.get_by_test_id("take-back").press("Enter")
    expect(ada.get_by_test_id("take-back")).to_have_count(0)
    assert ada.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
