"""What players have promised each other (R10.1), who may offer and accept what, and what became of it.

`Pacts` is what the entries of a log lead to. Nothing in it binds anybody (R10.2). The functions below say
which entries something leads to that a person wants; they raise IllegalAction, in words for that person,
where it is not possible. Those words depend only on what that person may know.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from condottiere.record.conduct.conduct import Conduct
from condottiere.rules import IllegalAction, Phase, Table

from .notation import Accepted, Clause, Declined, Offer, Offered, PactEntry, Withdrawn
from .verdicts import Deed, Verdict, judge

MAX_OPEN: Final = 6
"""How many offers of one seat may be open at a time."""
MAX_OFFERS: Final = 20
"""How many offers a seat may make in one game: each is kept and sent for ever."""


class Moment(NamedTuple):
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
    conduct: Conduct

    @classmethod
    def of(cls, table: Table, move: int, over: bool, conduct: Conduct) -> "Moment":
        """The moment of a table after so many moves."""
        return cls(move, table.games, table.battles, table.phase == Phase.INTERVAL, over, conduct)


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
    """As in Moment, when it was offered."""
    battle: int
    """As in Moment: the battle that it is about, if it is about one."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    """By seat."""
    withdrawn: bool = False

    def has_ended(self, moment: Moment, clause: Clause | None = None) -> bool:
        """Whether the battle or game is over that the pact as a whole, or one clause of it, is about."""
        about_battle = (clause or self.offer).about_battle
        later = about_battle and moment.battle > self.battle
        return moment.over or moment.game > self.game or later

    def lapsed(self, moment: Moment) -> bool:
        """Whether nobody may accept it any more, although it was not withdrawn."""
        return self.has_ended(moment) or self.offer.by in moment.conduct.resigned

    def awaited(self, moment: Moment) -> list[int]:
        """Who may still answer."""
        if self.withdrawn or self.lapsed(moment):
            return []
        return [seat for seat in self.offer.receivers(moment.conduct.seats) if seat not in self.answers]


class Promise(NamedTuple):
    """Something that a seat has promised by making a pact, and what became of it."""

    seat: int
    clause: Clause
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Pacts:
    """All pacts of a table so far, and what seats did since the first was made. It never changes."""

    pacts: tuple[Pact, ...] = ()
    """In the order in which they were offered."""
    deeds: Mapping[int, tuple[Deed, ...]] = field(default_factory=dict)
    """By seat, in their order."""

    @property
    def watches(self) -> bool:
        """Whether anybody has promised anything, so that deeds matter."""
        return any(said.accepted for pact in self.pacts for said in pact.answers.values())

    def known_to(self, viewer: int | None) -> list[Pact]:
        """Those of which a seat, or None for spectators, may know before the game is over."""
        return [pact for pact in self.pacts if pact.offer.is_known_to(viewer)]

    def with_deed(self, deed: Deed | None) -> "Pacts":
        """The same after a deed."""
        if deed is None:
            return self
        return replace(self, deeds={**self.deeds, deed.seat: (*self.deeds.get(deed.seat, ()), deed)})

    def without_deeds_from(self, move: int) -> "Pacts":
        """The same after a move was taken back, and all since."""
        left = {seat: tuple(deed for deed in deeds if deed.move < move) for seat, deeds in self.deeds.items()}
        return replace(self, deeds=left)

    def after(self, entry: PactEntry, moment: Moment) -> "Pacts":
        """What an entry leads to. Raises IllegalAction where it cannot follow."""
        if not (isinstance(entry, Declined) and entry.captain):
            moment.conduct.check_player(entry.seat)
        _require(not moment.over, "The game is over; there is nothing left to promise")
        if isinstance(entry, Offered):
            self._check_offer(entry.offer, moment)
            return replace(self, pacts=(*self.pacts, Pact(entry.offer, moment.game, moment.battle)))
        offered = [one for one in self.pacts if one.offer == entry.offer]
        pact = next((one for one in offered if _may_follow(entry, one.awaited(moment))), None)
        if pact is None:
            raise IllegalAction(_GONE)
        if isinstance(entry, Withdrawn):
            changed = replace(pact, withdrawn=True)
        else:
            said = Answer(isinstance(entry, Accepted), moment.move)
            changed = replace(pact, answers={**pact.answers, entry.seat: said})
        return replace(self, pacts=tuple(changed if one is pact else one for one in self.pacts))

    def _check_offer(self, offer: Offer, moment: Moment) -> None:
        _check_terms(offer, moment.conduct.seats)
        _require(not moment.interval, "Between two games nothing can be promised")
        own = [pact for pact in self.pacts if pact.offer.by == offer.by and pact.game == moment.game]
        waiting = [pact.offer for pact in own if pact.awaited(moment)]
        _require(offer not in waiting, "You have offered this already, and not everybody has answered")
        _require(
            len(waiting) < MAX_OPEN,
            f"{MAX_OPEN} offers of yours wait for an answer; withdraw one before you make another",
        )
        _require(len(own) < MAX_OFFERS, f"In one game a seat can make {MAX_OFFERS} offers, and you have")

    def promises(self, pact: Pact, moment: Moment) -> list[Promise]:
        """What has been promised by making a pact, its offerer's first, and what became of it."""
        accepted = {seat: said.move for seat, said in sorted(pact.answers.items()) if said.accepted}
        if not accepted:
            return []
        own = (pact.offer.by, pact.offer.mine, min(accepted.values()))
        made = [own, *((seat, pact.offer.yours, move) for seat, move in accepted.items())]
        return [
            Promise(seat, clause, self._judge(pact, seat, clause, since, moment))
            for seat, clause, since in made
            if clause is not None
        ]

    def _judge(self, pact: Pact, seat: int, clause: Clause, since: int, moment: Moment) -> Verdict:
        deeds = [
            deed
            for deed in self.deeds.get(seat, ())
            if deed.move >= since
            and deed.game == pact.game
            and (deed.battle == pact.battle or not clause.about_battle)
        ]
        return judge(clause, deeds, pact.has_ended(moment, clause))


