"""A line of the log of a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from condottiere.languages.fact import Fact
from condottiere.rules import Card

Kind: TypeAlias = Literal[
    "game",
    "deal",
    "site",
    "play",
    "pass",
    "effect",
    "battle",
    "token",
    "hand",
    "show",
    "pact",
    "win",
    "match",
]


@dataclass(frozen=True, slots=True)
class Line:
    """A fact of the log, and whose doing it was."""

    kind: Kind
    seat: int | None
    fact: Fact


def counts(cards: Sequence[Card]) -> tuple[int, ...]:
    """How many of each card there are."""
    return tuple(cards.count(card) for card in Card)
