"""The chances of winning the game and the battle, from playouts.

A playout stops when the next site is to be chosen. The network that estimates the chances there was made by
games among equals, but who follows the judge does better among `learned:temperature=1`, as which all seats
act in playouts. And in a playout the viewer decides less well than it will be advised: the more decisions are
left to it, the more is missing. So estimates are calibrated by games in which one seat followed the judge
(`python run.py bench advice --fit`).
What is decided within a playout stays as it is.

Playouts are also too sure who wins a battle, since all seats act by one policy in them. That is calibrated
by the same games.
"""

from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.search.policy import Numbers
from condottiere.rules import Options
from condottiere.rules.table import OptionFields


class Calibration(NamedTuple):
    """A logistic regression on the logit of an estimate."""

    constant: float
    slope: float
    decision: float = 0.0
    """What is added to the constant for each decision of the viewer in a playout, after the one it tries."""


class Calibrations(NamedTuple):
    """Those of the game, and that of the share of playouts in which a seat wins a battle."""

    of_two: Calibration
    of_more: Calibration
    of_battle: Calibration
    of_other_battles: Calibration
    """Those with an optional rule of battles: R12, R14 or R15."""

    def of(self, seats: int) -> Calibration:
        """That of the game at a number of seats."""
        return self.of_two if seats == 2 else self.of_more

    def of_battles(self, options: Options | OptionFields) -> Calibration:
        """That of battles by these rules."""
        others = options.draw_after_battle or options.capturing_regions or options.hidden_cards
        return self.of_other_battles if others else self.of_battle


CALIBRATIONS: Final = Calibrations(
    of_two=Calibration(0.74, 0.72, 0.014),
    of_more=Calibration(0.85, 0.76, 0.026),
    of_battle=Calibration(0.11, 0.75),
    of_other_battles=Calibration(0.10, 0.59),
)
LEAST: Final = 0.005
"""Shares of playouts are moved so far from 0 and 1 before their logit is taken."""
DECIDED: Final = tuple(np.float64(np.float32(1 / winners)) for winners in range(1, 7))
"""The shares of the victory when a game is over, besides 0."""


def calibrated(shares: Numbers, decisions: Numbers, seats: int) -> Numbers:
    """The viewer's chances after playouts: from its shares of the victory, or estimates of them, and from how
    many decisions it made in playouts on average; the shapes broadcast.
    """
    return calibrated_by(CALIBRATIONS.of(seats), shares, decisions)


def calibrated_by(use: Calibration, shares: Numbers, decisions: Numbers | float = 0.0) -> Numbers:
    """The chances by a calibration."""
    open_ = (shares > 0.0) & ~np.isin(shares, DECIDED)
    return np.where(open_, _calibrate(use, np.where(open_, shares, 0.5), decisions), shares)


def battle_calibrated(shares: Numbers, options: Options | OptionFields) -> Numbers:
    """The chances of winning a battle, from the shares of playouts that win it; 0 and 1 stay."""
    return battle_calibrated_by(CALIBRATIONS.of_battles(options), shares)


def battle_calibrated_by(use: Calibration, shares: Numbers) -> Numbers:
    """The chances of a battle by a calibration."""
    certain = (shares <= 0.0) | (shares >= 1.0)
    return np.where(certain, shares, _calibrate(use, np.clip(shares, LEAST, 1.0 - LEAST)))


def _calibrate(use: Calibration, shares: Numbers, decisions: Numbers | float = 0.0) -> Numbers:
    logit = use.constant + use.decision * decisions + use.slope * np.log(shares / (1.0 - shares))
    chances: Numbers = 1.0 / (1.0 + np.exp(-logit))
    return chances
