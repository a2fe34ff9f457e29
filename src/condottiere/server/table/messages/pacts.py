"""Converting messages about pacts: requests to log entries, and pacts to messages."""

from collections.abc import Iterable, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from condottiere.bots.bargaining.memory import Memory, Reputation
from condottiere.languages.fact import Fact
from condottiere.record.game import Game
from condottiere.record.pacts.notation import Clause, Offer, PactEntry
from condottiere.record.pacts.state import JudgedPact, Pact, Promise, answer, offer, withdraw
from condottiere.rules import Region
from condottiere.server.messages import agreements, from_browser

Captains: TypeAlias = Mapping[int, str]
"""By seat, the names of the captains who bargain."""
_NOBODY: Final[Captains] = {}
_NOTHING: Final[Mapping[int, Reputation]] = MappingProxyType({})
Saying: TypeAlias = Literal[
    "offers", "warns", "agrees", "declines", "distrusts", "breaks", "trusts", "remembers"
]
"""What a captain says something of: its offer, one against whoever leads, an answer, or its own breach; an
answer to somebody whom it trusts or distrusts from earlier games."""

PactRequest: TypeAlias = from_browser.OfferPact | from_browser.AnswerPact | from_browser.Withdraw


def decide_pact(request: PactRequest, seat: int, game: Game) -> PactEntry:
    """The log entry that follows from a person's request. Raises IllegalAction and PlayRefused."""
    match request:
        case from_browser.OfferPact(to=to, mine=mine, yours=yours):
            receivers = None if to is None else tuple(sorted(set(to)))
            return offer(seat, receivers, _read_clause(mine), _read_clause(yours), game.options.seats)
        case from_browser.AnswerPact(pact=number, accept=accept):
            return answer(game.pacts, game.pact_time, seat, number, accept)
        case from_browser.Withdraw(pact=number):
            return withdraw(game.pacts, game.pact_time, seat, number)


def pact_messages(
    game: Game, viewer: int | None, captains: Captains, reputations: Mapping[int, Reputation] = _NOTHING
) -> list[agreements.Pact]:
    """The pacts of the present game that a viewer may know of: its own, public ones, or all after the end.

    The pacts of a match's earlier games can no longer change, and are in the `ledger`. `reputations` has what
    the captain of each seat knows of the viewer from earlier games, of which it tells nobody else.
    """
    pacts = game.pacts
    known = pacts.pacts if game.over else pacts.known_to(viewer)
    first = len(pacts.earlier) if game.over else pacts.first_number(viewer)
    judged = (pacts.judge(pact, game.pact_time) for pact in known)
    messages = _numbered(judged, game, first, captains)
    for pact, message in zip(known, messages, strict=True):
        if pact.offer.by == viewer:
            message.answers = [_recall(pact, one, game, captains, reputations) for one in message.answers]
    return messages


def ledger(game: Game) -> list[agreements.Pact]:
    """All pacts of a match or game, for viewers who may know everything."""
    latest = (game.pacts.judge(pact, game.pact_time) for pact in game.pacts.pacts)
    return _numbered((*game.pacts.earlier, *latest), game)


def _numbered(
    known: Iterable[JudgedPact], game: Game, first: int = 0, captains: Captains = _NOBODY
) -> list[agreements.Pact]:
    return [_pact(number, judged, game, captains) for number, judged in enumerate(known, first)]


def can_offer(game: Game, seat: int) -> bool:
    """Check if the person of a seat can offer a pact now."""
    return not (game.over or game.pact_time.interval or seat in game.agreements.captains)


def _pact(number: int, judged: JudgedPact, game: Game, captains: Captains) -> agreements.Pact:
    pact, lapsed, promises = judged
    offer = pact.offer
    return agreements.Pact(
        id=number,
        by=offer.by,
        to=None if offer.to is None else list(offer.to),
        mine=offer.mine,
        yours=offer.yours,
        answers=[_answer(pact, seat, game, captains) for seat in offer.receivers(game.options.seats)],
        withdrawn=pact.withdrawn,
        lapsed=lapsed,
        verdicts=[_verdict(promise, captains) for promise in promises],
        game=pact.game + 1,
        says=captain_says(captains.get(offer.by), "warns" if _is_against(offer) else "offers", offer),
    )


def _answer(pact: Pact, seat: int, game: Game, captains: Captains) -> agreements.PactAnswer:
    answer, name = pact.answers.get(seat), captains.get(seat)
    if answer is None or name is None:
        return agreements.PactAnswer(seat=seat, accepted=None if answer is None else answer.accepted)
    says = captain_says(name, _saying(pact, seat, game), pact.offer)
    return agreements.PactAnswer(seat=seat, accepted=answer.accepted, says=says)


def _saying(pact: Pact, seat: int, game: Game, past: Mapping[int, Reputation] = _NOTHING) -> Saying:
    """What a captain says with its answer, by what it knew then."""
    answer = pact.answers[seat]
    if answer.accepted:
        return "agrees"
    then = game.pacts.without_deeds_from(answer.move)
    betrayed = Memory(then, game.pact_time, seat, past).was_betrayed_by(pact.offer.by)
    return "distrusts" if betrayed else "declines"


def _recall(
    pact: Pact,
    answer: agreements.PactAnswer,
    game: Game,
    captains: Captains,
    reputations: Mapping[int, Reputation],
) -> agreements.PactAnswer:
    """A captain's answer as whoever made the offer hears it, where it comes of earlier games."""
    seat, by, past = answer.seat, pact.offer.by, reputations.get(answer.seat)
    if past is None or answer.says is None or _saying(pact, seat, game) == "distrusts":
        return answer
    before = takewhile(lambda one: one is not pact, game.pacts.pacts)
    said = [one.answers[seat].accepted for one in before if one.offer.by == by and seat in one.answers]
    is_first = answer.accepted not in said
    says: Saying
    if answer.accepted:
        if past.owed or past.broken >= past.kept or not is_first:
            return answer
        says = "trusts"
    else:
        if _saying(pact, seat, game, {by: past}) == "declines":
            return answer
        says = "remembers" if is_first and past.region is not None else "distrusts"
    fact = captain_says(captains[seat], says, pact.offer, past.region)
    return agreements.PactAnswer(seat=seat, accepted=answer.accepted, says=fact, whispered=True)


def _verdict(promise: Promise, captains: Captains) -> agreements.Verdict:
    seat, clause, (state, why) = promise
    broken = captains.get(seat) if state == "broken" else None
    return agreements.Verdict(
        seat=seat,
        clause=clause,
        state=state,
        why=Fact(id=why, seat=seat, region=clause.region),
        says=captain_says(broken, "breaks"),
    )


def _is_against(offer: Offer) -> bool:
    """Whether it asks others to fight somebody."""
    return offer.yours is not None and offer.yours.kind == "fight"


def captain_says(
    name: str | None, what: Saying, offer: Offer | None = None, region: Region | None = None
) -> Fact | None:
    """What a captain of this name says of a pact, in its own words; None of nobody.

    Of what its sentence may name there are the seat of an offer and, of whoever is to be fought, `other`.
    """
    if name is None:
        return None
    rival = None if offer is None or offer.yours is None else offer.yours.seat
    by = None if offer is None else offer.by
    return Fact(id=f"says-{name}-{what}", seat=by, other=rival, region=region)


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
