"""Turning the results of a search into a Decision, with chances and reasons that agree with one another."""

from collections.abc import Sequence

import numpy as np

from condottiere.bots.bot import Alternative, Decision
from condottiere.bots.evaluation.weights import weights_for
from condottiere.bots.explain import Explainer
from condottiere.languages.fact import Fact
from condottiere.rules import Phase, Region, View, decode
from condottiere.rules.actions import SITE_AT
from condottiere.rules.observation import Observation
from condottiere.rules.regions import REGIONS
from condottiere.rules.victory import ending_with, regions_of

from .playout import BATTLES_WON, WIN_SHARE
from .policy import Numbers
from .trials import CandidateTrials


def game_chances(view: View, trials: CandidateTrials) -> Numbers:
    """The viewer's chance to win the game after each candidate, consistent with its chance in the battle.

    In a final battle both are the same. If winning the battle wins the game (R8.1), the chance is no less
    than that of the battle.
    """
    if view.final_battle:
        return trials.battle_means(WIN_SHARE)
    chances = trials.means(WIN_SHARE)
    if view.options.points is None:
        wins = np.array([_wins_game(view, trials.observation, int(code)) for code in trials.codes])
        chances = np.where(wins, np.maximum(chances, trials.battle_means(BATTLES_WON)), chances)
    return chances


def _wins_game(view: View, observation: Observation, code: int) -> bool:
    """R8.1: whether winning the battle that an action concerns wins the game for the viewer."""
    site = _site(view, code)
    if site is None:
        return False
    return bool(
        ending_with(
            regions_of(observation, 0) | 1 << site, observation.total_needed, observation.adjacent_needed
        )
    )


def _site(view: View, code: int) -> Region | None:
    """The region of the battle that an action concerns, if it is known."""
    if SITE_AT <= code < SITE_AT + REGIONS:
        return Region(code - SITE_AT)
    return view.site if view.phase in (Phase.BATTLE, Phase.RESCUE, Phase.FAVOR) else None


def decision_of(
    view: View,
    trials: CandidateTrials,
    order: Sequence[int],
    chances: Numbers,
    battle_results: Sequence[tuple[float, float]],
) -> Decision:
    """Make the Decision for the first candidate of `order`; `chances` are in that order."""
    codes = [int(trials.codes[index]) for index in order]
    at_issue = Explainer(trials.observation, weights_for(trials.observation)).at_issue(decode(codes[0]))
    alternatives = [
        Alternative(
            code,
            float(chances[rank]),
            (*_reasons(view, code, *battle_results[order[rank]]), *(() if rank else at_issue)),
        )
        for rank, code in enumerate(codes)
    ]
    return Decision(codes[0], tuple(alternatives))


def _reasons(view: View, code: int, held: float, cards: float) -> tuple[Fact, ...]:
    """The reasons for an action from its playouts: battles won, and cards left.

    The cards come first if the action seldom wins the battle, since its purpose is then to save them.
    """
    site = _site(view, code)
    if view.final_battle:
        wins = Fact(id="reason-share-final", percent=percent(held))
    elif site is not None:
        wins = Fact(id="reason-share", region=site, percent=percent(held))
    else:
        wins = Fact(id="reason-share-next", percent=percent(held))
    leaves = Fact(id="reason-leaves", count=round(cards))
    return (wins, leaves) if held >= 0.5 or view.final_battle else (leaves, wins)


def percent(share: float) -> int:
    """Round a share to a percentage; only shares of exactly 0 and 1 become 0 and 100."""
    if share <= 0.0 or share >= 1.0:
        return round(100.0 * share)
    return min(99, max(1, int(100.0 * share + 0.5)))
