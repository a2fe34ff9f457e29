"""Whom a network meets while it learns, and by which options they play."""

from typing import Final

from condottiere.arena.plan import mixes
from condottiere.bots.lockstep import Field, new_field
from condottiere.rules import Options
from condottiere.rules.options import SWITCHES, USUAL_TARGET

OF_SEATS: Final = {2: 0.10, 3: 0.18, 4: 0.27, 5: 0.22, 6: 0.23}
"""How many of the games have so many seats."""
WITHOUT_OPTIONS: Final = 0.40
"""The share of games without an optional rule."""
FOR_POINTS: Final = 0.02
"""The share of matches (R13), with every mix of the other rules; each is as long as several games."""


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
