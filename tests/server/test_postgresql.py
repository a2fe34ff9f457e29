"""Games in PostgreSQL: what it does that SQLite does not, and what it may suffer."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import insert

from condottiere.cli.databases import backup, move
from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.serve import CannotServe, serve
from condottiere.server.settings import Settings
from condottiere.server.storage import (
    Head,
    Store,
    StoreError,
    TablePresence,
)
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.storage.schema import drivers
from support.postgresql import PostgreSQL, running_postgresql
from support.running import in_a_loop, running
from support.stored_games import stored_game

NEVER = 3600.0


@pytest.fixture
def fragile(postgresql: PostgreSQL) -> Iterator[PostgreSQL]:
    """A cluster that a test may stop, apart from the one that all share."""
    with running_postgresql(postgresql.binaries) as cluster:
        yield cluster


async def test_servers_may_start_at_once_on_an_empty_database(postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    stores = await asyncio.gather(*(Store.open(database, 5.0) for _ in range(4)))
    await asyncio.gather(*(store.check_writable() for store in stores))
    for store in stores:
        await store.close()


def test_the_other_server_learns_of_a_change_at_once_and_not_by_looking(postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    with running(database, follow_seconds=NEVER) as one, running(database, follow_seconds=NEVER) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        ada.act("site:roma")
        assert bruno.at_version(2)["site"] == 15
        bruno.send(type="say", text="I see", to=None)
        assert ada.until(lambda me: bool(me.chat)).chat[0]["text"] == "I see"


def test_what_was_said_while_a_server_did_not_listen_is_caught_up(fragile: PostgreSQL) -> None:
    database = fragile.new_database()
    with running(database, follow_seconds=NEVER) as one, running(database, follow_seconds=NEVER) as two:
        made = one.table("ada", "bruno", options={"first_holder": 0})
        ada, bruno = one.join(made.id, made.keys[0]), two.join(made.id, made.keys[1])
        fragile.stop()
        ada.act("site:roma")
        assert ada.error()["code"] == "storage"
        fragile.start()
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15
        assert bruno.at_version(2)["site"] == 15


async def test_a_database_that_was_restarted_is_connected_to_again_though_it_is_not_asked_each_time(
    fragile: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Mock(return_value=True)
    monkeypatch.setattr("sqlalchemy.dialects.postgresql.asyncpg.PGDialect_asyncpg.do_ping", asked)
    store = await Store.open(fragile.new_database(), 3.0)
    await asyncio.gather(*(store.check_writable() for _ in range(4)))
    await asyncio.to_thread(fragile.stop)
    await asyncio.to_thread(fragile.start)
    await asyncio.gather(*(store.check_writable() for _ in range(4)))
    asked.assert_not_called()
    await store.close()


def test_a_database_out_of_reach_is_told_in_one_line(
    fragile: PostgreSQL, capsys: pytest.CaptureFixture[str]
) -> None:
    database = fragile.new_database()
    fragile.stop()
    with pytest.raises(
        CannotServe, match=r"^the database it was given cannot be used: it cannot be reached.*CONDOTTIERE_DB$"
    ):
        serve(Settings(port=0, database=database))
    assert capsys.readouterr().out == ""
    with pytest.raises(StoreError, match="SQLite or PostgreSQL, not in mysql"):
        in_a_loop(Store.open("mysql://localhost/games", 1.0))


def test_a_database_that_lets_nobody_else_connect_is_told_as_such(postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()
    name = database.rpartition("/")[2]
    postgresql.query("CREATE ROLE guest LOGIN")
    postgresql.query(f"ALTER DATABASE {name} OWNER TO guest")
    postgresql.query("GRANT ALL ON SCHEMA public TO guest", name)
    with running(database.replace("//condottiere@", "//guest@")) as server:
        assert server.get("/api/health").status_code == 200
        postgresql.query("ALTER ROLE guest CONNECTION LIMIT 0")
        postgresql.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'guest'")
        told = [server.get("/api/health") for _ in range(5)]  # the first may use one that is just being ended
        health = told[-1]
        assert health.json()["fact"]["what"] == {"id": "database-connections"}
        postgresql.query("ALTER ROLE guest CONNECTION LIMIT -1")
        assert server.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    ("state", "told"),
    [
        ("53100", "database-disk"),
        ("58030", "database-disk"),
        ("XX001", "database-damaged"),
        ("XX002", "database-damaged"),
        ("57P01", "database-unreachable"),
    ],
)
async def test_what_fails_in_a_statement_is_told(postgresql: PostgreSQL, state: str, told: str) -> None:
    store = await Store.open(postgresql.new_database(), 5.0)
    with pytest.raises(RequestError) as refused, refuse_if_storage_fails():
        async with store.database.write() as connection:
            await connection.exec_driver_sql(f"DO $$ BEGIN RAISE SQLSTATE '{state}'; END $$")
    await store.close()
    assert refused.value.fact.what == Fact(id=told)


def test_a_driver_that_is_not_installed_is_told_with_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # to import it is an error now
    with pytest.raises(StoreError, match=r"^asyncpg is not .*'condottiere\[postgresql\]'"):
        in_a_loop(Store.open("postgresql://localhost/games", 1.0))


@pytest.mark.parametrize("driver", ["postgresql", "postgres", "postgresql+psycopg"])
def test_an_address_may_name_another_driver_as_for_other_programs(driver: str) -> None:
    with pytest.raises(StoreError, match="cannot be reached"):
        in_a_loop(Store.open(f"{driver}://nobody@127.0.0.1:1/games", 1.0))


async def test_of_two_processes_that_want_a_table_at_once_one_gets_it_and_the_other_hears_so(
    postgresql: PostgreSQL,
) -> None:
    database = postgresql.new_database()
    one, two = await Store.open(database, 5.0), await Store.open(database, 5.0)
    await one.create(stored_game("table"), 1.0, Head(1, 1, "site", 0))
    await one.processes.begin("one", NEVER)
    async with one.database.write() as connection:
        await connection.execute(insert(drivers), {"game": "table", "process": one.processes.process})
        present = {"table": TablePresence(acts=True)}
        asking = asyncio.create_task(two.processes.renew("two", NEVER, present, present))
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while await asyncio.to_thread(postgresql.query, waiting) == "0":
            assert not asking.done()
    await asking
    assert (await two.processes.find(["table"]))["table"].driver == one.processes.process
    for store in (one, two):
        await store.close()


@pytest.mark.usefixtures("sqlite_file")
def test_games_move_into_postgresql_and_back_while_a_server_plays(
    tmp_path: Path, postgresql: PostgreSQL, capsys: pytest.CaptureFixture[str]
) -> None:
    file, back, database = tmp_path / "games.db", tmp_path / "back.db", postgresql.new_database()
    with running(file) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        ada.act("site:roma")
        for person in (ada, bruno):
            person.at_version(2)
        ada.send(type="say", text="before", to=[1])
        bruno.until(lambda me: bool(me.chat))
        assert move(str(file), database) == 0
        ada.play("pass")
    with running(database) as server:
        again = server.join(made.id, made.keys[1])
        assert (again.version, again.log) == (2, bruno.log[: len(again.log)])
        assert again.until(lambda me: bool(me.chat)).chat == bruno.chat
        server.join(made.id, made.keys[0]).act("pass")
        again.at_version(3)
    assert move(database, str(back)) == 0
    assert move(str(file), database) == 1
    assert "nothing was copied: there are games in it already" in capsys.readouterr().err
    with running(back) as server:
        assert server.join(made.id, made.keys[1]).log == again.log


@pytest.mark.usefixtures("sqlite_file")
def test_a_backup_is_a_database_of_what_was_there_at_one_moment(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with running(file) as server:
        made = server.table("bot:random", "bot:random", "bot:random")
        looker = server.join(made.id)
        looker.until(lambda me: me.view["battles"] >= 1)
        assert backup(copy, db=str(file)) == 0
        looker.until(lambda me: me.view["phase"] == "over")
    with running(copy) as server:
        again = server.join(made.id)
        again.until(lambda me: me.view["phase"] == "over")
        length = min(len(again.log), len(looker.log), 5)
        assert again.log[:length] == looker.log[:length]
    assert backup(copy, db=str(file)) == 1


async def test_all_tables_are_looked_at_now_and_then_however_much_is_told(postgresql: PostgreSQL) -> None:
    """What was lost is caught up also while word of other tables comes all the time."""
    database = postgresql.new_database()
    one, two = [await Store.open(database, 5.0) for _ in range(2)]
    listening = asyncio.create_task(one.database.changes.listen())
    heard = [await one.database.changes.wait(0.2)]
    while heard.count(None) < 3:
        async with two.database.write("busy"):
            pass
        heard.append(await one.database.changes.wait(0.2))
    listening.cancel()
    for store in (one, two):
        await store.close()
    assert {"busy"} in heard
