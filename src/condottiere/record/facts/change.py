"""What a viewer saw of one entry: the table before and after it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from condottiere.languages.fact import Fact, HowEnded
from condottiere.rules import Card, View

from .line import Kind, Line


@dataclass(frozen=True, slots=True)
class Change:
    """What became of a table by one entry, as one viewer saw it."""

    before: View
    after: View
    concluded: View | None
    """If a battle has ended: the lines as they were compared."""
    turned_up: Sequence[tuple[int, Card]]
    discarded: tuple[int, ...]
    """R4.5: a discarded hand is shown."""
    ended: HowEnded
    """R4: if a battle has ended, by what."""

    @property
    def seat(self) -> int:
        """Who acted."""
        assert self.before.turn is not None
        return self.before.turn

    def deed(self, kind: Kind, what: str, **about: Any) -> Line:
        """The line of what the seat on turn did."""
        return Line(kind, self.seat, Fact(id=what, seat=self.seat, **about))

    def greatest_strengths(self) -> tuple[int, int]:
        """The strength that won, and the next one; the same at a tie."""
        *_, second, most = sorted(line.strength for line in (self.concluded or self.after).seats)
        return most, second
