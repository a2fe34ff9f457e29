"""The bot that looks ahead: sampled worlds, playouts by evaluation, sequential halving over its actions.

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

from condottiere.bots.bot import Alternative, BattleOdds, Decision, Odds, single_decision
from condottiere.bots.checkpoint import checkpoint
from condottiere.bots.evaluation.sights import sight_of
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.explain import Explainer
from condottiere.bots.parameters import MAX_WORLDS, SearchParameters
from condottiere.compiled.layout import TABLE, Codes, Records, write_table
from condottiere.compiled.worlds import one_sight
from condottiere.languages.fact import Fact
from condottiere.rules import Phase, Region, Table, View, decode, view
from condottiere.rules.actions import PASS, SITE_AT
from condottiere.rules.regions import REGIONS
from condottiere.rules.sight import Sight

from . import value_network
from .playout import NO_ACTION, run_playouts
from .policy import Numbers, battle_effect, candidate_actions, prior_scores
from .search_state import PlayoutSettings, SearchState, new_workspace
from .tally import BATTLES_TIED, BATTLES_WON, CARDS_LEFT, TALLIES, WIN_SHARE
from .tree import new_tree

TREE_ROOM: Final = 100_000
"""Nodes of a decision's tree."""
PRIOR_PLAYOUTS: Final = 2.0
"""How many playouts the evaluation counts for: enough to decide between actions that turn out alike."""
CHUNK: Final = 40
"""Playouts between two checkpoints, and between two looks at the clock: some milliseconds."""


@dataclass(slots=True)
class CandidateTrials:
    """The candidate actions of one decision, and what came of their playouts."""

    sight: Sight
    open_table: Records
    seed: int
    parameters: SearchParameters
    codes: Codes
    prior_scores: Numbers
    """Their scores by the evaluation, which decide where playouts tell no difference."""
    state: SearchState = field(init=False)
    tallies: Numbers = field(init=False)
    worlds: Numbers = field(init=False)
    """In how many worlds each candidate was tried."""
    effects: Codes = field(init=False)
    """Candidates with the same number here have the same effect on the battle."""

    def __post_init__(self) -> None:
        settings = playout_settings(self.parameters, weights_for(self.sight))
        tree, workspace = new_tree(TREE_ROOM), new_workspace(settings)
        self.state = SearchState(one_sight(self.sight), self.open_table, self.seed, settings, tree, workspace)
        self.tallies = np.zeros((len(self.codes), TALLIES))
        self.worlds = np.zeros(len(self.codes))
        effects = [battle_effect(self.sight, int(code)) for code in self.codes]
        self.effects = np.unique(effects, return_inverse=True)[1]

    def add_worlds(self, which: Codes, worlds: int) -> None:
        """Try some candidates, all tried in the same worlds so far, in so many more worlds."""
        codes = self.codes[which]
        tallies = self.tallies[which]
        number = int(self.worlds[which[0]])
        end = number + worlds
        while number < end:
            checkpoint()
            chunk = min(worlds_at_once(which), end - number)
            run_playouts(self.state, codes, number, chunk, tallies)
            number += chunk
        self.tallies[which] = tallies
        self.worlds[which] = end

    def means(self, tally: int) -> Numbers:
        """The mean of a tally for each candidate."""
        return self.tallies[:, tally] / np.maximum(self.worlds, 1)

    def battle_means(self, tally: int) -> Numbers:
        """The mean of a tally of the battle: one figure for candidates of the same effect on it."""
        sums = np.bincount(self.effects, self.tallies[:, tally])
        return (sums / np.maximum(np.bincount(self.effects, self.worlds), 1))[self.effects]

    def battle_results(self) -> list[tuple[float, float]]:
        """For each candidate: how often the viewer wins the battle, and how many cards it has left then."""
        wins, cards = self.battle_means(BATTLES_WON), self.battle_means(CARDS_LEFT)
        return [*zip(map(float, wins), map(float, cards), strict=True)]

    def values(self) -> Numbers:
        """What each candidate is worth: its playouts, and the evaluation's view of it among them."""
        means = self.means(WIN_SHARE)
        expected = means.max() + (self.prior_scores - self.prior_scores.max()) / 100.0
        values: Numbers = (means * self.worlds + expected * PRIOR_PLAYOUTS) / (self.worlds + PRIOR_PLAYOUTS)
        return values

    def ranked(self, which: Codes) -> Codes:
        """Some candidates, the best first; the evaluation decides where playouts tell no difference."""
        return which[np.lexsort((-self.prior_scores[which], -self.values()[which]))]


