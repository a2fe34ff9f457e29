"""What a captain remembers: who kept and who broke which promises that it knows of.

That is within a match, and of people who agree to it also from earlier games, by a Reputation.
"""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from condottiere.record.pacts.notation import Clause, Offer, Withdrawn
from condottiere.record.pacts.state import JudgedPact, Pact, Pacts, PactTime, Promise
from condottiere.rules import Region, Table

GAMES_REMEMBERED: Final = 20
"""The number of a person's latest games with captains of which captains remember anything."""
_WEIGHT: Final = 2.0
"""As many promises kept as its trust in somebody it does not know counts for."""


class Dealings(Struct, frozen=True, omit_defaults=True):
    """What a person did with promises to a captain, or to several of one name, in one game or match."""

    kept: int = 0
    broken: int = 0
    gifts: int = 0
    """How many of those kept were promised for nothing."""
    region: Region | None = None
    """What a broken promise was about, or the site of its battle."""

    def __add__(self, other: "Dealings") -> "Dealings":
        return Dealings(
            self.kept + other.kept,
            self.broken + other.broken,
            self.gifts + other.gifts,
            self.region if other.region is None else other.region,
        )


class Reputation(Struct, frozen=True, omit_defaults=True):
    """What captains of one name know of a person as a game begins."""

    kept: int = 0
    broken: int = 0
    owed: int = 0
    """How many of those broken have not been made up for."""
    quiet: int = 0
    """In how many games since nothing was broken."""
    region: Region | None = None
    """As in Dealings, of the latest broken one."""

    @classmethod
    def of(cls, games: Iterable[Dealings]) -> "Reputation":
        """Return the reputation after games, the earliest first."""
        known, owed, quiet = Dealings(), 0, 0
        for one in games:
            known += one
            owed = max(0, owed + one.broken - one.gifts)
            quiet = 0 if one.broken else quiet + 1
        return cls(known.kept, known.broken, owed, quiet, known.region)


def reputations(games: Sequence[Mapping[str, Dealings]], captains: Iterable[str]) -> dict[str, Reputation]:
    """Return what captains, by name, know of a person after its games, if anything; the earliest first."""
    found = {name: [one[name] for one in games if name in one] for name in captains}
    return {name: Reputation.of(theirs) for name, theirs in found.items() if theirs}


def remembered(dealings: Mapping[str, Dealings], known: Container[str]) -> dict[str, Dealings]:
    """Return what is remembered of a game; a name that knows nothing of a person begins with a promise."""
    return {name: one for name, one in dealings.items() if name in known or one != Dealings()}


_NOTHING: Final[Mapping[int, Reputation]] = MappingProxyType({})


class Memory:
    """The pacts that a captain is part of, or that everybody knows of, from the first game of a match on."""

    def __init__(
        self, pacts: Pacts, time: PactTime, seat: int, past: Mapping[int, Reputation] = _NOTHING
    ) -> None:
        """`past` is what the captain knows of other seats from before, if anything."""
        self.seat: Final = seat
        self._pacts = pacts
        self._time = time
        self._past = past

    def trust(self, other: int, stranger: float) -> float:
        """Return how much, 0 to 1, it counts on a promise of another; `stranger` if it knows nothing of it.

        That is 0 from when the other has broken a promise to it until the other has kept one that was given
        for nothing, in return for each.
        """
        if self.was_betrayed_by(other):
            return 0.0
        past, states = self._past.get(other, Reputation()), self._states(other)
        kept = past.kept + states.count("kept")
        broken = past.broken + states.count("broken")
        return (stranger * _WEIGHT + kept) / (_WEIGHT + kept + broken * (broken + 1))

    def was_betrayed_by(self, other: int) -> bool:
        """Whether another has broken a promise to this captain and not made up for it."""
        owed = self._past.get(other, Reputation()).owed
        for one in self._dealings(other):
            owed = max(0, owed + one.broken - one.gifts)
        return owed > 0

    def dealings(self, other: int) -> Dealings:
        """Return what another has done with its promises to this captain."""
        return sum(self._dealings(other), Dealings())

    def _dealings(self, other: int) -> Iterator[Dealings]:
        """Yield them pact by pact. It judges no other pacts, since of many answers it is asked again."""
        earlier = [one for one in self._pacts.earlier if self.seat in one.pact.partners(other)]
        present = [one for one in self._pacts.pacts if self.seat in one.partners(other)]
        for judged in (*earlier, *self._judge(present)):
            for promise in judged.promises:
                if promise.seat == other:
                    yield self._dealing(judged, promise)

    def _dealing(self, judged: JudgedPact, promise: Promise) -> Dealings:
        offer, state = judged.pact.offer, promise.verdict.state
        kept, broken = state == "kept", state == "broken"
        gift = kept and offer.by == promise.seat and offer.yours is None
        return Dealings(kept, broken, gift, self._region(judged, promise) if broken else None)

    def _region(self, judged: JudgedPact, promise: Promise) -> Region | None:
        """Return what a promise is about, or the site of its battle; None for a battle of an earlier game."""
        if promise.clause.region is not None or judged.pact not in self._pacts.pacts:
            return promise.clause.region
        deeds = self._pacts.deeds.get(promise.seat, ())
        return next((deed.region for deed in deeds if deed.battle == judged.pact.battle), None)

    def own_promises(self) -> list[Clause]:
        """Return the promises that the captain has made and that still bind it."""
        return [
            one.clause
            for judged in self._of_game
            for one in judged.promises
            if one.seat == self.seat and one.verdict.state == "open"
        ]

    def _states(self, other: int) -> list[str]:
        earlier = [one for one in self._pacts.earlier if one.pact.offer.is_known_to(self.seat)]
        known = (*earlier, *self._of_game)
        return [one.verdict.state for judged in known for one in judged.promises if one.seat == other]

    @cached_property
    def _of_game(self) -> list[JudgedPact]:
        """The pacts of the present game."""
        return self._judge(self._pacts.known_to(self.seat))

    def _judge(self, pacts: Iterable[Pact]) -> list[JudgedPact]:
        return [self._pacts.judge(pact, self._time) for pact in pacts]


def unanswered(pacts: Pacts, time: PactTime, captains: Collection[int]) -> list[Withdrawn]:
    """Return the withdrawal of each offer of a captain that nobody has answered in its battle."""
    return [
        Withdrawn(pact.offer)
        for pact in pacts.pacts
        if pact.offer.by in captains and pact.battle < time.battle and pact.awaited(time)
    ]


def is_empty(offer: Offer, table: Table) -> bool:
    """Whether whoever offers it has passed by now, and promises something about this battle all the same."""
    return offer.mine is not None and offer.mine.about_battle and bool(table.out[offer.by])
