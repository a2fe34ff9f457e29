"""Games in PostgreSQL: what it does that SQLite does not, and what it may suffer."""

import asyncio
from collections.abc import Iterator

import pytest

from condottiere.server.serve import CannotServe, serve
from condottiere.server.settings import Settings
from condottiere.server.storage import Store, StoreError
from support.postgresql import PostgreSQL, running_postgresql
from support.running import in_a_loop, running

NEVER = 3600.0


@pytest.fixture
def fragile(postgresql: PostgreSQL) -> Iterator[PostgreSQL]:
    """A cluster that a test may stop, apart from the one that all share."""
    with running_postgresql(postgresql.binaries) as cluster:
        yield cluster


def test_servers_may_start_at_once_on_an_empty_database(postgresql: PostgreSQL) -> None:
    database = postgresql.new_database()

    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(database, 5.0) for _ in range(4)))
        await asyncio.gather(*(store.check_writable() for store in stores))
        for store in stores:
            await store.close()

    in_a_loop(story())


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


def test_a_database_out_of_reach_is_told_in_one_line(
    fragile: PostgreSQL, capsys: pytest.CaptureFixture[str]
) -> None:
    database = fragile.new_database()
    fragile.stop()
    with pytest.raises(CannotServe, match=r"^the database it was given cannot be used: it cannot be reached"):
        serve(Settings(port=0, database=database))
    assert capsys.readouterr().out == ""
    with pytest.raises(StoreError, match="SQLite or PostgreSQL, not in mysql"):
        in_a_loop(Store.open("mysql://localhost/games", 1.0))
