"""Old tables are archived or deleted by the operator's rule, and never one that somebody uses."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from condottiere.cli.databases import archive
from condottiere.record.agreements.notation import Clock
from condottiere.record.file import load
from condottiere.record.review.playback import Playback
from condottiere.server.errors import RequestError
from condottiere.server.messages.from_browser import Resign
from condottiere.server.messages.room_api import NewRoom, NewRoomSeat
from condottiere.server.serve import CannotServe, check_settings
from condottiere.server.settings import Retention, Settings
from condottiere.server.storage import SeatPresence, Store, StoredPerson, StoreError, TablePresence
from condottiere.server.storage.stores.rows import seat_rows
from condottiere.server.tables.expiry import remove_expired
from condottiere.server.tables.retention import RetentionJob
from condottiere.server.tables.tables import Tables
from support.clocks import FakeClock
from support.databases import address, rows
from support.processes import new_table, process
from support.running import in_a_loop

each_database = pytest.mark.usefixtures("each_database")
any_database = pytest.mark.usefixtures("any_database")

DAY = 86_400.0
GONE = ("games", "seats", "entries", "chat", "heads", "shuffles")


def retainer(tables: Tables, folder: Path | None, days: float = 30) -> RetentionJob:
    return RetentionJob(tables.store, Retention(days, folder), tables.services.now, tables.forget)


async def whole_game(tables: Tables) -> str:
    """A game between Ada and Bruno, to its end."""
    made = await tables.create(new_table("ada", "bruno", clock=None))
    async with tables.use(made.id) as table:
        await table.say(0, "well met", None)
        await table.act(table.game.table.turn, 1, "site:roma")
        await table.ask(1, Resign())
    return made.id


async def refusal(tables: Tables, table_id: str) -> Any:
    with pytest.raises(RequestError) as refused:
        await tables.summary(table_id)
    return refused.value.fact.id


@each_database
async def test_an_old_table_is_archived_whole_and_its_link_says_so(tmp_path: Path) -> None:
    clock, folder = FakeClock(), tmp_path / "archive"
    async with process(tmp_path / "games.db", clock) as tables:
        old = await whole_game(tables)
        untouched = (await tables.create(new_table("chiara", "dario", clock=None))).id
        clock.forward(29 * DAY)
        assert await retainer(tables, folder).remove_all() == 0
        assert not folder.exists()
        new = await whole_game(tables)
        clock.forward(2 * DAY)
        assert await retainer(tables, folder).remove_all() == 2
        assert await refusal(tables, old) == await refusal(tables, untouched) == "error-table-archived"
        assert (await tables.summary(new)).phase == "over"
    files = {file.name.partition("-")[2][6:].removesuffix(".txt"): file for file in folder.iterdir()}
    assert set(files) == {old, untouched}
    record = load(files[old].read_text(encoding="utf-8"))
    assert record.players == ("Ada", "Bruno")
    assert Playback(record).verified is not None, "its shuffle can be verified"
    assert load(files[untouched].read_text(encoding="utf-8")).players == ("Chiara", "Dario")
    assert all(file.stat().st_mode & 0o077 == 0 for file in files.values()), "it tells every hand"
    kept = {"games": 1, "chat": 1, "removals": 2}
    assert {table: rows(tmp_path / "games.db", table) for table in kept} == kept


@any_database
async def test_a_deleted_table_leaves_nothing_but_that_it_was(database: Path) -> None:
    clock = FakeClock()
    async with process(database, clock) as tables:
        table = await whole_game(tables)
        clock.forward(31 * DAY)
        assert await retainer(tables, None).remove_all() == 1
        assert await refusal(tables, table) == "error-table-deleted"
        assert await refusal(tables, "never-was") == "error-no-table"
    assert [rows(database, table) for table in GONE] == [0] * len(GONE)


@any_database
async def test_what_nobody_began_in_time_goes_in_parts_and_whoever_makes_a_room_does_not_wait_for_it(
    database: Path,
) -> None:
    clock, ada, statements = FakeClock(), StoredPerson("ada", "Ada"), list[str]()
    two = NewRoom(seats=[NewRoomSeat(), NewRoomSeat()])

    def note(_: object, __: object, statement: str, *___: object) -> None:
        statements.append(statement)

    async with process(database, clock) as tables:
        for _ in range(3):
            await tables.rooms.make(ada, two)
        await tables.shuffles.make()
        await tables.create(new_table("ada", "bruno", clock=None))
        clock.forward(DAY + 1)
        event.listen(Engine, "before_cursor_execute", note)
        kept = await tables.rooms.make(ada, two)
        await tables.shuffles.make()
        event.remove(Engine, "before_cursor_execute", note)
        assert not [one for one in statements if one.startswith("DELETE")]
        before = clock() - tables.settings.room_seconds
        assert [await tables.store.rooms.remove_expired(before, 2) for _ in range(3)] == [2, 1, 0]
        await remove_expired(tables.store, before)
        assert await tables.rooms.index.find(kept.id) == kept
    left = {"rooms": 1, "room_seats": 2, "games": 1, "shuffles": 3}
    assert {table: rows(database, table) for table in left} == left


@any_database
async def test_no_table_goes_that_somebody_uses(database: Path) -> None:
    clock = FakeClock()
    async with process(database, clock) as tables, process(database, clock) as other:
        watched = (await tables.create(new_table("ada", "bruno", clock=None))).id
        days = Clock(turn=7 * int(DAY), reserve=0)
        await tables.create(new_table("ada", "bruno", clock=days))
        clock.forward(31 * DAY)
        async with tables.use(watched):
            assert await retainer(tables, None).remove_all() == 0
        here = SeatPresence(1, looking=False, hurries=False, answered=None)
        for elsewhere in (TablePresence(acts=True), TablePresence({0: here})):
            other.membership.note(watched, elsewhere)
            await other.membership.write()
            assert await retainer(tables, None).remove_all() == 0
        clock.forward(other.settings.lease_seconds + 1)
        assert await retainer(tables, None).remove_all() == 1, "that process runs no more"
    assert rows(database, "games") == 1, "one has a clock"


@any_database
async def test_what_is_done_meanwhile_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody acts after a table was found to be old, and before it is removed."""
    clock = FakeClock()
    database = tmp_path / "games.db"
    async with process(database, clock) as tables, process(database, clock) as other:
        table_id = (await tables.create(new_table("ada", "bruno", clock=None))).id
        clock.forward(31 * DAY)
        loading = Store.load

        async def acted(store: Store, game: str) -> Any:
            stored = await loading(store, game)
            monkeypatch.setattr(Store, "load", loading)
            async with other.use(game) as table:
                await table.say(0, "still here", None)
            return stored

        monkeypatch.setattr(Store, "load", acted)
        assert await retainer(tables, tmp_path / "archive").remove_all() == 0
        assert (await tables.summary(table_id)).id == table_id
    assert not (tmp_path / "archive").exists()


