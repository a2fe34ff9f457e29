"""Strengths of bots from games of several players, by the Plackett-Luce model (Plackett 1975, Luce 1959).

A seat has a weight, exp(strength of its bot + effect of its position), and wins with a probability in
proportion to it: the first choice of Plackett-Luce, a conditional logit (McFadden 1974). The position of a
seat is how many seats left of the first holder it is; seat numbers as such do not matter, since the rules
treat all seats alike. A shared victory counts for each winner in part, and unfinished games are left out.
"""

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import brentq
from scipy.stats import chi2

from .conditional_logit import Choices, Floats, Prior, fit, gradients_by_choice, hessian, loss
from .intervals import LEVEL, Estimate, t_quantile

Ints = NDArray[np.int64]

PRIOR: Final = 10.0
"""The standard deviation of the normal prior on every strength and effect: so weak that it only keeps the
strengths of bots that always or never won finite."""
FLAT: Final = 1.0
"""The standard error by curvature above which an interval is found by likelihood ratio instead."""
ELO: Final = 400 / np.log(10)
"""Elo points in one unit of strength: 400 points are odds of 10 to 1 in a game of two."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    """Finished games with the same number of seats. Arrays have a row for each game."""

    bots: Ints
    """Shape (games, seats): the index of the bot at each seat."""
    positions: Ints
    """Shape (games, seats): how many seats left of the first holder; a permutation of 0 to seats - 1."""
    shares: Floats
    """Shape (games, seats): the share of the victory; each row adds up to 1."""
    blocks: Ints
    """Shape (games,): the block of each game."""


class Strengths(msgspec.Struct, frozen=True, kw_only=True):
    """A fitted model. Strengths are relative to the first bot, whose strength is 0."""

    strengths: tuple[Estimate, ...]
    """By bot: the logarithm of its odds against the first bot, at equal positions."""
    positions: tuple[Estimate, ...]
    """By position: its share of wins among equal bots."""


def fit_strengths(contests: Games, bots: int) -> Strengths:
    """Fit strengths and effects of positions, with 95 % intervals clustered by block.

    Needs games of at least two blocks. The intervals come from the sandwich estimator (White 1982; Liang and
    Zeger 1986) and a t distribution. A bot that won all its games or none has no finite maximum likelihood
    estimate; if the likelihood is that flat, the interval is one by likelihood ratio, and only its end
    towards the other bots is meaningful.
    """
    features = _features(contests, bots)
    choices = Choices(features, contests.shares)
    prior = Prior(np.zeros(features.shape[2]), 1 / PRIOR**2)
    found = fit(choices, prior)
    bread = np.asarray(np.linalg.inv(hessian(choices, prior, found)), dtype=np.float64)
    robust = bread @ _score_covariance(choices, contests.blocks, found) @ bread
    quantile = t_quantile(len(np.unique(contests.blocks)))
    strengths = [Estimate(0.0, 0.0, 0.0)]
    for bot, value in enumerate(found[: bots - 1], start=1):
        if bread[bot - 1, bot - 1] > FLAT**2:
            strengths.append(_profiled(choices, prior, found, bot - 1))
            continue
        half_width = quantile * robust[bot - 1, bot - 1] ** 0.5
        strengths.append(Estimate(float(value), float(value - half_width), float(value + half_width)))
    return Strengths(
        strengths=tuple(strengths),
        positions=_position_shares(found[bots - 1 :], robust[bots - 1 :, bots - 1 :], quantile),
    )


def share_against(strength: float, others: int) -> float:
    """The share of wins at equal positions against `others` bots of strength 0."""
    return float(1 / (1 + others * np.exp(-strength)))


def _features(contests: Games, bots: int) -> Floats:
    """Indicators of bot and position, shape (games, seats, coefficients); the first of either has none."""
    games, seats = contests.bots.shape
    features = np.zeros((games, seats, bots - 1 + seats - 1))
    for column in range(1, bots):
        features[:, :, column - 1] = contests.bots == column
    for position in range(1, seats):
        features[:, :, bots - 2 + position] = contests.positions == position
    return features


def _score_covariance(choices: Choices, blocks: Ints, coefficients: Floats) -> Floats:
    """The covariance of blocks' gradients, shape (coefficients, coefficients): the sandwich's meat."""
    _, block = np.unique(blocks, return_inverse=True)
    number = int(block.max()) + 1
    of_blocks = np.zeros((number, len(coefficients)))
    np.add.at(of_blocks, block, gradients_by_choice(choices, coefficients))
    meat: Floats = of_blocks.T @ of_blocks * number / (number - 1)
    return meat


def _profiled(choices: Choices, prior: Prior, found: Floats, index: int) -> Estimate:
    """Estimate a coefficient with a 95 % interval by likelihood ratio, as if the games were independent."""
    best = loss(choices, prior, found)
    limit = float(chi2.ppf(LEVEL, 1)) / 2

    def excess(value: float) -> float:
        start = found.copy()
        start[index] = value
        return loss(choices, prior, fit(choices, prior, start, index)) - best - limit

    value = float(found[index])
    far = 10 * PRIOR
    return Estimate(
        value,
        float(brentq(excess, value - far, value, xtol=1e-4)),
        float(brentq(excess, value, value + far, xtol=1e-4)),
    )


def _position_shares(effects: Floats, covariance: Floats, quantile: float) -> tuple[Estimate, ...]:
    """Estimate each position's share of wins among equal bots by the delta method; the first effect is 0."""
    effects = np.concatenate([[0.0], effects])
    spread = np.zeros((len(effects), len(effects)))
    spread[1:, 1:] = covariance
    shares = np.exp(effects - effects.max())
    shares /= shares.sum()
    slope = np.diag(shares) - np.outer(shares, shares)
    errors = np.sqrt(np.diag(slope @ spread @ slope.T))
    return tuple(
        Estimate(float(share), float(max(0.0, share - half_width)), float(min(1.0, share + half_width)))
        for share, half_width in zip(shares, quantile * errors, strict=True)
    )
