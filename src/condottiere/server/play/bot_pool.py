"""A fair pool of threads for bots, hints and odds, so that no table keeps the others waiting.

As many tasks run at once as the pool has slots. A task that a person waits for goes first, then one of a
client that has not used more than its share lately, then the one that has used the least time (a multilevel
feedback queue), then one of the table that has used the least time lately. At each `checkpoint` a running
task gives up its slot if another should go first, and ends if it was cancelled. Quick tasks, which take
milliseconds, have slots of their own.

A started task keeps its thread until it ends. So each client and each table can have a part of the threads
only, and never more than are still free (dynamic thresholds: Choudhury and Hahne, 1998). However many
addresses somebody uses, few of them take few each, and there is a thread for whoever has none. Some threads
are only for the clients of people whom the server has known for a while. All tasks that nobody waits for
together count as one client.
"""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Container, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from math import exp2
from typing import Any, Final, TypeVar

from condottiere.bots.checkpoint import Abandoned, checkpoint, checkpoints

TIME_SLICE: Final = 0.05
"""Seconds for which a task keeps its slot, whatever else waits."""
LEVELS: Final = 5
"""Tasks that have used this many time slices, or more, have the same priority."""
HALF_LIFE: Final = 20.0
"""Seconds after which the time used by a table or a client counts half."""
CLIENT_SECONDS: Final = 10.0
"""Seconds lately used by a client after which others go first: about a third of one slot in the long run."""
MAX_STARTED: Final = 64
"""The maximum number of started, unfinished tasks; each needs a thread, even without a slot."""
RESERVED: Final = 16
"""How many of them only known clients may start."""
MAX_STARTED_OF_CLIENT: Final = 16
"""The maximum number of started tasks of one client, and of all started tasks that nobody waits for."""
MAX_STARTED_OF_TABLE: Final = 4
"""The maximum number of started tasks of one table, whose people may come from several addresses."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Scheduling:
    """The properties of a task by which the pool schedules it."""

    table: str
    """The table whose time it uses."""
    serial_key: Hashable
    """Tasks with the same key run one after the other."""
    client: Callable[[], str | None]
    """The client that waits for the result; None if nobody does. Asked each time the next task is chosen."""
    quick: bool
    """Whether it takes only milliseconds, and so need not wait for tasks that may take seconds."""


@dataclass(eq=False, slots=True)
class _Task:
    """A function to run, and the time that it has run so far."""

    work: Callable[[], Any]
    scheduling: Scheduling
    result: "Future[Any]" = field(default_factory=Future)
    started: bool = False
    started_for: str | None = None
    """The client that waited when it started, which it counts for until it ends."""
    cancelled: bool = False
    used: float = 0.0
    """Seconds that it has had a slot."""
    charged_at: float = 0.0
    """When it got its slot, or when its time was last added to `used`."""
    slice_end: float = 0.0
    """When another task may take its slot."""
    resume: threading.Event = field(default_factory=threading.Event)
    """Set while a started task may run."""


class _RecentUse:
    """The seconds that each table, or each client, has used, halved every HALF_LIFE."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}
        """By name, the seconds and when they were computed."""

    def seconds(self, name: str) -> float:
        """The seconds that count now."""
        seconds, at = self._used.get(name, (0.0, 0.0))
        return seconds * exp2((at - self._clock()) / HALF_LIFE)

    def add(self, name: str, seconds: float) -> None:
        """Add seconds to a name; forget names with hardly any seconds if there are too many."""
        self._used[name] = self.seconds(name) + seconds, self._clock()
        if len(self._used) > 2 * MAX_STARTED:
            used = self._used.items()
            self._used = {name: entry for name, entry in used if self.seconds(name) > TIME_SLICE / 10}


