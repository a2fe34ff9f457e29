"""A bot that learned by playing: one pass through a network for a decision, without search."""

from typing import Final

import numpy as np

from condottiere.bots.bot import Alternative, Decision
from condottiere.bots.evaluation.absurd import sensible
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.parameters import LearnedParameters
from condottiere.features import FEATURES, put_features
from condottiere.rules import View
from condottiere.rules.actions import ACTIONS

from .manner import Manner
from .network import Network, network_in_use, softmax


class LearnedBot:
    """Takes the action that the network's policy finds best, or chooses in another manner."""

    def __init__(
        self,
        seed: int | None = None,
        parameters: LearnedParameters | None = None,
        network: Network | None = None,
    ) -> None:
        """Take the network of this installation, or another one."""
        self._random: Final = np.random.default_rng(seed)
        self._manner: Final = Manner(parameters or LearnedParameters())
        self._network: Final = network or network_in_use()

    def decide(self, view: View) -> Decision:
        observation = observation_of(view)
        weights = weights_for(observation)
        written = [0] * FEATURES
        put_features(written, observation)
        rows = self._manner.seen(np.array([written], np.int8))
        outputs = self._network.evaluate(rows[0])
        legal = np.zeros((1, ACTIONS), np.bool_)
        legal[0, sensible(observation, view.legal, weights)] = True
        chosen = int(self._manner.choose(outputs[None], rows, legal, self._random)[0])
        chances = softmax(outputs[ACTIONS : ACTIONS + observation.seats])
        order = sorted(view.legal, key=lambda code: (not legal[0, code], -outputs[code], code != chosen))
        chance = float(chances[0])
        return Decision(
            chosen, tuple(Alternative(code, chance if code == chosen else None) for code in order)
        )
