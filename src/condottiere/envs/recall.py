"""What every seat has seen since a game began, as one number: the Observations at all decisions, one by one.

Two histories have the same number for a seat if it cannot tell them apart, and differ otherwise (but for one
chance in 2**64): information sets with perfect recall.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.compiling import kernel
from condottiere.compiled.layout import OBSERVATION, Records
from condottiere.compiled.rng import mix
from condottiere.rules.observation import observe

Numbers = NDArray[np.uint64]

_WORD: Final = 8


class Eye(NamedTuple):
    """Room for one Observation, as a record and as words of 64 bits; both are the same memory."""

    seen: Records
    words: Numbers


def new_eye() -> Eye:
    """Make room for an Observation."""
    words = np.zeros(-(-OBSERVATION.itemsize // _WORD), np.uint64)
    return Eye(words.view(np.uint8)[: OBSERVATION.itemsize].view(OBSERVATION), words)


@kernel
def note_all(tables: Records, recall: Numbers, eye: Eye) -> None:
    """Add what every seat sees now to what it has seen; `recall` has shape (n, MAX_SEATS)."""
    seen, words = eye.seen, eye.words
    for index in range(len(tables)):
        for seat in range(tables[index].seats):
            observe(tables[index], seat, seen[0])
            number = recall[index, seat]
            for word in words:
                number = mix(number ^ word)
            recall[index, seat] = number
