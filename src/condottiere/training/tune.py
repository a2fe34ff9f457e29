"""Tuning the weights of `expert` in games against itself, its predecessors and other card prices.

Two steps alternate. The odds to win a battle or the game are fitted to outcomes of games (`logit`). All other
weights of the candidate follow the gradient of victories (`spsa`) with steps of Adam. Every CHALLENGE_EVERY
generations a match decides whether the candidate replaces the champion.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from condottiere.bots.evaluation import weight_layout
from condottiere.bots.evaluation import weights as weights_in_use
from condottiere.bots.evaluation.weights import TableKind, name_of, weights_for
from condottiere.bots.search.policy import Numbers
from condottiere.compiled.playouts import template
from condottiere.cpus import map_on_threads
from condottiere.rules import Options

from . import files
from .logit import calibrate_chances, refit_odds
from .self_play import contest
from .spsa import gradient

PAIRS: Final = 4000
"""Pairs of games in a generation."""
PAIRS_PER_TASK: Final = 250
"""Pairs of games that one thread plays under the same options, as one task."""
REFIT_EVERY: Final = 25
"""The number of generations between two fits of the odds."""
CHALLENGE_EVERY: Final = 100
"""The number of generations between two challenges of the champion."""
POSITIONS: Final = 40_000
"""The number of positions for one fit."""
MIXTURE: Final = 16
"""The number of random options in one fit."""
PRIOR_PRECISION: Final = 0.004
"""The precision of the prior around the weights before a fit, per outcome; see `logit.fit`."""
PRICE_MULTIPLIERS: Final = (0.3, 0.6, 1.8)
"""The champion also plays against the candidate with its card prices multiplied by these."""
MAX_EARLIER_CHAMPIONS: Final = 4
"""The number of latest earlier champions that play against the candidate."""
TABLES: Final = 100
"""The number of sets of opponents in a challenge."""
ROUNDS_PER_SEAT: Final = 40
"""The number of games of each from every seat against one set of opponents in a challenge."""
PROMOTION_STANDARD_ERRORS: Final = 2.0
"""The number of standard errors by which the candidate must be better than the champion."""

_FITTED: Final = [
    *range(weight_layout.FIRST_GAME_WEIGHT, weight_layout.FIRST_GAME_WEIGHT + weight_layout.GAME_WEIGHTS),
    *range(
        weight_layout.FIRST_BATTLE_WEIGHT, weight_layout.FIRST_BATTLE_WEIGHT + weight_layout.BATTLE_WEIGHTS
    ),
]
_CALIBRATION: Final = [
    *range(
        weight_layout.FIRST_CALIBRATION_WEIGHT,
        weight_layout.FIRST_CALIBRATION_WEIGHT + weight_layout.CALIBRATION_WEIGHTS,
    )
]


class Tuning(msgspec.Struct):
    """The state of the tuning of weights for one kind of table."""

    seats: int
    draw_after_battle: bool
    hidden_cards: bool
    champion: list[float]
    # Stored as `climber`: saved tunings have this name.
    candidate: list[float] = msgspec.field(name="climber")
    average: list[float]
    """The average of the latest candidates, which challenges the champion."""
    momentum: list[float]
    noise: float = 0.0
    """The running mean square of the gradient."""
    generation: int = 0
    earlier: list[list[float]] = []


class GenerationResult(msgspec.Struct, frozen=True):
    """The result of a generation, and of its challenge if it had one."""

    generation: int
    slope: float
    """The norm of the gradient, in victories per step."""
    better: float | None = None
    """The candidate's share of wins less the champion's; None without a challenge."""
    error: float = 0.0
    """The standard error of `better`."""
    promoted: bool = False

    def __str__(self) -> str:
        text = f"generation {self.generation}, slope {self.slope:.3f}"
        if self.better is None:
            return text
        verdict = "the new champion" if self.promoted else "not surely better"
        return f"{text}: wins {self.better:+.1%} more (+-{self.error:.1%}) than the champion, {verdict}"


def new_tuning(kind: TableKind) -> Tuning:
    """Begin a tuning from the weights in use."""
    start = list(weights_for(kind))
    drawn, hidden = bool(kind.draw_after_battle), bool(kind.hidden_cards)
    return Tuning(kind.seats, drawn, hidden, start, start, start, [0.0] * weight_layout.WEIGHTS)


def load(path: Path, kind: TableKind) -> Tuning:
    """Load a saved tuning. Raises ValueError if it is not one, or is for other tables or weights."""
    try:
        tuning = msgspec.json.decode(path.read_bytes(), type=Tuning)
    except msgspec.DecodeError as error:
        raise ValueError("no tuning was kept here; name another file") from error
    if name_of(tuning) != name_of(kind):
        raise ValueError(f"this tuning is for {name_of(tuning)}, and not for {name_of(kind)}")
    rows = (tuning.champion, tuning.candidate, tuning.average, tuning.momentum, *tuning.earlier)
    if any(len(row) != weight_layout.WEIGHTS for row in rows):
        raise ValueError("this tuning is of other weights than there are today; begin anew in another file")
    return tuning


def save(tuning: Tuning, path: Path) -> None:
    """Save a tuning in a file. Raises OSError."""
    with files.replacing(path) as fresh:
        fresh.write_bytes(msgspec.json.encode(tuning))


def install(tuning: Tuning) -> None:
    """Write the champion into the weights in use of this installation."""
    weights_in_use.forget()  # another process may have installed weights since this one began
    files.save_weights({**weights_in_use.in_use(), name_of(tuning): tuning.champion})


def prepare(tuning: Tuning, seed: int, workers: int) -> None:
    """Fit the odds of the champion to its games, the first step of every tuning."""
    rng = random.Random(f"{seed} {tuning.seats}")
    options = [some_options(tuning, rng) for _ in range(MIXTURE)]
    players = np.concatenate([[tuning.champion], opponents(tuning)])
    fitted = refit_odds(options, players, 2 * POSITIONS, PRIOR_PRECISION, rng.getrandbits(40), workers)
    champion = calibrate_chances(options, fitted, POSITIONS, rng.getrandbits(40), workers).tolist()
    tuning.champion = tuning.candidate = tuning.average = champion


def improve(tuning: Tuning, seed: int, workers: int, last: int | None = None) -> Iterator[GenerationResult]:
    """Continue a tuning to generation `last`, after which the champion is challenged; yield each result.

    `tuning` is up to date at every result; a generation that Ctrl-C interrupts is lost. With `last` 0, a new
    tuning is only prepared.
    """
    if tuning.generation == 0:
        prepare(tuning, seed, workers)
    while last is None or tuning.generation < last:
        ahead = msgspec.structs.replace(tuning)
        rng = random.Random(f"{seed} {tuning.seats} {tuning.generation}")
        if ahead.generation % REFIT_EVERY == 0 and ahead.generation > 0:
            _refit(ahead, rng, workers)
        slope = _ascend(ahead, rng, workers)
        ahead.generation += 1
        result = GenerationResult(ahead.generation, slope)
        if ahead.generation % CHALLENGE_EVERY == 0 or ahead.generation == last:
            better, error = challenge(ahead, rng, workers)
            promoted = better > PROMOTION_STANDARD_ERRORS * error
            if promoted:
                promote(ahead, rng, workers)
            result = GenerationResult(ahead.generation, slope, better, error, promoted)
        _commit(tuning, ahead)
        yield result


def _commit(tuning: Tuning, ahead: Tuning) -> None:
    """Copy the new state at once: Python handles Ctrl-C only at calls and loops, and here are none."""
    tuning.champion = ahead.champion
    tuning.candidate = ahead.candidate
    tuning.average = ahead.average
    tuning.momentum = ahead.momentum
    tuning.noise = ahead.noise
    tuning.generation = ahead.generation
    tuning.earlier = ahead.earlier


def promote(tuning: Tuning, rng: random.Random, workers: int) -> None:
    """Make the average candidate the champion, with recalibrated chances."""
    options = [some_options(tuning, rng) for _ in range(MIXTURE)]
    average = np.array(tuning.average)
    champion = calibrate_chances(options, average, POSITIONS, rng.getrandbits(40), workers).tolist()
    tuning.earlier, tuning.champion = [*tuning.earlier, tuning.champion][-MAX_EARLIER_CHAMPIONS:], champion


def some_options(tuning: Tuning, rng: random.Random) -> Options:
    """Choose random options of the tuning's kind of table, sometimes with other optional rules."""
    more = rng.random() < 0.4
    return Options(
        seats=tuning.seats,
        draw_after_battle=tuning.draw_after_battle,
        hidden_cards=tuning.hidden_cards,
        bigger_kingdoms=more and rng.random() < 0.4,
        capturing_regions=more and rng.random() < 0.4,
        points=20 if more and rng.random() < 0.15 else None,
    )


