"""The result of a game, divided among luck with the cards, one's own choices and those of the others.

Each move changes a seat's chance (`standing`), and the chance before the first deal and all changes add up
to the result. The chance before a deal is the mean over deals that might come. So the luck of deals is 0 on
average, whatever the judgement is worth, and a result less its luck has the same mean as the result and a
smaller variance. This is the idea of AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, 2018), without its
terms for choices, since nobody knows how likely a person was to choose otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.record.game import LogStep
from condottiere.record.notation import Acted
from condottiere.rules.table import NOBODY

Numbers: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Standings:
    """Every seat's chance before the first move of a game and after each, by all hands.

    They add up to 1, or to 0 if nobody wins (R2.8).
    """

    chances: Numbers
    """Shape (moves + 1, seats)."""
    variances: Numbers
    """The squares of their standard errors, of the same shape."""


class Split(NamedTuple):
    """A seat's result, in shares of the victory: base + luck + own + others."""

    base: float
    """Its chance before any card was dealt."""
    luck: float
    """What all deals changed, to any hand."""
    luck_error: float
    """The standard error of `luck`."""
    own: float
    """What its own choices changed."""
    own_error: float
    """The standard error of `own`."""
    others: float
    """What the choices of the others changed."""
    result: float
    """Its share of the victory; its chance in the end, if the game was left unfinished."""


def split(
    steps: Sequence[LogStep], judged: Standings, ended: Sequence[float] | None = None, by: int = NOBODY
) -> tuple[Split, ...]:
    """Divide every seat's result. `steps` are the moves of a game from its first deal on.

    `ended` are the shares of the victory in a game that its people have ended, and `by` is the seat that did.
    """
    chances, variances = judged.chances, judged.variances
    movers = [step.before.turn if isinstance(step.entry, Acted) else NOBODY for step in steps]
    if ended is not None:
        chances, movers = np.vstack([chances, ended]), [*movers, by]
        variances = np.vstack([variances, np.zeros(len(ended))])
    changes = np.diff(chances, axis=0)
    return tuple(
        _of_seat(seat, np.array(movers), changes[:, seat], variances[:, seat], chances[[0, -1], seat])
        for seat in range(chances.shape[1])
    )


def _of_seat(
    seat: int, movers: NDArray[np.int64], changes: Numbers, variances: Numbers, ends: Numbers
) -> Split:
    dealt, own = movers == NOBODY, movers == seat
    return Split(
        base=float(ends[0]),
        luck=float(changes[dealt].sum()),
        luck_error=_error(dealt, variances),
        own=float(changes[own].sum()),
        own_error=_error(own, variances),
        others=float(changes[~dealt & ~own].sum()),
        result=float(ends[1]),
    )


def _error(counted: NDArray[np.bool_], variances: Numbers) -> float:
    """The standard error of the sum of those changes that are counted; neighbours share an estimate."""
    weights = np.diff(np.concatenate([[0.0], counted, [0.0]]))
    return float(np.sqrt(weights**2 @ variances))
