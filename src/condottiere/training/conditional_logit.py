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


def gradient(choices: Choices, prior: Prior, coefficients: Floats) -> Floats:
    """The gradient of the loss, shape (coefficients,)."""
    residuals = choices.shares - probabilities(choices, coefficients)
    likelihood = np.einsum("gs,gsc->c", residuals, choices.features)
    slope: Floats = prior.precision * (coefficients - prior.mean) - likelihood
    return slope


def hessian(choices: Choices, prior: Prior, coefficients: Floats) -> Floats:
    """The Hessian of the loss, shape (coefficients, coefficients)."""
    chances = probabilities(choices, coefficients)
    centred = choices.features - np.einsum("gs,gsc->gc", chances, choices.features)[:, None, :]
    curvature: Floats = np.einsum("gs,gsc,gsd->cd", chances, centred, centred, optimize=True)
    return curvature + prior.precision * np.eye(len(coefficients))


def fit(choices: Choices, prior: Prior) -> Floats:
    """Fit the coefficients with the highest posterior density, shape (coefficients,)."""
    found = minimize(
        lambda coefficients: loss(choices, prior, coefficients),
        prior.mean,
        jac=lambda coefficients: gradient(choices, prior, coefficients),
        hess=lambda coefficients: hessian(choices, prior, coefficients),
        method="trust-exact",
        options={"gtol": 1e-7},
    )
    fitted: Floats = found.x
    return fitted
