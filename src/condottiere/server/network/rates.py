"""Limits for each client and in total: how often by a Rate, and how many connections or tasks at a time."""

import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil, inf
from typing import Final

from starlette.requests import HTTPConnection

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.runtime.metrics import LIMIT_LEFT, REFUSED

from .addresses import customer, customer_around, network, wider_networks
from .limits import Limits, Rate

MAX_BUCKETS: Final = 10_000
"""The number of keys that a limiter tracks; the least recently used ones are dropped."""


_CLIENTS_OF_PERSON: Final = 3
"""The number of clients that are known by one person."""

_log = logging.getLogger(__name__)


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

    @property
    def left(self) -> float:
        """The tokens that were left when some were last taken."""
        return self._left

    def seconds_until(self, amount: float) -> float:
        """The seconds until the bucket has `amount` tokens, if none is taken before."""
        return max(0.0, (amount - self._left) / self._per_second)


class Limiter:
    """Counts uses by key, such as a seat, against one Rate."""

    def __init__(self, rate: Rate, name: str, clock: Callable[[], float]) -> None:
        """`name` is the name of the limit; `clock` is in seconds."""
        self._rate = rate
        self._name = name
        self._clock = clock
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()
        """The buckets by key, the most recently used last."""

    def take(self, key: Hashable = None, amount: int = 1) -> None:
        """Count `amount` uses for a key. Raises RequestError if that exceeds the rate."""
        self._take(key, amount, 1)

    def _take(self, key: Hashable, amount: int, shares: int) -> None:
        """Count uses for a key that may use so many times the rate."""
        burst, per_second = self._rate
        bucket = self._buckets.pop(key, None)
        bucket = bucket or TokenBucket(burst * shares, per_second * shares, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take(amount):
            raise _too_fast(self._name, self._rate, ceil(bucket.seconds_until(amount)))


class ClientLimiter(Limiter):
    """Counts uses by client, by the wider networks around it, which have larger shares, and maybe in all."""

    def __init__(self, rate: Rate, name: str, clock: Callable[[], float], total: "Total | None") -> None:
        """Each use also counts in `total`, if there is one."""
        super().__init__(rate, name, clock)
        self._total = total

    def take(self, key: Hashable = None, amount: int = 1) -> None:
        """Count `amount` uses for a client. Raises RequestError if that exceeds the rate."""
        client = str(key)
        super().take(client, amount)
        for around, shares in wider_networks(client):
            self._take(around, amount, shares)
        if self._total is not None:
            self._total.take(client, amount)


_WITH_RESERVE: Final = 1.5
"""A total and the reserve for known clients, as a multiple of the total."""
_NEARLY_USED_UP: Final = 0.2
"""The part of a total that is left when the operator is told."""


class Total:
    """Counts the uses of all clients. Known clients may use half as much again as strangers can use up."""

    def __init__(self, rate: Rate, name: str, clock: Callable[[], float], known: "KnownClients") -> None:
        self._rate = rate
        self._name = name
        self._known = known
        self._strangers = TokenBucket(*rate, clock)
        self._all = TokenBucket(rate.burst * _WITH_RESERVE, rate.per_second * _WITH_RESERVE, clock)
        self._told = False

    def take(self, client: str, amount: int) -> None:
        """Count `amount` uses of a client. Raises RequestError if that exceeds the rate."""
        for bucket in (self._all,) if client in self._known else (self._strangers, self._all):
            if not bucket.take(amount):
                raise _too_fast(self._name, self._rate, ceil(bucket.seconds_until(amount)))
        self._tell(min(self._strangers.left, self._all.left / _WITH_RESERVE) / self._rate.burst)

    def _tell(self, left: float) -> None:
        """Publish which part is left, and warn the operator once when little is."""
        LIMIT_LEFT.labels(self._name).set(left)
        if left < _NEARLY_USED_UP and not self._told:
            _log.warning(
                "the limit %s for all clients together is nearly used up; later ones will be refused "
                "(docs/running.md)",
                self._name,
            )
        self._told = left < _NEARLY_USED_UP or (self._told and left < 2 * _NEARLY_USED_UP)


class KnownClients:
    """The clients of people whom the server has known for a while, the latest few of each person."""

    def __init__(self) -> None:
        self._clients: OrderedDict[str, deque[str]] = OrderedDict()
        """By person."""
        self._counts: Counter[str] = Counter()
        self.customers: Counter[str] = Counter()
        """The customers of these clients, as `customer_of` names them."""

    def __contains__(self, client: object) -> bool:
        return client in self._counts

    def add(self, person: str, client: str) -> None:
        """Add the client of a known person."""
        clients = self._clients.pop(person, None) or deque()
        self._clients[person] = clients
        if client not in clients:
            clients.append(client)
            self._counts[client] += 1
            self.customers[customer_around(client)] += 1
            if len(clients) > _CLIENTS_OF_PERSON:
                self._forget(clients.popleft())
        if len(self._clients) > MAX_BUCKETS:
            for forgotten in self._clients.popitem(last=False)[1]:
                self._forget(forgotten)

    def _forget(self, client: str) -> None:
        for counts, key in ((self._counts, client), (self.customers, customer_around(client))):
            counts[key] -= 1
            if not counts[key]:
                del counts[key]


def _too_fast(name: str, rate: Rate, seconds: int) -> RequestError:
    REFUSED.labels(name).inc()
    burst, per_second = rate
    often = per_second >= 1
    told = Fact(
        id="error-too-fast" if often else "error-too-fast-by-far",
        what=Fact(id=f"rate-{name}"),
        text=name,
        limit=burst,
        pace=per_second if often else 1 / per_second,
        count=seconds,
    )
    return RequestError("too_fast", told)


def _total(limits: Limits, name: str | None, clock: Callable[[], float], known: KnownClients) -> Total | None:
    return None if name is None else Total(getattr(limits, name), name.replace("_", "-"), clock, known)


class Limiters:
    """The limiters of a server, in groups by the keys that they count by."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.known_clients = KnownClients()

        def limiter(name: str) -> Limiter:
            return Limiter(getattr(limits, name), name.replace("_", "-"), clock)

        def shared(name: str, all_name: str | None) -> ClientLimiter:
            total = _total(limits, all_name, clock, self.known_clients)
            return ClientLimiter(getattr(limits, name), name.replace("_", "-"), clock, total)

        self.messages = partial(limiter, "messages")
        """Creates a limiter for one connection."""
        # By client:
        self.client_messages = shared("client_messages", "all_messages")
        self.client_chat = shared("client_chat", "all_chat")
        self.client_log = shared("client_log", "all_log")
        self.shuffles = shared("shuffles", None)
        self.joins = limiter("joins")
        self.summaries = limiter("summaries")
        self.tables = shared("tables", "all_tables")
        self.records = limiter("records")
        self.record_entries = limiter("record_entries")
        self.copied_entries = shared("copied_entries", None)
        self.persons = shared("persons", "all_persons")
        self.person_changes = limiter("person_changes")
        self.recoveries = shared("recoveries", "all_recoveries")
        self.codes = shared("codes", "all_codes")
        self.room_changes = limiter("room_changes")
        self.trials = shared("trials", "all_trials")
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


def customer_of(connection: HTTPConnection) -> str:
    """The customer that a connection comes from, who has one turn of what all share."""
    return customer(connection.client.host if connection.client else "")


class ConcurrencyLimit:
    """Limits the number of things that a client, a customer's networks, and all may hold at a time."""

    def __init__(self, what: str, per_client: int, total: float = inf) -> None:
        """`what` names the limit for all clients; the name of that for each client adds `-per-client`."""
        self._what = what
        self._per_client = per_client
        self._total = total
        self._counts: Counter[str] = Counter()
        """By client, and by wider network."""
        self._held = 0

    def __len__(self) -> int:
        """The number held now."""
        return self._held

    @contextmanager
    def hold(self, client: str) -> Iterator[None]:
        """Hold one within this block. Raises RequestError if the limit is reached."""
        around = ((client, 1), *wider_networks(client))
        if any(self._counts[network] >= self._per_client * shares for network, shares in around):
            raise _refusal(f"{self._what}-per-client", self._per_client)
        if len(self) >= self._total:
            raise _refusal(self._what, int(self._total))
        taken = Counter(network for network, _ in around)
        self._counts += taken
        self._held += 1
        try:
            yield
        finally:
            self._counts -= taken
            self._held -= 1


def _refusal(name: str, limit: int) -> RequestError:
    REFUSED.labels(name).inc()
    what = Fact(id=f"limit-{name}")
    return RequestError("too_many", Fact(id="error-too-many", what=what, limit=limit, text=name))
