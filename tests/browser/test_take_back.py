"""Mistakes: a move that is taken back by consent, one that is not any more, and what is asked about first."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.company import start_game
from browser.person import drawn, fight_for, play_mercenary
from browser.screens import SCREENS, cut, on_screens, sized
from browser.shown import show

BATTLE = "seats=3 phase=battle site=roma turn=0 hands=T5U/333/444 lines=T5/3/"
SURRENDER = 14

HAND_SIZE = """() => [...document.querySelectorAll('[data-testid^=hand-card-]')]
    .reduce((sum, { dataset }) => sum + Number(dataset.count), 0)"""


def gather(pages: list[Page]) -> None:
    """Ada and Bruno fight for Roma, and Ada has the first word."""
    address = start_game(pages, ("Ada", "Bruno"), options={"first_holder": 0})
    for page in pages:
        page.goto(address)
    fight_for(pages[0], "roma")


def hand_size(page: Page) -> int:
    count: int = page.evaluate(HAND_SIZE)
    return count


def test_a_move_is_taken_back_when_the_other_agrees(pages: list[Page]) -> None:
    ada, bruno = pages
    gather(pages)
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
    bruno.get_by_test_id("agree").click()
    for page in pages:
        expect(page.get_by_test_id("log")).to_contain_text(re.compile(r"Ada takes back the Mercenary\s\d+\."))
        expect(page.get_by_test_id("proposal-takeback")).to_have_count(0)
    expect(ada.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    ada.wait_for_function(f"(held) => ({HAND_SIZE})() === held", arg=held + 1)
    play_mercenary(ada)
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "true")


def test_whoever_asked_is_told_that_the_others_played_on(pages: list[Page]) -> None:
    ada, bruno = pages
    gather(pages)
    play_mercenary(ada)
    ada.get_by_test_id("take-back-move").click()
    expect(bruno.get_by_test_id("agree")).to_be_visible()
    play_mercenary(bruno)
    lapsed = "Play went on: Ada’s request to take a move back has lapsed."
    expect(ada.get_by_test_id("toast")).to_contain_text(lapsed)
    for page in pages:
        expect(page.get_by_test_id("proposal-takeback")).to_have_count(0)
        expect(page.get_by_test_id("log")).to_contain_text(lapsed)
    expect(bruno.get_by_test_id("toast")).to_have_count(0)


def test_whoever_withdraws_a_request_does_not_refuse_it(pages: list[Page]) -> None:
    ada, bruno = pages
    gather(pages)
    play_mercenary(ada)
    ada.get_by_test_id("take-back-move").click()
    ada.get_by_test_id("withdraw").click()
    expect(bruno.get_by_test_id("log")).to_contain_text("Ada no longer asks for a take-back.")


def on_a_slow_line(page: Page) -> tuple[Callable[[], None], Callable[[], None]]:
    """Functions that hold what the server sends this page, and let it through again."""
    held: list[str | bytes] = []
    holding = [False]
    sockets: list[WebSocketRoute] = []

    def joined(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        sockets.append(socket)
        server.on_message(lambda text: held.append(text) if holding[0] else socket.send(text))

    def hold() -> None:
        holding[0] = True

    def release() -> None:
        holding[0] = False
        for text in held:
            sockets[-1].send(text)

    page.route_web_socket("**/play", joined)
    return hold, release


@pytest.mark.own_page
def test_the_server_refuses_to_take_a_move_back_once_a_card_was_seen(pages: list[Page]) -> None:
    ada, bruno = pages
    hold, release = on_a_slow_line(ada)
    gather(pages)
    play_mercenary(ada)
    expect(ada.get_by_test_id("take-back-move")).to_be_visible()
    hold()
    play_mercenary(bruno)
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "false")
    ada.get_by_test_id("take-back-move").click()
    expect(bruno.get_by_test_id("proposal-takeback")).to_have_count(0)
    release()
    expect(ada.get_by_test_id("toast")).to_contain_text(
        "This can no longer be taken back: somebody else has played since."
    )
    expect(ada.get_by_test_id("take-back-move")).to_have_count(0)
    expect(ada.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    assert "take-back" not in (bruno.get_by_test_id("log").text_content() or "")


def test_no_move_is_taken_back_while_another_is_on_its_way(page: Page) -> None:
    sent = show(page, BATTLE, takeback=6)
    button = page.get_by_test_id("take-back-move")
    expect(button).to_have_attribute("aria-disabled", "false")
    page.wait_for_function("() => document.querySelector('[data-testid=pass]').ariaDisabled === 'false'")
    page.get_by_test_id("pass").click()
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # the page leaves it in reach of whoever presses it all the same
    assert '"action":"pass"' in sent[-1]


def test_no_button_comes_while_a_card_is_on_its_way(page: Page) -> None:
    sent = show(page, BATTLE, takeback=6)
    page.wait_for_function("() => document.querySelector('[data-testid=pass]').ariaDisabled === 'false'")
    page.get_by_test_id("hand-card-4").click()
    expect(page.get_by_test_id("take-back-move")).to_have_count(0)
    page.get_by_test_id("play-card").click()
    drawn(page, 10)
    assert '"action":"play:5"' in sent[-1]
    expect(page.get_by_test_id("take-back-move")).to_have_count(0)


@on_screens(*SCREENS)
def test_it_is_offered_where_there_is_room(page: Page, screen: str) -> None:
    sized(page, screen)
    sent: list[str] = []
    for turn in (1, 0):
        sent = show(page, BATTLE.replace("turn=0", f"turn={turn}"), takeback=6)
        button = page.get_by_test_id("take-back-move")
        assert cut(button, page.locator("[data-testid^=hand-card-]")) == []
        if turn == 0:
            assert cut(page.get_by_test_id("pass")) == []
        button.click()
    assert '"takeback"' in sent[-1]
    assert '"move":6' in sent[-1]


# --- what is asked about first ------------------------------------------------------------------


def want(page: Page, what: str) -> None:
    """Switch something at the menu of the table."""
    page.get_by_test_id("the-table").click()
    page.get_by_test_id(f"ask-{what}").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("table-dialog")).to_be_hidden()


def acted(sent: list[str]) -> list[str]:
    return [text for text in sent if '"act"' in text]


def test_nothing_is_asked_about_unless_somebody_wants_it(page: Page) -> None:
    sent = show(page, BATTLE)
    page.get_by_test_id("pass").click()
    expect(page.get_by_test_id("pass")).to_have_attribute("aria-disabled", "true")
    assert len(acted(sent)) == 1


@on_screens("laptop", "phone", "small-phone", "phone-on-its-side")
def test_passing_is_asked_about_by_touch_and_keyboard(page: Page, screen: str) -> None:
    sized(page, screen)
    show(page, BATTLE)
    want(page, "pass")
    page.goto("/rules")
    sent = show(page, BATTLE)  # the browser keeps it
    button = page.get_by_test_id("pass")
    page.keyboard.press("p")
    page.keyboard.press("Enter")
    expect(button).to_have_text(re.compile("Really pass"))
    expect(button).to_have_attribute("aria-disabled", "false")
    assert acted(sent) == []
    page.get_by_test_id("decision").click()
    expect(button).to_have_attribute("data-asked", "false")
    button.click()
    expect(button).to_have_attribute("data-asked", "true")
    expect(button).to_have_attribute("aria-disabled", "false")
    assert (acted(sent), cut(button, page.get_by_test_id("play-card"))) == ([], [])
    button.click()
    expect(button).to_have_attribute("aria-disabled", "true")
    assert "pass" in acted(sent)[0]


def test_surrender_is_asked_about_also_when_its_card_is_tapped_twice(page: Page) -> None:
    show(page, BATTLE)
    want(page, "surrender")
    sent = show(page, BATTLE)
    card, button = page.get_by_test_id(f"hand-card-{SURRENDER}"), page.get_by_test_id("play-card")
    card.click()
    page.evaluate("() => new Promise((done) => setTimeout(done, 400))")
    card.click()
    expect(button).to_be_focused()
    assert acted(sent) == []
    page.keyboard.press("Enter")
    expect(button).to_have_text(re.compile("Really end the battle"))
    expect(button).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-disabled", "true")
    assert "play:U" in acted(sent)[0]


def test_all_confirmations_stand_in_the_menu_and_are_off_but_for_a_discarded_hand(page: Page) -> None:
    show(page, BATTLE)
    page.get_by_test_id("the-table").click()
    expect(page.get_by_test_id("ask-pass")).not_to_be_checked()
    expect(page.get_by_test_id("ask-surrender")).not_to_be_checked()
    expect(page.get_by_test_id("ask-discard")).to_be_checked()
