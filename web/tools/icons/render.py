"""Draws the icons of the installed game from their SVG, with the browser of the tests.

.venv/bin/python web/tools/icons/render.py
"""

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from support import browsers  # noqa: E402

ICON = ROOT / "web" / "src" / "assets" / "favicon.svg"
MASKABLE = Path(__file__).with_name("maskable.svg")
TO = ROOT / "web" / "public" / "icons"
ICONS = (
    (ICON, "icon-192.png", 192),
    (ICON, "icon-512.png", 512),
    (MASKABLE, "maskable-192.png", 192),
    (MASKABLE, "maskable-512.png", 512),
    (MASKABLE, "apple-touch-icon.png", 180),
)


def render(browser: Browser, svg: str, size: int, to: Path) -> None:
    """Draw an SVG on a transparent square so wide, in pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{svg}")
    page.screenshot(path=to, omit_background=True)
    page.close()


def main() -> None:
    """Draw all of them."""
    browsers.use_our_node()
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright)
        for source, name, size in ICONS:
            render(browser, source.read_text(encoding="utf-8"), size, TO / name)
        browser.close()


if __name__ == "__main__":
    main()
