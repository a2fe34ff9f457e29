"""What is told is stored, and what cannot be stored has not happened."""

import asyncio
import gc
import random
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import Engine, event

from condottiere.record.game import Game
from condottiere.record.notation import Shown
from condottiere.rules import RULES_VERSION, Card, Options
from condottiere.server.errors import RequestError
from condottiere.server.messages.protocol import ChatLine
from condottiere.server.serve import CannotServe, serve
from condottiere.server.settings import Settings
from condottiere.server.storage import (
    Conflict,
    DiskFailure,
    Head,
    Store,
    StoredGame,
    StoredSeat,
    StoreError,
)
from condottiere.server.storage.database import Database
from condottiere.server.storage.request_errors import refuse_if_storage_fails
from condottiere.server.storage.schema import heads
from condottiere.server.storage.stores import appends
from condottiere.server.storage.stores.rows import head_row
from condottiere.server.table.live import LiveTable
from support.databases import change, query, rows
from support.people import PATIENCE, Person, play_on
from support.running import in_a_loop, running, services
from support.stored_games import append, append_chat, stored_game

HEAD = Head(1, 1, "site", 0)
"""After the first deal."""


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program holds the database and lets nobody else write."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def open_and_close(database: Path) -> None:
    """Make a database, or upgrade it."""

    async def story() -> None:
        store = await Store.open(str(database), 0.2)
        await store.close()

    in_a_loop(story())


def held_card(person: Person) -> int:
    """A card of somebody's hand."""
    return next(card for card, count in enumerate(person.view["hand"]) if count)


# --- failure -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("sqlite_file")
def test_a_locked_database_loses_nothing(database: Path) -> None:
    with running(database, busy_timeout=0.2) as server:
        made, (ada, bruno) = server.sit("ada", "bruno")
        with locked(database):
            ada.act("site:roma")
            assert ada.error()["code"] == "storage"
            ada.send(type="say", text="hello?", to=None)
            assert ada.error()["code"] == "storage"
            ada.send(type="show", cards=[held_card(ada)], face_down=False, to=None)
            assert ada.error()["code"] == "storage"
            refused = server.post({"seats": [{"name": "A"}, {"name": "B"}]})
            assert (refused.status_code, refused.json()["code"]) == (503, "storage")
            health = server.get("/api/health")
            assert (health.status_code, health.json()["code"]) == (503, "storage"), "it can only be read"
            looker = server.join(made.id)
            assert (looker.version, looker.view["site"]) == (1, None)
        assert rows(database) == 5, "the commitment of the shuffle, the setup with two seats, and the deal"
        assert server.get("/api/health").status_code == 200
        ada.act("site:roma")
        for person in (ada, bruno, looker):
            assert person.at_version(2)["site"] == 15
            assert person.chat == []


@pytest.mark.usefixtures("sqlite_file")
def test_bots_go_on_when_the_database_is_back(database: Path) -> None:
    """What they wait for is told until then, whoever asks meanwhile which process acts for them."""
    failures = threading.Semaphore(0)

    async def sleep(seconds: float) -> None:
        if seconds == 0.02:  # the rest after a failure
            failures.release()
        await asyncio.sleep(seconds)

    def fail_twice_more() -> None:
        while failures.acquire(blocking=False):
            pass
        for _ in range(2):
            assert failures.acquire(timeout=PATIENCE)

    with running(database, services(sleep=sleep), busy_timeout=0.2, lease_seconds=3600.0) as server:
        made = server.table("bot:random", "bot:random")
        with locked(database):
            onlooker = server.join(made.id)
            fail_twice_more()
            assert onlooker.version == 1
            onlooker.until(lambda me: me.table["problem"] is not None)
            assert onlooker.table["problem"] == {
                "id": "problem-not-saved",
                "what": {"id": "database-locked"},
            }
            assert server.get(f"/api/tables/{made.id}").status_code == 200
            fail_twice_more()
            server.join(made.id).until(lambda me: me.table["problem"] == onlooker.table["problem"])
        onlooker.until(lambda me: me.view["phase"] == "over" and me.table["problem"] is None)
        assert rows(database) == 4 + onlooker.version, "commitment and setup are no moves"


