"""The links that friends are given lead to the server from where they are, and can be scanned."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.axe import fits, violations
from browser.person import seat_somebody

NETWORK = ["http://192.168.1.20:8000/", "http://10.0.0.4:8000/"]


@pytest.fixture
def forced_colors() -> str:
    return "none"


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any], forced_colors: str) -> dict[str, Any]:
    return {**browser_context_args, "forced_colors": forced_colors}


def reached_at(page: Page, addresses: list[str] | None) -> None:
    """The answer of a server that listens on a network, or behind something."""
    page.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": addresses}))


def make_table(page: Page, people: int) -> None:
    """A table whose links are shown."""
    page.goto("/")
    page.get_by_test_id(f"seats-{people}").click()
    for seat in range(1, people):
        seat_somebody(page, seat, "person")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("link-1")).to_be_visible()


def link(page: Page, seat: int = 1) -> str:
    return page.get_by_test_id(f"link-{seat}").input_value()


def test_a_server_for_this_machine_says_that_friends_cannot_come_and_what_to_do(page: Page) -> None:
    make_table(page, 2)
    expect(page.get_by_test_id("loopback")).to_contain_text("friends on other devices cannot reach it")
    expect(page.get_by_test_id("loopback")).to_contain_text("start it again with --host 0.0.0.0")
    expect(page.get_by_test_id("scan-1")).to_have_count(0)
    expect(page.get_by_test_id("address")).to_have_count(0)
    assert violations(page) == []


def test_a_server_that_does_not_know_its_address_asks_for_it(page: Page) -> None:
    reached_at(page, None)
    make_table(page, 2)
    expect(page.get_by_test_id("loopback")).to_contain_text("the address by which your friends can reach it")
    expect(page.get_by_test_id("loopback")).not_to_contain_text("--host")
    expect(page.get_by_test_id("scan-1")).to_have_count(0)


def test_friends_get_the_address_in_their_network(page: Page) -> None:
    reached_at(page, NETWORK)
    make_table(page, 3)
    first = [link(page, seat) for seat in (1, 2)]
    assert all(one.startswith(f"{NETWORK[0]}t/") and "#" in one for one in first)
    expect(page.get_by_test_id("loopback")).to_have_count(0)
    page.get_by_test_id("address").select_option("10.0.0.4:8000")
    assert [link(page, seat) for seat in (1, 2)] == [one.replace(NETWORK[0], NETWORK[1]) for one in first]
    page.get_by_test_id("take-seat").click()
    page.get_by_test_id("invite").click()
    assert [link(page, seat) for seat in (1, 2)] == first
    assert "127.0.0.1" not in page.get_by_test_id("invite-dialog").inner_html()
    assert "localhost" not in page.get_by_test_id("invite-dialog").inner_html()


def test_a_code_to_scan_is_loaded_with_the_links_and_is_that_of_the_link(page: Page) -> None:
    drawing = re.compile(r"/assets/qr-[^/]+\.js$")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    reached_at(page, NETWORK)
    page.goto("/")
    expect(page.get_by_test_id("create-table")).to_be_enabled()
    assert not any(drawing.search(one) for one in loaded)
    make_table(page, 2)
    code = page.get_by_test_id("qr-1")
    expect(code).to_be_visible()
    assert any(drawing.search(one) for one in loaded)
    expect(page.get_by_role("img", name="QR code of the link for Bartolomeo")).to_be_visible()
    before = code.inner_html()
    page.get_by_test_id("address").select_option("10.0.0.4:8000")
    assert code.inner_html() != before
    assert violations(page) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_one_code_at_a_time_is_shown_and_fits(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    reached_at(page, NETWORK)
    make_table(page, 3)
    expect(page.locator("[data-testid^=qr-]")).to_have_count(0)
    for seat in (1, 2):
        page.get_by_test_id(f"scan-{seat}").click()
        expect(page.locator("[data-testid^=qr-]")).to_have_count(1)
        code = page.get_by_test_id(f"qr-{seat}")
        expect(code).to_be_in_viewport(ratio=0.99)
        expect(page.get_by_test_id(f"scan-{seat}")).to_have_attribute("aria-expanded", "true")
        assert fits(page)
    page.get_by_test_id("scan-2").click()
    expect(page.locator("[data-testid^=qr-]")).to_have_count(0)


@pytest.mark.parametrize("forced_colors", ["active", "none"])
def test_a_code_is_dark_on_light_in_all_colours(page: Page, forced_colors: str) -> None:
    assert forced_colors in ("active", "none")
    reached_at(page, NETWORK)
    make_table(page, 2)
    code = page.get_by_test_id("qr-1")
    fill = "(one) => getComputedStyle(one).fill"
    assert code.locator("rect").evaluate(fill) == "rgb(255, 255, 255)"
    assert code.locator("path").evaluate(fill) == "rgb(0, 0, 0)"
