"""The state of pacts between players (R10.1): who may offer and accept what, and which promises were kept.

`Pacts` is the state that the entries of a log lead to. Nothing in it binds anybody (R10.2). The functions
below make entries from people's requests, and raise IllegalAction, with words for the person, if a request is
not possible. Those words depend only on what that person may know.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from condottiere.record.agreements.state import Agreements
from condottiere.record.illegal_request import IllegalRequest, require
from condottiere.rules import IllegalAction, Phase, Table

from .notation import Accepted, Clause, Declined, Offer, Offered, PactEntry, Withdrawn
from .promisable import Stakes, stakes
from .verdicts import Deed, Verdict, deed_of, judge

MAX_OPEN: Final = 6
"""The most offers that a seat may have open at a time."""
MAX_OFFERS: Final = 20
"""The most offers that a seat may make in one game, because all of them are stored and sent for good."""


class PactTime(NamedTuple):
    """The present time of a game, as far as pacts depend on it. All of it is public."""

    move: int
    """The number of moves in the log."""
    game: int
    """How many games have ended."""
    battle: int
    """How many battles of this game have ended."""
    interval: bool
    """Whether the table is between two games of a match (R13)."""
    over: bool
    about: Stakes
    """What promises can be about."""
    agreements: Agreements

    @classmethod
    def of(cls, table: Table, move: int, over: bool, agreements: Agreements) -> "PactTime":
        """Return the time of a table after `move` moves."""
        interval = table.phase == Phase.INTERVAL
        return cls(move, table.games, table.battles, interval, over, stakes(table), agreements)


class Answer(NamedTuple):
    """A receiver's answer to an offered pact."""

    accepted: bool
    move: int
    """The number of moves before it."""


