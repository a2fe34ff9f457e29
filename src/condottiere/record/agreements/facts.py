"""What people did at a table beyond the rules, as facts. Everybody may know all of them."""

from collections.abc import Sequence
from typing import Final

from condottiere.languages.fact import Fact

from .notation import (
    Agreed,
    AgreementEntry,
    BotReady,
    CameBack,
    CaptainTookOver,
    ChatSet,
    Clock,
    ClockSet,
    Closed,
    HostNamed,
    Paused,
    Proposal,
    Proposed,
    Reason,
    Refused,
    Resigned,
    Resumed,
    StandInTookOver,
    TakenBack,
)
from .state import OpenProposal

_TAKING_OVER: Final[dict[Reason, str]] = {
    "away": "captain-for-away",
    "agreed": "captain-agreed",
    "asked": "captain-asked",
}
_DOINGS: Final[dict[type[AgreementEntry], str]] = {
    HostNamed: "is-host",
    CameBack: "is-back",
    StandInTookOver: "plays-weaker",
    BotReady: "plays-itself",
    Resigned: "resigns",
    Resumed: "resumes",
    Paused: "paused",
    TakenBack: "move-taken-back",
}
_VOTES: Final[dict[type[Proposed | Agreed | Refused], str]] = {
    Proposed: "proposes",
    Agreed: "agrees-to",
    Refused: "refuses",
}


def agreement_fact(entry: AgreementEntry, ended: Sequence[OpenProposal] = ()) -> Fact:
    """The fact that tells of an entry, and what it has ended: who refuses the own proposal withdraws it."""
    match entry:
        case CaptainTookOver(seat, reason):
            return Fact(id=_TAKING_OVER[reason], seat=seat)
        case Refused(seat) if own := [one for one in ended if one.by == seat]:
            return withdrawn(own[0])
        case Proposed(seat, proposal) | Agreed(seat, proposal) | Refused(seat, proposal):
            return Fact(id=_VOTES[type(entry)], seat=seat, proposal=proposal_fact(proposal))
        case ClockSet(None):
            return Fact(id="clock-removed")
        case ClockSet(Clock() as clock):
            return Fact(id="clock-set", clock=_clock(clock))
        case Closed():
            return _closed(entry)
        case ChatSet(closed):
            return Fact(id="chat-closed" if closed else "chat-opened")
        case _:
            return Fact(id=_DOINGS[type(entry)], seat=getattr(entry, "seat", None))


def withdrawn(proposal: OpenProposal) -> Fact:
    """The fact that somebody no longer proposes what they did."""
    return Fact(id="withdraws", seat=proposal.by, proposal=proposal_fact(proposal.proposal))


def _closed(entry: Closed) -> Fact:
    if entry.why == "agreed":
        return Fact(id="ended-by-agreement")
    if entry.winner is None:
        return Fact(id="all-have-resigned")
    return Fact(id="others-have-resigned", seat=entry.winner)


def proposal_fact(proposal: Proposal) -> Fact:
    """What is proposed."""
    match proposal.kind:
        case "pause":
            return Fact(id="proposal-pause")
        case "end":
            return Fact(id="proposal-end")
        case "captain":
            return Fact(id="proposal-captain", seat=proposal.seat)
        case "takeback":
            return Fact(id="proposal-takeback")
        case "clock":
            if proposal.clock is None:
                return Fact(id="proposal-no-clock")
            return Fact(id="proposal-clock", clock=_clock(proposal.clock))


def _clock(clock: Clock) -> Fact:
    if clock.reserve:
        return Fact(id="clock-with-reserve", turn=clock.turn, reserve=clock.reserve)
    return Fact(id="clock", turn=clock.turn)
