"""Who may think next, and that a thought which nobody waits for any more ends."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from typing import Any

import pytest

from condottiere.bots.checkpoint import checkpoint
from condottiere.server.play.bot_pool import (
    HALF_LIFE,
    MAX_STARTED,
    MAX_STARTED_OF_TABLE,
    RESERVED,
    TIME_SLICE,
    BotPool,
    Scheduling,
)
from support.clocks import FakeClock

LIMIT = 10.0
"""Seconds that a thought of these tests waits at most for what must come."""


def request(
    table: str, *, person: bool = False, client: str | None = None, quick: bool = False, key: object = None
) -> Scheduling:
    client = client or ("person" if person else None)
    return Scheduling(table=table, serial_key=key or table, client=lambda: client, quick=quick)


class Gate:
    """Work that goes on, from checkpoint to checkpoint, until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.ended = threading.Event()
        self.open = threading.Event()

    def work(self) -> str:
        self.begun.set()
        try:
            while not self.open.wait(0.001):
                checkpoint()
        finally:
            self.ended.set()
        return "done"

    async def begins(self) -> None:
        assert await asyncio.to_thread(self.begun.wait, LIMIT)

    async def ends(self) -> None:
        assert await asyncio.to_thread(self.ended.wait, LIMIT)


@pytest.fixture
def clock() -> FakeClock:
    """It stands still unless it is told: then no thought ever uses up its slice."""
    return FakeClock(0.0)


@pytest.fixture
def pool(clock: FakeClock) -> Iterator[BotPool]:
    """A pool with one slot."""
    pool = BotPool(1, clock)
    yield pool
    pool.close()


