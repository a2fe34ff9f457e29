"""The outcome of a game."""

from dataclasses import dataclass

from condottiere.rules import Ending, Table
from condottiere.rules.match import final_winners

from .agreements.state import Agreements


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game (with R13 a match) ended."""

    ending: Ending
    """How the last game ended."""
    winners: tuple[int, ...]
    """The seats that won: several if they share the victory (R9.3), none if it was left unfinished (R2.8).

    If people have closed the game: the only seat that has not resigned, if there is one.
    """
    scores: tuple[int, ...] | None
    """R13: points by seat, or None for a single game."""


def outcome_of(table: Table, agreements: Agreements) -> Outcome:
    """Return the outcome of a game that is over."""
    scores = tuple(table.scores[: table.seats]) if table.points else None
    if agreements.closed is not None:
        return Outcome(Ending.UNFINISHED, agreements.winners, scores)
    mask = final_winners(table)
    winners = tuple(seat for seat in range(table.seats) if mask >> seat & 1)
    return Outcome(Ending(table.ending), winners, scores)
