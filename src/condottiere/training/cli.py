"""`condottiere tune`: how the numbers that bots judge by are made."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Annotated, ParamSpec

from cyclopts import App, Parameter, validators

from condottiere.bots.errors import BotError, without_numba
from condottiere.bots.evaluation import weights
from condottiere.cpus import available_cpus
from condottiere.rules import Options

from . import files

app = App(name="tune", help="Make the numbers that bots judge by.")

AtLeastOne = Parameter(validator=validators.Number(gte=1))
Seats = Annotated[int, Parameter(validator=validators.Number(gte=2, lte=6))]
Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**32))]
Switch = Annotated[bool, Parameter(negative="", show_default=False)]
Params = ParamSpec("Params")


class CannotTune(Exception):
    """What is wrong with a file. The message is one line, which names it."""


def report_errors(command: Callable[Params, int]) -> Callable[Params, int]:
    """A command that needs Numba, and says in one line what is wrong."""

    @wraps(command)
    def run(*words: Params.args, **options: Params.kwargs) -> int:
        try:
            if trouble := without_numba("condottiere tune"):
                raise trouble
            return command(*words, **options)
        except (BotError, CannotTune) as complaint:
            return complain(str(complaint))
        except ModuleNotFoundError as error:
            if (error.name or "").partition(".")[0] != "scipy":
                raise
            return complain("scipy is not installed: pip install 'condottiere[arena]'")

    return run


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """What goes wrong here is wrong with this file. Raises CannotTune."""
    try:
        yield
    except OSError as error:
        raise CannotTune(f"{path}: {error.strerror or error}") from error
    except ValueError as error:
        raise CannotTune(f"{path}: {error}") from error


@app.command
@report_errors
def expert(
    *,
    out: Path,
    seats: Seats = 4,
    draw_after_battle: Switch = False,
    hidden_cards: Switch = False,
    generations: Annotated[int, Parameter(validator=validators.Number(gte=0))] = 400,
    seed: Seed = 1,
    workers: Annotated[int | None, AtLeastOne] = None,
    install: Switch = False,
) -> int:
    """Tune the judgement of 'expert' in games against itself. Ctrl-C stops, and keeps the best so far.

    Parameters
    ----------
    out
        File that everything is kept in; if it is there, the tuning goes on where it stopped.
    seats
        The number of seats that the weights are for.
    draw_after_battle
        R12: weights for tables with this optional rule.
    hidden_cards
        R15: weights for tables with this optional rule.
    generations
        Steps in all, those of earlier runs included; one takes 8,000 games. After every hundredth and the
        last, an examination decides whether what was found is better. With 0, only the odds are fitted to
        what came of games.
    seed
        What the games follow from.
    workers
        How many threads play; as many as there are cores unless given.
    install
        Bring the result into use.
    """
    from . import tune

    options = Options(seats=seats, draw_after_battle=draw_after_battle, hidden_cards=hidden_cards)
    threads = workers or available_cpus()
    if install:
        with naming_file(weights.FILE):
            files.check_replaceable(weights.FILE)
    with naming_file(out):
        course = tune.load(out, options) if out.exists() else tune.begin(options)
        if generations == 0 < course.generation:
            reached = f"this tuning has reached generation {course.generation}"
            raise ValueError(f"{reached}, which --generations 0 would throw away; name another file")
        tune.save(course, out)
    try:
        if course.generation >= generations > 0:
            print(f"condottiere: generation {course.generation} was reached before", file=sys.stderr)
        for step in tune.climb(course, seed, threads, generations):
            print(step, flush=True)
            if step.generation % 10 == 0:
                with naming_file(out):
                    tune.save(course, out)
    except KeyboardInterrupt:
        print("condottiere: stopped; the champion so far is kept", file=sys.stderr)
    with naming_file(out):
        tune.save(course, out)
    if install:
        with naming_file(weights.FILE):
            tune.install(course)
    return 0


@app.command
@report_errors
def standing(
    *,
    out: Path | None = None,
    positions: Annotated[int, AtLeastOne] = 600_000,
    units: Annotated[int, AtLeastOne] = 32,
    epochs: Annotated[int, AtLeastOne] = 12,
    seed: Seed = 1,
    workers: Annotated[int | None, AtLeastOne] = None,
) -> int:
    """Fit the network that judges where a playout of 'search' is cut to games between experts.

    Parameters
    ----------
    out
        File for the network; without it the new one comes into use.
    positions
        From how many positions it learns; a twentieth more are kept apart to examine it.
    units
        Its hidden units.
    epochs
        How often it sees each position.
    seed
        What the games and the learning follow from.
    workers
        How many threads play; as many as there are cores unless given.
    """
    from condottiere.bots.search.value_network import NETWORK

    from . import value_net

    threads = workers or available_cpus()
    path = out or NETWORK
    with naming_file(path):
        files.check_replaceable(path)
    print(f"Playing games until {positions:,} positions are found ...", file=sys.stderr)
    try:
        samples = value_net.collect_samples(positions, seed, threads)
        held_out = value_net.collect_samples(max(positions // 20, 1000), seed + 1000, threads)
        uniform = value_net.brier(value_net.uniform_network(), held_out)
        print(f"Brier score of equal chances: {uniform:.4f}", flush=True)
        for epoch, network in enumerate(value_net.train(samples, units, epochs, seed), 1):
            print(f"epoch {epoch} of {epochs}: {value_net.brier(network, held_out):.4f}", flush=True)
    except KeyboardInterrupt:
        return complain("stopped; nothing is kept, and the network in use stays as it is")
    with naming_file(path), files.replacing(path) as written:
        value_net.save(network, written)
    return 0


def complain(what: str) -> int:
    """Say what is wrong; returns the exit status."""
    print(f"condottiere: {what}", file=sys.stderr)
    return 1
