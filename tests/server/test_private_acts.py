"""What not everybody may know of is told by nobody's waiting, however long it takes to store."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias
from unittest.mock import Mock

import pytest

from condottiere.server.runtime.turns import SERVER, current_client
from condottiere.server.settings import Settings
from condottiere.server.storage import (
    Append,
    Head,
    Others,
    ProcessStore,
    SeatPresence,
    Store,
    TablePresence,
    Waiting,
)
from condottiere.server.storage.database import Database
from condottiere.server.storage.reserved_times import ReservedTimes
from condottiere.server.storage.stores import appends
from condottiere.server.storage.stores.appends import AppendQueue
from condottiere.server.table import table_messages
from condottiere.server.table.messages import explanation
from condottiere.server.tables.membership import Membership
from support.clocks import FakeClock
from support.databases import rows
from support.people import PATIENCE, Person
from support.processes import new_table, process
from support.running import Made, Running, dealt, running, services
from support.stored_games import stored_game

PrivateAct: TypeAlias = dict[str, Any]
PRIVATE_ACTS: Final[dict[str, PrivateAct]] = {
    "answer": {"type": "answer", "answer": "hand:keep"},
    "withdrawal": {"type": "answer", "answer": None},
    "whisper": {"type": "say", "text": "in your ear", "to": [2]},
    "pact": {"type": "offer", "to": [2], "mine": {"kind": "nofavor", "region": 3}},
    "show": {"type": "show", "cards": [8], "face_down": False, "to": [2]},
}
"""What seat 0, which has passed, does in private with seat 2 or alone."""
HANDS = "WWSSBCCDDH 1122334455 CCCKKKKBBS"


class Storage:
    """The storing of changes, which a test may stop once its transaction has begun."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.open = threading.Event()
        self.open.set()
        self.transactions = 0
        """Those of tables' changes."""
        self.private = threading.Semaphore(0)
        """Released whenever something private waits to be stored."""


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Storage]:
    storage, transact = Storage(), Database._transact  # noqa: SLF001  # others wait for its end

    async def slowly(self: Database, work: Any, changed: Any) -> Any:
        if not storage.open.is_set():
            storage.begun.release()
            assert await asyncio.to_thread(storage.open.wait, PATIENCE)
        storage.transactions += getattr(work, "func", None) is appends._write  # noqa: SLF001
        return await transact(self, work, changed)

    put = AppendQueue.put

    def note(self: AppendQueue, make: Any, private: bool) -> Waiting:
        waiting = put(self, make, private)
        if private:
            storage.private.release()
        return waiting

    monkeypatch.setattr(Database, "_transact", slowly)
    monkeypatch.setattr(AppendQueue, "put", note)
    yield storage
    storage.open.set()


@contextmanager
def battle(tmp_path: Path, **settings: Any) -> Iterator[tuple[Running, Made, list[Person]]]:
    """A battle of three in which seat 0 has passed; no process writes to the database by itself."""
    quiet = {"lease_seconds": 3600.0, "follow_seconds": 3600.0, "schedule_seconds": 3600.0}
    with running(tmp_path / "games.db", services(new_game=dealt(HANDS)), **quiet | settings) as server:
        made, people = server.sit("ada", "bruno", "chiara", hints=True)
        for version, token in enumerate(("site:roma", "pass"), people[0].version + 1):
            people[0].act(token)
            for person in people:
                person.at_version(version)
        yield server, made, people


# --- reading and refusing ----------------------------------------------------------------------


@pytest.mark.parametrize("kind", PRIVATE_ACTS)
def test_while_a_private_act_is_stored_everybody_else_is_answered(
    tmp_path: Path, storage: Storage, kind: str
) -> None:
    with battle(tmp_path) as (server, made, (ada, bruno, _)):
        storage.open.clear()
        ada.send(**PRIVATE_ACTS[kind])
        assert storage.begun.acquire(timeout=PATIENCE)
        bruno.send(type="act", version=0, action="pass")
        assert bruno.error()["code"] == "stale"
        bruno.send(type="act", version=bruno.version, action="play:T")
        assert bruno.error()["code"] == "illegal"
        for key in (None, made.keys[1]):
            assert server.join(made.id, key).version == bruno.version
        assert server.get(f"/api/tables/{made.id}").json()["version"] == bruno.version
        for path in ("record", "review", "fairness"):
            assert server.get(f"/api/tables/{made.id}/{path}").json()["code"] == "not_over"
        asked = {"key": made.keys[1], "version": -1}
        assert server.post(asked, f"/{made.id}/hint").status_code == 409
        assert server.get("/api/lobby").status_code == 200
        storage.open.set()


