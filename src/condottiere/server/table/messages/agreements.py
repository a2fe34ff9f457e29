"""Converting messages about agreements: requests to log entries, and agreements to messages."""

from collections.abc import Collection
from typing import TypeAlias

from condottiere.languages.fact import Fact
from condottiere.record.agreements import requests
from condottiere.record.agreements.notation import AgreementEntry, CaptainTookOver, ChatSet, Proposal
from condottiere.record.agreements.state import OpenProposal
from condottiere.record.events.from_log import what_was_taken_back
from condottiere.record.events.wording import taken_back_wording
from condottiere.record.game import Game
from condottiere.record.illegal_request import IllegalRequest
from condottiere.record.notation import Move
from condottiere.record.takeback import choosing_again
from condottiere.rules import Phase
from condottiere.server.errors import RequestError
from condottiere.server.messages import agreements
from condottiere.server.messages import from_browser as sent
from condottiere.server.table.clock import TurnClock

AgreementRequest: TypeAlias = (
    sent.StepAway | sent.Back | sent.Resign | sent.Propose | sent.Respond | sent.Resume | sent.CloseChat
)


def decide(
    request: AgreementRequest, seat: int, game: Game, people: Collection[int], there: Collection[int] = ()
) -> list[AgreementEntry]:
    """The log entries that follow from a person's request.

    `people` are the seats of people, `there` those who are at the table (`Presence.there`).

    Raises IllegalAction, PlayRefused and RequestError.
    """
    agreed = game.agreements
    match request:
        case sent.StepAway():
            _check_chosen(game, seat)
            return requests.take_over(agreed, people, seat, "asked")
        case sent.Back():
            _check_back(game, people, seat)
            return requests.come_back(agreed, people, seat)
        case sent.Resign():
            return requests.resign(agreed, people, seat)
        case sent.Resume():
            return requests.resume(agreed, people, seat)
        case sent.Propose():
            _check_end(request, game, there)
            return _propose(request, seat, game, people)
        case sent.Respond():
            return _respond(request, seat, game, people)
        case sent.CloseChat(closed=closed):
            if seat != agreed.host(people):
                raise RequestError("not_host", Fact(id="error-chat-not-host"))
            return [ChatSet(closed)]


def _propose(request: sent.Propose, seat: int, game: Game, people: Collection[int]) -> list[AgreementEntry]:
    entries = requests.propose(game.agreements, people, seat, _read_proposal(request))
    if request.kind == "takeback":
        game.take_backs.check(seat, request.move)
    return entries


def _respond(request: sent.Respond, seat: int, game: Game, people: Collection[int]) -> list[AgreementEntry]:
    entries = requests.respond(game.agreements, people, seat, _read_proposal(request), request.agree)
    if request.agree and request.kind == "takeback" and request.move is not None:
        game.take_backs.check_agreement(seat, request.move)
    return entries


def _check_end(request: sent.Propose, game: Game, there: Collection[int]) -> None:
    """Raise IllegalAction if an end is proposed without somebody who is there while a captain plays."""
    reasons = {game.agreements.captains.get(seat) for seat in there}
    if request.kind == "end" and reasons & {"away", "agreed"}:
        raise IllegalRequest("error-captain-is-here")


def _check_back(game: Game, people: Collection[int], seat: int) -> None:
    """Raise IllegalAction if a person may not come back before the captain has played the present turn.

    Otherwise a person who came back at once to a late turn could keep the others waiting forever, or could
    choose again knowing cards that were seen since. If all are away, nobody is kept waiting.
    """
    if game.agreements.present(people):
        game.take_backs.check_return(seat, game.table)
    if game.turn != seat or game.table.phase == Phase.HAND or game.agreements.stands_still(people):
        return
    for entry in reversed(game.log):
        if isinstance(entry, Move):
            return
        if isinstance(entry, CaptainTookOver) and entry.seat == seat:
            if entry.reason != "asked":
                raise IllegalRequest("error-late-turn")
            return


def _check_chosen(game: Game, seat: int) -> None:
    """Raise IllegalAction if a seat has not answered a take-back after which it would choose again.

    A person who has seen cards since passing may not agree to one (`check_agreement`), and so may not bring
    it about by stepping away either.
    """
    again = choosing_again(game.agreements, game.take_backs)
    agreed = (one.agreed for one in game.agreements.proposals if one.proposal.kind == "takeback")
    if seat in again and any(seat not in seats for seats in agreed):
        raise IllegalRequest("error-takeback-answer")


def agreements_message(game: Game, clock: TurnClock) -> agreements.Agreements:
    """The public message about agreements, and the deadline of the person on turn."""
    agreed, people = game.agreements, clock.people
    has_reserve = people if agreed.clock is not None and agreed.clock.reserve else ()
    return agreements.Agreements(
        paused=agreed.paused,
        clock=agreed.clock,
        deadline=clock.deadline,
        reserves=[left if seat in has_reserve else None for seat, left in enumerate(clock.reserves)],
        proposals=[] if game.over else [_proposal(one, game, people) for one in agreed.proposals],
        closed=agreed.closed,
        winners=list(agreed.winners),
        host=agreed.host(people),
        chat_closed=agreed.chat_closed and not game.over,
    )


def takeback_message(game: Game, viewer: int | None, people: Collection[int]) -> int | None:
    """The number of the move that a viewer may propose to take back now; None if there is none.

    Only that viewer may know this.
    """
    agreed = game.agreements
    if viewer is None or viewer not in agreed.present(people) or game.over or agreed.stands_still(people):
        return None
    proposed = any(one.proposal.kind == "takeback" for one in agreed.proposals)
    return None if proposed else game.take_backs.latest(viewer)


def _read_proposal(request: sent.Propose | sent.Respond) -> Proposal:
    """The proposal in a request, without fields that do not belong to its kind."""
    seat = request.seat if request.kind == "captain" else None
    clock = request.clock if request.kind == "clock" else None
    move = request.move if request.kind == "takeback" else None
    return Proposal(request.kind, seat, clock, move)


def _proposal(opened: OpenProposal, game: Game, people: Collection[int]) -> agreements.OpenProposal:
    proposal = opened.proposal
    needed = game.agreements.needed(proposal, people)
    move = None if proposal.move is None else what_was_taken_back(game.table, game.before(proposal.move))
    return agreements.OpenProposal(
        kind=proposal.kind,
        by=opened.by,
        seat=proposal.seat,
        clock=proposal.clock,
        agreed=list(opened.agreed),
        needed=[seat for seat in needed if seat not in opened.agreed],
        move=proposal.move,
        what=None if move is None else taken_back_wording(move),
    )
