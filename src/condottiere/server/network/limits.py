"""Limits on what clients may do. An operator changes one by `--limit NAME=VALUE`."""

from collections.abc import Sequence
from difflib import get_close_matches
from math import isfinite
from typing import Any, NamedTuple


class Rate(NamedTuple):
    """A burst, and a steady rate per second after it."""

    burst: int
    per_second: float

    def __str__(self) -> str:
        """The form that `--limit` reads: the burst, and the seconds in which it is refilled."""
        return f"{self.burst}/{self.burst / self.per_second:g}"


class Limits(NamedTuple):
    """The limits for clients: numbers of things at a time, and a Rate for how often something may be done.

    Browsers stay far below all of them, even if several people share a connection or an address.
    """

    connections: int = 8000
    """Connections in all, if this process may open twice as many files; else half of those."""
    connections_per_address: int = 400
    """Connections from one address, unless it is this machine or a trusted proxy, which have many clients."""
    websockets: int = 6000
    """WebSockets in all, and connections over plain HTTP in their place; the rest is for other requests."""
    websockets_per_client: int = 200
    """WebSockets of one client, as a reverse proxy names it; enough for a whole club behind one address."""
    requests_per_client: int = 400
    """Unanswered requests of one client. A part of them is answered at a time, and the others wait."""
    hints: int = 200
    """Unanswered requests for hints in all."""
    hints_per_client: int = 40
    """Unanswered requests for hints of one client."""
    reviews: int = 200
    """Unanswered requests for reviews, statistics and uploaded records in all."""
    reviews_per_client: int = 40
    """Unanswered requests for reviews, statistics and uploaded records of one client."""
    head: int = 16 * 1024
    """Bytes of a request line with its headers."""
    headers: int = 100
    """Headers of a request."""
    body: int = 64 * 1024
    """Bytes of a request body, and of a decompressed WebSocket message."""
    record: int = 1024 * 1024
    """Bytes of a request body that contains a record."""
    request_seconds: float = 20.0
    """Seconds from the first byte of a request, or the opening of a connection, until it is complete."""
    unread_seconds: float = 20.0
    """Seconds for which a client may leave data unread."""
    silent_seconds: float = 20.0
    """Seconds after which a WebSocket is asked for a sign of life, and closed without one; and for which a
    connection over plain HTTP waits for something to send, and for its client's next request."""
    pieces: int = 400
    """WebSocket frames of any kind, or chunks of a request body, in a burst on one connection."""
    pieces_per_second: float = 100.0
    """The same, per second after the burst. Each decompressed KiB of a frame counts as one more frame."""
    messages: Rate = Rate(200, 50.0)
    """Messages of one connection."""
    client_messages: Rate = Rate(2000, 500.0)
    """Messages of all connections from one address."""
    all_messages: Rate = Rate(20_000, 10_000.0)
    """Messages in all."""
    chat: Rate = Rate(20, 1.0)
    """Chat lines of one seat, or of one person in a waiting room."""
    client_chat: Rate = Rate(50_000, 500.0)
    """Bytes of chat from one address, which are stored for as long as the table."""
    all_chat: Rate = Rate(10_000_000, 10_000.0)
    """Bytes of chat in all."""
    client_log: Rate = Rate(200_000, 1_000.0)
    """Bytes of messages from one address that each add to a log at will: pacts, shows, agreements,
    entropy. They are stored for as long as the table."""
    all_log: Rate = Rate(10_000_000, 10_000.0)
    """Bytes of such messages in all."""
    pacts: Rate = Rate(20, 1.0)
    """Pacts that one seat offers, answers or withdraws (R10.1). Each is stored in the log forever."""
    shows: Rate = Rate(20, 1.0)
    """Times that one seat shows cards (R10.3). Each is stored in the log forever."""
    agreements: Rate = Rate(20, 0.1)
    """Proposals, answers and other agreements of one seat. Each is stored in the log forever."""
    answers: Rate = Rate(20, 1.0)
    """Answers of one seat about its hand (R4.5). Each is stored in the log forever."""
    entropy: Rate = Rate(30, 1.0)
    """Chains and entropy of one seat. Each is stored in the log forever."""
    shuffles: Rate = Rate(60, 1.0)
    """Shuffles made for one address."""
    joins: Rate = Rate(100, 5.0)
    """Requests for tables, records, hints and odds from one address. Each may load a table."""
    summaries: Rate = Rate(300, 30.0)
    """Requests for summaries of tables from one address."""
    tables: Rate = Rate(600, 1 / 120)
    """Tables made from one address; in a day one customer's networks make less than half of `all_tables`."""
    all_tables: Rate = Rate(10_000, 10_000 / 86_400)
    """Tables made in all, per day. Each is kept forever, or for as long as the operator chooses."""
    records: Rate = Rate(60, 1.0)
    """Requests with a record from one address. Each record is parsed."""
    record_entries: Rate = Rate(50_000, 500.0)
    """Entries of uploaded records replayed for one address; recently used records are not replayed again."""
    copied_entries: Rate = Rate(10_000, 50.0)
    """Entries copied for one address that plays on from a moment. Each is stored forever."""
    persons: Rate = Rate(600, 1 / 40)
    """New persons from one address; in a day one customer's networks add less than half of `all_persons`."""
    all_persons: Rate = Rate(20_000, 20_000 / 86_400)
    """New persons in all, per day."""
    person_changes: Rate = Rate(60, 1.0)
    """Changes of names, recovery codes, devices and game lists from one address."""
    recoveries: Rate = Rate(10, 1 / 30)
    """Recovery codes tried from one address."""
    all_recoveries: Rate = Rate(1000, 10.0)
    """Recovery codes tried in all."""
    codes: Rate = Rate(30, 0.2)
    """Table codes tried from one address."""
    all_codes: Rate = Rate(1500, 10.0)
    """Table codes tried in all."""
    room_changes: Rate = Rate(100, 5.0)
    """Changes of waiting rooms from one address."""
    notices: Rate = Rate(30, 1 / 30)
    """Notifications to one person."""
    trials: Rate = Rate(5, 1 / 20)
    """Webhook trials from one address."""
    all_trials: Rate = Rate(250, 1.0)
    """Webhook trials in all."""


