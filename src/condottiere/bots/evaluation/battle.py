"""Scores for playing a card, passing and rescuing in a battle.

An action is scored by the lines after it, by the price of the card, and by a timing bonus.
"""

from typing import Final, NamedTuple

from condottiere.rules.actions import PASS, PASS_REVEALING, PLAY, RESCUE_CARD, RESCUE_NONE
from condottiere.rules.cards import (
    BISHOP,
    COURTESAN,
    MERCENARIES,
    NO_CARD,
    SCARECROW,
    SPRING,
    SURRENDER,
    TEN,
    WINTER,
)
from condottiere.rules.observation import Observation
from condottiere.rules.strength import NO_MERCENARY

from .battle_context import rivals_cards
from .battle_end import ends_battle, gives_away, idles, waits, wastes_card
from .battle_model import CurrentBattle, LinesContext, current_battle, lines_context, own_strength, saturating
from .battle_value import battle_value, has_use, is_alone, value_if_ended, value_if_played_on
from .lines import all_lines, highest_face_up, highest_with_down, with_card, with_new_top, without_mercenary
from .weight_layout import PRICE, REVEAL, TIMING, TIMING_FEATURES, WAIT, CodeSequence, Scores, Weights

IDLE_BATTLE_BONUS: Final = 0.25
"""The bonus for playing the first card, times the squared number of battles in a row without one (R2.8)."""

GIVE_AWAY_PENALTY: Final = 1000.0
"""The penalty for ending the battle so that a rival wins the game; greater than any other score."""

WASTED_CARD_PENALTY: Final = 20.0
"""The penalty for playing a card that can gain nothing; less than the worth of a game."""


class TimingFeatures(NamedTuple):
    """The circumstances in which a card is played, as numbers of about 0 to 1."""

    rivals: float
    """Rivals that may still play: 0, 1/2, 2/3, ..."""
    own_hand: float
    """Cards in the own hand, in tens."""
    their_hands: float
    """Cards in the rivals' hands, in tens, on average."""
    ahead: float
    """1 ahead of all, 0 in a tie, -1 behind."""
    lead: float
    """The lead over the strongest rival, in tens; from -2 to 2."""
    stake: float
    """The worth of the site, near 1 if the game depends on it."""
    reserve: float
    """The strength that the hand could add to the line, in twenties."""
    winter: float
    spent: float
    """Strength in the own line, in twenties."""
    stalling_cards: float
    """Cards that can be played to gain time, in fives: Courtesans, ones, Scarecrows."""
    may_end_game: float
    """1 if the game may end with this battle."""


# --- the moment -------------------------------------------------------------------------------------


def timing_features(observation: Observation, now: CurrentBattle) -> TimingFeatures:
    """Return the TimingFeatures of the decision."""
    battle, lines, mine = now.battle, now.lines, now.mine
    margin = mine - lines.best_rival
    ahead = 0.0 if margin == 0.0 else (1.0 if margin > 0.0 else -1.0)
    costs = battle.stakes.costs
    worth = battle.stakes.own + max(costs[1], costs[2], costs[3], costs[4], costs[5])
    stalling_cards = observation.hand[0] + observation.hand[COURTESAN] + observation.hand[SCARECROW]
    return TimingFeatures(
        saturating(battle.active_rivals),
        observation.held[0] / 10.0,
        rivals_cards(observation),
        ahead,
        min(max(margin / 10.0, -2.0), 2.0),
        worth / (abs(worth) + 20.0),
        max(lines.full_hand_strength - mine, 0.0) / 20.0,
        float(lines.winter),
        mine / 20.0,
        stalling_cards / 5.0,
        1.0 if worth > 60.0 else 0.0,
    )


def timing_row(card: int) -> int:
    """Return a card's row of timing weights: 0 is for passing, then Mercenaries 1-3, 4-6, 10, Winter, ..."""
    if card < TEN:
        return 1 if card < 3 else 2
    return card - TEN + 3


def timing_bonus(moment: TimingFeatures, row: int, weights: Weights) -> float:
    """The bonus for playing a card of this row now, or for passing (row 0)."""
    at = TIMING + row * TIMING_FEATURES
    return (
        weights[at]
        + weights[at + 1] * moment.rivals
        + weights[at + 2] * moment.own_hand
        + weights[at + 3] * moment.their_hands
        + weights[at + 4] * moment.ahead
        + weights[at + 5] * moment.lead
        + weights[at + 6] * moment.stake
        + weights[at + 7] * moment.reserve
        + weights[at + 8] * moment.winter
        + weights[at + 9] * moment.spent
        + weights[at + 10] * moment.stalling_cards
        + weights[at + 11] * moment.may_end_game
    )


# --- the decisions ----------------------------------------------------------------------------------