def worlds_at_once(which: Codes) -> int:
    """In how many worlds so many candidates are tried between two checkpoints."""
    return max(1, CHUNK // len(which))


@lru_cache(64)
def playout_settings(parameters: SearchParameters, weights: tuple[float, ...]) -> PlayoutSettings:
    """How a search with these parameters plays worlds out, with the value network in use."""
    network = value_network.load()
    return PlayoutSettings(
        parameters.battles,
        parameters.proposals,
        parameters.temperature,
        parameters.exploration,
        np.array(weights),
        network.hidden_weights,
        network.output_weights,
    )


class SearchBot:
    """Samples what it cannot see, and plays every candidate out in all the samples."""

    def __init__(self, seed: int | None, parameters: SearchParameters) -> None:
        self._random = random.Random(seed)
        self._parameters = parameters

    def decide(self, view: View) -> Decision:
        """What to do. The view is that of the seat on turn."""
        if len(view.legal) == 1:
            return single_decision(view.legal[0], Fact(id="reason-forced"))
        return self._decide(view, np.zeros(0, TABLE))

    def odds(self, view: View) -> BattleOdds:
        """What comes of the battle after each legal action, in the worlds in which each is tried at least.

        At other times, of playing no more cards, named PASS. The same seed makes `decide` say the same.
        """
        sight = sight_of(view)
        if not view.legal:
            sight.out[0] = 1
        codes = np.array(view.legal or (NO_ACTION,), np.int64)
        if view.phase == Phase.FAVOR and view.legal:
            codes = _candidates(view, sight, self._parameters.candidates)
        trials = self._trials(sight, np.zeros(0, TABLE), codes, np.zeros(len(codes)))
        trials.add_worlds(np.arange(len(codes)), self._parameters.min_worlds)
        named = view.legal or (PASS,)
        # Where the Favor is placed, few places are tried, and all have the same figures.
        holds, ties = (
            np.resize(trials.battle_means(tally), len(named)) for tally in (BATTLES_WON, BATTLES_TIED)
        )
        return BattleOdds(
            self._parameters.min_worlds,
            tuple(Odds(code, float(holds[index]), float(ties[index])) for index, code in enumerate(named)),
        )

    def _trials(self, sight: Sight, open_table: Records, codes: Codes, scores: Numbers) -> CandidateTrials:
        return CandidateTrials(
            sight, open_table, self._random.getrandbits(32), self._parameters, codes, scores
        )

    def _decide(self, view: View, open_table: Records) -> Decision:
        sight = sight_of(view)
        codes = _candidates(view, sight, self._parameters.candidates)
        trials = self._trials(sight, open_table, codes, prior_scores(sight, codes))
        trials.add_worlds(np.arange(len(codes)), self._parameters.min_worlds)
        battle_results = trials.battle_results()
        order = sequential_halving(trials)
        if self._parameters.min_worlds == 0:
            battle_results = trials.battle_results()
        # What was dropped early was tried in few worlds: its chance is capped by that of what was kept.
        at_issue = Explainer(sight, weights_for(sight)).at_issue(decode(int(codes[order[0]])))
        chances = np.minimum.accumulate(trials.means(WIN_SHARE)[order])
        alternatives = [
            Alternative(
                int(codes[index]),
                float(chances[rank]),
                (*_reasons(view, int(codes[index]), *battle_results[index]), *(() if rank else at_issue)),
            )
            for rank, index in enumerate(order)
        ]
        return Decision(alternatives[0].code, tuple(alternatives))


class OracleBot(SearchBot):
    """The search with every card open, to measure how much there would be to gain; for measurement only."""

    def decide_open(self, table: Table, seat: int) -> Decision:
        """What a seat would do if it saw every hand."""
        seen = view(table, seat)
        if len(seen.legal) == 1:
            return single_decision(seen.legal[0], Fact(id="reason-forced"))
        open_table = np.zeros(1, TABLE)
        write_table(table, open_table, 0)
        return self._decide(seen, open_table)


def _candidates(view: View, sight: Sight, limit: int) -> Codes:
    """The actions to try: in battle all that are sensible, elsewhere the `limit` best by evaluation."""
    codes = candidate_actions(sight, view.legal)
    if view.phase == Phase.BATTLE or len(codes) <= limit:
        return codes
    return codes[np.argsort(-prior_scores(sight, codes), kind="stable")[:limit]]


def sequential_halving(trials: CandidateTrials) -> list[int]:
    """Sequential halving; returns all candidates, the best first."""
    left = np.arange(len(trials.codes))
    rounds = max(1, int(np.ceil(np.log2(len(left)))))
    dropped: list[int] = []
    for spend in _rounds(trials, rounds):
        spend(left)
        ranked = trials.ranked(left)
        keep = max(1, -(-len(ranked) // 2))
        dropped = [*map(int, ranked[keep:]), *dropped]
        left = np.sort(ranked[:keep])
    return [*map(int, left), *dropped]


def _rounds(trials: CandidateTrials, rounds: int) -> Iterator[Callable[[Codes], None]]:
    """For each round, what spends its part of the budget on the candidates that are left."""
    parameters = trials.parameters
    playouts = parameters.playouts or parameters.worlds * rounds
    spent = parameters.min_worlds * len(trials.codes)
    began = time.perf_counter()
    for number in range(1, rounds + 1):
        if playouts:
            yield lambda left: trials.add_worlds(left, max(1, (playouts - spent) // rounds // len(left)))
        else:
            end = began + parameters.seconds * number / rounds
            yield lambda left, end=end: _run_until(end, trials, left)  # type: ignore[misc]


def _run_until(end: float, trials: CandidateTrials, left: Codes) -> None:
    trials.add_worlds(left, worlds_at_once(left))
    while time.perf_counter() < end and trials.worlds[left[0]] < MAX_WORLDS:
        trials.add_worlds(left, worlds_at_once(left))


def _reasons(view: View, code: int, held: float, cards: float) -> tuple[Fact, ...]:
    """The reasons for an action: what happened in its playouts.

    The weightiest first: where an action seldom wins the battle, it is for the sake of the cards it leaves.
    """
    site = Region(code - SITE_AT) if SITE_AT <= code < SITE_AT + REGIONS else view.site
    if view.final_battle:
        wins = Fact(id="reason-share-final", percent=percent(held))
    elif site is not None and view.phase in (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR, Phase.SITE):
        wins = Fact(id="reason-share", region=site, percent=percent(held))
    else:
        wins = Fact(id="reason-share-next", percent=percent(held))
    leaves = Fact(id="reason-leaves", count=round(cards))
    return (wins, leaves) if held >= 0.5 or view.final_battle else (leaves, wins)


def percent(share: float) -> int:
    """A share as a percentage: 0 and 100 only where nothing else came of it."""
    if share <= 0.0 or share >= 1.0:
        return round(100.0 * share)
    return min(99, max(1, int(100.0 * share + 0.5)))
