"""Whether the chances that the judge states come true, and change by chance alone.

One seat follows the judge's advice, the others play as it supposes. The chance stated at a decision less that
at the one before is then 0 on average (a martingale), in every phase; the last one changes into the result.
"""

import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Final

import numpy as np
from cyclopts import Parameter, validators

from condottiere.bots import make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.chances import DECIDED, Calibration, calibrated, calibrated_by
from condottiere.bots.judge.evidence import Evidence, by_search
from condottiere.bots.judge.judge import WORLDS, ranked, weigh
from condottiere.bots.search.policy import Numbers, candidate_actions
from condottiere.record.game import Game
from condottiere.record.position import parse_options
from condottiere.rules import Phase, View, decode

FIELD: Final = "expert:temperature=1"
"""The others, as the judge's playouts suppose."""
BINS: Final = 20
MIDDLES: Final = (np.arange(BINS) + 0.5) / BINS
FIGHTING: Final = ("battle", "rescue", "favor")
LONG: Final = 3
"""From this decision of a seat in a battle on, the battle is long."""
Games = Annotated[int, Parameter(validator=validators.Number(gte=1))]


@dataclass(frozen=True, slots=True)
class Stated:
    """A decision of the seat that follows the advice."""

    phase: str
    turn: int
    """The number of its decision in this battle, from 1; 0 outside battles."""
    final: bool
    ended: float
    """The mean share of the victory after the best action, counting only playouts that ended."""
    estimates: list[int]
    """Of the other playouts, how many were estimated at each of BINS shares."""
    worlds: int
    stated: float = 0.0

    def chance(self, state: Callable[[Numbers], Numbers]) -> float:
        """What would be stated if estimates were calibrated so."""
        return self.ended + float(state(MIDDLES) @ np.array(self.estimates)) / self.worlds


@dataclass(frozen=True, slots=True)
class Played:
    """A game, and what was stated in it."""

    seats: int
    options: str
    seed: int
    result: float
    """The share of the victory of the seat that followed the advice."""
    decisions: list[Stated]


def play(seats: int, options: str, seed: int, worlds: int) -> Played:
    """Play a game in which one seat follows the judge."""
    game = Game.new(parse_options(str(seats), options), seed=seed)
    own = random.Random(seed).randrange(seats)
    others = make_bot(FIELD, seed)
    said: list[Stated] = []
    battle, turn = -1, 0
    while not game.over:
        assert game.turn is not None
        view = game.view(game.turn)
        if game.turn != own or len(view.legal) == 1:
            game.play(decode(others.decide(view).code if game.turn != own else view.legal[0]))
            continue
        if view.phase in (Phase.BATTLE, Phase.RESCUE):
            battle, turn = (battle, turn + 1) if view.battles == battle else (view.battles, 1)
        code, stated = follow(view, worlds, turn if view.phase in (Phase.BATTLE, Phase.RESCUE) else 0)
        said.append(stated)
        game.play(decode(code))
    winners = game.outcome.winners if game.outcome else ()
    return Played(seats, options, seed, (own in winners) / max(1, len(winners)), said)


def follow(view: View, worlds: int, turn: int) -> tuple[int, Stated]:
    """The best action, and what is stated of it."""
    observation = observation_of(view)
    raw: list[Numbers] = []

    def gather(*question: Any) -> Evidence:
        evidence = by_search(*question)
        raw.append(evidence.shares)
        return evidence

    evidence = weigh(view, observation, worlds, gather)
    best = ranked(evidence, candidate_actions(observation, view.legal))[0]
    shares = raw[0][best]
    ended = (shares == 0.0) | np.isin(shares, DECIDED)
    return evidence.codes[best], Stated(
        view.phase.name.lower(),
        turn,
        view.final_battle,
        float(shares[ended].sum()) / worlds,
        [*map(int, np.histogram(shares[~ended], BINS, (0.0, 1.0))[0])],
        worlds,
    )


def advice(  # noqa: PLR0913
    *,
    seats: Annotated[tuple[int, ...], Parameter(consume_multiple=True)] = (2, 3, 4, 5, 6),
    options: str = "",
    games: Games = 20,
    seed: int = 1,
    worlds: int = WORLDS,
    out: Path = Path("advice.jsonl"),
    fit: bool = False,
) -> None:
    """Follow the judge's advice in whole games, and see whether what it states comes true.

    Prints for every phase how much the stated chance changes on average until the next decision, with its
    standard error, and for every number of seats the bias and the slope of what is stated.

    Parameters
    ----------
    seats
        The numbers of seats, played in turn.
    options
        The optional rules, as in a position: hidden-cards+points:20.
    games
        How many games of each number of seats; those that the file has already are not played again.
    seed
        What the first game follows from.
    worlds
        In how many worlds the judge tries every action.
    out
        The file to which each game is added as it ends.
    fit
        Print the coefficients that fit all games of the file best.
    """
    done = {(one.seats, one.options, one.seed) for one in read(out)}
    for number in range(seed, seed + games):
        for count in seats:
            if (count, options, number) in done:
                continue
            played = play(count, options, number, worlds)
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
            print(f"{count} seats, game {number}: {len(played.decisions)} decisions", file=sys.stderr)
    known = [*read(out)]
    report(known)
    if fit:
        print_fit(known)


