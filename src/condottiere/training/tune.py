"""How the weights of `expert` are found: games against itself, in other moods, and as it was before.

Two things go on in turn. The odds to win a battle or the game are fitted to what came of played ones
(`logit`). All other weights climb towards more victories by simultaneous perturbation (`spsa`) with
Adam's momentum. Every so often an examination decides whether the climber replaces the champion.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from condottiere.bots.evaluation import weights as kept
from condottiere.bots.evaluation.weight_layout import (
    AFTER_TIMING,
    BLOCKED,
    GAME,
    GAME_NUMBER,
    ODDS,
    ODDS_NUMBER,
    STATED,
    STATED_NUMBER,
    THRIFT,
    THRIFT_RIVALS,
    TIMING,
    WEIGHTS,
)
from condottiere.bots.evaluation.weights import Agreement, name_of, weights_for
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
PART: Final = 250
"""Pairs that are played under the same options."""
REFIT: Final = 25
"""Generations from one fit of the odds to the next."""
EXAMINATION: Final = 100
"""Generations from one examination to the next."""
POSITIONS: Final = 40_000
"""Positions for one fit."""
MIXTURE: Final = 16
"""Choices of options in one fit."""
TRUST: Final = 0.004
"""The `trust` of a fit; see `logit.fit`."""
MOODS: Final = (0.3, 0.6, 1.8)
"""How thrifty the champion also plays against the climber, as multiples of what it is."""
REMEMBERED: Final = 4
"""How many earlier champions play against the climber."""
TABLES: Final = 100
"""Different companies in an examination."""
ROUNDS: Final = 40
"""How often each candidate plays from each seat in one company of an examination."""
SURE: Final = 2.0
"""By how many standard errors the climber must be better than the champion."""

_FITTED: Final = [*range(GAME, GAME + GAME_NUMBER), *range(ODDS, ODDS + ODDS_NUMBER)]
_STATED: Final = [*range(STATED, STATED + STATED_NUMBER)]


class Course(msgspec.Struct):
    """How far the tuning for one agreement has come."""

    seats: int
    draw_after_battle: bool
    hidden_cards: bool
    champion: list[float]
    climber: list[float]
    average: list[float]
    """The average of the latest climbers, which is what is examined."""
    momentum: list[float]
    noise: float = 0.0
    """The mean square of a slope."""
    generation: int = 0
    earlier: list[list[float]] = []


class Step(msgspec.Struct, frozen=True):
    """What a generation came to."""

    generation: int
    slope: float
    """How steep the slope was, in victories a step."""
    better: float | None = None
    """How much more of its games the climber wins than the champion; None without examination."""
    error: float = 0.0
    promoted: bool = False

    def __str__(self) -> str:
        text = f"generation {self.generation}, slope {self.slope:.3f}"
        if self.better is None:
            return text
        verdict = "the new champion" if self.promoted else "not surely better"
        return f"{text}: wins {self.better:+.1%} more (+-{self.error:.1%}) than the champion, {verdict}"


def begin(agreement: Agreement) -> Course:
    """A course from the weights in use."""
    start = list(weights_for(agreement))
    drawn, hidden = bool(agreement.draw_after_battle), bool(agreement.hidden_cards)
    return Course(agreement.seats, drawn, hidden, start, start, start, [0.0] * WEIGHTS)


def load(path: Path, agreement: Agreement) -> Course:
    """A course that was saved. Raises ValueError if it is none, or for another agreement or other weights."""
    try:
        course = msgspec.json.decode(path.read_bytes(), type=Course)
    except msgspec.DecodeError as error:
        raise ValueError("no tuning was kept here; name another file") from error
    if name_of(course) != name_of(agreement):
        raise ValueError(f"this tuning is for {name_of(course)}, and not for {name_of(agreement)}")
    rows = (course.champion, course.climber, course.average, course.momentum, *course.earlier)
    if any(len(row) != WEIGHTS for row in rows):
        raise ValueError("this tuning is of other weights than there are today; begin anew in another file")
    return course


def save(course: Course, path: Path) -> None:
    """Keep a course in a file."""
    with files.replacing(path) as fresh:
        fresh.write_bytes(msgspec.json.encode(course))


def install(course: Course) -> None:
    """Make the champion the weights in use, in this package itself."""
    kept.forget()  # others may have installed theirs since this process began
    files.save_weights({**kept.in_use(), name_of(course): course.champion})


def prepare(course: Course, seed: int, workers: int) -> None:
    """Let the champion's odds fit its games; so every course begins."""
    rng = random.Random(f"{seed} {course.seats}")
    options = [some_options(course, rng) for _ in range(MIXTURE)]
    players = np.concatenate([[course.champion], opponents(course)])
    fitted = refit_odds(options, players, 2 * POSITIONS, TRUST, rng.getrandbits(40), workers)
    champion = calibrate_chances(options, fitted, POSITIONS, rng.getrandbits(40), workers).tolist()
    course.champion = course.climber = course.average = champion


def climb(course: Course, seed: int, workers: int, last: int | None = None) -> Iterator[Step]:
    """Go on with a course, generation after generation, to the last, which is examined too.

    `course` is up to date at every step. What was begun when Ctrl-C comes has not happened. With 0 as the
    last, a new course is prepared, and no more.
    """
    if course.generation == 0:
        prepare(course, seed, workers)
    while last is None or course.generation < last:
        ahead = msgspec.structs.replace(course)
        rng = random.Random(f"{seed} {course.seats} {course.generation}")
        if ahead.generation % REFIT == 0 and ahead.generation > 0:
            _refit(ahead, rng, workers)
        slope = _generation(ahead, rng, workers)
        ahead.generation += 1
        step = Step(ahead.generation, slope)
        if ahead.generation % EXAMINATION == 0 or ahead.generation == last:
            better, error = examine(ahead, rng, workers)
            promoted = better > SURE * error
            if promoted:
                promote(ahead, rng, workers)
            step = Step(ahead.generation, slope, better, error, promoted)
        _commit(course, ahead)
        yield step


