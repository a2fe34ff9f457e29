"""The clock of a table: until when the person on turn may decide, and what is left of each reserve.

A turn is one decision. Each has the same number of seconds; who needs more draws on a reserve for the whole
game. All is worked out from the times at which entries were stored, so all processes and replays agree on it.
"""

from dataclasses import dataclass
from typing import NamedTuple

from .protocol import Clock


class Situation(NamedTuple):
    """What a table is like for its clock."""

    clock: Clock | None
    """What people have agreed on."""
    seat: int | None
    """The person on turn; None if the table waits for nobody, or for anybody."""
    runs: bool
    """Whether time counts now."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of a table after so many entries of its log. Times are Unix times in seconds."""

    reserves: tuple[float, ...]
    """Seconds left to each seat beyond those of its turns, when the present turn began."""
    clock: Clock | None = None
    seat: int | None = None
    """Whose turn it is."""
    spent: float = 0.0
    """Seconds of this turn that had passed at `since`, or when the clock was stopped."""
    since: float | None = None
    """From when the clock runs; None while it stands."""

    @property
    def deadline(self) -> float | None:
        """When the turn will have taken too long; None while the clock stands."""
        if self.clock is None or self.since is None:
            return None
        reserve = 0.0 if self.seat is None else self.reserves[self.seat]
        return self.since - self.spent + self.clock.turn + reserve

    def after(self, at: float, situation: Situation, turn_over: bool) -> "TurnClock":
        """The clock once entries were stored at a time and have led to a situation.

        `turn_over` says whether somebody has acted by the rules. A clock that is agreed on counts from then.
        """
        clock = situation.clock
        reserves, spent = self.reserves, self._spent(at)
        if clock != self.clock:
            reserves, spent = (float(clock.reserve if clock else 0),) * len(reserves), 0.0
        elif turn_over or situation.seat != self.seat:
            reserves, spent = self._reserves_after(spent), 0.0
        since = at if clock is not None and situation.runs else None
        return TurnClock(reserves, clock, situation.seat, spent, since)

    def _spent(self, at: float) -> float:
        """Seconds of this turn that have passed. Another machine's time may be behind."""
        return self.spent if self.since is None else self.spent + max(0.0, at - self.since)

    def _reserves_after(self, spent: float) -> tuple[float, ...]:
        """What is left of the reserves when this turn ends after so many seconds."""
        if self.clock is None or self.seat is None:
            return self.reserves
        left = list(self.reserves)
        left[self.seat] -= min(left[self.seat], max(0.0, spent - self.clock.turn))
        return tuple(left)
