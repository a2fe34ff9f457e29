"""Registers the rules with Numba: importing this module lets compiled code call them."""

from importlib import import_module
from typing import Final

from condottiere.features import writing

from . import rng
from .compiling import register

# Imported by name, because `rules` exports functions with the names of some of its modules.
RULES: Final = (
    "after_battle",
    "battle",
    "copying",
    "deal",
    "knowledge",
    "leaders",
    "legality",
    "match",
    "play",
    "observation",
    "strength",
    "victory",
    "visibility",
)

UNCHECKED: Final = (writing.put_counts,)
"""No number of a table can lead what these copy beyond the ends of a row."""

register(*(import_module(f"condottiere.rules.{name}") for name in RULES), writing, rng, unchecked=UNCHECKED)
