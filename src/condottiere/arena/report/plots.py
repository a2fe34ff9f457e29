"""Drawing figures with matplotlib to a file; its suffix selects the format."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure

from condottiere.arena.plan import table_name
from condottiere.arena.statistics.calibration import BotCalibration
from condottiere.arena.statistics.intervals import Estimate

from .figures import MatchFigures, Report
from .tables import opponents

KINDS: Final = (".png", ".svg", ".pdf")
COLOUR: Final = "#7a2e1d"
GREY: Final = "#777777"

Drawing: TypeAlias = tuple[float, Callable[[Axes], None]]
"""The height of a plot in inches, and the function that draws it."""


def plot_reports(path: Path, reports: Sequence[Report]) -> None:
    """Draw reports, one plot below the other. Raises OSError."""
    matches = [one.figures for one in reports]
    drawings: list[Drawing] = [(1.2 + 0.4 * len(matches), lambda axes: _strengths(axes, matches))]
    drawings += [_reliability(row) for one in reports for row in one.calibrations]
    _draw(path, drawings)


def plot_calibrations(path: Path, calibrations: Sequence[BotCalibration]) -> None:
    """Draw reliability diagrams of stated chances. Raises OSError."""
    _draw(path, [_reliability(row) for row in calibrations])


def _draw(path: Path, drawings: Sequence[Drawing]) -> None:
    heights = [height for height, _ in drawings]
    figure = Figure(figsize=(8, sum(heights)), layout="constrained")
    FigureCanvasAgg(figure)
    rows = figure.subplots(len(drawings), 1, squeeze=False, height_ratios=heights)
    for (_, draw), axes in zip(drawings, rows[:, 0], strict=True):
        draw(axes)
        axes.spines[["top", "right"]].set_visible(False)
    # No date and no random ids, so that the same figures give the same file.
    with mpl.rc_context({"svg.hashsalt": "condottiere"}):
        metadata = {"Date": None} if path.suffix == ".svg" else {}
        if path.suffix == ".pdf":
            metadata = {"CreationDate": None}
        figure.savefig(path, dpi=120, metadata=metadata)


def _strengths(axes: Axes, matches: Sequence[MatchFigures]) -> None:
    names = [f"{match.challenger} v. {opponents(match)}\n{table_name(match.table)}" for match in matches]
    _bars(axes, names, [match.share for match in matches])
    for row, match in enumerate(matches):
        axes.plot([100 * match.par] * 2, [row - 0.4, row + 0.4], color=GREY, linestyle="--")
    axes.set_xlabel("share of wins, % (95% interval; dashed: par)")


def _bars(axes: Axes, names: Sequence[str], shares: Sequence[Estimate]) -> None:
    """Draw a point and its interval for each name, the first on top."""
    values = [100 * share.value for share in shares]
    below = [100 * (share.value - share.low) for share in shares]
    above = [100 * (share.high - share.value) for share in shares]
    rows = list(range(len(names)))
    axes.errorbar(values, rows, xerr=[below, above], fmt="o", color=COLOUR, capsize=3)
    axes.set_yticks(rows, names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.grid(axis="x", alpha=0.3)


def _reliability(row: BotCalibration) -> Drawing:
    def draw(axes: Axes) -> None:
        bins = row.calibration.bins
        stated = [100 * one.mean_chance for one in bins]
        won = [100 * one.won.value for one in bins]
        errors = [
            [100 * (one.won.value - one.won.low) for one in bins],
            [100 * (one.won.high - one.won.value) for one in bins],
        ]
        axes.plot([0, 100], [0, 100], color=GREY, linestyle="--")
        axes.errorbar(stated, won, yerr=errors, fmt="o-", color=COLOUR, capsize=3)
        for x, y, one in zip(stated, won, bins, strict=True):
            axes.annotate(
                f"{one.count:,}", (x, y), textcoords="offset points", xytext=(5, -10), fontsize=7, color=GREY
            )
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_aspect("equal")
        brier = row.calibration.brier
        axes.set_title(f"{row.bot}, {table_name(row.table)}\nBrier score {brier.value:.4f}", loc="left")
        axes.set_xlabel("chance stated, %")
        axes.set_ylabel("games won, % (95% interval)")

    return 5.0, draw
