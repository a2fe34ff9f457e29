"""A bot that learned by playing: one pass through a network for a decision, without search."""

import random
from typing import Final

import numpy as np

from condottiere.bots.bot import Alternative, Decision
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.explain import Explainer
from condottiere.bots.parameters import LearnedParameters
from condottiere.features import FEATURES, put_features
from condottiere.rules import View, decode
from condottiere.rules.actions import ACTIONS

from .network import Floats, Network, network_in_use, softmax


class LearnedBot:
    """Takes the action that the network's policy finds best, or draws one from the policy."""

    def __init__(
        self,
        seed: int | None = None,
        parameters: LearnedParameters | None = None,
        network: Network | None = None,
    ) -> None:
        """Take the network of this installation, or another one."""
        self._random = random.Random(seed)
        self._temperature = (parameters or LearnedParameters()).temperature
        self._network: Final = network or network_in_use()

    def decide(self, view: View) -> Decision:
        observation = observation_of(view)
        row = [0] * FEATURES
        put_features(row, observation)
        outputs = self._network.evaluate(row)
        numbers = outputs[list(view.legal)]
        chosen = self._choose(numbers)
        chances = softmax(outputs[ACTIONS : ACTIONS + observation.seats])
        explainer = Explainer(observation, weights_for(observation))
        alternatives = []
        for index in sorted(range(len(numbers)), key=lambda index: (-numbers[index], index != chosen)):
            code = view.legal[index]
            if index == chosen:
                alternatives.append(Alternative(code, float(chances[0]), explainer.reasons(decode(code))))
            else:
                alternatives.append(Alternative(code))
        return Decision(view.legal[chosen], tuple(alternatives))

    def _choose(self, numbers: Floats) -> int:
        """Return the index of the largest number, or draw one by the policy at the temperature."""
        if self._temperature <= 0:
            return int(numbers.argmax())
        odds = softmax(numbers / np.float32(self._temperature))
        return self._random.choices(range(len(odds)), odds.tolist())[0]
