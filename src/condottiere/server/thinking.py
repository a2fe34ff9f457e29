"""Where bots think: in threads, no more at once than there are cores.

What is asked beyond that waits its turn. So a server with many tables stays quick for people, however long
its bots think: they are compiled, and while they think other threads run.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

_T = TypeVar("_T")


class Thinking:
    """The threads of one server, for bots, hints and odds alike."""

    def __init__(self, at_once: int) -> None:
        self._threads = ThreadPoolExecutor(max_workers=at_once, thread_name_prefix="thinking")

    def begin(self, work: Callable[[], _T]) -> Future[_T]:
        """Think of something as soon as a thread is free. What has begun cannot be cancelled any more."""
        return self._threads.submit(work)

    async def of(self, work: Callable[[], _T]) -> _T:
        """What comes of thinking."""
        return await asyncio.wrap_future(self.begin(work))

    def close(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
