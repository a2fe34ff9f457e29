"""The functions of `rules`, compiled by Numba over arrays of tables. No rule is implemented here."""

from .features import FEATURES, LAYOUT, Part, feature_names, features, fill_features, observations
from .layout import (
    OBSERVATION,
    TABLE,
    Codes,
    Records,
    read_observation,
    read_table,
    write_observation,
    write_table,
)
from .playouts import new_games, play_out, random_playouts
from .stepping import act_all, deal_all, deal_at_random, legal_masks, step_all, step_all_unchecked

__all__ = [
    "FEATURES",
    "LAYOUT",
    "OBSERVATION",
    "TABLE",
    "Codes",
    "Part",
    "Records",
    "act_all",
    "deal_all",
    "deal_at_random",
    "feature_names",
    "features",
    "fill_features",
    "legal_masks",
    "new_games",
    "observations",
    "play_out",
    "random_playouts",
    "read_observation",
    "read_table",
    "step_all",
    "step_all_unchecked",
    "write_observation",
    "write_table",
]
