"""The commands of `condottiere tune`: train the weights of `expert` and the value network of `search`."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, ParamSpec

from cyclopts import App, Parameter, validators

from condottiere.bots.bot import BotError, without_numba
from condottiere.bots.evaluation import weights
from condottiere.cpus import available_cpus
from condottiere.rules import Options

from . import files

if TYPE_CHECKING:
    from condottiere.bots.search.value_network import Network

    from .tune import Tuning

app = App(name="tune")

AtLeastOne = Parameter(validator=validators.Number(gte=1))
Switch = Annotated[bool, Parameter(negative="", show_default=False)]
Params = ParamSpec("Params")

REPORT_EVERY: Final = 25
"""The number of iterations between two reports of the network's Brier score."""
SAVE_EVERY: Final = 10
"""The number of generations after which the tuning is saved."""


class CannotTune(Exception):
    """A file cannot be used. The message is one line, which names it."""


def report_errors(command: Callable[Params, int]) -> Callable[Params, int]:
    """Wrap a command so that it checks for Numba and prints an error in one line."""

    @wraps(command)
    def run(*arguments: Params.args, **options: Params.kwargs) -> int:
        try:
            if trouble := without_numba("training"):
                raise trouble
            return command(*arguments, **options)
        except (BotError, CannotTune) as error:
            return complain(str(error))
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "scipy":
                raise
            return complain("scipy is not installed: pip install 'condottiere[arena]'")

    return run


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Turn OSError and ValueError into a CannotTune that names this file."""
    try:
        yield
    except OSError as error:
        raise CannotTune(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise CannotTune(f"{path}: {error}") from error


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class TunedTable:
    """The kind of table that weights are tuned for."""

    seats: Annotated[int, Parameter(validator=validators.Number(gte=2, lte=6))] = 4
    """The number of seats that the weights are for."""
    draw_after_battle: Switch = False
    """R12: weights for tables with this optional rule."""
    hidden_cards: Switch = False
    """R15: weights for tables with this optional rule."""

    @property
    def options(self) -> Options:
        """A table of this kind, without the other optional rules."""
        return Options(**asdict(self))


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class SelfPlay:
    """How the games to train on are played."""

    seed: Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**32))] = 1
    """The random seed of the games and the training."""
    workers: Annotated[int | None, AtLeastOne] = None
    """How many threads play; as many as there are cores by default."""

    @property
    def threads(self) -> int:
        """The number of threads that play."""
        return self.workers or available_cpus()


@app.command
@report_errors
def expert(
    *,
    out: Path,
    table: TunedTable = TunedTable(),
    generations: Annotated[int, Parameter(validator=validators.Number(gte=0))] = 400,
    self_play: SelfPlay = SelfPlay(),
    install: Switch = False,
) -> int:
    """Tune the evaluation of 'expert' in games against itself. Ctrl-C stops and keeps the best so far.

    Parameters
    ----------
    out
        File for the state of the tuning; if it exists, the tuning continues from there.
    generations
        Steps in all, including those of earlier runs; each takes 8,000 games. After every hundredth and the
        last, a match decides whether the candidate replaces the champion. With 0, only the odds are fitted
        to the outcomes of games.
    install
        Use the result in this installation.
    """
    from . import tune

    if install:
        with naming_file(weights.FILE):
            files.check_replaceable(weights.FILE)
    tuning = _open_tuning(out, table.options, generations)
    try:
        _improve(tuning, out, generations, self_play)
    except KeyboardInterrupt:
        print("condottiere: stopped; the champion so far is kept", file=sys.stderr)
    with naming_file(out):
        tune.save(tuning, out)
    if install:
        with naming_file(weights.FILE):
            tune.install(tuning)
    return 0


def _open_tuning(out: Path, options: Options, generations: int) -> "Tuning":
    """Load the tuning in a file, or save a new one there. Raises CannotTune."""
    from . import tune

    with naming_file(out):
        tuning = tune.load(out, options) if out.exists() else tune.new_tuning(options)
        if generations == 0 < tuning.generation:
            raise ValueError(
                f"this tuning has reached generation {tuning.generation}, which --generations 0 would throw "
                "away; name another file"
            )
        tune.save(tuning, out)
    return tuning


def _improve(tuning: "Tuning", out: Path, generations: int, self_play: SelfPlay) -> None:
    """Continue a tuning, print each result, and save it now and then. Raises CannotTune."""
    from . import tune

    if tuning.generation >= generations > 0:
        print(f"condottiere: the tuning has already reached generation {tuning.generation}", file=sys.stderr)
    for result in tune.improve(tuning, self_play.seed, self_play.threads, generations):
        print(result, flush=True)
        if result.generation % SAVE_EVERY == 0:
            with naming_file(out):
                tune.save(tuning, out)


@app.command
@report_errors
def value_network(
    *,
    out: Path | None = None,
    positions: Annotated[int, AtLeastOne] = 600_000,
    units: Annotated[int, AtLeastOne] = 32,
    iterations: Annotated[int, AtLeastOne] = 200,
    self_play: SelfPlay = SelfPlay(),
) -> int:
    """Fit the network that estimates who will win where a playout of 'search' stops.

    It is trained on games between experts.

    Parameters
    ----------
    out
        File for the network; without it, it replaces the network of this installation.
    positions
        How many positions to train on; a twentieth more are held out to test it.
    units
        The number of hidden units.
    iterations
        The most steps of the optimiser.
    """
    from condottiere.bots.search.value_network import NETWORK

    from .value_network import save

    path = out or NETWORK
    with naming_file(path):
        files.check_replaceable(path)
    try:
        network = _make_network(positions, units, iterations, self_play)
    except KeyboardInterrupt:
        return complain("stopped; nothing is kept, and the network in use stays as it is")
    with naming_file(path), files.replacing(path) as written:
        save(network, written)
    return 0


def _make_network(positions: int, units: int, iterations: int, self_play: SelfPlay) -> "Network":
    """Play games, fit a network, and print its Brier score on held-out positions."""
    from .value_network import brier, collect_samples, train, uniform_network

    print(f"Playing games until {positions:,} positions are found ...", file=sys.stderr)
    samples = collect_samples(positions, self_play.seed, self_play.threads)
    size = max(positions // 20, 1000)
    held_out = collect_samples(size, self_play.seed + 1000, self_play.threads)
    equal = brier(uniform_network(), held_out)
    print(f"Brier score of equal chances: {equal:.4f}", flush=True)

    def report(iteration: int, network: "Network") -> None:
        if iteration % REPORT_EVERY == 0 or iteration == iterations:
            print(f"iteration {iteration}: {brier(network, held_out):.4f}", flush=True)

    return train(samples, units, iterations, self_play.seed, report)


def complain(what: str) -> int:
    """Print an error; return the exit status."""
    print(f"condottiere: {what}", file=sys.stderr)
    return 1
