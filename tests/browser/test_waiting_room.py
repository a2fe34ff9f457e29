"""The page of a table whose game has not begun: friends come by one link, sit down, and the host starts."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.company import change_room, name_person
from browser.person import fight_for, play_mercenary
from browser.pictures import cut_out, range_of, seen
from browser.rooms import arrange, host, sit_down
from browser.screens import box_of, sized
from condottiere.languages.fact import Fact
from condottiere.server.messages.to_browser import ErrorMessage

pytestmark = pytest.mark.people(3)


def says(page: Page, seat: int, *words: str) -> None:
    """Wait until a seat tells all of this."""
    for one in words:
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text(one)


def at_the_table(page: Page) -> None:
    expect(page.get_by_test_id("decision")).to_be_visible()
    expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()


LISTENING = """() => {
    window.notes = 0
    window.OscillatorNode = class extends OscillatorNode {
        constructor(...all) { super(...all); window.notes += 1 }
    }
    document.hasFocus = () => false
    window.clicks = 0
    addEventListener('click', () => { window.clicks += 1 }, true)
}"""
"""A page that is not looked at, and counts the notes that sound and the clicks."""

LIMITED_BY_ITS_CLOCK = """AbortSignal.timeout = ms => {
    const limiting = new AbortController()
    setTimeout(() => limiting.abort(), ms)
    return limiting.signal
}"""
"""A page whose requests end by its clock, as what else it waits for."""


def test_friends_are_seated_and_ready_with_a_name_and_a_click_and_play_after_two_more(
    pages: list[Page],
) -> None:
    """Who looks elsewhere hears a friend sit down and the game begin."""
    ada, bruno, chiara = pages
    path = host(ada, "Ada", 3, options={"first_holder": 1})
    ada.evaluate(LISTENING)
    ada.get_by_role("heading", level=1).click()  # Browsers let no page sound before.
    expect(ada.get_by_test_id("start")).to_be_disabled()
    expect(ada.get_by_test_id("waiting")).to_have_text("2 seats are free.")
    bruno.goto(path)
    expect(bruno.get_by_test_id("join-name")).to_be_focused()
    bruno.keyboard.type("Bruno")
    bruno.keyboard.press("Enter")
    says(bruno, 1, "Bruno", "you", "ready")
    expect(bruno.get_by_role("heading", level=1)).to_be_focused()
    says(ada, 1, "Bruno", "ready")
    assert ada.evaluate("() => notes") == 2
    chiara.goto(path)
    chiara.evaluate(LISTENING)
    chiara.get_by_test_id("seat-2-do").click()
    expect(chiara.get_by_test_id("join-name")).to_be_focused()  # without a name a seat is not taken
    expect(chiara.get_by_test_id("name-needed")).to_have_text(
        "What do your friends call you? Type a name first."
    )
    expect(chiara.get_by_test_id("meanwhile")).not_to_contain_text("Practise")
    chiara.get_by_test_id("join-name").fill("Chiara")
    chiara.evaluate("() => { window.clicks = 0 }")
    chiara.get_by_test_id("take-seat").click()
    says(ada, 2, "Chiara")
    assert [page.evaluate("() => notes") for page in (ada, chiara)] == [4, 0]
    expect(ada).to_have_title("Ready to begin · Condottiere")
    ada.get_by_test_id("start").click()
    for page, mine in ((ada, "false"), (bruno, "true"), (chiara, "false")):
        at_the_table(page)
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", mine)
    assert chiara.evaluate("() => notes") == 2
    assert "#" not in bruno.url, "nobody has a key"
    bruno.reload()
    fight_for(bruno, "firenze")
    for page in (bruno, chiara):
        play_mercenary(page)
    expect(ada.get_by_test_id("log")).to_contain_text("Chiara plays Mercenary")
    assert chiara.evaluate("() => clicks") == 3


def test_who_sits_waits_moves_changes_name_leaves_and_sits_again(pages: list[Page]) -> None:
    ada, bruno, _ = pages
    sit_down(bruno, host(ada, "Ada", 3), "Bruno")
    told = ada.get_by_test_id("told")
    expect(told).to_have_text("Bruno has sat down.")
    ada.get_by_test_id("change-settings").click()
    expect(ada.get_by_test_id("seats-2")).to_be_enabled()
    ada.get_by_test_id("option-hidden-cards").check()
    ada.get_by_test_id("seats-4").click()
    ada.get_by_test_id("save-settings").click()
    expect(ada.get_by_test_id("settings-dialog")).to_be_hidden()
    changed = bruno.get_by_test_id("changed")
    expect(changed).to_contain_text("The settings have changed. Seats: 4. Hidden Cards: on.")
    expect(bruno.get_by_test_id("waiting")).to_have_text("Say again when you are ready.")
    bruno.get_by_test_id("ready").click()
    expect(changed).to_have_count(0)
    expect(told).to_have_text("Bruno is ready.")
    bruno.get_by_test_id("ready").click()
    expect(told).to_have_text("Bruno is not ready yet.")
    says(ada, 1, "not ready yet")
    expect(ada.get_by_test_id("waiting")).to_contain_text("Bruno is not ready.")
    for opener, shown in (("room-rules", "[id='r5.3']"), ("practise", "[data-testid=decision]")):
        bruno.get_by_test_id(opener).click()
        expect(bruno.frame_locator("iframe").locator(shown)).to_be_visible()
        bruno.get_by_test_id("back-to-room").click()
        expect(bruno.locator("iframe")).to_have_count(0)
    bruno.get_by_test_id("room-text").fill("two minutes")
    bruno.get_by_test_id("room-say").click()
    said = ada.get_by_test_id("room-talk").get_by_test_id("said")
    expect(said).to_contain_text("two minutes")
    ada.get_by_test_id("mute-1").click()
    expect(said).to_have_count(0)
    arrange(bruno, 2, "sit-here")
    says(ada, 2, "Bruno", "ready")
    bruno.get_by_test_id("seat-2-do").click()
    bruno.get_by_test_id("name").fill("Brunello")
    bruno.get_by_test_id("name-submit").click()
    expect(bruno.get_by_test_id("seat-dialog")).to_be_hidden()
    for page in (ada, bruno):
        says(page, 2, "Brunello")
    arrange(bruno, 2, "leave")
    says(ada, 2, "Free")
    expect(ada.get_by_test_id("has-left")).to_have_text("Brunello has left.")
    expect(bruno.get_by_test_id("waiting")).to_contain_text("Take a seat to play, or just watch")
    expect(bruno.get_by_test_id("toast")).to_have_count(0)
    expect(ada.get_by_test_id("onlookers")).to_have_text("1 other is watching.")
    expect(bruno.get_by_test_id("join-name")).to_have_value("Brunello")
    bruno.get_by_test_id("take-seat").click()
    says(ada, 1, "Brunello", "ready")
    bruno.goto("/rules")
    expect(told).to_have_text("Brunello is away.")


def test_the_host_arranges_the_seats(pages: list[Page]) -> None:
    """Who is known takes a seat with one click, and seats somebody on the same device."""
    ada, bruno, chiara = pages
    for page, name in ((bruno, "Bruno"), (chiara, "Chiara")):
        name_person(page, name)
    path = host(ada, "Ada", 4)
    bruno.goto(path)
    expect(bruno.get_by_test_id("join-name")).to_have_value("Bruno")
    expect(bruno.get_by_test_id("take-seat")).to_be_focused()
    bruno.get_by_test_id("take-seat").click()
    says(ada, 1, "Bruno", "ready")
    bruno.get_by_test_id("seat-3-do").click()
    bruno.get_by_test_id("name").fill("Elena")
    bruno.get_by_test_id("name-submit").click()
    says(bruno, 3, "Elena", "on this device, too")
    says(ada, 3, "Elena", "on a friend’s device")
    arrange(bruno, 3, "leave")
    says(ada, 3, "Free")
    ada.set_viewport_size({"width": 1280, "height": 720})
    for said in range(1, 5):
        ada.get_by_test_id("room-text").fill("Are you there?")
        ada.get_by_test_id("room-say").click()
        expect(ada.get_by_test_id("said")).to_have_count(said)
    field = box_of(ada.get_by_test_id("room-text"))
    assert field["y"] + field["height"] <= box_of(ada.get_by_test_id("go"))["y"], (
        "what one writes is in sight"
    )
    arrange(ada, 1, "swap-0")
    for page in (ada, bruno):
        says(page, 0, "Bruno")
        says(page, 1, "Ada", "host")
    for captain, words in (("colleoni", "captain, strong"), ("piccinino", "captain, fair")):
        arrange(ada, 2, "captain")
        ada.get_by_test_id(f"pick-{captain}").click()
        says(bruno, 2, captain.title(), words)
    # Chiara sits down in the moment in which the host fills the seats: the others are filled.
    ada.get_by_test_id("add-seat").click()
    says(ada, 4, "Free")

    def after_chiara(route: Route) -> None:
        for action in ({"type": "take", "seat": 3}, {"type": "ready", "ready": True}):
            change_room(chiara, path.removeprefix("/t/"), **action)
        route.continue_()

    ada.route("**/room", after_chiara, times=1)
    ada.get_by_test_id("fill").click()
    says(bruno, 3, "Chiara")
    says(bruno, 4, "captain")
    expect(ada.get_by_test_id("toast")).to_have_count(0)
    expect(ada.get_by_test_id("start")).to_be_enabled()
    arrange(ada, 2, "clear")
    says(bruno, 2, "Free")
    expect(ada.get_by_test_id("start")).to_be_disabled()
    expect(bruno.get_by_test_id("start")).to_have_count(0)

    # A person is not sent away by one click, and is told.
    arrange(ada, 0, "clear")
    expect(ada.get_by_test_id("clear")).to_contain_text("Yes, take the seat from Bruno")
    bruno.goto("/robots.txt")
    expect(ada.get_by_test_id("clear")).not_to_contain_text("Yes")  # it was said of who was here
    says(ada, 0, "away")
    bruno.goto(path)
    says(ada, 0, "ready")
    ada.keyboard.press("Escape")
    says(ada, 0, "Bruno")
    arrange(ada, 0, "clear")
    ada.get_by_test_id("clear").click()
    says(ada, 0, "Free")
    expect(bruno.get_by_test_id("toast")).to_contain_text("The host has freed your seat.")
    bruno.get_by_test_id("take-seat").click()
    says(ada, 0, "Bruno")
    arrange(ada, 0, "hand-over")
    expect(bruno.get_by_test_id("start")).to_be_visible()
    expect(ada.get_by_test_id("start")).to_have_count(0)


@pytest.mark.everything
def test_a_game_begins_with_those_who_have_come(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    path = host(ada, "Ada", 4)
    expect(ada.get_by_test_id("leave-out")).to_have_count(0)  # R1.1: nobody plays alone
    sit_down(bruno, path, "Bruno")
    # Meanwhile Bruno practises within the page: that ends when the game begins, and is no game of his.
    bruno.get_by_test_id("practise-lesson").click()
    expect(bruno.frame_locator("iframe").get_by_test_id("guide-text")).to_contain_text("choose Bologna")
    expect(bruno.get_by_test_id("within")).to_contain_text("2 of 4 seats taken")
    chiara.goto(path)
    ada.get_by_test_id("leave-out").click()
    expect(ada.get_by_test_id("start")).to_be_enabled()
    expect(chiara.get_by_test_id("join")).to_have_count(0)
    expect(chiara.get_by_test_id("waiting")).to_contain_text("Every seat is taken, so you are watching.")
    ada.get_by_test_id("add-seat").click()
    says(chiara, 2, "Free")

    sit_down(chiara, path, "Chiara")
    ada.route("**/room", lambda route: route.abort())
    ada.get_by_test_id("start").click()
    expect(ada.get_by_test_id("toast")).to_contain_text("The server cannot be reached.")
    ada.unroute("**/room")
    ada.get_by_test_id("start").click()
    for page in pages:
        at_the_table(page)
    expect(bruno.get_by_test_id("within")).to_have_count(0)
    bruno.goto("/")
    expect(bruno.get_by_test_id("game")).to_have_count(1)


@pytest.mark.own_page
def test_a_table_that_nobody_starts_says_so_when_it_goes(page: Page) -> None:
    gone = ErrorMessage(code="no_table", message="", fact=Fact(id="error-no-table", text="expired"))
    says_gone = False

    def joined(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(msgspec.json.encode(gone).decode() if says_gone else text))

    page.route_web_socket("**/play", joined)
    path = host(page, "Ada", 2)
    says_gone = True
    change_room(page, path.removeprefix("/t/"), type="add")  # of which the server tells the page
    expect(page.get_by_test_id("refused")).to_contain_text("This game was never started")


@pytest.mark.everything
def test_a_seat_that_is_taken_meanwhile_is_passed_over(pages: list[Page]) -> None:
    ada, bruno, chiara = pages
    path = host(ada, "Ada", 3)
    name_person(chiara, "Chiara")

    def too_late(route: Route) -> None:
        change_room(chiara, path.rpartition("/")[2], type="take", seat=1)
        route.continue_()

    bruno.route("**/room", too_late, times=1)
    sit_down(bruno, path, "Bruno")
    says(ada, 1, "Chiara", "not ready yet")
    says(ada, 2, "Bruno", "ready")
    expect(bruno.get_by_test_id("toast")).to_have_count(0)


@pytest.mark.everything
@pytest.mark.painted
def test_on_a_phone_what_goes_on_beneath_the_bar_fades_out(page: Page) -> None:
    host(page, "Ada", 6, ("naive",))
    sized(page, "small-phone")
    expect(page.get_by_test_id("go")).to_be_in_viewport(ratio=1)
    bar, terms = box_of(page.get_by_test_id("go")), page.get_by_test_id("terms")
    sharpest = 1.0
    while not terms.evaluate("(one, edge) => one.getBoundingClientRect().bottom < edge", bar["y"]):
        edge = {"x": 0, "y": bar["y"] - 3, "width": 360, "height": 1}
        sharpest = max(sharpest, range_of(cut_out(seen(page), edge)))
        page.evaluate("() => scrollBy({ top: 4, behavior: 'instant' })")
    assert 1 < sharpest < 1.5, "beside the bar there is something, but hardly to be seen"


@pytest.mark.own_page
@pytest.mark.people(1)
def test_a_lost_connection_is_told_as_plainly_as_at_a_table(pages: list[Page]) -> None:
    (ada,) = pages
    lines: list[WebSocketRoute] = []

    def pick_up(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    ada.route_web_socket("**/play", pick_up)
    ada.clock.install()
    ada.add_init_script(LIMITED_BY_ITS_CLOCK)
    host(ada, "Ada", 3)

    # A network that swallows what is sent leaves no button dead, and loses no word.
    ada.route("**/room", lambda _: None)
    ada.get_by_test_id("room-text").fill("Welcome!")
    ada.get_by_test_id("room-say").click()
    expect(ada.get_by_test_id("room-say")).to_be_disabled()
    ada.clock.fast_forward("00:20")
    expect(ada.get_by_test_id("toast")).to_contain_text("The server has not answered in time.")
    expect(ada.get_by_test_id("room-text")).to_have_value("Welcome!")
    expect(ada.get_by_test_id("room-say")).to_be_enabled()

    ada.context.set_offline(True)
    lines[0].close()
    expect(ada.get_by_test_id("connection")).to_have_text(
        "No network. Your seat stays yours, and this page reconnects by itself."
    )
