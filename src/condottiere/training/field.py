"""Whom a network meets while it learns, and by which options they play."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.search.policy import Numbers
from condottiere.compiled.layout import Records
from condottiere.compiled.playouts import template
from condottiere.rules import Options
from condottiere.rules.options import SWITCHES, USUAL_TARGET

UNIFORM: Final = -1.0
"""In `Field.temperatures`: all legal actions are equally likely."""
TEMPERATURES: Final = (0.0, 1.0, 2.0, 4.0, 8.0, 15.0, UNIFORM)
"""The experts of the field, the strongest first."""
OF_SEATS: Final = {2: 0.10, 3: 0.18, 4: 0.27, 5: 0.22, 6: 0.23}
"""How many of the games have so many seats."""
WITHOUT_OPTIONS: Final = 0.40
"""The share of games without an optional rule."""
FOR_POINTS: Final = 0.02
"""The share of matches (R13), with every mix of the other rules; each is as long as several games."""


class Field(NamedTuple):
    """The tables of the training, as compiled code takes it."""

    templates: Records
    """Shape (m,): tables with all options, before their first deal."""
    frequencies: Numbers
    """Shape (m,): how often each template is drawn, in proportion."""
    weights: Numbers
    """Shape (m, WEIGHTS): those of `expert` at each."""
    temperatures: Numbers
    """Shape (k,): those of the experts among the opponents, in hundredths of the game, or UNIFORM."""
    alone: float = 1.0
    """The share of tables at which only the network in training plays."""
    with_experts: float = 0.0
    """The share at which experts are the others; at the rest these are past networks."""
    softened: float = 0.0
    """Of the tables with experts, the share at which each has a random temperature."""
    single: float = 0.0
    """Of the tables with others, the share with one learner; elsewhere all numbers are equally likely."""
    draws: bool = True
    """Whether options and opponents are drawn for every game; if not, they are set by the caller."""
    games: int = 0
    """After how many games a table stops; 0 for never."""
    teaches: bool = False
    """Whether `expert` says at each decision what it would do."""


def new_field(options: Sequence[Options], frequencies: Sequence[float]) -> Field:
    """Make a field of learners alone with these options."""
    return Field(
        templates=np.concatenate([template(each) for each in options]),
        frequencies=np.array(frequencies, np.float64),
        weights=np.array([weights_for(each) for each in options], np.float64),
        temperatures=np.array(TEMPERATURES, np.float64),
    )


def training_field() -> Field:
    """Return the field that a network is trained in."""
    options: list[Options] = []
    frequencies: list[float] = []
    for seats, share in OF_SEATS.items():
        for chosen in mixes(seats):
            plain = not any(getattr(chosen, switch) for switch in SWITCHES)
            options.append(chosen)
            rest = (1 - WITHOUT_OPTIONS - FOR_POINTS) / (len(mixes(seats)) - 1)
            frequencies.append(share * (WITHOUT_OPTIONS if plain else rest))
        for chosen in mixes(seats, points=USUAL_TARGET):
            options.append(chosen)
            frequencies.append(share * FOR_POINTS / len(mixes(seats)))
    field = new_field(options, frequencies)
    return field._replace(alone=0.08, with_experts=0.74, softened=0.25, single=0.6)


def mixes(seats: int, points: int | None = None) -> list[Options]:
    """Return all mixes of the optional rules that are on or off, first the one without any."""
    return [
        Options(seats=seats, points=points, **dict(zip(SWITCHES, chosen, strict=True)))
        for chosen in product((False, True), repeat=len(SWITCHES))
    ]
