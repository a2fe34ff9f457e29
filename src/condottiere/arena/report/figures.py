"""The figures of a tournament. They depend only on the games played.

Thinking times are kept apart, because they differ from run to run.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec
import numpy as np

from condottiere.arena.plan import Plan, Trial, rotated, table_name
from condottiere.arena.play import GameRecord, Played, unfinished
from condottiere.arena.results import NothingToReport
from condottiere.arena.statistics.calibration import (
    BotCalibration,
    ThinkingTime,
    bot_calibrations,
    thinking_times,
)
from condottiere.arena.statistics.intervals import Estimate, mean_of_blocks, rate_in_clusters
from condottiere.arena.statistics.plackett_luce import Games, Strengths, fit_strengths, share_against
from condottiere.arena.statistics.sequential import TestResult, sequential_test
from condottiere.rules import Options

# --- a ladder: all bots against each other, table by table -----------------------------------------


class LadderRow(msgspec.Struct, frozen=True, kw_only=True):
    """A bot on the ladder."""

    bot: str
    strength: Estimate
    """The logarithm of its odds against the first bot."""
    share: Estimate
    """Its share of wins against the first bot in all other seats."""
    games: int
    """The number of games in which it sat."""
    wins: float
    """The mean share of the victory of its seats."""


class TableLadder(msgspec.Struct, frozen=True, kw_only=True):
    """The ladder at one table."""

    table: Options
    games: int
    unfinished: int
    par: float
    rows: tuple[LadderRow, ...]
    """The strongest first."""
    positions: tuple[Estimate, ...]
    """The share of wins of each position, counted from the first holder, among equal bots."""


class LadderFigures(msgspec.Struct, frozen=True, kw_only=True, tag="ladder"):
    """Ladders of the same bots, one for each table."""

    bots: tuple[str, ...]
    seed: int
    blocks: int
    ladders: tuple[TableLadder, ...]


def ladders(plan: Plan, played: Sequence[Played]) -> LadderFigures:
    """Make a ladder for each table of a plan. Raises NothingToReport for too few games."""
    ladders = tuple(
        _ladder(plan, options, [one for one in played if one.job.table == table])
        for table, options in enumerate(plan.tables)
    )
    blocks = 1 + max((one.job.block for one in played), default=0)
    return LadderFigures(bots=plan.bots, seed=plan.seed, blocks=blocks, ladders=ladders)


def _ladder(plan: Plan, options: Options, played: Sequence[Played]) -> TableLadder:
    contests = _contests(plan.bots, played)
    if len(np.unique(contests.blocks)) < 2:
        raise NothingToReport(
            f"there is no ladder from fewer than 2 blocks with a winner ({table_name(options)})"
        )
    fitted = fit_strengths(contests, len(plan.bots))
    rows = (_ladder_row(plan.bots, bot, fitted, contests) for bot in range(len(plan.bots)))
    games = [game for one in played for game in one.games]
    return TableLadder(
        table=options,
        games=len(games),
        unfinished=unfinished(games),
        par=1 / options.seats,
        rows=tuple(sorted(rows, key=lambda one: (-one.strength.value, one.bot))),
        positions=fitted.positions,
    )


def _ladder_row(bots: Sequence[str], bot: int, fitted: Strengths, contests: Games) -> LadderRow:
    strength = fitted.strengths[bot]
    others = contests.bots.shape[1] - 1
    its = contests.bots == bot
    return LadderRow(
        bot=bots[bot],
        strength=strength,
        share=Estimate(*(share_against(at, others) for at in (strength.value, strength.low, strength.high))),
        games=int(its.any(axis=1).sum()),
        wins=float(contests.shares[its].mean()),
    )


def _contests(bots: Sequence[str], played: Iterable[Played]) -> Games:
    """Return the games that somebody won as arrays."""
    number = {bot: index for index, bot in enumerate(bots)}
    rows = [
        (
            [number[bot] for bot in rotated(one.job.lineup, game.rotation)],
            [(seat - game.holder) % len(one.job.lineup) for seat in range(len(one.job.lineup))],
            [game.share(seat) for seat in range(len(one.job.lineup))],
            one.job.block,
        )
        for one in played
        for game in one.games
        if game.winners
    ]
    seated, positions, shares, blocks = zip(*rows, strict=True) if rows else ((), (), (), ())
    return Games(
        bots=np.array(seated, dtype=np.int64),
        positions=np.array(positions, dtype=np.int64),
        shares=np.array(shares, dtype=np.float64),
        blocks=np.array(blocks, dtype=np.int64),
    )


# --- a tournament ---------------------------------------------------------------------------------


class MatchFigures(msgspec.Struct, frozen=True, kw_only=True, tag="match"):
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


Figures: TypeAlias = MatchFigures | LadderFigures


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of a tournament, the calibration of its bots, and their thinking times."""

    figures: Figures
    calibrations: tuple[BotCalibration, ...]
    """For each bot that states chances."""
    pace: tuple[ThinkingTime, ...]
    """Thinking times, which differ from run to run."""

    @property
    def promotes(self) -> bool:
        """Whether it was a trial that showed the new version to be better."""
        figures = self.figures
        return isinstance(figures, MatchFigures) and figures.promotes


def report(plan: Plan, played: Sequence[Played]) -> Report:
    """Make the report of the finished jobs, given in the order of the plan. Raises NothingToReport."""
    counted = counted_jobs(plan, played)
    figures = ladders(plan, counted) if plan.kind == "ladder" else _match(plan, counted)
    return Report(
        figures=figures, calibrations=bot_calibrations([(plan, counted)]), pace=thinking_times(counted)
    )


def counted_jobs(plan: Plan, played: Sequence[Played]) -> Sequence[Played]:
    """Return the finished jobs that count: those before the first gap in the order of the plan.

    Otherwise quick games would count more than slow ones in an unfinished tournament. Jobs after a trial's
    decision do not count either, because their number depends on the number of workers.
    """
    whole = sum(1 for job, one in zip(plan.jobs(), played, strict=False) if job.key == one.job.key)
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
    """Describe the challenger's share so far, for the progress bar; empty for a ladder."""
    counted = counted_jobs(plan, played)
    if plan.kind == "ladder" or len(counted) < 2:
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
    options = plan.tables[0]
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
    return sequential_test(block_scores(played), 1 / plan.tables[0].seats, trial)


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
