"""The state of a search in arrays for compiled code: its settings, its tree and its workspace."""

from typing import Final, NamedTuple

import numpy as np

from condottiere.compiled.layout import TABLE, Codes, Records
from condottiere.compiled.rng import Rng

from .player import Player
from .policy import Buffers, Numbers, new_buffers
from .tree import Links, Tree
from .value_network import INPUTS, Floats32

DEEPEST: Final = 512
"""The greatest depth of a path in the tree."""


class PlayoutSettings(NamedTuple):
    """The settings of all playouts of a search."""

    battles: int
    """After how many battles a playout stops."""
    proposals: int
    """The number of worlds from which one is chosen; see `belief`."""
    passes_power: float
    """The power to which the likelihood of the others' passes is raised."""
    plays_power: float
    """The power to which that of the cards they played is raised."""
    belief_temperature: float
    """The softmax temperature of the policy by which they are taken to have done so."""
    temperature: float
    """The softmax temperature of the seats' policy in playouts."""
    exploration: float
    """The factor of the bonus for actions with few visits in the tree."""
    weights: Numbers
    """The weights of the evaluation, shape (WEIGHTS,)."""
    hidden_weights: Floats32
    """The value network's hidden layer, shape (INPUTS, H)."""
    output_weights: Floats32
    """The value network's output layer, shape (H,)."""


class Workspace(NamedTuple):
    """Scratch arrays, for one call at a time."""

    buffers: Buffers
    inputs: Floats32
    hidden: Floats32
    result: Floats32
    """Each seat's chance at the end of a playout, shape (6,)."""
    path: Links
    """The nodes that a playout visits in the tree, from the root's child on; shape (DEEPEST,)."""
    sampled_worlds: Records
    """The present world, and one proposed to replace it; shape (2,)."""
    playout_table: Records
    """The table that a playout runs on, shape (1,)."""
    decision_counts: Codes
    """How many decisions each seat has made in this playout, shape (6,)."""
    rng: Rng
    """The random stream of the present decision; see `seed_decision`."""


class SearchState(NamedTuple):
    """A search: its start, its settings and its tree."""

    seen: Records
    """The Observation of the seat that searches, shape (1,)."""
    open_table: Records
    """The real table, shape (1,), for a search that may see it; else shape (0,)."""
    seed: int
    settings: PlayoutSettings
    tree: Tree
    workspace: Workspace
    player: Player | None
    """The network by which all seats act in playouts; None for the evaluation of `expert`."""


def new_workspace(settings: PlayoutSettings) -> Workspace:
    """Make the scratch arrays for playouts with these settings."""
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
