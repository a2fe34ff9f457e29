"""What the judge says of an action. (The judge itself needs Numba.)"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from condottiere.languages.fact import Fact


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, and what the judge says of it."""

    code: int
    chance: float | None = None
    """The chance, 0 to 1, of winning the game (with R13 the match); None if it was not estimated."""
    equal: bool = False
    """Whether it is as good as the best action, as far as the judge can tell. It then has the same chance."""
    reasons: tuple[Fact, ...] = ()
    """Of the best action, why; of the others, what they do."""


class Appraisal(NamedTuple):
    """What the judge says of a choice that was made, by what its seat could know."""

    better: Judged | None
    """The best action, with the reasons that tell it from the choice; None if the choice was as good, as far
    as the judge can tell."""
    cost: float
    """By how much its chance of winning the game is higher, 0 to 1."""
    error: float
    """The standard error of `cost`."""


AS_GOOD: Final = Appraisal(None, 0.0, 0.0)
"""A choice that was as good as the best."""
