"""Awaiting work to its end even if the caller is cancelled, and awaiting the first of several.

A task refers to its error, and the error to the local variables of all functions that it has passed through.
So these functions delete every variable that holds the task whose error they raise. Otherwise the reference
cycle would keep tables in memory.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from condottiere.server.errors import RequestError

from .turns import count_work, start_for_client

_log = logging.getLogger(__name__)
_T = TypeVar("_T")


async def run_to_completion(work: Coroutine[Any, Any, _T]) -> _T:
    """Await work. If this is cancelled, it returns at once, and the work continues."""
    task = start_for_client(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(_log_failure)
        raise
    finally:
        del task


async def wait_to_end(working: asyncio.Future[_T]) -> _T:
    """Await work that cannot be stopped, such as a thread's. If cancelled, return only when the work ends."""
    cancelled: asyncio.CancelledError | None = None
    try:
        while not working.done():
            try:
                await asyncio.wait([working])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            _log_failure(working)  # nobody awaits it any more
            raise cancelled
        return working.result()
    finally:
        del working, cancelled


async def in_thread(make: Callable[[], _T]) -> _T:
    """Run a slow function in a thread, and count its time for the present client.

    If this is cancelled, it returns only when the thread has ended.
    """
    seconds = 0.0

    def work() -> _T:
        nonlocal seconds
        began = time.thread_time()
        try:
            return make()
        finally:
            seconds = time.thread_time() - began

    try:
        return await wait_to_end(asyncio.ensure_future(asyncio.to_thread(work)))
    finally:
        count_work(seconds)


async def wait_for_first(*waits: Awaitable[Any]) -> None:
    """Wait until the first of these ends, and cancel the others."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


async def run_until_first(*works: Coroutine[Any, Any, None]) -> None:
    """Run these until the first of them ends, cancel the others, and raise its exception, if any."""
    tasks = [start_for_client(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        del task, tasks
    while done:
        done.pop().result()


def _log_failure(task: asyncio.Future[Any]) -> None:
    """Log the error of work whose result nobody awaits any more."""
    if not task.cancelled() and not isinstance(error := task.exception(), RequestError | None):
        _log.error("work that went on after its connection failed", exc_info=error)
