"""A tournament from the command line: played under the eyes of a person, and told when it is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from .machinery import Machinery, one_thread_each
from .plainly import Interrupted
from .plan import Plan, PlanError
from .play import Played
from .progress import GameProgress
from .results import Results, read_results
from .tournament import run

if TYPE_CHECKING:
    from .figures import Report
    from .told import Told


@dataclass(frozen=True, slots=True, kw_only=True)
class Destinations:
    """Where figures go, besides the terminal."""

    json: Path | None = None
    plot: Path | None = None

    def check(self) -> None:
        """See beforehand that figures can be drawn and kept. Raises PlanError, ModuleNotFoundError."""
        for path in (self.json, self.plot):
            if path is not None and not path.parent.is_dir():
                raise PlanError(f"there is no folder {path.parent} for {path.name}")
        if self.plot is not None:
            from .plots import KINDS

            if self.plot.suffix not in KINDS:
                raise PlanError(f"{self.plot}: a picture is one of {', '.join(KINDS)}")

    def tell(self, reports: Sequence["Report"]) -> None:
        """Print figures, and keep them where they are wanted. Raises OSError."""
        from .report import as_json, print_reports

        print_reports(reports, Console())
        if self.json is not None:
            self.json.write_bytes(as_json(reports))
        if self.plot is not None:
            from .plots import plot_reports

            plot_reports(self.plot, reports)

    def tell_chances(self, told: Sequence["Told"]) -> None:
        """Print how stated chances came true, and keep that. Raises OSError."""
        from .report import as_json, print_told

        print_told(told, Console())
        if self.json is not None:
            self.json.write_bytes(as_json(told))
        if self.plot is not None:
            from .plots import plot_told

            plot_told(self.plot, told)


def play(plan: Plan, machinery: Machinery, out: Path | None, destinations: Destinations) -> "Report":
    """Play what is left of a plan and tell how it came out.

    Raises Interrupted on Ctrl-C, and what `run` raises.
    """
    destinations.check()
    with one_thread_each():
        # Now rather than after hours of playing: if something is not installed, this complains.
        from .figures import report

        try:
            with Results(plan, out) as results:
                _watched(results, machinery)
        except KeyboardInterrupt as stop:
            raise Interrupted(_how_to_go_on(plan, out)) from stop
        whole = report(plan, results.played())
    destinations.tell([whole])
    return whole


def _watched(results: Results, machinery: Machinery) -> None:
    from .figures import decided, standing

    plan = results.plan
    done = sum(len(one.games) for one in results.played())
    if decided(plan, results.played()):
        return
    console = Console(stderr=True)
    with GameProgress(console, plan.games, done, lambda: standing(plan, results.played())) as progress:

        def watcher(one: Played) -> bool:
            progress.advance(len(one.games))
            return plan.trial is None or not decided(plan, results.played())

        run(results, machinery, watcher)


def _how_to_go_on(plan: Plan, out: Path | None) -> str:
    if out is None:
        return "stopped, and nothing was kept; what is played with --out FILE can be gone on with"
    games = sum(len(one.games) for one in read_results(out)[1])
    return (
        f"stopped after {games:,} of {plan.games:,} games; they are kept in {out}, and the same command goes "
        "on from there"
    )
