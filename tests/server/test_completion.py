"""Work that takes long is awaited to its end, whoever is gone meanwhile."""

import asyncio
import gc
import threading
from typing import Any

import pytest

from condottiere.server.runtime.completion import in_thread, wait_to_end
from support.people import PATIENCE


class Failed(Exception):
    pass


@pytest.mark.parametrize("cancellations", [1, 2])
async def test_work_in_a_thread_ends_first_and_leaves_no_error_unretrieved(cancellations: int) -> None:
    unretrieved: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unretrieved.append(context))
    goes_on = threading.Event()

    def fail() -> None:
        assert goes_on.wait(PATIENCE)
        raise Failed

    task = asyncio.create_task(in_thread(fail))
    for _ in range(cancellations):
        for _turn in range(2):  # of the event loop: no time passes
            await asyncio.sleep(0)
        task.cancel()
    await asyncio.sleep(0)
    assert not task.done(), "the thread still works"
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    gc.collect()
    assert unretrieved == []


async def test_what_the_work_raises_is_raised() -> None:
    async def fail() -> None:
        raise Failed

    with pytest.raises(Failed):
        await wait_to_end(asyncio.ensure_future(fail()))
