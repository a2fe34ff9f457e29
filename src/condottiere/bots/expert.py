"""A strong bot that needs no lookahead: it weighs every action by hand-made judgement, tuned by self-play."""

import random
from math import exp
from typing import Annotated

import msgspec

from condottiere.rules import View

from .bot import Alternative, Decision
from .judgement import judge
from .sights import sight_of
from .weights import EXPERT


class ExpertParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How steadily the expert plays."""

    temperature: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    """0 takes the best action; with more, an action scoring that much less is taken 1/e times as often."""
    mistakes: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    """The chance that a decision is made at a temperature of 1 or more instead."""


class ExpertBot:
    """Judges every legal action by what it sees, and takes the best."""

    def __init__(self, seed: int | None = None, parameters: ExpertParameters | None = None) -> None:
        self._random = random.Random(seed)
        self._parameters = parameters or ExpertParameters()

    def decide(self, view: View) -> Decision:
        """What to do. The view is that of the seat on turn."""
        scores = [0.0] * len(view.legal)
        judge(sight_of(view), view.legal, len(scores), scores, EXPERT)
        code = view.legal[self._choose(scores)]
        ranked = sorted(zip(scores, view.legal, strict=True), key=lambda item: -item[0])
        return Decision(code, tuple(Alternative(legal) for _, legal in ranked))

    def _choose(self, scores: list[float]) -> int:
        """The place of the best score, or of another one as the parameters allow."""
        temperature = self._parameters.temperature
        if self._parameters.mistakes > 0 and self._random.random() < self._parameters.mistakes:
            temperature = max(1.0, temperature)
        best = max(scores)
        if temperature <= 0:
            return self._random.choice([place for place, score in enumerate(scores) if score == best])
        odds = [exp((score - best) / temperature) for score in scores]
        return self._random.choices(range(len(scores)), odds)[0]