@dataclass(frozen=True, slots=True)
class Pact:
    """An offer and its answers."""

    offer: Offer
    game: int
    """The game in which it was offered, as in PactTime."""
    battle: int
    """The battle in which it was offered, or that it is about, as in PactTime."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    """The answers by seat."""
    withdrawn: bool = False
    renewed: bool = False
    """Whether the same was offered again after it lapsed. It stays lapsed if a move is then taken back."""

    def has_ended(self, time: PactTime, clause: Clause | None = None) -> bool:
        """Whether the battle or game that the pact, or one clause of it, is about is over."""
        about_battle = (clause or self.offer).about_battle
        later = about_battle and time.battle > self.battle
        return time.over or time.game > self.game or later

    def lapsed(self, time: PactTime) -> bool:
        """Whether it cannot be accepted now, though it may not have been withdrawn.

        What it assumes must hold: that its time is not over, that whoever offers it plays, and that all its
        promises can still matter. A captain for somebody who is away makes no pacts.
        """
        offer = self.offer
        matters = time.about.concern(offer.mine) and time.about.concern(offer.yours)
        return self.renewed or self.has_ended(time) or offer.by in time.agreements.captains or not matters

    def partners(self, seat: int) -> tuple[int, ...]:
        """The seats that have a pact with a seat: those that accepted its offer, or the one that made it."""
        if seat != self.offer.by:
            return (self.offer.by,)
        return tuple(other for other, said in sorted(self.answers.items()) if said.accepted)

    @property
    def made(self) -> list[tuple[int, Clause, int]]:
        """The promises made, that of the offerer first: the seat, the promise, the number of moves before."""
        accepted = {seat: said.move for seat, said in sorted(self.answers.items()) if said.accepted}
        if not accepted:
            return []
        own = (self.offer.by, self.offer.mine, min(accepted.values()))
        made = [own, *((seat, self.offer.yours, move) for seat, move in accepted.items())]
        return [(seat, clause, since) for seat, clause, since in made if clause is not None]

    def awaited(self, time: PactTime) -> list[int]:
        """The seats that may still answer."""
        if self.withdrawn or self.lapsed(time):
            return []
        return [seat for seat in self.offer.receivers(time.agreements.seats) if seat not in self.answers]


class Promise(NamedTuple):
    """A promise that a seat has made in a pact, and its verdict."""

    seat: int
    clause: Clause
    verdict: Verdict


class Breach(NamedTuple):
    """A promise that a seat has just broken, and the pact that it is part of."""

    seat: int
    to: tuple[int, ...]
    """The seats to which it was made."""
    offer: Offer
    clause: Clause


class JudgedPact(NamedTuple):
    """A pact at some time, with its promises judged."""

    pact: Pact
    lapsed: bool
    promises: list[Promise]


@dataclass(frozen=True, slots=True)
class Pacts:
    """The pacts of a table so far, and the seats' deeds in this game since the first was made. Immutable.

    Each viewer numbers the pacts that it may know of, from the first game of a match on.
    """

    pacts: tuple[Pact, ...] = ()
    """The pacts of this game (between games, of the last one), in the order of their offers."""
    earlier: tuple[JudgedPact, ...] = ()
    """The pacts of earlier games, with their final verdicts."""
    deeds: Mapping[int, tuple[Deed, ...]] = field(default_factory=dict)
    """The deeds of each seat, in order."""

    @property
    def watches(self) -> bool:
        """Whether any pact of this game was accepted, so that deeds matter."""
        return any(said.accepted for pact in self.pacts for said in pact.answers.values())

    def known_to(self, viewer: int | None) -> Sequence[Pact]:
        """The pacts of this game that a seat, or a spectator (None), may know of before the end."""
        return [pact for pact in self.pacts if pact.offer.is_known_to(viewer)]

    def first_number(self, viewer: int | None) -> int:
        """The number of the first pact of this game for a seat, or for a spectator (None)."""
        return sum(one.pact.offer.is_known_to(viewer) for one in self.earlier)

    def judge(self, pact: Pact, time: PactTime) -> JudgedPact:
        """Judge a pact of this game."""
        return JudgedPact(pact, pact.lapsed(time), self.promises(pact, time))

    def settled(self, time: PactTime) -> "Pacts":
        """Return the pacts when the next game of a match begins: the verdicts so far become final."""
        return Pacts(earlier=(*self.earlier, *(self.judge(pact, time) for pact in self.pacts)))

    def with_deed(self, deed: Deed | None) -> "Pacts":
        if deed is None:
            return self
        return replace(self, deeds={**self.deeds, deed.seat: (*self.deeds.get(deed.seat, ()), deed)})

    def without_deeds_from(self, move: int) -> "Pacts":
        """Return the pacts after a move and all later ones were taken back."""
        left = {seat: tuple(deed for deed in deeds if deed.move < move) for seat, deeds in self.deeds.items()}
        return replace(self, deeds=left)

    def after(self, entry: PactEntry, time: PactTime) -> "Pacts":
        """Return the pacts after an entry. Raises IllegalAction if it is not possible."""
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
        for clause in (offer.mine, offer.yours):
            require(time.about.concern(clause), "error-promise-moot")
        own = [pact for pact in self.pacts if pact.offer.by == offer.by]
        waiting = [pact.offer for pact in own if pact.awaited(time)]
        require(offer not in waiting, "error-offered-already")
        require(len(waiting) < MAX_OPEN, "error-offers-open", limit=MAX_OPEN)
        require(len(own) < MAX_OFFERS, "error-offers-made", limit=MAX_OFFERS)

    def promises(self, pact: Pact, time: PactTime) -> list[Promise]:
        """Return the promises made in a pact with their verdicts, that of its offerer first."""
        return [
            Promise(
                seat,
                clause,
                judge(clause, self._deeds(pact, seat, clause, since), pact.has_ended(time, clause)),
            )
            for seat, clause, since in pact.made
        ]

    def breaches_since(self, before: "Pacts") -> tuple[Breach, ...]:
        """Return the promises broken by the deed that was added to those of `before`; none without a deed."""
        return tuple(
            Breach(seat, pact.partners(seat), pact.offer, clause)
            for seat, deeds in self.deeds.items()
            if len(deeds) > len(before.deeds.get(seat, ()))
            for pact in self.pacts
            for one, clause, since in pact.made
            if one == seat and _breaks(clause, self._deeds(pact, seat, clause, since), deeds[-1])
        )

    def faithful(self, table: Table, move: int, codes: Sequence[int]) -> list[int]:
        """The actions, of these of the seat on turn, that break no promise that binds it.

        `move` is the number of moves before. Whom all others in a pact have betrayed, that pact binds no
        more.
        """
        if not self.watches:
            return list(codes)
        return [code for code in codes if not self._would_break(deed_of(table, code, move))]

    def _would_break(self, deed: Deed | None) -> bool:
        broken = self.with_deed(deed).breaches_since(self)
        return any(
            not all(self._has_betrayed(other, breach.offer) for other in breach.to) for breach in broken
        )

    def _has_betrayed(self, seat: int, offer: Offer) -> bool:
        """Whether a seat has broken its own promise in a pact."""
        return any(
            judge(clause, self._deeds(pact, seat, clause, since), ended=False).state == "broken"
            for pact in self.pacts
            if pact.offer == offer
            for one, clause, since in pact.made
            if one == seat
        )

    def _deeds(self, pact: Pact, seat: int, clause: Clause, since: int) -> list[Deed]:
        """The deeds by which a promise is judged that a seat made after `since` moves."""
        return [
            deed
            for deed in self.deeds.get(seat, ())
            if deed.move >= since and (deed.battle == pact.battle or not clause.about_battle)
        ]


def captains_answers(pacts: Pacts, time: PactTime, bots: Collection[int]) -> list[Declined]:
    """Decline all open offers to bots that make no pacts, and to people for whom captains play."""
    return [
        Declined(seat, pact.offer, captain=True)
        for pact in pacts.pacts
        for seat in pact.awaited(time)
        if seat in bots or seat in time.agreements.captains
    ]


def offer(
    by: int, to: tuple[int, ...] | None, mine: Clause | None, yours: Clause | None, seats: int
) -> Offered:
    """Offer a pact for a person, at a table with `seats`. Older games may have one that this refuses."""
    offered = Offer(by, to, mine, yours)
    for clause in (mine, yours):
        if clause is not None and clause.kind == "fight":
            require(clause.seat not in (by, *offered.receivers(seats)), "error-fight-third")
    return Offered(offered)


def answer(pacts: Pacts, time: PactTime, seat: int, number: int, accept: bool) -> Accepted | Declined:
    """Accept or decline a pact for a person, by its number among those that it may know of."""
    pact = _find(pacts, time, seat, number)
    _require(seat != pact.offer.by, "This is your own offer; you can withdraw it")
    return Accepted(seat, pact.offer) if accept else Declined(seat, pact.offer)


def withdraw(pacts: Pacts, time: PactTime, seat: int, number: int) -> Withdrawn:
    """Withdraw a person's own offer, by its number among the pacts that it may know of."""
    pact = _find(pacts, time, seat, number)
    _require(seat == pact.offer.by, "Only who has made an offer can withdraw it")
    return Withdrawn(pact.offer)


