"""Whether luck and skill add up to results, and with how many games fewer they tell bots apart."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

import numpy as np
from cyclopts import Parameter, validators

from condottiere.bots import make_bot
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.judge.evidence import by_search, try_actions
from condottiere.bots.judge.judge import seed_of, with_chances
from condottiere.bots.judge.split import Split, split
from condottiere.bots.judge.standing import PLAYOUTS, standings
from condottiere.bots.search.master import log_policy
from condottiere.bots.search.policy import candidate_actions
from condottiere.record.file import record_of
from condottiere.record.game import Game
from condottiere.record.position import parse_options
from condottiere.record.review.course import Choice, choices, course
from condottiere.record.review.playback import Playback

EXACT: Final = 1e-9
"""By how much the parts of a result may miss it, as computers add."""
Games = Annotated[int, Parameter(validator=validators.Number(gte=1))]


WORLDS: Final = 100
"""In how many worlds all actions of a choice are tried; what they are compared by, in four times as many."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game of two kinds of bots, which sit in turn."""

    bots: tuple[str, str]
    seats: int
    seed: int
    splits: list[Split]
    own: list[tuple[float, float]]
    """By seat, the sums over its choices of what `compare` returns."""

    def difference(self, part: str) -> float:
        """By how much the seats of the first kind have more of something than the others, on average."""
        values = np.array([PARTS[part](one, own) for one, own in zip(self.splits, self.own, strict=True)])
        first = np.array([(seat + self.seed) % 2 == 0 for seat in range(self.seats)])
        return float(values[first].mean() - values[~first].mean())


PARTS: Final[dict[str, Callable[[Split, tuple[float, float]], float]]] = {
    "result": lambda one, _: one.result,
    "result less luck": lambda one, _: one.result - one.luck,
    "luck": lambda one, _: one.luck,
    "own choices, less the best": lambda _, own: own[0],
    "own choices, less `learned`": lambda _, own: own[1],
}


def play(
    bots: tuple[str, str], seats: int, options: str, seed: int, playouts: int = PLAYOUTS, worlds: int = WORLDS
) -> Played:
    """Play a game, and divide its results. The first kind of bot sits in every second seat."""
    game = Game.new(parse_options(str(seats), options), seed=seed)
    playing = [make_bot(bots[(seat + seed) % 2], 10 * seed + seat) for seat in range(seats)]
    while not game.over:
        if not game.proceed():
            assert game.turn is not None
            game.play(playing[game.turn].decide(game.view(game.turn)).code)
    made = course(Playback(record_of(game)))
    steps = [one.step for one in made]
    assert game.outcome is not None
    splits = [*split(steps, standings(steps, playouts))]
    for seat, one in enumerate(splits):
        won = (seat in game.outcome.winners) / max(1, len(game.outcome.winners))
        assert abs(one.result - won) < EXACT, (seats, options, seed)
        assert abs(one.base + one.luck + one.choices + one.gave_up - won) < EXACT, (seats, options, seed)
    own = np.zeros((seats, 2))
    for choice in choices(made):
        own[choice.view.turn] += compare(choice, worlds)
    return Played(bots, seats, seed, splits, [(best, preferred) for best, preferred in own.tolist()])


def compare(choice: Choice, worlds: int) -> tuple[float, float]:
    """By how much a choice is worth more than the best action, and than the one that `learned` prefers.

    That is by what its seat could know. One sample of worlds finds the best action, and another compares the
    three: so both differences are without bias, whatever is found. They are 0 where the two agree.
    """
    view, code = choice.view, choice.code
    observation = observation_of(view)
    first = with_chances(by_search(view, observation, worlds, seed_of(view)), observation)
    best = first.codes[int(np.argmax(first.mean(first.shares)))]
    sensible = candidate_actions(observation, view.legal)
    preferred = int(sensible[np.argmax(log_policy(observation, sensible))])
    codes = sorted({code, best, preferred})
    if len(codes) == 1:
        return 0.0, 0.0
    tried = try_actions(observation, np.array(codes, np.int64), 4 * worlds, seed_of(view) ^ 1)
    second = with_chances(tried, observation)
    chances = dict(zip(codes, second.mean(second.shares).tolist(), strict=True))
    return chances[code] - chances[best], chances[code] - chances[preferred]


def skill(  # noqa: PLR0913
    *,
    first: str = "expert",
    second: str = "naive",
    seats: int = 4,
    options: str = "",
    games: Games = 200,
    seed: int = 1,
    playouts: int = PLAYOUTS,
    worlds: Games = WORLDS,
    out: Path = Path("skill.jsonl"),
) -> None:
    """Play games of two kinds of bots, divide the results into luck and skill, and compare the kinds by each.

    Fails if the parts of a result do not add up to it. Prints by how many points the first kind is better by
    its results, by results less luck and by its own choices, and how many times fewer games each takes to
    show that it is better as well as results do.

    Parameters
    ----------
    first
        A bot, in every second seat.
    second
        The bot in the other seats.
    seats
        The number of seats.
    options
        The optional rules, as in a position: hidden-cards+points:20.
    games
        How many games; those that the file has already are not played again.
    seed
        What the first game follows from.
    playouts
        How often the positions of a game are played out, all together; with 0 each 60 times.
    worlds
        In how many worlds all actions of each choice are tried.
    out
        The file to which each game is added as it ends.
    """
    known = [one for one in read(out) if (one.bots, one.seats) == ((first, second), seats)]
    done = {one.seed for one in known}
    for number in range(seed, seed + games):
        if number not in done:
            known.append(play((first, second), seats, options, number, playouts, worlds))
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(known[-1])) + "\n")
            print(f"game {number}", file=sys.stderr)
    report(known)


def read(path: Path) -> Iterator[Played]:
    """The games of a file."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            splits = [Split(*one) for one in game["splits"]]
            yield Played(tuple(game["bots"]), game["seats"], game["seed"], splits, [*map(tuple, game["own"])])


def report(games: Sequence[Played]) -> None:
    """Print a row for each measure of skill."""
    first, second = games[0].bots
    print(
        f"{len(games)} games of {games[0].seats}, {first} and {second}; each result is the sum of its parts\n"
    )
    print("| Measure | First better by, points | Error | Standard deviation | Times fewer games |")
    print("|---|---:|---:|---:|---:|")
    found = {part: 100 * np.array([game.difference(part) for game in games]) for part in PARTS}
    alike = found["result less luck"].mean()  # results have the same mean, known less well

    def clear(part: str) -> float:
        return float((alike if part == "result" else found[part].mean()) / found[part].std(ddof=1))

    for part, values in found.items():
        mean, deviation = values.mean(), values.std(ddof=1)
        vary = part != "luck" and found["result"].std() > 0.0
        fewer = f"{(clear(part) / clear('result')) ** 2:.1f}" if vary else ""
        print(f"| {part} | {mean:+.1f} | {deviation / len(games) ** 0.5:.1f} | {deviation:.1f} | {fewer} |")
    lucks = 100 * np.array([game.splits[0].luck for game in games])  # those of a game's seats add up to 0
    print(
        f"\nLuck of the first seat: {lucks.mean():+.1f} ± {lucks.std(ddof=1) / len(games) ** 0.5:.1f} points"
    )
