"""The chance of winning the game, from where playouts stopped.

A playout stops when the next site is to be chosen. The network that estimates the chances there was made by
games among equals, but who follows the judge does better among `expert:temperature=1`. And in a playout the
viewer decides less well than it will be advised: the more decisions are left to it, the more is missing. So
estimates are calibrated by games in which one seat followed the judge (`python run.py bench advice --fit`).
What is decided within a playout stays as it is.
"""

from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.search.policy import Numbers


class Calibration(NamedTuple):
    """A logistic regression on the logit of an estimate."""

    constant: float
    slope: float
    decision: float = 0.0
    """What is added to the constant for each decision of the viewer in a playout, after the one it tries."""


OF_TWO: Final = Calibration(0.29, 0.68, 0.038)
"""At two seats."""
OF_MORE: Final = Calibration(1.23, 0.87, 0.064)
"""At three seats and more."""
DECIDED: Final = tuple(np.float64(np.float32(1 / winners)) for winners in range(1, 7))
"""The shares of the victory when a game is over, besides 0."""


def calibrated(shares: Numbers, decisions: Numbers, seats: int) -> Numbers:
    """The viewer's chances after playouts: from its shares of the victory, or estimates of them, and from how
    many decisions it made in playouts on average; the shapes broadcast.
    """
    return calibrated_by(OF_TWO if seats == 2 else OF_MORE, shares, decisions)


def calibrated_by(use: Calibration, shares: Numbers, decisions: Numbers | float = 0.0) -> Numbers:
    """The chances by a calibration."""
    open_ = (shares > 0.0) & ~np.isin(shares, DECIDED)
    within = np.where(open_, shares, 0.5)
    logit = use.constant + use.decision * decisions + use.slope * np.log(within / (1.0 - within))
    return np.where(open_, 1.0 / (1.0 + np.exp(-logit)), shares)
