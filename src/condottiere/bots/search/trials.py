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
from .playout import RESULTS, SHARE, run_playouts
from .policy import Numbers
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
    shares: Numbers = field(init=False)
    """The sum of the viewer's shares of the victory, by candidate."""
    worlds: Numbers = field(init=False)
    """In how many worlds each candidate was tried."""

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
        self.shares = np.zeros(len(self.codes))
        self.worlds = np.zeros(len(self.codes))

    def add_worlds(self, which: Codes, worlds: int) -> Numbers:
        """Try the candidates `which`, all tried in the same worlds so far, in more worlds.

        Returns the results of their playouts, shape (len(which), worlds, RESULTS).
        """
        codes = self.codes[which]
        first = int(self.worlds[which[0]])
        parts = []
        for number in range(0, worlds, at_once := worlds_at_once(which)):
            checkpoint()
            part = np.zeros((len(which), min(at_once, worlds - number), RESULTS))
            run_playouts(self.state, codes, first + number, part)
            parts.append(part)
        results: Numbers = np.concatenate(parts, axis=1)
        self.shares[which] += results[:, :, SHARE + self.observation.viewer].sum(axis=1)
        self.worlds[which] = first + worlds
        return results

    def means(self) -> Numbers:
        """The viewer's mean share of the victory after each candidate."""
        return self.shares / np.maximum(self.worlds, 1)

    def values(self) -> Numbers:
        """The value of each candidate: the mean of its playouts and of `prior` by its prior score."""
        means = self.means()
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
