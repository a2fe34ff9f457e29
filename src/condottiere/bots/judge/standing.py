"""Every seat's chance of winning the game when all cards lie open: the chart's, and what luck is measured by.

A position is played on to the end of its game many times, with the real hands. Each seat acts by the policy
of the judge's playouts, on what it sees. (The value network, at which those stop after a battle, misjudges
some positions in the middle of a round by more than ten points.)
"""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.parameters import SearchParameters
from condottiere.bots.search.master import log_policy
from condottiere.bots.search.player import new_player
from condottiere.bots.search.playout import RESULTS, SHARE, run_playouts
from condottiere.bots.search.policy import Numbers
from condottiere.bots.search.search_state import SearchState, new_workspace
from condottiere.bots.search.tree import new_tree
from condottiere.bots.search.trials import playout_settings
from condottiere.bots.search.value_network import victory_share
from condottiere.compiled.layout import TABLE, write_table
from condottiere.compiled.worlds import one_observation
from condottiere.record.game import LogStep
from condottiere.record.moves import shuffled_deal
from condottiere.record.notation import Acted
from condottiere.rules import Table, legal
from condottiere.rules.match import match_leaders
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import DEAL, DRAW, INTERVAL, OVER

from .split import Standings, is_deal

PLAYOUTS: Final = 6_000
"""How often positions of a game are played out, all together."""
FEWEST, MOST = 20, 1000
"""How often each position is played out, at least and at most."""
TO_THE_END: Final = SearchParameters(battles=1000)
"""Playouts that stop when the game is over."""
DEALS: Final = 100
"""How many first deals are tried."""
LIKELY: Final = 0.02
"""The policy's rarer actions are left out where a choice is not known."""
_NO_PLANS: Final = 1
"""The nodes of a search tree without room for plans."""


class Standing(NamedTuple):
    """Every seat's chance at one time, and the squares of the standard errors."""

    chances: Numbers
    """Shape (seats,)."""
    variances: Numbers


def standings(steps: Sequence[LogStep], playouts: int = PLAYOUTS) -> Standings:
    """Judge a game; `steps` are its moves, from the first deal on.

    It is judged anew after battles and around deals. What else was chosen leaves the chances as they were; so
    does what is drawn before all have drawn (R12.2), which counts as one deal.
    """
    judged = [_is_judged(step, last=number == len(steps)) for number, step in enumerate(steps, 1)]
    each = min(MOST, max(FEWEST, playouts // (1 + sum(judged))))
    found = [_before_deals(steps[0].before, each)]
    for number, (step, is_judged) in enumerate(zip(steps, judged, strict=True), 1):
        if not is_judged:
            found.append(found[-1])
        elif step.after.phase == OVER:
            shares = np.array([victory_share(step.after, seat) for seat in range(step.after.seats)])
            found.append(Standing(shares, np.zeros(len(shares))))
        elif isinstance(step.entry, Acted):
            standing = _standing([_after(step.before, step.entry.code, each, number)], np.ones(1))
            found.append(_doubted(standing, step.after, each))
        else:
            standing = _choosing(step.after, legal(step.after), each, number)
            found.append(_doubted(standing, step.after, each))
    return Standings(np.array([one.chances for one in found]), np.array([one.variances for one in found]))


def _is_judged(step: LogStep, last: bool) -> bool:
    after = step.after
    if is_deal(step):
        return after.phase not in (DEAL, DRAW) and after.turn >= 0 and len(legal(after)) > 0
    fought = after.battles != step.before.battles
    return isinstance(step.entry, Acted) and (last or fought or after.phase in (DEAL, OVER))


def _doubted(standing: Standing, table: Table, playouts: int) -> Standing:
    """As if all who are not out had shared one more playout: while a game goes on, they may win (R9.1)."""
    left = match_leaders(table) if table.phase == INTERVAL else table.contenders
    seats = range(table.seats)
    able = np.array([not left or left >> seat & 1 for seat in seats], np.float64)
    chances = (standing.chances * playouts + able / able.sum()) / (playouts + 1)
    return standing._replace(chances=chances)


def _after(table: Table, code: int, playouts: int, seed: int, first: int = 0) -> Numbers:
    """What every seat wins in playouts of this action of the seat on turn: shape (playouts, seats).

    They are numbered from `first` on; those of one seed and number have the same deals.
    """
    seen, tables = Observation(), np.zeros(1, TABLE)
    observe(table, table.turn, seen)
    write_table(table, tables, 0)
    settings = playout_settings(TO_THE_END, weights_for(seen))
    state = SearchState(
        one_observation(seen),
        tables,
        seed,
        settings,
        new_tree(_NO_PLANS),
        new_workspace(settings),
        new_player(),
    )
    results = np.zeros((1, playouts, RESULTS))
    run_playouts(state, np.array([code]), first, results)
    shares: Numbers = results[0, :, SHARE : SHARE + table.seats]
    return shares


def _standing(tried: Sequence[Numbers], chances: Numbers) -> Standing:
    """The standing by playouts of actions that are taken with these probabilities.

    The variance is that of as many playouts whose action is drawn as well, which is no less.
    """
    mean = np.sum([chance * shares.mean(0) for chance, shares in zip(chances, tried, strict=True)], 0)
    squares = [((shares - mean) ** 2).mean(0) for shares in tried]
    variance = np.sum([chance * one for chance, one in zip(chances, squares, strict=True)], 0)
    return Standing(mean, variance / sum(map(len, tried)))


def _choosing(table: Table, codes: Sequence[int], playouts: int, seed: int) -> Standing:
    """The standing while a seat has yet to choose; each action is tried as often as it is likely."""
    seen = Observation()
    observe(table, table.turn, seen)
    chances = np.exp(log_policy(seen, np.array(codes, np.int64)))
    likely = chances >= LIKELY
    chances = chances[likely] / chances[likely].sum()
    tried: list[Numbers] = []
    for code, chance in zip(np.array(codes)[likely], chances, strict=True):
        first = sum(map(len, tried))
        tried.append(_after(table, int(code), max(1, round(chance * playouts)), seed, first))
    return _standing(tried, chances)


def _before_deals(table: Table, playouts: int) -> Standing:
    """The standing before the first deal."""
    rng = random.Random(0)
    tried = []
    for number in range(DEALS):
        dealt = table.copy()
        while dealt.phase == DEAL:
            shuffled_deal(dealt, rng)
        tried.append(_choosing(dealt, legal(dealt), max(1, playouts // 40), number).chances)
    return Standing(np.mean(tried, 0), np.var(tried, 0) / DEALS)
