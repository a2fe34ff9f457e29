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
    CameBack,
    CaptainTookOver,
    ClockSet,
    Closed,
    ConductEntry,
    HostNamed,
    Motion,
    Paused,
    Proposed,
    Refused,
    Resigned,
    Resumed,
    TakenBack,
)
from .state import Conduct


def take_over(
    conduct: Conduct, people: Collection[int], seat: int, reason: Literal["away", "asked"]
) -> list[ConductEntry]:
    """A captain takes over a seat: its time is up, or its person asks for it."""
    return _with_effects(conduct, people, CaptainTookOver(seat, reason))


def come_back(_conduct: Conduct, _people: Collection[int], seat: int) -> list[ConductEntry]:
    """A person plays again."""
    return [CameBack(seat)]


def resume(_conduct: Conduct, _people: Collection[int], seat: int) -> list[ConductEntry]:
    """A person ends a pause."""
    return [Resumed(seat)]


def resign(conduct: Conduct, people: Collection[int], seat: int) -> list[ConductEntry]:
    """A person gives up; if that was the host and others are left to talk, the next one is."""
    resigned = conduct.after(Resigned(seat))
    host = resigned.host(people)
    others = set(people) - resigned.resigned
    if host is None or host == conduct.host(people) or len(others) < 2:
        return _with_effects(conduct, people, Resigned(seat))
    return _with_effects(conduct, people, Resigned(seat), HostNamed(host))


def propose(conduct: Conduct, people: Collection[int], seat: int, motion: Motion) -> list[ConductEntry]:
    """A person proposes something, which happens at once where nobody else has to agree."""
    if motion.kind == "captain" and motion.seat not in people:
        raise IllegalAction("A captain can only play for a person of this table")
    _check_take_back(conduct, motion)
    return _with_effects(conduct, people, Proposed(seat, motion))


def respond(
    conduct: Conduct, people: Collection[int], seat: int, motion: Motion, agree: bool
) -> list[ConductEntry]:
    """A person agrees to a proposal, refuses it, or withdraws it."""
    conduct.check_player(seat)
    if seat not in conduct.needed(motion, people):
        raise IllegalRequest("error-others-decide")
    conduct.check_proposed(motion)
    if agree:
        _check_take_back(conduct, motion)
    return _with_effects(conduct, people, Agreed(seat, motion) if agree else Refused(seat, motion))


def _check_take_back(conduct: Conduct, motion: Motion) -> None:
    """Raise PlayRefused if a move is to be taken back in a pause, when none is made."""
    if motion.kind == "takeback":
        conduct.check_play()


def _with_effects(conduct: Conduct, people: Collection[int], *doings: ConductEntry) -> list[ConductEntry]:
    """What somebody does, and what follows from it."""
    entries = list(doings)
    for entry in doings:
        conduct = conduct.after(entry)
    while (effect := _effect(conduct, people)) is not None:
        entries.append(effect)
        conduct = conduct.after(effect)
    return entries


def _effect(conduct: Conduct, people: Collection[int]) -> ConductEntry | None:
    """What is due now: the end when too many have resigned, or a proposal to which all have agreed."""
    if conduct.closed is not None:
        return None
    left = [seat for seat in people if seat not in conduct.resigned]
    if conduct.resigned and (not left or (len(left) == 1 and len(people) == conduct.seats)):
        return Closed("resigned", left[0] if left else None)
    for proposal in conduct.proposals:
        needed = conduct.needed(proposal.motion, people)
        if set(needed) <= set(proposal.agreed):
            return effect_of(proposal.motion)
    return None


def effect_of(motion: Motion) -> ConductEntry:
    """What is entered once all who have to agree to a motion have done so."""
    match motion.kind:
        case "pause":
            return Paused()
        case "end":
            return Closed("agreed")
        case "captain":
            assert motion.seat is not None
            return CaptainTookOver(motion.seat, "agreed")
        case "clock":
            return ClockSet(motion.clock)
        case "takeback":
            assert motion.move is not None
            return TakenBack(motion.move)
