"""Running a tournament: play the remaining jobs of a plan, save them, show the progress and report."""

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, TypeAlias

from rich import progress
from rich.console import Console

from .executors import Executor, one_thread_each
from .plan import Plan, PlanError
from .play import Played, play_job
from .results import Results, read_results

BAR_EVERY: Final = 1.0
"""Seconds between two updates of the summary beside the bar."""
LINE_EVERY: Final = 30.0
"""Seconds between two lines without a terminal."""


class GameProgress:
    """Shows the games done, the time left, and a summary of the results. Use it as a context manager."""

    def __init__(self, console: Console, total: int, done: int, summary: Callable[[], str]) -> None:
        """Begin at `done` of `total` games; `summary` is called now and then for a short text to print."""
        self._console = console
        self.total = total
        """How many games there will be; it may change."""
        self._done = done
        self._summary = summary
        self._started = self._updated = time.monotonic()
        self._earlier = done
        self._bar = _bar(console)
        self._task: progress.TaskID | None = None

    def __enter__(self) -> "GameProgress":
        if self._console.is_terminal:
            self._bar.start()
            self._task = self._bar.add_task("", total=self.total, completed=self._earlier, summary="")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._bar.stop()

    def advance(self, games: int) -> None:
        """Count this many more games as done."""
        self._done += games
        now = time.monotonic()
        if self._task is not None:
            self._bar.advance(self._task, games)
        if now - self._updated > (LINE_EVERY if self._task is None else BAR_EVERY):
            self._updated = now
            self._print_update(now)

    def _print_update(self, now: float) -> None:
        summary = self._summary()
        if self._task is not None:
            self._bar.update(self._task, total=self.total, summary=summary)
            return
        left = (now - self._started) / (self._done - self._earlier) * (self.total - self._done)
        self._console.print(
            f"{self._done:,} of {self.total:,} games, about {left / 60:.0f} minutes left. {summary}",
            highlight=False,
        )


def _bar(console: Console) -> progress.Progress:
    return progress.Progress(
        progress.TextColumn("games"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TextColumn("left"),
        progress.TimeRemainingColumn(),
        progress.TextColumn("{task.fields[summary]}"),
        console=console,
    )


if TYPE_CHECKING:
    from condottiere.arena.report.figures import Report
    from condottiere.arena.statistics.calibration import BotCalibration


OnPlayed: TypeAlias = Callable[[Played], bool]
"""Called with each finished job after it is saved; returns whether to continue."""


def play_everything(_: Played) -> bool:
    """Always continue."""
    return True


def run(results: Results, executor: Executor, watcher: OnPlayed = play_everything) -> None:
    """Play every job that is not in the results, and add it to them.

    Jobs may finish in another order from run to run; `results.played()` is always in the plan's order. Raises
    BotFailed, DifferentCode, ExecutorError. On KeyboardInterrupt all finished jobs are kept.
    """
    left = (job for job in results.plan.jobs() if job.block not in results)
    with closing(executor(play_job, results.plan, left)) as stream:
        for played in stream:
            results.add(played)
            if not watcher(played):
                break


class Interrupted(Exception):
    """The tournament was stopped by Ctrl-C. The message says which games are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Destinations:
    """Files for the figures, besides the terminal."""

    json: Path | None = None
    plot: Path | None = None

    def check(self) -> None:
        """Check in advance that the files can be written. Raises PlanError, ModuleNotFoundError."""
        for path in (self.json, self.plot):
            if path is not None and not path.parent.is_dir():
                raise PlanError(f"there is no folder {path.parent} for {path.name}")
        if self.plot is not None:
            from condottiere.arena.report.plots import KINDS

            if self.plot.suffix not in KINDS:
                raise PlanError(f"{self.plot}: a picture is one of {', '.join(KINDS)}")

    def publish(self, reports: Sequence["Report"]) -> None:
        """Print reports and write them to the files. Raises OSError."""
        from condottiere.arena.report.tables import as_json, print_reports

        print_reports(reports, Console())
        if self.json is not None:
            self.json.write_bytes(as_json(reports))
        if self.plot is not None:
            from condottiere.arena.report.plots import plot_reports

            plot_reports(self.plot, reports)

    def publish_calibrations(self, calibrations: Sequence["BotCalibration"]) -> None:
        """Print calibrations and write them to the files. Raises OSError."""
        from condottiere.arena.report.tables import as_json, print_calibrations

        print_calibrations(calibrations, Console())
        if self.json is not None:
            self.json.write_bytes(as_json(calibrations))
        if self.plot is not None:
            from condottiere.arena.report.plots import plot_calibrations

            plot_calibrations(self.plot, calibrations)


def play(plan: Plan, executor: Executor, out: Path | None, destinations: Destinations) -> "Report":
    """Play the remaining jobs of a plan, publish the report and return it.

    Raises Interrupted on Ctrl-C, and what `run` raises.
    """
    destinations.check()
    with one_thread_each():
        # Imported before hours of playing, because it fails if a library is not installed.
        from condottiere.arena.report.figures import report

        try:
            with Results(plan, out) as results:
                _play_with_progress(results, executor)
        except KeyboardInterrupt as stop:
            raise Interrupted(_how_to_continue(plan, out)) from stop
        whole = report(plan, results.played())
    destinations.publish([whole])
    return whole


def _play_with_progress(results: Results, executor: Executor) -> None:
    from condottiere.arena.report.figures import is_decided, progress_summary

    plan = results.plan
    done = sum(len(one.games) for one in results.played())
    if is_decided(plan, results.played()):
        return
    console = Console(stderr=True)
    with GameProgress(
        console, plan.games, done, lambda: progress_summary(plan, results.played())
    ) as progress:

        def watcher(one: Played) -> bool:
            progress.advance(len(one.games))
            return plan.trial is None or not is_decided(plan, results.played())

        run(results, executor, watcher)


def _how_to_continue(plan: Plan, out: Path | None) -> str:
    if out is None:
        return "stopped, and nothing was kept; what is played with --out FILE can be gone on with"
    games = sum(len(one.games) for one in read_results(out)[1])
    return (
        f"stopped after {games:,} of {plan.games:,} games; they are kept in {out}, and the same command goes "
        "on from there"
    )
