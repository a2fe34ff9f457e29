"""What axe finds wrong with a page, and the sizes at which it is asked."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
LAPTOP = {"width": 1366, "height": 768}


def violations(page: Page) -> list[str]:
    """What axe finds wrong. It comes past the page's Content-Security-Policy, as a browser extension does."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Nobody asks what passes: telling that of each element takes axe most of its time.
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [f"{v['id']}: {node['html'][:120]}" for v in found["violations"] for node in v["nodes"]]


def fits(page: Page) -> bool:
    """Whether nothing lies beside the page."""
    fits: bool = page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return fits
