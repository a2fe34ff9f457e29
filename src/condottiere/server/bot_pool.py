"""Where bots think: a fair pool of threads, so that no table can keep the others waiting.

Bots that look ahead share as many slots as there are cores. Thoughts that a person waits for come first, then
short ones before long ones (multilevel feedback queue), then those of tables that have used the least time of
late. A thought gives its slot up when another ought to go first, and ends when its request is cancelled: bots
ask for both at every `checkpoint`. Bots that answer within milliseconds have slots of their own.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from math import exp2
from typing import Any, Final, TypeVar

from condottiere.bots.checkpoint import Abandoned, checkpoint, checkpoints

SLICE: Final = 0.05
"""Seconds that a thought may use its slot before another one may take it."""
LEVELS: Final = 5
"""After so many slices a thought is as long as any."""
HALF_LIFE: Final = 20.0
"""Seconds after which half of the time that a table has used is forgotten."""
MOST_BEGUN: Final = 64
"""Thoughts that may have begun and not ended: each of them needs a thread."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Who asks for a thought, and how long it may take."""

    table: str
    """Whose time it uses."""
    lane: Hashable
    """Of the thoughts of one lane only one is thought at a time."""
    person: Callable[[], bool]
    """Whether a person waits for it, asked whenever the next thought is chosen."""
    quick: bool
    """Whether it takes milliseconds: such thoughts do not wait for those that may take seconds."""


@dataclass(eq=False, slots=True)
class _Thought:
    """Some work, and how far it is."""

    work: Callable[[], Any]
    request: Request
    result: "Future[Any]" = field(default_factory=Future)
    begun: bool = False
    cancelled: bool = False
    used: float = 0.0
    """Seconds that it has had a slot."""
    since: float = 0.0
    """When it got its slot, or was last charged for it."""
    until: float = 0.0
    """Till when it may keep its slot whoever waits."""
    resume: threading.Event = field(default_factory=threading.Event)


class _Budget:
    """The seconds of thought that each table has used of late."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def used(self, table: str) -> float:
        """Seconds, those of long ago counted less and less."""
        seconds, at = self._used.get(table, (0.0, 0.0))
        return seconds * exp2((at - self._clock()) / HALF_LIFE)

    def charge(self, table: str, seconds: float) -> None:
        """Count more seconds, and forget the tables that have used next to none."""
        self._used[table] = self.used(table) + seconds, self._clock()
        if len(self._used) > 2 * MOST_BEGUN:
            self._used = {name: entry for name, entry in self._used.items() if self.used(name) > SLICE / 10}


class BotPool:
    """The threads of one server, for bots, hints and odds alike."""

    def __init__(self, slots: int, clock: Callable[[], float] = time.monotonic) -> None:
        """`slots` says how many thoughts may go on at the same time; quick ones have as many of their own."""
        self._slots = slots
        self._clock = clock
        self._lock = threading.Lock()
        self._budget = _Budget(clock)
        self._waiting: list[_Thought] = []
        self._thinking: set[_Thought] = set()
        self._lanes: dict[Hashable, _Thought] = {}
        """The thought of each lane that has begun and not ended."""
        self._threads = ThreadPoolExecutor(MOST_BEGUN + slots, thread_name_prefix="bot")
        self._closed = False

    async def think(self, work: Callable[[], _T], request: Request) -> _T:
        """Run work in a thread when its turn comes. Cancelling this ends the work at its next checkpoint.

        Raises what the work raises, and CancelledError once the pool is closed.
        """
        thought = _Thought(work, request)
        with self._lock:
            if self._closed:
                raise asyncio.CancelledError
            self._waiting.append(thought)
            self._fill_slots()
        try:
            result: _T = await asyncio.wrap_future(thought.result)
            return result
        except asyncio.CancelledError:
            self._cancel(thought)
            raise

    def close(self) -> None:
        """Begin nothing more, and end what has begun at its next checkpoint."""
        with self._lock:
            self._closed = True
            thoughts = [*self._waiting, *self._thinking]
        for thought in thoughts:
            self._cancel(thought)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # --- who is next; called with the lock held -----------------------------------------------------

    def _order(self, thought: _Thought) -> tuple[bool, int, float]:
        level = min(LEVELS, int(thought.used / SLICE))
        return not thought.request.person(), level, self._budget.used(thought.request.table)

    def _may_go_on(self, thought: _Thought) -> bool:
        if thought.begun:
            return True
        room = thought.request.quick or len(self._lanes) < MOST_BEGUN
        return room and thought.request.lane not in self._lanes

    def _next(self, quick: bool) -> _Thought | None:
        waiting = (other for other in self._waiting if other.request.quick == quick)
        return min(filter(self._may_go_on, waiting), key=self._order, default=None)

    def _fill_slots(self) -> None:
        if self._closed:
            return
        for quick in (True, False):
            free = self._slots - sum(thought.request.quick == quick for thought in self._thinking)
            while free > 0 and (thought := self._next(quick)) is not None:
                self._go_on(thought)
                free -= 1

    def _go_on(self, thought: _Thought) -> None:
        self._waiting.remove(thought)
        self._thinking.add(thought)
        thought.since = self._clock()
        thought.until = thought.since + SLICE
        if thought.begun:
            thought.resume.set()
        else:
            thought.begun = True
            self._lanes[thought.request.lane] = thought
            self._threads.submit(self._run, thought)

    def _charge(self, thought: _Thought) -> None:
        now = self._clock()
        thought.used += now - thought.since
        self._budget.charge(thought.request.table, now - thought.since)
        thought.since = now

    # --- in the threads ------------------------------------------------------------------------------

    def _run(self, thought: _Thought) -> None:
        result: Any = None
        error: BaseException | None = None
        try:
            with checkpoints(lambda: self._check(thought)):
                checkpoint()
                result = thought.work()
        except BaseException as raised:  # whoever waits for the result is told
            error = raised
        with self._lock:
            del self._lanes[thought.request.lane]
            if thought in self._thinking:
                self._thinking.remove(thought)
                self._charge(thought)
            self._fill_slots()
        if thought.cancelled:
            thought.result.cancel()
        elif not thought.result.set_running_or_notify_cancel():
            return
        elif error is None:
            thought.result.set_result(result)
        else:
            thought.result.set_exception(error)

    def _check(self, thought: _Thought) -> None:
        """Let the next one go first, if it is its turn. Raises Abandoned if nobody waits for this one."""
        with self._lock:
            if not (thought.cancelled or thought.request.quick) and self._clock() >= thought.until:
                self._let_others_go_first(thought)
            waits = thought in self._waiting
        if waits:
            thought.resume.wait()
        if thought.cancelled:
            raise Abandoned

    def _let_others_go_first(self, thought: _Thought) -> None:
        self._charge(thought)
        other = self._next(quick=False)
        if other is None or self._order(other) >= self._order(thought):
            thought.until = thought.since + SLICE
            return
        thought.resume.clear()
        self._thinking.remove(thought)
        self._waiting.append(thought)
        self._fill_slots()

    def _cancel(self, thought: _Thought) -> None:
        with self._lock:
            thought.cancelled = True
            if thought in self._waiting:
                self._waiting.remove(thought)
                thought.resume.set()
            if not thought.begun:
                thought.result.cancel()
