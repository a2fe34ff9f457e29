"""The messages of a browser to the server over a WebSocket."""

from typing import TypeAlias

from condottiere.record.agreements.notation import Clock, ProposalKind
from condottiere.record.pacts.notation import Clause

from .protocol import HandAnswer, RequestMessage


class Join(RequestMessage, tag_field="type", tag="join"):
    """The first message: join a table as a seat or as a spectator."""

    key: str | None = None
    """The secret key of a seat; None for a seat of the person of this device, or for a spectator."""
    look_on: bool = False
    """Whether to join as a spectator even with a seat of one's own."""
    seat: int | None = None
    """One of the person's own seats; None for the first."""
    page: str | None = None
    """What this page calls itself, up to 40 random characters. A connection that it had before is ended."""


class Ping(RequestMessage, tag_field="type", tag="ping"):
    """Ask for a Pong, which shows that the connection still carries messages both ways."""


class Act(RequestMessage, tag_field="type", tag="act"):
    """Perform an action; `action` is the token of a legal action.

    'hand:keep' and 'hand:discard' (R4.5) are final: once every person has sent one, the table waits no
    longer. So they are for players who always answer alike, whatever their hand; others send an Answer.
    """

    version: int
    action: str


class Answer(RequestMessage, tag_field="type", tag="answer"):
    """R4.5: answer whether to discard one's hand after the battle; None withdraws the answer.

    It is accepted from one's pass in the battle on, and may be changed until all hands are settled. Nobody
    else learns of it before that.
    """

    answer: HandAnswer | None


class Show(RequestMessage, tag_field="type", tag="show"):
    """R10.3: show cards of one's hand, or one's face-down card, to some seats or to everybody."""

    cards: list[int]
    face_down: bool
    to: list[int] | None


class Say(RequestMessage, tag_field="type", tag="say"):
    """R10.1: say something to some seats or to everybody."""

    text: str
    to: list[int] | None


class NextGame(RequestMessage, tag_field="type", tag="next"):
    """R13: begin the next game of a match after an interval."""

    version: int


class EndUnfinished(RequestMessage, tag_field="type", tag="end"):
    """R2.8: end a game in which nobody plays any more."""

    version: int


class StepAway(RequestMessage, tag_field="type", tag="step_away"):
    """Let a captain play one's seat until one comes back."""


class Back(RequestMessage, tag_field="type", tag="back"):
    """Take one's seat back from a captain."""


class Resign(RequestMessage, tag_field="type", tag="resign"):
    """Resign: a captain plays the seat to the end."""


class Propose(RequestMessage, tag_field="type", tag="propose"):
    """Propose something to the others."""

    kind: ProposalKind
    seat: int | None = None
    """captain: the seat that a captain is to play."""
    clock: Clock | None = None
    """clock: the new clock; None for no clock."""
    move: int | None = None
    """takeback: the number of the move, as in `TableMessage.takeback`."""


class Respond(RequestMessage, tag_field="type", tag="respond"):
    """Agree to a proposal or refuse it. The proposer withdraws it by refusing."""

    kind: ProposalKind
    agree: bool
    seat: int | None = None
    clock: Clock | None = None
    """clock: the proposed clock, so that nobody agrees to another one."""
    move: int | None = None
    """takeback: the proposed move."""


class Resume(RequestMessage, tag_field="type", tag="resume"):
    """End a pause."""


class OfferPact(RequestMessage, tag_field="type", tag="offer"):
    """Offer a pact with at least one promise to some seats, or publicly to everybody."""

    to: list[int] | None
    mine: Clause | None = None
    """The promise of the seat that offers."""
    yours: Clause | None = None
    """The promise of each seat that accepts."""


class AnswerPact(RequestMessage, tag_field="type", tag="answer_pact"):
    """Accept or decline a pact."""

    pact: int
    """The `id` of the pact."""
    accept: bool


class Withdraw(RequestMessage, tag_field="type", tag="withdraw"):
    """Withdraw one's own pact from the seats that have not answered."""

    pact: int
    """The `id` of the pact."""


class CloseChat(RequestMessage, tag_field="type", tag="close_chat"):
    """Close the chat, or open it again. Only the host may do this."""

    closed: bool


class Looking(RequestMessage, tag_field="type", tag="looking"):
    """Report whether the page of this connection is being looked at."""

    looking: bool


class Hurry(RequestMessage, tag_field="type", tag="hurry"):
    """Have bots act at once until one's own next turn."""


class AnnounceChain(RequestMessage, tag_field="type", tag="chain"):
    """Commit the browser to its entropy for future deals, see Fairness."""

    chain: str


class RevealEntropy(RequestMessage, tag_field="type", tag="reveal"):
    """Reveal the browser's entropy for a deal."""

    deal: int
    reveal: str


FromBrowser: TypeAlias = (
    Join
    | Ping
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
