"""The features of a View, put together a second time, slowly and from what a person in that seat is shown."""

from collections.abc import Sequence

import numpy as np

from condottiere.compiled import FEATURES, LAYOUT
from condottiere.rules import View

SCALES = np.array([scale for part in LAYOUT for scale in part.scale], np.float32)


def one_hot(length: int, index: int | None) -> list[float]:
    return [float(index == column) for column in range(length)]


def from_view(seen: View) -> list[float]:
    """The features of a View, in the order of LAYOUT."""
    viewer, n = seen.viewer, len(seen.seats)
    assert viewer is not None

    def place(seat: int | None) -> int | None:
        return None if seat is None else (seat - viewer) % n

    values: list[float] = [
        *one_hot(7, n),
        seen.total_needed,
        seen.adjacent_needed,
        seen.options.draw_after_battle,
        seen.options.capturing_regions,
        seen.options.hidden_cards,
        seen.options.points or 0,
        seen.options.idle_limit,
        *one_hot(10, seen.phase),
        *one_hot(6, place(seen.turn)),
        *one_hot(6, place(seen.holder)),
        *one_hot(6, place(seen.first_holder)),
        *one_hot(17, seen.site),
        *one_hot(17, seen.favor),
        *one_hot(6, place(seen.defender)),
        seen.defender_waits,
        seen.played,
        seen.final_battle,
        seen.battles,
        seen.idle_battles,
        *one_hot(6, seen.ending),
        seen.games,
        *(number for owner in seen.owners for number in one_hot(6, place(owner))),
        *seen.hand,
        *seen.discards,
        *seen.unseen,
        seen.pile,
    ]
    for number in range(n):
        values += of_seat(seen, (viewer + number) % n)
    values += [0.0] * (FEATURES - len(values))
    return list(np.array(values, np.float32) / SCALES)


def of_seat(seen: View, number: int) -> Sequence[float]:
    seat = seen.seats[number]
    return [
        1,
        seat.hand_size,
        seat.passed,
        seat.contending,
        seat.face_down,
        *one_hot(15, seat.face_down_card),
        *seat.known,
        *seat.sure,
        *seat.line,
        seat.strength,
        seat.regions,
        seat.adjacent,
        seat.total_missing,
        seat.adjacent_missing,
        seat.score,
        number in seen.winners,
    ]
