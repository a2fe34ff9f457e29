"""What people at a table do beyond the rules, and who is away: each in a browser of their own."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.company import start_game
from browser.person import fight_for
from condottiere.record.file import load, replay

NAMES = ("Ada", "Bruno", "Chiara")

pytestmark = pytest.mark.people(len(NAMES))


def gather(pages: list[Page], holder: int = 0) -> str:
    """All look at a game of theirs; its address."""
    address = start_game(pages, NAMES[: len(pages)], options={"first_holder": holder})
    for page in pages:
        page.goto(address)
    for page in pages:
        expect(page.locator("[data-testid^=line-] .dot.online")).to_have_count(len(pages))
    return address


def do(page: Page, deed: str) -> None:
    """Choose something at 'The table', with the keyboard; what asks whether one is sure is told so."""
    page.get_by_test_id("the-table").press("Enter")
    page.get_by_test_id(f"table-{deed}").press("Enter")
    if deed in ("end", "resign"):
        page.get_by_test_id(f"table-{deed}-yes").press("Enter")
    expect(page.get_by_test_id("table-dialog")).to_be_hidden()


def is_asked(page: Page, mine: bool) -> None:
    expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", str(mine).lower())


@pytest.mark.own_page
@pytest.mark.people(2)
def test_who_has_left_is_said_in_words_and_who_is_back_plays_on(pages: list[Page]) -> None:
    ada, bruno = pages
    waiting = "Waiting for Bruno to choose the next region."
    address = gather(pages, holder=1)
    ada.clock.install()
    ada.reload()
    expect(ada.get_by_test_id("decision")).to_have_text(waiting)
    bruno.goto("/rules")
    expect(ada.locator("[data-testid=line-1] .dot:not(.online)")).to_be_visible()
    ada.clock.fast_forward("00:10")  # who loads a page again is away, too, for a moment
    expect(ada.get_by_test_id("decision")).to_have_text(
        "Bruno left just now. The game waits for them. "
        "If they stay away for a minute, you can ask for a captain."
    )
    ada.clock.fast_forward("03:00")
    expect(ada.get_by_test_id("decision")).to_have_text("Bruno left 3 minutes ago. The game waits for them.")
    expect(ada.get_by_test_id("line-1")).to_contain_text("away since")
    ada.get_by_test_id("about-seat-1").click()
    expect(ada.get_by_test_id("answer")).to_contain_text("the ring shows. Bruno left 3 minutes ago.")
    ada.get_by_test_id("about-seat-1").click()
    expect(ada.get_by_test_id("answer")).not_to_be_visible()
    expect(ada.get_by_role("status", name="Who is here")).to_contain_text("Bruno is away.")
    ada.get_by_test_id("the-table").click()
    expect(ada.get_by_test_id("who-is-here")).to_contain_text("Left 3 minutes ago.")
    bruno.goto(address)
    expect(ada.get_by_test_id("who-is-here")).not_to_contain_text("Left")
    expect(ada.get_by_test_id("decision")).to_have_text(waiting)
    is_asked(bruno, True)


@pytest.mark.people(2)
def test_a_captain_plays_for_who_steps_away_until_one_click(pages: list[Page]) -> None:
    ada, bruno = pages
    gather(pages)
    do(ada, "step-away")
    expect(bruno.get_by_test_id("line-0")).to_contain_text("captain")
    expect(bruno.get_by_test_id("log")).to_contain_text("Ada leads the Condottiere")
    ada.reload()  # it is said again to a page that comes back
    expect(ada.get_by_test_id("decision")).to_have_text("A captain plays for you, as you asked.")
    is_asked(ada, False)
    expect(ada.locator("[data-choosable=true]")).to_have_count(0)
    ada.get_by_test_id("take-back").press("Enter")
    expect(ada.get_by_test_id("take-back")).to_have_count(0)
    assert ada.evaluate("() => document.activeElement !== document.body"), "the focus is lost"
    for page in pages:
        expect(page.get_by_test_id("line-0")).not_to_contain_text("captain")
        expect(page.get_by_test_id("log")).to_contain_text("Ada is back and plays again.")


def test_what_all_agree_on_holds_for_all_and_what_is_refused_or_withdrawn_for_nobody(
    pages: list[Page],
) -> None:
    ada, bruno, chiara = pages
    gather(pages, holder=1)

    # A pause is refused, an end withdrawn.
    do(ada, "pause")
    bruno.get_by_test_id("refuse").click()
    do(chiara, "end")
    for page in pages:
        expect(page.get_by_test_id("proposal-end")).to_be_visible()
        expect(page.get_by_test_id("proposal-pause")).to_have_count(0)
    chiara.get_by_test_id("withdraw").click()
    for page in pages:
        expect(page.get_by_test_id("proposal-end")).to_have_count(0)

    # Another clock is agreed on.
    expect(ada.get_by_test_id("turn-clock")).to_have_count(0)
    ada.get_by_test_id("the-table").click()
    clock = "1 minute a turn and 5 minutes in reserve"
    ada.get_by_test_id("another-clock").select_option(label=f"Relaxed: {clock}")
    ada.get_by_test_id("propose-clock").click()
    for page in (bruno, chiara):
        expect(page.get_by_test_id("proposal-clock")).to_contain_text(f"Ada asks to play relaxed: {clock}.")
        page.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("turn-clock")).to_contain_text("left, then 5:00 in reserve")

    # So is a pause.
    do(ada, "pause")
    expect(ada.get_by_test_id("the-table")).to_be_focused()
    mine, others = ada.get_by_test_id("proposal-pause"), bruno.get_by_test_id("proposal-pause")
    expect(others).to_contain_text("Ada asks to pause the game. Waiting for you and Chiara.")
    others.get_by_test_id("agree").press("Enter")
    expect(mine).to_contain_text("Waiting for Chiara.")
    expect(others.get_by_role("button")).to_have_count(0)
    is_asked(bruno, True)
    chiara.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("paused")).to_contain_text("The game is paused.")
        expect(page.get_by_test_id("decision")).to_contain_text("nobody can act until it is resumed")
        expect(page.get_by_test_id("turn-clock")).to_have_count(0)
        expect(page.locator("[data-choosable=true]")).to_have_count(0)
    chiara.reload()  # a page that comes back shows it, too
    chiara.get_by_test_id("resume").press("Enter")
    for page in pages:
        expect(page.get_by_test_id("paused")).to_have_count(0)
    fight_for(bruno, "siena")
    expect(ada.get_by_test_id("log")).to_contain_text("to Siena.")


@pytest.mark.people(2)
def test_a_game_ends_by_agreement_with_its_record(pages: list[Page], tmp_path: Path) -> None:
    ada, bruno = pages
    gather(pages)
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
    do(chiara, "resign")
    expect(ada.get_by_test_id("game-over")).to_contain_text("Bruno and Chiara resigned: you win.")
    for page in (bruno, chiara):
        expect(page.get_by_test_id("game-over")).to_contain_text("resigned: Ada wins.")


def test_who_opens_a_seat_by_its_link_makes_it_theirs_alone(pages: list[Page]) -> None:
    friend, maker = pages[:2]
    table = {"seats": [{"name": "Ada"}, {"name": "Bruno"}], "pace": "instant"}
    made = maker.request.post("/api/tables", data=table).json()
    for page in (friend, maker):
        page.goto(f"/t/{made['id']}#{made['keys'][1]}")
        expect(page.get_by_test_id("decision")).to_be_visible()
    do(friend, "make-mine")
    expect(maker.locator("main")).to_contain_text("This seat now belongs to somebody else.")
    friend.get_by_test_id("the-table").press("Enter")
    expect(friend.get_by_test_id("table-dialog")).to_be_visible()
    expect(friend.get_by_test_id("table-make-mine")).to_have_count(0)
    expect(friend.get_by_test_id("decision")).to_be_attached()
