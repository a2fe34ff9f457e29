"""The page in another language: chosen on the first page, at once, kept, and known to the server."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import PHONE, fits
from browser.company import name_person
from browser.shown import BATTLE, NAMES, people, show
from condottiere.languages.bundle import ENGLISH, language, languages
from support.plain_http import request

OTHERS = [code for code in languages() if code != ENGLISH]


def test_another_language_changes_the_page_at_once_and_is_kept(page: Page) -> None:
    """The server is told of it as well: it writes notices in it, while the page may be closed."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    name_person(page, "Ada")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")
    page.get_by_test_id("own-name").fill("Bruno")
    for other in map(language, OTHERS):
        page.get_by_role("button", name=other.message("language"), exact=True).first.click()
        expect(page.locator("html")).to_have_attribute("lang", other.message("locale"))
        manifest = f"/manifest.{other.code}.webmanifest"
        expect(page.locator("link[rel=manifest]")).to_have_attribute("href", manifest)
        expect(page.get_by_test_id("create-table")).to_have_text(other.message("home-play"))
        expect(page.get_by_test_id("own-name")).to_have_value("Bruno")
        assert fits(page)
    page.reload()
    expect(page.get_by_test_id("create-table")).to_have_text(other.message("home-play"))
    page.get_by_test_id("open-me").click()
    with page.expect_response(
        lambda one: one.url.endswith("/api/me") and one.request.method == "PUT"
    ) as told:
        page.get_by_test_id(f"language-{OTHERS[0]}").last.click()
    assert told.value.json()["language"] == OTHERS[0]


def test_what_went_wrong_is_told_in_the_language_that_is_chosen_afterwards(page: Page) -> None:
    """By the page itself, and by the server."""
    page.goto("/")
    for typed, why in (("!", "home-join-neither"), ("AAAAAA", "error-wrong-table-code")):
        page.get_by_test_id("join-code").fill(typed)
        page.get_by_test_id("join").click()
        for spoken in map(language, (OTHERS[0], ENGLISH)):
            page.get_by_role("button", name=spoken.message("language"), exact=True).click()
            expect(page.get_by_test_id("join-trouble")).to_have_text(spoken.message(why))


def test_a_page_without_scripts_says_so_in_every_language(base_url: str) -> None:
    shown = request("GET", base_url).text
    for one in map(language, languages()):
        assert f'<p lang="{one.message("locale")}">{one.message("page-needs-scripts")}</p>' in shown


@pytest.mark.painted
def test_a_font_is_loaded_only_for_letters_that_it_has(page: Page) -> None:
    """The display face has letters of the West of Europe; those of the East come from another."""
    loaded = """(family) => document.fonts.ready.then(() => [...document.fonts].filter((one) =>
        one.family.replaceAll('"', '') === family && one.status === 'loaded').length)"""
    for name, family, not_needed in (
        ("Жанна", "EB Garamond Variable", "IM Fell English"),
        ("Åse", "IM Fell English", None),
    ):
        show(page, BATTLE, players=people(6, 0, (name, *NAMES[1:])))
        expect(page.get_by_test_id("line-0")).to_contain_text(name)
        assert page.evaluate(loaded, family) == 1, name
        assert page.evaluate(loaded, not_needed) == 0, name
