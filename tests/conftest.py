"""What every room of the tests shares: a real server process, a real browser, and Hypothesis's settings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Playwright

from support import browsers
from support.serving import RealServer

# Playwright reads this when it starts, before any fixture of ours.
browsers.use_our_node()

# Slow machines are no failure; a failure prints what reproduces it. On CI the examples are the same
# every time, so that a red run is about the change; on a desk they differ, and find more.
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_configure(config: pytest.Config) -> None:
    """What the tests compile is kept beside pytest's own cache, unless the environment says where: so it is
    compiled once, and no test meets what somebody else's version left."""
    if config.pluginmanager.hasplugin("cacheprovider") and config.cache is not None:
        os.environ.setdefault("CONDOTTIERE_CACHE", str(config.cache.mkdir("compiled")))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests, marked `@pytest.mark.anyio`, run on the loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one real server, with a database of its own, that the whole session shares."""
    server = RealServer(tmp_path_factory.mktemp("server"))
    try:
        server.start()
        yield server.url
    finally:
        server.stop()


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    """For browser tests: `page.goto("/")` goes to our server."""
    return server_url


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    args = {**browser_type_launch_args, "args": list(browsers.FLAGS), "chromium_sandbox": False}
    return args | _found(browsers.find(Path(playwright.chromium.executable_path)))


@pytest.fixture(scope="session")
def whole_browser_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """For what a headless shell cannot do."""
    system = (*browsers.WHOLE, *browsers.SHELL)
    found = browsers.find(Path(playwright.chromium.executable_path), system)
    return browser_type_launch_args | _found(found)


def _found(found: browsers.Browser) -> dict[str, Any]:
    if found.executable is None:
        return {}
    return {"executable_path": found.executable, "env": {**os.environ, **found.env}}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    quiet = {"reduced_motion": "reduce", "service_workers": "block"}  # a worker loads every file of the build
    return {**browser_context_args, **quiet, "locale": "en-GB"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: Playwright's sync API leaves an event loop running in this thread, and
    asyncio tests after it would fail."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))