def _breaks(clause: Clause, deeds: Sequence[Deed], latest: Deed) -> bool:
    """Whether it is the latest deed that breaks a promise; `deeds` are those by which it is judged."""
    if deeds[-1:] != [latest] or judge(clause, [latest], ended=False).state != "broken":
        return False
    before, after = (judge(clause, some, ended=False).state for some in (deeds[:-1], deeds))
    return before != "broken" == after


def _may_follow(entry: PactEntry, awaited: Collection[int]) -> bool:
    """Whether an answer or withdrawal is possible for an offer that the seats `awaited` may still answer."""
    return bool(awaited) if isinstance(entry, Withdrawn) else entry.seat in awaited


def _find(pacts: Pacts, time: PactTime, seat: int, number: int) -> Pact:
    """Return the open pact with this number for a seat. Raises IllegalAction if there is none."""
    time.agreements.check_player(seat)
    known = pacts.known_to(seat)
    first = pacts.first_number(seat)
    _require(0 <= number < first + len(known), f"You have no pact with the number {number}")
    require(number >= first and bool(known[number - first].awaited(time)), "error-offer-gone")
    return known[number - first]


def _check_terms(offer: Offer, seats: int) -> None:
    """Raise IllegalAction unless this can be offered at a table with `seats`."""
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
    """Raise IllegalAction unless possible, for requests that only programs make."""
    if not possible:
        raise IllegalAction(otherwise)
