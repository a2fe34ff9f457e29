"""The candidate actions of one decision, and what came of their playouts."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import numpy as np

from condottiere.bots.checkpoint import checkpoint
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.parameters import SearchParameters
from condottiere.compiled.layout import Codes, Records
from condottiere.compiled.worlds import one_observation
from condottiere.rules.observation import Observation

from . import value_network
from .playout import run_playouts
from .policy import Numbers, battle_effect
from .search_state import PlayoutSettings, SearchState, new_workspace
from .tally import BATTLES_WON, CARDS_LEFT, TALLIES, WIN_SHARE
from .tree import new_tree

TREE_ROOM: Final = 100_000
"""Nodes of a decision's tree."""
PRIOR_PLAYOUTS: Final = 2.0
"""How many playouts the evaluation counts for: enough to decide between actions that turn out alike."""
CHUNK: Final = 40
"""Playouts between two checkpoints, and between two looks at the clock: some milliseconds."""


@dataclass(slots=True)
class CandidateTrials:
    """The candidate actions of one decision, and what came of their playouts."""

    observation: Observation
    open_table: Records
    seed: int
    parameters: SearchParameters
    codes: Codes
    prior_scores: Numbers
    """Their scores by the evaluation, which decide where playouts tell no difference."""
    state: SearchState = field(init=False)
    tallies: Numbers = field(init=False)
    worlds: Numbers = field(init=False)
    """In how many worlds each candidate was tried."""
    effects: Codes = field(init=False)
    """Candidates with the same number here have the same effect on the battle."""

    def __post_init__(self) -> None:
        settings = playout_settings(self.parameters, weights_for(self.observation))
        tree, workspace = new_tree(TREE_ROOM), new_workspace(settings)
        self.state = SearchState(
            one_observation(self.observation), self.open_table, self.seed, settings, tree, workspace
        )
        self.tallies = np.zeros((len(self.codes), TALLIES))
        self.worlds = np.zeros(len(self.codes))
        effects = [battle_effect(self.observation, int(code)) for code in self.codes]
        self.effects = np.unique(effects, return_inverse=True)[1]

    def add_worlds(self, which: Codes, worlds: int) -> None:
        """Try some candidates, all tried in the same worlds so far, in so many more worlds."""
        codes = self.codes[which]
        tallies = self.tallies[which]
        number = int(self.worlds[which[0]])
        end = number + worlds
        while number < end:
            checkpoint()
            chunk = min(worlds_at_once(which), end - number)
            run_playouts(self.state, codes, number, chunk, tallies)
            number += chunk
        self.tallies[which] = tallies
        self.worlds[which] = end

    def means(self, tally: int) -> Numbers:
        """The mean of a tally for each candidate."""
        return self.tallies[:, tally] / np.maximum(self.worlds, 1)

    def battle_means(self, tally: int) -> Numbers:
        """The mean of a tally of the battle: one figure for candidates of the same effect on it."""
        sums = np.bincount(self.effects, self.tallies[:, tally])
        return (sums / np.maximum(np.bincount(self.effects, self.worlds), 1))[self.effects]

    def battle_results(self) -> list[tuple[float, float]]:
        """For each candidate: how often the viewer wins the battle, and how many cards it has left then."""
        wins, cards = self.battle_means(BATTLES_WON), self.battle_means(CARDS_LEFT)
        return [*zip(map(float, wins), map(float, cards), strict=True)]

    def values(self) -> Numbers:
        """What each candidate is worth: its playouts, and the evaluation's view of it among them."""
        means = self.means(WIN_SHARE)
        expected = means.max() + (self.prior_scores - self.prior_scores.max()) / 100.0
        values: Numbers = (means * self.worlds + expected * PRIOR_PLAYOUTS) / (self.worlds + PRIOR_PLAYOUTS)
        return values

    def ranked(self, which: Codes) -> Codes:
        """Some candidates, the best first; the evaluation decides where playouts tell no difference."""
        return which[np.lexsort((-self.prior_scores[which], -self.values()[which]))]


def worlds_at_once(which: Codes) -> int:
    """In how many worlds so many candidates are tried between two checkpoints."""
    return max(1, CHUNK // len(which))


@lru_cache(64)
def playout_settings(parameters: SearchParameters, weights: tuple[float, ...]) -> PlayoutSettings:
    """How a search with these parameters plays worlds out, with the value network in use."""
    network = value_network.load()
    return PlayoutSettings(
        parameters.battles,
        parameters.proposals,
        parameters.temperature,
        parameters.exploration,
        np.array(weights),
        network.hidden_weights,
        network.output_weights,
    )
