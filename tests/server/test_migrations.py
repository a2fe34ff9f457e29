"""Databases of earlier and of later versions, and of other programs."""

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from condottiere.server.opponents.opponents import Opponents
from condottiere.server.serve import CannotServe, serve
from condottiere.server.settings import Settings
from condottiere.server.storage import Store, upgrade
from condottiere.server.storage.schema import SCHEMA_VERSION, metadata
from support.databases import change, make_of_schema
from support.running import in_a_loop, running, services

pytestmark = pytest.mark.usefixtures("sqlite_file")


def open_and_close(database: Path) -> None:
    async def story() -> None:
        store = await Store.open(str(database), 0.2)
        await store.close()

    in_a_loop(story())


@contextmanager
def query(database: Path) -> Iterator[Any]:
    with closing(sqlite3.connect(database)) as connection:
        yield lambda statement: connection.execute(statement).fetchall()


@pytest.mark.parametrize("schema", range(1, SCHEMA_VERSION + 1))
def test_a_database_of_each_schema_goes_on(database: Path, schema: int) -> None:
    make_of_schema(database, schema)
    at = services(opponents=Opponents())
    for _ in range(2):
        with running(database, at) as server:
            ada = server.join("old", "my key").until(lambda me: bool(me.chat))
            assert ada.chat[0]["text"] == "well met"
            assert ada.table["hints"] is False, "nobody agreed on them"
            assert [player["bot"] for player in ada.table["players"]] == [None, "naive"]
            ada.act(ada.my_turn()["legal"][0]["token"])
            ada.next_table()
            ada.my_turn()
            made = server.table("ada", "bot:naive")
            assert server.get(f"/api/tables/{made.id}").json()["hints"] is True
    with query(database) as rows:
        assert rows("SELECT version_num FROM alembic_version") == [(str(SCHEMA_VERSION),)]
        assert rows("SELECT hints FROM games ORDER BY created") == [(0,), (1,), (1,)]
    check_tables(database)


def check_tables(database: Path) -> None:
    """The database has the tables that the code describes."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


async def test_servers_that_start_at_once_make_one_database(database: Path) -> None:
    stores = await asyncio.gather(*(Store.open(str(database), 5.0) for _ in range(4)))
    for store in stores:
        await store.close()
    with query(database) as rows:
        assert rows("SELECT version_num FROM alembic_version") == [(str(SCHEMA_VERSION),)]
    check_tables(database)


def test_a_database_that_is_up_to_date_does_not_wait_for_alembic(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_and_close(database)
    monkeypatch.setitem(sys.modules, "alembic.command", None)  # to import it is an error now
    open_and_close(database)


def test_the_newest_revision_is_the_version_of_the_schema() -> None:
    assert ScriptDirectory(str(upgrade.MIGRATIONS)).get_current_head() == str(SCHEMA_VERSION)


def test_a_database_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = "newer foreign versioned wordy torn text"
    newer, foreign, versioned, wordy, torn, text = (tmp_path / f"{name}.db" for name in names.split())
    for database in (newer, wordy, torn):
        open_and_close(database)
    change(newer, f"UPDATE alembic_version SET version_num = '{SCHEMA_VERSION + 1}'")
    change(foreign, "CREATE TABLE recipes (name TEXT)")
    change(versioned, f"CREATE TABLE alembic_version AS SELECT '{SCHEMA_VERSION}' AS version_num")
    change(wordy, "UPDATE alembic_version SET version_num = 'one'")
    change(torn, "DROP TABLE chat")
    text.write_text("this is no database, and long enough to be seen as none " * 50)
    complaints = {
        newer: "another version of Condottiere",
        foreign: "another program",
        versioned: "another program",
        wordy: "another program",
        torn: "there is no chat",
        text: "not a database",
        tmp_path / "no" / "such" / "folder.db": "unable to open",
        tmp_path: "unable to open",
    }
    for database, says in complaints.items():
        before = database.read_bytes() if database.is_file() else b""
        with pytest.raises(CannotServe, match=says) as refused:
            serve(Settings(port=0, database=str(database), busy_timeout=0.2))
        assert "\n" not in str(refused.value)
        assert str(database) in str(refused.value)
        assert not database.is_file() or database.read_bytes() == before, "it was left as it was"
    assert capsys.readouterr().out == ""
