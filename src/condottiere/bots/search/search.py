"""The search bot: sampled worlds, playouts by evaluation, and sequential halving over its actions.

All candidates are tried in the same worlds. After each round the worse half is dropped (Karnin, Koren and
Somekh, 2013), so that most playouts go to the candidates that are close.
"""

import random
import time
from collections.abc import Callable, Iterator

import numpy as np

from condottiere.bots.bot import Alternative, Decision, single_decision
from condottiere.bots.evaluation.observations import observation_of
from condottiere.bots.parameters import MAX_WORLDS, SearchParameters
from condottiere.compiled.layout import TABLE, Codes, Records, write_table
from condottiere.rules import Phase, Table, View, view
from condottiere.rules.observation import Observation

from .player import Player
from .policy import Numbers, candidate_actions, prior_scores
from .trials import CandidateTrials, worlds_at_once


class SearchBot:
    """Samples worlds that agree with its View, and plays every candidate out in the same worlds."""

    def __init__(self, seed: int | None, parameters: SearchParameters) -> None:
        self._random = random.Random(seed)
        self._parameters = parameters

    def decide(self, view: View) -> Decision:
        if len(view.legal) == 1:
            return single_decision(view.legal[0])
        return self._decide(view, np.zeros(0, TABLE))

    def _trials(
        self, observation: Observation, open_table: Records, codes: Codes, scores: Numbers
    ) -> CandidateTrials:
        return CandidateTrials(
            observation,
            open_table,
            self._random.getrandbits(32),
            self._parameters,
            codes,
            scores,
            self._player(),
        )

    def _player(self) -> Player | None:
        """The network by which all seats act in playouts; None for the evaluation of `expert`."""
        return None

    def _considered(self, view: View, observation: Observation) -> tuple[Codes, Numbers]:
        """The actions to try, and their scores before any playout, in hundredths of the game."""
        codes = candidate_actions(observation, view.legal)
        return self._best(view, codes, prior_scores(observation, codes))

    def _best(self, view: View, codes: Codes, scores: Numbers) -> tuple[Codes, Numbers]:
        """All of these actions on a battle turn, elsewhere those with the best scores; and their scores."""
        if view.phase == Phase.BATTLE:
            return codes, scores
        best = np.argsort(-scores, kind="stable")[: self._parameters.candidates]
        return codes[best], scores[best]

    def _decide(self, view: View, open_table: Records) -> Decision:
        observation = observation_of(view)
        trials = self._trials(observation, open_table, *self._considered(view, observation))
        order = sequential_halving(trials)
        # A candidate dropped early was tried in few worlds: cap its chance by that of the better ones.
        chances = np.minimum.accumulate(trials.means()[order])
        judged = zip(trials.codes[order], chances, strict=True)
        alternatives = tuple(Alternative(int(code), float(chance)) for code, chance in judged)
        return Decision(alternatives[0].code, alternatives)


class OracleBot(SearchBot):
    """The search bot with all cards open. It plays only in the arena, to measure what hidden cards cost."""

    def decide_open(self, table: Table, seat: int) -> Decision:
        """Choose an action for a seat that sees every hand."""
        seen = view(table, seat)
        if len(seen.legal) == 1:
            return single_decision(seen.legal[0])
        open_table = np.zeros(1, TABLE)
        write_table(table, open_table, 0)
        return self._decide(seen, open_table)


def sequential_halving(trials: CandidateTrials) -> list[int]:
    """Run sequential halving; return the indices of all candidates, the best first."""
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


def _rounds(trials: CandidateTrials, rounds: int) -> Iterator[Callable[[Codes], object]]:
    """Yield for each round a function that spends its part of the budget on the candidates left."""
    parameters = trials.parameters
    playouts = parameters.playouts or parameters.worlds * rounds
    began = time.perf_counter()
    for number in range(1, rounds + 1):
        if playouts:
            yield lambda left: trials.add_worlds(left, max(1, playouts // rounds // len(left)))
        else:
            end = began + parameters.seconds * number / rounds
            yield lambda left, end=end: _run_until(end, trials, left)  # type: ignore[misc]


def _run_until(end: float, trials: CandidateTrials, left: Codes) -> None:
    trials.add_worlds(left, worlds_at_once(left))
    while time.perf_counter() < end and trials.worlds[left[0]] < MAX_WORLDS:
        trials.add_worlds(left, worlds_at_once(left))
