"""The page of a table whose game has not begun: friends come by one link, sit down, and the host starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from browser.axe import fits
from browser.company import change_room, name_person
from browser.person import fight_for, play_mercenary
from browser.pictures import cut_out, range_of, seen
from browser.rooms import arrange, host, sit_down
from condottiere.languages.fact import Fact
from condottiere.server.messages.protocol import PROTOCOL, TableOptions, WaitingSeat
from condottiere.server.messages.to_browser import ErrorMessage, RoomMessage
from support.running import running
from support.serving import RealServer

pytestmark = pytest.mark.people(3)


@pytest.fixture
def friends(pages: list[Page]) -> tuple[Page, ...]:
    """Three browsers that the server does not know."""
    return tuple(pages)


def says(page: Page, seat: int, *words: str) -> None:
    """Wait until a seat tells all of this."""
    for one in words:
        expect(page.get_by_test_id(f"seat-{seat}")).to_contain_text(one)


def at_the_table(page: Page) -> None:
    expect(page.get_by_test_id("decision")).to_be_visible()


def test_friends_are_seated_and_ready_with_a_name_and_a_click(friends: tuple[Page, ...]) -> None:
    ada, bruno, chiara = friends
    path = host(ada, "Ada", 3, ("naive",), options={"first_holder": 1})
    expect(ada.get_by_test_id("start")).to_be_disabled()
    expect(ada.get_by_test_id("waiting")).to_have_text("1 seat is free.")
    bruno.goto(path)
    expect(bruno.get_by_test_id("join-name")).to_be_focused()
    bruno.keyboard.type("Bruno")
    bruno.keyboard.press("Enter")
    says(bruno, 1, "Bruno", "you", "ready")
    expect(bruno.get_by_role("heading", level=1)).to_be_focused()
    says(ada, 1, "Bruno", "ready")
    chiara.goto(path)
    expect(chiara.get_by_test_id("join")).to_have_count(0)
    expect(chiara.get_by_test_id("waiting")).to_contain_text("Every seat is taken, so you are watching.")
    ada.get_by_test_id("start").click()
    for page in friends:
        at_the_table(page)
    for page, mine in ((ada, "false"), (bruno, "true"), (chiara, "false")):
        expect(page.get_by_test_id("decision")).to_have_attribute("data-mine", mine)
    for page in (ada, bruno):
        expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()
    expect(chiara.locator("[data-testid^=hand-card-]")).to_have_count(0)
    assert "#" not in bruno.url, "nobody has a key"
    bruno.reload()
    expect(bruno.get_by_test_id("decision")).to_have_attribute("data-mine", "true")


COUNTING = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1 }, true)"


@pytest.mark.own_page
def test_a_friend_who_opens_the_link_plays_the_first_card_after_three_clicks_more(
    friends: tuple[Page, ...],
) -> None:
    ada, *others = friends
    path = host(ada, "Ada", 3, options={"first_holder": 0})
    for page, name in zip(others, ("Bruno", "Chiara"), strict=True):
        page.add_init_script(COUNTING)
        sit_down(page, path, name)
    ada.get_by_test_id("start").click()
    fight_for(ada, "firenze")
    for page in friends:
        play_mercenary(page)
    for page in others:
        expect(page.get_by_test_id("log")).to_contain_text("Chiara plays Mercenary")
        assert page.evaluate("() => window.clicks") == 3


def test_who_is_known_takes_a_seat_with_one_click(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    name_person(bruno, "Bruno")
    bruno.goto(host(ada, "Ada", 2))
    expect(bruno.get_by_test_id("join-name")).to_have_value("Bruno")
    expect(bruno.get_by_test_id("take-seat")).to_be_focused()
    bruno.get_by_test_id("take-seat").click()
    says(ada, 1, "Bruno", "ready")


@pytest.mark.everything
def test_a_seat_that_is_taken_meanwhile_is_passed_over(friends: tuple[Page, ...]) -> None:
    ada, bruno, chiara = friends
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
def test_without_a_name_a_seat_is_not_taken(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    bruno.goto(host(ada, "Ada", 3))
    bruno.get_by_test_id("seat-2-do").click()
    expect(bruno.get_by_test_id("join-name")).to_be_focused()
    bruno.get_by_test_id("join-name").fill("Bruno")
    bruno.get_by_test_id("seat-2-do").click()
    says(ada, 2, "Bruno")
    says(ada, 1, "Free")


def test_who_sits_waits_moves_changes_name_leaves_and_sits_again(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    sit_down(bruno, host(ada, "Ada", 3), "Bruno")
    bruno.get_by_test_id("ready").click()
    says(ada, 1, "not ready yet")
    expect(ada.get_by_test_id("waiting")).to_contain_text("Bruno is not ready.")
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
    expect(bruno.get_by_test_id("waiting")).to_contain_text("You are watching.")
    expect(bruno.get_by_test_id("toast")).to_have_count(0)
    expect(ada.get_by_test_id("onlookers")).to_have_text("1 other is watching.")
    expect(bruno.get_by_test_id("join-name")).to_have_value("Brunello")
    bruno.get_by_test_id("take-seat").click()
    says(ada, 1, "Brunello", "ready")


def test_somebody_plays_on_the_same_device(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    sit_down(bruno, host(ada, "Ada", 4), "Bruno")
    for guest, seat in (("Dario", 2), ("Elena", 3)):
        bruno.get_by_test_id(f"seat-{seat}-do").click()
        bruno.get_by_test_id("name").fill(guest)
        bruno.get_by_test_id("name-submit").click()
        says(bruno, seat, guest, "on this device, too")
        says(ada, seat, guest, "on a friend’s device")
    expect(ada.get_by_test_id("start")).to_be_enabled()
    arrange(bruno, 3, "leave")
    says(ada, 3, "Free")
    says(ada, 2, "Dario")


def test_the_host_arranges_the_seats(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    sit_down(bruno, host(ada, "Ada", 4), "Bruno")
    arrange(ada, 1, "swap-0")
    for page in (ada, bruno):
        says(page, 0, "Bruno")
        says(page, 1, "Ada", "host")
    arrange(ada, 2, "captain")
    ada.get_by_test_id("pick-colleoni").click()
    says(bruno, 2, "Colleoni", "captain, strong")
    arrange(ada, 2, "captain")
    ada.get_by_test_id("pick-piccinino").click()
    says(bruno, 2, "Piccinino", "captain, fair")
    ada.get_by_test_id("fill").click()
    says(bruno, 3, "captain")
    expect(ada.get_by_test_id("start")).to_be_enabled()
    arrange(ada, 2, "clear")
    says(bruno, 2, "Free")
    expect(ada.get_by_test_id("start")).to_be_disabled()
    expect(bruno.get_by_test_id("start")).to_have_count(0)


def test_a_game_begins_with_those_who_have_come(friends: tuple[Page, ...]) -> None:
    ada, bruno, chiara = friends
    path = host(ada, "Ada", 4)
    expect(ada.get_by_test_id("leave-out")).to_have_count(0)  # R1.1: nobody plays alone
    sit_down(bruno, path, "Bruno")
    chiara.goto(path)
    ada.get_by_test_id("leave-out").click()
    expect(ada.get_by_test_id("start")).to_be_enabled()
    expect(chiara.get_by_test_id("waiting")).to_contain_text("Every seat is taken")
    ada.get_by_test_id("add-seat").click()
    says(chiara, 2, "Free")
    sit_down(chiara, path, "Chiara")
    ada.get_by_test_id("start").click()
    for page in friends:
        at_the_table(page)
        expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()


def test_a_person_is_not_sent_away_by_one_click_and_is_told(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    sit_down(bruno, host(ada, "Ada", 2), "Bruno")
    arrange(ada, 1, "clear")
    expect(ada.get_by_test_id("clear")).to_contain_text("Yes, take the seat from Bruno")
    ada.keyboard.press("Escape")
    says(ada, 1, "Bruno")
    arrange(ada, 1, "clear")
    ada.get_by_test_id("clear").click()
    says(ada, 1, "Free")
    expect(bruno.get_by_test_id("toast")).to_contain_text("The host has freed your seat.")
    bruno.get_by_test_id("take-seat").click()
    says(ada, 1, "Bruno")


@pytest.mark.everything
def test_a_host_hands_over_or_is_replaced_when_gone(
    browser: Browser, browser_context_args: dict[str, Any], tmp_path: Path
) -> None:
    with running(tmp_path / "games.db", host_seconds=3.0) as server:
        args = browser_context_args | {"base_url": server.http}
        contexts = [browser.new_context(**args) for _ in range(3)]
        ada, bruno, chiara = (context.new_page() for context in contexts)
        path = host(ada, "Ada", 3)
        sit_down(bruno, path, "Bruno")
        sit_down(chiara, path, "Chiara")
        arrange(ada, 1, "hand-over")
        expect(bruno.get_by_test_id("start")).to_be_enabled()
        expect(ada.get_by_test_id("start")).to_have_count(0)
        expect(chiara.get_by_test_id("start")).to_have_count(0)
        says(chiara, 0, "Ada", "ready")
        bruno.goto("/rules")
        says(chiara, 1, "host, but away")
        expect(chiara.get_by_test_id("waiting")).to_contain_text("Bruno, the host, is away")
        expect(chiara.get_by_test_id("start")).to_be_enabled(timeout=15_000)
        chiara.get_by_test_id("start").click()
        for page in (ada, chiara):
            at_the_table(page)
        bruno.goto(path)
        at_the_table(bruno)
        expect(bruno.locator("[data-testid^=hand-card-]").first).to_be_visible()
        for context in contexts:
            context.close()


def test_a_room_outlasts_a_reload_and_a_server_that_is_killed(
    real_server: RealServer, browser: Browser, browser_context_args: dict[str, Any]
) -> None:
    arguments = {**browser_context_args, "base_url": real_server.url}
    contexts = [browser.new_context(**arguments) for _ in range(2)]
    ada, bruno = (context.new_page() for context in contexts)
    sit_down(bruno, host(ada, "Ada", 2), "Bruno")
    bruno.reload()
    says(bruno, 1, "Bruno", "you", "ready")
    real_server.kill()
    expect(ada.get_by_test_id("connection")).to_have_text("Reconnecting…")
    ada.get_by_test_id("start").click()
    expect(ada.get_by_test_id("toast")).to_contain_text("The server cannot be reached.")
    real_server.start()
    for page in (ada, bruno):
        expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
        says(page, 1, "Bruno", "ready")
    expect(ada.get_by_test_id("seat-1-standing")).to_have_text("ready")
    ada.get_by_test_id("start").click()
    for page in (ada, bruno):
        at_the_table(page)
    for context in contexts:
        context.close()


def test_a_table_that_nobody_starts_says_so_when_it_goes(page: Page) -> None:
    seat = WaitingSeat(name="Ada", bot=None, label=None, ready=False, here=True)
    room = RoomMessage(
        protocol=PROTOCOL,
        code="ABC234",
        public=False,
        seats=[seat, seat],
        seat=0,
        own_seats=[0],
        host=0,
        is_host=True,
        missing=[],
        onlookers=0,
        options=TableOptions(),
        pace="normal",
        hints=False,
        commitment="c0" * 32,
    )
    sockets: list[WebSocketRoute] = []

    def joined(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        socket.on_message(lambda _: socket.send(msgspec.json.encode(room).decode()))

    page.route_web_socket("**/expiring/play", joined)
    page.goto("/t/expiring")
    says(page, 0, "Ada")
    gone = ErrorMessage(code="no_table", message="", fact=Fact(id="error-no-table", text="expiring"))
    sockets[0].send(msgspec.json.encode(gone).decode())
    expect(page.get_by_test_id("refused")).to_contain_text("This game was never started")
    assert len(sockets) == 1


LISTENING = """
window.notes = 0
const create = OscillatorNode
window.OscillatorNode = class extends create {
    constructor(...all) { super(...all); window.notes += 1 }
}
document.hasFocus = () => false
"""
"""A browser that is not looked at, and counts the notes that sound."""


@pytest.mark.own_page
def test_who_looks_elsewhere_hears_a_friend_sit_down_and_the_game_begin(
    friends: tuple[Page, ...],
) -> None:
    ada, bruno, chiara = friends
    for page in (ada, chiara):
        page.context.add_init_script(LISTENING)
    path = host(ada, "Ada", 3, options={"first_holder": 1})
    notes = "() => window.notes"
    ada.get_by_role("heading", level=1).click()  # Browsers let no page sound before.
    sit_down(bruno, path, "Bruno")
    says(ada, 1, "Bruno")
    assert ada.evaluate(notes) == 2
    sit_down(chiara, path, "Chiara")
    says(ada, 2, "Chiara")
    assert (ada.evaluate(notes), chiara.evaluate(notes)) == (4, 0)
    expect(ada).to_have_title("Ready to begin · Condottiere")
    change_room(ada, path.rpartition("/")[2], type="start")
    for page in friends:
        at_the_table(page)
    assert chiara.evaluate(notes) == 2


LONG = "Maria Magdalena Caterina Sforza de’ Med."
SIZES = [(390, 844), (320, 568), (844, 390), (1280, 720), (1920, 1080)]


def test_it_fits_every_screen(friends: tuple[Page, ...]) -> None:
    ada, bruno, chiara = friends
    path = host(ada, LONG, 6, ("naive",), options={"points": 20})
    bruno.goto(path)
    sit_down(chiara, path, "Chiara")
    says(ada, 1, "Chiara")
    says(bruno, 1, "Chiara")
    for page, button in ((ada, "start"), (bruno, "take-seat"), (chiara, "ready")):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert fits(page), (button, width)
            expect(page.get_by_test_id(button)).to_be_in_viewport(ratio=0.99)
    ada.get_by_test_id("seat-1-do").click()
    for width, height in SIZES:
        ada.set_viewport_size({"width": width, "height": height})
        assert fits(ada)


@pytest.mark.everything
def test_on_a_phone_what_goes_on_beneath_the_bar_fades_out(friends: tuple[Page, ...]) -> None:
    ada, *_ = friends
    host(ada, "Ada", 6, ("naive",))
    ada.set_viewport_size({"width": 360, "height": 640})
    expect(ada.get_by_test_id("go")).to_be_in_viewport(ratio=1)
    bar, terms = ada.get_by_test_id("go").bounding_box(), ada.get_by_role("link", name="The rules")
    assert bar is not None
    sharpest = 1.0
    while not terms.evaluate("(one, edge) => one.getBoundingClientRect().bottom < edge", bar["y"]):
        edge = {"x": 0, "y": bar["y"] - 3, "width": 360, "height": 1}
        sharpest = max(sharpest, range_of(cut_out(seen(ada), edge)))
        ada.evaluate("() => scrollBy({ top: 4, behavior: 'instant' })")
    assert 1 < sharpest < 1.5, "beside the bar there is something, but hardly to be seen"


def test_what_happens_is_told_to_who_listens(friends: tuple[Page, ...]) -> None:
    ada, bruno, _ = friends
    told = ada.get_by_test_id("told")
    sit_down(bruno, host(ada, "Ada", 2), "Bruno")
    expect(told).to_have_text("Bruno has sat down.")
    bruno.get_by_test_id("ready").click()
    expect(told).to_have_text("Bruno is not ready yet.")
    bruno.goto("/rules")
    expect(told).to_have_text("Bruno is away.")
