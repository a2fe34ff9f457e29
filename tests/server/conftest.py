"""A server for the tests that need nothing special of it."""

from collections.abc import Iterator

import pytest

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
