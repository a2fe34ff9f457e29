"""Whether the chances that the judge states come true, and change by chance alone.

One seat follows the judge's advice, the others play as it supposes. The chance stated at a decision less that
at the one before is then 0 on average (a martingale), in every phase; the last one changes into the result.
"""

import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from math import sqrt
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple, TypeAlias

import numpy as np
from cyclopts import Parameter, validators
from numpy.typing import NDArray

from condottiere.bots import make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.chances import (
    CALIBRATIONS,
    DECIDED,
    LEAST,
    Calibration,
    Calibrations,
    battle_calibrated_by,
    calibrated_by,
    circumstances,
)
from condottiere.bots.judge.evidence import Difference, Evidence, by_search
from condottiere.bots.judge.judge import WORLDS, ranked, weigh
from condottiere.bots.search.playout import CONQUERS, RESULTS, note_battle
from condottiere.bots.search.policy import Numbers
from condottiere.record.game import Game
from condottiere.record.position import parse_options
from condottiere.rules import Options, Phase, Table, View, decode
from condottiere.rules.play import step

FIELD: Final = "learned:temperature=1"
"""The others, as the judge's playouts suppose."""
FIGHTING: Final = (Phase.BATTLE, Phase.RESCUE)
BINS: Final = 20
MIDDLES: Final = (np.arange(BINS) + 0.5) / BINS
FITTINGS: Final = 20
"""How often a fit is improved by Newton's method."""
_AS_FOUND: Final = Calibration(1.0, 0.0)
UNCALIBRATED: Final = CALIBRATIONS._replace(of_battle=_AS_FOUND, of_other_battles=_AS_FOUND)
"""With shares of playouts in place of the chances of battles."""
LONG: Final = 3
"""From this decision of a seat in a battle on, the battle is long."""
Counts: TypeAlias = NDArray[np.int64]
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
    decisions: float
    """How many decisions of its own followed in a playout, on average."""
    battle: float
    """In what share of the playouts the seat won the battle."""
    won: bool | None = None
    """Whether it won the battle; None if this decision was of none, or the game ended within it."""
    stated: float = 0.0
    battle_stated: float = 0.0
    """`battle`, calibrated."""


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
        view, before = game.view(game.turn), game.table.copy()
        if game.turn != own or len(view.legal) == 1:
            code = others.decide(view).code if game.turn != own else view.legal[0]
        else:
            fights = view.phase in FIGHTING
            if fights:
                battle, turn = (battle, turn + 1) if view.battles == battle else (view.battles, 1)
            code, stated = follow(view, worlds, turn if fights else 0)
            said.append(stated)
        game.play(decode(code))
        if (won := won_by(before, code, own)) is not None:
            said = [replace(one, won=won) if one.won is None and one.turn > 0 else one for one in said]
    winners = game.outcome.winners if game.outcome else ()
    return Played(seats, options, seed, (own in winners) / max(1, len(winners)), said)


def won_by(before: Table, code: int, seat: int) -> bool | None:
    """Whether a seat won the battle that an action ended; None if it ended none."""
    after = before.copy()
    step(after, code)
    if after.battles == before.battles:
        return None
    results = np.zeros(RESULTS)
    note_battle(after, seat, before.site, results)
    return bool(results[CONQUERS + seat])


