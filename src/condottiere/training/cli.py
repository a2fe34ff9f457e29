"""The command `condottiere train`: make the networks that bots judge by."""

import shutil
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import App, Parameter, validators

from condottiere.cpus import available_cpus
from condottiere.rules.options import MAX_SEATS, MIN_SEATS

from . import files
from .complaints import CannotTrain, complain, naming_file, report_errors

if TYPE_CHECKING:
    import torch

    from condottiere.bots.search.value_network import Network

    from .learning import Training

app = App(name="train", help="Train the networks that bots judge by.")

DISTILLED: Final = 1_200_000
EXPLOITED: Final = 3_000_000
EXAMINED: Final = 8_000
"""The games that count, after an exploiter has learned."""
REPORT_EVERY: Final = 25
"""The number of iterations between two reports of the value network's Brier score."""

AtLeastOne = Parameter(validator=validators.Number(gte=1))
Switch = Annotated[bool, Parameter(negative="", show_default=False)]
Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**31))]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Means:
    """What a training may use."""

    threads: Annotated[int | None, AtLeastOne] = None
    """How many threads play; as many as there are cores by default."""
    device: Literal["auto", "cpu", "cuda"] = "auto"
    """Where the network is computed: on a GPU if there is one, by default."""

    @property
    def workers(self) -> int:
        """The number of threads that play."""
        return self.threads or available_cpus()

    def computing(self) -> "torch.device":
        """Return where the network is computed, and on a CPU let it have as many threads."""
        import torch

        chosen = self.device
        if chosen == "auto":
            chosen = "cuda" if torch.cuda.is_available() else "cpu"
        if chosen == "cpu":
            torch.set_num_threads(self.workers)
        return torch.device(chosen)


@app.default
@report_errors
def train(
    *,
    out: Path,
    seconds: Annotated[float, Parameter(validator=validators.Number(gt=0))] = 3 * 3600,
    decisions: Annotated[int | None, AtLeastOne] = None,
    means: Means = Means(),
    seed: Seed = 1,
    install: Switch = False,
) -> int:
    """Train the network of 'learned': it clones 'expert', then plays itself and experts. Ctrl-C keeps all.

    Parameters
    ----------
    out
        Folder for the state, the network and the picture of its course; if it holds a state, the training
        continues from there.
    seconds
        How long the training takes in all, earlier runs included; its rates follow from how much is over.
    decisions
        How many decisions to learn from in all, in place of a time. On one thread of a CPU the same seed and
        number make the same network.
    seed
        The random seed.
    install
        Use the network in this installation at the end.
    """
    _require_torch()
    from condottiere.bots.learned.network import NETWORK

    from .field import training_field
    from .learning import Company, Training
    from .settings import recipe_for

    device = means.computing()
    company = Company("all", training_field())
    training = Training(recipe_for(device.type), company, device, means.workers, seed)
    finished = _run(training, out, seconds, decisions)
    if install and finished:
        with naming_file(NETWORK), files.replacing(NETWORK) as fresh:
            shutil.copyfile(out / "network.npz", fresh)
    return 0


@app.command
@report_errors
def exploit(
    bot: str,
    *,
    out: Path,
    seats: Annotated[int, Parameter(validator=validators.Number(gte=MIN_SEATS, lte=MAX_SEATS))] = 2,
    decisions: Annotated[int, AtLeastOne] = EXPLOITED,
    means: Means = Means(),
    seed: Seed = 1,
) -> int:
    """Train a network to beat one bot, and say what share of victories it then wins. Ctrl-C keeps all.

    Parameters
    ----------
    bot
        The bot in all other seats: 'random', 'expert' or 'learned', with parameters after a colon.
    out
        Folder for the state and the network; if it holds a state, the training continues from there.
    seats
        How many seats the tables have.
    decisions
        How many decisions to learn from in all.
    seed
        The random seed.
    """
    _require_torch()
    from .exploit import Prey, examine, new_exploiter

    exploiter = new_exploiter(Prey(bot, seats), means.computing(), means.workers, seed)
    if _run(exploiter, out, 1.0, decisions):
        won = examine(exploiter, EXAMINED, means.workers)
        print(f"wins {won} of {EXAMINED} games, alone against {bot} at {seats} seats; par {1 / seats:.1%}")
    return 0