def score_battle(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """R2.2: score playing each card, and passing."""
    now = current_battle(observation, weights)
    battle = now.battle
    moment = timing_features(observation, now)
    idle_bonus = IDLE_BATTLE_BONUS * observation.idle_battles**2 if observation.played == 0 else 0.0
    for index in range(number):
        card = codes[index] - PLAY
        if card < 0:
            value = passing(observation, now, weights)
            if not is_alone(battle, now.lines):
                value += timing_bonus(moment, 0, weights)
            scores[index] = value + weights[REVEAL] if codes[index] == PASS_REVEALING else value
        else:
            value = card_value(observation, now, card, moment, weights)
            if card != SURRENDER:  # it does not begin a fight
                value += idle_bonus
            scores[index] = value - battle.card_price_factor * weights[PRICE + card]
        if gives_away(observation, codes[index], weights):
            scores[index] -= GIVE_AWAY_PENALTY
        elif idles(observation, codes[index], weights) or (
            battle.active_rivals == 0 and wastes_card(observation, codes[index], weights)
        ):
            scores[index] -= WASTED_CARD_PENALTY


def card_value(
    observation: Observation, now: CurrentBattle, card: int, moment: TimingFeatures, weights: Weights
) -> float:
    """The value of the battle after playing a card, with its timing bonus."""
    battle, lines = now.battle, now.lines
    timing = 0.0 if is_alone(battle, lines) else timing_bonus(moment, timing_row(card), weights)
    if card == SCARECROW:
        return scarecrow_value(observation, now, weights) + timing
    if card == SURRENDER:
        return value_if_ended(battle, lines, lines.packed[0], now.mine, weights) + timing
    after, line = lines_after_card(observation, now, card, weights)
    strength = own_strength(observation, line, after.winter, after.spring)
    gain = (strength - after.best_rival) - (now.mine - lines.best_rival)
    if not has_use(observation, lines, line, card, now.top, gain):
        timing = min(timing, 0.0)
        if observation.held[0] == 1 and not is_alone(battle, lines):
            # The last card is gone and the line is no better, as after a pass.
            return battle_value(battle, after, line, strength, False, weights) + timing
    return value_if_played_on(observation, battle, after, line, card, weights) + timing


def lines_after_card(
    observation: Observation, now: CurrentBattle, card: int, weights: Weights
) -> tuple[LinesContext, int]:
    """The LinesContext and the viewer's packed line after it plays a card that stays, or a Bishop."""
    lines = now.lines
    new_top = card < MERCENARIES and lines.spring == 1 and card > now.top
    if new_top or card in (WINTER, SPRING, BISHOP):
        lines = changed_lines(observation, now, card, weights)
        return lines, lines.packed[0]
    return lines, with_card(lines.packed[0], card, now.top)


def changed_lines(observation: Observation, now: CurrentBattle, card: int, weights: Weights) -> LinesContext:
    """The LinesContext after a card that changes the strength of other lines."""
    packed, winter, spring = now.lines.packed, now.lines.winter, now.lines.spring
    if card == WINTER:
        winter, spring = 1, 0
    elif card == SPRING:
        winter, spring = 0, 1
    elif card == BISHOP:
        top = highest_with_down(observation, highest_face_up(observation, now.highest))
        packed = all_lines(observation, top, now.highest)
    else:
        others = all_lines(observation, NO_MERCENARY, NO_MERCENARY)
        own = with_new_top(others[0], card)
        packed = (own, others[1], others[2], others[3], others[4], others[5])
    return lines_context(observation, now.battle, packed, winter, spring, weights)


def passing(observation: Observation, now: CurrentBattle, weights: Weights) -> float:
    """The value of passing, which ends the battle if no rival may play on."""
    battle, lines = now.battle, now.lines
    if waits(observation) and not ends_battle(observation, PASS):
        return battle_value(battle, lines, lines.packed[0], now.mine, True, weights) + weights[WAIT]
    if battle.active_rivals == 0:
        return value_if_ended(battle, lines, lines.packed[0], now.mine, weights)
    return battle_value(battle, lines, lines.packed[0], now.mine, False, weights)


def rescue_value(observation: Observation, now: CurrentBattle, card: int, weights: Weights) -> float:
    """The value of the battle after a Mercenary is taken back from the viewer's line."""
    battle, lines, top = now.battle, now.lines, now.top
    if lines.spring and card == top and is_lone(observation, card):
        top = highest_with_down(observation, highest_face_up(observation, card))
        packed = all_lines(observation, top, NO_MERCENARY)
        lines = lines_context(observation, battle, packed, lines.winter, lines.spring, weights)
    line = without_mercenary(lines.packed[0], card, top)
    value = value_if_played_on(observation, battle, lines, line, NO_CARD, weights)
    return value + battle.card_price_factor * weights[PRICE + card]


def is_lone(observation: Observation, card: int) -> bool:
    """Whether a card of the viewer's line is the only one of its kind in all lines."""
    number = 0
    for seat in range(observation.seats):
        number += observation.lines[seat][card] + (1 if observation.down[seat] == card else 0)
    return number == 1


def scarecrow_value(observation: Observation, now: CurrentBattle, weights: Weights) -> float:
    """R6.1: the value of the best use of a Scarecrow."""
    best = value_if_played_on(observation, now.battle, now.lines, now.lines.packed[0], SCARECROW, weights)
    for card in range(MERCENARIES):
        if observation.lines[0][card] > 0:
            best = max(best, rescue_value(observation, now, card, weights))
    return best


def score_rescue(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """R6.1: score taking back each Mercenary, and none."""
    now = current_battle(observation, weights)
    for index in range(number):
        if codes[index] == RESCUE_NONE:
            scores[index] = value_if_played_on(
                observation, now.battle, now.lines, now.lines.packed[0], NO_CARD, weights
            )
        else:
            scores[index] = rescue_value(observation, now, codes[index] - RESCUE_CARD, weights)
