"""`run.py bench bargaining`: what different people gain by pacts with captains who bargain.

One person plays against three captains of the same strength, each with another character. All of them choose
their moves with `learned`, so that only pacts make a difference. Games of the same number have the same cards
whatever the person does. What was played is kept in a file, and another call goes on from there.
"""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from cyclopts import Parameter, validators
from rich.console import Console
from rich.table import Table as Grid

from condottiere.bots.bargaining.bargain import Bargain
from condottiere.bots.bargaining.captains import Situation, answer, offers
from condottiere.bots.bargaining.characters import CHARACTERS, Character
from condottiere.bots.bargaining.memory import Memory, is_empty, unanswered
from condottiere.bots.bargaining.word import with_word
from condottiere.bots.learned.bot import LearnedBot
from condottiere.record.game import Game
from condottiere.record.pacts.notation import Accepted, Declined, Offer, Offered
from condottiere.record.pacts.verdicts import deed_of
from condottiere.rules import IllegalAction, Options, Phase
from condottiere.rules.play import can_end_unfinished

Conduct: TypeAlias = Literal["silent", "keep", "break", "tit-for-tat", "random"]
"""Never makes a pact; makes those that suit it and keeps them; makes all that it can get and keeps none;
keeps those with whoever has not betrayed it; does all of it at random."""
SEATS: Final = 4
_HONEST: Final = Character(greed=0.003, honour=1.0, bluff=0.0, trust=0.8, grudge=1)
_FALSE: Final = Character(greed=0.003, honour=-1.0, bluff=1.0, trust=0.8, grudge=1)


class Played(msgspec.Struct):
    """What came of one game."""

    conduct: Conduct
    number: int
    share: float
    """The person's share of the victory."""
    offered: int
    """Offers of captains to the person."""
    made: int
    """Pacts that were made."""
    broken: int
    """Promises that the person broke."""
    betrayed: int
    """Promises that captains broke."""


@dataclass(slots=True)
class _Person:
    seat: int
    conduct: Conduct
    rng: random.Random

    @property
    def character(self) -> Character:
        return _FALSE if self.conduct == "break" else _HONEST

    def wants(self, at: Situation, offer: Offer) -> bool:
        """Whether the person accepts an offer."""
        match self.conduct:
            case "silent":
                return False
            case "random":
                return self.rng.random() < 0.5
            case "break":
                return True
            case _:
                return self._bargain(at).accepts(offer)

    def offer(self, at: Situation) -> Offer | None:
        """What the person offers on its turn, to one captain."""
        other = self.rng.choice([seat for seat in range(SEATS) if seat != self.seat])
        if self.conduct == "silent":
            return None
        return self._bargain(at).offer_to(other)

    def keeps(self) -> float:
        """What the person's word is worth to it now, as a share of the victory."""
        return self.rng.choice([1.0, -1.0]) if self.conduct == "random" else self.character.honour

    def _bargain(self, at: Situation) -> Bargain:
        return Bargain(at.public, Memory(at.pacts, at.time, self.seat), self.character)


def play(conduct: Conduct, number: int) -> Played:
    """Play the game of a number with a person of this conduct."""
    rng = random.Random(number)
    person = _Person(number % SEATS, conduct, random.Random(number))
    names = rng.sample(sorted(CHARACTERS), SEATS - 1)
    others = [seat for seat in range(SEATS) if seat != person.seat]
    captains = {seat: CHARACTERS[name] for seat, name in zip(others, names, strict=True)}
    game = Game.new(Options(seats=SEATS), number)
    bot = LearnedBot()
    while not game.over and not can_end_unfinished(game.table):
        seat = game.turn
        assert seat is not None
        at = Situation.of(game)
        if (
            seat == person.seat
            and game.table.phase == Phase.BATTLE
            and (offer := person.offer(at)) is not None
        ):
            _negotiate(game, offer, captains, person)
        view = game.view(seat)
        decision = bot.decide(view)
        honour = person.keeps() if seat == person.seat else captains[seat].honour
        faithful = game.pacts.faithful(game.table, game.version, view.legal)
        if seat == person.seat and conduct == "keep":
            faithful = _unbroken(game, view.legal)
        game.enter_all(unanswered(game.pacts, game.pact_time, captains))
        made = [] if seat == person.seat else offers(at, seat, captains, captains[seat], [person.seat])
        battle = game.table.battles
        game.play(with_word(view, decision, faithful, honour), seat)
        if game.table.battles == battle and not game.over:
            for one in (each for each in made if not is_empty(each.offer, game.table)):
                _negotiate(game, one.offer, captains, person)
    return _result(game, conduct, number, person.seat)


def _unbroken(game: Game, codes: tuple[int, ...]) -> list[int]:
    """The actions that break no promise, not even to those who have betrayed the seat on turn."""
    after = {code: game.pacts.with_deed(deed_of(game.table, code, game.version)) for code in codes}
    return [code for code, pacts in after.items() if not pacts.breaches_since(game.pacts)]


def _negotiate(game: Game, offer: Offer, captains: Mapping[int, Character], person: _Person) -> None:
    """Make an offer, and have it answered."""
    try:
        game.enter(Offered(offer))
    except IllegalAction:  # offered already, or its occasion is over
        return
    at = Situation.of(game)
    (other,) = offer.to or ()
    if other in captains:
        game.enter(answer(at, other, captains[other], offer))
    else:
        game.enter(Accepted(other, offer) if person.wants(at, offer) else Declined(other, offer))


def _result(game: Game, conduct: Conduct, number: int, person: int) -> Played:
    judged = [game.pacts.judge(pact, game.pact_time) for pact in game.pacts.pacts]
    broken = [promise.seat for one in judged for promise in one.promises if promise.verdict.state == "broken"]
    winners = () if game.outcome is None else game.outcome.winners
    return Played(
        conduct,
        number,
        1 / len(winners) if person in winners else 0.0,
        sum(one.pact.offer.by != person for one in judged),
        sum(bool(one.promises) for one in judged),
        sum(seat == person for seat in broken),
        sum(seat != person for seat in broken),
    )


def bargaining(
    file: Path,
    *,
    games: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 200,
    conducts: tuple[Conduct, ...] = get_args(Conduct),
) -> None:
    """Play this many games with each conduct, less those that are in the file, and show what came of them."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    played = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {(one.conduct, one.number) for one in played}
    with file.open("ab") as out:
        for number in range(games):
            for conduct in conducts:
                if (conduct, number) not in known:
                    played.append(play(conduct, number))
                    out.write(msgspec.json.encode(played[-1]) + b"\n")
                    out.flush()
    Console().print(_grid(played))


def _grid(played: list[Played]) -> Grid:
    grid = Grid(
        "conduct", "games", "share", "±", "less silent", "±", "offers", "pacts", "broken", "by captains"
    )
    silent = {one.number: one.share for one in played if one.conduct == "silent"}
    for conduct in get_args(Conduct):
        own = [one for one in played if one.conduct == conduct]
        pairs = [one.share - silent[one.number] for one in own if one.number in silent]
        if own:
            numbers = [*_percent([one.share for one in own]), *_percent(pairs)]
            counts = [
                sum(getattr(one, what) for one in own) / len(own)
                for what in ("offered", "made", "broken", "betrayed")
            ]
            grid.add_row(conduct, str(len(own)), *numbers, *(f"{count:.2f}" for count in counts))
    return grid


def _percent(values: list[float]) -> tuple[str, str]:
    """The mean and the half-width of its 95 % interval, in percent."""
    if len(values) < 2:
        return "", ""
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return f"{100 * mean:.1f}", f"{196 * error:.1f}"
