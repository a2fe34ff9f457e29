"""Turns of clients: whoever asks for much waits longer, and nobody waits for what another client asked for.

What one client asks for queues behind itself: for the event loop (`LoopShares`), and for the database and
threads (`FairTurns`). Of each round of the loop, in which it does all that is ready, a client has a small
part: what many of its connections ask for at once is done between what others ask for. Without others it has
all of each round.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from types import coroutine
from typing import Any, Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

_T = TypeVar("_T")

SERVER: Final = ""
"""The client of what the server does by itself or for all: storing moves, loading tables, acting for bots."""
current_client: ContextVar[str] = ContextVar("client", default=SERVER)
"""The client that the running task works for."""
_request: ContextVar["_Request | None"] = ContextVar("request", default=None)
_payer: ContextVar["Payer | None"] = ContextVar("payer", default=None)
_holds: ContextVar[bool] = ContextVar("holds", default=False)
"""Whether the running task holds what others wait for."""


def start_for_server(
    work: Coroutine[Any, Any, _T], name: str, payer: "Payer | None" = None, client: str = SERVER
) -> "asyncio.Task[_T]":
    """Start a task of the server itself, whichever client happened to cause it.

    It waits for no client's turn. What it does counts for the `payer`, if any, also in each round of the
    loop; for the database and for threads it waits in the line of `client`.
    """
    context = Context()
    context.run(_payer.set, payer)
    context.run(current_client.set, client)
    steps = work if payer is None else _count_steps(payer, work)
    task = asyncio.get_running_loop().create_task(steps, name=name, context=context)
    task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began
    return task


def start_for_client(work: Coroutine[Any, Any, _T]) -> "asyncio.Task[_T]":
    """Start a task whose steps are done as it is the turn of the client that the running task works for."""
    request = _request.get()
    if request is None:
        return asyncio.ensure_future(work)
    context = copy_context()
    context.run(_holds.set, False)
    task = asyncio.create_task(_await_steps(request, work), context=context)
    task.add_done_callback(lambda _: work.close())  # if it was cancelled before it began
    return task


def start_for_all(work: Coroutine[Any, Any, _T], name: str) -> "asyncio.Task[_T]":
    """Start what the present client has asked for, and others may wait for as well."""
    return start_for_server(work, name, present_payer(), current_client.get())


def count_work(seconds: float) -> None:
    """Count work elsewhere that others wait for, such as a thread's, for the present client."""
    present_payer().pay(seconds)


class OwnLines:
    """Lets a few tasks of each client run at a time; the others of that client wait in order."""

    def __init__(self, of_client: int, of_server: int | None = None) -> None:
        """`of_server` is the number of the server's own tasks, if it is another."""
        self._of_client = of_client
        self._of_server = of_server or of_client
        self._lines: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, client: str) -> asyncio.Semaphore:
        """What tasks of a client acquire; it exists as long as any of them refers to it."""
        line = self._lines.get(client)
        if line is None:
            at_once = self._of_server if client == SERVER else self._of_client
            line = self._lines[client] = asyncio.Semaphore(at_once)
        return line


class FairTurns:
    """Lets a few tasks run at a time, and only some of each client; waiting clients take turns.

    A task that runs does not wait for its client's turn of the event loop, since others wait for the task.
    """

    def __init__(self, at_once: int, of_client: int = 1, of_server: int | None = None) -> None:
        """`of_server` as for `OwnLines`."""
        self._at_once = asyncio.Semaphore(at_once)
        self._own = OwnLines(of_client, of_server)
        """What the tasks of a client acquire before they compete with other clients."""

    @asynccontextmanager
    async def take(self, client: str) -> AsyncIterator[None]:
        """Wait for the client's turn, and hold it within this block."""
        async with self._own.of(client):  # so only a few of each client wait for the others
            held = _holds.get()
            _holds.set(True)
            try:
                async with self._at_once:
                    yield
            finally:
                _holds.set(held)


SHARE: Final = 0.25
"""The part of the event loop's time that one client may use in the long run, while there are others."""
BURST_SECONDS: Final = 0.1
"""Seconds of the event loop that it may use before that, for example to open a page."""
ROUND_SECONDS: Final = 0.0005
"""Seconds of each round after which a client's next step waits for the next one, while there are others."""
_MOST_SECONDS: Final = 0.2
"""The maximum that a client waits for what it has used."""
_ALONE_SECONDS: Final = 10.0
"""Seconds after which a client that does nothing is none of the others."""
_MAX_CLIENTS: Final = 10_000
"""The number of clients that are remembered; those longest unseen are forgotten."""


