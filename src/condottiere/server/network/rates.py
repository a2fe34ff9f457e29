"""Rate limits: how often a client may do something, as a burst and a steady rate."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from condottiere.languages.fact import Fact
from condottiere.server.errors import RequestError
from condottiere.server.runtime.metrics import REFUSED

from .limits import TokenBucket, network

MAX_BUCKETS: Final = 10_000
"""How many keys a limiter tracks: the latest ones."""


class Rate(NamedTuple):
    """A burst, and a steady rate per second after it."""

    burst: int
    per_second: float


class Rates(NamedTuple):
    """The rate of each limit. Several people may share a connection or an address."""

    messages: Rate = Rate(200, 50.0)
    """Messages of one connection."""
    client_messages: Rate = Rate(4000, 2000.0)
    """Messages of all connections from one address."""
    all_messages: Rate = Rate(20_000, 10_000.0)
    """Messages in all."""
    chat: Rate = Rate(20, 1.0)
    """Chat lines of one seat."""
    client_chat: Rate = Rate(50_000, 500.0)
    """Bytes of chat from one address: each is stored for as long as its table."""
    all_chat: Rate = Rate(10_000_000, 10_000.0)
    """Bytes of chat in all."""
    pacts: Rate = Rate(20, 1.0)
    """Pacts that one seat offers, answers or withdraws (R10.1): each is an entry of the log for ever."""
    shows: Rate = Rate(20, 1.0)
    """Times that one seat shows cards (R10.3): each is an entry of the log for ever."""
    agreements: Rate = Rate(20, 0.1)
    """Proposals, answers and other agreements of one seat: each is an entry of the log for ever."""
    answers: Rate = Rate(20, 1.0)
    """Answers of one seat about its hand (R4.5): each is an entry of the log for ever."""
    entropy: Rate = Rate(30, 1.0)
    """Chains and entropy of one seat: each is an entry of the log for ever."""
    shuffles: Rate = Rate(60, 1.0)
    """Shuffles made for one address."""
    joins: Rate = Rate(100, 5.0)
    """Requests for tables, records, hints and odds from one address: each may load a table."""
    summaries: Rate = Rate(300, 30.0)
    """Requests for summaries of tables from one address."""
    tables: Rate = Rate(600, 1 / 20)
    """Tables made from one address: in a day at most half of what all together may make."""
    all_tables: Rate = Rate(10_000, 10_000 / 86_400)
    """Tables made in all, per day. Each is kept for ever, or for as long as the operator says."""
    records: Rate = Rate(60, 1.0)
    """Requests with a record from one address: each is read."""
    record_entries: Rate = Rate(50_000, 500.0)
    """Entries of uploaded records replayed for one address; those looked at lately need not be again."""
    copied_entries: Rate = Rate(10_000, 50.0)
    """Entries copied for one address that plays on from a moment: each is stored for ever."""
    persons: Rate = Rate(600, 1 / 10)
    """New persons from one address: in a day at most half of what there may be in all."""
    all_persons: Rate = Rate(20_000, 20_000 / 86_400)
    """New persons in all, per day."""
    person_changes: Rate = Rate(60, 1.0)
    """Changes of names, recovery codes, devices and game lists from one address."""
    recoveries: Rate = Rate(10, 1 / 30)
    """Recovery codes tried from one address."""
    all_recoveries: Rate = Rate(100, 1.0)
    """Recovery codes tried in all."""
    codes: Rate = Rate(30, 0.2)
    """Table codes tried from one address."""
    all_codes: Rate = Rate(300, 10.0)
    """Table codes tried in all."""
    room_changes: Rate = Rate(100, 5.0)
    """Changes of waiting rooms from one address."""
    notices: Rate = Rate(30, 1 / 30)
    """Notifications to one person."""
    trials: Rate = Rate(5, 1 / 20)
    """Webhook trials from one address."""
    all_trials: Rate = Rate(50, 1.0)
    """Webhook trials in all."""


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

    def __init__(self, rates: Rates, clock: Callable[[], float]) -> None:
        def limiter(name: str, total: Limiter | None = None) -> Limiter:
            return Limiter(getattr(rates, name), name.replace("_", "-"), clock, total)

        self.messages = partial(limiter, "messages")
        """Makes a limiter for one connection."""
        # By client:
        self.client_messages = limiter("client_messages", limiter("all_messages"))
        self.client_chat = limiter("client_chat", limiter("all_chat"))
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
