"""Limits for each client and in total: how often by a Rate, and how many connections or tasks at a time."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from math import ceil
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.runtime.metrics import REFUSED

from .addresses import network
from .limits import Limits, Rate

MAX_BUCKETS: Final = 10_000
"""The number of keys that a limiter tracks; the least recently used ones are dropped."""


class TokenBucket:
    """A token bucket: allows a burst, and then a steady rate."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float]) -> None:
        """`clock` is in seconds."""
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        """Take tokens if there are enough, and return whether there were."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def seconds_until(self, amount: float) -> float:
        """The seconds until the bucket has `amount` tokens, if none is taken before."""
        return max(0.0, (amount - self._left) / self._per_second)


class Limiter:
    """Counts uses by key, such as an address, against one Rate."""

    def __init__(
        self, rate: Rate, name: str, clock: Callable[[], float], total: "Limiter | None" = None
    ) -> None:
        """`name` is the name of the limit; `clock` is in seconds. Each use also counts in `total`."""
        self._rate = rate
        self._name = name
        self._clock = clock
        self._total = total
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()
        """The buckets by key, the most recently used last."""

    def take(self, key: Hashable = None, amount: int = 1) -> None:
        """Count `amount` uses for a key. Raises RequestError if that exceeds the rate."""
        bucket = self._buckets.pop(key, None) or TokenBucket(*self._rate, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(amount):
            raise self._refusal(ceil(bucket.seconds_until(amount)))
        if self._total is not None:
            self._total.take(amount=amount)

    def _refusal(self, seconds: int) -> RequestError:
        REFUSED.labels(self._name).inc()
        burst, per_second = self._rate
        often = per_second >= 1
        told = Fact(
            id="error-too-fast" if often else "error-too-fast-by-far",
            what=Fact(id=f"rate-{self._name}"),
            text=self._name,
            limit=burst,
            pace=per_second if often else 1 / per_second,
            count=seconds,
        )
        return RequestError("too_fast", told)


class Limiters:
    """The limiters of a server, in groups by the keys that they count by."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        def limiter(name: str, total: Limiter | None = None) -> Limiter:
            return Limiter(getattr(limits, name), name.replace("_", "-"), clock, total)

        self.messages = partial(limiter, "messages")
        """Creates a limiter for one connection."""
        # By client:
        self.client_messages = limiter("client_messages", limiter("all_messages"))
        self.client_chat = limiter("client_chat", limiter("all_chat"))
        self.client_log = limiter("client_log", limiter("all_log"))
        self.shuffles = limiter("shuffles")
        self.joins = limiter("joins")
        self.summaries = limiter("summaries")
        self.tables = limiter("tables", limiter("all_tables"))
        self.records = limiter("records")
        self.record_entries = limiter("record_entries")
        self.copied_entries = limiter("copied_entries")
        self.persons = limiter("persons", limiter("all_persons"))
        self.person_changes = limiter("person_changes")
        self.recoveries = limiter("recoveries", limiter("all_recoveries"))
        self.codes = limiter("codes", limiter("all_codes"))
        self.room_changes = limiter("room_changes")
        self.trials = limiter("trials", limiter("all_trials"))
        # By person:
        self.notices = limiter("notices")
        # By table and seat:
        self.chat = limiter("chat")
        self.pacts = limiter("pacts")
        self.shows = limiter("shows")
        self.answers = limiter("answers")
        self.agreements = limiter("agreements")
        self.entropy = limiter("entropy")


def client_address(connection: HTTPConnection) -> str:
    """The address that a connection comes from; for IPv6, its network."""
    return network(connection.client.host if connection.client else "")


class ConcurrencyLimit:
    """Limits the number of things that each client, and all clients together, may hold at a time."""

    def __init__(self, what: str, per_client: int, total: int) -> None:
        """`what` names the limit for all clients; the name of that for each client adds `-per-client`."""
        self._what = what
        self._per_client = per_client
        self._total = total
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        """The number held now."""
        return self._counts.total()

    @contextmanager
    def hold(self, client: str) -> Iterator[None]:
        """Hold one within this block. Raises RequestError if the limit is reached."""
        if self._counts[client] >= self._per_client:
            raise _refusal(f"{self._what}-per-client", self._per_client)
        if len(self) >= self._total:
            raise _refusal(self._what, self._total)
        self._counts[client] += 1
        try:
            yield
        finally:
            self._counts[client] -= 1
            if not self._counts[client]:
                del self._counts[client]


class FairTurns:
    """Lets a few tasks run at a time, and only one of each client; waiting clients take turns."""

    def __init__(self, at_once: int) -> None:
        self._at_once = asyncio.Semaphore(at_once)
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By client, a lock that its tasks acquire before they compete with other clients."""

    @asynccontextmanager
    async def take(self, client: str) -> AsyncIterator[None]:
        """Wait for the client's turn, and hold it within this block."""
        own = self._own.setdefault(client, asyncio.Lock())
        async with own, self._at_once:  # only one task of each client waits for the semaphore
            yield


def _refusal(name: str, limit: int) -> RequestError:
    REFUSED.labels(name).inc()
    what = Fact(id=f"limit-{name}")
    return RequestError("too_many", Fact(id="error-too-many", what=what, limit=limit, text=name))