class BotPool:
    """The threads in which a server's bots think."""

    def __init__(
        self, slots: int, clock: Callable[[], float] = time.monotonic, known: Container[str | None] = ()
    ) -> None:
        """`slots` tasks run at once, and as many quick ones besides; `clock` returns seconds.

        `known` contains the clients of people whom the server has known for a while.
        """
        self._known = known
        self._slots = slots
        self._clock = clock
        self._lock = threading.Lock()
        self._of_tables = _RecentUse(clock)
        self._of_clients = _RecentUse(clock)
        self._waiting: list[_Task] = []
        self._running: set[_Task] = set()
        self._started: dict[Hashable, _Task] = {}
        """By serial key, the task that has started and not ended."""
        self._started_for: Counter[str | None] = Counter()
        """The number of started tasks of each client, not counting quick ones."""
        self._started_at: Counter[str] = Counter()
        """The same of each table."""
        self._threads = ThreadPoolExecutor(MAX_STARTED + slots, thread_name_prefix="bot")
        self._closed = False

    async def run(self, work: Callable[[], _T], scheduling: Scheduling) -> _T:
        """Run a function in a thread when its turn comes, and return its result or raise its exception.

        Cancelling this ends the function at its next checkpoint. Raises CancelledError if the pool is closed.
        """
        task = _Task(work, scheduling)
        with self._lock:
            if self._closed:
                raise asyncio.CancelledError
            self._waiting.append(task)
            self._fill_slots()
        try:
            result: _T = await asyncio.wrap_future(task.result)
            return result
        except asyncio.CancelledError:
            self._cancel(task)
            raise

    def load(self) -> tuple[int, int]:
        """The number of tasks that wait for a slot, and of those that run."""
        with self._lock:
            return len(self._waiting), len(self._running)

    def place(self, scheduling: Scheduling) -> int:
        """The place in line of the task with this scheduling, from 1; 0 if it does not wait."""
        with self._lock:
            line = sorted(self._waiting, key=self._priority)
        return next((at for at, task in enumerate(line, start=1) if task.scheduling is scheduling), 0)

    def close(self) -> None:
        """Start no more tasks, and end each running one at its next checkpoint."""
        with self._lock:
            self._closed = True
            tasks = [*self._waiting, *self._running]
        for task in tasks:
            self._cancel(task)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- choosing the next task; called with the lock held ----------------------------------------------

    def _priority(self, task: _Task) -> tuple[bool, bool, int, float]:
        """The sort key of a task; the lowest goes first."""
        client = task.scheduling.client()
        greedy = client is not None and self._of_clients.seconds(client) > CLIENT_SECONDS
        level = min(LEVELS, int(task.used / TIME_SLICE))
        return client is None, greedy, level, self._of_tables.seconds(task.scheduling.table)

    def _can_run(self, task: _Task) -> bool:
        if task.started:
            return True
        has_thread = task.scheduling.quick or self._has_thread(task.scheduling)
        return has_thread and task.scheduling.serial_key not in self._started

    def _has_thread(self, scheduling: Scheduling) -> bool:
        """Check if one more task may start for its client, or for nobody, and at its table."""
        client = scheduling.client()
        free = MAX_STARTED - self._started_for.total() - (0 if client in self._known else RESERVED)
        of_client, at_table = self._started_for[client], self._started_at[scheduling.table]
        return of_client < min(MAX_STARTED_OF_CLIENT, free) and at_table < min(MAX_STARTED_OF_TABLE, free)

    def _next(self, quick: bool) -> _Task | None:
        waiting = (task for task in self._waiting if task.scheduling.quick == quick)
        return min(filter(self._can_run, waiting), key=self._priority, default=None)

    def _fill_slots(self) -> None:
        if self._closed:
            return
        for quick in (True, False):
            free = self._slots - sum(task.scheduling.quick == quick for task in self._running)
            while free > 0 and (task := self._next(quick)) is not None:
                self._give_slot(task)
                free -= 1

    def _give_slot(self, task: _Task) -> None:
        self._waiting.remove(task)
        self._running.add(task)
        task.charged_at = self._clock()
        task.slice_end = task.charged_at + TIME_SLICE
        if task.started:
            task.resume.set()
        else:
            task.started = True
            self._started[task.scheduling.serial_key] = task
            if not task.scheduling.quick:
                task.started_for = task.scheduling.client()
                self._started_for[task.started_for] += 1
                self._started_at[task.scheduling.table] += 1
            self._threads.submit(self._run, task)

    def _charge(self, task: _Task) -> None:
        now = self._clock()
        seconds = now - task.charged_at
        task.used += seconds
        task.charged_at = now
        self._of_tables.add(task.scheduling.table, seconds)
        if (client := task.scheduling.client()) is not None:
            self._of_clients.add(client, seconds)

    def _forget_start(self, task: _Task) -> None:
        del self._started[task.scheduling.serial_key]
        if not task.scheduling.quick:
            self._started_for -= Counter([task.started_for])
            self._started_at -= Counter([task.scheduling.table])

    # --- in the threads -----------------------------------------------------------------------------------

    def _run(self, task: _Task) -> None:
        result: Any = None
        error: BaseException | None = None
        try:
            with checkpoints(lambda: self._check(task)):
                checkpoint()
                result = task.work()
        except BaseException as raised:  # passed on to the caller that waits for the result
            error = raised
        with self._lock:
            self._forget_start(task)
            if task in self._running:
                self._running.remove(task)
                self._charge(task)
            self._fill_slots()
        if task.cancelled:
            task.result.cancel()
        elif not task.result.set_running_or_notify_cancel():
            return
        elif error is None:
            task.result.set_result(result)
        else:
            task.result.set_exception(error)

    def _check(self, task: _Task) -> None:
        """Wait for a slot again if another task should go first. Raises Abandoned if this is cancelled."""
        with self._lock:
            if not (task.cancelled or task.scheduling.quick) and self._clock() >= task.slice_end:
                self._give_up_slot(task)
            waits = task in self._waiting
        if waits:
            task.resume.wait()
        if task.cancelled:
            raise Abandoned

    def _give_up_slot(self, task: _Task) -> None:
        """Give the slot of a task to the next one, or start another time slice if none should go first."""
        self._charge(task)
        other = self._next(quick=False)
        if other is None or self._priority(other) >= self._priority(task):
            task.slice_end = task.charged_at + TIME_SLICE
            return
        task.resume.clear()
        self._running.remove(task)
        self._waiting.append(task)
        self._fill_slots()

    def _cancel(self, task: _Task) -> None:
        with self._lock:
            task.cancelled = True
            if task in self._waiting:
                self._waiting.remove(task)
                task.resume.set()
            if not task.started:
                task.result.cancel()