@dataclass(slots=True)
class _Use:
    """What a client has used of the event loop."""

    due: float = 0.0
    """Seconds at `at` until all that it has used would be within its share."""
    at: float = 0.0
    round: int = 0
    """The latest round of the loop of which it has used something."""
    of_round: float = 0.0
    """The seconds that it has used of that."""
    waiting: "list[tuple[int, int, asyncio.Future[None]]]" = field(default_factory=list)
    """A heap of its steps that wait: those of the first request first, and of one request in order."""


class _Request(NamedTuple):
    """What a client has asked for, in all tasks that work for it."""

    shares: "LoopShares"
    client: str
    number: int
    seen: bool
    """Whether the client is one of the others for whom a client waits."""


class Payer(NamedTuple):
    """Whose share of the event loop is used by work that is done for a client in tasks of the server."""

    shares: "LoopShares | None" = None
    """None if it is nobody's."""
    client: Callable[[], str | None] = lambda: None
    """Asked whenever work is counted; None if it is nobody's then."""
    seen: bool = True
    """As in `LoopShares.do`."""

    def pay(self, seconds: float) -> None:
        """Count seconds of work."""
        if self.shares is not None and (client := self.client()) is not None:
            self.shares.add(client, seconds, self.seen)

    @coroutine
    def wait_for_round(self) -> Generator[Any, None, None]:
        """Wait until the client has not used up its part of a round of the loop."""
        if self.shares is not None and (client := self.client()) is not None:
            while self.shares.has_used_round(client):
                yield  # until the next round

    @property
    def work_clock(self) -> Callable[[], float]:
        """The clock by which work is counted, in seconds that this thread has worked."""
        return time.thread_time if self.shares is None else self.shares.work_clock

    @contextmanager
    def paying(self) -> Iterator[None]:
        """Count what is done in this block, which awaits nothing."""
        began = self.work_clock()
        try:
            yield
        finally:
            self.pay(self.work_clock() - began)


def present_payer() -> Payer:
    """Whoever pays for what the running task does."""
    return _payer.get() or Payer()


