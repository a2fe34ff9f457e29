"""What players promise each other, from messages and back."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.pacts import pacts
from condottiere.record.pacts.notation import Clause, Offer, PactEntry
from condottiere.record.pacts.promisable import promisable
from condottiere.rules import IllegalAction, Region
from condottiere.server.messages import agreements, from_browser

PactRequest: TypeAlias = from_browser.Offer | from_browser.AnswerPact | from_browser.Withdraw


def decide_pact(request: PactRequest, seat: int, game: Game, people: Collection[int]) -> list[PactEntry]:
    """Which entries it leads to when the person of a seat asks for something; `people` are their seats.

    Raises IllegalAction and PlayRefused.
    """
    match request:
        case from_browser.Offer(to=to, mine=mine, yours=yours):
            receivers = None if to is None else tuple(sorted(set(to)))
            offer = Offer(seat, receivers, _read_clause(mine), _read_clause(yours))
            return pacts.offer(game.moment, people, offer)
        case from_browser.AnswerPact(pact=number, accept=accept):
            return pacts.answer(game.pacts, game.moment, seat, number, accept)
        case from_browser.Withdraw(pact=number):
            return pacts.withdraw(game.pacts, game.moment, seat, number)


def pact_messages(game: Game, viewer: int | None) -> list[agreements.Pact]:
    """The pacts that a viewer may know of: its own and open ones, and all of them when the game is over."""
    return _numbered(game.pacts.pacts if game.over else game.pacts.known_to(viewer), game)


def ledger(game: Game) -> list[agreements.Pact]:
    """All pacts of a game, for those who may know everything of it."""
    return _numbered(game.pacts.pacts, game)


def _numbered(known: Sequence[pacts.Pact], game: Game) -> list[agreements.Pact]:
    return [_pact(number, pact, game) for number, pact in enumerate(known)]


def clause_messages(game: Game, viewer: int | None) -> list[agreements.Clause]:
    """What a viewer can promise now, or ask of others; nothing for whoever can offer no pact."""
    if viewer is None or game.over or game.moment.interval or viewer in game.conduct.captains:
        return []
    return [_clause(clause) for clause in promisable(game.table)]


def _pact(number: int, pact: pacts.Pact, game: Game) -> agreements.Pact:
    offer, answers = pact.offer, {seat: answer.accepted for seat, answer in pact.answers.items()}
    return agreements.Pact(
        id=number,
        by=offer.by,
        to=None if offer.to is None else list(offer.to),
        mine=None if offer.mine is None else _clause(offer.mine),
        yours=None if offer.yours is None else _clause(offer.yours),
        answers=[
            agreements.PactAnswer(seat=seat, accepted=answers.get(seat))
            for seat in offer.receivers(game.options.seats)
        ],
        withdrawn=pact.withdrawn,
        lapsed=pact.lapsed(game.moment),
        verdicts=[_verdict(promise) for promise in game.pacts.promises(pact, game.moment)],
    )


def _verdict(promise: pacts.Promise) -> agreements.Verdict:
    seat, clause, (state, why) = promise
    return agreements.Verdict(
        seat=seat, clause=_clause(clause), state=state, why=Fact(id=why, seat=seat, region=clause.region)
    )


def _clause(clause: Clause) -> agreements.Clause:
    return agreements.Clause(kind=clause.kind, region=clause.region, seat=clause.seat)


def _read_clause(clause: agreements.Clause | None) -> Clause | None:
    """A promise as it is kept in the log; what does not belong to its kind is left out."""
    if clause is None:
        return None
    match clause.kind:
        case "pass":
            return Clause("pass")
        case "fight":
            return Clause("fight", seat=clause.seat)
        case kind:
            return Clause(kind, _region(clause.region))


def _region(number: int | None) -> Region | None:
    try:
        return None if number is None else Region(number)
    except ValueError:
        raise IllegalAction(f"A region is a number from 0 to {len(Region) - 1}") from None
