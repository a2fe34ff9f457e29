"""The clocks, randomness and bots of a server, which tests replace."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from condottiere.record.fairness.notation import FairnessEntry
from condottiere.record.fairness.state import FairShuffle
from condottiere.record.game import Game
from condottiere.rules import Options

from .opponents.opponents import Opponents
from .opponents.precompilation import Precompilation


def _new_secret() -> str:
    return secrets.token_hex(32)


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The clocks, the randomness and the bots of a server."""

    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    now: Callable[[], float] = time.time
    """Unix time in seconds."""
    monotonic: Callable[[], float] = time.monotonic
    rng: random.Random = field(default_factory=random.SystemRandom)
    new_secret: Callable[[], str] = _new_secret
    """Creates the secret by which a table's cards are shuffled: 256 bits in hexadecimal digits."""
    new_game: Callable[[Options, FairShuffle, Sequence[FairnessEntry]], Game] = Game.begin
    """Creates a game from its options, its shuffle and its first entries, and deals the first cards."""
    opponents: Opponents = field(default_factory=Opponents)
    precompilation: Precompilation = field(default_factory=Precompilation)
