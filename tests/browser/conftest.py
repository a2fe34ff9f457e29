"""A server that a test may kill, and what no page may do in any test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect

from support.serving import RealServer

# A machine that does much at once is slow, and no failure.
expect.set_options(timeout=15_000)


@pytest.fixture
def real_server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.stop()


UNPAINTED = """
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('body { opacity: 0 }')
    document.adoptedStyleSheets = [unpainted]
"""


@pytest.fixture(scope="session")
def unpainted_page(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """A page that is laid out and not painted, and stays: tests take half the time on it."""
    context = browser.new_context(**browser_context_args)
    context.add_init_script(UNPAINTED)
    yield context.new_page()
    context.close()


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser) -> Page:  # noqa: ARG001 (its tests come last)
    """A page of a browser context of its own, or in modules marked `unpainted` the one of all, as new.

    There no test may add what stays with a page, such as a script or a clock, or ask what can be seen of it.
    """
    if not request.node.get_closest_marker("unpainted"):
        context: BrowserContext = request.getfixturevalue("context")
        return context.new_page()
    page: Page = request.getfixturevalue("unpainted_page")
    page.unroute_all()
    page.goto("/robots.txt")  # of the same origin, so that the process of the page stays
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
    page.context.clear_cookies()
    page.set_viewport_size({"width": 1280, "height": 720})
    page.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none")
    page.mouse.move(0, 0)
    return page


@pytest.fixture
def own_page(context: BrowserContext) -> Page:
    """In a module marked `unpainted`: for a test that looks at pictures, or adds what stays."""
    return context.new_page()


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page throws what nobody catches, nor asks for what its Content-Security-Policy forbids."""
    if "page" in request.fixturenames:
        context: BrowserContext = request.getfixturevalue("page").context
    elif "context" in request.fixturenames:
        context = request.getfixturevalue("context")
    else:
        yield
        return
    wrong: list[str] = []

    def noted(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            wrong.append(message.text)

    def thrown(error: WebError) -> None:
        wrong.append(str(error.error))

    context.on("console", noted)
    context.on("weberror", thrown)
    yield
    context.remove_listener("console", noted)
    context.remove_listener("weberror", thrown)
    assert wrong == []
