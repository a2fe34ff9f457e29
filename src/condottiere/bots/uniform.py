"""A bot that plays at random."""

import random

from condottiere.languages.fact import Fact
from condottiere.rules import View

from .bot import Decision, single_decision


class UniformBot:
    """Takes every legal action with equal probability."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def decide(self, view: View) -> Decision:
        """Choose an action. `view` is that of the seat on turn."""
        return single_decision(self._random.choice(view.legal), Fact(id="reason-any"))
