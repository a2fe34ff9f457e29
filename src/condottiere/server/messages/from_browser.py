"""The messages of a browser to the server over a WebSocket."""

from typing import TypeAlias

from condottiere.record.agreements.notation import Clock, ProposalKind
from condottiere.record.pacts.notation import Clause

from .protocol import HandAnswer, Message


class Join(Message, tag_field="type", tag="join"):
    """The first message: the secret key of a seat, or None for one's own seat, or to look on."""

    key: str | None = None
    look_on: bool = False
    """Whether to look on even with a seat of one's own."""
    seat: int | None = None
    """Which of one's own seats; None is the first."""


class Act(Message, tag_field="type", tag="act"):
    """Do something; `action` is the token of a legal action.

    'hand:keep' and 'hand:discard' (R4.5) are final like any action: when every person has sent one, nobody is
    waited for any more. So they are for those who answer for every hand alike. Others send an Answer.
    """

    version: int
    action: str


class Answer(Message, tag_field="type", tag="answer"):
    """Say what becomes of one's hand after the battle (R4.5). It may be changed until all hands are settled.

    It is taken from one's pass in the battle on, and nobody else learns of it before. None takes it back.
    """

    answer: HandAnswer | None


class Show(Message, tag_field="type", tag="show"):
    """Show cards of one's hand, or one's face-down card, to seats or to everybody (R10.3)."""

    cards: list[int]
    face_down: bool
    to: list[int] | None


class Say(Message, tag_field="type", tag="say"):
    """Say something to seats or to everybody (R10.1)."""

    text: str
    to: list[int] | None


class NextGame(Message, tag_field="type", tag="next"):
    """Go on with the match after an interval (R13)."""

    version: int


class EndUnfinished(Message, tag_field="type", tag="end"):
    """End a game in which nobody plays any more (R2.8)."""

    version: int


class StepAway(Message, tag_field="type", tag="step_away"):
    """Let a captain play for one's seat until one is back."""


class Back(Message, tag_field="type", tag="back"):
    """Play one's seat again, which a captain has played."""


class Resign(Message, tag_field="type", tag="resign"):
    """Give up: a captain plays the seat to the end."""


class Propose(Message, tag_field="type", tag="propose"):
    """Ask the others to agree to something."""

    kind: ProposalKind
    seat: int | None = None
    """captain: the seat that a captain is to play."""
    clock: Clock | None = None
    """clock: the new one; None is none."""
    move: int | None = None
    """takeback: which move, as in `TableMessage.takeback`."""


class Respond(Message, tag_field="type", tag="respond"):
    """Agree to a proposal or refuse it; who has made it withdraws it by refusing."""

    kind: ProposalKind
    agree: bool
    seat: int | None = None
    clock: Clock | None = None
    """clock: the one that was proposed, so that nobody agrees to another."""
    move: int | None = None
    """takeback: the one that was proposed."""


class Resume(Message, tag_field="type", tag="resume"):
    """Go on after a pause."""


class OfferPact(Message, tag_field="type", tag="offer"):
    """OfferPact a pact to other seats, or openly to everybody; one promise at least."""

    to: list[int] | None
    mine: Clause | None = None
    """What one promises oneself."""
    yours: Clause | None = None
    """What each who accepts promises."""


class AnswerPact(Message, tag_field="type", tag="answer_pact"):
    """Accept a pact that one was offered, or decline it."""

    pact: int
    """Its `id`."""
    accept: bool


class Withdraw(Message, tag_field="type", tag="withdraw"):
    """Withdraw a pact that one has offered, from those who have not answered."""

    pact: int
    """Its `id`."""


class CloseChat(Message, tag_field="type", tag="close_chat"):
    """Of the host: close the chat, or open it again."""

    closed: bool


class Looking(Message, tag_field="type", tag="looking"):
    """Whether the page of this connection is being looked at."""

    looking: bool


class Hurry(Message, tag_field="type", tag="hurry"):
    """Have bots act at once until the next turn of one's own."""


class AnnounceChain(Message, tag_field="type", tag="chain"):
    """Commit one's browser to its entropy for deals to come, see Fairness."""

    chain: str


class RevealEntropy(Message, tag_field="type", tag="reveal"):
    """Give one's entropy for the next deal."""

    deal: int
    reveal: str


FromBrowser: TypeAlias = (
    Join
    | Act
    | Answer
    | Show
    | Say
    | NextGame
    | EndUnfinished
    | StepAway
    | Back
    | Resign
    | Propose
    | Respond
    | Resume
    | OfferPact
    | AnswerPact
    | Withdraw
    | CloseChat
    | Looking
    | Hurry
    | AnnounceChain
    | RevealEntropy
)
