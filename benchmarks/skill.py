"""Whether luck and skill add up to results, and with how many games fewer skill tells bots apart."""

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Final

import numpy as np
from cyclopts import Parameter, validators

from condottiere.bots import make_bot
from condottiere.bots.judge.split import Split, split
from condottiere.bots.judge.standing import PLAYOUTS, standings
from condottiere.record.file import record_of
from condottiere.record.game import Game
from condottiere.record.position import parse_options
from condottiere.record.review.course import course
from condottiere.record.review.playback import Playback

EXACT: Final = 1e-9
"""By how much the parts of a result may miss it, as computers add."""
Games = Annotated[int, Parameter(validator=validators.Number(gte=1))]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of two kinds of bots, which sit in turn."""

    bots: tuple[str, str]
    seats: int
    seed: int
    splits: list[Split]

    def difference(self, part: str) -> float:
        """By how much the seats of the first kind have more of something than the others, on average."""
        values = np.array([PARTS[part](one) for one in self.splits])
        first = np.array([(seat + self.seed) % 2 == 0 for seat in range(self.seats)])
        return float(values[first].mean() - values[~first].mean())


PARTS: Final = {
    "result": lambda one: one.result,
    "result less luck": lambda one: one.result - one.luck,
    "own choices": lambda one: one.own,
    "luck": lambda one: one.luck,
}


def play(bots: tuple[str, str], seats: int, options: str, seed: int, playouts: int = PLAYOUTS) -> Played:
    """Play a game, and divide its results. The first kind of bot sits in every second seat."""
    game = Game.new(parse_options(str(seats), options), seed=seed)
    playing = [make_bot(bots[(seat + seed) % 2], 10 * seed + seat) for seat in range(seats)]
    while not game.over:
        if not game.proceed():
            assert game.turn is not None
            game.play(playing[game.turn].decide(game.view(game.turn)).code)
    steps = [made.step for made in course(Playback(record_of(game)))]
    assert game.outcome is not None
    splits = [*split(steps, standings(steps, playouts))]
    for seat, one in enumerate(splits):
        won = (seat in game.outcome.winners) / max(1, len(game.outcome.winners))
        assert abs(one.result - won) < EXACT, (seats, options, seed)
        assert abs(one.base + one.luck + one.own + one.others - won) < EXACT, (seats, options, seed)
    return Played(bots, seats, seed, splits)


def skill(  # noqa: PLR0913
    *,
    first: str = "expert",
    second: str = "naive",
    seats: int = 4,
    options: str = "",
    games: Games = 200,
    seed: int = 1,
    playouts: int = PLAYOUTS,
    out: Path = Path("skill.jsonl"),
) -> None:
    """Play games of two kinds of bots, divide the results into luck and skill, and compare the kinds by each.

    Fails if the parts of a result do not add up to it. Prints by how many points the first kind is better by
    its results, by results less luck and by its own choices, and how many times fewer games each takes to
    show the difference as well as results do.

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
    out
        The file to which each game is added as it ends.
    """
    known = [one for one in read(out) if (one.bots, one.seats) == ((first, second), seats)]
    done = {one.seed for one in known}
    for number in range(seed, seed + games):
        if number not in done:
            known.append(play((first, second), seats, options, number, playouts))
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(known[-1])) + "\n")
            print(f"game {number}", file=sys.stderr)
    report(known)


def read(path: Path) -> Iterator[Played]:
    """The games of a file."""
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            game = json.loads(line)
            yield Played(
                tuple(game["bots"]), game["seats"], game["seed"], [Split(*one) for one in game["splits"]]
            )


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
