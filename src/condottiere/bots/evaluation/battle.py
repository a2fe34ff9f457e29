"""What playing a card or passing is worth in a battle.

Every action is scored by the lines as they would lie after it, by what the card would be worth later, and by
whether this is the moment for it. Written like the rules: over a Sight in CPython and over a record when
compiled.
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
from condottiere.rules.sight import Sight
from condottiere.rules.strength import NO_MERCENARY

from .battle_context import rivals_cards
from .battle_end import ends_battle, gives_away, idles, waits, wastes_card
from .battle_model import FieldContext, Situation, field_context, own_strength, saturating, situation
from .lines import all_lines, highest_face_up, highest_with_down, with_card, with_new_top, without_mercenary
from .outlook import battle_value, has_use, is_alone, outlook, value_if_ended
from .weight_layout import PRICE, REVEAL, TIMING, TIMING_FEATURES, WAIT, CodeSequence, Scores, Weights

TEDIUM: Final = 0.25
"""What is added for playing the first card, times the square of how many battles in a row saw none (R2.8)."""

GIFT: Final = 1000.0
"""What it costs to end the battle so that a rival wins the game: more than anything can be worth."""

WASTE: Final = 20.0
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
    waiting: float
    """Cards that can be played to gain time, in fives: Courtesans, ones, Scarecrows."""
    tense: float
    """Whether the game may end with this battle."""


# --- the moment -------------------------------------------------------------------------------------


def timing_features(sight: Sight, now: Situation) -> TimingFeatures:
    """The TimingFeatures of a decision."""
    battle, field, mine = now.battle, now.field, now.mine
    margin = mine - field.best
    ahead = 0.0 if margin == 0.0 else (1.0 if margin > 0.0 else -1.0)
    costs = battle.stakes.costs
    worth = battle.stakes.own + max(costs[1], costs[2], costs[3], costs[4], costs[5])
    waiting = sight.hand[0] + sight.hand[COURTESAN] + sight.hand[SCARECROW]
    return TimingFeatures(
        saturating(battle.active_rivals),
        sight.held[0] / 10.0,
        rivals_cards(sight),
        ahead,
        min(max(margin / 10.0, -2.0), 2.0),
        worth / (abs(worth) + 20.0),
        max(field.full - mine, 0.0) / 20.0,
        float(field.winter),
        mine / 20.0,
        waiting / 5.0,
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
        + weights[at + 10] * moment.waiting
        + weights[at + 11] * moment.tense
    )


# --- the decisions ----------------------------------------------------------------------------------


def score_battle(sight: Sight, codes: CodeSequence, number: int, scores: Scores, weights: Weights) -> None:
    """R2.2: a score for playing each card, and for passing."""
    now = situation(sight, weights)
    battle = now.battle
    moment = timing_features(sight, now)
    begin = TEDIUM * sight.idle_battles**2 if sight.played == 0 else 0.0
    for place in range(number):
        card = codes[place] - PLAY
        if card < 0:
            value = passing(sight, now, weights)
            if not is_alone(battle, now.field):
                value += timing_bonus(moment, 0, weights)
            scores[place] = value + weights[REVEAL] if codes[place] == PASS_REVEALING else value
        else:
            value = card_value(sight, now, card, moment, weights)
            if card != SURRENDER:  # which begins no fight
                value += begin
            scores[place] = value - battle.card_price_factor * weights[PRICE + card]
        if gives_away(sight, codes[place], weights):
            scores[place] -= GIFT
        elif idles(sight, codes[place], weights) or (
            battle.active_rivals == 0 and wastes_card(sight, codes[place], weights)
        ):
            scores[place] -= WASTE


def card_value(sight: Sight, now: Situation, card: int, moment: TimingFeatures, weights: Weights) -> float:
    """What the battle is worth once a card is played, with its timing bonus."""
    battle, field = now.battle, now.field
    timing = 0.0 if is_alone(battle, field) else timing_bonus(moment, timing_row(card), weights)
    if card == SCARECROW:
        return scarecrow_value(sight, now, weights) + timing
    if card == SURRENDER:
        return value_if_ended(battle, field, field.lines[0], now.mine, weights) + timing
    after, line = field_after_card(sight, now, card, weights)
    strength = own_strength(sight, line, after.winter, after.spring)
    gain = (strength - after.best) - (now.mine - field.best)
    if not has_use(sight, field, line, card, now.top, gain):
        timing = min(timing, 0.0)
        if sight.held[0] == 1 and not is_alone(battle, field):
            # The last card is gone, and the line is no better: that is as good as a pass.
            return battle_value(battle, after, line, strength, False, weights) + timing
    return outlook(sight, battle, after, line, card, weights) + timing


def field_after_card(sight: Sight, now: Situation, card: int, weights: Weights) -> tuple[FieldContext, int]:
    """The FieldContext, and the viewer's line in it, once it has played a card that stays, or a Bishop."""
    field = now.field
    new_top = card < MERCENARIES and field.spring == 1 and card > now.top
    if new_top or card in (WINTER, SPRING, BISHOP):
        field = changed_field(sight, now, card, weights)
        return field, field.lines[0]
    return field, with_card(field.lines[0], card, now.top)


