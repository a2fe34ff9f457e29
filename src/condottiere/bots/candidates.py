"""Which actions a bot that looks ahead tries, and how it chooses among those that look alike."""

from collections.abc import Sequence

import numpy as np

from condottiere.compiled.layout import Codes
from condottiere.rules.sight import Sight

from .acting import Numbers
from .battle_end import gives_away, squanders
from .judgement import judge
from .weights import weights_for


def worth_doing(sight: Sight, legal: Sequence[int]) -> Codes:
    """The actions that neither give the game away nor throw a card after a battle that is won already."""
    weights = weights_for(sight)
    absurd = gives_away, squanders
    return np.array([code for code in legal if not any(f(sight, code, weights) for f in absurd)], np.int64)


def judged(sight: Sight, codes: Codes) -> Numbers:
    """The scores of the judgement."""
    scores = np.zeros(len(codes))
    judge(sight, codes, len(codes), scores, weights_for(sight))
    return scores
