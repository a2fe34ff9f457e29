"""What playouts tell of a decision: every candidate tried in the same worlds.

The judge knows nothing else of the search that it asks. Another search may fill an Evidence, too.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.parameters import SearchParameters
from condottiere.bots.search.master import log_policy
from condottiere.bots.search.player import new_player
from condottiere.bots.search.playout import (
    CARDS_LEFT,
    CONQUERS,
    DECISIONS,
    HOLDS,
    RIVALS_LEFT,
    ROUND_OVER,
    SHARE,
    TAKEN_BACK,
)
from condottiere.bots.search.policy import Numbers, candidate_actions
from condottiere.bots.search.trials import CandidateTrials
from condottiere.compiled.layout import TABLE, Codes
from condottiere.rules import Phase, View
from condottiere.rules.observation import Observation

TOGETHER: Final = 100
"""From so many worlds at once the viewer learns how to go on after an action."""


_OF_ALL: Final = ("codes", "weights")
"""Fields of an Evidence that are not arrays by candidate."""


class Difference(NamedTuple):
    """A mean difference between two candidates over the same worlds, and its standard error."""

    mean: float
    error: float


class Evidence(NamedTuple):
    """The results of a decision's playouts. Seats are numbered as at the table."""

    codes: tuple[int, ...]
    """The candidates."""
    weights: Numbers
    """How likely each world is: shape (worlds,), with the sum 1."""
    shares: Numbers
    """The viewer's share of the victory, or its chance at the end of a playout: (candidates, worlds)."""
    conquers: Numbers
    """1 for the seat whose line alone was the strongest in the end: (candidates, worlds, seats)."""
    cards_left: Numbers
    """How many cards the viewer had left after the battle: (candidates, worlds)."""
    decisions: Numbers
    """How often the viewer decided after its action, until the playout stopped: (candidates, worlds)."""
    rivals_left: Numbers
    """How many cards all others together had left after the battle: (candidates, worlds)."""
    holds: Numbers
    """1 where the viewer held the Condottiere token after the battle: (candidates, worlds)."""
    round_over: Numbers
    """1 where new cards are dealt after the battle, as at most one seat holds any (R7.1)."""
    taken_back: Numbers
    """One more than the Mercenary that a Scarecrow took back, 0 for none: (candidates, worlds)."""
    prior: Numbers
    """What decides between equal candidates, the higher the better: shape (candidates,)."""

    def only(self, which: Sequence[int]) -> "Evidence":
        """The results of some of the candidates."""
        results = {name: getattr(self, name)[[*which]] for name in self._fields if name not in _OF_ALL}
        return self._replace(codes=tuple(self.codes[one] for one in which), **results)

    def mean(self, results: Numbers) -> Numbers:
        """The mean over the worlds, the second axis of `results`; what is certain is exactly 0 or 1."""
        means: Numbers = np.round(np.einsum("w,cw...->c...", self.weights, results), 12)
        return means

    def brings_back(self, one: int) -> int | None:
        """R6.1: the Mercenary that a Scarecrow brings back most often; None if that is nothing."""
        card = int(np.bincount(self.taken_back[one].astype(int), self.weights).argmax()) - 1
        return card if card >= 0 else None

    def difference(self, one: int, other: int) -> Difference:
        """The difference between the shares of two candidates."""
        paired = self.shares[one] - self.shares[other]
        mean = float(self.weights @ paired)
        return Difference(mean, sqrt(float(self.weights**2 @ (paired - mean) ** 2)))


def by_search(view: View, observation: Observation, worlds: int, seed: int) -> Evidence:
    """Try every legal action of a battle, elsewhere those that `learned` likes best, in this many worlds."""
    if view.phase in (Phase.BATTLE, Phase.RESCUE):
        return try_actions(observation, np.array(view.legal, np.int64), worlds, seed)
    codes = candidate_actions(observation, view.legal)
    best = np.argsort(-log_policy(observation, codes), kind="stable")[: SearchParameters().candidates]
    return try_actions(observation, codes[best], worlds, seed)


def try_actions(
    observation: Observation, codes: Codes, worlds: int, seed: int, by_network: bool = True
) -> Evidence:
    """Try these actions in this many worlds, in which all act by a network, or by the evaluation.

    In playouts the viewer learns how to go on. It begins anew after TOGETHER worlds: else its chances would
    rise with the number of worlds, and their calibration would hold for one number only.
    """
    prior, player = log_policy(observation, codes), new_player() if by_network else None
    parts = []
    for first in range(0, worlds, TOGETHER):
        open_table, parameters = np.zeros(0, TABLE), SearchParameters()
        trials = CandidateTrials(observation, open_table, seed + first, parameters, codes, prior, player)
        parts.append(trials.add_worlds(np.arange(len(codes)), min(TOGETHER, worlds - first)))
    results, viewer, seats = np.concatenate(parts, axis=1), observation.viewer, observation.seats
    return Evidence(
        tuple(map(int, codes)),
        np.full(worlds, 1.0 / worlds),
        results[:, :, SHARE + viewer],
        results[:, :, CONQUERS : CONQUERS + seats],
        results[:, :, CARDS_LEFT],
        results[:, :, DECISIONS],
        results[:, :, RIVALS_LEFT],
        results[:, :, HOLDS],
        results[:, :, ROUND_OVER],
        results[:, :, TAKEN_BACK],
        prior,
    )
