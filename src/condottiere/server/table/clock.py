"""The clock of a table: the deadline of the person on turn, and what is left of each seat's reserve.

A turn is one decision, and all turns have the same number of seconds. Time beyond that is taken from the
seat's reserve, which is for the whole game. The clock is computed from the times at which entries were
stored, so all processes and replays agree on it.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from condottiere.record.agreements.notation import Clock
from condottiere.record.agreements.requests import take_over
from condottiere.record.game import Game
from condottiere.record.notation import Entry, Move
from condottiere.rules import Phase
from condottiere.rules.battle import can_only_pass

LEASE_SECONDS: Final = 30.0
"""Seconds after its last stored entry for which a table is left to the process that acts at it.

This is longer than any pause of the server between two actions.
"""


class Awaited(Enum):
    """Who has to act before a game can continue."""

    PEOPLE = auto()
    """The person on turn, or anybody between two games of a match."""
    SERVER = auto()
    """The server, for a bot or a captain or by itself."""
    NOBODY = auto()
    """Nobody: the game is paused or over, or no clock applies to it."""


class ClockState(NamedTuple):
    """The part of a table's state on which its clock depends."""

    clock: Clock | None
    awaited: Awaited
    seat: int | None
    """The seat on turn if its person has to decide, otherwise None."""


def clock_state(game: Game, people: Collection[int]) -> ClockState:
    """The state of a game for its clock; `people` are the seats that people had from the start.

    If fewer than two people have not resigned, nobody is kept waiting, so no clock applies. At R4.5 no seat
    is on turn: all are asked at once, for as long as the server says. A deal that is due is the server's,
    with or without a clock.
    """
    table, agreements = game.table, game.agreements
    rests = game.over or agreements.stands_still(people)
    if game.deal_is_due and not rests:
        return ClockState(agreements.clock, Awaited.SERVER, None)
    if agreements.clock is None:
        return _NO_CLOCK
    seat = game.turn
    if seat not in people or seat in agreements.captains or table.phase == Phase.HAND or can_only_pass(table):
        seat = None
    if rests or len(agreements.resigned) > len(people) - 2:
        awaited = Awaited.NOBODY
    elif seat is not None or table.phase == Phase.INTERVAL:
        awaited = Awaited.PEOPLE
    else:
        awaited = Awaited.SERVER
    return ClockState(agreements.clock, awaited, seat)


_NO_CLOCK: Final = ClockState(None, Awaited.NOBODY, None)


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of a table after some entry of its log. Times are Unix times in seconds."""

    people: frozenset[int]
    """The seats that people had from the start."""
    reserves: tuple[float, ...]
    """Seconds of reserve that each seat had left when the present turn began."""
    state: ClockState = _NO_CLOCK
    spent: float = 0.0
    """Seconds of this turn that had passed at `since`, or when the clock was stopped."""
    since: float | None = None
    """When the clock was started; None while it is stopped."""

    @classmethod
    def before_game(cls, seats: int, people: Collection[int]) -> "TurnClock":
        """The clock of a table before its game; `seats` is their number, `people` those of people."""
        return cls(frozenset(people), (0.0,) * seats)

    @property
    def clock(self) -> Clock | None:
        """The clock that people have agreed on; None for no clock."""
        return self.state.clock

    @property
    def deadline(self) -> float | None:
        """When the time for this turn, with the reserve, runs out; None while the clock is stopped."""
        clock, _, seat = self.state
        if clock is None or self.since is None:
            return None
        return self.since - self.spent + clock.turn + (0.0 if seat is None else self.reserves[seat])

    @property
    def may_be_due(self) -> bool:
        """Whether the server may have to attend to the table although nobody watches it."""
        return self.clock is not None or self.state.awaited is Awaited.SERVER

    def due(self, now: float) -> float | None:
        """When the server has to attend to the table (see `Due`); None if not before its next entry."""
        if self.state.awaited is Awaited.SERVER:
            return now + LEASE_SECONDS
        return self.deadline

    def is_late(self, now: float) -> bool:
        """Check if the time for this turn has run out."""
        return self.deadline is not None and self.deadline <= now

    def end_turn(self, game: Game) -> None:
        """End a late turn: a captain takes over from the person on turn, or the match continues (R13)."""
        if self.state.seat is None:
            game.next_game()
            return
        for entry in take_over(game.agreements, self.people, self.state.seat, "away"):
            game.enter(entry)

    def follow(self, game: Game, entries: Iterable[Entry], at: float) -> "TurnClock":
        """The clock after these entries, which were stored at a time and led to the game's present state."""
        moved = any(isinstance(entry, Move) for entry in entries)
        return self.after(at, clock_state(game, self.people), moved)

    def after(self, at: float, state: ClockState, moved: bool) -> "TurnClock":
        """The clock after a change to `state`; `moved` says whether that was a move.

        A newly agreed clock starts with full reserves. When a game continues after a rest, the seat on turn
        gets a whole turn.
        """
        if state == self.state and not (moved and self.clock):
            return self  # entries such as shown cards must not change the deadline, not even by rounding
        clock = state.clock
        reserves, spent = self.reserves, self._spent(at)
        if clock != self.clock:
            reserves, spent = (float(clock.reserve if clock else 0),) * len(reserves), 0.0
        elif moved or (state.seat != self.state.seat and self._rests):
            reserves, spent = self._reserves_after(spent), 0.0
        elif state.seat != self.state.seat:
            # Somebody stepped away or came back within a turn. That must not prolong it.
            reserves, spent = self._reserves_after(spent), min(spent, float(clock.turn if clock else 0))
        since = at if state.awaited is Awaited.PEOPLE else None
        return TurnClock(self.people, reserves, state, spent, since)

    @property
    def _rests(self) -> bool:
        return self.state.awaited is Awaited.NOBODY

    def _spent(self, at: float) -> float:
        """Seconds of this turn that have passed, at least 0: another machine's clock may be behind."""
        return self.spent if self.since is None else self.spent + max(0.0, at - self.since)

    def _reserves_after(self, spent: float) -> tuple[float, ...]:
        """What is left of the reserves if this turn ends after `spent` seconds."""
        clock, _, seat = self.state
        if clock is None or seat is None:
            return self.reserves
        left = list(self.reserves)
        left[seat] -= min(left[seat], max(0.0, spent - clock.turn))
        return tuple(left)
