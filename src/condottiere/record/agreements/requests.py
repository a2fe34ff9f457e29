"""What a person may ask for at a table beyond the rules: which entries it leads to.

Each raises IllegalAction, in words for that person, where it is not possible. `people` are the seats that are
people's from the start.
"""

from collections.abc import Collection
from typing import Literal

from condottiere.record.illegal_request import IllegalRequest
from condottiere.rules import IllegalAction

from .notation import (
    Agreed,
    AgreementEntry,
    CameBack,
    CaptainTookOver,
    ClockSet,
    Closed,
    HostNamed,
    Paused,
    Proposal,
    Proposed,
    Refused,
    Resigned,
    Resumed,
    TakenBack,
)
from .state import Agreements


def take_over(
    agreements: Agreements, people: Collection[int], seat: int, reason: Literal["away", "asked"]
) -> list[AgreementEntry]:
    """A captain takes over a seat: its time is up, or its person asks for it."""
    return _with_effects(agreements, people, CaptainTookOver(seat, reason))


def come_back(_agreements: Agreements, _people: Collection[int], seat: int) -> list[AgreementEntry]:
    """A person plays again."""
    return [CameBack(seat)]


def resume(_agreements: Agreements, _people: Collection[int], seat: int) -> list[AgreementEntry]:
    """A person ends a pause."""
    return [Resumed(seat)]


def resign(agreements: Agreements, people: Collection[int], seat: int) -> list[AgreementEntry]:
    """A person gives up; if that was the host and others are left to talk, the next one is."""
    resigned = agreements.after(Resigned(seat))
    host = resigned.host(people)
    others = set(people) - resigned.resigned
    if host is None or host == agreements.host(people) or len(others) < 2:
        return _with_effects(agreements, people, Resigned(seat))
    return _with_effects(agreements, people, Resigned(seat), HostNamed(host))


def propose(
    agreements: Agreements, people: Collection[int], seat: int, proposal: Proposal
) -> list[AgreementEntry]:
    """A person proposes something, which happens at once where nobody else has to agree."""
    if proposal.kind == "captain" and proposal.seat not in people:
        raise IllegalAction("A captain can only play for a person of this table")
    _check_take_back(agreements, proposal)
    return _with_effects(agreements, people, Proposed(seat, proposal))


def respond(
    agreements: Agreements, people: Collection[int], seat: int, proposal: Proposal, agree: bool
) -> list[AgreementEntry]:
    """A person agrees to a proposal, refuses it, or withdraws it."""
    agreements.check_player(seat)
    if seat not in agreements.needed(proposal, people):
        raise IllegalRequest("error-others-decide")
    agreements.check_proposed(proposal)
    if agree:
        _check_take_back(agreements, proposal)
    return _with_effects(agreements, people, Agreed(seat, proposal) if agree else Refused(seat, proposal))


def _check_take_back(agreements: Agreements, proposal: Proposal) -> None:
    """Raise PlayRefused if a move is to be taken back in a pause, when none is made."""
    if proposal.kind == "takeback":
        agreements.check_play()


def _with_effects(
    agreements: Agreements, people: Collection[int], *doings: AgreementEntry
) -> list[AgreementEntry]:
    """What somebody does, and what follows from it."""
    entries = list(doings)
    for entry in doings:
        agreements = agreements.after(entry)
    while (effect := _effect(agreements, people)) is not None:
        entries.append(effect)
        agreements = agreements.after(effect)
    return entries


def _effect(agreements: Agreements, people: Collection[int]) -> AgreementEntry | None:
    """What is due now: the end when too many have resigned, or a proposal to which all have agreed."""
    if agreements.closed is not None:
        return None
    left = [seat for seat in people if seat not in agreements.resigned]
    if agreements.resigned and (not left or (len(left) == 1 and len(people) == agreements.seats)):
        return Closed("resigned", left[0] if left else None)
    for proposal in agreements.proposals:
        needed = agreements.needed(proposal.proposal, people)
        if set(needed) <= set(proposal.agreed):
            return effect_of(proposal.proposal)
    return None


def effect_of(proposal: Proposal) -> AgreementEntry:
    """What is entered once all who have to agree to a proposal have done so."""
    match proposal.kind:
        case "pause":
            return Paused()
        case "end":
            return Closed("agreed")
        case "captain":
            assert proposal.seat is not None
            return CaptainTookOver(proposal.seat, "agreed")
        case "clock":
            return ClockSet(proposal.clock)
        case "takeback":
            assert proposal.move is not None
            return TakenBack(proposal.move)
