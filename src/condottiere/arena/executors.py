"""Executors, which do jobs such as those of a plan: in this process, on all cores, or on a Ray cluster.

An executor takes jobs one by one and yields their results as they are finished, in any order. Closing it
early stops the jobs that are still being played.
"""

import logging
import multiprocessing
import os
import socket
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from condottiere.cpus import available_cpus
from condottiere.workers import ONE_THREAD, begin_worker

from .plan import DifferentCode
from .play import BotFailed

Pending = TypeVar("Pending")
Shared = TypeVar("Shared")
Item = TypeVar("Item")
Done = TypeVar("Done")

Task: TypeAlias = Callable[[Shared, Item], Done]


class Executor(Protocol):
    """Calls a task with what all jobs share and with each job, and yields what it returns."""

    def __call__(
        self, task: Task[Shared, Item, Done], shared: Shared, items: Iterator[Item], /
    ) -> Generator[Done]: ...


JOBS_PER_WORKER: Final = 2
"""The number of jobs submitted for each worker at a time, so that none waits for its next one."""


class ExecutorError(RuntimeError):
    """The workers failed, rather than a game. The message says what may help."""


def process_executor(workers: int) -> Executor:
    """Make an executor with this many worker processes; 1 plays in this process."""
    if workers == 1:
        return _in_process

    def play(task: Task[Shared, Item, Done], shared: Shared, items: Iterator[Item]) -> Generator[Done]:
        with one_thread_each(), _workers(workers) as pool:
            yield from _in_pool(pool, partial(task, shared), items, workers * JOBS_PER_WORKER)

    return play


def _in_process(task: Task[Shared, Item, Done], shared: Shared, items: Iterator[Item]) -> Generator[Done]:
    for item in items:
        yield task(shared, item)


def _in_flight(
    items: Iterator[Item],
    window: int,
    submit: Callable[[Item], Pending],
    finish_some: Callable[[list[Pending]], tuple[Iterator[Done], list[Pending]]],
) -> Generator[Done]:
    """Submit jobs, at most `window` at a time, and yield their results."""
    pending: list[Pending] = []
    for item in items:
        pending.append(submit(item))
        if len(pending) >= window:
            done, pending = finish_some(pending)
            yield from done
    while pending:
        done, pending = finish_some(pending)
        yield from done


def _in_pool(
    pool: ProcessPoolExecutor, call: Callable[[Item], Done], items: Iterator[Item], window: int
) -> Generator[Done]:
    def finish_some(pending: list[Future[Done]]) -> tuple[Iterator[Done], list[Future[Done]]]:
        done, left = wait(pending, return_when=FIRST_COMPLETED)
        return (future.result() for future in done), [*left]

    try:
        yield from _in_flight(items, window, lambda item: pool.submit(call, item), finish_some)
    except BrokenProcessPool as error:
        raise ExecutorError(
            "a worker process ended before its work was done. Above may stand why; if nothing does, it was "
            "killed, perhaps for want of memory, and fewer --workers take less"
        ) from error


@contextmanager
def _workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Start worker processes. On an exception they are terminated at once."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")  # a fork would copy locks that other threads hold
    pool = ProcessPoolExecutor(count, context, initializer=begin_worker)
    try:
        yield pool
    except BaseException:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Let processes that start in this context use one thread each."""
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


NEW_CLUSTER: Final = "local"
"""Ray's address for a new cluster of this machine alone."""


def ray_executor(address: str | None = None, workers: int | None = None) -> Executor:
    """Make an executor on a Ray cluster.

    Without an address it is the cluster this machine belongs to, or else a new one. `workers` is the number
    of cores of a new cluster, or the number of jobs that an existing one plays at a time (None: as many as
    there are cores). Raises ExecutorError for an invalid address, or if Ray is not installed.
    """
    if address is not None and address not in (NEW_CLUSTER, "auto") and ":" not in address:
        raise ExecutorError(
            f"{address} is no address of a Ray cluster: that is HOST:PORT, or {NEW_CLUSTER} for a new one. "
            "After --ray alone, no bot may follow"
        )
    try:
        import ray
    except ModuleNotFoundError as error:
        raise ExecutorError("Ray is not installed: pip install 'condottiere[ray]'") from error

    def play(task: Task[Shared, Item, Done], shared: Shared, items: Iterator[Item]) -> Generator[Done]:
        with _cluster(ray, address, workers) as size:
            yield from _on_ray(ray, task, shared, items, (workers or size) * JOBS_PER_WORKER)

    return play


def _on_ray(
    ray: Any, task: Task[Shared, Item, Done], shared: Shared, items: Iterator[Item], window: int
) -> Generator[Done]:
    remote = ray.remote(num_cpus=1)(task)
    put = ray.put(shared)

    def finish_some(pending: list[Any]) -> tuple[Iterator[Done], list[Any]]:
        done, left = ray.wait(pending)
        return iter(ray.get(done)), left

    try:
        yield from _in_flight(items, window, lambda item: remote.remote(put, item), finish_some)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BotFailed | DifferentCode):
            raise error.cause from error
        raise
    except ray.exceptions.RayError as error:
        raise ExecutorError(f"the Ray cluster failed: {error}") from error


@contextmanager
def _cluster(ray: Any, address: str | None, workers: int | None) -> Iterator[int]:
    """Join or start a cluster for this context; yields its number of cores.

    Leaving it ends the jobs that are still being played. (Cancelling them first can crash Ray.)
    """
    if ray.is_initialized():
        yield _cpu_count(ray)
        return
    _join(ray, address, workers)
    try:
        yield _cpu_count(ray)
    finally:
        ray.shutdown()


def _join(ray: Any, address: str | None, workers: int | None) -> None:
    # Ray itself limits a task of one core to one thread.
    settings = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address != NEW_CLUSTER:
            _check_reachable(address or "")
            ray.init(address=address or "auto", **settings)
            return
    except (OSError, ValueError, RuntimeError) as error:
        if address is not None:
            raise ExecutorError(f"there is no Ray cluster at {address}: {error}") from error
    # Ray sends usage statistics by default.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address=NEW_CLUSTER, num_cpus=workers or available_cpus(), include_dashboard=False, **settings)


def _check_reachable(address: str) -> None:
    """Raise OSError if nothing listens at HOST:PORT, since Ray itself would try for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _cpu_count(ray: Any) -> int:
    """How many cores the cluster has, at least 1."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
