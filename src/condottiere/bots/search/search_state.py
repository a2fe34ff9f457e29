"""What a search works with, in arrays that compiled code can use: how to look ahead, and what it found."""

from typing import Final, NamedTuple

import numpy as np

from condottiere.compiled.layout import TABLE, Codes, Records
from condottiere.compiled.rng import Rng

from .policy import Buffers, Numbers, new_buffers
from .tree import Links, Tree
from .value_network import INPUTS, Floats32

DEEPEST: Final = 512
"""How far a path is followed through the tree."""


class PlayoutSettings(NamedTuple):
    """How to look ahead, the same for every candidate."""

    battles: int
    """How many battles on a playout stops."""
    proposals: int
    """Worlds from which one is chosen; see `belief`."""
    temperature: float
    """How freely seats stray from the best action of their evaluation."""
    exploration: float
    """How much a promising but little tried action is preferred inside the tree."""
    weights: Numbers
    """The weights of the evaluation, shape (WEIGHTS,)."""
    hidden_weights: Floats32
    """Of the value network, shape (INPUTS, H)."""
    output_weights: Floats32


class Workspace(NamedTuple):
    """Arrays to work in, for one call at a time."""

    buffers: Buffers
    inputs: Floats32
    hidden: Floats32
    result: Floats32
    """Each seat's chance at the end of a playout, shape (6,)."""
    path: Links
    """The nodes that a playout passes in the tree, the root's child first."""
    sampled_worlds: Records
    """The world that is played in, and one that is proposed in its stead; shape (2,)."""
    playout_table: Records
    """The table that a playout runs on, shape (1,)."""
    decision_counts: Codes
    """How many decisions each seat has made in this playout."""
    rng: Rng
    """The stream of the decision that is made: the same in all playouts of a world."""


class SearchState(NamedTuple):
    """One search: what it starts from, how it looks ahead, and its tree."""

    seen: Records
    """The Observation of the seat that searches, shape (1,)."""
    open_table: Records
    """The real table, shape (1,), for a search that may see it; shape (0,) for any other."""
    seed: int
    settings: PlayoutSettings
    tree: Tree
    workspace: Workspace


def new_workspace(settings: PlayoutSettings) -> Workspace:
    """Arrays to play out with these settings."""
    return Workspace(
        buffers=new_buffers(),
        inputs=np.zeros((6, INPUTS), np.float32),
        hidden=np.zeros(len(settings.output_weights), np.float32),
        result=np.zeros(6, np.float32),
        path=np.empty(DEEPEST, np.int64),
        sampled_worlds=np.zeros(2, TABLE),
        playout_table=np.zeros(1, TABLE),
        decision_counts=np.zeros(6, np.int64),
        rng=np.empty(1, np.uint64),
    )
