"""The same rules, compiled by Numba over arrays of tables. No rule is written here."""

from .features import FEATURES, LAYOUT, Part, feature_names, features, fill_features, sights
from .layout import SIGHT, TABLE, Codes, Records, read_sight, read_table, write_sight, write_table
from .playouts import new_games, play_out, random_playouts
from .stepping import act_all, deal_all, deal_at_random, legal_masks, step_all, step_all_unchecked

__all__ = [
    "FEATURES",
    "LAYOUT",
    "SIGHT",
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
    "play_out",
    "random_playouts",
    "read_sight",
    "read_table",
    "sights",
    "step_all",
    "step_all_unchecked",
    "write_sight",
    "write_table",
]
