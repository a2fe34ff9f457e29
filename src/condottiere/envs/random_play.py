"""What random play is like at a table: how long an episode is, how much there is to choose, who wins."""

from typing import NamedTuple

import numpy as np

from condottiere.rules import Options
from condottiere.rules.table import NOBODY

from .vector import VectorEnv


class Figures(NamedTuple):
    """Means over episodes in which every legal action is equally likely."""

    decisions: float
    """How many decisions an episode has."""
    longest: int
    """The most decisions of an episode."""
    choices: float
    """How many actions are legal at a decision."""
    most: int
    """The most actions that were legal at one."""
    unfinished: float
    """The share of episodes that nobody won (R2.8)."""
    first: float
    """What the seat gets that holds the token first (R1.5), where par is 1 / seats."""


def measure(options: Options, episodes: int, seed: int) -> Figures:
    """Play so many episodes of a seed at random."""
    env = VectorEnv(options, episodes, seed, observation=None, autoreset=False)
    seen = env.reset()
    holders = env.tables["first_holder"].copy()
    lengths, returns = np.zeros(episodes, np.int64), np.zeros((episodes, options.seats))
    choices = most = unfinished = 0
    while (playing := seen.turn != NOBODY).any():
        lengths += playing
        choices += int(seen.counts[playing].sum())
        most = max(most, int(seen.counts[playing].max()))
        seen = env.step(env.random_actions())
        returns += seen.rewards
        unfinished += int(seen.truncations.sum())
    return Figures(
        decisions=float(lengths.mean()),
        longest=int(lengths.max()),
        choices=choices / int(lengths.sum()),
        most=most,
        unfinished=unfinished / episodes,
        first=float(returns[np.arange(episodes), holders].mean()),
    )
