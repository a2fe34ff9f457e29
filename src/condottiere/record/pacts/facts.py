"""What players promised each other, as facts for those who may know of it."""

from typing import Final

from condottiere.languages.fact import Fact

from .notation import Accepted, Clause, ClauseKind, Declined, Offer, Offered, PactEntry

_PROMISES: Final[dict[ClauseKind, str]] = {
    "spare": "promise-spare",
    "pass": "promise-pass",
    "favor": "promise-favor",
    "nofavor": "promise-nofavor",
    "fight": "promise-fight",
}


def pact_fact(entry: PactEntry) -> Fact:
    """The fact that tells of an entry."""
    seat, offer = entry.seat, entry.offer
    match entry:
        case Offered():
            what = "pact-offered-to-all" if offer.to is None else "pact-offered"
            return Fact(id=what, seat=seat, seats=offer.to, promises=_promises(offer))
        case Accepted():
            return Fact(id="pact-accepted", seat=seat, other=offer.by, promises=_promises(offer))
        case Declined(captain=True):
            return Fact(id="pact-declined-by-captain", seat=seat)
        case Declined():
            return Fact(id="pact-declined", seat=seat, other=offer.by)
        case _:
            return Fact(id="pact-withdrawn", seat=seat, promises=_promises(offer))


def _promises(offer: Offer) -> tuple[Fact, ...]:
    """What each side promises; no seats stand for whoever accepts."""
    promises = [((offer.by,), offer.mine), (offer.to or (), offer.yours)]
    return tuple(_promise(seats, clause) for seats, clause in promises if clause is not None)


def _promise(seats: tuple[int, ...], clause: Clause) -> Fact:
    number = len(seats) or 1
    return Fact(id=_PROMISES[clause.kind], seats=seats, count=number, region=clause.region, other=clause.seat)
