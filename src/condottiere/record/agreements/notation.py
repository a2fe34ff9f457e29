"""The entries of agreements beyond the rules, and their tokens.

captain:2:away     a captain plays seat 2 from now on: its person is away, the others agreed, or it asked
back:2             the person of seat 2 plays again
here:2             the person of seat 2 is at the table: it is no longer proposed that a captain play for it
stand-in:2         a weaker bot plays seat 2 from now on, because its own is not ready
ready:2            the bot of seat 2 plays itself again
resign:2           the person of seat 2 resigns, and a captain plays on for good
propose:0:pause    seat 0 proposes a pause; or end, captain:2, clock:60:300, clock:-, takeback:41
agree:1:pause      seat 1 agrees to the proposal; refuse:1:pause refuses it, or withdraws the seat's own
pause  resume:1    play is paused; seat 1 resumes it
clock:60:300       60 seconds a turn and 300 more for the whole game; clock:- is no clock
undo:41            move number 41 (from 0) and all later ones are taken back
close:agreed       the game ends by agreement
close:resigned:2   all have resigned but the person of seat 2, who wins; close:resigned if nobody does
host:2             the person of seat 2 is the host
chat:closed        the host closes the chat; chat:open opens it again
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from condottiere.record.event_type import EventType

Reason: TypeAlias = Literal["away", "agreed", "asked"]
ProposalKind: TypeAlias = Literal["pause", "end", "captain", "clock", "takeback"]
Closing: TypeAlias = Literal["agreed", "resigned"]


class Clock(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How long a person may think, in seconds."""

    turn: int
    """For each turn."""
    reserve: int
    """In addition, for the whole game."""


class Proposal(Struct, frozen=True, gc=False):
    """The content of a proposal."""

    kind: ProposalKind
    seat: int | None = None
    """captain: the seat to play for."""
    clock: Clock | None = None
    """clock: the new clock, or None for no clock."""
    move: int | None = None
    """takeback: the number of the move, from 0."""


class CaptainTookOver(EventType, frozen=True):
    """A captain plays a seat from now on."""

    seat: int
    reason: Reason


class CameBack(EventType, frozen=True):
    """The person of a seat plays again."""

    seat: int


class Returned(EventType, frozen=True):
    """The person of a seat is at the table again, before a captain that was proposed took over."""

    seat: int


class StandInTookOver(EventType, frozen=True):
    """Another bot plays a seat from now on, because its own is not ready, or there is none any more."""

    seat: int


class BotReady(EventType, frozen=True):
    """The bot of a seat plays itself again, after another stood in."""

    seat: int


class Resigned(EventType, frozen=True):
    """The person of a seat resigned."""

    seat: int


class Proposed(EventType, frozen=True):
    """A person proposed something, and so agreed to it."""

    seat: int
    proposal: Proposal


class Agreed(EventType, frozen=True):
    """A person agreed to a proposal."""

    seat: int
    proposal: Proposal


class Refused(EventType, frozen=True):
    """A person refused a proposal, or withdrew its own."""

    seat: int
    proposal: Proposal


class Paused(EventType, frozen=True):
    """Play was paused."""


class Resumed(EventType, frozen=True):
    """A person resumed play."""

    seat: int


