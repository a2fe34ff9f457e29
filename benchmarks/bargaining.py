"""`run.py bench bargaining`: what different people gain by pacts with captains who bargain.

One person plays against three captains of the same strength, each with another character. All of them choose
their moves with `learned`, so that only pacts make a difference. Games of the same number have the same cards
whatever the person does. In a series the person meets the same captains again and again, who remember what it
did, as on a server. What was played is kept in a file, and another call goes on from there.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
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
from condottiere.bots.bargaining.memory import (
    GAMES_REMEMBERED,
    Dealings,
    Memory,
    Reputation,
    is_empty,
    remembered,
    reputations,
    unanswered,
)
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
    earlier: int = 0
    """How many games of its series were before."""
    dealings: dict[str, Dealings] = {}
    """What captains, by name, remember of it."""


@dataclass(slots=True)
class _Person:
    seat: int
    conduct: Conduct
    rng: random.Random
    past: Mapping[int, Mapping[int, Reputation]]
    """By captain, what it knows of the person from earlier games."""

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


def play(conduct: Conduct, number: int, earlier: Sequence[Played] = ()) -> Played:
    """Play the game of a number with a person of this conduct, after the earlier ones of its series."""
    own = number % SEATS
    drawn = random.Random(number - len(earlier)).sample(sorted(CHARACTERS), SEATS - 1)
    names = dict(zip([seat for seat in range(SEATS) if seat != own], drawn, strict=True))
    captains = {seat: CHARACTERS[name] for seat, name in names.items()}
    known = reputations([one.dealings for one in earlier[-GAMES_REMEMBERED:]], drawn)
    past = {
        seat: {own: CHARACTERS[name].recalls(known[name])} for seat, name in names.items() if name in known
    }
    person = _Person(own, conduct, random.Random(number), past)
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
        at = Situation.of(game, past.get(seat, {}))
        made = [] if seat == person.seat else offers(at, seat, captains, captains[seat], [person.seat])
        battle = game.table.battles
        game.play(with_word(view, decision, faithful, honour), seat)
        if game.table.battles == battle and not game.over:
            for one in (each for each in made if not is_empty(each.offer, game.table)):
                _negotiate(game, one.offer, captains, person)
    done = {name: Memory(game.pacts, game.pact_time, seat).dealings(own) for seat, name in names.items()}
    played = _result(game, conduct, number, own)
    return msgspec.structs.replace(played, earlier=len(earlier), dealings=remembered(done, known))


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
        at = at._replace(past=person.past.get(other, {}))
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
    series: Annotated[int, Parameter(validator=validators.Number(gte=1))] = 1,
    conducts: tuple[Conduct, ...] = get_args(Conduct),
) -> None:
    """Play this many games with each conduct, less those that are in the file, and show what came of them.

    Every `series` games are with the same captains, who remember the person.
    """
    lines = file.read_bytes().splitlines() if file.exists() else []
    played = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {(one.conduct, one.number): one for one in played}
    with file.open("ab") as out:
        for first in range(0, games, series):
            for conduct in conducts:
                for number in range(first, min(first + series, games)):
                    if (conduct, number) not in known:
                        earlier = [known[conduct, one] for one in range(first, number)]
                        known[conduct, number] = play(conduct, number, earlier)
                        out.write(msgspec.json.encode(known[conduct, number]) + b"\n")
                        out.flush()
    Console().print(_grid([*known.values()]))


def _grid(played: list[Played]) -> Grid:
    grid = Grid(
        "conduct", "games", "share", "±", "less silent", "±", "offers", "pacts", "broken", "by captains"
    )
    silent = {one.number: one.share for one in played if one.conduct == "silent"}
    for conduct in get_args(Conduct):
        for later in (False, True):
            own = [one for one in played if one.conduct == conduct and (one.earlier > 0) == later]
            if own:
                pairs = [(one, one.share - silent[one.number]) for one in own if one.number in silent]
                numbers = [*_percent([(one, one.share) for one in own]), *_percent(pairs)]
                counts = [
                    sum(getattr(one, what) for one in own) / len(own)
                    for what in ("offered", "made", "broken", "betrayed")
                ]
                name = f"{conduct}, later" if later else conduct
                grid.add_row(name, str(len(own)), *numbers, *(f"{count:.2f}" for count in counts))
    return grid


def _percent(values: Sequence[tuple[Played, float]]) -> tuple[str, str]:
    """The mean and the half-width of its 95 % interval by series, in percent."""
    by_series = groupby(values, lambda value: value[0].number - value[0].earlier)
    sums = [(len(some), sum(value for _, value in some)) for some in (list(group) for _, group in by_series)]
    if len(sums) < 2:
        return "", ""
    mean = sum(total for _, total in sums) / len(values)
    squares = sum((total - mean * count) ** 2 for count, total in sums)
    error = sqrt(squares * len(sums) / (len(sums) - 1)) / len(values)
    return f"{100 * mean:.1f}", f"{196 * error:.1f}"
