"""The bots by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from .bot import Bot
from .naive import NaiveBot
from .random import RandomBot


@dataclass(frozen=True, slots=True)
class BotKind:
    """A bot that can be asked to sit down."""

    label: str
    description: str
    make: Callable[[int | None], Bot]
    """From a seed; None takes the operating system's randomness."""


BOTS: Final[Mapping[str, BotKind]] = {
    "naive": BotKind(
        "Naive",
        "Fights for what helps it, stops whoever is about to win, and saves its best cards.",
        NaiveBot,
    ),
    "random": BotKind(
        "Random", "Plays any legal card, or passes, at random. Good for a first look.", RandomBot
    ),
}
