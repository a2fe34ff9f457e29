"""The result of a game, divided into luck with the cards and what choices have changed.

Each move changes a seat's chance (`standing`), and the chance before the first deal and all changes add up
to the result. The chance before a deal is the mean over deals that might come. So the luck of deals is 0 on
average, whatever the judgement is worth, and a result less its luck has the same mean as the result and a
smaller variance. This is the idea of AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling, 2018), without its
terms for choices, since nobody knows how likely a person was to choose otherwise.

What choices have changed by all hands says little of how good they were: a bluff that worked looks like a
mistake of its own and a gift of the others. So a seat's own part in it is what its choices gave away by what
it could know (`appraisal`), each in proportion to the chance that it then had by all hands, and the rest is
due to the others and to what nobody could know.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from condottiere.record.game import LogStep
from condottiere.record.notation import Acted
from condottiere.rules.table import DRAW, NOBODY

Numbers: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Standings:
    """Every seat's chance before the first move of a game and after each, by all hands.

    They add up to 1, or to 0 if nobody wins (R2.8). Until the end, only who is out of a final battle has 0.
    """

    chances: Numbers
    """Shape (moves + 1, seats)."""
    variances: Numbers
    """The squares of their standard errors, of the same shape."""


class Split(NamedTuple):
    """A seat's result, in shares of the victory: base + luck + choices + gave_up."""

    base: float
    """Its chance before any card was dealt."""
    luck: float
    """What all deals changed, to any hand."""
    luck_error: float
    """The standard error of `luck`."""
    choices: float
    """What the choices of all seats changed, and what others did who gave the game up."""
    gave_up: float
    """What it changed that this seat gave the game up; 0 if it did not."""
    result: float
    """Its share of the victory; its chance in the end, if the game was left unfinished."""


def is_deal(step: LogStep) -> bool:
    """Whether a move deals cards, or says how many of a deal to draw (R12.2)."""
    return step.before.phase == DRAW or not isinstance(step.entry, Acted)


def split(
    steps: Sequence[LogStep], judged: Standings, ended: Sequence[float] | None = None, by: int = NOBODY
) -> tuple[Split, ...]:
    """Divide every seat's result. `steps` are the moves of a game from its first deal on.

    `ended` are the shares of the victory in a game that its people have ended, and `by` is the seat that did.
    """
    dealt = np.array([is_deal(step) for step in steps])
    before, after = judged.chances[0], judged.chances[-1]
    luck = np.diff(judged.chances, axis=0)[dealt].sum(0)
    # Neighbouring changes share an estimate, which is counted twice, or not at all.
    weights = np.diff(np.concatenate([[0.0], dealt, [0.0]]))
    errors = np.sqrt(weights**2 @ judged.variances)
    result = after if ended is None else np.array(ended)
    gave_up = np.where(np.arange(len(result)) == by, result - after, 0.0)
    choices = result - gave_up - before - luck
    return tuple(
        Split(*map(float, parts))
        for parts in zip(before, luck, errors, choices, gave_up, result, strict=True)
    )