@each_database
async def test_two_processes_archive_each_table_once_and_go_on_where_one_was_stopped(tmp_path: Path) -> None:
    clock, folder = FakeClock(), tmp_path / "archive"
    async with process(tmp_path / "games.db", clock) as one, process(tmp_path / "games.db", clock) as two:
        made = [(await one.create(new_table("ada", "bruno", clock=None))).id for _ in range(12)]
        clock.forward(31 * DAY)
        folder.write_text("no folder")
        with pytest.raises(StoreError, match="the archive cannot be written"):
            await retainer(one, folder).remove_all()
        assert (await one.summary(made[0])).id == made[0], "what is not written is not removed"
        folder.unlink()
        removed = await asyncio.gather(*(retainer(tables, folder).remove_all() for tables in (one, two)))
        assert sum(removed) == len(made)
        assert len(list(folder.iterdir())) == len(made)


@each_database
async def test_a_table_that_is_removed_while_it_is_read_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, database = FakeClock(), tmp_path / "games.db"
    async with process(database, clock) as one, process(database, clock) as two:
        table_id = (await one.create(new_table("ada", "bruno", clock=None))).id
        clock.forward(31 * DAY)

        async def remove_first(*asked: Any) -> Any:
            assert await retainer(two, None).remove_all() == 1
            return await seat_rows(*asked)

        monkeypatch.setattr("condottiere.server.storage.stores.rows.seat_rows", remove_first)
        stored = await one.store.load(table_id)
        assert stored is not None
        assert ([seat.name for seat in stored.seats], len(stored.entries)) == (["Ada", "Bruno"], 5)
        assert await one.store.load(table_id) is None


@any_database
async def test_no_process_shows_a_table_that_another_has_removed(tmp_path: Path) -> None:
    clock, database = FakeClock(), tmp_path / "games.db"
    async with process(database, clock) as tables, process(database, clock) as other:
        table_id = (await tables.create(new_table("ada", "bruno", clock=None))).id
        async with other.use(table_id):
            pass
        clock.forward(31 * DAY)
        assert await retainer(tables, None).remove_all() == 1
        with pytest.raises(RequestError) as refused:
            async with other.use(table_id):
                pass
        assert refused.value.fact.id == "error-table-deleted"


@any_database
def test_the_command_archives_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, folder = tmp_path / "games.db", tmp_path / "archive"

    async def story() -> None:
        async with process(database, FakeClock(time.time() - 3 * DAY)) as tables:
            await whole_game(tables)

    in_a_loop(story())
    capsys.readouterr()
    assert archive(folder, after=4, db=address(database)) == 0
    assert capsys.readouterr().out.startswith("0 tables")
    assert archive(folder, after=2, db=address(database)) == 0
    assert capsys.readouterr().out == f"1 table was archived in {folder}\n"
    assert (len(list(folder.iterdir())), rows(database, "games")) == (1, 0)
    assert archive(db=str(tmp_path / "missing.db")) == 1
    assert re.search(r"^.*there is no file.*\n$", capsys.readouterr().err)
    assert Settings().retention is None, "tables are removed only if the operator says so"
    with pytest.raises(CannotServe, match="give one of them"):
        check_settings(Settings(archive_after=30, delete_after=60))
