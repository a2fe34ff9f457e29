"""The file that games are kept in: who may read it, and what is told where it cannot be written."""

import os
import re
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from condottiere.server.serve import CannotServe, serve
from condottiere.server.settings import Settings
from condottiere.server.storage import Store
from support.databases import rows
from support.plain_http import request
from support.running import in_a_loop, running
from support.server_process import join, process


@contextmanager
def bound_by_modes() -> Iterator[None]:
    """Root may write whatever a mode says: be somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


async def _made(database: Path) -> None:
    store = await Store.open(str(database), 0.2)
    await store.close()


@pytest.mark.skipif(sys.platform != "linux", reason="it sets a limit of another process")
@pytest.mark.usefixtures("sqlite_file")
def test_a_full_disk_is_told_until_there_is_room(database: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """No file of the process may grow: what a full disk is, as far as it can tell."""
    import resource

    in_a_loop(_made(database))
    database.chmod(0o644)
    with process(database) as (server, address), ExitStack() as stack:
        made = request("POST", f"{address}/api/tables", json={"seats": [{"name": "A"}, {"name": "B"}]}).json()
        ada = join(stack, address, made["id"], made["keys"][0])
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        full = request("GET", f"{address}/api/health")
        assert (full.status_code, full.json()["code"]) == (503, "storage")
        ada.send(type="say", text="is there room?", to=None)
        assert ada.error()["code"] == "storage"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        ada.say("there is")
    assert rows(database, "games") == 1
    assert stat.S_IMODE(database.stat().st_mode) == 0o644, "whoever runs it may have reasons"
    lines = capfd.readouterr().err.splitlines()
    assert lines[0].startswith("WARNING: other users of this machine may read the games")
    assert lines[0].endswith(f"chmod 600 {database}")
    assert not [line for line in lines if line.startswith("{")], "people read lines in text"


@pytest.mark.skipif(os.name == "nt", reason="modes of Unix")
@pytest.mark.usefixtures("sqlite_file")
def test_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        assert server.get("/api/health").status_code == 200
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert modes == dict.fromkeys(["games.db", "games.db-wal", "games.db-shm"], 0o600)


@pytest.mark.skipif(os.name == "nt", reason="modes of Unix")
@pytest.mark.parametrize("what", ["file", "folder", "nowhere"])
@pytest.mark.usefixtures("sqlite_file")
def test_a_database_that_cannot_be_written_is_refused_at_the_start(
    capsys: pytest.CaptureFixture[str], what: str
) -> None:
    folder = Path(tempfile.mkdtemp())  # one that others may enter
    try:
        database = folder / "games.db"
        in_a_loop(_made(database))
        database.chmod(0o444 if what == "file" else 0o666)
        folder.chmod(0o555 if what == "folder" else 0o777)
        database = database if what != "nowhere" else folder / "nowhere" / "games.db"
        with bound_by_modes(), pytest.raises(CannotServe) as refused:
            serve(Settings(port=0, database=str(database)))
        assert re.fullmatch(f"the database {database} cannot be used: [^\n]+ with --db", str(refused.value))
        assert capsys.readouterr().out == ""
    finally:
        shutil.rmtree(folder)
