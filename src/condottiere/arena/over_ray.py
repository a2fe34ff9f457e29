"""The same jobs over a Ray cluster. Nothing else in the arena knows of Ray."""

import logging
import os
import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, Final

from .machinery import AHEAD, Machinery, MachineryError, cores
from .plan import DifferentCode, Job, Plan
from .play import BotFailed, Played, play_job

NEW: Final = "local"
"""Ray's address of a new cluster, of this machine alone."""


def over_ray(address: str | None = None, workers: int | None = None) -> Machinery:
    """The cluster at an address; without one, the cluster this machine is in, or else a new one.

    `workers` is how many cores a new cluster gets, or how many jobs an existing one plays at a time (None:
    as many as there are cores). Raises MachineryError if Ray is not installed.
    """
    if address is not None and not _is_address(address):
        raise MachineryError(
            f"{address} is no address of a Ray cluster: that is HOST:PORT, or {NEW} for a new one. After "
            "--ray alone, no bot may follow"
        )
    try:
        import ray
    except ModuleNotFoundError as error:
        raise MachineryError("Ray is not installed: pip install 'condottiere[ray]'") from error

    def play(plan: Plan, jobs: Iterator[Job]) -> Generator[Played]:
        with _cluster(ray, address, workers) as size:
            yield from _in_flight(ray, plan, jobs, (workers or size) * AHEAD)

    return play


def _in_flight(ray: Any, plan: Plan, jobs: Iterator[Job], window: int) -> Generator[Played]:
    """Hand jobs out, a few more than there are workers, and pass on what is done."""
    task = ray.remote(num_cpus=1)(play_job)
    shared = ray.put(plan)
    handed_out: list[Any] = []
    try:
        for job in jobs:
            handed_out.append(task.remote(shared, job))
            if len(handed_out) < window:
                continue
            done, handed_out = ray.wait(handed_out)
            yield from ray.get(done)
        while handed_out:
            done, handed_out = ray.wait(handed_out)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, BotFailed | DifferentCode):
            raise error.cause from error
        raise
    except ray.exceptions.RayError as error:
        raise MachineryError(f"the Ray cluster failed: {error}") from error


@contextmanager
def _cluster(ray: Any, address: str | None, workers: int | None) -> Iterator[int]:
    """Join a cluster, or begin one, for as long as it is needed; gives its number of cores.

    Leaving it ends whatever is still being played. (Cancelling jobs first can crash Ray.)
    """
    if ray.is_initialized():
        yield _size(ray)
        return
    _join(ray, address, workers)
    try:
        yield _size(ray)
    finally:
        ray.shutdown()


def _join(ray: Any, address: str | None, workers: int | None) -> None:
    # Ray itself has a task of one core use one thread.
    settings = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address != NEW:
            _knock(address or "")
            ray.init(address=address or "auto", **settings)
            return
    except (OSError, ValueError, RuntimeError) as error:
        if address is not None:
            raise MachineryError(f"there is no Ray cluster at {address}: {error}") from error
    # Ray reports how it is used, unless told otherwise; nobody asked for that here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address=NEW, num_cpus=workers or cores(), include_dashboard=False, **settings)


def _is_address(address: str) -> bool:
    return address in (NEW, "auto") or ":" in address


def _knock(address: str) -> None:
    """Raises OSError if nobody answers at HOST:PORT: Ray itself would go on trying for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()


def _size(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
