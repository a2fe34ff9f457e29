"""The clock of a table: until when the person on turn may decide, and what is left of each reserve.

A turn is one decision. Each has the same number of seconds; who needs more draws on a reserve for the whole
game. All is worked out from the times at which entries were stored, so all processes and replays agree on it.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from condottiere.record.agreements.notation import CameBack, Clock, Resumed
from condottiere.record.agreements.requests import take_over
from condottiere.record.agreements.state import Agreements
from condottiere.record.game import Game
from condottiere.record.notation import Entry, Move
from condottiere.rules import Phase
from condottiere.rules.battle import can_only_pass

LEASE_SECONDS: Final = 30.0
"""For how long a table is left to the process that acts at it, from the last that it has stored.

Longer than any pause of the server between two actions.
"""


def begins_turn(entry: Entry, agreements: Agreements, people: list[int]) -> bool:
    """Whether a turn begins with an entry, or begins again since the game has rested; `people` are seats."""
    first_back = isinstance(entry, CameBack) and agreements.present(people) == [entry.seat]
    return first_back or isinstance(entry, Move | Resumed)


class Awaited(Enum):
    """Who has to do something before a game goes on."""

    PEOPLE = auto()
    """The person on turn; between two games of a match anybody."""
    SERVER = auto()
    """Bots, captains, or what the server does by itself."""
    NOBODY = auto()
    """The game rests: it is paused, over, or has no clock that counts."""


class ClockState(NamedTuple):
    """What matters of a table for its clock."""

    clock: Clock | None
    awaited: Awaited
    seat: int | None
    """The person on turn."""


def clock_state(game: Game, people: Collection[int]) -> ClockState:
    """The state of a game; `people` are the seats that were people's from the start.

    With fewer than two who have not resigned nobody is kept waiting, so no clock counts. R4.5 is asked of all
    at once, for as long as the server says.
    """
    table, agreements = game.table, game.agreements
    if agreements.clock is None:
        return _NO_CLOCK
    seat = game.turn
    if seat not in people or seat in agreements.captains or table.phase == Phase.HAND or can_only_pass(table):
        seat = None
    if game.over or agreements.stands_still(people) or len(agreements.resigned) > len(people) - 2:
        awaited = Awaited.NOBODY
    elif seat is not None or table.phase == Phase.INTERVAL:
        awaited = Awaited.PEOPLE
    else:
        awaited = Awaited.SERVER
    return ClockState(agreements.clock, awaited, seat)


_NO_CLOCK: Final = ClockState(None, Awaited.NOBODY, None)


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of a table after so many entries of its log. Times are Unix times in seconds."""

    people: frozenset[int]
    """The seats that were people's from the start."""
    reserves: tuple[float, ...]
    """Seconds left to each seat beyond those of its turns, when the present turn began."""
    state: ClockState = _NO_CLOCK
    spent: float = 0.0
    """Seconds of this turn that had passed at `since`, or when the clock was stopped."""
    since: float | None = None
    """From when the clock runs; None while it stands."""

    @classmethod
    def before_game(cls, seats: int, people: Collection[int]) -> "TurnClock":
        """The clock of a table with so many seats, and these of them people's."""
        return cls(frozenset(people), (0.0,) * seats)

    @property
    def clock(self) -> Clock | None:
        """What people have agreed on."""
        return self.state.clock

    @property
    def deadline(self) -> float | None:
        """When the turn will have taken too long; None while the clock stands."""
        clock, _, seat = self.state
        if clock is None or self.since is None:
            return None
        return self.since - self.spent + clock.turn + (0.0 if seat is None else self.reserves[seat])

    def due(self, now: float) -> float | None:
        """When somebody has to look after the table, see `storage.deadlines`; None if it may rest."""
        if self.state.awaited is Awaited.SERVER:
            return now + LEASE_SECONDS
        return self.deadline

    def is_late(self, now: float) -> bool:
        """Whether the turn has taken too long."""
        return self.deadline is not None and self.deadline <= now

    def end_turn(self, game: Game) -> None:
        """Wait no longer: a captain plays for the person on turn, or the match goes on (R13)."""
        if self.state.seat is None:
            game.next_game()
            return
        for entry in take_over(game.agreements, self.people, self.state.seat, "away"):
            game.enter(entry)

    def follow(self, game: Game, entries: Iterable[Entry], at: float) -> "TurnClock":
        """The clock once these entries were stored at a time and have led the game to where it is."""
        moved = any(isinstance(entry, Move) for entry in entries)
        return self.after(at, clock_state(game, self.people), moved)

    def after(self, at: float, state: ClockState, moved: bool) -> "TurnClock":
        """The clock once something has led to a situation; `moved` says whether that was a move.

        A clock that is agreed on counts from then. Whoever comes back to a game that rested has a whole turn.
        """
        if state == self.state and not (moved and self.clock):
            return self  # the same number to the last bit, whatever was said or shown meanwhile
        clock = state.clock
        reserves, spent = self.reserves, self._spent(at)
        if clock != self.clock:
            reserves, spent = (float(clock.reserve if clock else 0),) * len(reserves), 0.0
        elif moved or (state.seat != self.state.seat and self._rests):
            reserves, spent = self._reserves_after(spent), 0.0
        elif state.seat != self.state.seat:
            # Somebody has stepped away or is back within a turn, which is no longer for that.
            reserves, spent = self._reserves_after(spent), min(spent, float(clock.turn if clock else 0))
        since = at if state.awaited is Awaited.PEOPLE else None
        return TurnClock(self.people, reserves, state, spent, since)

    @property
    def _rests(self) -> bool:
        return self.state.awaited is Awaited.NOBODY

    def _spent(self, at: float) -> float:
        """Seconds of this turn that have passed. Another machine's time may be behind."""
        return self.spent if self.since is None else self.spent + max(0.0, at - self.since)

    def _reserves_after(self, spent: float) -> tuple[float, ...]:
        """What is left of the reserves when this turn ends after so many seconds."""
        clock, _, seat = self.state
        if clock is None or seat is None:
            return self.reserves
        left = list(self.reserves)
        left[seat] -= min(left[seat], max(0.0, spent - clock.turn))
        return tuple(left)
