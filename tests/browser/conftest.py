"""A server that a test may kill, and what no page may do in any test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, expect

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


@pytest.fixture(autouse=True)
def nothing_goes_wrong_unseen(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page throws what nobody catches, nor asks for what its Content-Security-Policy forbids."""
    if "context" not in request.fixturenames:
        yield
        return
    context: BrowserContext = request.getfixturevalue("context")
    wrong: list[str] = []

    def noted(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            wrong.append(message.text)

    context.on("console", noted)
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    yield
    assert wrong == []
