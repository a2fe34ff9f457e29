"""The messages about agreements between people beyond the rules, and about pacts (R10)."""

from msgspec import field

from condottiere.languages.fact import Fact
from condottiere.record.agreements.notation import Clock, Closing, ProposalKind
from condottiere.record.pacts.notation import Clause
from condottiere.record.pacts.verdicts import State as VerdictState

from .protocol import Message


class OpenProposal(Message):
    """A proposal to which the others have not all answered."""

    kind: ProposalKind
    by: int
    seat: int | None
    """captain: the seat that a captain is to play."""
    clock: Clock | None
    """clock: the new clock; None for no clock."""
    agreed: list[int]
    """The seats that have agreed, including the proposer's."""
    needed: list[int]
    """The seats whose answer is missing."""
    move: int | None = None
    """takeback: the number of the move, as in `TableMessage.takeback`."""
    what: Fact | None = None
    """takeback: a description of the move."""


class Agreements(Message):
    """What the people at a table have agreed on beyond the rules."""

    paused: bool = False
    clock: Clock | None = None
    deadline: float | None = None
    """Unix time at which a captain takes over the seat on turn; None if no clock runs."""
    reserves: list[float | None] = field(default_factory=list)
    """Seconds of reserve left to each seat; None for seats without a reserve."""
    proposals: list[OpenProposal] = field(default_factory=list)
    closed: Closing | None = None
    """Why the game ended without the rules, if it did."""
    winners: list[int] = field(default_factory=list)
    """The seats that win a closed game."""
    host: int | None = None
    """The seat whose person may close the chat; None if nobody can."""
    chat_closed: bool = False
    """Whether the host has closed the chat, for whispers too."""


class PactAnswer(Message):
    """The answer of a seat to which a pact was offered."""

    seat: int
    accepted: bool | None
    """None if there is no answer yet."""
    says: Fact | None = None
    """What a captain says with its answer."""
    whispered: bool = False
    """Whether it says so to this viewer alone."""


class Verdict(Message):
    """Whether a promise was kept, by the rules of docs/pacts.md."""

    seat: int
    """The seat that made the promise."""
    clause: Clause
    state: VerdictState
    """`untested` means that the promise was never put to the test."""
    why: Fact
    says: Fact | None = None
    """What a captain says that has broken it."""


class Pact(Message):
    """A pact that a seat has offered to others. It binds nobody (R10.2)."""

    id: int
    """Its number among the pacts that this viewer may know of, from 0.

    It counts from the first game of a match on, and does not change until the match is over.
    """
    by: int
    to: list[int] | None
    """The seats to which it was offered; None for everybody, publicly."""
    mine: Clause | None
    """The promise of `by`."""
    yours: Clause | None
    """The promise of each seat that accepts."""
    answers: list[PactAnswer]
    """The answers of all seats to which it was offered, by seat."""
    withdrawn: bool
    lapsed: bool
    """Whether it can no longer be accepted, because its occasion has passed or the game is over."""
    verdicts: list[Verdict]
    """A verdict on each promise that was made by accepting."""
    game: int = 1
    """The number of the match's game in which it was offered, from 1."""
    says: Fact | None = None
    """What a captain says with its offer."""
