"""Pages that tests share, a server that a test may kill, and what no page may do in any test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebError, expect

from browser.screens import Grid
from support.serving import RealServer

# A machine that does much at once is slow, and no failure.
PATIENCE = 180_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture
def real_server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def grid(request: pytest.FixtureRequest) -> Grid:
    """On which screens and in which languages pages are measured: on all of them with --everything."""
    return Grid.whole() if request.config.getoption("--everything") else Grid.representative()


UNPAINTED = """
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('body { opacity: 0.0001 }')
    document.adoptedStyleSheets = [unpainted]
"""
"""Chromium lays out, but does not paint, what is this faint; painting takes a third of a page's time.

To scripts it is not hidden, as it would be with no opacity at all."""


LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 640}
HAND_HELD = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


NewContext = Callable[..., BrowserContext]


class Faults:
    """What no page may do: throw what nobody catches, or ask for what its Content-Security-Policy forbids."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._watched: set[BrowserContext] = set()

    def watch(self, context: BrowserContext) -> None:
        if context not in self._watched:
            self._watched.add(context)
            context.on("console", self._note_message)
            context.on("weberror", self._note_error)

    def stop(self) -> None:
        for context in self._watched:
            context.remove_listener("console", self._note_message)
            context.remove_listener("weberror", self._note_error)

    def _note_message(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            self.found.append(message.text)

    def _note_error(self, error: WebError) -> None:
        self.found.append(str(error.error))


FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"


class SharedPages:
    """Pages that stay open for all tests, each in a browser context of its own, which takes long to make."""

    def __init__(self, browser: Browser, context_args: dict[str, Any], script: str = "") -> None:
        """`script` runs before those of each page."""
        self._browser = browser
        self._script = script
        self._context_args = {
            "unpainted": context_args,
            "painted": context_args,
            "person": context_args,
            "phone": {**context_args, **HAND_HELD},
        }
        self._kept: dict[str, list[Page]] = {kind: [] for kind in self._context_args}

    def take(
        self, count: int = 1, kind: Literal["unpainted", "painted", "person", "phone"] = "unpainted"
    ) -> list[Page]:
        """The first of a kind, as new."""
        kept = self._kept[kind]
        while len(kept) < count:
            context = self._browser.new_context(**self._context_args[kind])
            context.set_default_timeout(PATIENCE)
            context.add_init_script(self._script + UNPAINTED * (kind != "painted"))
            kept.append(context.new_page())
        for page in kept[:count]:
            _renew(page, PHONE if kind == "phone" else LAPTOP)
        return kept[:count]

    def close(self) -> None:
        for page in chain.from_iterable(self._kept.values()):
            page.context.close()


def _renew(page: Page, viewport: ViewportSize) -> None:
    page.unroute_all()
    for opened in page.context.pages:
        if opened is not page:
            opened.close()
    if page.url.startswith("http"):
        page.evaluate(FORGET)  # what is kept of another server
    page.goto("/robots.txt")  # of the same origin, so that the process of the page stays
    page.evaluate(FORGET)
    page.context.clear_cookies()
    page.set_viewport_size(viewport)
    page.emulate_media(color_scheme="light", reduced_motion="reduce", forced_colors="none")
    page.mouse.move(0, 0)


@pytest.fixture(scope="session")
def shared_pages(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[SharedPages]:
    shared = SharedPages(browser, browser_context_args)
    yield shared
    shared.close()


@pytest.fixture
def faults() -> Iterator[Faults]:
    faults = Faults()
    yield faults
    faults.stop()
    assert faults.found == []


@pytest.fixture
def new_context(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any], faults: Faults
) -> Iterator[NewContext]:
    """Makes a browser that has seen nothing yet, with other arguments as they are given."""
    contexts: list[BrowserContext] = []

    def made(**changes: Any) -> BrowserContext:
        context = browser.new_context(**browser_context_args | changes)
        if not request.node.get_closest_marker("painted"):
            context.add_init_script(UNPAINTED)
        faults.watch(context)
        contexts.append(context)
        return context

    yield made
    for context in contexts:
        context.close()


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Page:
    """A page that tests share, as new.

    A test may add nothing that stays with it, such as a script, a clock or a listener, unless it is marked
    `own_page`; unless it is marked `painted`, it may not ask for pixels or for loaded fonts either.
    """
    if request.node.get_closest_marker("own_page"):
        context: BrowserContext = request.getfixturevalue("context")
        return context.new_page()
    shared: SharedPages = request.getfixturevalue("shared_pages")
    return shared.take(kind="painted" if request.node.get_closest_marker("painted") else "unpainted")[0]


@pytest.fixture
def pages(request: pytest.FixtureRequest, new_context: NewContext) -> list[Page]:
    """The browsers of as many people as `people` says, two if nothing is said. Tests share them as `page`.

    Unless they are the test's own, they are never painted.
    """
    marker = request.node.get_closest_marker("people")
    count = marker.args[0] if marker else 2
    if request.node.get_closest_marker("own_page"):
        return [new_context().new_page() for _ in range(count)]
    shared: SharedPages = request.getfixturevalue("shared_pages")
    return shared.take(count, "person")


@pytest.fixture
def phone(shared_pages: SharedPages) -> Page:
    """A page on a small phone, never painted, which tests share as they do `page`."""
    return shared_pages.take(kind="phone")[0]


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(request: pytest.FixtureRequest, faults: Faults) -> None:
    """Watches the pages that tests share or have from Playwright; `new_context` has its own watched."""
    for name in ("pages", "page", "phone", "context"):
        if name in request.fixturenames:
            found = request.getfixturevalue(name)
            for one in found if isinstance(found, list) else [found]:
                faults.watch(one if isinstance(one, BrowserContext) else one.context)
