"""Something that is told to people, as its message and what that message is about, in no language yet."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

MessageId: TypeAlias = Annotated[str, "of a message in each language"]
HowWon: TypeAlias = Literal["total", "adjacent", "most", "final_battle"]
HowEnded: TypeAlias = Literal["passes", "surrender"]


class Amount(Struct, frozen=True, gc=False):
    """A number that belongs to a seat: cards dealt, the strength of a line, points."""

    seat: int
    count: int


class Loss(Struct, frozen=True, gc=False):
    """Cards that a seat has lost."""

    seat: int
    cards: tuple[int, ...]
    """How many of each card."""


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A fact. Every language has a message with this `id`, whose variables are the other fields.

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
    """What the strength of a line is compared with: that of the strongest of the others."""
    ended: HowEnded | None = None
    """What ended a battle (R4)."""
    percent: int | None = None
    total: int | None = None
    """What a sum comes to so far."""
    target: int | None = None
    """The points that win a match (R13.1), or the regions that win a game (R8.1)."""
    game: int | None = None
    """Which game of a match, from 1."""
    how: HowWon | None = None
    turn: int | None = None
    """Seconds a turn."""
    reserve: int | None = None
    """Seconds in reserve."""
    amounts: tuple[Amount, ...] | None = None
    losses: tuple[Loss, ...] | None = None
    clock: Fact | None = None
    proposal: Fact | None = None
    """What is proposed."""
    what: Fact | None = None
    """What is taken back."""
    promises: tuple[Fact, ...] | None = None
    missing: tuple[Fact, ...] | None = None
    """What is needed before a game can begin."""
    text: str | None = None
    """What stands for itself: a name, what somebody typed, or English that only programs meet."""
    limit: int | None = None
    """The most that is allowed."""
    pace: float | None = None
    """How many a second, or after how many seconds another."""
