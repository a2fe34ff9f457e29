"""A trial that may be looked at after every block, and stopped as soon as it is decided.

It bets on the blocks against each of two claims: "the new version is no better than par", and "it is better
by the margin". The stake of a claim is worth 1 at first. Whoever bets against a true claim about the mean of
figures between 0 and 1 cannot expect to win, whatever their distribution; so by Ville's inequality (1939) the
stake ever reaches 1/r with a chance of at most r, however often one looks. Such tests are "safe" or
"anytime-valid": Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS B 86
(2024). The stake is spread over several sizes of bet, as they do, so that none has to be chosen beforehand.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq

from condottiere.arena.plan import Trial

from .intervals import LEVEL, Estimate

Verdict: TypeAlias = Literal["better", "not better", "undecided"]

BETS: Final = (3 / 4, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 32)
"""Sizes of bet, as parts of the greatest that can never lose more than the stake. The small ones win on small
differences."""


NEARLY: Final = 1e-6
"""Means are looked for from here to 1 less this."""


class TestResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a trial stands, or ended."""

    verdict: Verdict
    blocks: int
    """How many it took."""
    share: Estimate
    """The mean of their scores, with a 95 % interval that holds whenever one stops."""
    for_better: float
    """What the stake against "no better than par" is worth."""
    against_better: float
    """What the stake against "better by the margin" is worth."""


def sequential_test(scores: Sequence[float], par: float, trial: Trial) -> TestResult:
    """The state of a trial after the first blocks that decide it, or after all; scores are 0 to 1.

    Scores that come after the decision change nothing.
    """
    values = np.asarray(scores, dtype=float)
    rising = _stakes(values / par)
    falling = _stakes((1 - values) / (1 - par - trial.margin))
    is_decided = (rising >= -np.log(trial.false_positive_rate)) | (
        falling >= -np.log(trial.false_negative_rate)
    )
    blocks = int(is_decided.argmax()) + 1 if is_decided.any() else len(values)
    verdict: Verdict = "undecided"
    if is_decided.any():
        verdict = "better" if rising[blocks - 1] >= -np.log(trial.false_positive_rate) else "not better"
    return TestResult(
        verdict=verdict,
        blocks=blocks,
        share=mean_at_any_time(values[:blocks]),
        for_better=_worth(rising[blocks - 1]),
        against_better=_worth(falling[blocks - 1]),
    )


def mean_at_any_time(scores: NDArray[np.float64]) -> Estimate:
    """A mean with a 95 % interval that holds whenever one stops to look.

    It has every mean that a stake has not yet refuted, at half the risk for either side.
    """
    limit = -np.log((1 - LEVEL) / 2)
    mean = float(scores.mean())
    return Estimate(
        mean,
        _crossing(lambda m: _stakes(scores / m)[-1] - limit, NEARLY, mean, 0.0),
        _crossing(lambda m: _stakes((1 - scores) / (1 - m))[-1] - limit, mean, 1 - NEARLY, 1.0),
    )


def _stakes(odds: NDArray[np.float64]) -> NDArray[np.float64]:
    """The logarithm of the stake after each block; `odds` are what a whole stake bet on it turns into.

    Under the claim that is bet against, odds are 1 in the mean or less, and so no size of bet can expect to
    win. Betting against a mean of m, odds are score / m or (1 - score) / (1 - m), for either direction.
    """
    paths = np.cumsum(np.log1p(np.outer(BETS, odds - 1)), axis=1)
    worth: NDArray[np.float64] = np.logaddexp.reduce(paths, axis=0) - np.log(len(BETS))
    return worth


def _worth(logarithm: float) -> float:
    return float(np.exp(min(logarithm, 700.0)))  # beyond that it is infinite, which JSON cannot say


def _crossing(excess: Callable[[float], float], low: float, high: float, otherwise: float) -> float:
    """Where a monotone function is zero between two numbers; `otherwise` if it has the same sign at both."""
    if low >= high or excess(low) * excess(high) >= 0:
        return otherwise
    return float(brentq(excess, low, high, xtol=1e-9))