@pytest.mark.usefixtures("sqlite_file")
async def test_the_lobby_is_not_looked_for_in_the_rooms_of_all_games(store: Store) -> None:
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    event.listen(store.database.engine.sync_engine, "before_cursor_execute", note)
    await store.rooms.find_public(0.0, 50, 2)
    statement, parameters = asked[-1]
    async with store.database.read() as connection:
        plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)).all()
    assert any("ix_rooms_waiting" in row.detail for row in plan)


@pytest.mark.usefixtures("sqlite_file")
async def test_a_full_database_refuses_and_recovers(database: Path, store: Store) -> None:
    await store.create(stored("full"), 1.0, HEAD)
    async with store.database.engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
    await _limit(store, pages)
    with pytest.raises(DiskFailure, match="full"):
        await _fill(store)
    written = rows(database)
    await _limit(store, pages + 100)
    await append(store, "full", written, ["pass"], 1.0, HEAD)
    game = await store.load("full")
    assert game is not None
    assert len(game.entries) == written + 1


@pytest.mark.usefixtures("sqlite_file")
async def test_a_disk_that_can_only_be_read_is_told_as_such(store: Store) -> None:
    await store.database.transact(
        lambda connection: connection.exec_driver_sql("PRAGMA query_only = ON").close()
    )
    with pytest.raises(DiskFailure, match="readonly"):
        await store.create(stored("g"), 1.0, HEAD)