def opponents(tuning: Tuning) -> Numbers:
    """The champion, itself with other card prices, and earlier champions: shape (any, WEIGHTS)."""
    rows = [np.array(tuning.champion)]
    for multiplier in PRICE_MULTIPLIERS:
        row = np.array(tuning.champion)
        row[[weight_layout.PRICE_FACTOR, weight_layout.PRICE_FACTOR_RIVALS]] *= multiplier
        rows.append(row)
    return np.array([*rows, *tuning.earlier])


def step_sizes(weights: Numbers) -> Numbers:
    """The step of each weight in a perturbation; 0 for weights that are fitted."""
    sizes: Numbers = 0.15 * np.abs(weights) + 0.02
    moments = slice(weight_layout.TIMING, weight_layout.AFTER_TIMING)
    sizes[moments] = np.maximum(0.1 * np.abs(weights[moments]), 0.25)
    sizes[_FITTED + _CALIBRATION] = 0.0
    return sizes


def _refit(tuning: Tuning, rng: random.Random, workers: int) -> None:
    options = [some_options(tuning, rng) for _ in range(MIXTURE)]
    players = np.concatenate([[tuning.candidate], opponents(tuning)])
    fitted = refit_odds(options, players, POSITIONS, PRIOR_PRECISION, rng.getrandbits(40), workers)
    tuning.candidate = fitted.tolist()
    average = np.array(tuning.average)
    average[_FITTED] = fitted[_FITTED]
    tuning.average = average.tolist()


