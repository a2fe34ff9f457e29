"""What every room of the tests shares: a real server process, a real browser, and Hypothesis's settings."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Playwright

import browsers

# Playwright reads this when it starts, before any fixture of ours.
browsers.use_our_node()

# Slow machines are no failure; a failure prints what reproduces it. On CI the examples are the same
# every time, so that a red run is about the change; on a desk they differ, and find more.
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")

START_LIMIT = 30.0  # seconds for a server to answer; a loaded machine with two cores needs about 2


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests, marked `@pytest.mark.anyio`, run on the loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one real server, with a database of its own, that the whole session shares."""
    home = tmp_path_factory.mktemp("server")
    port = unused_port()
    log = home / "server.log"
    command = [sys.executable, "-m", "condottiere", "serve", "--port", str(port), "--no-browser"]
    with log.open("wb") as output:
        server = subprocess.Popen(
            [*command, "--db", str(home / "games.db")],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_until_listening(server, port, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def unused_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait_until_listening(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    deadline = time.monotonic() + START_LIMIT
    while time.monotonic() < deadline and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    what = "does not answer" if server.poll() is None else f"ended with status {server.returncode}"
    pytest.fail(f"the server {what}. It said:\n{log.read_text(encoding='utf-8', errors='replace')}")


@pytest.fixture(scope="session")
def base_url(server_url: str) -> str:
    """For browser tests: `page.goto("/")` goes to our server."""
    return server_url


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    found = browsers.find(Path(playwright.chromium.executable_path))
    args = {**browser_type_launch_args, "args": list(browsers.FLAGS), "chromium_sandbox": False}
    if found.executable:
        args |= {"executable_path": found.executable, "env": {**os.environ, **found.env}}
    return args


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: Playwright's sync API leaves an event loop running in this thread, and
    asyncio tests after it would fail."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))
