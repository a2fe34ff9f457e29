"""What the playouts of a decision came to, for each candidate, and in words how often."""

from typing import Final

import numpy as np

from condottiere.bots.search.policy import Numbers
from condottiere.languages.fact import Fact
from condottiere.rules.observation import Observation
from condottiere.rules.regions import NO_REGION

from .certainty import doubted, is_settled
from .chances import battle_calibrated
from .conquests import seat_at, wins_with
from .evidence import Evidence

MUCH: Final = 0.1
"""A share of battles that is a reason."""
ENOUGH: Final = 0.65
"""A line that wins this share of battles is said to be enough."""
CARD: Final = 0.75
"""Of so many cards at least it is said that they are kept or spent."""
KEPT: Final = 2
"""R7.2: so many cards at most are kept when the round ends."""
OFTEN: Final = (
    (1.0, "often-every"),
    (0.9, "often-always"),
    (0.65, "often-usually"),
    (0.35, "often-half"),
    (0.1, "often-seldom"),
)
"""From which chance on which words are used."""
OFTEN_ENOUGH: Final = 0.35
"""Nothing is said to be worth it, or chosen, for a region that is won in a smaller share of battles."""


def often(share: float) -> Fact:
    """How often something happens, in words."""
    return Fact(id=next((words for least, words in OFTEN if share >= least), "often-hardly"))


def battle_chances(observation: Observation, evidence: Evidence) -> Numbers:
    """How often each seat wins the battle after each candidate: shape (candidates, seats)."""
    return battle_calibrated(shares_of(observation, evidence, evidence.conquers), observation)


def shares_of(observation: Observation, evidence: Evidence, results: Numbers) -> Numbers:
    """The share of worlds in which something happens, by candidate: 0 or 1 only where that is settled."""
    shares = evidence.mean(results)
    for one, code in enumerate(evidence.codes):
        if not is_settled(observation, code):
            shares[one] = doubted(shares[one])
    return shares


class Outcomes:
    """What the playouts came to. Candidates are numbered, and seats are places counted from the viewer."""

    def __init__(self, observation: Observation, evidence: Evidence) -> None:
        self._observation, self._evidence = observation, evidence
        self._won = battle_chances(observation, evidence)
        self.chances = evidence.mean(evidence.shares)
        """The viewer's chance of winning the game."""
        kept = np.minimum(evidence.cards_left, np.where(evidence.round_over, KEPT, np.inf))
        self.left = evidence.mean(kept)
        """Cards that the viewer has left after the battle, or after the round if that ends with it."""
        self.rivals_left = evidence.mean(evidence.rivals_left)
        """Cards that all others together have left."""
        self.holds = shares_of(observation, evidence, evidence.holds)
        """How often the viewer then holds the Condottiere token."""
        self.round_over = shares_of(observation, evidence, evidence.round_over)
        """How often new cards are dealt after the battle (R7)."""

    def won(self, one: int, place: int = 0) -> float:
        """How often a seat wins the battle."""
        return float(self._won[one, seat_at(self._observation, place)])

    def most_won(self, place: int) -> float:
        """How often a seat wins the battle after the candidate that lets it win most often."""
        return float(self._won[:, seat_at(self._observation, place)].max())

    def taker(self, one: int) -> tuple[int, float]:
        """The rival that wins the battle most often, and how often."""
        won = {place: self.won(one, place) for place in range(1, self._observation.seats)}
        place = max(won, key=lambda rival: won[rival])
        return place, won[place]

    def nobody_wins(self, one: int) -> bool:
        """Whether the battle ends level in every world."""
        return not self._evidence.conquers[one].any()

    def ends_game(self, one: int) -> bool:
        """Whether the game hardly ever goes on after the battle."""
        observation = self._observation
        places = range(observation.seats)
        winners = [place for place in places if wins_with(observation, place, observation.site)]
        return observation.site == NO_REGION or sum(self.won(one, place) for place in winners) > 1.0 - MUCH

    def wins_more(self, one: int, other: int, place: int = 0) -> bool:
        """Whether a seat wins the battle much more often after one candidate than after the other."""
        return self.won(one, place) >= self.won(other, place) + MUCH

    def keeps(self, one: int, other: int) -> bool:
        """Whether the viewer keeps at least a card more after one candidate than after the other."""
        kept, left = round(float(self.left[one])), round(float(self.left[other]))
        return bool(self.left[one] >= self.left[other] + CARD and kept > left)

    def cards_kept(self, one: int) -> Fact:
        """How many cards a candidate leaves."""
        return Fact(id="does-keep", count=round(float(self.left[one])))
