"""The options of a table: seats and optional rules (R1.1, R1.5, R11 and what follows)."""

from dataclasses import dataclass, fields
from typing import Final

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
USUAL_TARGETS: Final = (20, 30)
"""R13.1: the usual target scores of a match."""
USUAL_TARGET: Final = USUAL_TARGETS[0]
MAX_TARGET: Final = 1000
IDLE_LIMIT: Final = 12
"""R2.8: the usual limit of battles in a row without a card."""
ADVISED_AGAINST: Final = ("points", "capturing_regions")
"""R13.5: the fields of Options whose combination is allowed but advised against."""


class OptionsError(ValueError):
    """The options make no playable game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionalRules:
    """The optional rules of a table, in the order of the rulebook."""

    bigger_kingdoms: bool = False
    """R11: one more adjacent region is needed."""
    draw_after_battle: bool = False
    """R12: no rounds; up to three cards are drawn after each battle."""
    points: int | None = None
    """R13: play a match up to so many points; None for a single game."""
    capturing_regions: bool = False
    """R14: battles may be fought for another seat's regions."""
    hidden_cards: bool = False
    """R15: Mercenary, Drummer, Heroine and Courtesan are played face down."""


OPTIONAL_RULES: Final = tuple(field.name for field in fields(OptionalRules))
SWITCHES: Final = tuple(field.name for field in fields(OptionalRules) if field.type is bool)
"""The optional rules that are on or off: all but R13, which has a target score."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(OptionalRules):
    """The options of a table. Raises OptionsError for a value out of range."""

    seats: int = 4
    """R1.1: 2 to 6."""
    first_holder: int | None = None
    """R1.5: the seat that holds the token first; None draws one at random."""
    idle_limit: int = IDLE_LIMIT
    """R2.8: a driver may end the game after this many battles in a row without a card."""

    def __post_init__(self) -> None:
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise OptionsError(f"R1.1: a table has {MIN_SEATS} to {MAX_SEATS} seats, not {self.seats}")
        if self.first_holder is not None and not 0 <= self.first_holder < self.seats:
            raise OptionsError(
                f"R1.5: the first holder must be seat 0 to {self.seats - 1}, not {self.first_holder}"
            )
        if self.points is not None and not 1 <= self.points <= MAX_TARGET:
            raise OptionsError(f"R13.1: the target score must be 1 to {MAX_TARGET} points, not {self.points}")
        if not 1 <= self.idle_limit <= 1000:
            raise OptionsError(
                f"R2.8: the limit of battles without a card must be 1 to 1000, not {self.idle_limit}"
            )

    @property
    def total_needed(self) -> int:
        """R8.1: how many regions win outright."""
        return 6 if self.seats <= 3 else 5

    @property
    def adjacent_needed(self) -> int:
        """R8.1, R11.1: how many adjacent regions win."""
        return (4 if self.seats <= 3 else 3) + self.bigger_kingdoms

    @property
    def advice(self) -> str | None:
        """R13.5: a warning about this combination of rules, or None."""
        if not all(getattr(self, option) for option in ADVISED_AGAINST):
            return None
        return (
            "Playing for Points together with Capturing Regions makes long matches; "
            "the rulebook advises against combining them (R13.5)."
        )
