"""Environments for learning and research: many tables at once, PettingZoo, Gymnasium, OpenSpiel, small games.

What would change learning raises the version in an environment's name, `condottiere_v0`. All need Numba, and
`pettingzoo`, `gymnasium` and `openspiel` the package that they are named after: `pip install
'condottiere[envs]'`.
"""

from .vector import Buffers, VectorEnv, new_buffers

__all__ = ["Buffers", "VectorEnv", "new_buffers"]
