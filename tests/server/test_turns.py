"""Whoever asks for much waits behind what they asked for themselves, and nobody else does."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import Connection
from starlette.types import Message, Receive, Scope, Send

from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.messages.protocol import TableOptions
from condottiere.server.network import loop_turns
from condottiere.server.network.addresses import TrustedProxies
from condottiere.server.network.connections import Connections
from condottiere.server.network.limits import Limits
from condottiere.server.network.loop_turns import LoopTurns
from condottiere.server.network.rates import ConcurrencyLimit
from condottiere.server.routes.bodies import refuse
from condottiere.server.runtime.completion import in_thread, run_to_completion
from condottiere.server.runtime.turns import (
    BURST_SECONDS,
    SERVER,
    SHARE,
    FairTurns,
    LoopShares,
    Payer,
    current_client,
    present_payer,
    start_for_server,
)
from condottiere.server.settings import Settings
from condottiere.server.storage import RoomStore, Store, StoredGame
from condottiere.server.storage.database import Database
from condottiere.server.table.live import LiveTable
from condottiere.server.tables.tables import Tables
from support.people import PATIENCE
from support.running import UNLIMITED, services

STEP = 0.003
"""Seconds that each step takes in these tests, by a clock of their own."""
ROUNDS = 200
"""More rounds of the event loop than anything here takes that does not wait."""


class Loop:
    """An event loop that is shared, by clocks that tests set."""

    def __init__(self) -> None:
        self.now = 100.0
        self.worked = 0.0
        self.done: list[str] = []
        self.shares = LoopShares(lambda: self.now, lambda: self.worked)

    def start(self, client: str, name: str, steps: int = 5) -> "asyncio.Task[None]":
        """Start a request of a client that takes so many steps and then is noted as done."""

        async def work() -> None:
            for _ in range(steps):
                self.worked += STEP
                await asyncio.sleep(0)
            self.done.append(name)

        return asyncio.create_task(self.shares.do(client, work))


async def _rounds() -> None:
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


async def test_one_request_does_not_wait_for_the_many_of_another_client() -> None:
    loop = Loop()
    await loop.start("honest", "before", steps=1)
    rude = [loop.start("rude", f"rude {number}") for number in range(100)]
    await _rounds()
    done = loop.done[:]
    assert loop.worked - STEP <= BURST_SECONDS + 2 * STEP  # of 500 steps
    await loop.start("honest", "after", steps=1)
    assert loop.done == [*done, "after"]
    for task in rude:
        task.cancel()
    ended = await asyncio.gather(*rude, return_exceptions=True)
    assert {type(one) for one in ended} == {type(None), asyncio.CancelledError}


async def test_the_requests_of_a_client_that_waits_are_answered_one_after_the_other() -> None:
    loop = Loop()
    await loop.start("honest", "before", steps=1)
    rude = [loop.start("rude", str(number)) for number in range(6)]
    while not all(task.done() for task in rude):
        loop.now += STEP / SHARE  # what one step takes of the client's share
        await asyncio.sleep(0.001)  # so that what waits for a time looks at it
    assert loop.done == ["before", *map(str, range(6))]


async def test_a_client_without_others_has_the_loop_for_itself() -> None:
    loop = Loop()
    tasks = [loop.start("only", str(number)) for number in range(40)]
    for _ in range(10):
        await asyncio.sleep(0)
    assert len(loop.done) == 40, "in the few rounds that they take if none of them waits"
    await asyncio.gather(*tasks)


async def test_what_goes_on_for_a_request_in_another_task_counts_for_its_client() -> None:
    loop = Loop()
    clients = list[str]()

    async def write() -> None:
        clients.append(current_client.get())
        loop.worked += 500 * STEP

    async def work() -> None:
        await run_to_completion(write())

    async def work_of_the_server() -> None:
        await start_for_server(write(), "a task of the server")

    await loop.start("honest", "before", steps=1)
    await loop.shares.do("rude", work_of_the_server)
    task = asyncio.create_task(loop.shares.do("rude", work))
    await _rounds()
    assert clients == [SERVER, "rude"]
    assert not task.done()  # it has used more than its share, and its last step waits
    task.cancel()


async def test_work_is_done_to_its_end_also_when_it_is_cancelled_or_fails() -> None:
    loop, ended = Loop(), asyncio.Event()
    await loop.start("honest", "before", steps=1)

    async def fail() -> None:
        raise LookupError("no such thing")

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    with pytest.raises(LookupError, match="no such thing"):
        await loop.shares.do("rude", fail)
    waiting = asyncio.create_task(loop.shares.do("rude", wait))
    await _rounds()
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert ended.is_set()


async def test_what_the_server_does_at_the_tables_of_a_client_counts_for_it_and_waits_for_nobody() -> None:
    loop = Loop()
    await loop.start("honest", "before", steps=1)
    payers = list[Payer]()

    async def act_for_bots() -> None:
        payers.append(present_payer())
        for _ in range(40):
            loop.worked += STEP
            await asyncio.sleep(0)

    await start_for_server(act_for_bots(), "bots", Payer(loop.shares, lambda: "rude"))
    late, own = loop.start("rude", "late", steps=1), loop.start("honest", "own", steps=1)
    await _rounds()
    assert loop.done == ["before", "own"], "the bots were delayed by nobody, and their client is"
    for payer in payers:
        with payer.paying():
            loop.worked += STEP
    assert loop.shares.seconds_left("rude") > 0
    late.cancel()
    await own


async def test_a_move_counts_for_whoever_makes_it_also_where_it_is_told_later(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, told, tell = Loop(), asyncio.Event(), LiveTable.publish

    def slow_tell(table: LiveTable, *_: Any) -> None:
        loop.worked += 1000 * STEP
        tell(table)
        told.set()

    monkeypatch.setattr(LiveTable, "_tell_steps", slow_tell)
    store = await Store.open(str(database), 2)
    tables = Tables(store, Settings(database=str(database), limits=UNLIMITED), services(), loop.shares)
    seats = [NewSeat(name="Ada"), NewSeat(name="Bruno")]
    made = await tables.create(NewTable(seats=seats, options=TableOptions(first_holder=0)))
    async with tables.use(made.id) as table:
        await loop.start("honest", "before", steps=1)
        moving = asyncio.create_task(loop.shares.do("rude", lambda: table.act(0, 1, "site:roma")))
        await told.wait()
        await _rounds()
        assert loop.shares.seconds_left("rude") > 0
        assert loop.shares.seconds_left("honest") == 0
        moving.cancel()
    await tables.close()
    await store.close()


async def test_moves_of_one_client_at_many_tables_are_told_in_several_rounds_of_the_loop(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, rounds, told = Loop(), [0], list[int]()

    async def count_rounds() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    def slow_tell(_: LiveTable, *__: Any) -> None:
        loop.worked += STEP
        told.append(rounds[0])

    monkeypatch.setattr(LiveTable, "_tell_steps", slow_tell)
    store = await Store.open(str(database), 2)
    tables = Tables(store, Settings(database=str(database), limits=UNLIMITED), services(), loop.shares)
    new = NewTable(seats=[NewSeat(name="A"), NewSeat(name="B")], options=TableOptions(first_holder=0))
    async with AsyncExitStack() as used:
        opened = [await used.enter_async_context(tables.use((await tables.create(new)).id)) for _ in range(5)]
        counting = asyncio.create_task(count_rounds())
        moves = [partial(table.act, 0, 1, "site:roma") for table in opened]
        await loop.start("honest", "before", steps=1)
        await asyncio.gather(*(loop.shares.do("rude", move) for move in moves))
        counting.cancel()
    assert len(set(told)) == 5, "others come in between, though all were stored together"
    await tables.close()
    await store.close()


async def test_requests_of_a_client_beyond_a_number_wait_in_its_own_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(loop_turns, "AT_ONCE", 2)
    begun, go_on = list[str](), asyncio.Event()

    async def app(scope: Any, *_: Any) -> None:
        begun.append(scope["client"][0])
        await go_on.wait()

    requests = ConcurrencyLimit("requests", 10)
    turns = LoopTurns(app, LoopShares(), requests, refuse)
    scopes = [
        {"type": "http", "path": "/", "client": (client, 1), "headers": []}
        for client in ["192.0.2.1"] * 5 + ["192.0.2.2"]
    ]
    asked: list[Any] = [asyncio.create_task(cast("Any", turns)(scope, None, None)) for scope in scopes]
    await _rounds()
    assert sorted(begun) == ["192.0.2.1"] * 2 + ["192.0.2.2"]
    go_on.set()
    await asyncio.gather(*asked)
    assert (len(begun), len(requests)) == (6, 0)


async def test_clients_take_turns_however_many_tasks_of_one_wait() -> None:
    turns, order, go_on = FairTurns(1), list[str](), asyncio.Event()

    async def take(client: str) -> None:
        async with turns.take(client):
            await go_on.wait()
            order.append(client)

    tasks = [asyncio.create_task(take(client)) for client in ["rude"] * 50 + ["honest"]]
    await _rounds()
    go_on.set()
    await asyncio.gather(*tasks)
    assert order.index("honest") == 1


async def test_a_rude_client_does_not_wait_with_what_others_wait_for() -> None:
    loop, turns = Loop(), FairTurns(1)
    await loop.start("honest", "before", steps=1)

    async def work() -> None:
        loop.worked += 100 * STEP
        async with turns.take("rude"):
            for _ in range(5):
                await asyncio.sleep(0)
        loop.done.append("left it to others")
        await asyncio.sleep(0)
        loop.done.append("rude")

    async with turns.take("other"):
        rude = asyncio.create_task(loop.shares.do("rude", work))
        await _rounds()
        assert loop.done == ["before"]
    await _rounds()
    assert loop.done == ["before", "left it to others"]
    rude.cancel()


@pytest.mark.usefixtures("sqlite_file")
async def test_a_move_is_stored_before_all_that_a_rude_client_still_wants_to_store(tmp_path: Path) -> None:
    database = await Database.open(str(tmp_path / "games.db"), busy_timeout=1.0)
    order, begun, go_on = list[str](), threading.Event(), threading.Event()

    def note(what: str) -> Callable[[Connection], None]:
        def work(_: Connection) -> None:
            begun.set()
            go_on.wait(PATIENCE)
            order.append(what)

        return work

    async def store_for(client: str, what: str) -> None:
        current_client.set(client)
        await database.transact(note(what))

    rude = [asyncio.create_task(store_for("rude", "rude")) for _ in range(50)]
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    move = asyncio.create_task(store_for(SERVER, "move"))
    await _rounds()
    go_on.set()
    await asyncio.gather(move, *rude)
    await database.close()
    assert order.index("move") <= 2


@pytest.mark.usefixtures("each_database")
async def test_a_rude_client_leaves_connections_to_others(database: Path) -> None:
    opened = await Database.open(str(database), busy_timeout=PATIENCE)
    go_on, two, reading, counts = asyncio.Event(), asyncio.Event(), set[int](), list[int]()

    async def read_for(client: str, number: int = 0) -> None:
        current_client.set(client)
        async with opened.read():
            if client == "rude":
                reading.add(number)
                counts.append(len(reading))
                if len(reading) == 2:
                    two.set()
                await go_on.wait()
                reading.remove(number)

    rude = [asyncio.create_task(read_for("rude", number)) for number in range(50)]
    async with asyncio.timeout(PATIENCE):
        await two.wait()
        await asyncio.create_task(read_for("honest"))
    go_on.set()
    await asyncio.gather(*rude)
    await opened.close()
    assert max(counts) == 2, "what everybody shares is slower with more of one client"


async def test_what_a_rude_client_has_loaded_counts_for_it_and_leaves_a_turn_to_others(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, go_on, loaded, found, load = Loop(), *(asyncio.Event() for _ in range(3)), Store.load
    store = await Store.open(str(database), PATIENCE)
    tables = Tables(store, Settings(database=str(database), limits=UNLIMITED), services(), loop.shares)
    new = NewTable(seats=[NewSeat(name="A"), NewSeat(name="B")])
    *of_rude, of_honest = [(await tables.create(new)).id for _ in range(4)]

    async def slow_load(store: Store, table: str) -> StoredGame | None:
        if table in of_rude:
            await go_on.wait()
            loop.worked += 0 if loaded.is_set() else 100 * STEP
            loaded.set()
        return await load(store, table)

    async def use(table: str) -> None:
        async with tables.use(table):
            pass

    async def read_lobby() -> None:
        await tables.rooms.index.lobby()

    async def slow_find(*_: object) -> list[str]:
        loop.worked += 100 * STEP
        found.set()
        return []

    monkeypatch.setattr(Store, "load", slow_load)
    monkeypatch.setattr(RoomStore, "find_public", slow_find)
    rude = [asyncio.create_task(loop.shares.do("rude", partial(use, table))) for table in of_rude]
    await _rounds()
    async with asyncio.timeout(PATIENCE):
        await loop.shares.do("honest", partial(use, of_honest))
    go_on.set()
    reading = asyncio.create_task(loop.shares.do("other", read_lobby))
    await asyncio.gather(loaded.wait(), found.wait())
    await _rounds()
    waits = {client: loop.shares.seconds_left(client) > 0 for client in ("rude", "other", "honest")}
    assert waits == {"rude": True, "other": True, "honest": False}
    loop.now += 100
    await asyncio.gather(*rude, reading)
    await tables.close()
    await store.close()


async def test_what_a_client_sends_is_read_as_it_is_its_turn() -> None:
    loop = Loop()
    connections = Connections(Limits(), TrustedProxies(["10.0.0.0/8"]), loop.shares)

    def read(what: str) -> Callable[[], None]:
        def work() -> None:
            loop.worked += STEP
            loop.done.append(what)

        return work

    await loop.start("192.0.2.2", "before", steps=1)
    rude = [connections.read("192.0.2.1", read(f"rude {number}")) for number in range(100)]
    assert rude == [True, *[False] * 99], "as much as is read at once"
    assert connections.read("192.0.2.2", read("honest")), "another client does not wait"
    assert connections.read("10.0.0.1", read("proxy")), "a proxy stands for many"
    await loop.start("192.0.2.2", "request", steps=2)
    assert loop.done[:4] == ["before", "rude 0", "honest", "proxy"]
    assert loop.done.index("request") < 10, "others come in between"
    await _rounds()
    read_in_order = [what for what in loop.done if what.startswith("rude")]
    assert read_in_order == [f"rude {number}" for number in range(len(read_in_order))]
    assert BURST_SECONDS / STEP <= len(read_in_order) < 50, "and the rest waits for its share"


async def test_a_client_has_only_a_small_part_of_each_round_of_the_loop() -> None:
    loop = Loop()
    await loop.start("honest", "before", steps=1)
    rude = [loop.start("rude", f"rude {number}", steps=1) for number in range(30)]
    await loop.start("honest", "after", steps=3)
    assert loop.done.index("after") < 10, "though the rude one may still do all of it"
    await asyncio.gather(*rude)


async def test_whoever_did_much_alone_does_not_wait_for_it_once_others_come() -> None:
    loop = Loop()
    await loop.start("first", "much", steps=1000)
    await loop.start("second", "a little", steps=1)
    assert loop.shares.seconds_left("first") == 0


async def _answer(loop: Loop, address: str, path: str, steps: int) -> None:
    """Answer a request in so many steps, as the turns of the loop let it."""

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        for _ in range(steps):
            loop.worked += STEP
            await asyncio.sleep(0)
        loop.done.append(f"{scope['client'][0]} {path}")

    scope: Scope = {"type": "http", "path": path, "client": (address, 1), "headers": []}
    await LoopTurns(app, loop.shares, ConcurrencyLimit("requests", 1000), refuse)(scope, _never, _unsent)


async def _never() -> Message:
    raise AssertionError("there is no body")


async def _unsent(_: Message) -> None:
    raise AssertionError("there is no answer")


async def test_all_networks_of_a_customer_have_one_turn() -> None:
    loop = Loop()
    await _answer(loop, "203.0.113.1", "/", 1)
    requests = [asyncio.create_task(_answer(loop, f"2001:db8:0:{n:x}::1", "/", 5)) for n in range(20)]
    await _rounds()
    assert len(loop.done) < 10, "however many of its networks ask"
    await _answer(loop, "2001:db8:1::1", "/", 1)
    assert loop.done[-1] == "2001:db8:1::1 /", "another customer does not wait"
    for request in requests:
        request.cancel()


async def test_many_checks_of_whether_the_server_lives_wait_for_one_another_alone() -> None:
    loop = Loop()
    await _answer(loop, "203.0.113.1", "/", 1)
    checks = [asyncio.create_task(_answer(loop, "203.0.113.2", "/api/health", 5)) for _ in range(20)]
    await _rounds()
    assert len(loop.done) < 10
    await _answer(loop, "203.0.113.2", "/", 1)
    assert loop.done[-1] == "203.0.113.2 /"
    for check in checks:
        check.cancel()


async def test_what_a_thread_does_for_a_client_counts_for_it() -> None:
    loop = Loop()
    await loop.start("honest", "before", steps=1)
    ended = asyncio.Event()

    def compute() -> None:
        until = time.thread_time() + 1.1 * BURST_SECONDS
        while time.thread_time() < until:
            pass

    async def work() -> None:
        await in_thread(compute)
        ended.set()
        await asyncio.sleep(0)
        loop.done.append("rude")

    rude = asyncio.create_task(loop.shares.do("rude", work))
    await ended.wait()
    await loop.start("honest", "after", steps=1)
    await _rounds()
    assert loop.done == ["before", "after"]
    rude.cancel()