def _ascend(tuning: Tuning, rng: random.Random, workers: int) -> float:
    """Take a step of gradient ascent; return the norm of the gradient."""
    candidate = np.array(tuning.candidate)
    sizes = step_sizes(candidate)
    pool = opponents(tuning)
    tasks = [(some_options(tuning, rng), rng.getrandbits(40)) for _ in range(PAIRS // PAIRS_PER_TASK)]

    def run_task(task: tuple[Options, int]) -> tuple[Numbers, int]:
        return gradient(template(task[0]), candidate, sizes, pool, PAIRS_PER_TASK, task[1])

    results = map_on_threads(run_task, tasks, workers)
    slope = sum((result[0] for result in results), np.zeros(weight_layout.WEIGHTS)) / (
        2 * sum(result[1] for result in results)
    )
    slope[_FITTED + _CALIBRATION] = 0.0
    _adam_step(tuning, candidate, sizes, slope)
    return float(np.linalg.norm(slope))


def _adam_step(tuning: Tuning, candidate: Numbers, sizes: Numbers, slope: Numbers) -> None:
    """Take a step of Adam (Kingma and Ba, 2015), with one scale for all weights, which are equally noisy."""
    momentum = 0.9 * np.array(tuning.momentum) + 0.1 * slope
    tuning.noise += (0.05 if tuning.generation else 1.0) * (float(np.mean(slope**2)) - tuning.noise)
    pace = 0.3 / (1.0 + tuning.generation / 40.0) ** 0.8
    moved = candidate + pace * sizes * np.clip(momentum / (tuning.noise**0.5 + 1e-9), -3.0, 3.0)
    moved[weight_layout.BLOCKED] = max(moved[weight_layout.BLOCKED], 0.01)
    tuning.momentum = momentum.tolist()
    tuning.candidate = moved.tolist()
    share = max(0.03, 1.0 / (tuning.generation + 1))
    tuning.average = (np.array(tuning.average) * (1 - share) + moved * share).tolist()


def challenge(tuning: Tuning, rng: random.Random, workers: int) -> tuple[float, float]:
    """Return the candidate's share of wins less the champion's, and its standard error.

    Both play the same deals at the same tables, each alone among opponents of all kinds.
    """
    pool = opponents(tuning)
    tasks = [
        (
            some_options(tuning, rng),
            rng.getrandbits(40),
            [rng.randrange(len(pool)) for _ in range(tuning.seats - 1)],
        )
        for _ in range(TABLES)
    ]

    def run_task(task: tuple[Options, int, list[int]]) -> float:
        options, seed, others = task
        games = ROUNDS_PER_SEAT * tuning.seats
        won = []
        for player in (tuning.average, tuning.champion):
            wins = contest(template(options), np.array([player, *pool[others]]), games, seed)
            won.append(float(wins[0]) / games)
        return won[0] - won[1]

    differences = np.array(map_on_threads(run_task, tasks, workers))
    return float(differences.mean()), float(differences.std() / len(differences) ** 0.5)