def _commit(course: Course, ahead: Course) -> None:
    """Take over what changes in a generation, all at once: Python heeds Ctrl-C at calls and loops alone."""
    course.champion = ahead.champion
    course.climber = ahead.climber
    course.average = ahead.average
    course.momentum = ahead.momentum
    course.noise = ahead.noise
    course.generation = ahead.generation
    course.earlier = ahead.earlier


def promote(course: Course, rng: random.Random, workers: int) -> None:
    """The climber becomes the champion, and learns to state its chances."""
    options = [some_options(course, rng) for _ in range(MIXTURE)]
    average = np.array(course.average)
    champion = calibrate_chances(options, average, POSITIONS, rng.getrandbits(40), workers).tolist()
    course.earlier, course.champion = [*course.earlier, course.champion][-REMEMBERED:], champion


def some_options(course: Course, rng: random.Random) -> Options:
    """What the course is for, mostly with none of the other optional rules, else with some of them."""
    more = rng.random() < 0.4
    return Options(
        seats=course.seats,
        draw_after_battle=course.draw_after_battle,
        hidden_cards=course.hidden_cards,
        bigger_kingdoms=more and rng.random() < 0.4,
        capturing_regions=more and rng.random() < 0.4,
        points=20 if more and rng.random() < 0.15 else None,
    )


def opponents(course: Course) -> Numbers:
    """The champion, in several moods, and earlier ones: shape (any, WEIGHTS)."""
    rows = [np.array(course.champion)]
    for mood in MOODS:
        row = np.array(course.champion)
        row[[THRIFT, THRIFT_RIVALS]] *= mood
        rows.append(row)
    return np.array([*rows, *course.earlier])


def step_sizes(weights: Numbers) -> Numbers:
    """By how much each weight is moved to see what that changes; 0 for those that are fitted."""
    sizes: Numbers = 0.15 * np.abs(weights) + 0.02
    moments = slice(TIMING, AFTER_TIMING)
    sizes[moments] = np.maximum(0.1 * np.abs(weights[moments]), 0.25)
    sizes[_FITTED + _STATED] = 0.0
    return sizes


def _refit(course: Course, rng: random.Random, workers: int) -> None:
    options = [some_options(course, rng) for _ in range(MIXTURE)]
    players = np.concatenate([[course.climber], opponents(course)])
    fitted = refit_odds(options, players, POSITIONS, TRUST, rng.getrandbits(40), workers)
    course.climber = fitted.tolist()
    average = np.array(course.average)
    average[_FITTED] = fitted[_FITTED]
    course.average = average.tolist()


def _generation(course: Course, rng: random.Random, workers: int) -> float:
    """One step uphill; returns how steep it was."""
    climber = np.array(course.climber)
    sizes = step_sizes(climber)
    pool = opponents(course)
    tasks = [(some_options(course, rng), rng.getrandbits(40)) for _ in range(PAIRS // PART)]

    def part(task: tuple[Options, int]) -> tuple[Numbers, int]:
        return gradient(template(task[0]), climber, sizes, pool, PART, task[1])

    parts = map_on_threads(part, tasks, workers)
    slope = sum((part[0] for part in parts), np.zeros(WEIGHTS)) / (2 * sum(part[1] for part in parts))
    slope[_FITTED + _STATED] = 0.0
    _follow(course, climber, sizes, slope)
    return float(np.linalg.norm(slope))


def _follow(course: Course, climber: Numbers, sizes: Numbers, slope: Numbers) -> None:
    """A step of Adam (Kingma and Ba, 2015), with one scale for all weights: they are equally uncertain."""
    momentum = 0.9 * np.array(course.momentum) + 0.1 * slope
    course.noise += (0.05 if course.generation else 1.0) * (float(np.mean(slope**2)) - course.noise)
    pace = 0.3 / (1.0 + course.generation / 40.0) ** 0.8
    moved = climber + pace * sizes * np.clip(momentum / (course.noise**0.5 + 1e-9), -3.0, 3.0)
    moved[BLOCKED] = max(moved[BLOCKED], 0.01)
    course.momentum = momentum.tolist()
    course.climber = moved.tolist()
    share = max(0.03, 1.0 / (course.generation + 1))
    course.average = (np.array(course.average) * (1 - share) + moved * share).tolist()


def examine(course: Course, rng: random.Random, workers: int) -> tuple[float, float]:
    """How much more the climber wins than the champion in the same company; and the standard error.

    Each in turn plays the same deals at the same tables, alone among opponents of all kinds.
    """
    pool = opponents(course)
    tasks = [
        (
            some_options(course, rng),
            rng.getrandbits(40),
            [rng.randrange(len(pool)) for _ in range(course.seats - 1)],
        )
        for _ in range(TABLES)
    ]

    def part(task: tuple[Options, int, list[int]]) -> float:
        options, seed, others = task
        games = ROUNDS * course.seats
        won = []
        for candidate in (course.average, course.champion):
            wins = contest(template(options), np.array([candidate, *pool[others]]), games, seed)
            won.append(float(wins[0]) / games)
        return won[0] - won[1]

    differences = np.array(map_on_threads(part, tasks, workers))
    return float(differences.mean()), float(differences.std() / len(differences) ** 0.5)
