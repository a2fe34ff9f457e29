"""A model of the odds of each side to win a battle, as far as the viewer can tell.

It is a softmax: each side's odds are the exponential of a sum of weights, and its chance is its share of
them.
"""

from math import exp
from typing import Final, NamedTuple

from condottiere.rules.cards import CARDS, MERCENARIES, STRENGTH
from condottiere.rules.observation import UNSEEN_CARD, Observation
from condottiere.rules.strength import NO_MERCENARY
from condottiere.rules.table import NOBODY

from .battle_context import BattleContext, battle_context
from .lines import (
    PackedLines,
    all_lines,
    courtesans,
    highest_face_up,
    highest_with_down,
    power,
    weather,
    with_hand,
)
from .weight_layout import (
    FACE_DOWN,
    OWN_LEADS,
    OWN_PLAYS,
    OWN_RESERVE,
    OWN_STAKE,
    RIVAL_HAND_STRENGTH,
    RIVAL_PLAYS,
    RIVAL_STAKE,
    STRENGTH_NOW,
    STRONGEST,
    STRONGEST_MARGIN,
    STRONGEST_OPPOSED,
    STRONGEST_PLAYS,
    TIE_BASE,
    TIE_RIVALS_PLAY,
    TRAILING_OUT,
    Weights,
)
from .win_odds import BySeat

IN_WINTER: Final = 0.3
"""The factor of a face-down card's average strength under a Winter."""


class LinesContext(NamedTuple):
    """All lines of a battle, now or after an action, and the odds that follow from them."""

    packed: PackedLines
    winter: int
    spring: int
    strengths: BySeat
    """The strength of each rival's line; negative for seats that do not fight."""
    odds: float
    """The sum of the rivals' odds to win, without the bonus for the strongest line."""
    loss: float
    """The sum over the rivals of their odds times the cost of their victory to the viewer."""
    tie_odds: float
    """The odds that nobody wins, if some line has strength."""
    best_rival: float
    """The strength of the strongest rival."""
    second_rival: float
    """The strength of the second strongest rival."""
    leader: int
    """The rival that alone is the strongest of them, or NOBODY."""
    leader_odds: float
    """The leader's part of `odds`."""
    full_hand_strength: float
    """The strength of the viewer's line with its whole hand."""
    hidden_lines: int
    """How many rivals have a face-down card that the viewer does not know."""


class CurrentBattle(NamedTuple):
    """A battle before the viewer acts."""

    battle: BattleContext
    lines: LinesContext
    mine: float
    """The strength of the viewer's line."""
    highest: int
    """The highest Mercenary that lies face up, or NO_MERCENARY."""
    top: int
    """The highest Mercenary that lies face up or is known to lie face down, or NO_MERCENARY."""


# --- the lines --------------------------------------------------------------------------------------


def rival_strength(
    observation: Observation, seat: int, line: int, winter: int, spring: int, weights: Weights
) -> float:
    """The expected strength of a rival's line after turning up; plus 0.5 if it wins ties (R14.5)."""
    if observation.contenders >> seat & 1 == 0:
        return -1.0
    strength = float(power(line, winter, spring))
    if observation.down[seat] == UNSEEN_CARD:
        strength += weights[FACE_DOWN] * (IN_WINTER if winter else 1.0)
    return strength + 0.5 if observation.defender == seat else strength


def rival_strengths(
    observation: Observation, packed: PackedLines, winter: int, spring: int, weights: Weights
) -> BySeat:
    """The strength of each rival's line; negative for the viewer and for seats that do not fight."""
    return (
        -1.0,
        rival_strength(observation, 1, packed[1], winter, spring, weights),
        rival_strength(observation, 2, packed[2], winter, spring, weights),
        rival_strength(observation, 3, packed[3], winter, spring, weights),
        rival_strength(observation, 4, packed[4], winter, spring, weights),
        rival_strength(observation, 5, packed[5], winter, spring, weights),
    )


def expected_hand_strength(observation: Observation, battle: BattleContext, seat: int, winter: int) -> float:
    """The expected strength of a rival's hand."""
    mean_strength = battle.mean_winter_strength if winter else battle.mean_strength
    strength = 0.0
    unknown = float(observation.held[seat])
    for card in range(CARDS):
        number = observation.sure[seat][card]
        if number > 0:
            unknown -= number
            strength += number if winter and card < MERCENARIES else number * STRENGTH[card]
    return strength + unknown * mean_strength


def lines_context(
    observation: Observation,
    battle: BattleContext,
    packed: PackedLines,
    winter: int,
    spring: int,
    weights: Weights,
) -> LinesContext:
    """Return the LinesContext of these lines, with or without Winter and Spring."""
    strengths = rival_strengths(observation, packed, winter, spring, weights)
    best = -1.0
    second = -1.0
    leader = NOBODY
    leader_odds = 0.0
    total = 0.0
    loss = 0.0
    hidden = 0
    for seat in range(1, observation.seats):
        strength = strengths[seat]
        if strength < 0.0:
            continue
        if observation.down[seat] == UNSEEN_CARD:
            hidden += 1
        odds = exp(rival_exponent(observation, battle, seat, strength, winter, weights))
        total += odds
        loss += odds * battle.stakes.costs[seat]
        if strength > best:
            second = best
            best = strength
            leader = seat
            leader_odds = odds
        elif strength > second:
            second = strength
    if second == best:
        leader = NOBODY
    tie = exp(tie_exponent(battle, weights))
    full = float(power(with_hand(observation, packed[0]), winter, 0))
    return LinesContext(
        packed, winter, spring, strengths, total, loss, tie, best, second, leader, leader_odds, full, hidden
    )


