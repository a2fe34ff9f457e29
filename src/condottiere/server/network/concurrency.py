"""Limits on concurrent connections and requests, per client and in total."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.metrics import REFUSED


class ConcurrencyLimit:
    """Limits how many of something each client, and all clients together, may hold at a time."""

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


def _refusal(name: str, limit: int) -> RequestError:
    REFUSED.labels(name).inc()
    what = Fact(id=f"limit-{name}")
    return RequestError("too_many", Fact(id="error-too-many", what=what, limit=limit, text=name))
