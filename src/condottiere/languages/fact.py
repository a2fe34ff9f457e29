"""A fact to tell people: the id of a message and the values of its variables, in no language yet."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

MessageId: TypeAlias = Annotated[str, "of a message in each language"]
HowWon: TypeAlias = Literal["total", "adjacent", "most", "final_battle"]
HowEnded: TypeAlias = Literal["passes", "surrender"]


class Amount(Struct, frozen=True, gc=False):
    """A number of a seat: cards dealt, the strength of a line, points."""

    seat: int
    count: int


class Loss(Struct, frozen=True, gc=False):
    """Cards that a seat has lost."""

    seat: int
    cards: tuple[int, ...]
    """How many of each card."""


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A fact. Every language has a message with this `id`; its variables are the other fields.

    Seats, cards and regions are numbers.
    """

    id: MessageId
    seat: int | None = None
    other: int | None = None
    """Another seat."""
    seats: tuple[int, ...] | None = None
    card: int | None = None
    cards: tuple[int, ...] | None = None
    """How many of each card."""
    region: int | None = None
    count: int | None = None
    against: int | None = None
    """The strength of the strongest other line, with which a strength is compared."""
    ended: HowEnded | None = None
    """What ended a battle (R4)."""
    percent: int | None = None
    total: int | None = None
    """A sum so far."""
    target: int | None = None
    """The points that win a match (R13.1), or the regions that win a game (R8.1)."""
    game: int | None = None
    """The number of a game in its match, from 1."""
    how: HowWon | None = None
    turn: int | None = None
    """Seconds a turn."""
    reserve: int | None = None
    """Seconds in reserve."""
    amounts: tuple[Amount, ...] | None = None
    losses: tuple[Loss, ...] | None = None
    clock: Fact | None = None
    proposal: Fact | None = None
    """The content of a proposal."""
    what: Fact | None = None
    """The move that is taken back."""
    promises: tuple[Fact, ...] | None = None
    missing: tuple[Fact, ...] | None = None
    """The conditions that must be met before a game can begin."""
    text: str | None = None
    """Text that is not translated: a name, what somebody typed, or English for programs."""
    limit: int | None = None
    """The largest number allowed."""
    pace: float | None = None
    """A rate: how many a second, or how many seconds apart."""
