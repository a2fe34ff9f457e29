"""A server that a test may kill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

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
