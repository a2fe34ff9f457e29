"""A sequential test, which may be checked after every block and stopped as soon as it is decided.

It bets on the blocks against each of two hypotheses: "the new version is no better than par", and "it is
better by the margin". The wealth of each bet is 1 at first. A bet against a true hypothesis about the mean of
numbers between 0 and 1 cannot expect to win, whatever their distribution; so by Ville's inequality (1939) its
wealth ever reaches 1/r with a probability of at most r, however often one looks. Such tests are "safe" or
"anytime-valid": Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, JRSS B 86
(2024). As in that paper, the wealth is spread over several sizes of bet, so that none has to be chosen in
advance.
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
"""The sizes of bet, as parts of the wealth at stake. The small ones win on small differences."""


NEARLY: Final = 1e-6
"""The ends of an interval are searched from this to 1 minus this."""


class TestResult(msgspec.Struct, frozen=True, kw_only=True):
    """The state or result of a trial."""

    verdict: Verdict
    blocks: int
    """The number of blocks used."""
    share: Estimate
    """The mean of their scores, with a 95 % interval that is valid at any stopping time."""
    for_better: float
    """The wealth of the bet against "no better than par"."""
    against_better: float
    """The wealth of the bet against "better by the margin"."""


def sequential_test(scores: Sequence[float], par: float, trial: Trial) -> TestResult:
    """Test the blocks' scores, 0 to 1, up to the first block that decides the trial.

    Scores after the decision change nothing.
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
    """Estimate a mean with a 95 % interval that is valid at any stopping time.

    It contains every mean that no bet has rejected, with half the risk for either side.
    """
    limit = -np.log((1 - LEVEL) / 2)
    mean = float(scores.mean())
    return Estimate(
        mean,
        _crossing(lambda m: _stakes(scores / m)[-1] - limit, NEARLY, mean, 0.0),
        _crossing(lambda m: _stakes((1 - scores) / (1 - m))[-1] - limit, mean, 1 - NEARLY, 1.0),
    )


def _stakes(odds: NDArray[np.float64]) -> NDArray[np.float64]:
    """The logarithm of the wealth after each block; `odds` are what one unit bet on each block returns.

    Under the hypothesis that is bet against, the mean of odds is at most 1, so no bet can expect to win.
    Against a mean of m, the odds are score / m or (1 - score) / (1 - m), depending on the direction.
    """
    paths = np.cumsum(np.log1p(np.outer(BETS, odds - 1)), axis=1)
    worth: NDArray[np.float64] = np.logaddexp.reduce(paths, axis=0) - np.log(len(BETS))
    return worth


def _worth(logarithm: float) -> float:
    return float(np.exp(min(logarithm, 700.0)))  # beyond that it is infinite, which JSON cannot express


def _crossing(excess: Callable[[float], float], low: float, high: float, otherwise: float) -> float:
    """Find the zero of a monotone function between two numbers; `otherwise` if the signs are the same."""
    if low >= high or excess(low) * excess(high) >= 0:
        return otherwise
    return float(brentq(excess, low, high, xtol=1e-9))
