"""Processes for slow computation in Python, a thread of which would delay the event loop."""

import asyncio
import logging
import multiprocessing
import pickle
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.workers import begin_worker

from .completion import wait_to_end
from .turns import FairTurns

_log = logging.getLogger(__name__)
_T = TypeVar("_T")

_NICENESS: Final = 10
_MOST_BYTES: Final = 1 << 30
"""The memory that a process may use for data."""
REMEMBERED: Final = 4
"""The number of latest topics of a worker, about which it may have something in memory."""
_starting: Final = threading.Lock()


class Worker:
    """A process that does one thing after another. It is started when it is first needed, or has ended."""

    def __init__(self, own_process: bool) -> None:
        self._own_process = own_process
        self._executor: Executor | None = None
        self._process: BaseProcess | None = None
        self.topics: deque[Hashable] = deque(maxlen=REMEMBERED)
        """What it was taken for lately."""

    async def run(self, work: Callable[..., _T], *arguments: Any) -> _T:
        """Call a function in the process; it, its arguments and its result are pickled.

        If this is cancelled, it returns only when the function has ended. Raises RequestError if the process
        ends, or uses too much memory.
        """
        return await wait_to_end(asyncio.ensure_future(self._run(partial(work, *arguments))))

    async def _run(self, work: Callable[[], _T]) -> _T:
        try:
            return await asyncio.wrap_future(await asyncio.to_thread(lambda: self._start().submit(work)))
        except (BrokenExecutor, MemoryError) as error:
            status = None if self._process is None else self._process.exitcode
            _log.warning("a process for reviews is replaced (exit status %s): %s", status, error)
            self.close()
            raise RequestError("overloaded", Fact(id="error-interrupted")) from None

    def _start(self) -> Executor:
        """What runs functions, started if need be, which takes a while."""
        if self._executor is None and self._own_process:
            # A fork would copy locks that other threads hold.
            context = multiprocessing.get_context("spawn")
            with _starting:
                others = set(multiprocessing.active_children())
                executor = ProcessPoolExecutor(1, context, begin_worker, (_NICENESS, _MOST_BYTES))
                executor.submit(int)
                (self._process,) = set(multiprocessing.active_children()) - others
            self._executor = executor
        elif self._executor is None:
            self._executor = _PicklingThread(1)
        return self._executor

    def close(self) -> None:
        """End the process, whatever it does."""
        executor, self._executor = self._executor, None
        process, self._process = self._process, None
        self.topics.clear()
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)
        if process is not None:
            process.terminate()


class _PicklingThread(ThreadPoolExecutor):
    """A thread that gets and returns copies, as a process does."""

    def submit(self, work: Callable[..., _T], /, *arguments: Any, **named: Any) -> Any:
        pickled = pickle.dumps(partial(work, *arguments, **named))
        return super().submit(lambda: pickle.loads(pickle.dumps(pickle.loads(pickled)())))


class Workers:
    """A few workers. Each is taken by one client at a time, and each client takes one; clients take turns."""

    def __init__(self, count: int, own_processes: bool = True) -> None:
        """Tests save the time to start processes, and have threads instead."""
        self._turns = FairTurns(count)
        self._idle = [Worker(own_processes) for _ in range(count)]
        """Those that nobody has taken, the one taken last at the end."""
        self._all = self._idle[:]

    @asynccontextmanager
    async def take(self, client: str, topic: Hashable) -> AsyncIterator[Worker]:
        """Wait for the client's turn, and hold a worker within this block, if it can be one for the topic."""
        async with self._turns.take(client):
            worker = next((one for one in self._idle if topic in one.topics), self._idle[0])
            self._idle.remove(worker)
            if topic in worker.topics:
                worker.topics.remove(topic)
            worker.topics.append(topic)
            try:
                yield worker
            finally:
                self._idle.append(worker)

    def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.close()