def read(path: Path) -> Iterator[Played]:
    """The games of a file, with what the judge would state now."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        decisions = [Stated(**one) for one in game["decisions"]]
        yield Played(**game | {"decisions": stated_now(game["seats"], decisions)})


def stated_now(seats: int, decisions: Sequence[Stated]) -> list[Stated]:
    """Decisions with what the judge would state of them now."""
    return [
        replace(one, stated=one.chance(partial(calibrated, seats=seats, fighting=one.phase in FIGHTING)))
        for one in decisions
    ]


def changes(games: Iterable[Played]) -> Iterator[tuple[Stated, float]]:
    """By how much what is stated at each decision changes until the next one, or until the result."""
    for game in games:
        later = [*(one.stated for one in game.decisions[1:]), game.result]
        for one, then in zip(game.decisions, later, strict=True):
            yield one, then - one.stated


def report(games: Sequence[Played]) -> None:
    """Print the mean changes by phase, and bias and slope by the number of seats."""
    print("| Phase | Decisions | Mean change, points | Error |\n|---|---:|---:|---:|")
    told = [*changes(games)]
    for name, picks in PARTS.items():
        found = np.array([change for one, change in told if picks(one)])
        if len(found) > 1:
            error = found.std() / np.sqrt(len(found))
            print(f"| {name} | {len(found)} | {100 * found.mean():+.2f} | {100 * error:.2f} |")
    print("\n| Seats | Games | Stated | Won | Bias, points | Error | Slope |")
    print("|---:|---:|---:|---:|---:|---:|---:|")
    for seats in sorted({game.seats for game in games}):
        _print_calibration(str(seats), [game for game in games if game.seats == seats])
    _print_calibration("all", games)


def _print_calibration(name: str, games: Sequence[Played]) -> None:
    """Print how what is stated over a game compares with its result; errors are clustered by game."""
    games = [game for game in games if game.decisions]
    stated = np.array([np.mean([one.stated for one in game.decisions]) for game in games])
    won = np.array([game.result for game in games])
    error = (stated - won).std() / np.sqrt(len(games))
    every = np.array([one.stated for game in games for one in game.decisions])
    results = np.array([game.result for game in games for _ in game.decisions])
    slope = _fitted(lambda use: calibrated_by(use, every), results).slope
    print(
        f"| {name} | {len(games)} | {100 * stated.mean():.1f} | {100 * won.mean():.1f} "
        f"| {100 * (stated - won).mean():+.1f} | {100 * error:.1f} | {slope:.2f} |"
    )


PARTS: Final[dict[str, Callable[[Stated], bool]]] = {
    "site": lambda one: one.phase == "site",
    "battle": lambda one: one.turn > 0,
    "battle, first decision": lambda one: one.turn == 1,
    "battle, from the third decision on": lambda one: one.turn >= LONG,
    "final battle": lambda one: one.final,
    "favor": lambda one: one.phase == "favor",
    "hand, keeping, drawing": lambda one: one.phase in ("hand", "keep", "draw"),
    "all": lambda _: True,
}


def print_fit(games: Sequence[Played]) -> None:
    """Print the calibrations that fit the results best."""
    _print_fit("OF_TWO", [game for game in games if game.seats == 2])
    _print_fit("OF_MORE", [game for game in games if game.seats > 2])


def _print_fit(name: str, games: Sequence[Played]) -> None:
    found = [(one, game.result) for game in games for one in game.decisions]
    if not found:
        return
    counts = np.array([one.estimates for one, _ in found]) / np.array([[one.worlds] for one, _ in found])
    ended = np.array([one.ended for one, _ in found])

    def state(use: Calibration) -> Numbers:
        chances: Numbers = ended + counts @ calibrated_by(use, MIDDLES)
        return chances

    use = _fitted(state, np.array([result for _, result in found]))
    print(f"{name}: {len(found)} decisions, {use.constant:.2f}, {use.slope:.2f}")


def _fitted(state: Callable[[Calibration], Numbers], results: Numbers) -> Calibration:
    """The calibration under which the results are the likeliest, to a hundredth."""
    best, step = np.array([0.0, 1.0]), 0.64
    while step > 0.005:
        around = [best + step * np.array(move) for move in product((-1, 0, 1), repeat=2)]
        nearer = max(around, key=lambda use: _likelihood(state(Calibration(*use)), results))
        best, step = nearer, step / 2 if np.array_equal(nearer, best) else step
    return Calibration(*map(float, best))


def _likelihood(chances: Numbers, results: Numbers) -> float:
    within = np.clip(chances, 0.001, 0.999)
    return float(np.mean(results * np.log(within) + (1.0 - results) * np.log(1.0 - within)))
