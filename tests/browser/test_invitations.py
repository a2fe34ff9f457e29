"""The invitation to a table leads to the server from where friends are: scanned, typed, copied or shared."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import fits
from browser.rooms import host
from browser.screens import Grid, box_of, sized
from browser.shown import BATTLE, show

NETWORK = ["http://192.168.1.20:8000/", "http://10.0.0.4:8000/"]
WHO_INVITES = "() => performance.getEntriesByType('resource').some(({ name }) => /assets.qr-/.test(name))"
"""Whether the page has loaded what draws a code to scan."""


def reached_at(page: Page, addresses: list[str] | None) -> None:
    """The answer of a server that listens on a network, or behind something; the page asks anew."""
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": addresses, "options": ""}))
    page.reload()


def test_friends_are_invited_only_where_they_can_come(page: Page) -> None:
    host(page, "Ada", 2)
    here_alone = page.get_by_test_id("loopback")
    expect(here_alone).to_contain_text("friends on other devices cannot reach it")
    port = page.url.split(":")[2].partition("/")[0]
    expect(here_alone).to_contain_text(f"start it with python3 run.py --host 0.0.0.0 --port {port} --db ")
    reached_at(page, None)
    expect(here_alone).to_contain_text("an address that your friends can reach")
    expect(here_alone).not_to_contain_text("--host")
    for one in ("qr-table", "address"):
        expect(page.get_by_test_id(one)).to_have_count(0)


def test_friends_get_one_link_and_a_code_at_the_address_in_their_network(page: Page) -> None:
    path = host(page, "Ada", 3)
    reached_at(page, NETWORK)
    invitation, drawing = page.get_by_test_id("invitation"), page.get_by_test_id("qr-table")
    expect(page.get_by_test_id("code")).to_have_text(re.compile("^[0-9A-Z]{3} [0-9A-Z]{3}$"))
    drawn = set()
    for address in NETWORK:
        machine = address.removeprefix("http://").removesuffix("/")
        page.get_by_test_id("address").select_option(machine)
        expect(page.get_by_test_id("link-table")).to_have_value(f"{address}{path[1:]}")
        expect(invitation).to_contain_text(f"open {machine} and type")
        drawn.add(drawing.inner_html())
    assert len(drawn) == len(NETWORK)
    assert not re.search("127.0.0.1|localhost", invitation.inner_html())
    page.get_by_test_id("invite-language").select_option("pl")
    expect(page.get_by_test_id("link-table")).to_have_value(f"{NETWORK[-1]}{path[1:]}?lang=pl")
    code = (page.get_by_test_id("code").text_content() or "").lower()
    assert page.request.get(f"/api/codes/{code}").json() == {"id": path.removeprefix("/t/")}

    for colours in ("active", "none"):
        page.emulate_media(forced_colors=colours)
        assert fill(drawing.locator("rect")) == "rgb(255, 255, 255)"
        assert fill(drawing.locator("path")) == "rgb(0, 0, 0)"

    assert page.evaluate(WHO_INVITES)
    page.goto("/robots.txt")  # so that no answer to the host's page brings the cookie back
    page.context.clear_cookies()
    page.goto(path)
    expect(page.get_by_test_id("join-name")).to_be_visible()
    assert not page.evaluate(WHO_INVITES)


def fill(one: Locator) -> str:
    found: str = one.evaluate("(one) => getComputedStyle(one).fill")
    return found


def test_it_is_read_across_a_room_and_scanned_and_shared_from_a_dialog_on_a_phone(
    page: Page, grid: Grid
) -> None:
    host(page, "Ada", 2)
    reached_at(page, NETWORK)
    code = page.get_by_test_id("qr-table")
    for screen in grid.of("laptop", "desktop"):
        sized(page, screen)
        for one, least in ((code, 0.4), (page.get_by_test_id("code"), 0.07)):
            expect(one).to_be_in_viewport(ratio=0.99)
            assert box_of(one)["height"] >= least * page.evaluate("() => innerHeight"), one
    page.evaluate("() => { navigator.share = async (what) => { window.shared = what } }")
    for screen in grid.of("phone", "small-phone", "phone-on-its-side"):
        sized(page, screen)
        expect(page.get_by_test_id("invitation")).to_have_count(0)
        page.get_by_test_id("invite").click()
        expect(code).to_be_in_viewport(ratio=0.99)
        assert box_of(code)["width"] >= 180
        assert fits(page)
        page.get_by_test_id("share").click()
        link = page.get_by_test_id("link-table").input_value()
        assert page.evaluate("() => window.shared.url") == link
        page.keyboard.press("Escape")


@pytest.mark.everything
def test_during_the_game_the_same_link_lets_others_look_on_but_for_those_of_seats(page: Page) -> None:
    """There are some where a table was made with a link for each seat."""
    show(page, BATTLE)
    reached_at(page, NETWORK)
    table = page.url.partition("/t/")[2].partition("#")[0]
    dialog = page.get_by_test_id("invite-dialog")
    for links in ([], [{"seat": 1, "name": "Bruno", "key": "secret"}]):
        remembered = [{"id": table, "key": "key", "name": "Ada", "when": 1e12, "links": links}]
        page.evaluate("(mine) => localStorage.setItem('condottiere.tables', mine)", json.dumps(remembered))
        page.reload()
        page.get_by_test_id("the-table").click()
        page.get_by_test_id("invite").click()
        expect(dialog).to_contain_text("Anybody with this link watches")
        expect(dialog.get_by_test_id("link-table")).to_have_value(f"{NETWORK[0]}t/{table}")
        expect(dialog.get_by_test_id("qr-table")).to_be_visible()
        expect(dialog.get_by_test_id("code")).to_have_count(0)
        expect(dialog.get_by_test_id("seat-links")).to_have_count(len(links))
    expect(dialog.get_by_test_id("link-1")).to_have_value(f"{NETWORK[0]}t/{table}#secret")
