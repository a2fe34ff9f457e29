"""The chance of winning the game, from where playouts stopped.

A playout stops when the next site is to be chosen. The network that estimates the chances there was made by
games among equals, but who follows the judge does better among `expert:temperature=1`. So its estimates are
calibrated by the results of games in which one seat followed the judge (`python run.py bench advice --fit`).
What is decided within a playout stays as it is.
"""

from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.search.policy import Numbers


class Calibration(NamedTuple):
    """A logistic regression on the logit of an estimate."""

    constant: float
    slope: float


OF_TWO: Final = Calibration(0.05, 0.95)
"""At two seats."""
OF_MORE: Final = Calibration(1.1, 0.95)
"""At three seats and more."""
BEFORE_BATTLE: Final = 0.15
"""What is added to the constant outside of battles, where playouts fight less well than is advised later."""
DECIDED: Final = tuple(np.float64(np.float32(1 / winners)) for winners in range(1, 7))
"""The shares of the victory when a game is over, besides 0."""


def calibrated(shares: Numbers, seats: int, *, fighting: bool) -> Numbers:
    """The viewer's chances after playouts, from its shares of the victory or estimates of them."""
    use = OF_TWO if seats == 2 else OF_MORE
    return calibrated_by(use if fighting else use._replace(constant=use.constant + BEFORE_BATTLE), shares)


def calibrated_by(use: Calibration, shares: Numbers) -> Numbers:
    """The chances by a calibration."""
    open_ = (shares > 0.0) & ~np.isin(shares, DECIDED)
    within = np.where(open_, shares, 0.5)
    chances = 1.0 / (1.0 + np.exp(-use.constant - use.slope * np.log(within / (1.0 - within))))
    return np.where(open_, chances, shares)
