"""The settings of a server, and the services it uses: clock, randomness and bots."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from condottiere.cpus import available_cpus
from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.fairness.state import FairShuffle
from condottiere.record.game import Game
from condottiere.rules import Options

from .messages.protocol import Pace
from .network.limits import Limits
from .network.proxies import TrustedProxies
from .network.rates import Rates
from .opponents.opponents import Opponents
from .opponents.precompilation import Precompilation


@dataclass(frozen=True, slots=True)
class Retention:
    """For how long games are kept that nobody touches."""

    days: float
    folder: Path | None
    """Where the record of each is written before it is removed; None to remove it without."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What whoever starts a server decides."""

    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: tuple[str, ...] = ()
    """Names in the Host header to answer to, beside this machine's own; `*` is every name."""
    database: str = "condottiere.db"
    """A SQLite file, or the address of a PostgreSQL database, as postgresql://user:password@host/database."""
    pace: Pace = "normal"
    """How fast bots act at tables that do not say."""
    static: Path = Path(__file__).parent.parent / "static"
    """Where the built browser UI is."""
    busy_timeout: float = 3.0
    """Seconds to wait for a database that another process has locked."""
    follow_seconds: float = 1.0
    """Seconds between two checks for what other processes have stored."""
    lease_seconds: float = 15.0
    """Seconds without a sign of life after which a server process is taken to have ended."""
    schedule_seconds: float = 1.0
    """Seconds between two looks for tables with a clock that are due."""
    attend_seconds: float = 60.0
    """Seconds after which a table at which bots act although nobody watches has others act first."""
    drain_seconds: float = 0.0
    """Seconds for which a process that is told to end says that it is not ready, before it lets nobody in."""
    health_seconds: float = 1.0
    """Seconds for which a check of the database is good: each check writes to it."""
    room_seconds: float = 24 * 3600.0
    """Seconds without a change after which a table that nobody starts is removed."""
    host_seconds: float = 30.0
    """Seconds for which nothing is heard of the host of a waiting room until another person is its host."""
    captain_seconds: float = 60.0
    """Seconds that a table must have waited for somebody before the others may agree on a captain."""
    retry_seconds: float = 1.0
    """Seconds until a bot tries again to act when the database could not store its action."""
    bot_slots: int = field(default_factory=available_cpus)
    """How many bots think at the same time."""
    notify_seconds: float = 20.0
    """Seconds after which people who do not look at a table are told that it waits for them."""
    public_url: str | None = None
    """Where links in notifications lead, as 'https://play.example.org'; None for where each person opens the
    game."""
    push_key: str | None = None
    """The private key that signs Web Push messages, as PEM; None for one that the server makes itself."""
    allow_internal_notifications: bool = False
    """Whether webhooks may lead into the network that the server is in."""
    rates: Rates = field(default_factory=Rates)
    precompile: bool = True
    """Whether a process of its own compiles the bots when the server starts."""
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    """Where Prometheus reads the metrics of this process; None for nowhere."""
    retention: Retention | None = None
    """When old games are archived or deleted; None for never."""
    retention_seconds: float = 3600.0
    """Seconds between two looks for old games."""
    trusted_proxies: TrustedProxies = field(default_factory=TrustedProxies)
    """The reverse proxies that say who sends a request, and whether over HTTPS."""
    limits: Limits = field(default_factory=Limits)
    """How much of the server one client may take."""


def _new_secret() -> str:
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What a server takes from outside, and tests replace: clock, randomness and bots."""

    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    now: Callable[[], float] = time.time
    """Unix time in seconds."""
    monotonic: Callable[[], float] = time.monotonic
    rng: random.Random = field(default_factory=random.SystemRandom)
    new_secret: Callable[[], str] = _new_secret
    """Makes what the cards of a table are shuffled by: 256 bits, in hexadecimal digits."""
    new_game: Callable[[Options, FairShuffle, Sequence[FairnessEntry]], Game] = Game.begin
    """Deals the first cards, after these entries."""
    opponents: Opponents = field(default_factory=Opponents)
    precompilation: Precompilation = field(default_factory=Precompilation)
