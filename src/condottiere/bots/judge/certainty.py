"""When what all playouts come to is certain: that alone is no proof, as all seats act by one policy."""

from typing import Final

import numpy as np

from condottiere.bots.evaluation.battle_end import ends_battle
from condottiere.bots.search.policy import Numbers
from condottiere.rules.actions import PASS
from condottiere.rules.observation import UNSEEN_CARD, Observation
from condottiere.rules.table import BATTLE, FAVOR, RESCUE

DOUBT: Final = 0.005
"""So far from 0 and 1 stays a share that is not certain."""


def is_open(observation: Observation) -> bool:
    """Whether no rival has a card face down that the viewer does not know (R15)."""
    return UNSEEN_CARD not in observation.down[1 : observation.seats]


def is_settled(observation: Observation, code: int) -> bool:
    """Whether nobody else can change the battle after an action, and nothing in it is unknown."""
    alone = ends_battle(observation, PASS) or ends_battle(observation, code)
    return observation.phase in (BATTLE, RESCUE, FAVOR) and alone and is_open(observation)


def doubted(shares: Numbers) -> Numbers:
    """Shares of what is not settled: none is 0 or 1."""
    return np.clip(shares, DOUBT, 1.0 - DOUBT)
