"""What people agree on at a table beyond the rules, and what they promise each other (R10)."""

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock, Closing, ProposalKind
from condottiere.record.pacts.notation import Clause
from condottiere.record.pacts.verdicts import State as VerdictState

from .protocol import Message


class OpenProposal(Message):
    """What somebody has asked the others to agree to."""

    kind: ProposalKind
    by: int
    seat: int | None
    """captain: the seat that a captain is to play."""
    clock: Clock | None
    """clock: the new one; None is none."""
    agreed: list[int]
    """The seats that have agreed, the proposer's included."""
    needed: list[int]
    """The seats whose answer is awaited."""
    move: int | None = None
    """takeback: which move."""
    what: Fact | None = None
    """takeback: what was done with it."""


class Agreements(Message):
    """What the people at a table have agreed on, beyond the rules."""

    paused: bool = False
    clock: Clock | None = None
    deadline: float | None = None
    """Unix time at which a captain takes over the seat on turn; None if no clock runs."""
    reserves: list[float | None] = field(default_factory=list)
    """Seconds that each seat has left of its reserve; None for those without one."""
    proposals: list[OpenProposal] = field(default_factory=list)
    closed: Closing | None = None
    """Why the game ended without the rules, if it did."""
    winners: list[int] = field(default_factory=list)
    """The seats that win a closed game."""
    host: int | None = None
    """The seat whose person may close the chat; None where nobody can."""
    chat_closed: bool = False
    """Whether the host has closed the chat: nothing can be said, neither to all nor to some."""


class PactAnswer(Message):
    """What one of those to whom a pact was offered says to it."""

    seat: int
    accepted: bool | None
    """None if there is no answer yet."""


class Verdict(Message):
    """Whether a promise was kept, decided by the plain rules of docs/pacts.md."""

    seat: int
    """Who promised."""
    clause: Clause
    state: VerdictState
    """Untested: the promise never came to matter."""
    why: Fact


class Pact(Message):
    """What a seat has offered to others (R10.2: it binds nobody)."""

    id: int
    """Its number among the pacts that this viewer may know of, from 0.

    In a match it counts from the first game on. It stays until all is over.
    """
    by: int
    to: list[int] | None
    """None if it was offered to everybody, openly."""
    mine: Clause | None
    """What `by` promises."""
    yours: Clause | None
    """What each who accepts promises."""
    answers: list[PactAnswer]
    """Of each to whom it was offered, by seat."""
    withdrawn: bool
    lapsed: bool
    """Whether it can be accepted no more, because of what it is about or because the game is over."""
    verdicts: list[Verdict]
    """One for each promise that somebody has made by accepting."""
    game: int = 1
    """In which game of the match it was offered, from 1."""
