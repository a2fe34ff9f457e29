"""Every seat's chance of winning the game when all cards lie open: what luck and skill are measured by.

A position is played out as the judge does it, but with the real hands. Each seat acts by the policy of the
playouts, on what it sees; so whoever plays by that policy changes the chances by 0 on average.
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
from condottiere.compiled.layout import TABLE, Codes, write_table
from condottiere.compiled.worlds import one_observation
from condottiere.record.game import LogStep
from condottiere.record.moves import shuffled_deal
from condottiere.record.notation import Acted, Dealt
from condottiere.rules import Table, legal
from condottiere.rules.observation import Observation, observe
from condottiere.rules.table import DEAL

from .split import Standings

PLAYOUTS: Final = 50_000
"""How often positions of a game are played out, all together."""
FEWEST, MOST = 60, 400
"""How often each position is played out, at least and at most."""
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
    """Judge a game; `steps` are its moves, from the first deal on."""
    each = min(MOST, max(FEWEST, playouts // len(steps)))
    found = [_before_deals(steps[0].before, each)]
    for number, step in enumerate(steps, 1):
        if isinstance(step.entry, Acted):
            found.append(_after(step.before, np.array([step.entry.code]), np.ones(1), each, number))
        elif isinstance(step.entry, Dealt) and step.after.turn >= 0 and (codes := legal(step.after)):
            found.append(_choosing(step.after, codes, each, number))
        else:
            found.append(found[-1])  # nothing is decided by this
    return Standings(np.array([one.chances for one in found]), np.array([one.variances for one in found]))


def _after(table: Table, codes: Codes, chances: Numbers, playouts: int, seed: int) -> Standing:
    """The standing after one of these actions of the seat on turn, taken with these probabilities."""
    seen, tables = Observation(), np.zeros(1, TABLE)
    observe(table, table.turn, seen)
    write_table(table, tables, 0)
    settings = playout_settings(SearchParameters(), weights_for(seen))
    state = SearchState(
        one_observation(seen),
        tables,
        seed,
        settings,
        new_tree(_NO_PLANS),
        new_workspace(settings),
        new_player(),
    )
    results = np.zeros((len(codes), playouts, RESULTS))
    run_playouts(state, codes, 0, results)
    shares = np.einsum("c,cps->ps", chances, results[:, :, SHARE : SHARE + table.seats])
    return Standing(shares.mean(0), shares.var(0) / playouts)


def _choosing(table: Table, codes: Sequence[int], playouts: int, seed: int) -> Standing:
    """The standing while a seat has yet to choose."""
    seen = Observation()
    observe(table, table.turn, seen)
    actions = np.array(codes, np.int64)
    chances = np.exp(log_policy(seen, actions))
    likely = chances >= LIKELY
    return _after(table, actions[likely], chances[likely] / chances[likely].sum(), playouts, seed)


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
