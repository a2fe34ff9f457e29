"""Nothing of a page is cut off: on every screen, in every language, measured by the boxes of its texts."""

import pytest
from playwright.sync_api import Page, expect

from browser.boxes import troubles

PATHS = ("/rules", "/fairness", "/recover", "/games", "/nowhere")


@pytest.mark.parametrize("path", PATHS)
def test_of_pages_to_read(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading").first).to_be_visible()
    assert troubles(page) == []
