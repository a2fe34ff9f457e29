"""What playing a card or passing is worth in a battle.

Every action is scored by the lines as they would lie after it, by what the card would be worth later, and by
whether this is the moment for it. Written like the rules: over an Observation in CPython and over a record
when compiled.
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
"""What is added for playing the first card, times the square of how many battles in a row saw none (R2.8)."""

GIVE_AWAY_PENALTY: Final = 1000.0
"""What it costs to end the battle so that a rival wins the game: more than anything can be worth."""

WASTED_CARD_PENALTY: Final = 20.0
"""What it costs to play a card that can bring nothing any more: less than a game, more than any doubt."""


class TimingFeatures(NamedTuple):
    """The circumstances in which a card is played, each as a number around 0 to 1."""

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
    """What the site is worth, near 1 where a game depends on it."""
    reserve: float
    """What the hand could bring, in twenties."""
    winter: float
    spent: float
    """Strength in the own line, in twenties."""
    stalling_cards: float
    """Cards that can be played to gain time, in fives: Courtesans, ones, Scarecrows."""
    may_end_game: float
    """Whether the game may end with this battle."""


# --- the moment -------------------------------------------------------------------------------------


def timing_features(observation: Observation, now: CurrentBattle) -> TimingFeatures:
    """The TimingFeatures of a decision."""
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
    """The row of timing weights for a card; row 0 is for passing, then come 1 to 3, 4 to 6, 10, Winter ..."""
    if card < TEN:
        return 1 if card < 3 else 2
    return card - TEN + 3


def timing_bonus(moment: TimingFeatures, row: int, weights: Weights) -> float:
    """How much the circumstances speak for playing a sort of card now, or (row 0) for passing."""
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
    """R2.2: a score for playing each card, and for passing."""
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
            if card != SURRENDER:  # which begins no fight
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
    """What the battle is worth once a card is played, with its timing bonus."""
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
            # The last card is gone, and the line is no better: that is as good as a pass.
            return battle_value(battle, after, line, strength, False, weights) + timing
    return value_if_played_on(observation, battle, after, line, card, weights) + timing


def lines_after_card(
    observation: Observation, now: CurrentBattle, card: int, weights: Weights
) -> tuple[LinesContext, int]:
    """The LinesContext, and the viewer's line in it, once it has played a card that stays, or a Bishop."""
    lines = now.lines
    new_top = card < MERCENARIES and lines.spring == 1 and card > now.top
    if new_top or card in (WINTER, SPRING, BISHOP):
        lines = changed_lines(observation, now, card, weights)
        return lines, lines.packed[0]
    return lines, with_card(lines.packed[0], card, now.top)


def changed_lines(observation: Observation, now: CurrentBattle, card: int, weights: Weights) -> LinesContext:
    """The LinesContext after a card that changes what others' Mercenaries are worth."""
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
    """What passing is worth: the end of the battle if no rival may play on."""
    battle, lines = now.battle, now.lines
    if waits(observation) and not ends_battle(observation, PASS):
        return battle_value(battle, lines, lines.packed[0], now.mine, True, weights) + weights[WAIT]
    if battle.active_rivals == 0:
        return value_if_ended(battle, lines, lines.packed[0], now.mine, weights)
    return battle_value(battle, lines, lines.packed[0], now.mine, False, weights)


def rescue_value(observation: Observation, now: CurrentBattle, card: int, weights: Weights) -> float:
    """What the battle is worth after a Mercenary has come back from the viewer's line."""
    battle, lines, top = now.battle, now.lines, now.top
    if lines.spring and card == top and is_lone(observation, card):
        top = highest_with_down(observation, highest_face_up(observation, card))
        packed = all_lines(observation, top, NO_MERCENARY)
        lines = lines_context(observation, battle, packed, lines.winter, lines.spring, weights)
    line = without_mercenary(lines.packed[0], card, top)
    value = value_if_played_on(observation, battle, lines, line, NO_CARD, weights)
    return value + battle.card_price_factor * weights[PRICE + card]


def is_lone(observation: Observation, card: int) -> bool:
    """Whether a card of the viewer's line is the only one of its kind that lies on the table."""
    number = 0
    for seat in range(observation.seats):
        number += observation.lines[seat][card] + (1 if observation.down[seat] == card else 0)
    return number == 1


def scarecrow_value(observation: Observation, now: CurrentBattle, weights: Weights) -> float:
    """R6.1: what the best use of a Scarecrow is worth."""
    best = value_if_played_on(observation, now.battle, now.lines, now.lines.packed[0], SCARECROW, weights)
    for card in range(MERCENARIES):
        if observation.lines[0][card] > 0:
            best = max(best, rescue_value(observation, now, card, weights))
    return best


def score_rescue(
    observation: Observation, codes: CodeSequence, number: int, scores: Scores, weights: Weights
) -> None:
    """R6.1: a score for each Mercenary to be taken back, and for none."""
    now = current_battle(observation, weights)
    for index in range(number):
        if codes[index] == RESCUE_NONE:
            scores[index] = value_if_played_on(
                observation, now.battle, now.lines, now.lines.packed[0], NO_CARD, weights
            )
        else:
            scores[index] = rescue_value(observation, now, codes[index] - RESCUE_CARD, weights)
