"""What players have promised each other (R10.1), who may offer and accept what, and what became of it.

`Pacts` is what the entries of a log lead to. Nothing in it binds anybody (R10.2). The functions below say
to which entry it leads when a person wants something; they raise IllegalAction, in words for that person,
where it is not possible. Those words depend only on what that person may know.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from condottiere.record.agreements.state import Agreements
from condottiere.record.illegal_request import IllegalRequest, require
from condottiere.rules import IllegalAction, Phase, Table

from .notation import Accepted, Clause, Declined, Offer, Offered, PactEntry, Withdrawn
from .verdicts import Deed, Verdict, judge

MAX_OPEN: Final = 6
"""How many offers of one seat may be open at a time."""
MAX_OFFERS: Final = 20
"""How many offers a seat may make in one game: each is kept and sent for ever."""


class PactTime(NamedTuple):
    """Where a game stands, as far as it matters for pacts; all of it is public."""

    move: int
    """How many moves the log has."""
    game: int
    """How many games have ended."""
    battle: int
    """How many battles of this game have ended."""
    interval: bool
    """Whether it is between two games of a match (R13)."""
    over: bool
    agreements: Agreements

    @classmethod
    def of(cls, table: Table, move: int, over: bool, agreements: Agreements) -> "PactTime":
        """The moment of a table after so many moves."""
        return cls(move, table.games, table.battles, table.phase == Phase.INTERVAL, over, agreements)


class Answer(NamedTuple):
    """What somebody to whom a pact was offered says to it."""

    accepted: bool
    move: int
    """How many moves came before it."""


@dataclass(frozen=True, slots=True)
class Pact:
    """An offer, and what was said to it."""

    offer: Offer
    game: int
    """As in PactTime, when it was offered."""
    battle: int
    """As in PactTime: the battle that it is about, if it is about one."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    """By seat."""
    withdrawn: bool = False
    renewed: bool = False
    """Whether the same was offered again once it had lapsed: it stays so if a move is taken back."""

    def has_ended(self, time: PactTime, clause: Clause | None = None) -> bool:
        """Whether the battle or game is over that the pact as a whole, or one clause of it, is about."""
        about_battle = (clause or self.offer).about_battle
        later = about_battle and time.battle > self.battle
        return time.over or time.game > self.game or later

    def lapsed(self, time: PactTime) -> bool:
        """Whether nobody may accept it any more, although it was not withdrawn."""
        return self.renewed or self.has_ended(time) or self.offer.by in time.agreements.resigned

    def awaited(self, time: PactTime) -> list[int]:
        """Who may still answer."""
        if self.withdrawn or self.lapsed(time):
            return []
        return [seat for seat in self.offer.receivers(time.agreements.seats) if seat not in self.answers]


class Promise(NamedTuple):
    """Something that a seat has promised by making a pact, and what became of it."""

    seat: int
    clause: Clause
    verdict: Verdict


class JudgedPact(NamedTuple):
    """A pact as it stands at some time."""

    pact: Pact
    lapsed: bool
    promises: list[Promise]


@dataclass(frozen=True, slots=True)
class Pacts:
    """The pacts of a table so far, and what seats did in this game since the first was made.

    It never changes. Pacts are numbered from the first game of a match on, for each viewer those that it may
    know of.
    """

    pacts: tuple[Pact, ...] = ()
    """Of this game or, between two, of the one before, in the order in which they were offered."""
    earlier: tuple[JudgedPact, ...] = ()
    """Of the games before, with what became of them."""
    deeds: Mapping[int, tuple[Deed, ...]] = field(default_factory=dict)
    """By seat, in their order."""

    @property
    def watches(self) -> bool:
        """Whether anybody has promised anything in this game, so that deeds matter."""
        return any(said.accepted for pact in self.pacts for said in pact.answers.values())

    def known_to(self, viewer: int | None) -> Sequence[Pact]:
        """Those of this game of which a seat, or None for spectators, may know before all is over."""
        return [pact for pact in self.pacts if pact.offer.is_known_to(viewer)]

    def first_number(self, viewer: int | None) -> int:
        """The number of the first pact of this game for a seat, or None for spectators."""
        return sum(one.pact.offer.is_known_to(viewer) for one in self.earlier)

    def judge(self, pact: Pact, time: PactTime) -> JudgedPact:
        """How a pact of this game stands."""
        return JudgedPact(pact, pact.lapsed(time), self.promises(pact, time))

    def settled(self, time: PactTime) -> "Pacts":
        """The same when the next game of a match begins: what became of these pacts changes no more."""
        return Pacts(earlier=(*self.earlier, *(self.judge(pact, time) for pact in self.pacts)))

    def with_deed(self, deed: Deed | None) -> "Pacts":
        """The same after a deed."""
        if deed is None:
            return self
        return replace(self, deeds={**self.deeds, deed.seat: (*self.deeds.get(deed.seat, ()), deed)})

    def without_deeds_from(self, move: int) -> "Pacts":
        """The same after a move was taken back, and all since."""
        left = {seat: tuple(deed for deed in deeds if deed.move < move) for seat, deeds in self.deeds.items()}
        return replace(self, deeds=left)

    def after(self, entry: PactEntry, time: PactTime) -> "Pacts":
        """What an entry leads to. Raises IllegalAction where it cannot follow."""
        if not (isinstance(entry, Declined) and entry.captain):
            time.agreements.check_player(entry.seat)
        require(not time.over, "error-game-over")
        if isinstance(entry, Offered):
            self._check_offer(entry.offer, time)
            return self._with_offer(entry.offer, time)
        offered = [one for one in self.pacts if one.offer == entry.offer]
        pact = next((one for one in offered if _may_follow(entry, one.awaited(time))), None)
        if pact is None:
            raise IllegalRequest("error-offer-gone")
        if isinstance(entry, Withdrawn):
            changed = replace(pact, withdrawn=True)
        else:
            said = Answer(isinstance(entry, Accepted), time.move)
            changed = replace(pact, answers={**pact.answers, entry.seat: said})
        return replace(self, pacts=tuple(changed if one is pact else one for one in self.pacts))

    def _with_offer(self, offer: Offer, time: PactTime) -> "Pacts":
        before = [
            replace(one, renewed=True) if one.offer == offer and one.lapsed(time) else one
            for one in self.pacts
        ]
        return replace(self, pacts=(*before, Pact(offer, time.game, time.battle)))

    def _check_offer(self, offer: Offer, time: PactTime) -> None:
        _check_terms(offer, time.agreements.seats)
        require(not time.interval, "error-between-games")
        own = [pact for pact in self.pacts if pact.offer.by == offer.by]
        waiting = [pact.offer for pact in own if pact.awaited(time)]
        require(offer not in waiting, "error-offered-already")
        require(len(waiting) < MAX_OPEN, "error-offers-open", limit=MAX_OPEN)
        require(len(own) < MAX_OFFERS, "error-offers-made", limit=MAX_OFFERS)

    def promises(self, pact: Pact, time: PactTime) -> list[Promise]:
        """What has been promised by making a pact, its offerer's first, and what became of it."""
        accepted = {seat: said.move for seat, said in sorted(pact.answers.items()) if said.accepted}
        if not accepted:
            return []
        own = (pact.offer.by, pact.offer.mine, min(accepted.values()))
        made = [own, *((seat, pact.offer.yours, move) for seat, move in accepted.items())]
        return [
            Promise(seat, clause, self._judge(pact, seat, clause, since, time))
            for seat, clause, since in made
            if clause is not None
        ]

    def _judge(self, pact: Pact, seat: int, clause: Clause, since: int, time: PactTime) -> Verdict:
        deeds = [
            deed
            for deed in self.deeds.get(seat, ())
            if deed.move >= since and (deed.battle == pact.battle or not clause.about_battle)
        ]
        return judge(clause, deeds, pact.has_ended(time, clause))


