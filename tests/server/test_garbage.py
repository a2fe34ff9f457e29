"""All that lives is seldom looked through for garbage, and yet garbage does not grow for ever."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from condottiere.server.garbage import GarbageCollector


class Knot:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def _thaw() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_lives_is_not_looked_through_until_there_is_twice_as_much() -> None:
    collector = GarbageCollector(least=0)
    knot = Knot()
    gone = weakref.ref(knot)
    collector.collect_all()
    del knot
    gc.collect()
    collector.collect_if_doubled()
    assert gone() is not None, "what was alive is left alone"
    more = [Knot() for _ in range(gc.get_freeze_count())]
    collector.collect_if_doubled()
    assert gone() is None
    assert more


def test_a_server_takes_what_lives_out_of_what_is_looked_through() -> None:
    collector = GarbageCollector(least=0)
    collector.collect_all()
    assert gc.get_freeze_count() > 10 * len(gc.get_objects())
