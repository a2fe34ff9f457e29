"""What playouts may have told of a decision, made up."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from condottiere.bots.judge.evidence import Evidence


def evidence_of(codes: Sequence[int], seats: int = 2, worlds: int = 1, **results: ArrayLike) -> Evidence:
    """Evidence of so many worlds, with these fields; those that are not given are 0, shares one half."""
    number = len(codes)
    shapes = {"weights": (worlds,), "conquers": (number, worlds, seats), "prior": (number,)}
    fields = {"weights": 1.0 / worlds, "shares": 0.5, **results}
    arrays = {
        name: np.resize(np.asarray(fields.get(name, 0.0), float), shapes.get(name, (number, worlds)))
        for name in Evidence._fields
        if name != "codes"
    }
    return Evidence(tuple(codes), **arrays)
