"""Formatting figures as tables for a terminal and as JSON."""

from collections.abc import Iterable, Sequence

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from condottiere.arena.plan import table_name
from condottiere.arena.statistics.calibration import BotCalibration, ThinkingTime
from condottiere.arena.statistics.intervals import Estimate

from .figures import MatchFigures, Report

POSITIONS = ("first holder", "1 left of it", "2 left", "3 left", "4 left", "5 left")


def as_json(figures: Sequence[Report] | Sequence[BotCalibration]) -> bytes:
    """Encode reports or calibrations as an indented JSON array."""
    return msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n"


def print_reports(reports: Sequence[Report], console: Console) -> None:
    """Print a table of all matches, the calibrations and the thinking times."""
    matches = [one.figures for one in reports]
    console.print(_strengths(matches))
    for match in matches:
        console.print(*_remarks(match), sep="\n")
        console.print(_match_positions(match))
    for one in reports:
        print_calibrations(one.calibrations, console)
        console.print(_paces(one.pace))


def print_calibrations(calibrations: Iterable[BotCalibration], console: Console) -> None:
    """Print calibrations, if any bot stated chances."""
    rows = list(calibrations)
    if not rows:
        return
    grid = _grid("Stated chances against outcomes", "bot", "table")
    for heading in ("chances", "stated", "won", "Brier score", "of par", "bins off by"):
        grid.add_column(heading, justify="right", overflow="fold")
    for row in rows:
        figures = row.calibration
        grid.add_row(
            row.bot,
            table_name(row.table),
            f"{figures.count:,}",
            _percent(figures.mean_chance),
            _interval(figures.won),
            f"{figures.brier.value:.4f} ({figures.brier.low:.4f}–{figures.brier.high:.4f})",
            f"{figures.brier_of_par:.4f}",
            _percent(figures.error),
        )
    console.print(grid)


def verdict(match: MatchFigures) -> str:
    """Describe the result of a match or promotion in a sentence."""
    test_result = match.test_result
    if test_result is not None:
        return {
            "better": f"{match.challenger} is better: promoted after {test_result.blocks} blocks.",
            "not better": f"{match.challenger} is not better by the margin: not promoted.",
            "undecided": f"{test_result.blocks} blocks do not decide it: not promoted.",
        }[test_result.verdict]
    if match.share.low > match.par:
        return f"{match.challenger} is stronger than par."
    if match.share.high < match.par:
        return f"{match.challenger} is weaker than par."
    return "The interval includes par: no difference is shown."


def _strengths(matches: Sequence[MatchFigures]) -> Grid:
    grid = _grid("Matches, with 95 % intervals", "challenger", "against", "table")
    for heading in ("blocks", "games", "share of wins", "par"):
        grid.add_column(heading, justify="right")
    for match in matches:
        grid.add_row(
            match.challenger,
            opponents(match),
            table_name(match.table),
            f"{match.blocks:,}",
            f"{match.games:,}",
            _interval(match.share),
            _percent(match.par),
        )
    return grid


def opponents(match: MatchFigures) -> str:
    """Describe the other bots of a match, as in '3 x naive'."""
    if len(set(match.others)) == 1:
        return f"{len(match.others)} x {match.others[0]}"
    return " ".join(match.others)


def _remarks(match: MatchFigures) -> list[str]:
    endings = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in match.endings.items())
    lines = [
        verdict(match),
        f"Games by ending: {endings}. Shared: {match.shared}. Won by nobody: {match.unfinished}.",
    ]
    if match.test_result is not None:
        evidence = match.test_result
        lines.append(
            f"Evidence: {evidence.for_better:.3g} to 1 that it is better than par, "
            f"{evidence.against_better:.3g} to 1 that it is not better by the margin."
        )
    return lines


def _match_positions(match: MatchFigures) -> Grid:
    grid = _grid(f"{match.challenger} by its position")
    for position in range(match.table.seats):
        grid.add_column(POSITIONS[position], justify="right")
    grid.add_row(*map(_interval, match.by_position))
    return grid


def _paces(thinking_times: Iterable[ThinkingTime]) -> Grid:
    grid = _grid("Thinking", "bot")
    for heading in ("decisions", "a decision"):
        grid.add_column(heading, justify="right")
    for pace in thinking_times:
        each = pace.seconds / pace.decisions if pace.decisions else 0.0
        grid.add_row(pace.bot, f"{pace.decisions:,}", f"{1000 * each:.3f} ms")
    return grid


def _grid(title: str, *headings: str) -> Grid:
    grid = Grid(title=title, title_justify="left")
    for heading in headings:
        grid.add_column(heading, overflow="fold")
    return grid


def _percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def _interval(share: Estimate) -> str:
    return f"{100 * share.value:.1f}% ({100 * share.low:.1f}–{100 * share.high:.1f})"
