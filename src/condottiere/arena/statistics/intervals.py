"""Means with intervals that count blocks of games, not games.

The games of a block share their cards, and the chances stated in a game share its outcome: they are not
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
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        """The distance from the value to the end of the interval, on its wider side."""
        return max(self.value - self.low, self.high - self.value)


def t_quantile(clusters: int) -> float:
    """How many standard errors an interval goes to either side, by Student's t."""
    return float(stats.t.ppf((1 + LEVEL) / 2, clusters - 1))


def mean_of_blocks(scores: Sequence[float]) -> Estimate:
    """The mean of one figure, 0 to 1, from each of at least two independent blocks.

    A t interval. If all blocks scored alike it would have no width, whatever their number; then it is the
    interval of all means under which that is not too rare: by Markov's inequality, blocks with a mean of m
    all reach x > m with a chance of at most (m / x) ** blocks.
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
    """The mean of values, 0 to 1, of which those with the same cluster are not independent.

    A t interval with the linearised variance of a ratio (Cochran, Sampling Techniques, 1977, ch. 6): the
    clusters are drawn, and their sizes with them. Two arrays of the same length. One cluster
    alone tells nothing: its interval is everything.
    """
    mean = float(values.mean())
    variance, number = _variance_in_clusters(values, clusters)
    if number < 2:
        return Estimate(mean, 0.0, 1.0)
    return _clipped(mean, t_quantile(number) * variance**0.5)


def rate_in_clusters(outcomes: NDArray[np.float64], clusters: NDArray[np.int64]) -> Estimate:
    """How often something came true, with few cases or a rate near 0 or 1.

    Wilson's interval, for as many independent cases as would be as informative (Korn and Graubard, Survey
    Methodology 24, 1998, on the effective sample size); never more than there are. Where all came out alike
    that is the number of clusters.
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