_GONE: Final = "This offer is not open any more"


def offer(moment: Moment, people: Collection[int], offered: Offer) -> list[PactEntry]:
    """A person offers a pact; bots, and captains of those who have resigned, decline at once."""
    seats = moment.conduct.seats
    _check_terms(offered, seats)
    players = set(people) - moment.conduct.resigned
    captains = [seat for seat in offered.receivers(seats) if seat not in players]
    return [Offered(offered), *(Declined(seat, offered, captain=True) for seat in captains)]


def answer(pacts: Pacts, moment: Moment, seat: int, number: int, accept: bool) -> list[PactEntry]:
    """A person accepts or declines a pact, given its number among those that it may know of."""
    pact = _find(pacts, moment, seat, number)
    _require(seat != pact.offer.by, "This is your own offer; you can withdraw it")
    return [Accepted(seat, pact.offer) if accept else Declined(seat, pact.offer)]


def withdraw(pacts: Pacts, moment: Moment, seat: int, number: int) -> list[PactEntry]:
    """A person withdraws what it has offered, given its number among the pacts that it may know of."""
    pact = _find(pacts, moment, seat, number)
    _require(seat == pact.offer.by, "Only who has made an offer can withdraw it")
    return [Withdrawn(pact.offer)]


def _may_follow(entry: PactEntry, awaited: Collection[int]) -> bool:
    """Whether an entry may follow an offer that these may still answer."""
    return bool(awaited) if isinstance(entry, Withdrawn) else entry.seat in awaited


def _find(pacts: Pacts, moment: Moment, seat: int, number: int) -> Pact:
    """The pact of a number that a seat may know of, while somebody may answer it."""
    moment.conduct.check_player(seat)
    known = pacts.known_to(seat)
    _require(0 <= number < len(known), f"You have no pact with the number {number}")
    _require(bool(known[number].awaited(moment)), _GONE)
    return known[number]


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
    if not possible:
        raise IllegalAction(otherwise)