def captains_answers(pacts: Pacts, time: PactTime, bots: Collection[int]) -> list[Declined]:
    """What bots and captains say to all that waits for them: they make no pacts."""
    return [
        Declined(seat, pact.offer, captain=True)
        for pact in pacts.pacts
        for seat in pact.awaited(time)
        if seat in bots or seat in time.agreements.captains
    ]


def answer(pacts: Pacts, time: PactTime, seat: int, number: int, accept: bool) -> Accepted | Declined:
    """A person accepts or declines a pact, given its number among those that it may know of."""
    pact = _find(pacts, time, seat, number)
    _require(seat != pact.offer.by, "This is your own offer; you can withdraw it")
    return Accepted(seat, pact.offer) if accept else Declined(seat, pact.offer)


def withdraw(pacts: Pacts, time: PactTime, seat: int, number: int) -> Withdrawn:
    """A person withdraws what it has offered, given its number among the pacts that it may know of."""
    pact = _find(pacts, time, seat, number)
    _require(seat == pact.offer.by, "Only who has made an offer can withdraw it")
    return Withdrawn(pact.offer)


def _may_follow(entry: PactEntry, awaited: Collection[int]) -> bool:
    """Whether an entry may follow an offer that these may still answer."""
    return bool(awaited) if isinstance(entry, Withdrawn) else entry.seat in awaited


def _find(pacts: Pacts, time: PactTime, seat: int, number: int) -> Pact:
    """The pact of a number that a seat may know of, while somebody may answer it."""
    time.agreements.check_player(seat)
    known = pacts.known_to(seat)
    first = pacts.first_number(seat)
    _require(0 <= number < first + len(known), f"You have no pact with the number {number}")
    require(number >= first and bool(known[number - first].awaited(time)), "error-offer-gone")
    return known[number - first]


def _check_terms(offer: Offer, seats: int) -> None:
    """Raise IllegalAction unless this can be offered at a table with so many seats."""
    receivers = offer.receivers(seats)
    _require(offer.mine is not None or offer.yours is not None, "A pact has one promise at least")
    _require(
        offer.by in range(seats) and receivers == sorted({*receivers} & {*range(seats)} - {offer.by}) != [],
        "A pact is offered to one or more other seats of this table, or to everybody",
    )
    _check_clause(offer.mine, [offer.by], seats)
    _check_clause(offer.yours, receivers, seats)


def _check_clause(clause: Clause | None, promisers: Collection[int], seats: int) -> None:
    if clause is None:
        return
    about_region = clause.kind in ("spare", "favor", "nofavor")
    _require((clause.region is not None) == about_region, "Say which region the promise is about")
    if clause.kind == "fight":
        _require(clause.seat in range(seats), "Say which seat of this table is to be fought")
        _require(clause.seat not in promisers, "Nobody can promise to fight their own seat")


def _require(possible: bool, otherwise: str) -> None:
    """For what only programs ask for."""
    if not possible:
        raise IllegalAction(otherwise)
