"""The parameters that the spec of a bot may give after its name, with types, ranges and defaults."""

from typing import Annotated, Final

import msgspec

from condottiere.rules.actions import ACTIONS

MAX_WORLDS: Final = 100_000
"""Worlds after which a search stops even if it has time left."""


class NoParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of a bot that has none."""


class SearchParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the bot looks ahead: by `least`, by `playouts`, by `worlds`, or else by `seconds`."""

    seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 1.0
    worlds: Annotated[int, msgspec.Meta(ge=0, le=MAX_WORLDS)] = 0
    """In how many worlds the last two candidates are compared. 0: as the time allows."""
    playouts: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)] = 0
    """How many playouts all candidates get together. 0: as worlds or time allow."""
    min_worlds: Annotated[int, msgspec.Meta(ge=0, le=1000)] = msgspec.field(default=0, name="least")
    """In how many worlds every action is tried alike; 0: in the more worlds, the better it is.

    A bot's spec has it as `least`; then nothing else limits it."""
    battles: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    """How many battles a playout goes on before the standing is estimated."""
    proposals: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """From how many worlds one is chosen by how well it fits what the others did; 1: all are as likely."""
    candidates: Annotated[int, msgspec.Meta(ge=2, le=ACTIONS)] = 8
    """How many actions are tried outside a battle turn, where there may be very many."""
    temperature: Annotated[float, msgspec.Meta(gt=0, le=10)] = 1.0
    """How freely the seats of a playout stray: what costs so many wins in 100 is done 1/e times as often."""
    exploration: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.3
    """How much little tried actions are preferred inside the tree."""


HINT: Final = SearchParameters(min_worlds=600)
"""How far the bot looks ahead that gives hints and the odds of a battle, from the same playouts."""


class IsmctsParameters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long the bot searches: by `playouts`, or else by `seconds`."""

    seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 1.0
    playouts: Annotated[int, msgspec.Meta(ge=0, le=10_000_000)] = 0
    exploration: Annotated[float, msgspec.Meta(gt=0, le=10)] = 0.7
    """The constant of UCB1; 0.7 is what the paper uses."""
