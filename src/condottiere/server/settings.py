"""What whoever starts a server decides, and those parts of the outside world that tests replace."""

import asyncio
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from condottiere.record.game import Game
from condottiere.rules import Options

from .limits import Limits
from .opponents import Opponents
from .precompilation import Precompilation
from .protocol import Pace
from .rates import Rates


def _cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: tuple[str, ...] = ()
    """Names in the Host header to answer to, beside this machine's own; `*` is every name."""
    database: str = "condottiere.db"
    """A SQLite file, or a SQLAlchemy URL of an asyncio driver."""
    pace: Pace = "normal"
    """How fast bots act at tables that do not say."""
    static: Path = Path(__file__).parent.parent / "static"
    """Where the built browser UI is."""
    busy_timeout: float = 3.0
    """Seconds to wait for a database that another process has locked."""
    follow: float = 1.0
    """Seconds between two looks at what other processes have stored."""
    health_seconds: float = 1.0
    """For how long one look at the database's health is good: each writes to it."""
    rest: float = 1.0
    """Seconds between two attempts of a bot to act while the database is out of reach."""
    thinkers: int = field(default_factory=_cores)
    """How many bots think at the same time."""
    rates: Rates = field(default_factory=Rates)
    warm_up: bool = True
    """Whether bots are compiled ahead, in a process of their own."""
    limits: Limits = field(default_factory=Limits)
    """How much of the server one client may take."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """Clock, chance and opponents."""

    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    now: Callable[[], float] = time.time
    """Unix time in seconds."""
    monotonic: Callable[[], float] = time.monotonic
    rng: random.Random = field(default_factory=random.SystemRandom)
    new_game: Callable[[Options], Game] = Game.new
    opponents: Opponents = field(default_factory=Opponents)
    precompilation: Precompilation = field(default_factory=Precompilation)
