"""What plays the jobs of a plan: this process, all cores, or (in `over_ray`) a cluster.

Every machinery takes jobs one by one and gives them back as they are finished, in any order. Closing it
before the end stops whatever is still being played.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait as wait_for
from typing import Final, TypeAlias

from .plan import Job, Plan
from .play import Played, play_job

Machinery: TypeAlias = Callable[[Plan, Iterator[Job]], Generator[Played]]

ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""Each worker has one core. Threads of linear algebra would only take those of its neighbours."""
AHEAD: Final = 2
"""Jobs handed out for each worker, so that none waits for its next one."""


class MachineryError(RuntimeError):
    """The workers failed, not the game. The message says what may help."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_cores(workers: int) -> Machinery:
    """So many worker processes; 1 plays here, in this process."""
    if workers == 1:
        return _here

    def play(plan: Plan, jobs: Iterator[Job]) -> Generator[Played]:
        with one_thread_each(), _workers(workers) as pool:
            yield from _in_flight(pool, plan, jobs, workers * AHEAD)

    return play


def _here(plan: Plan, jobs: Iterator[Job]) -> Generator[Played]:
    for job in jobs:
        yield play_job(plan, job)


def _in_flight(pool: ProcessPoolExecutor, plan: Plan, jobs: Iterator[Job], window: int) -> Generator[Played]:
    """Hand jobs out, a few more than there are workers, and pass on what is done."""
    handed_out: set[Future[Played]] = set()
    try:
        for job in jobs:
            handed_out.add(pool.submit(play_job, plan, job))
            if len(handed_out) < window:
                continue
            done, handed_out = wait(handed_out, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        while handed_out:
            done, handed_out = wait(handed_out, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool as error:
        raise MachineryError(
            "a worker process ended before its work was done. Above may stand why; if nothing does, it was "
            "killed, perhaps for want of memory, and fewer --workers take less"
        ) from error


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes. Unless all went well they are ended at once, in the middle of what they do."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # a fork would copy locks that other threads hold
    pool = ProcessPoolExecutor(count, context, initializer=_begin_work)
    try:
        yield pool
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_work() -> None:
    """In a worker: leave Ctrl-C to the parent, and end when the parent does, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Have processes that are begun meanwhile use one thread each."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
