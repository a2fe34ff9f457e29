"""The bot `master`: the search with what was learned by playing in place of the hand-made evaluation.

In its playouts, as in those of the judge, all seats act by the compact network. Before any playout an
action is worth what the policy of `learned` says of it, and actions that `learned` all but never takes are
not tried.
"""

from typing import Final

import numpy as np

from condottiere.bots.learned.network import network_in_use
from condottiere.bots.parameters import MasterParameters
from condottiere.compiled.layout import Codes
from condottiere.features import FEATURES, put_features
from condottiere.rules import View
from condottiere.rules.observation import Observation

from .player import Player, new_player
from .policy import Numbers, candidate_actions
from .search import SearchBot


class MasterBot(SearchBot):
    """Samples worlds and plays candidates out as `search` does, by networks."""

    def __init__(self, seed: int | None, parameters: MasterParameters) -> None:
        super().__init__(seed, parameters)
        self._nat: Final = parameters.nat
        self._unlikely: Final = parameters.unlikely

    def _player(self) -> Player:
        return new_player()

    def _considered(self, view: View, observation: Observation) -> tuple[Codes, Numbers]:
        codes = candidate_actions(observation, view.legal)
        logs = log_policy(observation, codes)
        likely = logs >= min(np.log(self._unlikely), logs.max())
        return self._best(view, codes[likely], self._nat * logs[likely])


def log_policy(observation: Observation, codes: Codes) -> Numbers:
    """Return the logarithm of each action's probability by `learned`: shape (n,), in nats."""
    row = [0] * FEATURES
    put_features(row, observation)
    logits = network_in_use().evaluate(row)[codes].astype(np.float64)
    logits -= logits.max()
    found: Numbers = logits - np.log(np.exp(logits).sum())
    return found
