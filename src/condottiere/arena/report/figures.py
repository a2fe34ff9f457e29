"""The figures of a tournament. They depend only on the games played.

Thinking times are kept apart, because they differ from run to run.
"""

from collections.abc import Iterable, Sequence

import msgspec
import numpy as np

from condottiere.arena.plan import Plan, Trial
from condottiere.arena.play import GameRecord, Played, unfinished
from condottiere.arena.results import NothingToReport
from condottiere.arena.statistics.calibration import (
    BotCalibration,
    ThinkingTime,
    bot_calibrations,
    thinking_times,
)
from condottiere.arena.statistics.intervals import Estimate, mean_of_blocks, rate_in_clusters
from condottiere.arena.statistics.sequential import TestResult, sequential_test
from condottiere.rules import Options

# --- a tournament ---------------------------------------------------------------------------------


class MatchFigures(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a challenger against others."""

    challenger: str
    others: tuple[str, ...]
    table: Options
    seed: int
    blocks: int
    games: int
    unfinished: int
    """Games that nobody won (R2.8)."""
    shared: int
    """Games with a shared victory."""
    par: float
    """The share of wins of each seat if all were equal: 1/seats."""
    share: Estimate
    """The challenger's share of the wins; in a promotion with an interval that is valid at any time."""
    by_position: tuple[Estimate, ...]
    """The challenger's share by its position: how many seats left of the first holder it sat."""
    endings: dict[str, int]
    """The number of games by their ending."""
    test_result: TestResult | None = None
    """The state of the sequential test, in a promotion."""

    @property
    def promotes(self) -> bool:
        """Whether it was a trial that showed the challenger to be better."""
        return self.test_result is not None and self.test_result.verdict == "better"


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a tournament, the calibration of its bots, and their thinking times."""

    figures: MatchFigures
    calibrations: tuple[BotCalibration, ...]
    """For each bot that states chances."""
    pace: tuple[ThinkingTime, ...]
    """Thinking times, which differ from run to run."""

    @property
    def promotes(self) -> bool:
        """Whether it was a trial that showed the new version to be better."""
        return self.figures.promotes


def report(plan: Plan, played: Sequence[Played]) -> Report:
    """Make the report of the finished jobs, given in the order of the plan. Raises NothingToReport."""
    counted = counted_jobs(plan, played)
    return Report(
        figures=_match(plan, counted),
        calibrations=bot_calibrations([(plan, counted)]),
        pace=thinking_times(counted),
    )


def counted_jobs(plan: Plan, played: Sequence[Played]) -> Sequence[Played]:
    """Return the finished jobs that count: those before the first gap in the order of the plan.

    Otherwise quick games would count more than slow ones in an unfinished tournament. Jobs after a trial's
    decision do not count either, because their number depends on the number of workers.
    """
    whole = sum(1 for job, one in zip(plan.jobs(), played, strict=False) if job.block == one.job.block)
    counted = played[:whole]
    if plan.trial is None or not counted:
        return counted
    return counted[: _tested(plan, plan.trial, counted).blocks]


def is_decided(plan: Plan, played: Sequence[Played]) -> bool:
    """Whether a trial needs no more games."""
    if plan.trial is None:
        return False
    counted = counted_jobs(plan, played)
    return bool(counted) and _tested(plan, plan.trial, counted).verdict != "undecided"


def progress_summary(plan: Plan, played: Sequence[Played]) -> str:
    """Describe the challenger's share so far, for the progress bar."""
    counted = counted_jobs(plan, played)
    if len(counted) < 2:
        return ""
    share = mean_of_blocks(block_scores(counted))
    text = f"{100 * share.value:.1f}% ± {100 * share.half_width:.1f}"
    if plan.trial is not None:
        test_result = _tested(plan, plan.trial, counted)
        text += f", {test_result.for_better:.2g} to 1 for it, {test_result.against_better:.2g} to 1 against"
    return text


# --- a challenger against others ------------------------------------------------------------------


def block_scores(played: Iterable[Played]) -> list[float]:
    """The challenger's share of the wins of each block, 0 to 1. Its seat is the number of the rotation."""
    return [sum(game.share(game.rotation) for game in one.games) / len(one.games) for one in played]


def _match(plan: Plan, played: Sequence[Played]) -> MatchFigures:
    if len(played) < 2:
        raise NothingToReport("there is no interval from fewer than 2 blocks")
    options = plan.table
    par = 1 / options.seats
    test_result = None if plan.trial is None else _tested(plan, plan.trial, played)
    games = [game for one in played for game in one.games]
    return MatchFigures(
        challenger=plan.bots[0],
        others=plan.bots[1:],
        table=options,
        seed=plan.seed,
        blocks=len(played),
        games=len(games),
        unfinished=unfinished(games),
        shared=sum(len(game.winners) > 1 for game in games),
        par=par,
        share=test_result.share if test_result else mean_of_blocks(block_scores(played)),
        by_position=tuple(_shares_at(played, position) for position in range(options.seats)),
        endings=_endings(games),
        test_result=test_result,
    )


def _tested(plan: Plan, trial: Trial, played: Iterable[Played]) -> TestResult:
    return sequential_test(block_scores(played), 1 / plan.table.seats, trial)


def _shares_at(played: Iterable[Played], position: int) -> Estimate:
    """The challenger's share when it sits `position` seats left of the first holder: a game of each block."""
    shares = [
        game.share(game.rotation)
        for one in played
        for game in one.games
        if (game.rotation - game.holder) % len(one.games) == position
    ]
    return rate_in_clusters(np.array(shares), np.arange(len(shares)))


def _endings(games: Sequence[GameRecord]) -> dict[str, int]:
    names = [game.ending for game in games]
    return {name: names.count(name) for name in sorted(set(names))}
