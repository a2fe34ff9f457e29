"""Conditional logit (McFadden, 1974) for choices among several alternatives, fitted by maximum likelihood.

Each alternative has a weight, exp(features @ coefficients), and is chosen with a probability in proportion to
it. A normal prior holds the coefficients that the choices say nothing about.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

Floats = NDArray[np.float64]


class Choices(NamedTuple):
    """Choices among the same number of alternatives."""

    features: Floats
    """Shape (choices, alternatives, coefficients)."""
    shares: Floats
    """Shape (choices, alternatives): the share of each alternative in a choice; every row adds up to 1."""
    present: NDArray[np.bool_] | None = None
    """Shape (choices, alternatives): which alternatives were available; None if always all."""


class Prior(NamedTuple):
    """A normal prior, independent for each coefficient."""

    mean: Floats
    """Shape (coefficients,)."""
    precision: float
    """1 / variance; 0 for no prior."""


def probabilities(choices: Choices, coefficients: Floats) -> Floats:
    """The probability of each alternative, shape (choices, alternatives); 0 for those not present."""
    utilities = choices.features @ coefficients
    if choices.present is not None:
        utilities[~choices.present] = -np.inf
    weights = np.exp(utilities - utilities.max(axis=1, keepdims=True))
    chances: Floats = weights / weights.sum(axis=1, keepdims=True)
    return chances


def loss(choices: Choices, prior: Prior, coefficients: Floats) -> float:
    """The negative logarithm of likelihood times prior, without its constant."""
    chances = np.maximum(probabilities(choices, coefficients), 1e-300)
    deviation = coefficients - prior.mean
    return float(prior.precision * (deviation @ deviation) / 2 - (choices.shares * np.log(chances)).sum())


def gradients_by_choice(choices: Choices, coefficients: Floats) -> Floats:
    """The gradient of each choice's log-likelihood, shape (choices, coefficients)."""
    residuals = choices.shares - probabilities(choices, coefficients)
    gradients: Floats = np.einsum("gs,gsc->gc", residuals, choices.features)
    return gradients


def gradient(choices: Choices, prior: Prior, coefficients: Floats) -> Floats:
    """The gradient of the loss, shape (coefficients,)."""
    likelihood = gradients_by_choice(choices, coefficients).sum(axis=0)
    slope: Floats = prior.precision * (coefficients - prior.mean) - likelihood
    return slope


def hessian(choices: Choices, prior: Prior, coefficients: Floats) -> Floats:
    """The Hessian of the loss, shape (coefficients, coefficients)."""
    chances = probabilities(choices, coefficients)
    centred = choices.features - np.einsum("gs,gsc->gc", chances, choices.features)[:, None, :]
    curvature: Floats = np.einsum("gs,gsc,gsd->cd", chances, centred, centred, optimize=True)
    return curvature + prior.precision * np.eye(len(coefficients))


def fit(choices: Choices, prior: Prior, start: Floats | None = None, fixed: int = -1) -> Floats:
    """Fit the coefficients with the highest posterior density, shape (coefficients,).

    The search begins at `start`, by default the prior's mean; coefficient number `fixed` is not changed.
    """
    initial = prior.mean if start is None else start
    free = np.arange(len(initial)) != fixed

    def whole(some: Floats) -> Floats:
        coefficients = initial.copy()
        coefficients[free] = some
        return coefficients

    found = minimize(
        lambda some: loss(choices, prior, whole(some)),
        initial[free],
        jac=lambda some: gradient(choices, prior, whole(some))[free],
        hess=lambda some: hessian(choices, prior, whole(some))[np.ix_(free, free)],
        method="trust-exact",
        options={"gtol": 1e-7},
    )
    return whole(found.x)
