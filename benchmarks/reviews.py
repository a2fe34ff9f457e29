"""Whether what a review calls a mistake is one, and how many mistakes it finds.

Bots of different strength play games, with optional rules in every second one. Some choices of each game are
appraised as in its review, and judged again in other and more worlds: by the same playouts, which tells what
chance makes of an appraisal; and what was called a mistake also by playouts in which all seats act by the
evaluation of `expert`, which tells how far a mistake is one for other players, too.
"""

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Annotated, Final

import msgspec
import numpy as np
from cyclopts import Parameter, validators

from condottiere.bots import make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.appraisal import LEAST, appraise
from condottiere.bots.judge.evidence import Difference, by_search, try_actions
from condottiere.bots.judge.judge import ERRORS, WORLDS, seed_of, with_chances
from condottiere.bots.levels import LEVELS
from condottiere.record.file import record_of
from condottiere.record.game import Game
from condottiere.record.position import options_text
from condottiere.record.review.course import Choice, choices, course
from condottiere.record.review.playback import Playback
from condottiere.rules import Options
from condottiere.rules.options import SWITCHES

BOTS: Final = ("naive", "expert", *(level.spec for level in LEVELS if level.spec.startswith("learned")))
OTHERS: Final = 2400
"""In how many other worlds a loss is judged."""
GREAT: Final = 0.05
"""A loss that a review should find."""
Count = Annotated[int, Parameter(validator=validators.Number(gte=1))]


class Checked(msgspec.Struct):
    """A choice, as its review appraises it and as it is judged in other worlds."""

    moment: int
    phase: str
    told: float
    """What its review says that it cost; 0 if it was as good as the best."""
    loss: Difference
    """What it cost in other worlds."""
    by_expert: Difference | None
    """The same if all act by the evaluation; None if the review calls it no mistake."""


class Reviewed(msgspec.Struct):
    """A game, and some of its choices."""

    seats: int
    options: str
    seed: int
    checked: list[Checked]


def review(seats: int, seed: int, number: int) -> Reviewed:
    """Play a game of bots of different strength, and check this many of its choices."""
    rng = random.Random(10 * seed + seats)
    rules = {rule: rng.random() < 0.5 for rule in SWITCHES} if seed % 2 == 0 else {}
    game = Game.new(Options(seats=seats, **rules), seed=rng.getrandbits(32))
    bots = [make_bot(rng.choice(BOTS), rng.getrandbits(32)) for _ in range(seats)]
    while not game.over:
        if not game.proceed():
            assert game.turn is not None
            game.play(bots[game.turn].decide(game.view(game.turn)).code)
    made = choices(course(Playback(record_of(game))))
    some = sorted(rng.sample(range(len(made)), min(number, len(made))))
    return Reviewed(seats, options_text(game.options), seed, [check(made[one]) for one in some])


def check(choice: Choice) -> Checked:
    """Appraise a choice, and judge it again. What is the best, too, is found in worlds of its own."""
    view, code = choice.view, choice.code
    observation, seed = observation_of(view), seed_of(view)
    better = appraise(view, code)
    by_expert = None
    if better.better is not None:
        pair = np.array([better.better.code, code], np.int64)
        expert = try_actions(observation, pair, OTHERS, seed ^ 4, by_network=False)
        by_expert = with_chances(expert, observation).difference(0, 1)
    else:
        tried = with_chances(by_search(view, observation, WORLDS, seed ^ 2), observation)
        best = tried.codes[int(np.argmax(tried.mean(tried.shares)))]
        pair = np.array([best, code], np.int64)
    other = with_chances(try_actions(observation, pair, OTHERS, seed ^ 3), observation)
    loss = other.difference(0, 1) if pair[0] != code else Difference(0.0, 0.0)
    return Checked(choice.moment, view.phase.name.lower(), better.cost, loss, by_expert)


def reviews(
    *,
    seats: Annotated[tuple[int, ...], Parameter(consume_multiple=True)] = (2, 3, 4, 5, 6),
    games: Count = 20,
    choices: Count = 16,
    seed: int = 1,
    out: Path = Path("reviews.jsonl"),
) -> None:
    """Appraise choices of games of bots as reviews do, and judge them again in other and more worlds.

    Parameters
    ----------
    seats
        The numbers of seats, played in turn.
    games
        How many games of each number of seats; those that the file has already are not played again.
    choices
        How many choices of each game, drawn at random.
    seed
        What the first game follows from; those from even seeds have optional rules.
    out
        The file to which each game is added as it ends.
    """
    lines = out.read_bytes().splitlines() if out.exists() else []
    known = [msgspec.json.decode(line, type=Reviewed) for line in lines]
    done = {(one.seats, one.seed) for one in known}
    for number in range(seed, seed + games):
        for count in seats:
            if (count, number) not in done:
                known.append(review(count, number, choices))
                with out.open("ab") as file:
                    file.write(msgspec.json.encode(known[-1]) + b"\n")
                print(f"{count} seats, game {number}", file=sys.stderr)
    report(known)


def report(games: Sequence[Reviewed]) -> None:
    """Print a row for each kind of table, with 95 % intervals clustered by game."""
    print(f"| Table | Games | Choices | {' | '.join(COLUMNS)} |\n|---|{(len(COLUMNS) + 2) * '---:|'}")
    for name, some in _tables(games):
        cells = [_mean(some, *column) for column in COLUMNS.values()]
        print(f"| {name} | {len(some)} | {sum(len(one.checked) for one in some)} | {' | '.join(cells)} |")


def _tables(games: Sequence[Reviewed]) -> Iterator[tuple[str, list[Reviewed]]]:
    for seats in sorted({one.seats for one in games}):
        yield f"{seats} seats", [one for one in games if one.seats == seats]
    yield "no optional rule", [one for one in games if not one.options]
    yield "optional rules", [one for one in games if one.options]
    yield "all", [*games]


def _mean(games: Sequence[Reviewed], of: Callable[[Checked], float], among: Callable[[Checked], bool]) -> str:
    """The mean of something over some of the choices, in hundredths."""
    found = [[of(one) for one in game.checked if among(one)] for game in games]
    counts, sums = np.array([*map(len, found)]), np.array([*map(sum, found)])
    if counts.sum() == 0:
        return "–"
    mean = sums.sum() / counts.sum()
    squares = float(((sums - mean * counts) ** 2).sum()) * len(games) / max(1, len(games) - 1)
    error = sqrt(squares) / counts.sum()
    return f"{100 * mean:.1f} ± {196 * error:.1f}"


def _is_called(one: Checked) -> bool:
    return one.told > 0.0


def _costs(loss: Difference | None) -> bool:
    return loss is not None and loss.mean > ERRORS * loss.error


COLUMNS: Final[dict[str, tuple[Callable[[Checked], float], Callable[[Checked], bool]]]] = {
    "Called mistakes, %": (_is_called, lambda _: True),
    "Told loss, points": (lambda one: one.told, _is_called),
    "Found": (lambda one: one.loss.mean, _is_called),
    "By expert": (lambda one: one.by_expert.mean if one.by_expert else 0.0, _is_called),
    "A loss, %": (lambda one: _costs(one.loss), _is_called),
    "Of 3 points, %": (lambda one: one.loss.mean >= LEAST, _is_called),
    "A loss by expert, %": (lambda one: _costs(one.by_expert), _is_called),
    "Of losses above 5 points, called so, %": (_is_called, lambda one: one.loss.mean > GREAT),
}
