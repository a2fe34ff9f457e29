"""Requests of people beyond the rules, and the entries that they lead to.

Each function returns the entries to add to the log, and raises IllegalAction, with words for the person, if
the request is not possible. `people` are the seats that people took at the start.
"""

from collections.abc import Collection
from typing import Literal

from condottiere.record.illegal_request import IllegalRequest
from condottiere.rules import IllegalAction

from . import notation
from .state import Agreements


def take_over(
    agreements: Agreements, people: Collection[int], seat: int, reason: Literal["away", "asked"]
) -> list[notation.AgreementEntry]:
    """Let a captain take over a seat, because its time is up or its person asked for it.

    Whose time is up may be there all the same, about to refuse an end: then it is proposed no more.
    """
    withdrawn = _without_end(agreements) if reason == "away" else []
    return _with_effects(agreements, people, *withdrawn, notation.CaptainTookOver(seat, reason))


def come_back(_agreements: Agreements, _people: Collection[int], seat: int) -> list[notation.AgreementEntry]:
    """Let a person play again in place of its captain."""
    return [notation.CameBack(seat)]


def be_here(agreements: Agreements, seat: int) -> list[notation.AgreementEntry]:
    """End what is proposed without a person who is at the table.

    That is a captain for this person, or, while a captain plays whom they did not ask for, the end of the
    game.
    """
    if agreements.captains.get(seat) in ("away", "agreed"):
        return _without_end(agreements)
    proposed = agreements.is_proposed(notation.Proposal("captain", seat))
    return [notation.Returned(seat)] if proposed else []


def _without_end(agreements: Agreements) -> list[notation.AgreementEntry]:
    """The withdrawal of the proposal to end the game, if there is one."""
    open_ones = (one for one in agreements.proposals if one.proposal.kind == "end")
    return [notation.Refused(one.by, one.proposal) for one in open_ones]


def resume(agreements: Agreements, people: Collection[int], seat: int) -> list[notation.AgreementEntry]:
    """End a pause; a move that all agreed to take back meanwhile is taken back then."""
    return _with_effects(agreements, people, notation.Resumed(seat))


def resign(agreements: Agreements, people: Collection[int], seat: int) -> list[notation.AgreementEntry]:
    """Resign; if the host resigns and two or more people are left, the next one becomes the host."""
    resigned = agreements.after(notation.Resigned(seat))
    host = resigned.host(people)
    others = set(people) - resigned.resigned
    if host is None or host == agreements.host(people) or len(others) < 2:
        return _with_effects(agreements, people, notation.Resigned(seat))
    return _with_effects(agreements, people, notation.Resigned(seat), notation.HostNamed(host))


def propose(
    agreements: Agreements, people: Collection[int], seat: int, proposal: notation.Proposal
) -> list[notation.AgreementEntry]:
    """Propose something, which takes effect at once if nobody else has to agree."""
    if proposal.kind == "captain" and proposal.seat not in people:
        raise IllegalAction("A captain can only play for a person of this table")
    _check_take_back(agreements, proposal)
    return _with_effects(agreements, people, notation.Proposed(seat, proposal))


def respond(
    agreements: Agreements, people: Collection[int], seat: int, proposal: notation.Proposal, agree: bool
) -> list[notation.AgreementEntry]:
    """Agree to a proposal, or refuse it, or withdraw one's own."""
    agreements.check_player(seat)
    if seat not in agreements.needed(proposal, people):
        raise IllegalRequest("error-others-decide")
    agreements.check_proposed(proposal)
    if agree:
        _check_take_back(agreements, proposal)
    return _with_effects(
        agreements, people, notation.Agreed(seat, proposal) if agree else notation.Refused(seat, proposal)
    )


def _check_take_back(agreements: Agreements, proposal: notation.Proposal) -> None:
    """Raise PlayRefused for a take-back during a pause."""
    if proposal.kind == "takeback":
        agreements.check_play()


def _with_effects(
    agreements: Agreements, people: Collection[int], *doings: notation.AgreementEntry
) -> list[notation.AgreementEntry]:
    """Return the given entries and those that follow from them."""
    entries = list(doings)
    for entry in doings:
        agreements = agreements.after(entry)
    while (effect := _effect(agreements, people, entries[-1])) is not None:
        entries.append(effect)
        agreements = agreements.after(effect)
    return entries


def _effect(
    agreements: Agreements, people: Collection[int], last: notation.AgreementEntry
) -> notation.AgreementEntry | None:
    """Return the entry that is due: the end if too many have resigned, or a proposal that all agreed to.

    A pause is granted by who is asked for it. If somebody is replaced, and all who are left had agreed,
    nobody grants it: the request ends, which is entered as if its proposer had withdrawn it.
    """
    if agreements.closed is not None:
        return None
    left = [seat for seat in people if seat not in agreements.resigned]
    if agreements.resigned and (not left or (len(left) == 1 and len(people) == agreements.seats)):
        return notation.Closed("resigned", left[0] if left else None)
    for proposal in agreements.proposals:
        needed = agreements.needed(proposal.proposal, people)
        if agreements.paused and proposal.proposal.kind == "takeback":
            continue
        if set(needed) <= set(proposal.agreed):
            if proposal.proposal.kind == "pause" and not isinstance(
                last, notation.Proposed | notation.Agreed
            ):
                return notation.Refused(proposal.by, proposal.proposal)
            return effect_of(proposal.proposal)
    return None


def effect_of(proposal: notation.Proposal) -> notation.AgreementEntry:
    """Return the entry that a proposal leads to once all have agreed."""
    match proposal.kind:
        case "pause":
            return notation.Paused()
        case "end":
            return notation.Closed("agreed")
        case "captain":
            assert proposal.seat is not None
            return notation.CaptainTookOver(proposal.seat, "agreed")
        case "clock":
            return notation.ClockSet(proposal.clock)
        case "takeback":
            assert proposal.move is not None
            return notation.TakenBack(proposal.move)