def choose_limits(choices: Sequence[str], limits: Limits = Limits()) -> Limits:
    """Change limits by choices such as `websockets=500`, or for a Rate `tables=60/3600`: 60 in 3600 seconds.

    Raises ValueError with a one-line message.
    """
    kinds: dict[str, Any] = Limits.__annotations__
    for choice in choices:
        name, _, text = choice.partition("=")
        field = name.strip().replace("-", "_")
        if field not in kinds:
            close = get_close_matches(field, kinds, 1)
            suggestion = f"; there is {close[0].replace('_', '-')}" if close else ""
            raise ValueError(f"there is no limit {name!r}{suggestion}")
        value: Any = _rate(name, text) if kinds[field] is Rate else _number(name, text, kinds[field])
        limits = limits._replace(**{field: value})
    return limits


def limit_defaults() -> dict[str, str]:
    """The default of each limit by name, in the form that `choose_limits` reads."""
    return {field.replace("_", "-"): str(value) for field, value in Limits()._asdict().items()}


def _number(name: str, text: str, kind: type[float]) -> float:
    try:
        number = kind(text)
    except ValueError:
        number = kind(0)
    if number <= 0 or not isfinite(number):
        raise ValueError(f"{name} has to be {'a whole' if kind is int else 'a'} number above 0, not {text!r}")
    return number


def _rate(name: str, text: str) -> Rate:
    burst, _, seconds = text.partition("/")
    try:
        return Rate(int(_number(name, burst, int)), int(burst) / _number(name, seconds, float))
    except ValueError:
        raise ValueError(f"{name} has to be as 60/3600: so many in so many seconds, not {text!r}") from None
