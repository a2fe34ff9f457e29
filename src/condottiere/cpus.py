"""How many processors there are to work with, and how to have them all work."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def available_cpus() -> int:
    """How many processors this process may use: where the system says so, only those of its affinity."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_on_threads(call: Callable[[Item], Result], items: Sequence[Item], threads: int) -> list[Result]:
    """Call a function with each item, so many at a time, and return the results in the order of the items.

    This gains time for compiled code, which releases the GIL. What Python computes needs processes instead,
    as the executors of `arena` have them.
    """
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(call, items))
