"""Ladders as tables in Markdown, and documents that say themselves which ladders they show."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final

from condottiere.arena.plan import PlanError
from condottiere.bots.levels import LEVELS

from .cells import Cell, Ladder, RuleSet
from .standing import POINTS, Standing, State

_MARK: Final = re.compile(r"(<!-- condottiere arena ladder ([^\n]*?) -->\n).*?(?=<!-- end -->)", re.DOTALL)
_RULES: Final[dict[RuleSet, str]] = {
    "none": "no optional rule",
    "mixes": "all 16 mixes",
    "points": "for points",
}
_NUMBERS: Final = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
NOT_YET: Final = "–"


def marked_ladders(text: str, parse: Callable[[str], Ladder]) -> list[Ladder]:
    """Return the ladders whose tables stand between marks. Raises PlanError if there are none."""
    found = [parse(arguments) for _, arguments in _MARK.findall(text)]
    if not found:
        raise PlanError("no table stands between <!-- condottiere arena ladder ... --> and <!-- end -->")
    return found


def with_tables(text: str, parse: Callable[[str], Ladder], standing: Standing) -> str:
    """Put the tables of ladders in their places between marks."""

    def replaced(found: re.Match[str]) -> str:
        lines = table_of(parse(found.group(2)), standing)
        return "\n".join([found.group(1), *lines, "\n"])

    return _MARK.sub(replaced, text)


def table_of(ladder: Ladder, standing: Standing) -> list[str]:
    """Return the lines of a table: a row for each kind of table, a column for each two neighbouring bots."""
    heads = [f"{upper} above {lower}" for lower, upper in pairwise(_names(ladder.bots))]
    lines = [
        _line(["Seats", "Share of", "Par", *heads]),
        _line(["---:", "---", "---:", *["---:"] * len(heads)]),
    ]
    for cells in ladder.rows():
        first = cells[0]
        name = _name(first) + (f", {_RULES[first.rules]}" if len(ladder.rules) > 1 else "")
        figures = [_figure(cell, standing.state(cell, ladder)) for cell in cells]
        lines.append(_line([str(first.seats), name, f"{POINTS * first.par:.1f}%", *figures]))
    return lines


def _names(bots: tuple[str, ...]) -> list[str]:
    """Return the names of bots: those of the levels if all are levels, else their specs."""
    levels = {level.spec: level.label for level in LEVELS}
    return [levels[bot] for bot in bots] if set(bots) <= set(levels) else [f"`{bot}`" for bot in bots]


def _line(words: list[str]) -> str:
    return f"| {' | '.join(words)} |"


def _name(cell: Cell) -> str:
    match cell.shape:
        case "one":
            return f"the upper against {_NUMBERS[cell.seats - 1]}"
        case "neighbours":
            return "each of two upper neighbours"
        case "opposite":
            return "each of two upper opposite"
        case "rest":
            return f"the lower against {_NUMBERS[cell.seats - 1]}"


def _figure(cell: Cell, state: State) -> str:
    """Return a share with its interval, in italics unless it shows the upper bot to be the stronger one."""
    if state.share is None:
        return NOT_YET
    share = state.share
    figure = f"{POINTS * share.value:.1f}% ± {POINTS * share.half_width:.1f}"
    better = share.high < cell.par if cell.shape == "rest" else share.low > cell.par
    return figure if better else f"*{figure}*"
