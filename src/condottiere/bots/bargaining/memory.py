"""What a captain remembers within a match: who kept and who broke which promises that it knows of."""

from collections.abc import Collection, Sequence
from typing import Final

from condottiere.record.pacts.notation import Clause, Offer, Withdrawn
from condottiere.record.pacts.state import JudgedPact, Pacts, PactTime
from condottiere.rules import Table

_WEIGHT: Final = 2.0
"""As many promises kept as its trust in somebody it does not know counts for."""


class Memory:
    """The pacts that a captain is part of, or that everybody knows of, from the first game of a match on."""

    def __init__(self, pacts: Pacts, time: PactTime, seat: int) -> None:
        self.seat: Final = seat
        self.of_game: Final = [pacts.judge(pact, time) for pact in pacts.known_to(seat)]
        """Those of the present game."""
        earlier = [one for one in pacts.earlier if one.pact.offer.is_known_to(seat)]
        self._known: Sequence[JudgedPact] = [*earlier, *self.of_game]

    def trust(self, other: int, stranger: float) -> float:
        """Return how much, 0 to 1, it counts on a promise of another; `stranger` if it knows nothing of it.

        That is 0 from when the other has broken a promise to it until the other has kept one that was given
        for nothing, in return for each.
        """
        if self.was_betrayed_by(other):
            return 0.0
        kept = sum(state == "kept" for state, _ in self._promises(other))
        broken = sum(state == "broken" for state, _ in self._promises(other))
        return (stranger * _WEIGHT + kept) / (_WEIGHT + kept + broken * (broken + 1))

    def was_betrayed_by(self, other: int) -> bool:
        """Whether another has broken a promise to this captain and not made up for it."""
        owed = 0
        for judged in self._known:
            offer, states = (
                judged.pact.offer,
                [one.verdict.state for one in judged.promises if one.seat == other],
            )
            if self.seat in judged.pact.partners(other):
                owed += states.count("broken")
                if offer.by == other and offer.yours is None:
                    owed = max(0, owed - states.count("kept"))
        return owed > 0

    def own_promises(self) -> list[Clause]:
        """Return the promises that the captain has made and that still bind it."""
        return [
            one.clause
            for judged in self.of_game
            for one in judged.promises
            if one.seat == self.seat and one.verdict.state == "open"
        ]

    def _promises(self, other: int) -> list[tuple[str, Clause]]:
        return [
            (one.verdict.state, one.clause)
            for judged in self._known
            for one in judged.promises
            if one.seat == other
        ]


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