def follow(view: View, worlds: int, turn: int) -> tuple[int, Stated]:
    """The best action, and what is stated of it."""
    observation = observation_of(view)
    raw: list[Numbers] = []

    def gather(*question: Any) -> Evidence:
        evidence = by_search(*question)
        raw.append(evidence.shares)
        return evidence

    evidence = weigh(view, observation, worlds, gather)
    best = ranked(observation, evidence, view.legal)[0]
    shares = raw[0][best]
    ended = (shares == 0.0) | np.isin(shares, DECIDED)
    return evidence.codes[best], Stated(
        view.phase.name.lower(),
        turn,
        view.final_battle,
        float(shares[ended].sum()) / worlds,
        [*map(int, np.histogram(shares[~ended], BINS, (0.0, 1.0))[0])],
        worlds,
        float(evidence.decisions[best].mean()),
        float(evidence.conquers[best, :, observation.viewer].mean()),
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
    crosswise: bool = False,
) -> None:
    """Follow the judge's advice in whole games, and see whether what it states comes true.

    Prints for every phase how much the stated chance changes on average until the next decision, with its
    standard error; and for every number of seats and options how what is stated of the game, and found of the
    battle, compares with what came.

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
    crosswise
        Report on each half of the file's games by the coefficients that fit the other half best.
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
    report([*crossed(known)] if crosswise else known)
    if fit:
        print_fit(known)


def read(path: Path) -> Iterator[Played]:
    """The games of a file, with what the judge would state now."""
    if not path.exists():
        return
    for line in path.read_text(encoding="utf-8").splitlines():
        game = json.loads(line)
        played = Played(**game | {"decisions": [Stated(**one) for one in game["decisions"]]})
        yield stated_by(CALIBRATIONS, played)


def stated_by(use: Calibrations, game: Played) -> Played:
    """A game with what would be stated in it by these calibrations."""
    if not game.decisions:
        return game
    counts = np.array([one.estimates for one in game.decisions])
    open_ = (calibrated_by(use.of_game, MIDDLES, given(game)[:, None]) * counts).sum(axis=1)
    battle = battle_calibrated_by(
        use.of_battles(rules_of(game)), np.array([one.battle for one in game.decisions])
    )
    told = [
        replace(one, stated=one.ended + float(rest) / one.worlds, battle_stated=float(chance))
        for one, rest, chance in zip(game.decisions, open_, battle, strict=True)
    ]
    return replace(game, decisions=told)


def given(game: Played) -> Numbers:
    """The circumstances of each decision of a game."""
    decisions, battle = np.array([(one.decisions, one.battle) for one in game.decisions]).T
    return circumstances(decisions, battle, rules_of(game))


def rules_of(game: Played) -> Options:
    """The optional rules of a game."""
    return parse_options(str(game.seats), game.options)


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
    columns = 2 * ("Games", "Stated", "Won", "Bias, points", "Slope")
    print(f"\n| Table | {' | '.join(columns)} |\n|---|{'---:|' * len(columns)}")
    for name, some in _tables(games):
        print(f"| {name} | {_calibration(game_chances(some))} | {_calibration(battle_chances(some))} |")


def _tables(games: Sequence[Played]) -> Iterator[tuple[str, list[Played]]]:
    """The games by seats and by options, with the name of each part."""
    for seats in sorted({game.seats for game in games}):
        yield f"{seats} seats", [game for game in games if game.seats == seats]
    for options in sorted({game.options for game in games}):
        rules = options.replace("+", ", ") or "no optional rule"
        yield rules, [game for game in games if game.options == options]
    yield "all", [*games]


class Chances(NamedTuple):
    """Chances that were stated, what came of each, and the game of each."""

    stated: Numbers
    came: Numbers
    game: Counts


def game_chances(games: Iterable[Played]) -> Chances:
    """What was stated of the game at every decision."""
    return _chances(
        (one.stated, game.result, number) for number, game in enumerate(games) for one in game.decisions
    )


def battle_chances(games: Iterable[Played]) -> Chances:
    """What was found of the battle, at every decision of one."""
    told = ((one, number) for number, game in enumerate(games) for one in game.decisions)
    return _chances(
        (one.battle_stated, float(one.won), number) for one, number in told if one.won is not None
    )


def _chances(told: Iterable[tuple[float, float, int]]) -> Chances:
    stated, came, game = np.array([*told]).reshape(-1, 3).T
    return Chances(stated, came, game.astype(np.int64))


def _calibration(chances: Chances) -> str:
    """Cells with the mean of what was stated, how often it came, bias and slope with 95% intervals."""
    games = len(set(chances.game))
    if games < 2:
        return " | ".join("–" * 5)
    bias = bias_of(chances)
    try:
        slope = slope_of(chances)
        sloped = f"{slope.mean:.2f} ± {1.96 * slope.error:.2f}"
    except np.linalg.LinAlgError:  # too few games: what was stated separates those that were won
        sloped = "–"
    return (
        f"{games} | {100 * chances.stated.mean():.1f}% | {100 * chances.came.mean():.1f}% "
        f"| {100 * bias.mean:+.1f} ± {196 * bias.error:.1f} | {sloped}"
    )


def bias_of(chances: Chances) -> Difference:
    """How much more was stated than came, with an error clustered by game."""
    return _clustered(np.ones((len(chances.game), 1)), chances.stated - chances.came, chances.game, 0)


def slope_of(chances: Chances) -> Difference:
    """The slope of the outcomes' log odds over those that were stated; 1 is perfect."""
    inputs, found = _logistic(chances)
    expected = 1.0 / (1.0 + np.exp(-inputs @ found))
    error = _clustered(inputs, chances.came - expected, chances.game, 1, expected * (1.0 - expected)).error
    return Difference(float(found[1]), error)