class LoopShares:
    """Shares the event loop among clients: the steps of one that has used more than its share wait.

    A step is what a task does without awaiting anything. A client without others has the loop for itself.
    """

    def __init__(
        self, clock: Callable[[], float] = time.monotonic, work_clock: Callable[[], float] = time.thread_time
    ) -> None:
        """`clock` is in seconds, and `work_clock` in seconds that this thread has worked."""
        self._clock = clock
        self.work_clock = work_clock
        self._numbers = count()
        self._used: OrderedDict[str, _Use] = OrderedDict()
        """By client, the one latest seen last."""
        self._latest = self._before = ("", -_ALONE_SECONDS)
        """The latest client and when it was seen, and the same of the latest one other than that."""
        self._round = 0
        self._round_ends: asyncio.Handle | None = None
        """None if nobody has used anything of the present round."""

    async def do(self, client: str, work: Callable[[], Coroutine[Any, Any, None]], seen: bool = True) -> None:
        """Do a client's work, and what is started by `start_for_client` during it, as it is its turn.

        Without `seen`, this does not end another client's having the loop for itself.
        """
        request = _Request(self, client, next(self._numbers), seen)
        current_client.set(client)
        _request.set(request)
        _holds.set(False)
        _payer.set(Payer(self, lambda: client, seen))
        await _await_steps(request, work())

    def wait(self, request: _Request) -> Generator[Any, None, None]:
        """Wait until a step may be done for a request, after those of its client's earlier requests."""
        if not _holds.get() and (turn := self._queue(request.client, request.number)) is not None:
            yield from turn

    def call(self, client: str, work: Callable[[], None]) -> bool:
        """Call a function for a client, now or as it is its turn; return whether it was now."""
        if (turn := self._queue(client, next(self._numbers))) is not None:
            turn.add_done_callback(lambda _: self._call(client, work))
            return False
        self._call(client, work)
        return True

    def _call(self, client: str, work: Callable[[], None]) -> None:
        with Payer(self, lambda: client).paying():
            work()

    def _queue(self, client: str, number: int) -> "asyncio.Future[None] | None":
        """Have a step wait for its client's turn; None if it may be done now."""
        use = self._use(client)
        if not use.waiting and self._may_go_on(client, use):
            return None
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(use.waiting, (number, next(self._numbers), turn))
        if len(use.waiting) == 1:
            self._continue_later(client, use)
        return turn

    def has_used_round(self, client: str) -> bool:
        """Check if a client has used up its part of the present round of the loop."""
        return self._has_used_round(client, self._use(client))

    def seconds_left(self, client: str) -> float:
        """Seconds until the next step of a client may be done; 0 if it may be now."""
        return self._seconds_left(client, self._use(client))

    def add(self, client: str, seconds: float, seen: bool = True) -> None:
        """Count the seconds that a step of a client took; `seen` as in `do`."""
        use, now = self._use(client), self._clock()
        most = BURST_SECONDS / SHARE + (_MOST_SECONDS if self._has_others(client) else 0.0)
        use.due = min(max(0.0, use.due - (now - use.at)) + seconds / SHARE, most)
        use.at = now
        self._add_to_round(use, seconds)
        if not seen:
            return
        if client != self._latest[0]:
            self._before = self._latest
        self._latest = client, now

    def _add_to_round(self, use: _Use, seconds: float) -> None:
        use.of_round = seconds + (use.of_round if use.round == self._round else 0.0)
        use.round = self._round
        if self._round_ends is None:
            self._round_ends = asyncio.get_running_loop().call_soon(self._end_round)

    def _end_round(self) -> None:
        self._round, self._round_ends = self._round + 1, None

    def _may_go_on(self, client: str, use: _Use) -> bool:
        return not self._has_used_round(client, use) and not self._seconds_left(client, use)

    def _has_used_round(self, client: str, use: _Use) -> bool:
        used = use.round == self._round and use.of_round >= ROUND_SECONDS
        return used and self._has_others(client)

    def _use(self, client: str) -> _Use:
        use = self._used.setdefault(client, _Use())
        self._used.move_to_end(client)
        if len(self._used) > _MAX_CLIENTS:
            oldest, found = self._used.popitem(last=False)
            if found.waiting:
                self._used[oldest] = found
        return use

    def _seconds_left(self, client: str, use: _Use) -> float:
        if not self._has_others(client):
            return 0.0
        return max(0.0, use.due - (self._clock() - use.at) - BURST_SECONDS / SHARE)

    def _has_others(self, client: str) -> bool:
        """Check if another client was seen lately."""
        _, others_at = self._before if client == self._latest[0] else self._latest
        return self._clock() - others_at < _ALONE_SECONDS

    def _continue_later(self, client: str, use: _Use) -> None:
        # At least one round of the loop later, in which all others have their turns.
        loop = asyncio.get_running_loop()
        loop.call_later(self._seconds_left(client, use), self._continue, client, use)

    def _continue(self, client: str, use: _Use) -> None:
        """Let the next waiting step be done."""
        while use.waiting and use.waiting[0][2].done():  # cancelled
            heappop(use.waiting)
        if use.waiting and self._may_go_on(client, use):
            heappop(use.waiting)[2].set_result(None)
        if use.waiting:
            self._continue_later(client, use)


@coroutine
def _await_steps(request: _Request, work: Coroutine[Any, Any, _T]) -> Generator[Any, Any, _T]:
    """Await work as `await` does, but wait before each of its steps, and count how long it takes."""
    payer = Payer(request.shares, lambda: request.client, request.seen)
    return (yield from _steps(work, lambda: request.shares.wait(request), payer))


@coroutine
def _count_steps(payer: Payer, work: Coroutine[Any, Any, _T]) -> Generator[Any, Any, _T]:
    """Await work as `await` does, in as many rounds of the loop as needed, and count how long it takes."""
    return (yield from _steps(work, payer.wait_for_round, payer))


def _steps(
    work: Coroutine[Any, Any, _T],
    wait: Callable[[], Generator[Any, None, None]],
    payer: Payer,
) -> Generator[Any, Any, _T]:
    """Await work as `await` does: wait before each of its steps, and count how long it takes."""
    clock, steps = payer.work_clock, work.__await__()
    error: BaseException | None = None
    while True:
        try:
            if error is None:
                yield from wait()
        except BaseException as thrown:  # cancelled while waiting
            error = thrown
        began = clock()
        try:
            awaited = steps.send(None) if error is None else steps.throw(error)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            error = None  # it refers to this frame
            payer.pay(clock() - began)
        try:
            yield awaited
        except BaseException as thrown:
            error = thrown
