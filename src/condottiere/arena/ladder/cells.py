"""The cells of a ladder: which two bots meet, in which seats, by which options."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, TypeAlias

import msgspec

from condottiere.arena.plan import PlanError, mixes
from condottiere.bots import make_bot
from condottiere.rules import Options
from condottiere.rules.options import MAX_SEATS, MIN_SEATS, USUAL_TARGET

RuleSet: TypeAlias = Literal["none", "mixes", "points"]
"""No optional rule; the sixteen mixes of those that are on or off, equally often; or R13 alone."""
Shape: TypeAlias = Literal["one", "neighbours", "opposite", "rest"]
"""Where the upper bot sits: in one seat, in two neighbouring or opposite ones of four, or in all but one."""

SEATS: Final = tuple(range(MIN_SEATS, MAX_SEATS + 1))
RULE_SETS: Final[tuple[RuleSet, ...]] = ("none", "mixes")
SHAPES: Final[tuple[Shape, ...]] = ("one", "neighbours", "opposite", "rest")
SEATS_OF: Final[dict[Shape, Sequence[int]]] = {
    "one": SEATS,
    "neighbours": (4,),
    "opposite": (4,),
    "rest": SEATS[1:],
}
"""At how many seats each shape is a line-up of its own."""

UPPER: Final = "U"
LOWER: Final = "L"


class Cell(msgspec.Struct, frozen=True):
    """Two neighbouring bots of a ladder at one kind of table."""

    upper: str
    """The spec of the bot that should be the stronger one."""
    lower: str
    rules: RuleSet
    seats: int
    shape: Shape

    @property
    def par(self) -> float:
        """The share of the victories of each seat if the two bots were alike."""
        return 1 / self.seats

    @property
    def lineup(self) -> str:
        """For each seat UPPER or LOWER, before any rotation."""
        match self.shape:
            case "one":
                return UPPER + LOWER * (self.seats - 1)
            case "neighbours":
                return UPPER * 2 + LOWER * 2
            case "opposite":
                return (UPPER + LOWER) * 2
            case "rest":
                return UPPER * (self.seats - 1) + LOWER

    @property
    def rotations(self) -> int:
        """How many rotations of the line-up differ."""
        return 2 if self.shape == "opposite" else self.seats

    @property
    def measured(self) -> str:
        """Whose share of the victories is stated, UPPER or LOWER: that of the bot in one seat, if any is."""
        return LOWER if self.shape == "rest" else UPPER

    def options(self) -> list[Options]:
        """The tables that take turns from block to block."""
        if self.rules == "mixes":
            return mixes(self.seats)
        return [Options(seats=self.seats, points=USUAL_TARGET if self.rules == "points" else None)]


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """A ladder to climb: its bots, its tables, and how exactly each cell is to be known."""

    bots: tuple[str, ...]
    """The weakest first."""
    seats: tuple[int, ...] = SEATS
    rules: tuple[RuleSet, ...] = RULE_SETS
    shapes: tuple[Shape, ...] = SHAPES
    precision: float = 1.5
    """A cell is known when its 95 % interval reaches no further than this to either side, in points."""
    games: int = 20_000
    """The most games of a cell."""

    def rows(self) -> Iterator[tuple[Cell, ...]]:
        """Yield the cells of each kind of table, one for each two neighbouring bots."""
        for rules in self.rules:
            for seats in self.seats:
                for shape in self.shapes:
                    if seats in SEATS_OF[shape]:
                        yield tuple(
                            Cell(upper, lower, rules, seats, shape) for lower, upper in pairwise(self.bots)
                        )

    def check(self) -> None:
        """Raise BotError or PlanError unless it can be played."""
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise PlanError("a ladder takes two bots or more, each once, the weakest first")
        if not set(self.seats) <= set(SEATS):
            raise PlanError(f"a table has {MIN_SEATS} to {MAX_SEATS} seats")
        for bot in self.bots:
            make_bot(bot, 0)


def all_cells(ladders: Iterable[Ladder]) -> dict[Cell, Ladder]:
    """Return the cells of several ladders, each with the ladder that asks for most precision."""
    asked: dict[Cell, Ladder] = {}
    for ladder in ladders:
        for row in ladder.rows():
            for cell in row:
                if cell not in asked or ladder.precision < asked[cell].precision:
                    asked[cell] = ladder
    return asked
