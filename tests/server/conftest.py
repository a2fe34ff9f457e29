"""A server for the tests that need nothing special of it, and a database of a test's own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from condottiere.server.storage import Store
from support.running import Running, running


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the whole session; nobody's tables are in anybody else's way."""
    with running(tmp_path_factory.mktemp("shared") / "games.db") as served:
        yield served


@pytest.fixture
def server(shared_server: Running) -> Iterator[Running]:
    """That server; everybody leaves after the test."""
    yield shared_server
    shared_server.connections.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where a test keeps games of its own."""
    return tmp_path / "games.db"


@pytest.fixture
async def store(database: Path) -> AsyncIterator[Store]:
    """The games that are kept there."""
    opened = await Store.open(str(database), 1.0)
    yield opened
    await opened.close()
