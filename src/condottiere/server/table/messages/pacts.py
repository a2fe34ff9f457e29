"""Converting messages about pacts: requests to log entries, and pacts to messages."""

from collections.abc import Iterable
from typing import TypeAlias

from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.pacts.notation import Clause, Offer, Offered, PactEntry
from condottiere.record.pacts.state import JudgedPact, Promise, answer, withdraw
from condottiere.server.messages import agreements, from_browser

PactRequest: TypeAlias = from_browser.OfferPact | from_browser.AnswerPact | from_browser.Withdraw


def decide_pact(request: PactRequest, seat: int, game: Game) -> PactEntry:
    """The log entry that follows from a person's request. Raises IllegalAction and PlayRefused."""
    match request:
        case from_browser.OfferPact(to=to, mine=mine, yours=yours):
            receivers = None if to is None else tuple(sorted(set(to)))
            return Offered(Offer(seat, receivers, _read_clause(mine), _read_clause(yours)))
        case from_browser.AnswerPact(pact=number, accept=accept):
            return answer(game.pacts, game.pact_time, seat, number, accept)
        case from_browser.Withdraw(pact=number):
            return withdraw(game.pacts, game.pact_time, seat, number)


def pact_messages(game: Game, viewer: int | None) -> list[agreements.Pact]:
    """The pacts of the present game that a viewer may know of: its own, public ones, or all after the end.

    The pacts of a match's earlier games can no longer change, and are in the `ledger`.
    """
    pacts = game.pacts
    known = pacts.pacts if game.over else pacts.known_to(viewer)
    first = len(pacts.earlier) if game.over else pacts.first_number(viewer)
    return _numbered((pacts.judge(pact, game.pact_time) for pact in known), game.options.seats, first)


def ledger(game: Game) -> list[agreements.Pact]:
    """All pacts of a match or game, for viewers who may know everything."""
    latest = (game.pacts.judge(pact, game.pact_time) for pact in game.pacts.pacts)
    return _numbered((*game.pacts.earlier, *latest), game.options.seats)


def _numbered(known: Iterable[JudgedPact], seats: int, first: int = 0) -> list[agreements.Pact]:
    return [_pact(number, judged, seats) for number, judged in enumerate(known, first)]


def can_offer(game: Game, seat: int) -> bool:
    """Check if the person of a seat can offer a pact now."""
    return not (game.over or game.pact_time.interval or seat in game.agreements.captains)


def _pact(number: int, judged: JudgedPact, seats: int) -> agreements.Pact:
    pact, lapsed, promises = judged
    offer, answers = pact.offer, {seat: answer.accepted for seat, answer in pact.answers.items()}
    return agreements.Pact(
        id=number,
        by=offer.by,
        to=None if offer.to is None else list(offer.to),
        mine=offer.mine,
        yours=offer.yours,
        answers=[
            agreements.PactAnswer(seat=seat, accepted=answers.get(seat)) for seat in offer.receivers(seats)
        ],
        withdrawn=pact.withdrawn,
        lapsed=lapsed,
        verdicts=[_verdict(promise) for promise in promises],
        game=pact.game + 1,
    )


def _verdict(promise: Promise) -> agreements.Verdict:
    seat, clause, (state, why) = promise
    return agreements.Verdict(
        seat=seat, clause=clause, state=state, why=Fact(id=why, seat=seat, region=clause.region)
    )


def _read_clause(clause: Clause | None) -> Clause | None:
    """A promise without fields that do not belong to its kind."""
    if clause is None:
        return None
    match clause.kind:
        case "pass":
            return Clause("pass")
        case "fight":
            return Clause("fight", seat=clause.seat)
        case kind:
            return Clause(kind, clause.region)
