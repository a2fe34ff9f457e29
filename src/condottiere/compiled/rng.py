"""Random numbers in compiled code: SplitMix64 (Steele, Lea and Flood, 2014), with one uint64 as its state.

NumPy's generators cannot be created in compiled code. Each playout has its own stream, keyed by seed and
number, so that results do not depend on how work is divided among threads.
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

# Numbers of branches, so that everything can use the same seed.
PLAYOUT = 0
STEP = 1
"""The branch of the first call of `step_all`; each further call uses the next number."""


def mix(word: np.uint64) -> np.uint64:
    """SplitMix64's finalizer: uint64 to uint64."""
    word = (word ^ (word >> S30)) * MIX_1
    word = (word ^ (word >> S27)) * MIX_2
    return word ^ (word >> S31)


def seed_stream(rng: Rng, seed: int, number: int) -> None:
    """Begin the stream with this seed and number."""
    rng[0] = mix(np.uint64(seed) + GOLDEN * mix(np.uint64(number) + GOLDEN))


def branch(rng: Rng, number: int) -> None:
    """Replace this stream by its branch with this number."""
    rng[0] = mix(rng[0] + GOLDEN * mix(np.uint64(number) + GOLDEN))


def uniform(rng: Rng) -> float:
    """Draw a number 0 <= x < 1."""
    rng[0] += GOLDEN
    return np.float64(mix(rng[0]) >> S11) * TO_UNIT


def below(rng: Rng, limit: int) -> int:
    """Draw a whole number 0 <= n < limit, for limits far below 2**53."""
    return int(uniform(rng) * limit)


def draw_index(rng: Rng, counts: Counts, total: int) -> int:
    """Draw an index with a probability proportional to its count; `total` is the sum of counts, above 0."""
    left = below(rng, total)
    index = 0
    while left >= counts[index]:
        left -= counts[index]
        index += 1
    return index