def changed_field(sight: Sight, now: Situation, card: int, weights: Weights) -> FieldContext:
    """The FieldContext after a card that changes what others' Mercenaries are worth."""
    lines, winter, spring = now.field.lines, now.field.winter, now.field.spring
    if card == WINTER:
        winter, spring = 1, 0
    elif card == SPRING:
        winter, spring = 0, 1
    elif card == BISHOP:
        top = highest_with_down(sight, highest_face_up(sight, now.highest))
        lines = all_lines(sight, top, now.highest)
    else:
        others = all_lines(sight, NO_MERCENARY, NO_MERCENARY)
        own = with_new_top(others[0], card)
        lines = (own, others[1], others[2], others[3], others[4], others[5])
    return field_context(sight, now.battle, lines, winter, spring, weights)


def passing(sight: Sight, now: Situation, weights: Weights) -> float:
    """What passing is worth: the end of the battle if no rival may play on."""
    battle, field = now.battle, now.field
    if waits(sight) and not ends_battle(sight, PASS):
        return battle_value(battle, field, field.lines[0], now.mine, True, weights) + weights[WAIT]
    if battle.active_rivals == 0:
        return value_if_ended(battle, field, field.lines[0], now.mine, weights)
    return battle_value(battle, field, field.lines[0], now.mine, False, weights)


def rescue_value(sight: Sight, now: Situation, card: int, weights: Weights) -> float:
    """What the battle is worth after a Mercenary has come back from the viewer's line."""
    battle, field, top = now.battle, now.field, now.top
    if field.spring and card == top and is_lone(sight, card):
        top = highest_with_down(sight, highest_face_up(sight, card))
        lines = all_lines(sight, top, NO_MERCENARY)
        field = field_context(sight, battle, lines, field.winter, field.spring, weights)
    line = without_mercenary(field.lines[0], card, top)
    value = outlook(sight, battle, field, line, NO_CARD, weights)
    return value + battle.card_price_factor * weights[PRICE + card]


def is_lone(sight: Sight, card: int) -> bool:
    """Whether a card of the viewer's line is the only one of its kind that lies on the table."""
    number = 0
    for seat in range(sight.seats):
        number += sight.lines[seat][card] + (1 if sight.down[seat] == card else 0)
    return number == 1


def scarecrow_value(sight: Sight, now: Situation, weights: Weights) -> float:
    """R6.1: what the best use of a Scarecrow is worth."""
    best = outlook(sight, now.battle, now.field, now.field.lines[0], SCARECROW, weights)
    for card in range(MERCENARIES):
        if sight.lines[0][card] > 0:
            best = max(best, rescue_value(sight, now, card, weights))
    return best


def score_rescue(sight: Sight, codes: CodeSequence, number: int, scores: Scores, weights: Weights) -> None:
    """R6.1: a score for each Mercenary to be taken back, and for none."""
    now = situation(sight, weights)
    for place in range(number):
        if codes[place] == RESCUE_NONE:
            scores[place] = outlook(sight, now.battle, now.field, now.field.lines[0], NO_CARD, weights)
        else:
            scores[place] = rescue_value(sight, now, codes[place] - RESCUE_CARD, weights)
