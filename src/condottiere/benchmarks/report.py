"""Speeds as a table."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid

from .rules import Speed


def print_speeds(speeds: Sequence[Speed]) -> None:
    """Print medians, ranges and the ratio to the first of them, the peer."""
    grid = Grid(
        "decisions a second", title=f"CPython, one core, medians of {len(speeds[0].runs)} runs in turn"
    )
    for heading in ("median", "slowest", "fastest", f"x {speeds[0].name}"):
        grid.add_column(heading, justify="right")
    for speed in speeds:
        figures = (speed.median, min(speed.runs), max(speed.runs))
        grid.add_row(speed.name, *(f"{f:,.0f}" for f in figures), f"{speed.median / speeds[0].median:.1f}")
    Console().print(grid)
