"""What decisions turned out to be worth: generalized advantages (Schulman et al., 2016), by seat.

A seat's decisions follow each other over the decisions of other seats. What is estimated is not only the own
share of the victory but everybody's, seen from the deciding seat: place 0 is that seat.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from condottiere.compiled.compiling import kernel, register_function
from condottiere.rules.options import MAX_SEATS


class Rollout(NamedTuple):
    """Some steps of some tables."""

    turn: NDArray[np.int64]
    """Shape (steps, n): the seat that decided."""
    values: NDArray[np.float32]
    """Shape (steps, n, MAX_SEATS): the shares of the victory that it expected, by place."""
    ended: NDArray[np.bool_]
    """Shape (steps + 1, n): whether a game ended just before this step."""
    shares: NDArray[np.float32]
    """Shape (steps + 1, n, MAX_SEATS): the shares of the victory in that game, by seat; below 0 if absent."""


class Gains(NamedTuple):
    """What to add to the values of a Rollout."""

    gains: NDArray[np.float32]
    """Shape (steps, n, MAX_SEATS): by place; that of place 0 is the advantage."""
    known: NDArray[np.bool_]
    """Shape (steps, n): whether anything later is known, a decision of the same seat or the end."""


class Later(NamedTuple):
    """What is known of the rest of a game, by seat and then by place counted from it."""

    values: NDArray[np.float32]
    """Shape (MAX_SEATS, MAX_SEATS): the values of the seat's next decision, or the outcome."""
    gains: NDArray[np.float32]
    """Shape (MAX_SEATS, MAX_SEATS): the gains of that decision."""
    known: NDArray[np.bool_]
    """Shape (MAX_SEATS,)."""


@register_function
def note_decision(values: NDArray[np.float32], later: Later, seat: int, smoothing: np.float32) -> None:
    """Go back over a decision of a seat; `values`, shape (MAX_SEATS,), are what it expected."""
    for place in range(MAX_SEATS):
        gain = np.float32(0)
        if later.known[seat]:
            gain = later.values[seat, place] - values[place] + smoothing * later.gains[seat, place]
        later.gains[seat, place] = gain
        later.values[seat, place] = values[place]
    later.known[seat] = True


@register_function
def note_end(shares: NDArray[np.float32], later: Later) -> None:
    """Go back over the end of a game; `shares`, shape (MAX_SEATS,), are below 0 for absent seats."""
    seats = 0
    while seats < MAX_SEATS and shares[seats] >= 0:
        seats += 1
    later.gains[:] = 0
    for seat in range(seats):
        later.known[seat] = True
        for place in range(MAX_SEATS):
            later.values[seat, place] = shares[(seat + place) % seats] if place < seats else 0.0


@kernel
def fill_gains(rollout: Rollout, smoothing: float, result: Gains) -> None:
    """Write the gains; `smoothing` is the method's lambda: with 0 they look to the next decision, with 1 to
    the end.
    """
    steps, tables = rollout.turn.shape
    later = Later(
        np.zeros((MAX_SEATS, MAX_SEATS), np.float32),
        np.zeros((MAX_SEATS, MAX_SEATS), np.float32),
        np.zeros(MAX_SEATS, np.bool_),
    )
    for table in range(tables):
        later.known[:] = False
        if rollout.ended[steps, table]:
            note_end(rollout.shares[steps, table], later)
        for now in range(steps - 1, -1, -1):
            seat = rollout.turn[now, table]
            result.known[now, table] = later.known[seat]
            note_decision(rollout.values[now, table], later, seat, np.float32(smoothing))
            for place in range(MAX_SEATS):
                result.gains[now, table, place] = later.gains[seat, place]
            if rollout.ended[now, table]:
                note_end(rollout.shares[now, table], later)
