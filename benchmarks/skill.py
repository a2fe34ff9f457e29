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
from condottiere.bots.judge.judge import seed_of
from condottiere.bots.judge.split import Split, split
from condottiere.bots.judge.standing import PLAYOUTS, standings
from condottiere.bots.parameters import SearchParameters
from condottiere.bots.search.master import log_policy
from condottiere.bots.search.player import new_player
from condottiere.bots.search.playout import SHARE
from condottiere.bots.search.policy import candidate_actions
from condottiere.bots.search.tree import new_tree
from condottiere.bots.search.trials import CandidateTrials
from condottiere.compiled.layout import TABLE
from condottiere.record.file import record_of
from condottiere.record.game import Game
from condottiere.record.position import parse_options
from condottiere.record.review.course import Choice, choices, course
from condottiere.record.review.playback import Playback

EXACT: Final = 1e-9
"""By how much the parts of a result may miss it, as computers add."""
Games = Annotated[int, Parameter(validator=validators.Number(gte=1))]


WORLDS: Final = 300
"""In how many worlds a choice is compared with the reference's."""
BATTLES: Final = 3
"""After how many battles the value network estimates who will win."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game of two kinds of bots, which sit in turn."""

    bots: tuple[str, str]
    seats: int
    seed: int
    splits: list[Split]
    own: list[float]
    """By seat, the sum over its choices of what `advantage` returns."""

    def difference(self, part: str) -> float:
        """By how much the seats of the first kind have more of something than the others, on average."""
        values = np.array([PARTS[part](one, own) for one, own in zip(self.splits, self.own, strict=True)])
        first = np.array([(seat + self.seed) % 2 == 0 for seat in range(self.seats)])
        return float(values[first].mean() - values[~first].mean())


PARTS: Final[dict[str, Callable[[Split, float], float]]] = {
    "result": lambda one, _: one.result,
    "result less luck": lambda one, _: one.result - one.luck,
    "luck": lambda one, _: one.luck,
    "own choices": lambda _, own: own,
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
    own = np.zeros(seats)
    for choice in choices(made):
        own[choice.view.turn] += advantage(choice, worlds)
    return Played(bots, seats, seed, splits, own.tolist())


def advantage(choice: Choice, worlds: int) -> float:
    """By how much a choice is worth more than what `learned` would have chosen, by what its seat could know.

    Both are tried in the same worlds, in which all then go on as the network does. No chance helps to find
    the reference, as it does to find a best action; and where the two agree nothing is estimated.
    """
    view, observation = choice.view, observation_of(choice.view)
    sensible = candidate_actions(observation, view.legal)
    reference = int(sensible[np.argmax(log_policy(observation, sensible))])
    if reference == choice.code:
        return 0.0
    codes = np.array([choice.code, reference], np.int64)
    trials = CandidateTrials(
        observation,
        np.zeros(0, TABLE),
        seed_of(view),
        SearchParameters(battles=BATTLES),
        codes,
        log_policy(observation, codes),
        new_player(),
    )
    trials.state = trials.state._replace(tree=new_tree(1))  # the seat learns nothing from playouts
    shares = trials.add_worlds(np.arange(2), worlds)[:, :, SHARE + observation.viewer].mean(axis=1)
    return float(shares[0] - shares[1])


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
        How often the positions of a game are played out, all together; with 0 each 20 times.
    worlds
        In how many worlds a choice is compared with what `learned` would have chosen.
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
            yield Played(tuple(game["bots"]), game["seats"], game["seed"], splits, game["own"])


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
        fewer = f"{clear(part) * abs(clear(part)) / clear('result') ** 2:.1f}" if vary else ""
        print(f"| {part} | {mean:+.1f} | {deviation / len(games) ** 0.5:.1f} | {deviation:.1f} | {fewer} |")
    lucks = 100 * np.array([game.splits[0].luck for game in games])  # those of a game's seats add up to 0
    print(
        f"\nLuck of the first seat: {lucks.mean():+.1f} ± {lucks.std(ddof=1) / len(games) ** 0.5:.1f} points"
    )
