"""One judge of decisions: whoever asks about the same View is told the same figures and words.

The judge tries every action in the same worlds (`evidence`), states the chance of winning the game after each
(`chances`), calls equal what does not differ by more than its error, and says why (`reasons`). It states no
chance of a battle, which is told in words.
"""

import zlib
from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import numpy as np

from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judged import Judged
from condottiere.bots.search.policy import candidate_actions
from condottiere.rules import View
from condottiere.rules.observation import Observation

from .certainty import doubted, is_settled
from .chances import calibrated
from .costs import is_no_worse, is_wasted, spares, weakens
from .evidence import Evidence, by_search
from .reasons import effect_of, verdict_on

WORLDS: Final = 600
"""In how many worlds every action is tried."""
ERRORS: Final = 2.0
"""Actions that differ by no more than this many standard errors are equal."""
LEAST: Final = 0.01
"""So are those that differ by no more than this, unless one wins or loses for certain."""

Gather: TypeAlias = Callable[[View, Observation, int, int], Evidence]
"""Fills an Evidence from a View, its Observation, a number of worlds and a seed."""


def judge(view: View, worlds: int = WORLDS, gather: Gather = by_search) -> tuple[Judged, ...]:
    """Judge the actions of the seat on turn, the best first. The answer follows from the View alone."""
    observation = observation_of(view)
    evidence = weigh(view, observation, worlds, gather)
    chances = evidence.mean(evidence.shares)
    order = ranked(observation, evidence, view.legal)
    best = order[0]
    equal = [_is_as_good(observation, evidence, one, best) for one in range(len(evidence.codes))]
    verdict = verdict_on(observation, evidence, best, equal)
    return tuple(
        Judged(
            evidence.codes[one],
            float(chances[best if equal[one] else one]),
            equal[one],
            verdict if one == best else effect_of(observation, evidence, one, best),
        )
        for one in order
    )


def weigh(view: View, observation: Observation, worlds: int, gather: Gather = by_search) -> Evidence:
    """Try the actions of the seat on turn, but for what can only be worse than another.

    The shares in the Evidence are its calibrated chances.
    """
    evidence = with_chances(gather(view, observation, worlds, seed_of(view)), observation)
    which = range(len(evidence.codes))
    return evidence.only([one for one in which if not weakens(observation, evidence, one)])


def with_chances(evidence: Evidence, observation: Observation) -> Evidence:
    """Replace the shares of playouts by calibrated chances.

    All are calibrated by the decisions of the one that wins most, if not for certain, as calibrations were
    fitted to the best ones: by its own, a candidate that leaves more to decide would gain by that alone.
    """
    means = evidence.mean(evidence.shares)
    best = int(np.argmax(np.where(means < 1.0, means, 0.0)))
    battle = evidence.mean(evidence.conquers)[:, observation.viewer]
    decisions = np.full(len(battle), evidence.mean(evidence.decisions)[best])
    shares = calibrated(evidence.shares, decisions, battle, observation)
    for one, code in enumerate(evidence.codes):
        if means[one] in (0.0, 1.0) and not is_settled(observation, code):
            shares[one] = doubted(shares[one])
    return evidence._replace(shares=shares)


def ranked(observation: Observation, evidence: Evidence, legal: Sequence[int]) -> list[int]:
    """Sort the candidates: the best first, then those that are as good, absurd ones last, then the others.

    Of the candidates that none surpasses, the best is the one that wins for certain with the fewest decisions
    to come; if none does, the one that `learned` prefers; or what is as good and does the same for less.
    """
    left = _sensible(observation, evidence, legal)
    unsurpassed = best_of(observation, evidence, legal)
    chances, decisions = evidence.mean(evidence.shares), evidence.mean(evidence.decisions)
    soonest = {one: -float(decisions[one]) for one in unsurpassed if chances[one] >= 1.0}
    best = max(unsurpassed, key=lambda one: (soonest.get(one, 0.0), evidence.prior[one]))
    for _ in unsurpassed:
        best = next((one for one in unsurpassed if spares(observation, evidence, one, best)), best)

    def place(one: int) -> tuple[bool, bool, float, float]:
        worse = not _is_as_good(observation, evidence, one, best)
        return worse, not worse and one not in left, -float(chances[one]), -float(evidence.prior[one])

    return [best, *sorted((one for one in range(len(evidence.codes)) if one != best), key=place)]


def best_of(observation: Observation, evidence: Evidence, legal: Sequence[int]) -> list[int]:
    """The candidates that none surpasses; if some of them win for certain, only those."""
    left, chances = _sensible(observation, evidence, legal), evidence.mean(evidence.shares)
    unsurpassed = [
        one for one in left if all(_is_as_good(observation, evidence, one, other) for other in left)
    ]
    return [one for one in unsurpassed if chances[one] >= 1.0] or unsurpassed


def _sensible(observation: Observation, evidence: Evidence, legal: Sequence[int]) -> list[int]:
    """The candidates that are neither absurd nor wasted; all of them if each one is."""
    codes, everything = {*map(int, candidate_actions(observation, legal))}, range(len(evidence.codes))
    left = [one for one in everything if evidence.codes[one] in codes]
    return [one for one in left if not is_wasted(observation, evidence, one)] or left or [*everything]


def _is_as_good(observation: Observation, evidence: Evidence, one: int, other: int) -> bool:
    """Whether the other candidate surpasses this one by its error at most, or by nothing that is shown."""
    own, others = map(float, evidence.mean(evidence.shares[[one, other]]))
    if percent(own) >= percent(others) or is_no_worse(observation, evidence, one, other):
        return True
    surpasses = evidence.difference(other, one)
    return others < 1.0 and surpasses.mean <= max(ERRORS * surpasses.error, LEAST if own > 0.0 else 0.0)


def seed_of(view: View) -> int:
    """A random seed that depends only on the View."""
    return zlib.crc32(repr(view).encode())


def percent(share: float) -> int:
    """Round a share to a percentage; only shares of exactly 0 and 1 become 0 and 100."""
    if share <= 0.0 or share >= 1.0:
        return round(100.0 * share)
    return min(99, max(1, int(100.0 * share + 0.5)))
