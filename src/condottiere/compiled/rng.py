"""Random numbers inside compiled code: SplitMix64 (Steele, Lea and Flood, 2014) in an array of one uint64.

NumPy's generators cannot be made inside compiled code, and a playout needs a stream of its own, keyed by
seed and number, so that results do not depend on how work is divided among threads.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Rng: TypeAlias = NDArray[np.uint64]
"""The state of a random stream: shape (1,)."""
Counts: TypeAlias = Sequence[int] | NDArray[np.int64]
"""How many cards of each kind."""

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
S11, S27, S30, S31 = np.uint64(11), np.uint64(27), np.uint64(30), np.uint64(31)
TO_UNIT = 1.0 / (1 << 53)

# What a stream branches off for, so that the same seed can be given to everything.
PLAYOUT = 0
STEP = 1
"""The branch of the first call of `step_all`; each call after it has the next number."""


def mix(word: np.uint64) -> np.uint64:
    """One round of SplitMix64's finalizer: uint64 to uint64."""
    word = (word ^ (word >> S30)) * MIX_1
    word = (word ^ (word >> S27)) * MIX_2
    return word ^ (word >> S31)


def seed_stream(rng: Rng, seed: int, number: int) -> None:
    """Begin the stream of a number under a seed."""
    rng[0] = mix(np.uint64(seed) + GOLDEN * mix(np.uint64(number) + GOLDEN))


def branch(rng: Rng, number: int) -> None:
    """Leave this stream for the one that branches off it under a number."""
    rng[0] = mix(rng[0] + GOLDEN * mix(np.uint64(number) + GOLDEN))


def uniform(rng: Rng) -> float:
    """The next number of the stream, 0 <= x < 1."""
    rng[0] += GOLDEN
    return np.float64(mix(rng[0]) >> S11) * TO_UNIT


def below(rng: Rng, limit: int) -> int:
    """The next whole number of the stream, 0 <= n < limit, for limits far below 2**53."""
    return int(uniform(rng) * limit)


def draw_index(rng: Rng, counts: Counts, total: int) -> int:
    """An index with a probability proportional to its count; `total` is the sum of counts, above 0."""
    left = below(rng, total)
    index = 0
    while left >= counts[index]:
        left -= counts[index]
        index += 1
    return index
