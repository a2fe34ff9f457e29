"""The invitation to a table leads to the server from where friends are: scanned, typed, copied or shared."""

from __future__ import annotations

import json
import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import fits
from browser.company import start_game
from browser.rooms import host
from browser.screens import box_of

NETWORK = ["http://192.168.1.20:8000/", "http://10.0.0.4:8000/"]


def reached_at(page: Page, addresses: list[str] | None) -> None:
    """The answer of a server that listens on a network, or behind something."""
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": addresses}))


def link(page: Page) -> str:
    return page.get_by_test_id("link-table").input_value()


def test_a_server_for_this_machine_says_that_friends_cannot_come_and_what_to_do(page: Page) -> None:
    host(page, "Ada", 2)
    expect(page.get_by_test_id("loopback")).to_contain_text("friends on other devices cannot reach it")
    expect(page.get_by_test_id("loopback")).to_contain_text("restart the server with --host 0.0.0.0")
    expect(page.get_by_test_id("qr-table")).to_have_count(0)
    expect(page.get_by_test_id("address")).to_have_count(0)


def test_a_server_that_does_not_know_its_address_asks_for_it(page: Page) -> None:
    reached_at(page, None)
    host(page, "Ada", 2)
    expect(page.get_by_test_id("loopback")).to_contain_text("an address that your friends can reach")
    expect(page.get_by_test_id("loopback")).not_to_contain_text("--host")
    expect(page.get_by_test_id("qr-table")).to_have_count(0)


def test_friends_get_one_link_and_a_code_at_the_address_in_their_network(page: Page) -> None:
    reached_at(page, NETWORK)
    path = host(page, "Ada", 3)
    invitation = page.get_by_test_id("invitation")
    expect(page.get_by_test_id("link-table")).to_have_value(f"{NETWORK[0]}{path[1:]}")
    expect(invitation).to_contain_text("open 192.168.1.20:8000 and type")
    expect(page.get_by_test_id("code")).to_have_text(re.compile("^[0-9A-Z]{3} [0-9A-Z]{3}$"))
    drawn = page.get_by_test_id("qr-table").inner_html()
    page.get_by_test_id("address").select_option("10.0.0.4:8000")
    expect(page.get_by_test_id("link-table")).to_have_value(f"{NETWORK[1]}{path[1:]}")
    expect(invitation).to_contain_text("open 10.0.0.4:8000 and type")
    assert page.get_by_test_id("qr-table").inner_html() != drawn
    assert "127.0.0.1" not in invitation.inner_html()
    assert "localhost" not in invitation.inner_html()
    code = (page.get_by_test_id("code").text_content() or "").lower()
    assert page.request.get(f"/api/codes/{code}").json() == {"id": path.removeprefix("/t/")}


@pytest.mark.own_page
def test_the_code_to_scan_is_loaded_by_who_invites(page: Page) -> None:
    drawing = re.compile(r"/assets/qr-[^/]+\.js$")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    reached_at(page, NETWORK)
    path = host(page, "Ada", 2)
    expect(page.get_by_role("img", name="QR code for this table’s link")).to_be_visible()
    assert any(drawing.search(one) for one in loaded)
    page.goto("about:blank")  # so that no answer to the host's page brings the cookie back
    page.context.clear_cookies()
    loaded.clear()
    page.goto(path)
    expect(page.get_by_test_id("join-name")).to_be_visible()
    assert not any(drawing.search(one) for one in loaded)


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), *(pytest.param(*one, marks=pytest.mark.everything) for one in ((320, 568), (844, 390)))],
)
def test_on_a_phone_it_is_a_dialog_and_all_of_the_code_can_be_scanned(
    page: Page, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    reached_at(page, NETWORK)
    host(page, "Ada", 2)
    expect(page.get_by_test_id("invitation")).to_have_count(0)
    page.get_by_test_id("invite").click()
    code = page.get_by_test_id("qr-table")
    expect(code).to_be_in_viewport(ratio=0.99)
    box = box_of(code)
    assert box["width"] >= 180, box
    assert fits(page)


@pytest.mark.parametrize(
    ("width", "height"), [(1280, 720), pytest.param(1920, 1080, marks=pytest.mark.everything)]
)
def test_on_a_desktop_it_can_be_read_across_a_room(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    reached_at(page, NETWORK)
    host(page, "Ada", 2)
    for name, least in (("qr-table", 0.4), ("code", 0.07)):
        one = page.get_by_test_id(name)
        expect(one).to_be_in_viewport(ratio=0.99)
        box = box_of(one)
        assert box["height"] >= least * height, (name, box)


@pytest.mark.parametrize("forced_colors", ["active", "none"])
def test_a_code_is_dark_on_light_in_all_colours(page: Page, forced_colors: Literal["active", "none"]) -> None:
    page.emulate_media(forced_colors=forced_colors)
    reached_at(page, NETWORK)
    host(page, "Ada", 2)
    assert fill(page.get_by_test_id("qr-table").locator("rect")) == "rgb(255, 255, 255)"
    assert fill(page.get_by_test_id("qr-table").locator("path")) == "rgb(0, 0, 0)"


def fill(one: Locator) -> str:
    found: str = one.evaluate("(one) => getComputedStyle(one).fill")
    return found


@pytest.mark.own_page
def test_it_is_shared_where_the_device_can(page: Page) -> None:
    page.add_init_script("navigator.share = async (what) => { window.shared = what }")
    reached_at(page, NETWORK)
    host(page, "Ada", 2)
    page.get_by_test_id("share").click()
    assert page.evaluate("() => window.shared.url") == link(page)


def test_during_the_game_the_same_link_lets_others_look_on(
    pages: list[Page],
) -> None:
    page = pages[0]
    reached_at(page, NETWORK)
    path = start_game(pages, ["Ada", "Bruno"])
    page.goto(path)
    page.get_by_test_id("the-table").click()
    page.get_by_test_id("invite").click()
    dialog = page.get_by_test_id("invite-dialog")
    expect(dialog).to_contain_text("Anybody with this link watches")
    expect(dialog.get_by_test_id("link-table")).to_have_value(f"{NETWORK[0]}{path[1:]}")
    expect(dialog.get_by_test_id("qr-table")).to_be_visible()
    expect(dialog.get_by_test_id("code")).to_have_count(0)
    expect(dialog.get_by_test_id("seat-links")).to_have_count(0)


def test_a_table_that_was_made_with_a_link_for_each_seat_still_has_them(page: Page) -> None:
    reached_at(page, NETWORK)
    people = [{"name": name, "bot": None} for name in ("Ada", "Bruno")]
    made = page.request.post("/api/tables", data={"seats": people}).json()
    own, other = made["keys"]
    kept = [{"seat": 1, "name": "Bruno", "key": other}]
    remembered = [{"id": made["id"], "key": own, "name": "Ada", "when": 1e12, "links": kept}]
    page.goto("/rules")
    page.evaluate("(mine) => localStorage.setItem('condottiere.tables', mine)", json.dumps(remembered))
    page.goto(f"/t/{made['id']}#{own}")
    page.get_by_test_id("the-table").click()
    page.get_by_test_id("invite").click()
    links = page.get_by_test_id("seat-links")
    expect(links.get_by_test_id("link-1")).to_have_value(f"{NETWORK[0]}t/{made['id']}#{other}")
    expect(links).to_contain_text("Bruno")
