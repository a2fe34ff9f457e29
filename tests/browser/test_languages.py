"""The page in another language: chosen on the first page, at once, and kept."""

import pytest
from playwright.sync_api import Page, expect

from browser.axe import PHONE, fits, violations
from condottiere.languages.bundle import ENGLISH, language, languages

OTHERS = [code for code in languages() if code != ENGLISH]


@pytest.mark.skipif(not OTHERS, reason="English is the only language yet")
def test_another_language_changes_the_page_at_once_and_is_kept(page: Page) -> None:
    other = language(OTHERS[0])
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")
    page.get_by_test_id("own-name").fill("Ada")
    page.get_by_role("button", name=other.message("language"), exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", other.message("locale"))
    expect(page.get_by_test_id("create-table")).to_have_text(other.message("home-play"))
    expect(page.get_by_test_id("own-name")).to_have_value("Ada")
    assert fits(page)
    assert violations(page) == []
    page.reload()
    expect(page.get_by_test_id("create-table")).to_have_text(other.message("home-play"))
