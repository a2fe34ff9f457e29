"""How the page looks in this browser: by day, by night, or as the system wants it."""

import re

from playwright.sync_api import Page, expect

from browser.axe import PHONE, fits

NIGHT = "rgb(14, 58, 65)"
DAY = "rgb(205, 219, 208)"


def background(page: Page) -> str:
    colour: str = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    return colour


def test_a_theme_is_the_systems_until_somebody_chooses_and_is_kept(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.goto("/")
    assert background(page) == DAY
    page.emulate_media(color_scheme="dark")
    assert background(page) == NIGHT
    page.get_by_test_id("open-settings").click()
    page.get_by_test_id("settings-dialog").get_by_test_id("theme-light").click()
    assert background(page) == DAY
    bar = page.locator('meta[name="theme-color"][data-scheme="light"]')
    expect(bar).to_have_attribute("media", "all")
    page.reload()
    page.get_by_test_id("open-settings").click()
    expect(page.get_by_test_id("settings-dialog").get_by_test_id("theme-light")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert background(page) == DAY
    assert fits(page)
    # The chosen theme is there before anything is drawn.
    page.get_by_test_id("settings-dialog").get_by_test_id("theme-dark").click()
    page.emulate_media(color_scheme="light")
    page.route(re.compile(r"/assets/.*\.js"), lambda route: route.abort())
    page.reload()
    assert background(page) == NIGHT
