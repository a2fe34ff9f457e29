"""Means with confidence intervals clustered by block.

The games of a block share their cards, and the chances stated in a game share its outcome, so they are not
independent. Blocks are.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy import stats

LEVEL: Final = 0.95


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """The distance from the value to the farther end of the interval."""
        return max(self.value - self.low, self.high - self.value)


def t_quantile(clusters: int) -> float:
    """The half-width of an interval in standard errors, by Student's t."""
    return float(stats.t.ppf((1 + LEVEL) / 2, clusters - 1))


def mean_of_blocks(scores: Sequence[float]) -> Estimate:
    """Estimate the mean of scores, 0 to 1, one from each of two or more independent blocks, by a t interval.

    If all blocks have the same score, a t interval would have no width. Then it is the interval of all means
    under which that is not too rare: by Markov's inequality, blocks with a mean of m all reach x > m with a
    probability of at most (m / x) ** blocks.
    """
    values = np.asarray(scores, dtype=float)
    mean = float(values.mean())
    blocks = len(values)
    if np.ptp(values) == 0:
        least = ((1 - LEVEL) / 2) ** (1 / blocks)
        return Estimate(mean, mean * least, 1 - (1 - mean) * least)
    error = float(values.std(ddof=1)) / blocks**0.5
    return _clipped(mean, t_quantile(blocks) * error)


def mean_in_clusters(values: NDArray[np.float64], clusters: NDArray[np.int64]) -> Estimate:
    """Estimate the mean of values, 0 to 1; `clusters` has the cluster of each, within which they may depend.

    It is a t interval with the linearised variance of a ratio (Cochran, Sampling Techniques, 1977, ch. 6),
    since the sizes of the sampled clusters are random too. With a single cluster the interval is 0 to 1.
    """
    mean = float(values.mean())
    variance, number = _variance_in_clusters(values, clusters)
    if number < 2:
        return Estimate(mean, 0.0, 1.0)
    return _clipped(mean, t_quantile(number) * variance**0.5)


def rate_in_clusters(outcomes: NDArray[np.float64], clusters: NDArray[np.int64]) -> Estimate:
    """Estimate a rate from outcomes, 0 to 1, that may be few or mostly alike; `clusters` as above.

    It is Wilson's interval with the effective sample size (Korn and Graubard, Survey Methodology 24, 1998),
    at most the number of outcomes. If all outcomes are alike, that is the number of clusters.
    """
    mean = float(outcomes.mean())
    variance, number = _variance_in_clusters(outcomes, clusters)
    if number < 2:
        return Estimate(mean, 0.0, 1.0)
    cases = float(number)
    if variance > 0:
        cases = min(mean * (1 - mean) / variance, float(len(outcomes)))
    t = t_quantile(number)
    middle = (mean + t * t / (2 * cases)) / (1 + t * t / cases)
    half_width = t / (1 + t * t / cases) * (mean * (1 - mean) / cases + t * t / (4 * cases * cases)) ** 0.5
    return _clipped(mean, half_width, middle)


def _variance_in_clusters(values: NDArray[np.float64], clusters: NDArray[np.int64]) -> tuple[float, int]:
    """The variance of a mean over clusters of different sizes, and the number of clusters."""
    _, cluster = np.unique(clusters, return_inverse=True)
    number = int(cluster.max()) + 1
    if number < 2:
        return 0.0, number
    residuals = np.bincount(cluster, weights=values - values.mean())
    return float(number / (number - 1) * (residuals**2).sum() / len(values) ** 2), number


def _clipped(value: float, half_width: float, middle: float | None = None) -> Estimate:
    at = value if middle is None else middle
    return Estimate(value, min(value, max(0.0, at - half_width)), max(value, min(1.0, at + half_width)))
