"""Limits on concurrent connections, requests and work, per client and in total."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.runtime.metrics import REFUSED


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
