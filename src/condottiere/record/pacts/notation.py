"""The entries of pacts between players (R10.1), and their tokens. Pacts bind nobody (R10.2).

pact:0>2:spare:roma/pass         seat 0 offers seat 2 a pact: seat 0 spares Roma, seat 2 plays no more cards
pact:0>23:-/fight:1              asks seats 2 and 3 to fight seat 1, and promises nothing; '*' is everybody
accept:2:0>2:spare:roma/pass     seat 2 accepts that pact, which is named by its offer
decline:2:0>2:spare:roma/pass    seat 2 declines it; decline:2:captain:... if it makes no pacts, as
                                 some bots, and captains for people who are away
withdraw:0>2:spare:roma/pass     seat 0 withdraws it

A seat cannot have the same offer open twice. A clause is spare:REGION, pass, favor:REGION, nofavor:REGION or
fight:SEAT; `verdicts` defines what each means.
"""

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from condottiere.record.event_type import EventType
from condottiere.rules import Region

ClauseKind: TypeAlias = Literal["spare", "pass", "favor", "nofavor", "fight"]
EVERYBODY: Final = "*"
NOTHING: Final = "-"


class Clause(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A promise of a seat."""

    kind: ClauseKind
    region: Region | None = None
    """spare, favor, nofavor: the region."""
    seat: int | None = None
    """fight: the seat to fight."""

    @property
    def about_battle(self) -> bool:
        """Whether it is about one battle: the present one or, between battles, the next."""
        return self.kind in ("pass", "fight")


class Offer(Struct, frozen=True, gc=False):
    """A seat's offer of a pact to others."""

    by: int
    to: tuple[int, ...] | None
    """The receivers in ascending order; None is everybody, openly."""
    mine: Clause | None
    """The promise of `by`."""
    yours: Clause | None
    """The promise of each seat that accepts."""

    @property
    def about_battle(self) -> bool:
        """Whether one of its promises is about one battle."""
        return any(clause is not None and clause.about_battle for clause in (self.mine, self.yours))

    def receivers(self, seats: int) -> list[int]:
        """The seats to which it is offered, at a table with `seats`."""
        return [seat for seat in range(seats) if seat != self.by] if self.to is None else list(self.to)

    def is_known_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know of it before the game is over."""
        return self.to is None or viewer == self.by or viewer in self.to


class Offered(EventType, frozen=True, tag="pact_offered"):
    """A pact was offered."""

    offer: Offer

    @property
    def seat(self) -> int:
        return self.offer.by


class Accepted(EventType, frozen=True, tag="pact_accepted"):
    """A seat accepted a pact that it was offered."""

    seat: int
    offer: Offer


class Declined(EventType, frozen=True, tag="pact_declined"):
    """A seat declined a pact that it was offered."""

    seat: int
    offer: Offer
    captain: bool = False
    """Whether a bot declined it that makes no pacts, or a captain for somebody who is away."""


class Withdrawn(EventType, frozen=True, tag="pact_withdrawn"):
    """A seat withdrew a pact that it had offered."""

    offer: Offer

    @property
    def seat(self) -> int:
        return self.offer.by


PactEntry: TypeAlias = Offered | Accepted | Declined | Withdrawn

WORDS: Final[Mapping[type[PactEntry], str]] = {
    Offered: "pact",
    Accepted: "accept",
    Declined: "decline",
    Withdrawn: "withdraw",
}
"""The first word of each entry's token."""
_OFFER: Final = r"(?P<by>[0-5])>(?P<to>\*|[0-5]{1,5}):(?P<mine>[a-z0-5:]+|-)/(?P<yours>[a-z0-5:]+|-)"
_ENTRY: Final = re.compile(
    rf"(?:(?P<word>pact|withdraw)|(?P<answer>accept|decline):(?P<seat>[0-5])(?P<captain>:captain)?):{_OFFER}",
    re.ASCII,
)
_KINDS: Final[Mapping[str, ClauseKind]] = {kind: kind for kind in get_args(ClauseKind)}


def pact_text(entry: PactEntry) -> str:
    """Return the token of an entry."""
    word, offer = WORDS[type(entry)], _offer_text(entry.offer)
    match entry:
        case Accepted(seat):
            return f"{word}:{seat}:{offer}"
        case Declined(seat, captain=captain):
            return f"{word}:{seat}:{'captain:' if captain else ''}{offer}"
        case _:
            return f"{word}:{offer}"


def parse_pact(text: str) -> PactEntry | None:
    """Parse the token of an entry; return None for any other text."""
    found = _ENTRY.fullmatch(text)
    if found is None:
        return None
    try:
        offer = _parse_offer(found)
    except (KeyError, ValueError):
        return None
    match found["word"] or found["answer"]:
        case "pact":
            return Offered(offer)
        case "withdraw":
            return Withdrawn(offer)
        case "decline":
            return Declined(int(found["seat"]), offer, found["captain"] is not None)
        case _:
            return None if found["captain"] else Accepted(int(found["seat"]), offer)


def _offer_text(offer: Offer) -> str:
    to = EVERYBODY if offer.to is None else "".join(map(str, offer.to))
    return f"{offer.by}>{to}:{_clause_text(offer.mine)}/{_clause_text(offer.yours)}"


def _parse_offer(found: re.Match[str]) -> Offer:
    to = None if found["to"] == EVERYBODY else tuple(map(int, found["to"]))
    return Offer(int(found["by"]), to, _parse_clause(found["mine"]), _parse_clause(found["yours"]))


def _clause_text(clause: Clause | None) -> str:
    if clause is None:
        return NOTHING
    about = clause.seat if clause.region is None else clause.region.name.lower()
    return clause.kind if about is None else f"{clause.kind}:{about}"


def _parse_clause(text: str) -> Clause | None:
    """Parse a clause. Raises KeyError or ValueError for an invalid part."""
    match text.split(":"):
        case ["-"]:
            return None
        case ["pass"]:
            return Clause("pass")
        case ["fight", seat]:
            return Clause("fight", seat=int(seat))
        case ["spare" | "favor" | "nofavor" as kind, region]:
            return Clause(_KINDS[kind], Region[region.upper()])
    raise ValueError(text)
