"""A bot that plays any legal action."""

import random

from condottiere.rules import View


class RandomBot:
    """Every legal action is equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._random.choice(view.legal)
