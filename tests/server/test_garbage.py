"""All that lives is seldom looked through for garbage, and yet garbage does not grow for ever."""

import gc
import weakref
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

import pytest

from condottiere.languages.bundle import language
from condottiere.languages.fact import Fact
from condottiere.record.fairness.state import FairShuffle
from condottiere.server.messages.api import NewSeat, NewTable
from condottiere.server.new_tables.new_table import make_game
from condottiere.server.new_tables.shuffles import new_table_id
from condottiere.server.runtime.garbage import PER_TABLE, TRIM, GarbageCollector, give_back_free_memory
from condottiere.server.services import Services
from condottiere.server.storage import SeatPresence, Store, TablePresence
from condottiere.server.table.replay import head_of


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def _thaw() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_lives_is_not_looked_through_until_there_is_twice_as_much() -> None:
    with get_context("spawn").Pool(1) as apart:  # servers of other tests in this process collect garbage, too
        apart.apply(_double_what_lives)


def _double_what_lives() -> None:
    tables = [0]
    collector = GarbageCollector(lambda: tables[0], min_objects=0)
    knot = Knot()
    gone = weakref.ref(knot)
    collector.collect_all()
    del knot
    gc.collect()
    collector.collect_if_doubled()
    assert gone() is not None, "what was alive is left alone"
    more = [Knot() for _ in range(2 * gc.get_freeze_count())]
    tables[0] = len(more) // PER_TABLE
    collector.collect_if_doubled()
    assert gone() is not None, "so many objects may be those of tables"
    tables[0] = 0
    collector.collect_if_doubled()
    assert gone() is None
    assert more


def test_a_server_takes_what_lives_out_of_what_is_looked_through() -> None:
    collector = GarbageCollector(lambda: 0, min_objects=0)
    collector.collect_all()
    assert gc.get_freeze_count() > 10 * len(gc.get_objects())


def test_what_is_garbage_since_a_moment_ago_is_not_taken_for_what_lives() -> None:
    collector = GarbageCollector(lambda: 0)
    knot = Knot()
    gone = weakref.ref(knot)
    del knot
    collector.settle()
    assert gone() is None


def test_a_refusal_in_words_leaves_no_garbage() -> None:
    refusal = Fact(id="error-long-line", count=501, limit=500)
    language().write(refusal)  # what it needs is loaded
    gc.collect()
    language().write(refusal)
    assert gc.collect() == 0


async def test_what_is_asked_of_the_database_leaves_no_garbage(store: Store) -> None:
    used = Services()
    seats = [NewSeat(name=name) for name in ("ada", "bruno")]
    shuffle = FairShuffle(used.new_secret(), new_table_id())
    game, stored, _ = make_game(NewTable(seats=seats), "instant", used, shuffle)
    present = {stored.id: TablePresence({0: SeatPresence(1, True, False, None)}, acts=True)}

    async def ask() -> None:
        assert await store.load(stored.id)
        assert await store.summary(stored.id)
        assert await store.lengths([stored.id])
        await store.processes.renew("here", used.now() + 60, present, [stored.id])
        assert await store.processes.find([stored.id])
        assert not await store.rooms.find([stored.id])
        assert not await store.notices.pending_turns(used.now(), used.now())

    try:
        await store.create(stored, stored.created, head_of(game))
        await ask()  # what it needs is made
        gc.collect()
        gc.disable()
        await ask()
        assert gc.collect() == 0
    finally:
        gc.enable()


PIECES = 20_000
BYTES = 2_500
"""Of each piece: more than Python has in an allocator of its own."""


def resident() -> int:
    """Bytes of this process that the system has in memory."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))


@pytest.mark.skipif(TRIM is None, reason="this C library gives memory back by itself")
def test_memory_between_what_is_used_goes_back_to_the_system() -> None:
    pieces = [bytes([number % 256]) * BYTES for number in range(PIECES)]
    full = resident()
    kept = pieces[::100]
    del pieces
    give_back_free_memory()
    assert full - resident() > PIECES * BYTES / 2
    assert len(kept) == PIECES / 100
