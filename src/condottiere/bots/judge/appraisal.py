"""What a choice has cost, by what its seat could know when it made it.

One sample of worlds says which action is the best, and another, independent one how much more that is
worth than what was chosen. Were both the same, chance would help to choose the best action and make it look
too good. So the cost is estimated without bias, and its error is known. Of the best action, the chance that
is stated is that of the second sample as well.
"""

from dataclasses import replace
from typing import Final

import numpy as np

from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judged import AS_GOOD, Appraisal
from condottiere.rules import View

from .evidence import by_search, try_actions
from .judge import ERRORS, WORLDS, judge, seed_of, weigh, with_chances
from .reasons import contrast

FIRST: Final = 100
"""In how many worlds every action is tried first; what then looks as good as the best is not tried again."""
DOUBT: Final = 1.0
"""So many standard errors below the best are then as good."""
LEAST: Final = 0.03
"""A smaller cost is none: playouts are no better a model of a game than that."""


def appraise(view: View, code: int) -> Appraisal:
    """Appraise the choice of an action. The answer follows from both alone."""
    observation = observation_of(view)
    first = weigh(view, observation, FIRST, by_search)
    means = first.mean(first.shares)
    if code in first.codes:
        chosen, best = first.codes.index(code), int(np.argmax(means))
        surpasses = first.difference(best, chosen)
        if surpasses.mean <= DOUBT * surpasses.error:
            return AS_GOOD
    judged = judge(view)
    if any(one.code == code and one.equal for one in judged):
        return AS_GOOD
    codes = np.array([judged[0].code, code], np.int64)
    second = with_chances(try_actions(observation, codes, WORLDS, seed_of(view) ^ 1), observation)
    cost = second.difference(0, 1)
    if cost.mean < max(LEAST, ERRORS * cost.error):
        return AS_GOOD
    best_chance, own = map(float, second.mean(second.shares))
    better = replace(judged[0], chance=best_chance, reasons=contrast(observation, second))
    return Appraisal(better, round(best_chance - own, 12), cost.error)
