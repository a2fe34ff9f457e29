"""The commands of `condottiere arena`, their arguments, and the options that several of them share."""

import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, ParamSpec, TypeAlias

from cyclopts import App, Group, Parameter, validators

from condottiere.bots import BotError
from condottiere.cpus import available_cpus
from condottiere.rules import Options, OptionsError
from condottiere.rules.options import OptionalRules

from .executors import Executor, ExecutorError, process_executor, ray_executor
from .ladder.cells import RULE_SETS, SEATS, SHAPES, Ladder, RuleSet, Shape
from .plan import DifferentCode, PlanError, Trial, code_digest, match_plan
from .play import BotFailed
from .results import NothingToReport, ResultsError, read_results
from .tournament import Destinations, Interrupted, play

if TYPE_CHECKING:
    from .ladder.standing import Standing

Flag = Parameter(negative="", show_default=False)
AtLeastOne = Parameter(validator=validators.Number(gte=1))
ConsumeAll = Parameter(consume_multiple=True, negative="")
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
class PlayOptions:
    """How games are played, and where they are kept."""

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


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class RunOptions(FigureOptions, PlayOptions):
    """How a tournament is run, and where its results go."""


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


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class LadderOptions:
    """Which cells a ladder has, and how exactly each is to be known."""

    seats: Annotated[tuple[int, ...], ConsumeAll] = SEATS
    """Numbers of seats, as in --seats 2 4."""
    rules: Annotated[tuple[RuleSet, ...], ConsumeAll] = RULE_SETS
    """No optional rule, the 16 mixes of those that are on or off, or a match for points."""
    shapes: Annotated[tuple[Shape, ...], ConsumeAll] = SHAPES
    """Where the upper bot sits: in one seat, in two neighbouring or opposite ones of four, in all but one."""
    precision: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 1.5
    """How far a 95 % interval may reach to either side, in points of the share of the victories."""
    games: Annotated[int, AtLeastTwo] = 20_000
    """The most games of a cell."""

    def ladder(self, bots: Sequence[str]) -> Ladder:
        """Make a ladder. Raises BotError, PlanError."""
        made = Ladder(bots=tuple(bots), **asdict(self))
        made.check()
        return made


@Parameter(name="*", group=_RUN)
@dataclass(frozen=True, kw_only=True)
class ClimbOptions(PlayOptions):
    """How the games of ladders are played, and where they are kept."""

    minutes: Annotated[float | None, Parameter(validator=validators.Number(gt=0))] = None
    """Stop after so many minutes, and show what is known by then."""
    network: Path | None = None
    """Another network for 'learned', such as one in training."""

    def play(self, ladders: Sequence[Ladder]) -> "Standing":
        """Play ladders until all cells are known."""
        from .ladder.batches import Means
        from .ladder.climb import climb
        from .ladder.standing import Standing

        network = "" if self.network is None else str(self.network.resolve())
        bots = sorted({bot for ladder in ladders for bot in ladder.bots})
        means = Means(seed=self.seed, code=code_digest(tuple(bots)), network=network)
        with Standing(means, self.out) as standing:
            try:
                climb(ladders, standing, self.executor(), self.minutes)
            except KeyboardInterrupt as stop:
                raise Interrupted(_how_to_continue(self.out)) from stop
        return standing


def _how_to_continue(out: Path | None) -> str:
    if out is None:
        return "stopped, and nothing was kept; what is played with --out FILE can be gone on with"
    return f"stopped; what was played is kept in {out}, and the same command goes on from there"


@app.command
@report_errors
def ladder(*bots: str, cells: LadderOptions = LadderOptions(), running: ClimbOptions = ClimbOptions()) -> int:
    """Play each bot against the next one at all kinds of tables, until every share is known exactly enough.

    Parameters
    ----------
    bots
        Two bots or more, the weakest first.
    """
    from .ladder.document import table_of

    made = cells.ladder(bots)
    print(*table_of(made, running.play([made])), sep="\n")
    return 0


@app.command
@report_errors
def remake(document: Path, /, *, running: ClimbOptions = ClimbOptions()) -> int:
    """Play the ladders that a document names in its marks, and put their tables in place.

    Parameters
    ----------
    document
        A file with tables between <!-- condottiere arena ladder ... --> and <!-- end -->.
    """
    from .ladder.document import marked_ladders, with_tables

    text = document.read_text(encoding="utf-8")
    standing = running.play(marked_ladders(text, _marked_ladder))
    document.write_text(with_tables(text, _marked_ladder, standing), encoding="utf-8")
    return 0


def _marked_ladder(arguments: str) -> Ladder:
    """Return the ladder with these arguments of the command `ladder`."""
    _, bound, _ = app.parse_args(["ladder", *shlex.split(arguments)], print_error=False, exit_on_error=False)
    cells: LadderOptions = bound.arguments.get("cells", LadderOptions())
    return cells.ladder(bound.arguments["bots"])


@app.command(name="regret-set")
@report_errors
def regret_set(
    *,
    out: Path,
    decisions: Annotated[int, AtLeastOne] = 2000,
    worlds: Annotated[int, AtLeastTwo] = 16,
    seed: int = 1,
) -> int:
    """Make decisions with values for each action, by long playouts. Ctrl-C keeps all batches that are done.

    Parameters
    ----------
    out
        File for the decisions; if it holds some, the command continues there.
    decisions
        About how many decisions to make in all.
    worlds
        In how many worlds each action is tried.
    seed
        The random seed.
    """
    from .regret.decisions import Recipe, add_batches, read_batches
    from .regret.making import made_batches

    recipe = Recipe(seed=seed, worlds=worlds + worlds % 2)
    first = len(read_batches(out)) if out.exists() else 0
    try:
        for count in add_batches(out, recipe, made_batches(recipe, first, decisions)):
            print(f"{count:,} decisions", file=sys.stderr, flush=True)
    except KeyboardInterrupt as stop:
        raise Interrupted(_how_to_continue(out)) from stop
    return 0


@app.command
@report_errors
def regret(*bots: str, file: Path | None = None, seed: int = 1) -> int:
    """Print how much worse than the best the choices of bots are in the regret set, in points of the game.

    Parameters
    ----------
    bots
        The bots to judge.
    file
        Another set than the one that is installed.
    seed
        The random seed of the bots.
    """
    from .regret.decisions import SHIPPED, read_decisions
    from .regret.judging import judge, table_of

    decisions = read_decisions(file or SHIPPED)
    print(*table_of([judge(bot, decisions, seed) for bot in bots]), sep="\n")
    return 0


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
