"""The commands of `condottiere arena`, their arguments, and the options that several of them share."""

import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import wraps
from pathlib import Path
from typing import Annotated, Final, ParamSpec, TypeAlias

from cyclopts import App, Group, Parameter, validators

from condottiere.bots import BotError
from condottiere.cpus import available_cpus
from condottiere.rules import Options, OptionsError
from condottiere.rules.options import SWITCHES, USUAL_TARGET, OptionalRules

from .executors import Executor, ExecutorError, process_executor, ray_executor
from .plan import DifferentCode, PlanError, Trial, ladder_plan, match_plan
from .play import BotFailed
from .results import NothingToReport, ResultsError, read_results
from .tournament import Destinations, Interrupted, play

Flag = Parameter(negative="", show_default=False)
AtLeastOne = Parameter(validator=validators.Number(gte=1))
AtLeastTwo = Parameter(validator=validators.Number(gte=2))

_RULES = Group("Optional rules", sort_key=1)
_RUN = Group("How it is run, and where results go", sort_key=2)


_AS_FLAGS = Parameter(name="*", group=_RULES, negative="", show_default=False)

Rules: TypeAlias = Annotated[OptionalRules, _AS_FLAGS]
"""The optional rules of a table."""


@_AS_FLAGS
@dataclass(frozen=True, kw_only=True)
class SeatsAndRules(OptionalRules):
    """A table: its seats and its optional rules."""

    seats: Annotated[int, Parameter(group="Parameters", show_default=True)] = 4
    """Seats at the table, 2 to 6."""

    @property
    def options(self) -> Options:
        """The table. Raises OptionsError if it cannot be played."""
        return Options(**asdict(self))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TrialOptions:
    """When a trial is decided."""

    margin: float = 0.03
    """The smallest improvement worth promoting, as a share of wins above par (0.03 is 3 %)."""
    risk: float = 0.05
    """The highest chance of promoting a version that is no better, and of rejecting one that is better by the
    margin."""

    @property
    def trial(self) -> Trial:
        """The trial with these options."""
        return Trial(false_positive_rate=self.risk, false_negative_rate=self.risk, margin=self.margin)


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class FigureOptions:
    """Files for the figures, besides the terminal."""

    json: Path | None = None
    """File for the figures as JSON."""
    plot: Path | None = None
    """File for the figures as a picture: .png, .svg or .pdf."""

    @property
    def destinations(self) -> Destinations:
        """The files for the figures."""
        return Destinations(json=self.json, plot=self.plot)


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class RunOptions(FigureOptions):
    """How a tournament is run, and where its results go."""

    seed: int = 1
    """The random seed of all deals."""
    out: Path | None = None
    """File that each game is saved to when it is played. The same command with the same arguments continues
    where it was stopped."""
    workers: Annotated[int | None, AtLeastOne] = None
    """How many games to play at a time; as many as there are cores by default."""
    ray: Annotated[bool | str, Flag] = False
    """Play on a Ray cluster: with --ray on the one this machine belongs to, or a new one of its cores; with
    --ray=ADDRESS on the one at that address."""

    def executor(self) -> Executor:
        """Make the executor. Raises ExecutorError if there is none."""
        if self.ray is False:
            return process_executor(self.workers or available_cpus())
        return ray_executor(None if self.ray is True else self.ray, self.workers)


Params = ParamSpec("Params")

FAILED: Final = 1
INTERRUPTED: Final = 130

_ERRORS: Final = (
    BotError,
    BotFailed,
    DifferentCode,
    ExecutorError,
    NothingToReport,
    OptionsError,
    PlanError,
    ResultsError,
)
_EXTRA: Final = ("numpy", "scipy", "matplotlib")


def report_errors(command: Callable[Params, int]) -> Callable[Params, int]:
    """Wrap a command so that it prints an error in one line and returns an exit status for it."""

    @wraps(command)
    def run(*arguments: Params.args, **options: Params.kwargs) -> int:
        try:
            return command(*arguments, **options)
        except Interrupted as error:
            return _print_error(error, INTERRUPTED)
        except KeyboardInterrupt:
            return _print_error("stopped", INTERRUPTED)
        except _ERRORS as error:
            return _print_error(error, FAILED)
        except OSError as error:
            return _print_error(f"{error.filename}: {error.strerror}" if error.filename else error, FAILED)
        except ModuleNotFoundError as error:
            if error.name not in _EXTRA:
                raise
            return _print_error(f"{error.name} is not installed: pip install 'condottiere[arena]'", FAILED)

    return run