def current_battle(observation: Observation, weights: Weights) -> CurrentBattle:
    """Return the battle that is being fought."""
    battle = battle_context(observation, weights)
    highest = highest_face_up(observation, NO_MERCENARY)
    top = highest_with_down(observation, highest)
    winter, spring = weather(observation)
    packed = all_lines(observation, top, NO_MERCENARY)
    lines = lines_context(observation, battle, packed, winter, spring, weights)
    return CurrentBattle(battle, lines, own_strength(observation, packed[0], winter, spring), highest, top)


def own_strength(observation: Observation, line: int, winter: int, spring: int) -> float:
    """The strength of the viewer's line; plus 0.5 if it wins ties (R14.5)."""
    strength = float(power(line, winter, spring))
    return strength + 0.5 if observation.defender == 0 else strength


def most_courtesans(battle: BattleContext, line: int) -> float:
    """1 if the viewer alone has the most Courtesans in its line, -1 if a rival has more, 0 otherwise."""
    if battle.final:
        return 0.0
    own = courtesans(line)
    if own > battle.courtesans:
        return 1.0
    return -1.0 if battle.courtesans > own else 0.0


# --- the odds ---------------------------------------------------------------------------------------


def scaled_strength(strength: float, winter: int) -> float:
    """A strength in tens, or under a Winter in threes."""
    return strength / 3.0 if winter else strength / 10.0


def saturating(number: int) -> float:
    """A count mapped to a number below 1: 0, 1/2, 2/3, 3/4, ..."""
    return number / (number + 1.0)


def rival_exponent(
    observation: Observation, battle: BattleContext, seat: int, strength: float, winter: int, weights: Weights
) -> float:
    """The exponent of a rival's odds to win, without the bonus for the strongest line."""
    exponent = weights[STRENGTH_NOW] * scaled_strength(strength, winter)
    if battle.active_mask >> seat & 1 == 0:
        return exponent + weights[TRAILING_OUT]
    hand = scaled_strength(expected_hand_strength(observation, battle, seat, winter), winter)
    return (
        exponent
        + weights[RIVAL_PLAYS]
        + weights[RIVAL_HAND_STRENGTH] * hand
        + weights[RIVAL_STAKE] * battle.stakes.wants[seat]
    )


def strongest_exponent(
    margin: float, winter: int, plays: bool, active_rivals: int, weights: Weights
) -> float:
    """The bonus in the exponent for the strongest line.

    `margin` is its lead over the next line, `plays` whether its seat may still play, and `active_rivals` the
    number of others that may.
    """
    exponent = weights[STRONGEST] + weights[STRONGEST_MARGIN] * min(scaled_strength(margin, winter), 2.0)
    if plays:
        exponent += weights[STRONGEST_PLAYS]
    else:
        exponent -= weights[TRAILING_OUT]
    return exponent + weights[STRONGEST_OPPOSED] * saturating(active_rivals)


def own_exponent(
    battle: BattleContext, lines: LinesContext, mine: float, reserve: float, stays: bool, weights: Weights
) -> float:
    """The exponent of the viewer's odds to win; `stays` says whether it plays on."""
    exponent = weights[STRENGTH_NOW] * scaled_strength(mine, lines.winter)
    hand = scaled_strength(reserve, lines.winter)
    if stays:
        exponent += (
            weights[OWN_PLAYS] + weights[OWN_RESERVE] * hand + weights[OWN_STAKE] * battle.stakes.wants[0]
        )
    else:
        exponent += weights[TRAILING_OUT]
    if mine > lines.best_rival:
        exponent += strongest_exponent(
            mine - lines.best_rival, lines.winter, stays, battle.active_rivals, weights
        )
        if stays:
            exponent += weights[OWN_LEADS] * hand
    return exponent


def leader_exponent(
    battle: BattleContext, lines: LinesContext, mine: float, stays: bool, weights: Weights
) -> float:
    """The bonus in the exponent for the strongest line if it is a rival's."""
    plays = battle.active_mask >> lines.leader & 1 == 1
    active_rivals = battle.active_rivals - (1 if plays else 0) + (1 if stays else 0)
    margin = lines.best_rival - max(lines.second_rival, mine)
    return strongest_exponent(margin, lines.winter, plays, active_rivals, weights)


def tie_exponent(battle: BattleContext, weights: Weights) -> float:
    """The exponent of the odds that nobody wins the battle, if some line has strength."""
    return weights[TIE_BASE] + weights[TIE_RIVALS_PLAY] * saturating(battle.active_rivals)


def is_bare(lines: LinesContext, mine: float) -> bool:
    """Whether no line has any strength yet."""
    return mine <= 0.5 and lines.best_rival <= 0.5
