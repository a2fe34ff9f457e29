"""What every room of the tests shares: a real server process, a real browser, and Hypothesis's settings."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from playwright.sync_api import Playwright
from xdist.scheduler import LoadFileScheduling

from condottiere.cpus import available_cpus
from condottiere.server.storage.database import Database
from condottiere.workers import ONE_THREAD
from support import browsers, databases
from support.postgresql import PostgreSQL, find_binaries, running_postgresql
from support.required import skip_without
from support.serving import RealServer

TESTS = Path(__file__).parent

# NumPy reads these when it is imported. On a busy machine more threads take 20 times as long.
os.environ.update(ONE_THREAD)

# Playwright reads this when it starts, before any fixture of ours.
browsers.use_our_node()

# Slow machines are no failure; a failure prints what reproduces it. On CI the examples are the same
# every time, so that a red run is about the change; on a desk they differ, and find more.
settings.register_profile("desk", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "desk")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgresql", action="store_true", help="keep the games of in-process servers there")
    parser.addoption("--everything", action="store_true", help="run the tests marked `everything` too")


def pytest_configure(config: pytest.Config) -> None:
    """What the tests compile is kept beside pytest's own cache, unless the environment says where: so it is
    compiled once, and no test meets what somebody else's version left.

    With --everything it is optimised as it is for players; else little, which saves a quarter of the time.
    """
    optimised = config.getoption("--everything")
    os.environ.setdefault("NUMBA_OPT", "3" if optimised else "1")
    if config.pluginmanager.hasplugin("cacheprovider") and config.cache is not None:
        folder = config.cache.mkdir("optimised" if optimised else "compiled")
        os.environ.setdefault("CONDOTTIERE_CACHE", str(folder))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """pytest-cov starts two measurements in a process of xdist, and `no_cover` pauses one: end the other."""
    plugin = session.config.pluginmanager.getplugin("_cov")
    measuring = plugin and plugin.cov_controller  # None with --no-cov
    if measuring and hasattr(session.config, "workerinput"):
        measuring.pause()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on the loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL that a whole session shares."""
    binaries = find_binaries()
    if binaries is None:
        skip_without("PostgreSQL", "postgresql")
    with running_postgresql(binaries) as cluster:
        yield cluster


@contextmanager
def _on_postgresql(cluster: PostgreSQL) -> Iterator[None]:
    async def opened(name: str, busy_timeout: float) -> Database:
        place = name if "://" in name else databases.address(Path(name))
        return await open_database(place, busy_timeout)

    open_database = Database.open
    with pytest.MonkeyPatch.context() as patch, databases.on_postgresql(cluster):
        patch.setattr(Database, "open", opened)
        yield


@pytest.fixture(scope="session", autouse=True)
def only_postgresql(request: pytest.FixtureRequest) -> Iterator[None]:
    """With --postgresql no test of this process uses SQLite."""
    if not request.config.getoption("--postgresql"):
        yield
        return
    with _on_postgresql(request.getfixturevalue("postgresql")):
        yield


def _on_a_database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Files are files, or stand for databases of PostgreSQL."""
    if request.param == "sqlite" or request.config.getoption("--postgresql"):
        yield
        return
    with _on_postgresql(request.getfixturevalue("postgresql")):
        yield


each_database = pytest.fixture(params=["sqlite", "postgresql"])(_on_a_database)
"""The test is about what is stored, and runs on both."""
any_database = pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.everything)])(
    _on_a_database
)
"""The test is about something else, and runs on PostgreSQL with --everything only."""


@pytest.fixture
def sqlite_file(request: pytest.FixtureRequest) -> None:
    """The test is about the file of SQLite, and so about nothing of PostgreSQL."""
    if request.config.getoption("--postgresql"):
        pytest.skip("it is about a file of SQLite")


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


COMPILED = ("bots", "compiled", "envs", "training", "information/test_no_program_sees_an_answer.py")
"""The tests that need what Numba compiles: one process runs them all and compiles it once."""
COVERED = ("rules", "record", "server")
"""The folders of tests whose coverage is measured."""
LATER = ("arena", "benchmarks", "server")
"""The folders of tests that begin when most is compiled, so that they need not compile it too."""
LONG = ("walk", "guide_fits", "fairness", "waiting_room", "agreements", "whole_game")
"""The browser tests that take longest; what begins last should be short, so that all cores end together."""


def _folder(path: Path) -> str:
    """The folder of tests that a file is in, or its name at the top."""
    return path.relative_to(TESTS).parts[0]


def _place(item: pytest.Item, in_browsers: set[Path]) -> int:
    """When a test runs: in the order of these numbers.

    Files with tests in a browser come last: Playwright's sync API leaves an event loop running in this
    thread, and asyncio tests after it would fail."""
    folder = _folder(item.path)
    if folder == "browser" or item.path in in_browsers:
        name = item.path.stem.removeprefix("test_")
        return 3 + (LONG.index(name) if name in LONG else len(LONG))
    return 0 if _is_compiled(item.nodeid) else 2 if folder in LATER else 1


def _is_compiled(nodeid: str) -> bool:
    return nodeid.removeprefix("tests/").startswith(COMPILED)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `everything`, unless it is asked for; measure coverage where it counts."""
    if not config.getoption("--everything"):
        left_out = [item for item in items if item.get_closest_marker("everything")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]

    for item in items:
        if _folder(item.path) not in COVERED:
            item.add_marker("no_cover")
    in_browsers = {item.path for item in items if "playwright" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: _place(item, in_browsers))


class FileScheduling(LoadFileScheduling):  # type: ignore[misc]  # it comes without types
    """Each process runs a file of tests after the other; what needs compiled code is for one of them."""

    def _split_scope(self, nodeid: str) -> str:
        file: str = super()._split_scope(nodeid)
        return "compiled" if _is_compiled(nodeid) else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> FileScheduling:
    return FileScheduling(config, log)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: a test in a browser waits for much of its time."""
    return (3 * available_cpus() + 1) // 2
