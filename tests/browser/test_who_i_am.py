"""Who somebody is: a name, other devices of the same person, one that is forgotten, and no cookies at all."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Playwright, expect

from browser.axe import PHONE, fits, violations
from browser.company import name_person, start_game


def make_code(page: Page) -> str:
    """On the first page: a recovery code."""
    page.goto("/")
    page.get_by_test_id("open-me").click()
    page.get_by_test_id("make-code").click()
    return page.get_by_test_id("recovery-code").inner_text()


# --- the name ----------------------------------------------------------------------------------


def test_a_name_is_changed_at_any_time_and_told_where_it_shows(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_test_id("open-me")).to_have_count(0)
    page.get_by_test_id("own-name").fill("Ada")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("open-me").click()
    dialog = page.get_by_test_id("me")
    expect(dialog).to_contain_text("Everybody at your tables sees it, even in games already begun.")
    expect(page.get_by_test_id("my-name")).to_be_focused()
    page.get_by_test_id("my-name").fill(" Ada   Lovelace ")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("save-name")).to_have_text("Saved")
    expect(page.get_by_test_id("my-name")).to_have_value("Ada Lovelace")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-me")).to_have_text("You are Ada Lovelace")
    expect(page.get_by_test_id("own-name")).to_have_value("Ada Lovelace")
    page.reload()
    expect(page.get_by_test_id("open-me")).to_have_text("You are Ada Lovelace")


def test_a_name_that_the_server_refuses_is_told_in_its_words(page: Page) -> None:
    name_person(page, "Ada")
    page.goto("/")
    page.get_by_test_id("open-me").click()
    page.get_by_test_id("my-name").fill("\u202e")
    page.get_by_test_id("save-name").click()
    expect(page.get_by_test_id("me-trouble")).to_have_text("You need a name of 1 to 40 characters.")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("open-me")).to_have_text("You are Ada")


def test_who_gave_no_name_is_asked_for_one_before_friends_see_it(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("company-friends").click()
    name = page.get_by_test_id("own-name")
    expect(name).to_have_value("")
    page.get_by_test_id("create-table").click()
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_test_id("name-needed")).to_have_text(
        "What do your friends call you? Type a name first."
    )
    name.fill("Ada")
    expect(page.get_by_test_id("name-needed")).to_have_count(0)


def test_whoever_played_under_the_usual_name_finds_it_filled_in_for_friends(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    page.goto("/")
    expect(page.get_by_test_id("open-me")).to_have_text("You are Lucrezia")
    page.get_by_test_id("company-friends").click()
    expect(page.get_by_test_id("own-name")).to_have_value("Lucrezia")
    page.reload()
    expect(page.get_by_test_id("own-name")).to_have_value("Lucrezia")
    page.get_by_test_id("own-name").fill("Ada")
    page.get_by_test_id("company-alone").click()
    page.get_by_test_id("company-friends").click()
    expect(page.get_by_test_id("own-name")).to_have_value("Ada")


# --- another device ----------------------------------------------------------------------------


@pytest.mark.own_page
def test_another_device_is_made_the_same_person_by_link(pages: list[Page]) -> None:
    laptop, phone = pages
    address = start_game([laptop], ["Ada"], ["colleoni"], options={"first_holder": 0})
    laptop.route(
        "**/api/addresses", lambda route: route.fulfill(json={"addresses": ["http://192.168.1.20:8000/"]})
    )
    code = make_code(laptop)
    expect(laptop.get_by_test_id("recovery-qr")).to_be_visible()
    link = laptop.get_by_test_id("link-recovery").input_value()
    assert link == f"http://192.168.1.20:8000/recover#{code}"
    assert violations(laptop) == []

    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.set_viewport_size(PHONE)  # type: ignore[arg-type]
    phone.goto(link.replace("http://192.168.1.20:8000", ""))
    expect(phone.get_by_test_id("recovery")).to_have_value(code)
    assert fits(phone)
    phone.get_by_test_id("recover").click()
    expect(phone.get_by_test_id("open-me")).to_have_text("You are Ada")
    assert not any(code in one.partition("#")[0] for one in asked), "no address says the code to the server"
    phone.get_by_test_id("game").get_by_role("link").click()
    expect(phone.get_by_test_id("decision")).to_have_attribute("data-mine", "true")
    assert phone.url.endswith(address)
    phone.go_back()
    expect(phone.get_by_test_id("open-me")).to_be_visible()
    phone.go_back()
    assert "recover" not in phone.url, "the code stays in the history"


def test_another_device_is_made_the_same_person_by_typing_the_code(pages: list[Page]) -> None:
    laptop, tablet = pages
    name_person(laptop, "Ada")
    code = make_code(laptop)
    tablet.goto("/")
    tablet.get_by_test_id("join-code").fill(code.lower().replace("-", " "))
    tablet.get_by_test_id("join").click()
    tablet.get_by_test_id("recover").click()
    expect(tablet.get_by_test_id("open-me")).to_have_text("You are Ada")

    laptop.reload()
    laptop.get_by_test_id("open-me").click()
    expect(laptop.get_by_test_id("me")).to_contain_text("You already have one; a new one replaces it.")
    laptop.get_by_test_id("make-code").click()
    expect(laptop.get_by_test_id("recovery-code")).not_to_have_text(code)
    tablet.goto("/recover")
    expect(tablet.get_by_test_id("known")).to_contain_text("It knows you as Ada now.")
    tablet.get_by_test_id("recovery").fill(code)
    tablet.get_by_test_id("recover").click()
    expect(tablet.get_by_test_id("recover-trouble")).to_contain_text("There is no such recovery code.")


def test_a_server_of_this_computer_alone_says_so_and_shows_no_code_to_scan(page: Page) -> None:
    name_person(page, "Ada")
    make_code(page)
    expect(page.get_by_test_id("here-only")).to_contain_text("Restart it with --host 0.0.0.0")
    expect(page.get_by_test_id("recovery-qr")).to_have_count(0)


@pytest.fixture
def on_a_network(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], server_url: str
) -> Iterator[Page]:
    """A page that came over plain HTTP from a machine with a name, and not from this one."""
    port = urlsplit(server_url).port
    args = [*browser_type_launch_args["args"], "--host-resolver-rules=MAP condottiere.test 127.0.0.1"]
    browser = playwright.chromium.launch(**{**browser_type_launch_args, "args": args})
    context = browser.new_context(base_url=f"http://condottiere.test:{port}", locale="en-GB")
    yield context.new_page()
    browser.close()


def named_there(page: Page) -> None:
    """A person, made by the page: what a test asks for itself does not find this machine."""
    page.goto("/")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()


def pasted(page: Page) -> str:
    """What comes out of the clipboard."""
    page.keyboard.press("Escape")
    page.get_by_test_id("join-code").focus()
    page.keyboard.press("Control+v")
    return page.get_by_test_id("join-code").input_value()


def test_a_link_is_copied_over_plain_http_on_a_network(on_a_network: Page) -> None:
    page = on_a_network
    named_there(page)
    make_code(page)
    link = page.get_by_test_id("link-recovery").input_value()
    assert page.evaluate("() => [isSecureContext, navigator.clipboard === undefined]") == [False, True]
    expect(page.get_by_test_id("recovery-qr")).to_be_visible()
    button = page.get_by_test_id("copy-recovery")
    wide = "(one) => one.getBoundingClientRect().width"
    before = button.evaluate(wide)
    button.click()
    expect(button).to_have_text("Copied")
    assert button.evaluate(wide) == before
    expect(button).to_have_text("Copy")
    assert pasted(page) == link


def test_a_link_that_cannot_be_copied_is_selected_and_says_what_to_press(on_a_network: Page) -> None:
    page = on_a_network
    page.add_init_script("document.execCommand = () => false")
    named_there(page)
    make_code(page)
    link = page.get_by_test_id("link-recovery").input_value()
    page.get_by_test_id("copy-recovery").click()
    expect(page.get_by_test_id("copy-advice-recovery")).to_have_text(
        "The link is selected: press Ctrl+C to copy it."
    )
    expect(page.get_by_test_id("copy-recovery")).to_have_text("Copy")
    page.keyboard.press("Control+c")
    assert pasted(page) == link


# --- forgetting --------------------------------------------------------------------------------


def test_a_device_is_forgotten_and_the_code_leads_back(page: Page) -> None:
    start_game([page], ["Ada"], ["colleoni"])
    page.goto("/")
    page.get_by_test_id("open-me").click()
    page.get_by_test_id("forget").click()
    expect(page.get_by_test_id("me")).to_contain_text("You have no recovery code")
    page.get_by_role("button", name="Stay Ada").click()
    page.get_by_test_id("make-code").click()
    code = page.get_by_test_id("recovery-code").inner_text()
    page.get_by_test_id("forget").click()
    expect(page.get_by_test_id("me")).not_to_contain_text("You have no recovery code")
    page.get_by_test_id("forget-confirm").click()
    expect(page.get_by_role("link", name="Enter your recovery code")).to_be_visible()
    expect(page.get_by_test_id("my-games")).to_have_count(0)
    expect(page.get_by_test_id("own-name")).to_have_value("")
    page.get_by_role("link", name="Enter your recovery code").click()
    page.get_by_test_id("recovery").fill(code)
    page.get_by_test_id("recover").click()
    expect(page.get_by_test_id("game")).to_have_count(1)


# --- no cookies --------------------------------------------------------------------------------


@pytest.fixture
def without_cookies(
    playwright: Playwright, whole_browser_launch_args: dict[str, Any], base_url: str, tmp_path: Path
) -> Iterator[Page]:
    """A browser that is set to block all cookies; then it lets no page keep anything either."""
    preferences = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(preferences), encoding="utf-8")
    context = playwright.chromium.launch_persistent_context(
        tmp_path, **whole_browser_launch_args, base_url=base_url, locale="en-GB"
    )
    yield context.pages[0]
    context.close()


def test_without_cookies_one_plays_alone_by_key_and_is_told_what_friends_need(without_cookies: Page) -> None:
    page = without_cookies
    page.goto("/")
    if page.evaluate("() => (document.cookie = 'kept=1') && document.cookie.includes('kept')"):
        pytest.skip("this browser cannot be told to keep no cookies: install chromium")
    expect(page.get_by_text("This browser blocks cookies")).to_be_visible()
    page.get_by_test_id("company-friends").click()
    page.get_by_test_id("own-name").fill("Ada")
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("toast")).to_contain_text("This browser blocks cookies from this site")
    page.get_by_test_id("company-alone").click()
    page.get_by_test_id("create-table").click()
    expect(page.get_by_test_id("decision")).to_be_visible()
    assert "#" in page.url
    expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-testid^=hand-card-]").first).to_be_visible()