def _logistic(chances: Chances) -> tuple[Numbers, Numbers]:
    """The inputs and the coefficients of a logistic regression on the log odds that were stated."""
    within = np.clip(chances.stated, LEAST, 1.0 - LEAST)
    inputs = np.stack([np.ones(len(within)), np.log(within / (1.0 - within))], axis=1)
    found = np.array([0.0, 1.0])
    for _ in range(FITTINGS):
        expected = 1.0 / (1.0 + np.exp(-inputs @ found))
        spread = expected * (1.0 - expected)
        found = found + np.linalg.solve(
            inputs.T @ (inputs * spread[:, None]), inputs.T @ (chances.came - expected)
        )
    return inputs, found


def _clustered(
    inputs: Numbers, left: Numbers, game: Counts, which: int, spread: Numbers | float = 1.0
) -> Difference:
    """A coefficient of a regression from what it leaves, with its standard error clustered by game."""
    inverse = np.linalg.inv(inputs.T @ (inputs * np.broadcast_to(spread, len(left))[:, None]))
    scores = np.zeros((game.max() + 1, inputs.shape[1]))
    np.add.at(scores, game, inputs * left[:, None])
    scores -= scores.mean(axis=0) if which == 0 else 0.0
    variance = inverse @ scores.T @ scores @ inverse
    return Difference(float((inverse @ (inputs.T @ left))[which]), sqrt(float(variance[which, which])))


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
    """Print the calibrations that fit games best."""
    for name, use in fitted_to(games)._asdict().items():
        print(f"{name}: {', '.join(f'{value:.3f}' for value in use)}")


def fitted_to(games: Sequence[Played]) -> Calibrations:
    """The calibrations under which chances change by 0 on average, and predict who wins battles best."""
    others = [game for game in games if CALIBRATIONS.of_battles(rules_of(game)) != CALIBRATIONS.of_battle]
    return Calibrations(
        fit(CALIBRATIONS.of_game, games),
        fit_battles(CALIBRATIONS.of_battle, [game for game in games if game not in others]),
        fit_battles(CALIBRATIONS.of_other_battles, others),
    )


def fit_battles(use: Calibration, games: Sequence[Played]) -> Calibration:
    """The calibration under which playouts predict who wins battles best."""
    if not games:
        return use
    chances = battle_chances(stated_by(UNCALIBRATED, game) for game in games)
    open_ = (chances.stated > 0.0) & (chances.stated < 1.0)
    _, (constant, slope) = _logistic(Chances(chances.stated[open_], chances.came[open_], chances.game[open_]))
    return Calibration(float(slope), float(constant))


def crossed(games: Sequence[Played]) -> Iterator[Played]:
    """Games with what would be stated in each half by the calibrations that fit the other half best."""
    for half, other in ((games[::2], games[1::2]), (games[1::2], games[::2])):
        use = fitted_to(other)
        yield from (stated_by(use, game) for game in half)


def fit(use: Calibration, games: Sequence[Played]) -> Calibration:
    """The calibration under which chances change by 0 on average until the next decision, or the result.

    Not only all together, but also weighted by how much each coefficient moves them: this is the fixed point
    of temporal differences (Sutton, 1988), found by Newton's method.
    """
    games = [game for game in games if game.decisions]
    if not games:
        return use
    every = [one for game in games for one in game.decisions]
    counts = np.array([one.estimates for one in every]) / np.array([[one.worlds] for one in every])
    ended = np.array([one.ended for one in every])
    others = np.concatenate([given(game) for game in games])
    last = np.cumsum([len(game.decisions) for game in games]) - 1
    results = np.array([game.result for game in games])
    logits = np.log(MIDDLES / (1.0 - MIDDLES))
    for _ in range(FITTINGS):
        chances = calibrated_by(use, MIDDLES, others[:, None])
        stated = ended + (counts * chances).sum(axis=1)
        weights = counts * chances * (1.0 - chances)
        moved = np.column_stack([weights @ logits, weights.sum(axis=1)[:, None] * others])
        then, moved_then = np.roll(stated, -1), np.roll(moved, -1, axis=0)
        then[last], moved_then[last] = results, 0.0
        step = np.linalg.lstsq(moved.T @ (moved - moved_then), moved.T @ (then - stated))[0]
        use = Calibration(*map(float, np.array(use) + step))
    return use