@pytest.mark.usefixtures("sqlite_file")
def test_a_damaged_file_is_told_as_such(database: Path) -> None:
    with running(database) as server:
        made = server.table("ada", "bruno")
    [(page,)] = query(database, "SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
    [(size,)] = query(database, "PRAGMA page_size")
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with running(database) as server:
        ada = server.connect(made.id)
        ada.send(type="join", key=made.keys[0])
        assert ada.error()["fact"]["what"] == {"id": "database-damaged"}


@pytest.mark.usefixtures("each_database")
async def test_an_error_without_a_word_is_told_by_its_name(store: Store) -> None:
    with pytest.raises(StoreError, match="TimeoutError"):
        async with store.database.read():
            raise TimeoutError  # as PostgreSQL's driver does when a statement takes too long


async def test_a_server_that_is_asked_for_more_than_it_does_in_time_is_overloaded(tmp_path: Path) -> None:
    """All its connections read for others, and longer than anybody waits for one."""
    database = await Database.open(str(tmp_path / "games.db"), 0.05)

    async def read_for_many() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(11):
                with refuse_if_storage_fails():
                    await stack.enter_async_context(database.read())

    with pytest.raises(RequestError) as refused:
        await read_for_many()
    await database.close()
    assert (refused.value.code, refused.value.status) == ("overloaded", 503)
    assert "Try again in a few seconds" in refused.value.message


@pytest.mark.usefixtures("each_database")
async def test_what_conflicts_is_refused_alone_of_all_that_is_stored_together(
    database: Path, store: Store
) -> None:
    for name in "abcd":
        await store.create(stored(name), 1.0, HEAD)
    statements: list[str] = []

    def note(_: object, __: object, statement: str, *___: object) -> None:
        statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    wanted = [("a", 1), ("b", 0), ("c", 1), ("d", 7), ("d", 1), ("b", 1), ("c", 1)]
    found = await asyncio.gather(
        *(append(store, game, number, ["pass"], 2.0, HEAD) for game, number in wanted),
        return_exceptions=True,
    )
    assert [type(one) for one in found] == [type(None), Conflict, *[type(None)] * 4, Conflict]
    assert rows(database) == 4 + 5
    statements.clear()
    await asyncio.gather(*(append(store, game, 2, ["pass"], 3.0, HEAD) for game in "abc"))
    event.remove(Engine, "before_cursor_execute", note)
    assert sum(statement.startswith("INSERT INTO entries") for statement in statements) == 1


@pytest.mark.usefixtures("sqlite_file")
async def test_a_process_looks_for_what_others_have_stored_but_not_for_what_it_has_played_itself(
    database: Path, store: Store
) -> None:
    await store.processes.begin("here", 1.0)
    assert await store.database.look_for_changes()
    await store.create(stored("a"), 1.0, HEAD)
    assert await store.database.look_for_changes()
    await store.processes.renew("here", 2.0, {}, ())
    await append(store, "a", 1, ["pass"], 1.0, HEAD)
    await append_chat(store, "a", 0, ChatLine(seat=0, to=None, text="hello", at=1.0))
    assert not await store.database.look_for_changes()
    other = await Store.open(str(database), 1.0)
    await other.processes.begin("there", 1.0)
    await other.close()
    assert await store.database.look_for_changes()


def test_whoever_waits_hears_that_storing_has_ended(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await Store.open(str(database), 1.0)
        for name in "ab":
            await store.create(stored(name), 1.0, HEAD)
        with monkeypatch.context() as broken:
            broken.setattr(appends, "MAX_TOGETHER", 1)
            broken.setattr(Database, "transact_now", Mock(side_effect=RuntimeError("out of order")))
            both = asyncio.gather(
                *(append(store, game, 1, ["pass"], 2.0, HEAD) for game in "ab"), return_exceptions=True
            )
            found = await asyncio.wait_for(both, PATIENCE)
        assert [type(one) for one in found] == [RuntimeError, RuntimeError]
        await append(store, "a", 1, ["pass"], 3.0, HEAD)
        await store.close()

    in_a_loop(story())


async def _fill(store: Store) -> None:
    for number in range(1, 10_000):
        await append(store, "full", number, ["pass"], 1.0, HEAD)


async def _limit(store: Store, pages: int) -> None:
    await store.database.transact(lambda own: own.exec_driver_sql(f"PRAGMA max_page_count = {pages}"))


def stored(name: str, **changes: Any) -> StoredGame:
    """A game of a person with a key and a bot, and one deal."""
    seats = (StoredSeat("Ada", None, "0" * 64), StoredSeat("Bot", "random", None))
    return stored_game(name, **{"seats": seats, "entries": ("deal:one",)} | changes)


# --- the store itself --------------------------------------------------------------------------


@pytest.mark.usefixtures("each_database")
async def test_what_is_kept_comes_back(store: Store) -> None:
    options = Options(seats=2, hidden_cards=True, points=30, idle_limit=3)
    game = stored("g", options=options, pace="slow", hints=True)
    await store.create(game, 1.0, HEAD)
    await append(store, "g", 1, ["site:roma", "play:T"], 2.0, HEAD)
    lines = (
        ChatLine(seat=0, to=None, text="é 😀 '; DROP TABLE games", at=3.0),
        ChatLine(seat=1, to=[0], text="quiet", at=4.0),
    )
    for number, line in enumerate(lines):
        await append_chat(store, "g", number, line)
    again = await store.load("g")
    assert again is not None
    assert again.entries == ("deal:one", "site:roma", "play:T")
    assert again.chat == dict(enumerate(lines))
    assert (again.options, again.pace, again.seats, again.hints) == (options, "slow", game.seats, True)
    assert await store.load("h") is None


@pytest.mark.usefixtures("sqlite_file")
async def test_what_is_stored_survives_a_power_cut(store: Store) -> None:
    async with store.database.engine.connect() as connection:
        for setting, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {setting}")).scalar_one() == value


class Gate:
    """Storing, which begins, or fails, only when it is let go."""

    def __init__(self, database: Database, error: Exception | None) -> None:
        self.begun, self.open = asyncio.Event(), asyncio.Event()
        self._transact = database.transact_now
        self._error = error

    async def transact(self, *work: Any) -> Any:
        self.begun.set()
        await self.open.wait()
        if self._error is not None:
            raise self._error
        return await self._transact(*work)


@pytest.mark.usefixtures("each_database")
@pytest.mark.parametrize(
    ("error", "noted"), [(None, False), (StoreError("full"), False), (ValueError("a mistake"), True)]
)
def test_who_leaves_while_an_action_is_stored_leaves_no_half_of_it_and_no_complaint_of_the_loop(
    database: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception | None,
    noted: bool,
) -> None:
    """The store has the entry, so the table must have it too, whoever has stopped waiting."""

    async def story() -> None:
        store = await Store.open(str(database), 0.2)
        gate = Gate(store.database, error)
        game = Game.new(Options(seats=2, first_holder=0), seed=1)
        kept = stored_game("g", game)
        await store.create(kept, 1.0, HEAD)
        monkeypatch.setattr(store.database, "transact_now", gate.transact)
        table = LiveTable(kept, store, services())
        acting = asyncio.create_task(table.act(0, 1, "site:roma"))
        await gate.begun.wait()
        acting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await acting
        gate.open.set()
        await table.settle()
        await asyncio.sleep(0)
        again = await store.load("g")
        assert again is not None
        assert (table.game.version, again.entries[-1] == "site:roma") == ((1, False) if error else (2, True))
        await store.close()

    gc.collect()  # what earlier tests have left
    caplog.clear()
    in_a_loop(story())
    gc.collect()
    assert "never retrieved" not in caplog.text
    assert ("went on after its connection" in caplog.text) == noted


def test_what_could_not_be_read_again_is_not_stored(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def show(game: Game, seat: int, cards: Sequence[Card], face_down: bool, to: Sequence[int]) -> None:
        game.log.append(Shown(seat, tuple(cards), face_down, tuple(to)))

    monkeypatch.setattr(Game, "show", show)
    with running(database) as server:
        _, (ada, _) = server.sit("ada", "bruno")
        ada.send(type="show", cards=[0], face_down=False, to=[6])
        assert (ada.error()["code"], rows(database)) == ("internal", 5)
        ada.act("site:roma")
        assert ada.at_version(2)["site"] == 15
    assert "show:0>6" in caplog.text


@pytest.mark.usefixtures("sqlite_file")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_removed_takes_no_more_actions(tmp_path: Path, replaced: bool) -> None:
    database = tmp_path / "games.db"
    with running(database) as server:
        _, (ada, _) = server.sit("ada", "bruno")
        for path in list(tmp_path.iterdir()):
            path.rename(tmp_path / f"gone-{path.name}")
        if replaced:
            open_and_close(database)
        ada.act("site:roma")
        assert ada.error()["code"] == "storage"
        ada.send(type="say", text="hello?", to=None)
        assert ada.error()["code"] == "storage"
        assert server.get("/api/health").status_code == 503
        assert ada.version == 1
        assert database.exists() == replaced


@pytest.mark.usefixtures("each_database")
async def test_of_two_writers_of_an_entry_one_fails_and_adds_nothing(database: Path, store: Store) -> None:
    other = await Store.open(str(database), 3.0)
    await store.create(stored("g"), 1.0, HEAD)
    results = await asyncio.gather(
        *(
            append(writer, "g", 1, [f"{name}{n}" for n in range(50)], 1.0, HEAD)
            for name, writer in (("a", store), ("b", other))
        ),
        return_exceptions=True,
    )
    assert [type(result) for result in results if result is not None] == [Conflict]
    game = await store.load("g")
    assert game is not None
    winner = "a" if results[0] is None else "b"
    assert game.entries[1:] == tuple(f"{winner}{n}" for n in range(50))
    with pytest.raises(Conflict):  # a part of it is new, and still nothing is added
        await append(store, "g", 50, ["x", "y", "z"], 1.0, HEAD)
    assert await store.load("g") == game
    await other.close()


def test_all_of_where_a_game_stands_is_stored() -> None:
    row = head_row("some-table", Head(entries=3, version=2, phase="site", turn=None))
    assert row.keys() == set(heads.c.keys())


# --- other servers, other versions -------------------------------------------------------------


@pytest.mark.usefixtures("each_database")
def test_a_restart_changes_nothing(database: Path) -> None:
    rng = random.Random(2)
    options = {"hidden_cards": True, "draw_after_battle": True, "points": 20}
    with running(database) as server:
        made = server.table("ada", "bruno", "chiara", options=options)
        people = [server.join(made.id, key) for key in made.keys]
        play_on(*people, until=lambda p: p.version > 40, rng=rng)
        card = held_card(people[0])
        people[0].send(type="show", cards=[card], face_down=False, to=[1])
        people[1].until(lambda me: me.view["seats"][0]["known"][card] > 0)
        people[0].send(type="say", text="remember", to=[2])
        people[2].until(lambda me: bool(me.chat))
        people[0].until(lambda me: bool(me.chat))
        before = [(person.view, person.log, person.chat, person.version) for person in people]
    with running(database) as server:
        again = [server.join(made.id, key) for key in made.keys]
        for person, (view, log, chat, version) in zip(again, before, strict=True):
            if chat:
                person.until(lambda me: bool(me.chat))
            assert (person.view, person.log, person.chat, person.version) == (view, log, chat, version)
        play_on(*again, until=lambda p: p.version > 60, rng=rng)


NEWER = RULES_VERSION + 1


@pytest.mark.usefixtures("sqlite_file")
@pytest.mark.parametrize(
    ("statement", "code", "says"),
    [
        (f"UPDATE games SET rules_version = {NEWER}", "newer_table", f"version {NEWER}"),
        ("UPDATE entries SET entry = 'pass' WHERE number = 1", "storage", "breaks the rules"),
        ("UPDATE entries SET entry = 'gibberish' WHERE number = 1", "storage", "breaks the rules"),
        ("UPDATE entries SET number = 99 WHERE number = 1", "storage", "missing in its entries"),
        ("DELETE FROM entries", "storage", "a deal is missing"),
        ("UPDATE games SET options = '{'", "storage", "damaged"),
        ("UPDATE games SET options = '{\"seats\": 9}'", "storage", "R1.1"),
        ("UPDATE games SET holder = 9", "storage", "R1.5"),
        ("UPDATE games SET holder = 'x'", "storage", "holder"),
        ("UPDATE games SET pace = 'warp'", "storage", "warp"),
        ("DELETE FROM seats WHERE seat = 1", "storage", "R1.1"),
        ("INSERT INTO chat SELECT id, 0, 0, 'x', 'y', 1 FROM games", "storage", "damaged"),
    ],
)
def test_a_game_that_cannot_be_opened(database: Path, statement: str, code: str, says: str) -> None:
    with running(database) as server:
        made = server.table("ada", "bruno")
        change(database, statement)
        stranger = server.connect(made.id)
        refused = stranger.error()
        assert (refused["code"], says in refused["message"]) == (code, True)
        assert stranger.closed() == 1008
        answer = server.get(f"/api/tables/{made.id}/record")
        assert (answer.status_code, answer.json()["code"]) == (409 if code == "newer_table" else 503, code)
        assert server.table("ada", "bruno").id


def test_a_bot_whose_game_is_damaged_meanwhile_says_what_is_wrong(database: Path) -> None:
    damaged = threading.Event()

    async def pause(_: float) -> None:
        await asyncio.to_thread(damaged.wait, PATIENCE)

    with running(database, services(sleep=pause), follow_seconds=3600.0) as server:
        onlooker = server.join(server.table("bot:passer", "bot:passer", pace="slow").id)
        change(
            database,
            "INSERT INTO entries (game, number, entry, at)"
            " SELECT game, max(number) + 1, 'gibberish', 1.0 FROM entries GROUP BY game",
        )
        damaged.set()
        onlooker.until(lambda me: me.table["problem"] is not None)
        problem = onlooker.table["problem"]
        assert (problem["id"], problem["what"]["id"]) == ("problem", "error-damaged-game")


@pytest.mark.usefixtures("sqlite_file")
@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("", "names none"),
        (":memory:", "names none"),
        ("sqlite+aiosqlite://", "names none"),
        ("sqlite+aiosqlite:///file:x?mode=memory&uri=true", "names none"),
        ("sqlite:///x.db", "async driver"),
        ("foo://x", "SQLite or PostgreSQL"),
        ("://", "URL"),
        ("postgresql+asyncpg://h:port/d", "port"),
        ("postgresql+asyncpg://127.0.0.1:1/d", "cannot be reached"),
    ],
)
def test_an_address_of_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str, says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(CannotServe, match=says) as refused:
        in_a_loop(asyncio.to_thread(serve, Settings(port=0, database=database, busy_timeout=0.2)))
    assert "\n" not in str(refused.value)
    assert "database the database" not in str(refused.value)
    assert not list(tmp_path.iterdir())


def test_an_address_that_no_machine_can_have(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="not an address of this machine"):
        serve(Settings(host="a" * 64 + ".example", database=str(tmp_path / "games.db")))
    assert not list(tmp_path.iterdir())
