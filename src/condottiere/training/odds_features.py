"""The features of the logits: the factor of each weight in the odds of a battle or a game. Compiled."""

import numpy as np

from condottiere.bots.evaluation.battle import lines_after_card
from condottiere.bots.evaluation.battle_context import BattleContext
from condottiere.bots.evaluation.battle_model import (
    LinesContext,
    current_battle,
    is_bare,
    leader_exponent,
    own_exponent,
    own_strength,
    rival_exponent,
    tie_exponent,
)
from condottiere.bots.evaluation.realms import owners, realms
from condottiere.bots.evaluation.weight_layout import (
    BATTLE_WEIGHTS,
    BLOCKED,
    FIRST_BATTLE_WEIGHT,
    FIRST_GAME_WEIGHT,
    GAME_WEIGHTS,
    TIE_WITHOUT_STRENGTH,
    WEIGHTS,
)
from condottiere.bots.evaluation.win_odds import seat_exponent
from condottiere.bots.search.policy import Numbers
from condottiere.compiled.compiling import register_function
from condottiere.rules.actions import PLAY
from condottiere.rules.cards import SCARECROW, SURRENDER
from condottiere.rules.observation import Observation
from condottiere.rules.options import MAX_SEATS

SIDES = MAX_SEATS + 1
"""The number of sides that may win a battle: the seats, from the viewer on, and nobody."""


@register_function
def write_odds(
    observation: Observation,
    battle: BattleContext,
    lines: LinesContext,
    mine: float,
    stays: bool,
    row: Numbers,
) -> None:
    """Write the feature of each weight in each side's exponent into `row`, shape (SIDES, BATTLE_WEIGHTS).

    `mine` is the strength of the viewer's line, and `stays` says whether it plays on. Exponents are linear in
    the weights, so a feature is the exponent with one weight at 1 and all others at 0.
    """
    unit = np.zeros(WEIGHTS, np.float64)
    reserve = max(lines.full_hand_strength - mine, 0.0) if stays else 0.0
    for index in range(BATTLE_WEIGHTS):
        unit[FIRST_BATTLE_WEIGHT + index] = 1.0
        row[0, index] = own_exponent(battle, lines, mine, reserve, stays, unit)
        for seat in range(1, observation.seats):
            strength = lines.strengths[seat]
            if strength >= 0.0:
                row[seat, index] = rival_exponent(observation, battle, seat, strength, lines.winter, unit)
                if seat == lines.leader and lines.best_rival > mine:
                    row[seat, index] += leader_exponent(battle, lines, mine, stays, unit)
        row[MAX_SEATS, index] = tie_exponent(battle, unit)
        if is_bare(lines, mine):
            row[MAX_SEATS, index] += unit[TIE_WITHOUT_STRENGTH]
        unit[FIRST_BATTLE_WEIGHT + index] = 0.0


@register_function
def write_decision(observation: Observation, code: int, weights: Numbers, row: Numbers) -> bool:
    """Write `row` as `write_odds` does for the battle after a card or a pass; return whether it was written.

    It is not written for an action that ends the battle or leads to another decision.
    """
    card = code - PLAY
    if card in (SCARECROW, SURRENDER):
        return False
    now = current_battle(observation, weights)
    battle, lines = now.battle, now.lines
    if card < 0 and battle.active_rivals == 0:
        return False
    line = lines.packed[0]
    if card >= 0:
        lines, line = lines_after_card(observation, now, card, weights)
    mine = own_strength(observation, line, lines.winter, lines.spring)
    if battle.active_rivals == 0 and mine > lines.best_rival:
        return False
    write_odds(observation, battle, lines, mine, card >= 0, row)
    return True


@register_function
def write_game(observation: Observation, weights: Numbers, row: Numbers) -> None:
    """Write the feature of each weight in each seat's exponent into `row`, shape (6, GAME_WEIGHTS)."""
    unit = np.zeros(WEIGHTS, np.float64)
    unit[BLOCKED] = weights[BLOCKED]
    first, second = owners(observation)
    all_realms = realms(observation, first, second, weights)
    for index in range(GAME_WEIGHTS):
        unit[FIRST_GAME_WEIGHT + index] = 1.0
        for seat in range(observation.seats):
            row[seat, index] = seat_exponent(observation, seat, all_realms[seat], unit)
        unit[FIRST_GAME_WEIGHT + index] = 0.0