async def gone(task: asyncio.Task[Any]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def order_of(pool: BotPool, *requests: Scheduling) -> list[str]:
    """The tables of these requests in the order in which the pool serves them, all waiting at once."""
    gate, order = Gate(), list[str]()
    first = asyncio.create_task(pool.run(gate.work, request("first", person=True)))
    await gate.begins()
    rest = [
        asyncio.create_task(pool.run(partial(order.append, waiting.table), waiting)) for waiting in requests
    ]
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(first, *rest)
    return order


async def test_a_quick_thought_waits_for_no_long_one(pool: BotPool) -> None:
    long = Gate()
    thinking = asyncio.create_task(pool.run(long.work, request("deep")))
    await long.begins()
    assert await pool.run(lambda: "at once", request("other", quick=True)) == "at once"
    long.open.set()
    assert await thinking == "done"


async def test_a_thought_that_nobody_waits_for_ends_and_never_begins(
    pool: BotPool,
) -> None:
    long, never = Gate(), Gate()
    thinking = asyncio.create_task(pool.run(long.work, request("left")))
    await long.begins()
    waiting = asyncio.create_task(pool.run(never.work, request("left as well")))
    await asyncio.sleep(0)
    await gone(waiting)
    await gone(thinking)
    await long.ends()
    assert await pool.run(lambda: "next", request("other")) == "next"
    assert not never.begun.is_set()


async def test_tables_where_people_wait_come_first(pool: BotPool) -> None:
    served = await order_of(pool, request("bots"), request("people", person=True), request("more bots"))
    assert served[0] == "people"


async def test_of_tables_alike_the_one_that_has_used_least_is_next(pool: BotPool, clock: FakeClock) -> None:
    await pool.run(partial(clock.forward, 3.0), request("much"))
    await pool.run(partial(clock.forward, 1.0), request("little"))
    served = await order_of(pool, request("much"), request("little"), request("none"))
    assert served == ["none", "little", "much"]


async def test_what_a_table_used_long_ago_counts_no_more(pool: BotPool, clock: FakeClock) -> None:
    await pool.run(partial(clock.forward, 3.0), request("long ago"))
    clock.forward(20 * HALF_LIFE)
    await pool.run(partial(clock.forward, 1.0), request("just now"))
    assert await order_of(pool, request("just now"), request("long ago")) == ["long ago", "just now"]


async def test_six_bots_of_one_table_do_not_keep_another_waiting(pool: BotPool, clock: FakeClock) -> None:
    gate, order = Gate(), list[str]()

    def work(table: str) -> None:
        order.append(table)
        clock.forward(1.0)

    first = asyncio.create_task(pool.run(gate.work, request("first", person=True)))
    await gate.begins()
    tables = [("six", seat) for seat in range(6)] + [("other", 0)]
    rest = [
        asyncio.create_task(pool.run(partial(work, table), request(table, person=True, key=(table, seat))))
        for table, seat in tables
    ]
    await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(first, *rest)
    assert order[:2] == ["six", "other"]


async def test_who_waits_is_told_the_place_in_line(pool: BotPool) -> None:
    gate, bots, person, other = Gate(), request("bots"), request("person", person=True), request("other")
    running = request("first", person=True)
    first = asyncio.create_task(pool.run(gate.work, running))
    await gate.begins()
    rest = [asyncio.create_task(pool.run(lambda: None, one)) for one in (bots, person)]
    await asyncio.sleep(0)
    assert [pool.place(one) for one in (running, person, bots, other)] == [0, 1, 2, 0]
    gate.open.set()
    await asyncio.gather(first, *rest)
    assert pool.place(bots) == 0


async def test_a_long_thought_lets_others_go_first_when_its_slice_is_used_up(
    pool: BotPool, clock: FakeClock
) -> None:
    long = Gate()
    thinking = asyncio.create_task(pool.run(long.work, request("long")))
    await long.begins()
    short = asyncio.create_task(pool.run(lambda: "short", request("short")))
    await asyncio.sleep(0)
    assert not short.done()
    clock.forward(TIME_SLICE)
    assert await short == "short"
    assert not thinking.done()
    long.open.set()
    assert await thinking == "done"


async def test_a_short_thought_of_a_busy_table_goes_before_the_long_ones_of_new_tables(
    pool: BotPool, clock: FakeClock
) -> None:
    await pool.run(partial(clock.forward, 3.0), request("busy", person=True))
    new = [Gate() for _ in range(3)]
    thinking = [
        asyncio.create_task(pool.run(gate.work, request(f"new {number}", person=True)))
        for number, gate in enumerate(new)
    ]
    await new[0].begins()
    short = asyncio.create_task(pool.run(lambda: "short", request("busy", person=True)))
    await asyncio.sleep(0)
    for gate in new:
        await gate.begins()
        clock.forward(1.5 * TIME_SLICE)  # which is less than the busy table has used
    assert await short == "short"
    for gate in new:
        gate.open.set()
    await asyncio.gather(*thinking)


@pytest.mark.parametrize("flood", ["flood", None])
async def test_a_client_is_served_while_another_or_nobody_waits_for_any_number(flood: str | None) -> None:
    """Each of many long thoughts has a thread once it has begun, and keeps it as long as it lasts."""
    slices, all_wait = count(0.0, 2 * TIME_SLICE), threading.Event()
    pool = BotPool(1, lambda: next(slices) if all_wait.is_set() else 0.0)
    gates = [Gate() for _ in range(MAX_STARTED + 6)]
    thinking = [
        asyncio.create_task(pool.run(gate.work, request(f"flood {number}", client=flood)))
        for number, gate in enumerate(gates)
    ]
    await gates[0].begins()
    assert pool.load() == (len(gates) - 1, 1)
    all_wait.set()  # from now on whatever thinks has used up its slice
    await gates[1].begins()  # its first slice was too short for that, and all that may have had theirs
    async with asyncio.timeout(LIMIT):
        assert await pool.run(lambda: "served", request("honest", client="honest")) == "served"
        for gate in gates:
            gate.open.set()
        assert await asyncio.gather(*thinking) == ["done"] * len(gates), "the others come later"
    pool.close()


async def test_several_clients_together_leave_a_thread_for_another() -> None:
    """Ten clients, each with twenty long thoughts at tables of their own."""
    slices, all_wait = count(0.0, 2 * TIME_SLICE), threading.Event()
    pool = BotPool(1, lambda: next(slices) if all_wait.is_set() else 0.0)
    gates = [Gate() for _ in range(200)]
    thinking = [
        asyncio.create_task(
            pool.run(
                gate.work,
                request(f"flood {number}", client=f"flood {number % 10}"),
            )
        )
        for number, gate in enumerate(gates)
    ]
    await gates[0].begins()
    all_wait.set()
    async with asyncio.timeout(LIMIT):
        assert await pool.run(lambda: "served", request("honest", client="honest")) == "served"
        for gate in gates:
            gate.open.set()
        assert await asyncio.gather(*thinking) == ["done"] * len(gates)
    pool.close()


async def test_people_who_are_known_have_threads_left_however_many_clients_ask() -> None:
    """Strangers at as many addresses as there are threads, each with one long thought."""
    slices, all_wait = count(0.0, 2 * TIME_SLICE), threading.Event()
    pool = BotPool(1, lambda: next(slices) if all_wait.is_set() else 0.0, known={"honest"})
    gates = [Gate() for _ in range(MAX_STARTED + 6)]
    thinking = [
        asyncio.create_task(pool.run(gate.work, request(f"flood {number}", client=f"flood {number}")))
        for number, gate in enumerate(gates)
    ]
    await gates[0].begins()
    all_wait.set()
    async with asyncio.timeout(LIMIT):
        for gate in gates[: MAX_STARTED - RESERVED]:
            await gate.begins()
        assert await pool.run(lambda: "served", request("honest", client="honest")) == "served"
        assert sum(gate.begun.is_set() for gate in gates) == MAX_STARTED - RESERVED
        for gate in gates:
            gate.open.set()
        assert await asyncio.gather(*thinking) == ["done"] * len(gates)
    pool.close()


async def test_a_table_has_a_few_threads_however_many_clients_ask_there() -> None:
    pool = BotPool(8)
    gates = [Gate() for _ in range(8)]
    thinking = [
        asyncio.create_task(pool.run(gate.work, request("one", client=f"{number}", key=number)))
        for number, gate in enumerate(gates)
    ]
    for gate in gates[:MAX_STARTED_OF_TABLE]:
        await gate.begins()
    assert await pool.run(lambda: "served", request("another", client="0")) == "served"
    assert pool.load() == (len(gates) - MAX_STARTED_OF_TABLE, MAX_STARTED_OF_TABLE)
    for gate in gates:
        gate.open.set()
    assert await asyncio.gather(*thinking) == ["done"] * len(gates)
    pool.close()


async def test_a_client_that_has_used_much_waits_for_one_that_has_not(
    pool: BotPool, clock: FakeClock
) -> None:
    for table in range(20):
        await pool.run(partial(clock.forward, 1.0), request(f"flood {table}", client="flood"))
    await pool.run(partial(clock.forward, 3.0), request("honest", client="honest"))
    flood = [request(f"another {table}", client="flood") for table in range(3)]
    served = await order_of(pool, *flood, request("honest", client="honest"), request("nobody"))
    assert served[0] == "honest"
    assert served[-1] == "nobody", "a client that has used much is a person all the same"


async def test_who_comes_back_is_waited_with_again(pool: BotPool) -> None:
    """A thought asked while nobody was there is one for a person once somebody is."""
    here: list[str | None] = [None]
    gate, served = Gate(), list[str]()
    first = asyncio.create_task(pool.run(gate.work, request("first", person=True)))
    await gate.begins()
    asked = Scheduling(table="back", serial_key="back", client=lambda: here[0], quick=False)
    rest = [
        asyncio.create_task(pool.run(partial(served.append, "bots"), request("bots"))),
        asyncio.create_task(pool.run(partial(served.append, "back"), asked)),
    ]
    await asyncio.sleep(0)
    here[0] = "person"
    gate.open.set()
    await asyncio.gather(first, *rest)
    assert served == ["back", "bots"]


async def test_tasks_with_one_serial_key_run_one_at_a_time() -> None:
    pool = BotPool(2)
    long = Gate()
    thinking = asyncio.create_task(pool.run(long.work, request("table")))
    await long.begins()
    second = Gate()
    waiting = asyncio.create_task(pool.run(second.work, request("table")))
    assert await pool.run(lambda: "other", request("other")) == "other"
    assert not second.begun.is_set()
    long.open.set()
    second.open.set()
    assert list(await asyncio.gather(thinking, waiting)) == ["done", "done"]
    pool.close()


async def test_a_pool_that_closes_ends_every_thought(pool: BotPool) -> None:
    gates = [Gate() for _ in range(3)]
    thinking = [asyncio.create_task(pool.run(gate.work, request(str(n)))) for n, gate in enumerate(gates)]
    await gates[0].begins()
    pool.close()
    await gates[0].ends()
    results = await asyncio.gather(*thinking, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results)
    with pytest.raises(asyncio.CancelledError):
        await pool.run(lambda: "late", request("late"))


async def test_whoever_waits_is_told_of_a_mistake(pool: BotPool) -> None:
    def fail() -> str:
        raise ValueError("out of order")

    with pytest.raises(ValueError, match="out of order"):
        await pool.run(fail, request("table"))
    assert await pool.run(lambda: "next", request("table")) == "next"
