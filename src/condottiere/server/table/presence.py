"""Since when the people of a table are away, and for how long the table has waited for them.

Each process knows this of its own connections alone, from when it has loaded the table.
"""

from collections.abc import Callable, Collection


class Presence:
    """Which of a table's people are here. Times are in seconds, of the clock that it is given."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._loaded = self._turn_began = clock()
        self._connected: set[int] = set()
        self._playing: set[int] = set()
        self._away: dict[int, float] = {}

    def update(self, connected: Collection[int], captains: Collection[int]) -> None:
        """Note who is connected now, and for whom a captain plays."""
        self._connected = set(connected)
        playing = self._connected.difference(captains)
        for seat in self._playing - playing:
            self._away[seat] = self._clock()
        for seat in playing:
            self._away.pop(seat, None)
        self._playing = playing

    def turn_began(self) -> None:
        """Note that a turn has begun, or begins again after a rest."""
        self._turn_began = self._clock()

    def away_since(self, seat: int) -> float | None:
        """Since when somebody is not connected, or a captain plays; None if neither, or not known."""
        return self._away.get(seat)

    def awaited_for(self, seat: int, on_turn: bool) -> float:
        """For how many seconds the table has waited for somebody, who is away or on turn; 0 if for nobody."""
        since = [self._away.get(seat, self._loaded)] if seat not in self._connected else []
        since += [self._turn_began] if on_turn else []
        return self._clock() - min(since) if since else 0.0
