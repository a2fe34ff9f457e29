"""The candidate actions of one decision, and the results of their playouts."""

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
from .player import Player
from .playout import BATTLES_WON, CARDS_LEFT, TALLIES, WIN_SHARE, run_playouts
from .policy import Numbers, battle_effect
from .search_state import PlayoutSettings, SearchState, new_workspace
from .tree import new_tree

TREE_ROOM: Final = 100_000
"""The most nodes of a decision's tree."""
CHUNK: Final = 40
"""The number of playouts between two checkpoints, and two looks at the clock: a few milliseconds."""


@dataclass(slots=True)
class CandidateTrials:
    """The candidate actions of one decision, and the results of their playouts."""

    observation: Observation
    open_table: Records
    seed: int
    parameters: SearchParameters
    codes: Codes
    prior_scores: Numbers
    """Their scores before any playout, in hundredths of the game; they decide between equal results."""
    player: Player | None = None
    """The network by which all seats act in playouts; None for the evaluation of `expert`."""
    state: SearchState = field(init=False)
    tallies: Numbers = field(init=False)
    worlds: Numbers = field(init=False)
    """In how many worlds each candidate was tried."""
    effects: Codes = field(init=False)
    """A number for each candidate, the same for those with the same effect on the battle."""

    def __post_init__(self) -> None:
        settings = playout_settings(self.parameters, weights_for(self.observation))
        tree, workspace = new_tree(TREE_ROOM), new_workspace(settings)
        self.state = SearchState(
            one_observation(self.observation),
            self.open_table,
            self.seed,
            settings,
            tree,
            workspace,
            self.player,
        )
        self.tallies = np.zeros((len(self.codes), TALLIES))
        self.worlds = np.zeros(len(self.codes))
        effects = [battle_effect(self.observation, int(code)) for code in self.codes]
        self.effects = np.unique(effects, return_inverse=True)[1]

    def add_worlds(self, which: Codes, worlds: int) -> None:
        """Try the candidates `which`, all tried in the same worlds so far, in more worlds."""
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
        """The mean of a tally for each candidate, pooled over those with the same effect on the battle."""
        sums = np.bincount(self.effects, self.tallies[:, tally])
        return (sums / np.maximum(np.bincount(self.effects, self.worlds), 1))[self.effects]

    def battle_results(self) -> list[tuple[float, float]]:
        """For each candidate: the viewer's share of battles won, and its mean number of cards left."""
        wins, cards = self.battle_means(BATTLES_WON), self.battle_means(CARDS_LEFT)
        return [*zip(map(float, wins), map(float, cards), strict=True)]

    def values(self) -> Numbers:
        """The value of each candidate: the mean of its playouts and of `prior` by its prior score."""
        means = self.means(WIN_SHARE)
        expected = means.max() + (self.prior_scores - self.prior_scores.max()) / 100.0
        prior = self.parameters.prior
        values: Numbers = (means * self.worlds + expected * prior) / (self.worlds + prior)
        return values

    def ranked(self, which: Codes) -> Codes:
        """Sort candidates, the best first; prior scores decide between equal values."""
        return which[np.lexsort((-self.prior_scores[which], -self.values()[which]))]


def worlds_at_once(which: Codes) -> int:
    """The number of worlds in which these candidates are tried between two checkpoints."""
    return max(1, CHUNK // len(which))


@lru_cache(64)
def playout_settings(parameters: SearchParameters, weights: tuple[float, ...]) -> PlayoutSettings:
    """Make the settings of a search with these parameters, with the value network in use."""
    network = value_network.load()
    return PlayoutSettings(
        parameters.battles,
        parameters.proposals,
        parameters.passes,
        parameters.plays,
        parameters.doubt,
        parameters.temperature,
        parameters.exploration,
        np.array(weights),
        network.hidden_weights,
        network.output_weights,
    )
