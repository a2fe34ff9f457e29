"""Series: games of the same people, each the rematch of the one before, with everybody's wins."""

from collections.abc import Sequence
from typing import TypeVar

from condottiere.record.game import Outcome
from condottiere.server.messages.protocol import Series
from condottiere.server.storage import StoredSeries

_T = TypeVar("_T")


def series_so_far(series: StoredSeries | None, outcome: Outcome | None) -> Series | None:
    """The message about a game's series, with the outcome of the game counted if there is one."""
    if series is None:
        return None
    return Series(game=series.game, wins=_count_wins(series.wins, outcome))


def next_series(
    series: StoredSeries | None, seats: int, outcome: Outcome, by: int, rotate: bool
) -> StoredSeries:
    """The series to store with the rematch of a finished game; `by` is the seat that started the rematch."""
    game, wins = (1, (0,) * seats) if series is None else (series.game, series.wins)
    counted = _count_wins(wins, outcome)
    return StoredSeries(game=game + 1, wins=move(counted, rotate), by=by, rotated=rotate)


def move(seats: Sequence[_T], rotate: bool) -> tuple[_T, ...]:
    """The values of seats, rearranged for a rematch: with `rotate`, each moves to the next seat clockwise."""
    return (*seats[-1:], *seats[:-1]) if rotate else tuple(seats)


def seat_after(seat: int, seats: int, rotate: bool) -> int:
    """The seat in a rematch of the player who had `seat`."""
    return (seat + rotate) % seats


def _count_wins(wins: Sequence[int], outcome: Outcome | None) -> list[int]:
    winners = () if outcome is None else outcome.winners
    return [count + (seat in winners) for seat, count in enumerate(wins)]
