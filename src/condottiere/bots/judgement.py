"""How good each legal action is: the judgement of `expert`.

`judge` looks at a Sight and nothing else, so it knows no more than the seat may. It is written like the
rules, plain functions over plain numbers, so that it runs in CPython and compiled alike, millions of times a
second in the playouts of bots that look ahead.
"""

from condottiere.rules.actions import (
    DISCARD_HAND,
    DRAW_COUNT,
    KEEP_CARDS,
    KEPT_FIRST,
    KEPT_SECOND,
)
from condottiere.rules.cards import CARDS, MERCENARIES, NO_CARD
from condottiere.rules.sight import Sight
from condottiere.rules.table import BATTLE, FAVOR, HAND, KEEP, RESCUE, SITE

from .battle_judgement import judge_battle, judge_rescue
from .map_judgement import judge_favor, judge_site
from .weighing import DRAW, HAND_BASE, HAND_KIND, HAND_RIVALS, KEPT, PRICE, Codes, Scores, Weights


def judge(sight: Sight, codes: Codes, count: int, scores: Scores, weights: Weights) -> None:
    """Write a score for each of the first `count` legal codes; higher is better.

    A difference of 1 is clear: in proportion to exp(score), the scores give the odds of a player who errs
    now and then.
    """
    if sight.phase == BATTLE:
        judge_battle(sight, codes, count, scores, weights)
    elif sight.phase == SITE:
        judge_site(sight, codes, count, scores, weights)
    elif sight.phase == RESCUE:
        judge_rescue(sight, codes, count, scores, weights)
    elif sight.phase == FAVOR:
        judge_favor(sight, codes, count, scores, weights)
    elif sight.phase == HAND:
        judge_hand(sight, codes, count, scores, weights)
    elif sight.phase == KEEP:
        judge_keep(codes, count, scores, weights)
    else:
        for place in range(count):
            scores[place] = weights[DRAW] * (codes[place] - DRAW_COUNT)


def judge_hand(sight: Sight, codes: Codes, count: int, scores: Scores, weights: Weights) -> None:
    """R4.5: a score for discarding a hand without Mercenaries; keeping it counts nothing."""
    for place in range(count):
        scores[place] = 0.0
        if codes[place] == DISCARD_HAND:
            score = weights[HAND_BASE]
            for card in range(MERCENARIES, CARDS):
                score -= sight.hand[card] * weights[HAND_KIND + card - MERCENARIES]
            others = 0
            for seat in range(1, sight.seats):
                others += sight.held[seat]
            scores[place] = score - weights[HAND_RIVALS] * others / (10.0 * (sight.seats - 1))


def judge_keep(codes: Codes, count: int, scores: Scores, weights: Weights) -> None:
    """R7.2: a score for keeping no card, one or two, by what they cost beyond a new card."""
    for place in range(count):
        choice = codes[place] - KEEP_CARDS
        score = 0.0
        for card in (KEPT_FIRST[choice], KEPT_SECOND[choice]):
            if card != NO_CARD:
                score += weights[PRICE + card] - weights[KEPT]
        scores[place] = score
