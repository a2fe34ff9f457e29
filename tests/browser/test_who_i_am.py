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
from browser.conftest import NewContext
from browser.screens import box_of


def make_code(page: Page, told: str = "") -> str:
    """On the first page: a recovery code, before which this is told."""
    page.goto("/")
    page.get_by_test_id("open-me").click()
    expect(page.get_by_test_id("me")).to_contain_text(told)
    page.get_by_test_id("make-code").click()
    return page.get_by_test_id("recovery-code").inner_text()


# --- the name ----------------------------------------------------------------------------------


def test_a_name_is_changed_at_any_time_and_told_where_it_shows(page: Page) -> None:
    """Who gave none is asked for one before friends see it."""
    page.goto("/")
    expect(page.get_by_test_id("open-me")).to_have_count(0)
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

    name_person(page, "Lucrezia")  # as whoever plays alone is called
    page.reload()
    page.get_by_test_id("company-friends").click()
    expect(name).to_have_value("Lucrezia")
    name.fill("Ada")
    for company in ("alone", "friends"):
        page.get_by_test_id(f"company-{company}").click()
    expect(name).to_have_value("Ada")

    page.get_by_test_id("open-me").click()
    expect(page.get_by_test_id("me")).to_contain_text(
        "Everybody at your tables sees it, even in games already begun."
    )
    field = page.get_by_test_id("my-name")
    expect(field).to_be_focused()
    field.fill("\u202e")
    page.get_by_test_id("save-name").click()
    expect(page.get_by_test_id("me-trouble")).to_have_text("You need a name of 1 to 40 characters.")
    field.fill(" Ada   Lovelace ")
    field.press("Enter")
    expect(page.get_by_test_id("save-name")).to_have_text("Saved")
    expect(field).to_have_value("Ada Lovelace")
    remembered = page.get_by_test_id("remembered-yes")
    expect(remembered).to_have_attribute("aria-pressed", "false")
    remembered.click()
    expect(remembered).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(name).to_have_value("Ada Lovelace")
    page.reload()
    page.get_by_text("You are Ada Lovelace").click()
    expect(remembered).to_have_attribute("aria-pressed", "true")


# --- another device ----------------------------------------------------------------------------


@pytest.mark.own_page
def test_another_device_is_made_the_same_person_by_link(pages: list[Page]) -> None:
    laptop, phone = pages
    address = start_game([laptop], ["Ada"], ["colleoni"], options={"first_holder": 0})
    make_code(laptop)
    expect(laptop.get_by_test_id("here-only")).to_contain_text(
        "Restart it with python3 run.py --host 0.0.0.0"
    )
    expect(laptop.get_by_text("scan this")).to_have_count(0)
    expect(laptop.get_by_test_id("recovery-qr")).to_have_count(0)
    network = ["http://192.168.1.20:8000/"]
    laptop.route("**/api/addresses", lambda route: route.fulfill(json={"addresses": network}))
    code = make_code(laptop)
    expect(laptop.get_by_test_id("recovery-qr")).to_be_visible()
    link = laptop.get_by_test_id("link-recovery").input_value()
    assert link == f"{network[0]}recover#{code}"
    assert violations(laptop) == []

    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.set_viewport_size(PHONE)  # type: ignore[arg-type]
    phone.goto(link.replace(network[0], "/"))
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


def test_a_device_is_forgotten_and_the_code_leads_back_by_typing_it(pages: list[Page]) -> None:
    laptop, tablet = pages
    start_game([laptop], ["Ada"], ["colleoni"])
    laptop.goto("/")
    laptop.get_by_test_id("open-me").click()
    laptop.get_by_test_id("forget").click()
    expect(laptop.get_by_test_id("me")).to_contain_text("You have no recovery code")
    laptop.get_by_role("button", name="Stay Ada").click()
    earlier = make_code(laptop)
    code = make_code(laptop, "You already have one; a new one replaces it.")
    assert code != earlier
    tablet.goto("/")
    tablet.get_by_test_id("join-code").fill(earlier.lower().replace("-", " "))
    tablet.get_by_test_id("join").click()
    tablet.get_by_test_id("recover").click()
    expect(tablet.get_by_test_id("recover-trouble")).to_contain_text("There is no such recovery code.")
    tablet.get_by_test_id("recovery").fill(code)
    tablet.get_by_test_id("recover").click()
    expect(tablet.get_by_test_id("open-me")).to_have_text("You are Ada")
    tablet.goto("/recover")
    expect(tablet.get_by_test_id("known")).to_contain_text("It knows you as Ada now.")

    laptop.get_by_test_id("forget").click()
    expect(laptop.get_by_test_id("me")).not_to_contain_text("You have no recovery code")
    laptop.get_by_test_id("forget-confirm").click()
    expect(laptop.get_by_test_id("my-games")).to_have_count(0)
    expect(laptop.get_by_test_id("own-name")).to_have_value("")
    laptop.get_by_role("link", name="Enter your recovery code").click()
    laptop.get_by_test_id("recovery").fill(code)
    laptop.get_by_test_id("recover").click()
    expect(laptop.get_by_test_id("game")).to_have_count(1)


@pytest.fixture
def on_a_network(new_context: NewContext, server_url: str) -> Page:
    """A page that came over plain HTTP from a machine with a name, and not from this one."""
    port = urlsplit(server_url).port
    return new_context(base_url=f"http://condottiere.test:{port}").new_page()


def pasted(page: Page) -> str:
    """What comes out of the clipboard."""
    page.keyboard.press("Escape")
    page.get_by_test_id("join-code").focus()
    page.keyboard.press("Control+v")
    return page.get_by_test_id("join-code").input_value()


@pytest.mark.everything
def test_over_plain_http_on_a_network_a_link_is_copied_without_what_needs_a_safe_origin(
    on_a_network: Page,
) -> None:
    """Where it cannot be copied, it is selected, and the page says what to press."""
    page = on_a_network
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.goto("/")
    page.get_by_test_id("create-table").click()  # what a test asks for itself does not find this machine
    expect(page.get_by_test_id("decision")).to_be_visible()
    secure = "() => [isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]"
    assert page.evaluate(secure) == [False, False, False]
    button = page.get_by_test_id("copy-recovery")
    for works in (True, False):
        make_code(page)
        expect(page.get_by_test_id("recovery-qr")).to_be_visible()
        link = page.get_by_test_id("link-recovery").input_value()
        if works:
            before = box_of(button)["width"]
            button.click()
            expect(button).to_have_text("Copied")
            assert box_of(button)["width"] == before
        else:
            page.evaluate("() => { document.execCommand = () => false }")
            button.click()
            expect(page.get_by_test_id("copy-advice-recovery")).to_have_text(
                "The link is selected: press Ctrl+C to copy it."
            )
            page.keyboard.press("Control+c")
        expect(button).to_have_text("Copy")
        assert pasted(page) == link
    assert trouble == []


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
