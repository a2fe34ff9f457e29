"""The bot that looks ahead: sampled worlds, playouts by judgement, sequential halving over its actions.

All candidates are tried in the same worlds; after each round the worse half is dropped (Karnin, Koren and
Somekh, 2013), so that most of the work goes where the decision is close.
"""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import numpy as np

from condottiere.compiled.layout import TABLE, Codes, Records, write_table
from condottiere.compiled.worlds import one_sight
from condottiere.rules import Phase, Region, Table, View, decode, view
from condottiere.rules.actions import SITE_AT
from condottiere.rules.regions import REGIONS
from condottiere.rules.sight import Sight

from . import schooling
from .acting import Numbers
from .bot import Alternative, Decision, decided
from .judgement import judge
from .lookahead import HELD, LEFT, TALLIES, VALUE, Plan, Room, consider, room_for
from .parameters import MOST_WORLDS, SearchParameters
from .reasons import at_issue
from .sights import sight_of
from .tree import Tree, new_tree
from .weights import weights_for

TREE_ROOM: Final = 100_000
"""Nodes of a decision's tree."""
CHUNK: Final = 8
"""Worlds between two looks at the clock."""


@dataclass(slots=True)
class Trial:
    """What has been found out about the candidates."""

    sight: Sight
    opened: Records
    seed: int
    parameters: SearchParameters
    codes: Codes
    sights: Records = field(init=False)
    plan: Plan = field(init=False)
    room: Room = field(init=False)
    tree: Tree = field(init=False)
    tallies: Numbers = field(init=False)
    worlds: Numbers = field(init=False)
    """In how many worlds each candidate was tried."""

    def __post_init__(self) -> None:
        self.sights = one_sight(self.sight)
        self.plan = _plan(self.parameters, weights_for(self.sight))
        self.room = room_for(self.plan)
        self.tree = new_tree(TREE_ROOM)
        self.tallies = np.zeros((len(self.codes), TALLIES))
        self.worlds = np.zeros(len(self.codes))

    def go_on(self, which: Codes, worlds: int) -> None:
        """Try some candidates, all tried in the same worlds so far, in further worlds."""
        tallies = np.zeros((len(which), TALLIES))
        first = int(self.worlds[which[0]])
        codes = self.codes[which]
        consider(
            self.sights,
            self.opened,
            codes,
            first,
            worlds,
            self.seed,
            self.plan,
            self.room,
            self.tree,
            tallies,
        )
        self.tallies[which] += tallies
        self.worlds[which] += worlds

    def means(self, tally: int) -> Numbers:
        """The mean of a tally for each candidate."""
        return self.tallies[:, tally] / np.maximum(self.worlds, 1)


@lru_cache(64)
def _plan(parameters: SearchParameters, weights: tuple[float, ...]) -> Plan:
    network = schooling.load()
    return Plan(
        parameters.battles,
        parameters.proposals,
        parameters.temperature,
        parameters.exploration,
        np.array(weights),
        network.into,
        network.out,
    )


class SearchBot:
    """Samples what it cannot see, and plays every candidate out in all the samples."""

    def __init__(self, seed: int | None, parameters: SearchParameters) -> None:
        self._random = random.Random(seed)
        self._parameters = parameters

    def decide(self, view: View) -> Decision:
        if len(view.legal) == 1:
            return decided(view.legal[0], "nothing else is allowed")
        return self._decide(view, np.zeros(0, TABLE))

    def _decide(self, view: View, opened: Records) -> Decision:
        sight = sight_of(view)
        codes = _candidates(view, sight, self._parameters.candidates)
        trial = Trial(sight, opened, self._random.getrandbits(32), self._parameters, codes)
        order = halve(trial)
        # What was dropped early was tried in few worlds: it is not said to be better than what was kept.
        chances = np.minimum.accumulate(trial.means(VALUE)[order])
        alternatives = [
            Alternative(
                int(codes[index]), float(chances[rank]), tuple(_reasons(view, trial, index, rank == 0))
            )
            for rank, index in enumerate(order)
        ]
        return Decision(alternatives[0].code, tuple(alternatives))


class OracleBot(SearchBot):
    """The same search with every card open: how much is there to gain? For measurement only."""

    def decide_open(self, table: Table, seat: int) -> Decision:
        """What a seat would do if it saw every hand."""
        seen = view(table, seat)
        if len(seen.legal) == 1:
            return decided(seen.legal[0], "nothing else is allowed")
        opened = np.zeros(1, TABLE)
        write_table(table, opened, 0)
        return self._decide(seen, opened)


def _candidates(view: View, sight: Sight, most: int) -> Codes:
    """What is worth a trial: in battle everything, elsewhere what the judgement thinks best."""
    codes = np.array(view.legal, np.int64)
    if view.phase == Phase.BATTLE or len(codes) <= most:
        return codes
    scores = [0.0] * len(codes)
    judge(sight, view.legal, len(codes), scores, weights_for(sight))
    return codes[np.argsort(scores, kind="stable")[::-1][:most]]


def halve(trial: Trial) -> list[int]:
    """Sequential halving; returns all candidates, the best first."""
    left = np.arange(len(trial.codes))
    rounds = max(1, int(np.ceil(np.log2(len(left)))))
    dropped: list[int] = []
    for spend in _rounds(trial.parameters, rounds):
        spend(trial, left)
        ranked = left[np.argsort(trial.means(VALUE)[left], kind="stable")[::-1]]
        keep = max(1, -(-len(ranked) // 2))
        dropped = [*map(int, ranked[keep:]), *dropped]
        left = np.sort(ranked[:keep])
    return [*map(int, left), *dropped]


def _rounds(parameters: SearchParameters, rounds: int) -> Iterator[Callable[[Trial, Codes], None]]:
    """For each round, what spends its part of the budget on the candidates that are left."""
    playouts = parameters.playouts or parameters.worlds * rounds
    began = time.perf_counter()
    for number in range(1, rounds + 1):
        if playouts:
            yield lambda trial, left: trial.go_on(left, max(1, playouts // rounds // len(left)))
        else:
            end = began + parameters.seconds * number / rounds
            yield lambda trial, left, end=end: _until(end, trial, left)  # type: ignore[misc]


def _until(end: float, trial: Trial, left: Codes) -> None:
    trial.go_on(left, CHUNK)
    while time.perf_counter() < end and trial.worlds[left[0]] < MOST_WORLDS:
        trial.go_on(left, CHUNK)


def _reasons(view: View, trial: Trial, index: int, best: bool) -> Iterator[str]:
    """What happened in the playouts, in words; of the best action also what is at issue."""
    worlds = int(trial.worlds[index])
    held = trial.tallies[index, HELD] / max(1, worlds)
    cards = trial.tallies[index, LEFT] / max(1, worlds)
    code = int(trial.codes[index])
    site = Region(code - SITE_AT) if SITE_AT <= code < SITE_AT + REGIONS else view.site
    if view.final_battle:
        where = "in the final battle"
    elif site is not None and view.phase in (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR, Phase.SITE):
        where = f"at {site.label}"
    else:
        where = "in the next battle"
    yield f"your line {where} is the strongest in {held:.0%} of the deals it imagined"
    yield f"{_about(cards)} left to you then"
    if best:
        yield from at_issue(trial.sight, decode(code), weights_for(trial.sight))


def _about(cards: float) -> str:
    return {0: "no card is", 1: "about one card is"}.get(round(cards), f"about {cards:.0f} cards are")
