"""The chances of winning the game and the battle, from playouts.

A playout stops when the next site is to be chosen. The network that estimates the chances there was made by
games among equals, but who follows the judge does better among `learned:temperature=1`, as which all seats
act in playouts: the longer a game lasts, so the more with each optional rule. In a playout the viewer decides
less well than it will be advised, too: the more decisions are left to it, the more is missing, though the
first ones matter most. And who wins a battle chooses the next site, which the judge does better as well. So
estimates are calibrated by games in which one seat followed the judge (`python run.py bench advice --fit`).
What is decided within a playout stays as it is.

Playouts are also too sure who wins a battle, since all seats act by one policy in them. That is calibrated
by the same games.
"""

from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.search.policy import Numbers
from condottiere.rules import Options
from condottiere.rules.options import SWITCHES
from condottiere.rules.table import OptionFields


class Calibration(NamedTuple):
    """A logistic regression on the logit of an estimate, and on what `circumstances` says."""

    slope: float
    constant: float
    decisions: float = 0.0
    """What is added for the square root of the viewer's decisions in a playout, after the one it tries."""
    battle: float = 0.0
    """What is added for winning the battle."""
    rule: float = 0.0
    """What is added for each optional rule."""


class Calibrations(NamedTuple):
    """That of the game, and those of the share of playouts in which a seat wins a battle."""

    of_game: Calibration
    of_battle: Calibration
    of_other_battles: Calibration
    """Those with an optional rule of battles: R12, R14 or R15."""

    def of_battles(self, options: Options | OptionFields) -> Calibration:
        """That of battles by these rules."""
        others = options.draw_after_battle or options.capturing_regions or options.hidden_cards
        return self.of_other_battles if others else self.of_battle


CALIBRATIONS: Final = Calibrations(
    of_game=Calibration(0.90, 0.90, 0.11, 0.11, 0.35),
    of_battle=Calibration(0.77, 0.13),
    of_other_battles=Calibration(0.63, 0.13),
)
NOTHING_ELSE: Final = np.array([1.0, 0.0, 0.0, 0.0])
"""The circumstances of what is calibrated by its estimate alone."""
LEAST: Final = 0.005
"""Shares of playouts are moved so far from 0 and 1 before their logit is taken."""
DECIDED: Final = tuple(np.float64(np.float32(1 / winners)) for winners in range(1, 7))
"""The shares of the victory when a game is over, besides 0."""


def circumstances(decisions: Numbers, battle: Numbers, options: Options | OptionFields) -> Numbers:
    """What a calibration of the game takes besides the estimate: shape (..., 4), from shapes (...).

    `decisions` is how many decisions the viewer makes in playouts on average, `battle` in what share of them
    it wins the battle.
    """
    rules = sum(bool(getattr(options, rule)) for rule in SWITCHES)
    ones = np.ones_like(decisions)
    return np.stack([ones, np.sqrt(decisions), battle, rules * ones], axis=-1)


def calibrated(
    shares: Numbers, decisions: Numbers, battle: Numbers, options: Options | OptionFields
) -> Numbers:
    """The viewer's chances after playouts, from its shares of the victory, or estimates of them: the last
    axis of `shares` is that of the playouts. For the other arguments see `circumstances`.
    """
    return calibrated_by(
        CALIBRATIONS.of_game, shares, circumstances(decisions, battle, options)[..., None, :]
    )


def calibrated_by(use: Calibration, shares: Numbers, given: Numbers) -> Numbers:
    """The chances by a calibration, in these circumstances."""
    open_ = (shares > 0.0) & ~np.isin(shares, DECIDED)
    return np.where(open_, _calibrate(use, np.where(open_, shares, 0.5), given), shares)


def battle_calibrated(shares: Numbers, options: Options | OptionFields) -> Numbers:
    """The chances of winning a battle, from the shares of playouts that win it; 0 and 1 stay."""
    return battle_calibrated_by(CALIBRATIONS.of_battles(options), shares)


def battle_calibrated_by(use: Calibration, shares: Numbers) -> Numbers:
    """The chances of a battle by a calibration."""
    certain = (shares <= 0.0) | (shares >= 1.0)
    return np.where(certain, shares, _calibrate(use, np.clip(shares, LEAST, 1.0 - LEAST), NOTHING_ELSE))


def _calibrate(use: Calibration, shares: Numbers, given: Numbers) -> Numbers:
    logit = use.slope * np.log(shares / (1.0 - shares)) + given @ np.array(use[1:])
    chances: Numbers = 1.0 / (1.0 + np.exp(-logit))
    return chances
