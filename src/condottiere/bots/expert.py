"""A strong bot without search: it scores every action by an evaluation tuned by self-play."""

import random
from collections.abc import Sequence
from math import exp
from typing import Annotated, Final

import msgspec

from condottiere.bots.evaluation.evaluate import score_actions, win_chance
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.rules import View

from .bot import Alternative, Decision
from .parameters import Parameters

MISTAKE_TEMPERATURE: Final = 5.0
"""The temperature added for a mistake, in wins in a hundred games."""


class ExpertParameters(Parameters, frozen=True, forbid_unknown_fields=True):
    """How randomly the expert plays."""

    temperature: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    """The softmax temperature, in wins in a hundred games: an action that wins this much less often is taken
    1/e times as often. 0 takes the best action."""
    mistakes: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    """The probability of a decision at a temperature that is higher by MISTAKE_TEMPERATURE."""


class ExpertBot:
    """Scores every legal action by the viewer's observation and takes the best."""

    def __init__(self, seed: int | None = None, parameters: ExpertParameters | None = None) -> None:
        self._random = random.Random(seed)
        self._parameters = parameters or ExpertParameters()

    def decide(self, view: View) -> Decision:
        observation = observation_of(view)
        weights = weights_for(observation)
        scores = [0.0] * len(view.legal)
        score_actions(observation, view.legal, len(scores), scores, weights)
        chosen = self._choose(scores)
        best = max(scores)
        chance = win_chance(observation, best, weights)
        order = sorted(range(len(scores)), key=lambda index: (-scores[index], index != chosen))
        alternatives = []
        for index in order:
            code = view.legal[index]
            lower = chance * exp((scores[index] - best) / (100.0 * max(chance, 0.01)))
            alternatives.append(Alternative(code, lower))
        return Decision(view.legal[chosen], tuple(alternatives))

    def _choose(self, scores: Sequence[float]) -> int:
        """Return the index of the best score, or of another one as the parameters allow."""
        temperature = self._parameters.temperature
        if self._parameters.mistakes > 0 and self._random.random() < self._parameters.mistakes:
            temperature += MISTAKE_TEMPERATURE
        best = max(scores)
        if temperature <= 0:
            return self._random.choice([index for index, score in enumerate(scores) if score == best])
        odds = [exp((score - best) / temperature) for score in scores]
        return self._random.choices(range(len(scores)), odds)[0]
