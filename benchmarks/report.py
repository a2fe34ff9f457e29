"""Measurements as people read them."""

from collections.abc import Sequence
from statistics import median

from rich.console import Console
from rich.table import Table as Grid

from .speeds import Speed
from .startup import Startup


def print_speeds(speeds: Sequence[Speed], title: str, *yardsticks: str) -> None:
    """Print medians, ranges, and the ratio to each of the speeds named last, where it was measured."""
    compared = [speed for speed in speeds if speed.name in yardsticks]
    grid = Grid("decisions a second", title=f"{title}, medians of {len(speeds[0].runs)} runs in turn")
    for heading in ("median", "slowest", "fastest", *(f"x {speed.name}" for speed in compared)):
        grid.add_column(heading, justify="right")
    for speed in speeds:
        figures = (speed.median, min(speed.runs), max(speed.runs))
        ratios = (speed.median / yardstick.median for yardstick in compared)
        grid.add_row(speed.name, *(f"{f:,.0f}" for f in figures), *(f"{r:.2f}" for r in ratios))
    Console().print(grid)


def print_ratio(speeds: Sequence[Speed], name: str, yardstick: str) -> None:
    """Print in one line how one of the speeds compares with another."""
    medians = {speed.name: speed.median for speed in speeds}
    print(f"{name}: {medians[name] / medians[yardstick]:.2f} x {yardstick}")


def print_startup(startup: Startup) -> None:
    """Print in one line how long a new process takes until its first game is over."""
    fastest, slowest = min(startup.cached), max(startup.cached)
    print(
        f"first game of a new process: {startup.cold:.2f} s with nothing compiled before, "
        f"{median(startup.cached):.2f} s from the cache ({fastest:.2f} to {slowest:.2f})"
    )


def print_left_out(packages: Sequence[str]) -> None:
    """Print in one line which peers were left out, if any, and how to have them beside us."""
    if packages:
        print(f"left out, for they are not installed: pip install {' '.join(packages)}")