class ClockSet(EventType, frozen=True):
    """The table plays by this clock from now on, or without one."""

    clock: Clock | None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A move was taken back by agreement: the table is as it was after the first `move` moves."""

    move: int


class Closed(EventType, frozen=True):
    """The game was closed by its people; `winner` is the only seat that has not resigned, if any."""

    why: Closing
    winner: int | None = None


class HostNamed(EventType, frozen=True):
    """The person of a seat became the host."""

    seat: int


class ChatSet(EventType, frozen=True):
    """The host closed the chat, or opened it again."""

    closed: bool


AgreementEvent: TypeAlias = (
    CaptainTookOver
    | CameBack
    | Returned
    | StandInTookOver
    | BotReady
    | Resigned
    | Proposed
    | Agreed
    | Refused
    | Paused
    | Resumed
    | ClockSet
    | Closed
    | HostNamed
    | ChatSet
)
"""Entries that are also events, told to everybody as they are in the log."""
AgreementEntry: TypeAlias = AgreementEvent | TakenBack

_SEATS: Final = {str(seat): seat for seat in range(6)}
_OfSeat: TypeAlias = CameBack | Returned | Resigned | Resumed | HostNamed | StandInTookOver | BotReady
_OF_SEAT: Final[dict[str, type[_OfSeat]]] = {
    "back": CameBack,
    "here": Returned,
    "host": HostNamed,
    "ready": BotReady,
    "resign": Resigned,
    "resume": Resumed,
    "stand-in": StandInTookOver,
}
_ON_MOTION: Final[dict[str, type[Proposed | Agreed | Refused]]] = {
    "propose": Proposed,
    "agree": Agreed,
    "refuse": Refused,
}
_WORDS: Final = {kind: word for word, kind in (_OF_SEAT | _ON_MOTION).items()}
_REASONS: Final[dict[str, Reason]] = {name: name for name in get_args(Reason)}
_NO_CLOCK: Final = "-"
_FIXED: Final[dict[str, AgreementEntry]] = {
    "pause": Paused(),
    "close:agreed": Closed("agreed"),
    "close:resigned": Closed("resigned"),
    "chat:closed": ChatSet(True),
    "chat:open": ChatSet(False),
}
"""The entries without variable parts."""


def agreement_text(entry: AgreementEntry) -> str:
    """Return the token of an entry."""
    match entry:
        case CaptainTookOver(seat, reason):
            return f"captain:{seat}:{reason}"
        case CameBack() | Returned() | Resigned() | Resumed() | HostNamed() | StandInTookOver() | BotReady():
            return f"{_WORDS[type(entry)]}:{entry.seat}"
        case Proposed() | Agreed() | Refused():
            return f"{_WORDS[type(entry)]}:{entry.seat}:{_proposal_text(entry.proposal)}"
        case Paused():
            return "pause"
        case ClockSet(clock):
            return _proposal_text(Proposal("clock", clock=clock))
        case TakenBack(move):
            return f"undo:{move}"
        case Closed(why, winner):
            return f"close:{why}" if winner is None else f"close:{why}:{winner}"
        case ChatSet(closed):
            return "chat:closed" if closed else "chat:open"


def parse_agreement(text: str) -> AgreementEntry | None:
    """Parse the token of an entry; return None for any other text."""
    try:
        return _FIXED.get(text) or _parse(text.split(":"))
    except (KeyError, ValueError):
        return None


def _parse(words: list[str]) -> AgreementEntry | None:
    """Parse the parts of a token. Raises KeyError or ValueError for an invalid part."""
    match words:
        case ["captain", seat, reason]:
            return CaptainTookOver(_SEATS[seat], _REASONS[reason])
        case [word, seat] if word in _OF_SEAT:
            return _OF_SEAT[word](_SEATS[seat])
        case [word, seat, *proposal] if word in _ON_MOTION:
            return _ON_MOTION[word](_SEATS[seat], _parse_proposal(proposal))
        case ["clock", *_]:
            return ClockSet(_parse_proposal(words).clock)
        case ["undo", move]:
            return TakenBack(_parse_number(move))
        case ["close", "resigned", seat]:
            return Closed("resigned", _SEATS[seat])
    return None


def _proposal_text(proposal: Proposal) -> str:
    match proposal.kind:
        case "captain":
            return f"captain:{proposal.seat}"
        case "clock":
            clock = proposal.clock
            return f"clock:{_NO_CLOCK if clock is None else f'{clock.turn}:{clock.reserve}'}"
        case "takeback":
            return f"takeback:{proposal.move}"
        case _:
            return proposal.kind


def _parse_proposal(words: list[str]) -> Proposal:
    match words:
        case ["pause"]:
            return Proposal("pause")
        case ["end"]:
            return Proposal("end")
        case ["captain", seat]:
            return Proposal("captain", _SEATS[seat])
        case ["clock", "-"]:
            return Proposal("clock")
        case ["clock", turn, reserve]:
            return Proposal("clock", clock=Clock(_parse_number(turn), _parse_number(reserve)))
        case ["takeback", move]:
            return Proposal("takeback", move=_parse_number(move))
    raise ValueError(words)


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise ValueError(text)
    return int(text)