def _print_error(message: object, status: int) -> int:
    print(f"condottiere: {message}", file=sys.stderr)
    return status


app = App(name="arena")

NOT_PROMOTED: Final = 3
"""The exit status of a trial that does not promote the new version."""

Blocks = Annotated[int, AtLeastTwo]
ResultsFile = Annotated[Path, Parameter(help="Results of a match, trial or ladder.")]
MoreResultsFiles = Annotated[Path, Parameter(help="More of them.")]


@app.command
@report_errors
def match(
    challenger: str,
    /,
    *others: str,
    blocks: Blocks = 200,
    table: SeatsAndRules = SeatsAndRules(),
    running: RunOptions = RunOptions(),
) -> int:
    """Play one bot against others and measure its share of the wins.

    Parameters
    ----------
    challenger
        The bot to measure, such as naive or search:worlds=200.
    others
        One bot for all other seats, or one for each.
    blocks
        How many deals to play, each with the challenger once in every seat.
    """
    executor = running.executor()  # first, because a bot after --ray is taken for its address
    plan = match_plan(challenger, others, table.options, blocks, running.seed)
    play(plan, executor, running.out, running.destinations)
    return 0


@app.command
@report_errors
def promote(
    new: str,
    old: str,
    /,
    *,
    blocks: Blocks = 1000,
    trial: TrialOptions = TrialOptions(),
    table: SeatsAndRules = SeatsAndRules(),
    running: RunOptions = RunOptions(),
) -> int:
    """Play a new version against the old one until it is clear whether it is better.

    The exit status is 0 if it is promoted and 3 if it is not.

    Parameters
    ----------
    new
        The bot that may be promoted.
    old
        The bot that takes all other seats.
    blocks
        How many deals to play at most.
    """
    plan = match_plan(new, [old], table.options, blocks, running.seed, trial.trial)
    report = play(plan, running.executor(), running.out, running.destinations)
    return 0 if report.promotes else NOT_PROMOTED


@app.command
@report_errors
def ladder(
    *bots: str,
    seats: Annotated[list[int] | None, Parameter(consume_multiple=True, negative="")] = None,
    blocks: Blocks = 100,
    each_option: Annotated[bool, Flag] = False,
    rules: Rules = OptionalRules(),
    running: RunOptions = RunOptions(),
) -> int:
    """Play all bots against each other and rate them by the Plackett-Luce model.

    Parameters
    ----------
    bots
        Two bots or more. The others are rated relative to the first.
    seats
        Seats at the table, as in --seats 2 3 4; each number gets a ladder.
    blocks
        How many deals to play at each table.
    each_option
        Play also with each optional rule by itself.
    """
    tables = [Options(seats=number, **asdict(rules)) for number in seats or [4]]
    if each_option:
        tables = [table for plain in tables for table in _with_each_option(plain)]
    plan = ladder_plan(bots, tables, blocks, running.seed)
    play(plan, running.executor(), running.out, running.destinations)
    return 0


def _with_each_option(table: Options) -> list[Options]:
    """Return a table, and copies of it with one more optional rule each."""
    return [
        table,
        *(replace(table, **{rule: True}) for rule in SWITCHES if not getattr(table, rule)),
        *([] if table.points else [replace(table, points=USUAL_TARGET)]),
    ]


@app.command
@report_errors
def calibration(
    file: ResultsFile, /, *files: MoreResultsFiles, figures: FigureOptions = FigureOptions()
) -> int:
    """Compare the chances that bots stated with the outcomes."""
    figures.destinations.check()
    from condottiere.arena.report.figures import counted_jobs
    from condottiere.arena.statistics.calibration import bot_calibrations

    tournaments = [read_results(path) for path in (file, *files)]
    rows = bot_calibrations((plan, counted_jobs(plan, played)) for plan, played in tournaments)
    if not rows:
        raise NothingToReport("no bot stated a chance in these games")
    figures.destinations.publish_calibrations(rows)
    return 0


@app.command(name="report")
@report_errors
def report_files(
    file: ResultsFile, /, *files: MoreResultsFiles, figures: FigureOptions = FigureOptions()
) -> int:
    """Print the results of earlier matches, trials and ladders again, side by side."""
    figures.destinations.check()
    from condottiere.arena.report.figures import report

    figures.destinations.publish([report(*read_results(path)) for path in (file, *files)])
    return 0
