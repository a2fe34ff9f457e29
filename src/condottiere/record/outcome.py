"""How a game ended."""

from dataclasses import dataclass

from condottiere.rules import Ending


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game, or with R13 a match, ended."""

    ending: Ending
    """How the last game ended."""
    winners: tuple[int, ...]
    """The seats that won: several share the victory (R9.3), none if it was left unfinished (R2.8).

    Of a game that people have closed: who alone has not resigned, if anybody.
    """
    scores: tuple[int, ...] | None
    """R13: points by seat, or None for a single game."""