def test_a_private_act_makes_no_message_of_others_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That would take time, and so tell."""
    made_anew = []
    explain = explanation.public_explanation

    def counted(*about: Any) -> Any:
        made_anew.append(about)
        return explain(*about)

    with battle(tmp_path) as (server, made, (ada, _, chiara)):
        server.join(made.id)
        server.join(made.id, made.keys[1])
        monkeypatch.setattr(table_messages, "public_explanation", counted)
        ada.send(**PRIVATE_ACTS["show"])
        chiara.until(lambda me: "Spring" in me.lines[-1])
        server.join(made.id)
        assert made_anew == []
        known = server.join(made.id, made.keys[2])
        assert known.lines[-1] == chiara.lines[-1]
        assert known.view == chiara.view


# --- storing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", PRIVATE_ACTS)
def test_a_private_act_is_stored_with_the_next_public_one(
    tmp_path: Path, storage: Storage, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """So that nobody waits for it."""

    def stored() -> int:
        return sum(rows(tmp_path / "games.db", table) for table in ("entries", "chat"))

    monkeypatch.setattr(ReservedTimes, "until_next", lambda _: PATIENCE)
    monkeypatch.setattr(ReservedTimes, "left", lambda _: 0.0)
    with battle(tmp_path, private_seconds=1.0) as (_, _, (ada, bruno, chiara)):
        transactions, before = storage.transactions, stored()
        ada.send(**PRIVATE_ACTS[kind])
        assert storage.private.acquire(timeout=PATIENCE)
        version = bruno.version
        bruno.act("pass")
        for person in (bruno, chiara):
            person.at_version(version + 1)
        assert (storage.transactions - transactions, stored() - before) == (1, 2)


async def test_what_conflicts_with_another_process_is_stored_after_it_in_the_same_order(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReservedTimes, "until_next", lambda _: PATIENCE)
    async with process(database, FakeClock()) as one, process(database, FakeClock()) as two:
        made = await one.create(new_table("ada", "bruno", "chiara", clock=None))
        async with one.use(made.id) as here, two.use(made.id) as there:
            hands = here.game.table.hands[:3]
            cards = [next(card for card, count in enumerate(hand) if count) for hand in hands]
            begun = len(here.game.log)
            private = [
                asyncio.create_task(here.show(0, [cards[0]], False, [2])),
                asyncio.create_task(here.say(0, "in your ear", [2])),
            ]
            await rest()
            await there.show(1, [cards[1]], False, None)
            await there.say(1, "first", None)
            await here.show(2, [cards[2]], False, None)
            await asyncio.gather(*private)
            stored = await one.store.load(made.id)
            assert stored is not None
            shown = [entry.split(":")[1] for entry in stored.entries[begun:]]
            assert shown == ["1>*", "0>2", "2>*"]
            assert [line.text for line in stored.chat.values()] == ["first", "in your ear"]
            await there.catch_up()
            assert there.game.log == here.game.log
            assert there.chat_since(2, 0) == here.chat_since(2, 0)


async def test_while_a_time_is_reserved_only_what_is_private_is_stored(store: Store) -> None:
    clock = FakeClock(1000.0)
    store.database.reserved = ReservedTimes(1.0, clock)
    clock.forward(0.5)
    for name in "abc":
        await store.create(stored_game(name), 1.0, HEAD)
    clock.forward(0.5)
    await store.appends.put(lambda: added("a", 0), private=True).stored
    clock.forward(0.5)
    private = store.appends.put(lambda: added("a", 1), private=True)
    await rest()
    assert not private.stored.done(), "whoever stores something now would wait for it"
    clock.forward(0.5)
    public = store.appends.put(lambda: added("b", 0), private=False)
    await rest()
    assert not public.stored.done(), "whether there is anything private or not"
    clock.forward(0.5)
    store.appends.put(lambda: added("c", 0), private=False)
    await asyncio.gather(private.stored, public.stored)


async def test_what_others_store_in_a_reserved_time_is_loaded_before_its_end(
    store: Store, database: Path
) -> None:
    clock = FakeClock(1000.0)
    store.database.reserved = reserved = ReservedTimes(1.0, clock)
    reserved.note(0.09)
    assert reserved.until_load() == pytest.approx(0.15)
    for _ in range(2):  # the first time after a start it looks at once
        async with asyncio.timeout(PATIENCE):
            assert await store.database.wait_for_changes(10 * PATIENCE) is None
    await store.database.look_for_changes()
    other = await Store.open(str(database), 1.0)
    await other.create(stored_game("a"), 1.0, HEAD)
    await other.close()
    clock.forward(0.15)
    assert reserved.left() > 0
    async with asyncio.timeout(PATIENCE):
        assert await store.database.look_for_changes(), "it waits for no other time"


def test_what_is_reserved_follows_from_how_long_storing_takes() -> None:
    clock = FakeClock(1000.0)
    reserved = ReservedTimes(0.5, clock)
    reserved.note(0.05)
    assert reserved.left() == pytest.approx(0.12)
    assert reserved.until_next() == 0.0
    reserved.use()
    assert reserved.until_next() == pytest.approx(0.5), "one transaction in each"
    clock.forward(0.5)
    assert reserved.until_next() == 0.0
    clock.forward(0.1)
    assert reserved.until_next() == pytest.approx(0.4), "it might not end in time"
    clock.forward(0.1)
    assert reserved.left() == 0.0
    reserved.note(0.3)
    clock.forward(0.8)
    assert reserved.left() == 0.0
    assert reserved.until_next() == pytest.approx(0.5), "the period is four times as long"


async def test_what_a_client_has_stored_or_the_server_reads_does_not_change_what_is_reserved(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, elapsed = FakeClock(1000.0), FakeClock()
    store.database.reserved = reserved = ReservedTimes(1.0, clock)
    monkeypatch.setattr("condottiere.server.storage.database.time.perf_counter", elapsed)
    await store.database.transact_now(lambda _: elapsed.forward(0.09))
    assert reserved.left() == pytest.approx(0.2)
    current_client.set("203.0.113.7")
    await store.database.transact_now(lambda _: elapsed.forward(2.0))
    assert reserved.left() == pytest.approx(0.2), "all others would wait for one who asks for much"
    current_client.set(SERVER)
    for _ in range(20):
        await store.database.look_for_changes()
    assert reserved.left() == pytest.approx(0.2), "storing takes as long as before"


# --- what other processes are told --------------------------------------------------------------


class Told(ProcessStore):
    """What a process tells others, in private once that is let go."""

    def __init__(self) -> None:
        super().__init__(Mock())
        self.reserved = asyncio.Event()
        self.begun, self.gate = asyncio.Event(), asyncio.Event()
        self.told: list[str] = []

    async def begin(self, *_: object) -> None:
        pass

    async def renew(self, *_: object) -> None:
        self.told.append("public")

    async def wait_until_reserved(self) -> None:
        await self.reserved.wait()

    async def renew_now(self, *_: object) -> None:
        self.begun.set()
        await self.gate.wait()
        self.told.append("private")

    async def find(self, ids: Any) -> dict[str, Others]:
        return dict.fromkeys(ids, Others({}, None))

    async def remove_expired(self, _: float) -> tuple[()]:
        return ()

    async def end(self, *_: object) -> None:
        pass


async def test_r4_5_that_somebody_has_finally_answered_is_told_in_reserved_times() -> None:
    store = Told()
    membership = Membership(store, Settings(), services(), lambda *_: None)
    here = SeatPresence(connections=1, looking=True, hurries=False, answered=None)
    membership.note("table", TablePresence({0: here}))
    await membership.write()
    await rest()
    before = list(store.told)
    membership.note("table", TablePresence({0: SeatPresence(1, looking=True, hurries=False, answered=7)}))
    await membership.write()
    assert store.told == before
    store.reserved.set()
    await store.begun.wait()
    assert await membership.read(["table"]), "reading waits for no writing"
    store.gate.set()
    await rest()
    assert store.told == [*before, "private"]
    await membership.close()


HEAD: Final = Head(0, 0, "site", None)


def added(game: str, number: int) -> Append:
    """Another entry of a game of `stored_game`."""
    return Append(game, len(stored_game(game).entries) + number, ["pass"], 1.0, HEAD)


async def rest() -> None:
    """Let everything run that can."""
    for _ in range(50):
        await asyncio.sleep(0)
