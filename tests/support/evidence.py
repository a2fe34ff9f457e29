"""What playouts may have told of a decision, made up."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from condottiere.bots.judge.evidence import Evidence


def evidence_of(codes: Sequence[int], seats: int = 2, **results: ArrayLike) -> Evidence:
    """Evidence of one world, with these fields; those that are not given are 0."""
    number = len(codes)
    shapes = {"weights": (1,), "conquers": (number, 1, seats), "prior": (number,)}
    fields = {"weights": 1.0, **results}
    arrays = {
        name: np.resize(np.asarray(fields.get(name, 0.0), float), shapes.get(name, (number, 1)))
        for name in Evidence._fields
        if name != "codes"
    }
    return Evidence(tuple(codes), **arrays)