def _require_torch() -> None:
    if find_spec("torch") is None:
        raise CannotTrain("torch is not installed: pip install 'condottiere[train]'")


def _run(training: "Training", out: Path, seconds: float, decisions: int | None) -> bool:
    """Train until the budget is spent, and print reports; return whether it was not stopped before."""
    from .train import Budget, Files, open_course

    kept = Files(out)
    with naming_file(kept.state):
        course = open_course(training, Budget(seconds, decisions), kept)
    finished = True
    try:
        for report in course.go_on():
            print(report, flush=True)
    except KeyboardInterrupt:
        print("condottiere: stopped; the same command continues", file=sys.stderr)
        finished = False
    with naming_file(kept.state):
        course.save()
    return finished


@app.command
@report_errors
def distil(
    *,
    out: Path,
    decisions: Annotated[int, AtLeastOne] = DISTILLED,
    threads: Annotated[int | None, AtLeastOne] = None,
    seed: Seed = 1,
    install: Switch = False,
) -> int:
    """Train the compact network of 'master' to think as that of 'learned' does; NumPy is enough.

    Parameters
    ----------
    out
        File for the network.
    decisions
        How many decisions it learns from.
    threads
        How many threads play. On one the same seed and number make the same network.
    seed
        The random seed.
    install
        Use the network in this installation at the end.
    """
    from condottiere.bots.learned.network import network_in_use, save
    from condottiere.bots.search.player import COMPACT

    from .distil import Pupil
    from .distil import distil as learn

    with naming_file(out):
        files.check_replaceable(out)
    pupil = Pupil(seed=seed)
    for progress in learn(pupil, network_in_use(), decisions, seed, threads or available_cpus()):
        print(progress, flush=True)
    for path in (out, COMPACT) if install else (out,):
        with naming_file(path), files.replacing(path) as fresh:
            save(pupil.layers, fresh)
    return 0


@app.command
@report_errors
def value_network(
    *,
    out: Path,
    positions: Annotated[int, AtLeastOne] = 600_000,
    iterations: Annotated[int, AtLeastOne] = 200,
    threads: Annotated[int | None, AtLeastOne] = None,
    seed: Seed = 1,
    install: Switch = False,
) -> int:
    """Fit the network that estimates who will win where a playout stops, to games by the compact network.

    Parameters
    ----------
    out
        File for the network.
    positions
        How many positions to train on; a twentieth more are held out to test it.
    iterations
        The most steps of the optimiser.
    threads
        How many threads play; as many as there are cores by default.
    seed
        The random seed.
    install
        Use the network in this installation at the end.
    """
    from condottiere.bots.search.value_network import NETWORK

    from .value_network import save

    paths = (out, NETWORK) if install else (out,)
    for path in paths:
        with naming_file(path):
            files.check_replaceable(path)
    try:
        network = _fitted_network(positions, iterations, seed, threads or available_cpus())
    except KeyboardInterrupt:
        return complain("stopped; nothing is kept, and the network in use stays as it is")
    for path in paths:
        with naming_file(path), files.replacing(path) as fresh:
            save(network, fresh)
    return 0


def _fitted_network(positions: int, iterations: int, seed: int, threads: int) -> "Network":
    """Play games, fit a network, and print its Brier score on held-out positions."""
    from .value_network import UNITS, brier, collect_samples, train, uniform_network

    print(f"Playing games until {positions:,} positions are found ...", file=sys.stderr)
    samples = collect_samples(positions, seed, threads)
    held_out = collect_samples(max(positions // 20, 1000), seed + 1000, threads)
    print(f"Brier score of equal chances: {brier(uniform_network(), held_out):.4f}", flush=True)

    def report(iteration: int, network: "Network") -> None:
        if iteration % REPORT_EVERY == 0 or iteration == iterations:
            print(f"iteration {iteration}: {brier(network, held_out):.4f}", flush=True)

    return train(samples, UNITS, iterations, seed, report)
