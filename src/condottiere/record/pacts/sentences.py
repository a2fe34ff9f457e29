"""What players promised each other, in words, for those who may know of it."""

from collections.abc import Sequence

from condottiere.record.phrases import listed

from .notation import Accepted, Clause, Declined, Offer, Offered, PactEntry


def pact_sentence(entry: PactEntry, names: Sequence[str]) -> str:
    """The sentence that tells of an entry."""
    who, offer = names[entry.seat], entry.offer
    match entry:
        case Offered():
            to = "everybody" if offer.to is None else listed([names[seat] for seat in offer.to])
            return f"{who} offers {to} a pact: {_terms(offer, names)}."
        case Accepted():
            return f"{who} accepts a pact with {names[offer.by]}: {_terms(offer, names)}."
        case Declined(captain=True):
            return f"{who} declines: captains make no deals yet."
        case Declined():
            return f"{who} declines what {names[offer.by]} offered."
        case _:
            return f"{who} withdraws an offer: {_terms(offer, names)}."


def _terms(offer: Offer, names: Sequence[str]) -> str:
    """'Ada to leave Roma alone; Bruno to play no more cards in the battle'."""
    takers = "whoever accepts" if offer.to is None else listed([names[seat] for seat in offer.to])
    promises = [(names[offer.by], offer.mine), (takers, offer.yours)]
    return "; ".join(f"{who} to {_deed(clause, names)}" for who, clause in promises if clause is not None)


def _deed(clause: Clause, names: Sequence[str]) -> str:
    region = "" if clause.region is None else clause.region.label
    match clause.kind:
        case "spare":
            return f"leave {region} alone"
        case "pass":
            return "play no more cards in the battle"
        case "favor":
            return f"put the Favor on {region} next"
        case "nofavor":
            return f"keep the Favor off {region}"
        case "fight":
            return f"fight {names[clause.seat or 0]}"
